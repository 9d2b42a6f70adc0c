"""Timeline against each other: place your cards in the line of time, rightly and first.

The rules are TIM-01 to TIM-10 of `docs/rules/timeline.md`; each number stands where its rule is
enforced.
"""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from speeltafel.engine import fact
from speeltafel.engine.bits import bit, count_bits
from speeltafel.engine.chance import Chance
from speeltafel.engine.event import Event
from speeltafel.engine.outcome import Outcome
from speeltafel.engine.refusal import Refusal
from speeltafel.engine.state import FastState
from speeltafel.games.timeline.against import events
from speeltafel.games.timeline.against.actions import HAND, gap_of, place_of, placing
from speeltafel.games.timeline.against.table import Tableau
from speeltafel.games.timeline.faces import Faces
from speeltafel.games.timeline.hands import Hands
from speeltafel.games.timeline.shown import shown

if TYPE_CHECKING:
    from speeltafel.games.timeline.against.view import AgainstView


class Against(FastState):
    """A position: the open table, both sides of all cards, and the pile face up but unread."""

    def __init__(self, table: Tableau, faces: Faces, chance: Chance) -> None:
        self.table = table
        self.faces = faces
        self.chance = chance
        # Names: `table.pile` of them, the top one last, and then those that were drawn.
        self.pile = vec[i64]()

    def clone(self) -> "Against":
        twin = Against(self.table.clone(), self.faces, self.chance.clone())
        twin.pile = self.pile  # no play changes it
        return twin

    # Who may do what

    def actors(self) -> i64:
        if self.table.over:
            return 0
        return bit(self.table.turn)

    def awaited(self) -> i64:
        return self.actors()

    def most_legal(self) -> i64:
        return HAND * (self.table.cards + 1)

    def fill_legal(self, seat: i64, into: vec[i64]) -> i64:
        """TIM-04: any card of one's own in any gap; what is right shows when it is turned."""
        table = self.table
        count: i64 = 0
        if table.over or seat != table.turn:
            return count
        gaps = len(table.line) + 1
        for place in range(table.hands.sizes[seat]):
            first = placing(place, 0)
            for gap in range(gaps):
                into[count] = first + gap
                count += 1
        return count

    def permits(self, seat: int, action: int) -> Refusal | None:
        table = self.table
        if table.over:
            return Refusal("TIM-08", "over", {})
        if seat != table.turn:
            return Refusal("TIM-03", "turn", {"seat": fact.seat(table.turn)})
        held = table.hands.sizes[seat]
        if place_of(action) >= held:
            return Refusal("TIM-02", "no_card", {"held": fact.number(held)})
        if gap_of(action) > len(table.line):
            return Refusal("TIM-04", "no_gap", {"last": fact.number(len(table.line))})
        return None

    def time_up(self, seat: int) -> int:  # noqa: ARG002 - the contract's
        """The first card, in gap after gap as cards are missed: so it comes to an end."""
        table = self.table
        return placing(0, len(table.discards) % (len(table.line) + 1))

    def reveals(self, seat: int, action: int) -> bool:  # noqa: ARG002 - the contract's
        """TIM-05: every card that is placed is turned."""
        return True

    # What happens

    def play(self, seat: i64, action: i64) -> None:
        self._act(seat, action, None)

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        self._act(seat, action, log)

    def _act(self, seat: i64, action: i64, log: list[Event] | None) -> None:
        table = self.table
        name = table.hands.take(seat, place_of(action))
        table.turned[name] = 1
        gap = gap_of(action)
        right = self.fits(name, gap)
        if log is not None:
            log.append(events.placed(table, self.faces, seat, name, gap, right))
        if right:
            table.insert(name, gap)  # TIM-05
            if table.hands.sizes[seat] == 0:
                table.finished |= bit(seat)
        else:
            table.discards = append(table.discards, name)  # TIM-06: first this, then the draw
            self._draw(seat, log)
        table.done |= bit(seat)
        if table.done == table.inside:
            self._end_round(log)
        else:
            table.turn = table.next_inside(table.next_to(seat))

    def fits(self, name: i64, gap: i64) -> bool:
        return fits(self.table.line, self.faces, name, gap)

    def _draw(self, seat: i64, log: list[Event] | None) -> None:
        """Take the top card of the pile; an empty one is made again first (TIM-07)."""
        table = self.table
        if table.pile == 0:
            self._make_pile(log)
        table.pile -= 1
        name = self.pile[table.pile]
        table.hands.add(seat, name)
        if log is not None:
            log.append(events.draws(seat, name))
        self.show_top()

    def _make_pile(self, log: list[Event] | None) -> None:
        table = self.table
        table.piles += 1
        self.pile = table.discards
        self.chance.mix("pile", table.piles, self.pile)
        table.pile = len(self.pile)
        table.discards = vec[i64]()
        if log is not None:
            log.append(events.new_pile(len(self.pile)))

    def show_top(self) -> None:
        """TIM-01: the light side of the top card is seen by all."""
        table = self.table
        table.top = 0
        if table.pile > 0:
            table.top = self.pile[table.pile - 1]
            table.see(table.top + 1)
        self.faces.reveal(table.seen)

    def lay_pile(self, pile: vec[i64]) -> None:
        """A first pile, the top card last."""
        self.pile = pile
        self.table.pile = len(pile)
        self.show_top()

    def cards_in_pile(self) -> vec[i64]:
        """The top one last."""
        return self.pile[: self.table.pile]

    def _end_round(self, log: list[Event] | None) -> None:
        """TIM-08, TIM-09: one who finished wins, several play on, and else everybody does."""
        table = self.table
        finished = count_bits(table.finished)
        cards_left = table.pile + len(table.discards)
        if finished == 1 or cards_left < finished:  # TIM-10
            table.over = True
            table.winners = table.finished
            return
        if finished > 0:
            self._play_off(log)
        table.done = 0
        table.finished = 0
        table.turn = table.next_inside(table.first)

    def _play_off(self, log: list[Event] | None) -> None:
        """TIM-09: one new card each, in the order of play; all others are out."""
        table = self.table
        table.play_off = True
        table.inside = table.finished
        if log is not None:
            log.append(events.play_off(table))
        for seat in table.order_of_play():
            self._draw(seat, log)

    def deal(self, log: list[Event] | None) -> None:
        """TIM-01, TIM-02: names follow the shuffled pile, so its top is the lowest name."""
        table = self.table
        table.hands = Hands(table.players)
        start: i64 = 0
        for seat in range(table.players):
            for _place in range(HAND):
                table.hands.add(seat, start)
                start += 1
        pile = vec[i64]([0] * (table.cards - start - 1))
        last = table.cards - 1
        for place in range(len(pile)):
            pile[place] = last - place
        table.line = append(table.line, start)
        table.see(start + 1)
        table.turned[start] = 1
        self.lay_pile(pile)
        if log is not None:
            log.append(events.begins(table, self.faces))

    # What comes of it

    def outcome(self) -> Outcome | None:
        """Who won; the score of the others is minus the cards they still had to place."""
        table = self.table
        if not table.over:
            return None
        winners = bits(table.winners, table.players)
        scores = [-len(hand) for hand in table.hands]
        return Outcome("finished" if len(winners) == 1 else "shared", winners, scores)

    def view(self, seat: int | None) -> "AgainstView":
        # the import stands here because views make states and states make views
        from speeltafel.games.timeline.against.view import AgainstView  # noqa: PLC0415

        table = self.table.clone()
        sides = shown(self.faces, table.seen, table.turned, table.over)
        return AgainstView(table=table, seat=seat, shown=sides)


def fits(line: vec[i64], faces: Faces, name: i64, gap: i64) -> bool:
    """TIM-05: whether some order of the possible dates agrees; equal dates fit either way."""
    earliest = faces.earliest
    latest = faces.latest
    for place in range(gap):
        if earliest[line[place]] > latest[name]:
            return False
    for place in range(gap, len(line)):
        if earliest[name] > latest[line[place]]:
            return False
    return True


def bits(seats: i64, players: i64) -> list[int]:
    """The seats of a set of seats, ascending."""
    return [seat for seat in range(players) if (seats >> seat) & 1]

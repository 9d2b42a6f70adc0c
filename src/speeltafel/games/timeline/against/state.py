"""Timeline against each other: place your cards in the line of time, rightly and first.

The rules are TIM-01 to TIM-10 of `docs/rules/timeline.md`; each number stands where its rule is
enforced.
"""

from typing import TYPE_CHECKING

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from speeltafel.engine import fact
from speeltafel.engine.bits import bit
from speeltafel.engine.chance import Chance
from speeltafel.engine.event import Event
from speeltafel.engine.outcome import Outcome
from speeltafel.engine.refusal import Refusal
from speeltafel.engine.state import State
from speeltafel.games.timeline.against import events
from speeltafel.games.timeline.against.actions import HAND, gap_of, place_of, placing
from speeltafel.games.timeline.against.table import Tableau
from speeltafel.games.timeline.faces import Faces, shown

if TYPE_CHECKING:
    from speeltafel.games.timeline.against.view import AgainstView


class Against(State):
    """A position: the open table, both sides of all cards, and the pile face up but unread."""

    def __init__(self, table: Tableau, faces: Faces, chance: Chance) -> None:
        self.table = table
        self.faces = faces
        self.chance = chance
        self.pile = vec[i64]()  # names, the top one last

    def clone(self) -> "Against":
        twin = Against(self.table.clone(), self.faces, self.chance.clone())
        twin.pile = self.pile[:]
        return twin

    # Who may do what

    def to_act(self) -> list[int]:
        return [] if self.table.over else [self.table.turn]

    def waits_for(self) -> list[int]:
        return self.to_act()

    def legal(self, seat: int) -> list[int]:
        """TIM-04: any card of one's own in any gap; what is right shows when it is turned."""
        actions: list[int] = []
        if self.table.over or seat != self.table.turn:
            return actions
        for place in range(len(self.table.hands[seat])):
            for gap in range(len(self.table.line) + 1):
                actions.append(placing(place, gap))
        return actions

    def permits(self, seat: int, action: int) -> Refusal | None:
        table = self.table
        if table.over:
            return Refusal("TIM-08", "over", {})
        if seat != table.turn:
            return Refusal("TIM-03", "turn", {"seat": fact.seat(table.turn)})
        held = len(table.hands[seat])
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

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        table = self.table
        hand, name = pop(table.hands[seat], place_of(action))
        table.hands[seat] = hand
        table.turned[name] = 1
        gap = gap_of(action)
        right = self.fits(name, gap)
        if log is not None:
            log.append(events.placed(table, self.faces, seat, name, gap, right))
        if right:
            table.insert(name, gap)  # TIM-05
            if len(hand) == 0:
                table.finished |= bit(seat)
        else:
            table.discards = append(table.discards, name)  # TIM-06: first this, then the draw
            self._draw(seat, log)
        table.done |= bit(seat)
        if table.done == table.inside:
            self._end_round(log)
        else:
            table.turn = table.next_inside((seat + 1) % table.players)

    def fits(self, name: i64, gap: i64) -> bool:
        return fits(self.table.line, self.faces, name, gap)

    def _draw(self, seat: i64, log: list[Event] | None) -> None:
        """Take the top card of the pile; an empty one is made again first (TIM-07)."""
        table = self.table
        if len(self.pile) == 0:
            self._make_pile(log)
        self.pile, name = pop(self.pile)
        table.hands[seat] = append(table.hands[seat], name)
        if log is not None:
            log.append(events.draws(seat, name))
        self._show_top()

    def _make_pile(self, log: list[Event] | None) -> None:
        table = self.table
        table.piles += 1
        order = self.chance.shuffle(f"pile {table.piles}", len(table.discards))
        self.pile = vec[i64]([table.discards[place] for place in order])
        table.discards = vec[i64]()
        if log is not None:
            log.append(events.new_pile(len(self.pile)))

    def _show_top(self) -> None:
        """TIM-01: the light side of the top card is seen by all."""
        table = self.table
        table.pile = len(self.pile)
        table.top = self.pile[-1] if table.pile > 0 else 0
        if table.pile > 0 and table.top >= table.seen:
            table.seen = table.top + 1

    def _end_round(self, log: list[Event] | None) -> None:
        """TIM-08, TIM-09: one who finished wins, several play on, and else everybody does."""
        table = self.table
        finished = bits(table.finished, table.players)
        cards_left = len(self.pile) + len(table.discards)
        if len(finished) == 1 or (finished and cards_left < len(finished)):  # TIM-10
            table.over = True
            table.winners = table.finished
            return
        if finished:
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
        self.pile = vec[i64](list(range(table.cards - 1, -1, -1)))
        table.turned = vec[i64]([0] * table.cards)
        for _ in range(table.players):
            hand = vec[i64]()
            for _ in range(HAND):
                self.pile, name = pop(self.pile)
                hand = append(hand, name)
            table.hands.append(hand)
        self.pile, start = pop(self.pile)
        table.line = append(table.line, start)
        table.turned[start] = 1
        table.seen = start + 1
        self._show_top()
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
    for place in range(len(line)):
        other = line[place]
        if place < gap:
            if faces.earliest[other] > faces.latest[name]:
                return False
        elif faces.earliest[name] > faces.latest[other]:
            return False
    return True


def bits(seats: i64, players: i64) -> list[int]:
    """The seats of a set of seats, ascending."""
    return [seat for seat in range(players) if (seats >> seat) & 1]

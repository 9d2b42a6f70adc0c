"""Timeline together: build one line of time before the cards run out.

The rules are TWI-04 to TWI-24 of `docs/rules/timeline.md`; each number stands where its rule is
enforced.
"""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from speeltafel.engine import fact
from speeltafel.engine.bits import bit
from speeltafel.engine.chance import Chance
from speeltafel.engine.event import Event
from speeltafel.engine.outcome import Outcome
from speeltafel.engine.refusal import Refusal
from speeltafel.engine.state import FastState
from speeltafel.games.timeline.faces import Faces
from speeltafel.games.timeline.hands import Hands
from speeltafel.games.timeline.shown import shown
from speeltafel.games.timeline.together import events
from speeltafel.games.timeline.together.actions import ACTIONS, DISCARD, HAND, PLAY, STOP
from speeltafel.games.timeline.together.stacks import NO_CARD
from speeltafel.games.timeline.together.table import CARDS, Tableau

if TYPE_CHECKING:
    from speeltafel.games.timeline.together.view import TogetherView


class Together(FastState):
    """A position: the open table, and both sides of all cards.

    Names follow the shuffled cards and nothing is shuffled again, so the pile is the highest names
    in order, its top the lowest of them.
    """

    def __init__(self, table: Tableau, faces: Faces, chance: Chance) -> None:
        self.table = table
        self.faces = faces
        self.chance = chance

    def clone(self) -> "Together":
        return Together(self.table.clone(), self.faces, self.chance.clone())

    # Who may do what

    def actors(self) -> i64:
        if self.table.ending:
            return 0
        return bit(self.table.turn)

    def awaited(self) -> i64:
        return self.actors()

    def most_legal(self) -> i64:
        return ACTIONS

    def fill_legal(self, seat: i64, into: vec[i64]) -> i64:
        table = self.table
        count: i64 = 0
        if table.ending or seat != table.turn:
            return count
        for place in range(table.hands.sizes[seat]):
            if table.sideways[table.hands.card(seat, place)] == 0:
                into[count] = PLAY + place
                count += 1
        if not table.tried:
            count = self._add_discards(into, count, seat)
        if table.placed > 0:
            into[count] = STOP  # TWI-16
            count += 1
        return count

    def _add_discards(self, into: vec[i64], at: i64, seat: i64) -> i64:
        """TWI-18: cards whose light icon equals the dark icon on top of the discard pile."""
        hands, faces = self.table.hands, self.faces
        wanted = faces.dark_icons[self.table.discards[-1]]
        for place in range(hands.sizes[seat]):
            if faces.light_icons[hands.card(seat, place)] == wanted:
                into[at] = DISCARD + place
                at += 1
        return at

    def permits(self, seat: int, action: int) -> Refusal | None:
        if action in self.legal(seat):
            return None
        table = self.table
        if table.ending:
            return Refusal("TWI-22", "over", {})
        if seat != table.turn:
            return Refusal("TWI-07", "turn", {"seat": fact.seat(table.turn)})
        if action == STOP:
            return Refusal("TWI-15" if table.tried else "TWI-08", "stop", {})
        return self._why_not(table.hands.sizes[seat], action)

    def _why_not(self, held: i64, action: i64) -> Refusal:
        if action % HAND >= held:
            return Refusal("TWI-05", "no_card", {"held": fact.number(held)})
        if action < DISCARD:
            return Refusal("TWI-14", "sideways", {})
        if not self.table.tried:
            top = self.table.discards[-1]
            return Refusal("TWI-18", "icon", {"icon": fact.icon(self.faces.dark_icon(top))})
        if self.table.placed == 0:
            return Refusal("TWI-15", "must_try", {})
        return Refusal("TWI-08", "not_both", {})

    def time_up(self, seat: int) -> int:
        """Stop, or discard, or else try the first card."""
        actions = self.legal(seat)
        if STOP in actions:
            return STOP
        return next((action for action in actions if action >= DISCARD), actions[0])

    def reveals(self, seat: int, action: int) -> bool:  # noqa: ARG002 - the contract's
        """Every card is turned (TWI-10, TWI-18), and after the last new ones are drawn (TWI-09)."""
        return True

    # What happens

    def play(self, seat: i64, action: i64) -> None:
        self._act(seat, action, None)

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        self._act(seat, action, log)

    def _act(self, seat: i64, action: i64, log: list[Event] | None) -> None:
        if action == STOP:
            self._end_turn(log)
        elif action >= DISCARD:
            self._discard(seat, action - DISCARD, log)
        else:
            self._try(seat, action - PLAY, log)

    def _discard(self, seat: i64, place: i64, log: list[Event] | None) -> None:
        """TWI-18: turned over onto the pile."""
        table = self.table
        name = self._take(seat, place)
        table.discards = append(table.discards, name)
        if log is not None:
            log.append(events.discards(self.faces, seat, name))
        self._end_turn(log)

    def _take(self, seat: i64, place: i64) -> i64:
        """A card out of a hand, turned over."""
        table = self.table
        name = table.hands.take(seat, place)
        table.turned[name] = 1
        return name

    def _try(self, seat: i64, place: i64, log: list[Event] | None) -> None:
        """TWI-10 to TWI-17: turn a card over and see where its date puts it."""
        table = self.table
        table.tried = True
        name = table.hands.card(seat, place)
        where = self._place(name)
        if log is not None:
            log.append(events.tries(self.faces, seat, name, where))
        if where:
            self._take(seat, place)
            table.placed += 1
        else:
            table.turned[name] = 1  # TWI-14: its date stays public
            table.sideways[name] = 1
        self._go_on(seat, log)

    def _place(self, name: i64) -> str:
        """Put a card where it belongs, and say where; nothing if the slot is taken (TWI-14)."""
        table, dates = self.table, self.faces.earliest
        date = dates[name]
        if table.row.stack(name, dates) or table.slots.stack(name, dates):
            return events.STACKED  # TWI-11, before anything else
        firsts = table.row.firsts
        if date < dates[firsts[0]]:  # TWI-10
            table.put_left(name)
            return events.LEFT
        if date > dates[firsts[-1]]:
            table.put_right(name)
            return events.RIGHT
        return self._place_between(name)

    def _place_between(self, name: i64) -> str:
        """TWI-12, TWI-13: into the slot above its two neighbours in the bottom row."""
        table = self.table
        slot = table.slot_of(name, self.faces.earliest)
        if table.slots.firsts[slot] != NO_CARD:
            return ""
        table.slots.put(slot, name)
        return events.SLOT

    def _go_on(self, seat: i64, log: list[Event] | None) -> None:
        """TWI-15 to TWI-17: whether the turn goes on after a card was tried."""
        table = self.table
        if not table.cards_left():  # TWI-16: the very last card ends the game at once
            self._end("complete", log)
        elif table.placed == 2 or (table.placed == 1 and not table.may_try(seat)):
            self._end_turn(log)
        elif not table.may_try(seat):
            self._end("none_placed", log)  # TWI-17

    def _end_turn(self, log: list[Event] | None) -> None:
        """TWI-09, TWI-19, TWI-21: draw, then the next player who has cards, if they can move."""
        table = self.table
        table.tried = False
        table.placed = 0
        self._draw(table.turn, log)
        if not table.cards_left():
            self._end("complete", log)
            return
        table.turn = (table.turn + 1) % table.players
        while table.hands.sizes[table.turn] == 0:
            table.turn = (table.turn + 1) % table.players
        if not table.may_try(table.turn) and not self.legal(table.turn):
            self._end("no_move", log)

    def _draw(self, seat: i64, log: list[Event] | None) -> None:
        """TWI-09: until four cards lie there, sideways ones included, or the pile is empty."""
        table = self.table
        while table.hands.sizes[seat] < HAND and table.pile > 0:
            name = CARDS - table.pile
            table.hands.add(seat, name)
            self._shrink_pile()
            if log is not None:
                log.append(events.draws(seat, name))

    def _shrink_pile(self) -> None:
        """TWI-06: the light side of the next card is seen by all."""
        table = self.table
        table.pile -= 1
        table.seen = CARDS - table.pile + (1 if table.pile > 0 else 0)
        self.faces.reveal(table.seen)

    def _end(self, ending: str, log: list[Event] | None) -> None:
        self.table.ending = ending
        if log is not None:
            log.append(events.ends(self.table))

    def deal(self, log: list[Event] | None) -> None:
        """TWI-05, TWI-06: four cards each, seat by seat; the line's start; the discards' start."""
        table = self.table
        table.hands = Hands(table.players)
        table.turned = vec[i64]([0] * CARDS)
        table.sideways = vec[i64]([0] * CARDS)
        name: i64 = 0
        for seat in range(table.players):
            for _place in range(HAND):
                table.hands.add(seat, name)
                name += 1
        table.row.append(name)
        table.discards = append(table.discards, name + 1)
        table.turned[name] = 1
        table.turned[name + 1] = 1
        table.pile = CARDS - name - 1
        self._shrink_pile()
        if log is not None:
            log.append(events.begins(table, self.faces))

    # What comes of it

    def outcome(self) -> Outcome | None:
        """All win together when every card found its place, and share the score in any case."""
        table = self.table
        if not table.ending:
            return None
        seats = list(range(table.players))
        winners = seats if table.ending == "complete" else []
        return Outcome(table.ending, winners, [table.score() for _ in seats])

    def view(self, seat: int | None) -> "TogetherView":
        # the import stands here because views make states and states make views
        from speeltafel.games.timeline.together.view import TogetherView  # noqa: PLC0415

        table = self.table.clone()
        over = bool(table.ending)
        sides = shown(self.faces, table.seen, table.turned, over)
        return TogetherView(table=table, seat=seat, shown=sides)

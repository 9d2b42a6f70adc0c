"""Tabulos: get rid of your cards, a multiplication with each.

The rules are TAB-01 to TAB-20 of `docs/rules/tabulos.md`; each number stands where its rule is
enforced. A card is laid in two actions: it is put down, then the multiplication is said, with or
without the call "reverse!". Any card of the hand can be put down, and anything can be said:
whether it was wrong shows when it has been said (TAB-07). `legal` lists only what has no price.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.engine.bits import bit, places
from speeltafel.engine.chance import Chance
from speeltafel.engine.event import Event
from speeltafel.engine.outcome import Outcome
from speeltafel.engine.refusal import Refusal
from speeltafel.engine.state import FastState
from speeltafel.engine.tally import listed, of, one
from speeltafel.games.tabulos import events
from speeltafel.games.tabulos.actions import (
    CATCH,
    DRAW,
    LET_GO,
    PASS,
    SAY,
    SAY_NOTHING,
    calls,
    first_of,
    second_of,
)
from speeltafel.games.tabulos.cards import (
    EFFECT,
    END_POINT,
    KINDS,
    SQUARE,
    Sets,
    kind_at,
    marks_of,
    no_cards,
)
from speeltafel.games.tabulos.events import BY_CHOICE, FOR_CATCH, FOR_END_POINT, FOR_MISTAKE
from speeltafel.games.tabulos.memory import WAS_OF_POT, Memory
from speeltafel.games.tabulos.refusals import why_not
from speeltafel.games.tabulos.sums import FITTING, fits, is_right
from speeltafel.games.tabulos.table import (
    ASKING,
    CAUGHT,
    CHOOSING,
    DREW,
    FORGOTTEN,
    OUT_OF_CARDS,
    OVER,
    POTS,
    REASONS,
    SAYING,
    STALLED,
    Tableau,
)

if TYPE_CHECKING:
    from speeltafel.games.tabulos.view import TabulosView


class Tabulos(FastState):
    """A position of Tabulos: what is open, what is remembered, the hands and the pot."""

    def __init__(
        self,
        table: Tableau,
        memory: Memory,
        hands: Sets,
        of_pot: Sets,
        pot: vec[i64],
        chance: Chance,
    ) -> None:
        self.table = table
        self.memory = memory
        self.hands = hands  # by seat
        self.of_pot = of_pot  # by seat: the cards that `Memory.of_pot` counts
        self.pot = pot  # ends with what is left of it, in the order of drawing; clones share it
        self.drawn: i64 = 0  # the card just drawn, while in the phase DREW
        self.chance = chance

    def clone(self) -> "Tabulos":
        twin = Tabulos(
            self.table.clone(),
            self.memory.clone(),
            self.hands.clone(),
            self.of_pot.clone(),
            self.pot,
            self.chance.clone(),
        )
        twin.drawn = self.drawn
        return twin

    # Who may do what

    def actors(self) -> i64:
        table = self.table
        if table.phase == OVER:
            return 0
        if table.call != FORGOTTEN:
            return bit(table.turn)
        seats: i64 = 0
        for seat in range(table.players):
            if self._on_turn(seat) or table.may_catch(seat):
                seats |= bit(seat)
        return seats

    def awaited(self) -> i64:
        table = self.table
        if table.phase == ASKING:
            return self.actors()
        if table.phase == OVER:
            return 0
        return bit(table.turn)

    def _on_turn(self, seat: i64) -> bool:
        return seat == self.table.turn and self.table.phase < ASKING

    def most_legal(self) -> i64:
        return SAY  # all cards at once, and one of each other action

    def fill_legal(self, seat: i64, into: vec[i64]) -> i64:
        table = self.table
        count: i64 = 0
        if self._on_turn(seat):
            if table.phase == SAYING:
                return table.fill_good_sums(into)
            count = self._add_lays(into)
            into[count] = self._draw_or_pass()
            count += 1
        if table.call == FORGOTTEN and table.may_catch(seat):
            into[count] = CATCH
            count += 1
            if table.phase == ASKING:
                into[count] = LET_GO
                count += 1
        return count

    def choices(self, seat: int) -> list[int]:
        """TAB-07: any card that can be put down, so that nobody is told which of them fit.

        What is said is typed: of all sums only the right ones are listed.
        """
        table = self.table
        if not self._on_turn(seat) or table.phase == SAYING:
            return self.legal(seat)
        others = [action for action in self.legal(seat) if action >= KINDS]
        if table.phase == DREW:
            return [self.drawn, *others]
        held = [kind for kind in range(KINDS) if self.hands.count(seat, kind) > 0]
        return [*held, *others]

    def _add_lays(self, into: vec[i64]) -> i64:
        """TAB-05: the cards that fit; after drawing only the drawn one (TAB-08)."""
        table = self.table
        count: i64 = 0
        if table.phase == DREW:
            if fits(self.drawn, table.top):
                into[0] = self.drawn
                count = 1
            return count
        words = self.hands.words
        even = words[2 * table.turn] & FITTING[2 * table.top]
        odd = words[2 * table.turn + 1] & FITTING[2 * table.top + 1]
        marks = marks_of(even, odd)
        while marks != 0:
            into[count] = kind_at(marks)
            count += 1
            marks &= marks - 1
        return count

    def _draw_or_pass(self) -> i64:
        """TAB-08: drawing is always allowed; passing after it, or where nothing can be drawn."""
        table = self.table
        return DRAW if table.phase == CHOOSING and table.can_draw() else PASS

    def permits(self, seat: int, action: int) -> Refusal | None:
        if self._is_open_to_mistakes(seat, action) or action in self.legal(seat):
            return None
        return why_not(self.table, self.hands, self.drawn, seat, action)

    def _is_open_to_mistakes(self, seat: i64, action: i64) -> bool:
        """TAB-07: any card of the hand can be put down, and then anything can be said."""
        table = self.table
        if not self._on_turn(seat):
            return False
        if table.phase == SAYING:
            return action >= SAY_NOTHING
        if table.phase == DREW:
            return action == self.drawn
        return action < KINDS and self.hands.count(seat, action) > 0

    def asks(self) -> bool:
        """TAB-13: whether the others would catch the last card."""
        return self.table.phase == ASKING

    def reveals(self, seat: int, action: int) -> bool:  # noqa: ARG002 - the contract's
        """A card leaves the hand or comes to it, but for these two."""
        return action not in (PASS, LET_GO)

    def time_up(self, seat: int) -> int:  # noqa: ARG002 - the contract's
        """TAB-18, TAB-13: the same for the seat that is waited for, one action at a time."""
        if self.table.phase == ASKING:
            return LET_GO
        return SAY_NOTHING if self.table.phase == SAYING else self._draw_or_pass()

    # What happens

    def play(self, seat: i64, action: i64) -> None:
        self._act(seat, action, None)

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        self._act(seat, action, log)

    def _act(self, seat: i64, action: i64, log: list[Event] | None) -> None:
        if action == CATCH:
            self._catch(seat, log)
        elif action == LET_GO:
            self._let_go(seat, log)
        elif action >= SAY_NOTHING:
            self._say(action, log)
        else:
            self.table.close_window()
            if action < KINDS:
                self._lay(action, log)
            elif action == DRAW:
                self._draw(log)
            else:
                self._pass(log)

    def _lay(self, kind: i64, log: list[Event] | None) -> None:
        """Put a card down; the turn goes on."""
        table = self.table
        just_drawn = table.phase == DREW
        table.phase = SAYING
        table.down = kind
        table.sizes -= one(table.turn)
        self.hands.take(table.turn, kind)
        if self.memory.see(table.turn, kind, just_drawn) == WAS_OF_POT:
            self.of_pot.take(table.turn, kind)
        if log is not None:
            log.append(events.lays(table))

    def _say(self, action: i64, log: list[Event] | None) -> None:
        """TAB-06, TAB-07: the card stays if it fits and what was said is right."""
        table = self.table
        table.hear(table.turn, action)
        right = action >= SAY and is_right(
            table.down, table.top, first_of(action), second_of(action)
        )
        if log is not None:
            log.append(events.says(table, right))
        if right:
            self._leave_down(calls(action), log)
        else:
            self._take_back(log)

    def _take_back(self, log: list[Event] | None) -> None:
        """TAB-07: the card goes back first, then one is drawn; none of its effects."""
        table = self.table
        self.hands.put(table.turn, table.down)
        self.memory.hold(table.turn, table.down)
        table.sizes += one(table.turn)
        if log is not None:
            log.append(events.takes_back(table))
        self._give(table.turn, FOR_MISTAKE, log)
        if table.options.next_turn_too:
            table.miss(table.turn)
        self._end_turn(log)

    def _leave_down(self, called: bool, log: list[Event] | None) -> None:
        """A card is laid rightly: it stays, and does what it does."""
        table = self.table
        table.put_on_pile(table.down)
        table.note_call(called)
        effect = EFFECT[table.top]
        if effect == SQUARE:
            self._turn_around(log)
        if table.size(table.turn) == 0:
            self._lay_last(log)
            return
        if effect == END_POINT:
            self._hit_next(log)
        self._end_turn(log)

    def _turn_around(self, log: list[Event] | None) -> None:
        """TAB-10; also without the call (TAB-11)."""
        table = self.table
        table.reverse()
        if log is not None and table.players > 2:
            log.append(events.turns(table))

    def _hit_next(self, log: list[Event] | None) -> None:
        """TAB-14: the neighbour draws and misses the turn, also one who has to miss one already."""
        table = self.table
        neighbour = table.next_to(table.turn)
        table.miss(neighbour)
        self._give(neighbour, FOR_END_POINT, log)

    def _lay_last(self, log: list[Event] | None) -> None:
        """TAB-15: a player without cards wins; with a square not called, if not caught (TAB-13)."""
        table = self.table
        if table.call == FORGOTTEN:
            table.phase = ASKING
            table.answered = bit(table.turn)
            if log is not None:
                log.append(events.asks(table))
            return
        self._win(log)

    def _win(self, log: list[Event] | None) -> None:
        self.table.end(OUT_OF_CARDS)
        if log is not None:
            log.append(events.wins(self.table.turn))

    def _let_go(self, seat: i64, log: list[Event] | None) -> None:
        """TAB-13: when all have let go, the win stands."""
        table = self.table
        table.answered |= bit(seat)
        if log is not None:
            log.append(events.lets_go(table, seat))
        if table.answered == table.everyone():
            self._win(log)

    def _catch(self, seat: i64, log: list[Event] | None) -> None:
        """TAB-11, TAB-12: who forgot the call draws a card, and may have to miss the next turn."""
        table = self.table
        asked = table.phase == ASKING
        table.call = CAUGHT
        if log is not None:
            log.append(events.catches(table, seat))
        if table.options.card_and_turn:
            table.miss(table.said_by)
        self._give(table.said_by, FOR_CATCH, log)
        if asked:  # TAB-13: play goes on after the card that was nearly the last
            self._end_turn(log)

    def _draw(self, log: list[Event] | None) -> None:
        """TAB-08: draw, and lay that card or pass."""
        table = self.table
        self._give(table.turn, BY_CHOICE, log)
        if table.phase != OVER:
            table.phase = DREW

    def _pass(self, log: list[Event] | None) -> None:
        if log is not None:
            log.append(events.passes(self.table.turn))
        self._end_turn(log)

    def _give(self, seat: i64, cause: i64, log: list[Event] | None) -> None:
        """A seat draws a card, for whatever cause, if there is one."""
        table = self.table
        if table.pot == 0 and not self._make_pot(seat, log):
            return
        kind = self.pot[len(self.pot) - table.pot]
        table.pot -= 1
        table.quiet = False
        table.sizes += one(seat)
        self.hands.put(seat, kind)
        self.drawn = kind
        self.memory.draw(seat)
        if not self.memory.first:
            self.of_pot.put(seat, kind)
        if log is not None:
            log.append(events.draws(seat, kind, cause))

    def _make_pot(self, seat: i64, log: list[Event] | None) -> bool:
        """TAB-09: a new pot of the discard pile but for its top card; False if there is none."""
        table = self.table
        if table.pile_size == 1:
            if log is not None:
                log.append(events.finds_nothing(seat))
            return False
        if table.pots_made + 1 == table.options.pots:  # TAB-20
            table.end(POTS)
            if log is not None:
                log.append(events.no_new_pot(table))
            return False
        self._shuffle_pile()
        if log is not None:
            log.append(events.new_pot(table))
        return True

    def _shuffle_pile(self) -> None:
        table = self.table
        table.pile.take(0, table.top)
        cards = table.pile.pack(0)
        table.pots_made += 1
        self.chance.mix("pot", table.pots_made, cards)
        self.pot = cards
        self.memory.new_pot(table.players, table.pile)
        self.of_pot = no_cards(table.players)
        table.pot = len(cards)
        table.pile = no_cards(1)
        table.pile.put(0, table.top)
        table.pile_size = 1

    def _end_turn(self, log: list[Event] | None) -> None:
        """The next player's turn; a player who has to miss one is passed over."""
        table = self.table
        if table.phase == OVER:  # TAB-20: somebody had to draw, and could not
            return
        if table.is_stalled():
            table.end(STALLED)
            if log is not None:
                log.append(events.stalls())
            return
        seat = table.next_to(table.turn)
        while of(table.missing, seat) > 0:
            table.missing -= one(seat)
            if log is not None:
                log.append(events.misses(seat))
            seat = table.next_to(seat)
        table.begin_turn(seat)

    # What comes of it

    def outcome(self) -> Outcome | None:
        """TAB-15, TAB-16, TAB-20: the fewest cards win, ties share."""
        table = self.table
        if table.phase != OVER:
            return None
        scores = [-size for size in listed(table.sizes, table.players)]
        return Outcome(REASONS[table.reason], places(self.ahead()), scores)

    def ahead(self) -> i64:
        """The seats with the fewest cards, one bit a seat."""
        table = self.table
        fewest = table.size(0)
        for seat in range(1, table.players):
            fewest = min(fewest, table.size(seat))
        seats: i64 = 0
        for seat in range(table.players):
            if table.size(seat) == fewest:
                seats |= bit(seat)
        return seats

    def view(self, seat: int | None) -> "TabulosView":
        from speeltafel.games.tabulos.view import TabulosView  # noqa: PLC0415 - they make each other

        own = no_cards(2)
        drawn: i64 = 0
        if seat is not None:
            own.put_all(0, self.hands, seat)
            own.put_all(1, self.of_pot, seat)
            if self.table.phase == DREW and seat == self.table.turn:
                drawn = self.drawn
        return TabulosView(
            table=self.table.clone(), memory=self.memory.clone(), seat=seat, own=own, drawn=drawn
        )

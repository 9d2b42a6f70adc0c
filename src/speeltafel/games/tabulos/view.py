"""What a seat knows of a position of Tabulos (TAB-19)."""

from mypy_extensions import i64

from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State
from speeltafel.engine.tally import listed
from speeltafel.engine.view import View
from speeltafel.games.tabulos.actions import SAY_NOTHING, calls, first_of, second_of
from speeltafel.games.tabulos.cards import NAMES, Sets
from speeltafel.games.tabulos.events import direction_word
from speeltafel.games.tabulos.memory import Memory
from speeltafel.games.tabulos.state import Tabulos
from speeltafel.games.tabulos.sums import TABLES, unpack_tables
from speeltafel.games.tabulos.table import (
    ASKING,
    CALLS,
    DREW,
    OVER,
    PHASES,
    REASONS,
    SAYING,
    Tableau,
)
from speeltafel.games.tabulos.worlds import Worlds


class TabulosView(View):
    """What is open and remembered and, for a player, the own cards."""

    def __init__(
        self, *, table: Tableau, memory: Memory, seat: int | None, own: Sets, drawn: i64
    ) -> None:
        self.table = table
        self.memory = memory
        self.seat = seat
        self.own = own  # the hand, and those cards that `Memory.of_pot` counts
        self.drawn = drawn  # the card just drawn, if it is this seat that DREW
        self._worlds: Worlds | None = None

    def sample(self, dice: Dice) -> Tabulos:
        return self.worlds().draw(dice)

    def resample(self, world: State, dice: Dice) -> Tabulos:
        assert isinstance(world, Tabulos)
        return self.worlds().redraw(world, dice)

    def worlds(self) -> Worlds:
        """All that agree with this view."""
        worlds = self._worlds
        if worlds is None:
            worlds = Worlds(self.table, self.memory, self.seat, self.own, self.drawn)
            self._worlds = worlds
        return worlds

    def open_json(self) -> dict[str, object]:
        form: dict[str, object] = {"game": "tabulos"}
        form.update(_options_json(self.table))
        form.update(_table_json(self.table))
        form.update(_turn_json(self.table))
        form["shown"] = [self.memory.held.names(seat) for seat in range(self.table.players)]
        return form

    def own_json(self) -> dict[str, object]:
        form: dict[str, object] = {}
        if self.seat is not None:
            has_drawn = self.table.phase == DREW and self.table.turn == self.seat
            form["hand"] = self.own.names(0)
            form["drawn"] = NAMES[self.drawn] if has_drawn else None
        if self.table.options.pips:
            form["margins"] = self._margins()
        return form

    def _margins(self) -> dict[str, object]:
        """TAB-17: the tables of the cards that this seat sees."""
        kinds = {*self.own.unpack(0), self.table.top}
        if self.table.phase == SAYING:
            kinds.add(self.table.down)
        return {NAMES[kind]: unpack_tables(TABLES[kind]) for kind in sorted(kinds)}


def _options_json(table: Tableau) -> dict[str, object]:
    options = table.options
    return {
        "players": table.players,
        "mistake": "next_turn_too" if options.next_turn_too else "this_turn",
        "caught": "card_and_turn" if options.card_and_turn else "card",
        "pips": options.pips,
        "pots": options.pots,
    }


def _table_json(table: Tableau) -> dict[str, object]:
    return {
        "top": NAMES[table.top],
        "pile": table.pile.names(0),
        "pot": table.pot,
        "pots_made": table.pots_made,
        "hand_sizes": listed(table.sizes, table.players),
        "missing": listed(table.missing, table.players),
        "direction": direction_word(table.direction),
        "over": table.phase == OVER,
        "reason": REASONS[table.reason] if table.phase == OVER else None,
    }


def _turn_json(table: Tableau) -> dict[str, object]:
    seats = range(table.players)
    return {
        "turn": table.turn,
        "phase": PHASES[table.phase],
        "down": NAMES[table.down] if table.phase == SAYING else None,
        "said": _said_json(table) if table.said != 0 else None,
        "call": CALLS[table.call],
        "may_catch": [seat for seat in seats if table.may_catch(seat)],
        "let_go": [seat for seat in seats if table.phase == ASKING and _has_let_go(table, seat)],
    }


def _has_let_go(table: Tableau, seat: i64) -> bool:
    return seat != table.said_by and not table.may_catch(seat)


def _said_json(table: Tableau) -> dict[str, object]:
    """The last multiplication that was heard, right or wrong."""
    form: dict[str, object] = {
        "seat": table.said_by,
        "card": NAMES[table.said_card],
        "on": NAMES[table.said_on],
    }
    if table.said != SAY_NOTHING:
        form["first"] = first_of(table.said)
        form["second"] = second_of(table.said)
        form["call"] = "called" if calls(table.said) else "silent"
    return form

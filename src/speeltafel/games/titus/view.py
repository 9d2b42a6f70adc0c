"""What a seat knows of a position of Titus (TIT-27): the same for all seats, and for spectators."""

from mypy_extensions import i64

from speeltafel.engine.dice import Dice
from speeltafel.engine.event import Event
from speeltafel.engine.state import State
from speeltafel.engine.tally import listed
from speeltafel.engine.view import View
from speeltafel.games.titus.coins import COINS, HIGHEST, NO_COIN, names
from speeltafel.games.titus.events import shown_now
from speeltafel.games.titus.memory import Memory
from speeltafel.games.titus.state import Titus
from speeltafel.games.titus.table import BEST_CARD, CARDS, TURN_LIMIT, Tableau
from speeltafel.games.titus.worlds import Worlds


class TitusView(View):
    """The open table and, apart from it, a memory of the backs that were seen (TIT-17)."""

    def __init__(self, *, table: Tableau, memory: Memory, seat: int | None) -> None:
        self.table = table
        self.memory = memory
        self.seat = seat
        self._worlds: Worlds | None = None

    def remembering(self, memory: Memory) -> "TitusView":
        """The same, for somebody who remembers less: what is forgotten is sampled again."""
        return TitusView(table=self.table, memory=memory, seat=self.seat)

    def sample(self, dice: Dice) -> Titus:
        return self.worlds().draw(dice)

    def resample(self, world: State, dice: Dice) -> Titus:
        assert isinstance(world, Titus)
        return self.worlds().redraw(world, dice)

    def worlds(self) -> Worlds:
        """All that agree with this view."""
        worlds = self._worlds
        if worlds is None:
            worlds = Worlds(self.table, self.memory)
            self._worlds = worlds
        return worlds

    def retold(self, event: Event) -> Event:
        """TIT-17: a coin is told with the side it shows now, unless backs are open."""
        return shown_now(event, self.table) if self.forgets() else event

    def forgets(self) -> bool:
        """TIT-17: unless backs are open."""
        return not self.table.memory_aid and not self.table.over

    def reopens(self) -> bool:
        """TIT-17: after the game."""
        return not self.table.memory_aid and self.table.over

    def open_json(self) -> dict[str, object]:
        """TIT-17: backs only with the memory aid, or after the game."""
        form: dict[str, object] = {"game": "titus"}
        form.update(_game_json(self.table))
        form.update(_turn_json(self.table))
        form["top"] = None if self.table.drawn == COINS else self._coin(self.table.drawn)
        form["hand"] = None if self.table.hand == NO_COIN else self._coin(self.table.hand)
        seats = range(self.table.players)
        form["reserves"] = [self._reserve(seat) for seat in seats]
        form["runs"] = [self._runs(seat) for seat in seats]
        return form

    def _reserve(self, seat: i64) -> list[object]:
        """The pieces of a reserve, the lowest numbers first."""
        table = self.table
        pieces: list[object] = []
        for number in range(1, HIGHEST + 1):
            for top in names(table.starts[number] & table.pieces[seat]):
                pieces.append(self._stack(top))
        return pieces

    def _runs(self, seat: i64) -> list[object]:
        """The point cards of a seat, each with the coins that are left on it."""
        table = self.table
        return [
            {"points": BEST_CARD - card, "coins": self._stack(table.run_tops[card])}
            for card in range(table.scored)
            if table.run_owners[card] == seat
        ]

    def _stack(self, top: i64) -> list[object]:
        """A piece or run from the top down: the first coin names it."""
        return [self._coin(coin) for coin in self.table.stack(top)]

    def _coin(self, coin: i64) -> dict[str, object]:
        form: dict[str, object] = {"coin": coin, "side": self.table.sides[coin]}
        back = self.memory.backs[coin]
        if back != 0 and (self.table.memory_aid or self.table.over):
            form["back"] = back
        return form


def _game_json(table: Tableau) -> dict[str, object]:
    seats = range(table.players)
    return {
        "players": table.players,
        "memory_aid": table.memory_aid,
        "fewest": "points" if table.fewest_points else "cards",
        "over": table.over,
        "pile": COINS - table.drawn,
        "point_cards": [BEST_CARD - card for card in range(table.scored, CARDS)],
        "points": listed(table.points, table.players),
        "totals": [table.total(seat) for seat in seats],
        "on_cards": [table.coins_on_cards(seat) for seat in seats],
        "ranks": [table.rank(seat) for seat in seats],
    }


def _turn_json(table: Tableau) -> dict[str, object]:
    """Whose turn it is, and how far it is; no limit for the player with the fewest (TIT-21)."""
    return {
        "turn": table.turn,
        "taken": table.taken,
        "limit": None if table.has_fewest(table.turn) else TURN_LIMIT,
        "may_take": not table.over and table.hand == NO_COIN and table.may_take(),
        "may_exchange": table.from_pile and table.hand != NO_COIN,
    }

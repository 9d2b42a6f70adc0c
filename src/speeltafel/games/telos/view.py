"""What a seat knows of a position of Télos (TEL-30)."""

from mypy_extensions import i64

from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State
from speeltafel.engine.view import View
from speeltafel.games.telos.cards import (
    ZEUS_POINTS,
    card_count,
    highest_god,
    names,
    zeus_count,
)
from speeltafel.games.telos.events import direction_word
from speeltafel.games.telos.following import can_follow
from speeltafel.games.telos.state import Telos
from speeltafel.games.telos.table import BY_CUCKOO, BY_EAGLE, Tableau
from speeltafel.games.telos.worlds import Worlds


class TelosView(View):
    """The open table and, for a player, the own cards. Sets of cards are packed."""

    def __init__(
        self, *, table: Tableau, seat: int | None, hand: i64, gave: i64, came: i64, picked: i64
    ) -> None:
        self.table = table
        self.seat = seat
        self.hand = hand  # with the picked cards
        self.gave = gave  # swapped away
        self.came = came
        self.picked = picked
        self._worlds: Worlds | None = None

    def sample(self, dice: Dice) -> Telos:
        return self.worlds().draw(dice)

    def resample(self, world: State, dice: Dice) -> Telos:
        assert isinstance(world, Telos)
        return self.worlds().redraw(world, dice)

    def worlds(self) -> Worlds:
        """All that agree with this view."""
        worlds = self._worlds
        if worlds is None:
            worlds = Worlds(
                table=self.table,
                seat=self.seat,
                hand=self.hand,
                gave=self.gave,
                came=self.came,
                picked=self.picked,
            )
            self._worlds = worlds
        return worlds

    def open_json(self) -> dict[str, object]:
        return _table_json(self.table)

    def own_json(self) -> dict[str, object]:
        if self.seat is None:
            return {}
        return {
            "hand": names(self.hand),
            "picked": names(self.picked),
            "gave": names(self.gave),
            "came": names(self.came),
            "must_throw": self.must_throw(),
        }

    def must_throw(self) -> bool:
        """Whether the own seat is on turn and can't follow (TEL-06, TEL-09)."""
        table = self.table
        if table.over or self.seat != table.turn or table.count == 0 or table.is_last_trick():
            return False
        return not can_follow(self.hand, table.match, table.count)


def _table_json(table: Tableau) -> dict[str, object]:
    extra = 1 if table.divine_trick else 0
    used = table.players * (table.dealt + extra)
    return {
        "game": "telos",
        "players": table.players,
        "powers": table.powers,
        "divine_trick": table.divine_trick,
        "zeus": names(table.zeus),
        "round": table.round,
        "dealer": table.dealer,
        "direction": direction_word(table.direction),
        "minus": [names(table.minus[seat]) for seat in range(table.players)],
        "points": [table.minus_points(seat) for seat in range(table.players)],
        "over": table.over,
        # this round
        "dealt": table.dealt,
        "aside": card_count(table.round_cards()) - used,
        "hand_sizes": [table.hand_size(seat) for seat in range(table.players)],
        "played": [names(table.played[seat]) for seat in range(table.players)],
        "swapped": [seat for seat in range(table.players) if table.has_swapped(seat)],
        "swan": table.swan,
        "trick": _trick_json(table),
    }


def _trick_json(table: Tableau) -> dict[str, object]:
    return {
        "leader": table.leader,
        "turn": table.turn,
        "passed": [seat for seat in range(table.players) if (table.passed >> seat) & 1],
        "last": table.is_last_trick(),
        "lead_limit": table.lead_limit(),
        "count": table.count,
        "match": names(table.match),
        "ahead": table.ahead if table.done else None,
        "laid": _laid_json(table),
        "zeus_worth": _zeus_worth(table),
        "picked": table.picked,
        "reversing": table.reversing,
        "next_lead": _next_lead_word(table),
    }


def _laid_json(table: Tableau) -> list[dict[str, object]]:
    """The cards of each seat; of a Zeus among them also what it counted for (TEL-17)."""
    shown: list[dict[str, object]] = []
    highest: i64 = 0
    for seat in table.order_of_play():
        cards, how = table.laid[seat], table.manner(seat)
        if how == "leads":
            highest = highest_god(cards)  # TEL-23: the Bull beside it counts as much
        worth: int | None = None
        if zeus_count(cards) != 0 and how != "throws":
            worth = ZEUS_POINTS if how == "last" else highest
        shown.append({"seat": seat, "cards": names(cards), "how": how, "zeus_worth": worth})
        if how == "follows":
            highest = max(highest, highest_god(cards))
    return shown


def _zeus_worth(table: Tableau) -> int | None:
    """What a Zeus counts for that is played now; nothing before a lead (TEL-17, TEL-20)."""
    if table.is_last_trick():
        return ZEUS_POINTS
    return highest_god(table.match) if table.count > 0 else None


def _next_lead_word(table: Tableau) -> str:
    if table.next_lead == BY_EAGLE:
        return "eagle"
    return "cuckoo" if table.next_lead == BY_CUCKOO else "winner"

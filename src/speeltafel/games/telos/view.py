"""What a seat knows of a position of Télos (TEL-30)."""

from mypy_extensions import i64

from speeltafel.engine.dice import Dice
from speeltafel.engine.view import View
from speeltafel.games.telos.cards import card_count, names
from speeltafel.games.telos.events import direction_word
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
        return worlds.draw(dice)

    def to_json(self) -> dict[str, object]:
        form: dict[str, object] = {"game": "telos", "seat": self.seat}
        form.update(_match_json(self.table))
        form.update(_round_json(self.table))
        form["trick"] = _trick_json(self.table)
        if self.seat is not None:
            form["hand"] = names(self.hand)
            form["picked"] = names(self.picked)
            form["gave"] = names(self.gave)
            form["came"] = names(self.came)
        return form


def _match_json(table: Tableau) -> dict[str, object]:
    return {
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
    }


def _round_json(table: Tableau) -> dict[str, object]:
    seats = range(table.players)
    extra = 1 if table.divine_trick else 0
    used = table.players * (table.dealt + extra)
    return {
        "dealt": table.dealt,
        "aside": card_count(table.round_cards()) - used,
        "hand_sizes": [table.hand_size(seat) for seat in seats],
        "played": [names(table.played[seat]) for seat in seats],
        "swapped": [seat for seat in seats if table.has_swapped(seat)],
        "swan": table.swan,
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
        "laid": [_laid_json(table, seat) for seat in table.order_of_play()],
        "picked": table.picked,
        "reversing": table.reversing,
        "next_lead": _next_lead_word(table),
    }


def _laid_json(table: Tableau, seat: i64) -> dict[str, object]:
    return {"seat": seat, "cards": names(table.laid[seat]), "how": table.manner(seat)}


def _next_lead_word(table: Tableau) -> str:
    if table.next_lead == BY_EAGLE:
        return "eagle"
    return "cuckoo" if table.next_lead == BY_CUCKOO else "winner"

"""What everybody knows of a position (TWI-25): all but the dates nobody has seen.

After the game these too, of all cards that lay open.
"""

from speeltafel.engine.chance import Thrown
from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State
from speeltafel.engine.view import View
from speeltafel.games.timeline.beliefs import Beliefs
from speeltafel.games.timeline.shown import Shown
from speeltafel.games.timeline.together.state import Together
from speeltafel.games.timeline.together.table import WORTH, Tableau, rank


class TogetherView(View):
    """The open table and the sides that were shown; the same for all seats."""

    def __init__(self, *, table: Tableau, seat: int | None, shown: Shown) -> None:
        self.table = table
        self.seat = seat
        self.shown = shown

    def believing(self, beliefs: Beliefs) -> "TogetherView":
        """The same, for somebody who has beliefs about dates: these are imagined by them."""
        return TogetherView(table=self.table, seat=self.seat, shown=self.shown.believing(beliefs))

    def sample(self, dice: Dice) -> Together:
        return Together(self.table.clone(), self.shown.imagine(dice), Thrown(dice.fork()))

    def resample(self, world: State, dice: Dice) -> Together:
        assert isinstance(world, Together)
        world.table.become(self.table)
        self.shown.imagine_again(world.faces, dice)
        world.chance = world.chance.renewed(dice)
        return world

    def open_json(self) -> dict[str, object]:
        table, shown = self.table, self.shown
        return {
            "game": "timeline_together",
            "players": table.players,
            "first": table.first,
            "turn": table.turn,
            "tried": table.tried,
            "placed": table.placed,
            "row": [[shown.card_json(name) for name in stack] for stack in table.row],
            "slots": [[shown.card_json(name) for name in stack] for stack in table.slots],
            "hands": [[self._own_json(name) for name in hand] for hand in table.hands],
            "discards": [shown.card_json(name) for name in table.discards],
            "pile": table.pile,
            "top": shown.card_json(table.seen - 1) if table.pile > 0 else None,
            "points": [self._points_json(place) for place in WORTH],
            "score": table.score(),
            "rank": rank(table.score()),
            "over": bool(table.ending),
        }

    def _points_json(self, place: str) -> dict[str, object]:
        """What the cards in a place count for: a line of the score (TWI-23)."""
        cards, each = self.table.count(place), WORTH[place]
        return {"place": place, "cards": cards, "each": each, "points": cards * each}

    def _own_json(self, name: int) -> dict[str, object]:
        """A card before a player; sideways ones were tried in vain, and the slot is taken (TWI-14)."""
        form = self.shown.card_json(name)
        if not self.table.sideways[name]:
            return {**form, "sideways": False}
        slot = self.table.slot_of(name, self.shown.known().earliest)
        return {**form, "sideways": True, "slot": slot}

"""What everybody knows of a position of Timeline (TWI-25): all but the dates nobody has seen.

After the game these too, of all cards that lay open.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from speeltafel.engine.chance import Chance, Thrown
from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State
from speeltafel.engine.view import View
from speeltafel.games.timeline.against.state import Against, bits, fits
from speeltafel.games.timeline.against.table import Tableau
from speeltafel.games.timeline.beliefs import Beliefs
from speeltafel.games.timeline.shown import Shown


class AgainstView(View):
    """The open table and the sides that were shown; the same for all seats."""

    def __init__(self, *, table: Tableau, seat: int | None, shown: Shown) -> None:
        self.table = table
        self.seat = seat
        self.shown = shown
        self._pile = vec[i64]()  # in the order of names, the top one last; once it is needed
        self._has_pile = False

    def believing(self, beliefs: Beliefs) -> "AgainstView":
        """The same, for somebody who has beliefs about dates: these are imagined by them."""
        return AgainstView(table=self.table, seat=self.seat, shown=self.shown.believing(beliefs))

    def sample(self, dice: Dice) -> Against:
        chance = Thrown(dice.fork())
        world = Against(self.table.clone(), self.shown.imagine(dice), chance)
        world.pile = self._imagined_pile(chance)
        return world

    def resample(self, world: State, dice: Dice) -> Against:
        assert isinstance(world, Against)
        chance = world.chance.renewed(dice)
        world.chance = chance
        world.table.become(self.table)
        self.shown.imagine_again(world.faces, dice)
        world.pile = self._imagined_pile(chance)
        return world

    def _imagined_pile(self, chance: Chance) -> vec[i64]:
        """The top card is known; below it the first pile is in the order of names, later ones not."""
        table = self.table
        if table.pile == 0:
            return vec[i64]()
        if not self._has_pile:
            self._pile = append(vec[i64](self._below_top()), table.top)
            self._has_pile = True
        if table.piles == 1:
            return self._pile
        below = self._pile[:-1]
        chance.mix("below", 0, below)
        return append(below, table.top)

    def _below_top(self) -> list[int]:
        """The cards that lie nowhere else, highest name first."""
        table = self.table
        elsewhere = {*table.line, *table.discards, table.top}
        for hand in table.hands:
            elsewhere.update(hand)
        return [name for name in range(table.cards - 1, -1, -1) if name not in elsewhere]

    def open_json(self) -> dict[str, object]:
        table, shown = self.table, self.shown
        return {
            "game": "timeline",
            "players": table.players,
            "first": table.first,
            "turn": table.turn,
            "line": [shown.card_json(name) for name in table.line],
            "hands": [[shown.card_json(name) for name in hand] for hand in table.hands],
            "discards": [shown.card_json(name) for name in table.discards],
            "belongs": self._belongs(),
            "pile": table.pile,
            "top": shown.card_json(table.top) if table.pile > 0 else None,
            "still_in": bits(table.inside, table.players),
            "finished": bits(table.finished, table.players),
            "play_off": table.play_off,
            "over": table.over,
        }

    def _belongs(self) -> int | None:
        """The first gap where the top discard would be right (TIM-05)."""
        line, discards = self.table.line, self.table.discards
        if len(discards) == 0:
            return None
        faces, missed = self.shown.known(), discards[-1]
        return next(gap for gap in range(len(line) + 1) if fits(line, faces, missed, gap))

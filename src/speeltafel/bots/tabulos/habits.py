"""How a good player plays Tabulos."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.bots.consideration import Consideration
from speeltafel.bots.guide import FastGuide
from speeltafel.bots.tabulos.considerations import of_lay, of_other
from speeltafel.bots.tabulos.difficulty import easiest
from speeltafel.bots.tabulos.outlook import Outlook
from speeltafel.engine.bits import bit, count_bits
from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State
from speeltafel.games.tabulos.actions import CATCH
from speeltafel.games.tabulos.cards import CARDS, EFFECT, END_POINT, KINDS
from speeltafel.games.tabulos.state import Tabulos
from speeltafel.games.tabulos.table import OVER, SAYING

HIT: Final = 3.0
"""What it counts for to make the next player draw and miss a turn (TAB-14)."""
FOLLOW: Final = 0.7
"""What it counts for to have an answer oneself."""

# How hand sizes make chances: a hand is as strong as (cards + FEW - TURN if on turn) ** -POWER.
FEW: Final = 0.75
TURN: Final = 0.5
POWER: Final = 1.75
STRENGTH: Final = vec[float]([math.pow(cards + FEW, -POWER) for cards in range(CARDS + 1)])
STRENGTH_ON_TURN: Final = vec[float](
    [math.pow(cards + FEW - TURN, -POWER) for cards in range(CARDS + 1)]
)


class TabulosHabits(FastGuide):
    """Lay what leaves the next player without an answer, and oneself with one."""

    def __init__(self) -> None:
        super().__init__()
        self.block: float = 3.0
        """What it counts for that the next player has no answer."""

    def pick_among(
        self,
        state: State,
        seat: i64,
        choices: vec[i64],
        count: i64,
        dice: Dice,  # noqa: ARG002
    ) -> i64:
        assert isinstance(state, Tabulos)
        for place in range(count):
            if choices[place] == CATCH:
                return CATCH
        if state.table.phase == SAYING or choices[1] >= KINDS:
            return choices[0]  # whatever is right, or the only card that fits
        return self._lay(state, seat, choices, count)

    def _lay(self, state: Tabulos, seat: i64, choices: vec[i64], count: i64) -> i64:
        outlook = Outlook(state, seat)
        best, most = choices[0], -1.0
        for place in range(count):
            kind = choices[place]
            if kind < KINDS:
                promise = self.promise(outlook, kind)
                if promise > most:
                    best, most = kind, promise
        return best

    def promise(self, outlook: Outlook, kind: i64) -> float:
        """How good it is to lay a card; what it does to a hand counts more the smaller the hand."""
        harm, follow = self._parts(outlook, kind)
        return harm + follow

    def _parts(self, outlook: Outlook, kind: i64) -> tuple[float, float]:
        """What a card does to the next player, and what it leaves to oneself."""
        table = outlook.table
        blocked = outlook.blocks(kind)
        harm = HIT if EFFECT[kind] == END_POINT else self.block * blocked
        theirs = float(table.size(outlook.neighbour(kind))) + FEW
        own = float(table.size(outlook.seat)) - 1.0 + FEW
        return harm / theirs, FOLLOW * outlook.follows(kind, blocked) / own

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Tabulos)
        if state.table.phase == OVER:
            ahead = state.ahead()
            return 1.0 / float(count_bits(ahead)) if ahead & bit(seat) != 0 else 0.0
        total = 0.0
        own = 0.0
        for other in range(state.table.players):
            strength = self._strength(state, other)
            total += strength
            if other == seat:
                own = strength
        return own / total

    def _strength(self, state: Tabulos, seat: i64) -> float:
        """The chances of winning are as these numbers: found by fitting them to 12,000 games."""
        size = state.table.size(seat)
        return STRENGTH_ON_TURN[size] if state.table.turn == seat else STRENGTH[size]

    def narrow(self, state: State, seat: i64, choices: vec[i64], count: i64) -> i64:  # noqa: ARG002
        """One sum is as good as another, and who can lay a card does not draw."""
        assert isinstance(state, Tabulos)
        lays: i64 = 0
        for place in range(count):
            action = choices[place]
            if action == CATCH:
                choices[0] = CATCH
                return 1
            if action < KINDS:
                choices[lays] = action
                lays += 1
        if state.table.phase == SAYING:
            return 1
        return lays if lays > 0 else count

    def considerations(self, state: State, seat: int, action: int) -> list[Consideration]:
        assert isinstance(state, Tabulos)
        if action >= KINDS:
            return of_other(state, action)
        outlook = Outlook(state, seat)
        harm, follow = self._parts(outlook, action)
        return of_lay(outlook, action, harm, follow)

    def foreseen(self, before: State, after: State, seat: int) -> dict[str, float]:  # noqa: ARG002
        return {"wins": self.worth(after, seat)}


class OwnCards(TabulosHabits):
    """Keeps a good hand and hits with end points, but has no eye for what others can lay."""

    def __init__(self) -> None:
        super().__init__()
        self.block = 0.0


class EasySums(TabulosHabits):
    """Lays what is easy to say, and is left with the hard sums."""

    def promise(self, outlook: Outlook, kind: i64) -> float:
        return 1.0 / float(1 + easiest(kind, outlook.table.top))

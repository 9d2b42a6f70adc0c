"""How people play Titus who have not seen all of it yet."""

from mypy_extensions import i64

from speeltafel.bots.titus.habits import TitusHabits
from speeltafel.bots.titus.thought import LATER, TO_SCORE, Thought
from speeltafel.games.titus.state import Titus


class EagerThought(Thought):
    """Scores at once: a point card in hand feels better than one that may come."""

    def scoring(self) -> i64:
        return TO_SCORE


class HomelyThought(EagerThought):
    """Looks no further than the pile and its own reserve: what others have is theirs."""

    def turned(self, coin: i64) -> i64:  # noqa: ARG002
        return LATER


class EagerHabits(TitusHabits):
    def thought(self, state: Titus, seat: int) -> Thought:
        return EagerThought(state, seat)


class HomelyHabits(TitusHabits):
    def thought(self, state: Titus, seat: int) -> Thought:
        return HomelyThought(state, seat)

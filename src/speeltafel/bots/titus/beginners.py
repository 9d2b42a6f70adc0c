"""How people play Titus who have not seen all of it yet."""

from mypy_extensions import i64, mypyc_attr

from speeltafel.bots.bot import Bot, Budget
from speeltafel.bots.titus.habits import TitusHabits
from speeltafel.bots.titus.thought import LATER, TO_SCORE, Thought
from speeltafel.engine.dice import Dice
from speeltafel.engine.view import View
from speeltafel.games.titus.state import Titus
from speeltafel.games.titus.view import TitusView


@mypyc_attr(acyclic=True)
class EagerThought(Thought):
    """Scores at once: a point card in hand feels better than one that may come."""

    def scoring(self) -> i64:
        return TO_SCORE


@mypyc_attr(acyclic=True)
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


class Forgetful(Bot):
    """Another bot with a small memory: it knows the backs of the coins that were turned last."""

    def __init__(self, bot: Bot, coins: i64) -> None:
        self.bot = bot
        self.coins = coins

    def choose(self, view: View, choices: list[int], budget: Budget, dice: Dice) -> int:
        assert isinstance(view, TitusView)
        return self.bot.choose(remembered(view, self.coins), choices, budget, dice)


def remembered(view: TitusView, coins: i64) -> TitusView:
    """What is left of a view in a memory of this many coins; the memory aid never forgets (TIT-17)."""
    if view.table.memory_aid:
        return view
    return view.remembering(view.memory.latest(coins, view.table.turned_at))

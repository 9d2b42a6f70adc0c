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
class WaryThought(Thought):
    """Likes what is sure: takes only coins whose back it remembers, and scores at once."""

    def scoring(self) -> i64:
        return TO_SCORE

    def turned(self, coin: i64) -> i64:
        if (self.state.turned >> coin) & 1 == 0:
            return LATER
        return super().turned(coin)


class WaryHabits(TitusHabits):
    def thought(self, state: Titus, seat: int) -> Thought:
        return WaryThought(state, seat)


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

"""Players who forget the backs of coins."""

from mypy_extensions import i64

from speeltafel.bots.bot import Bot, Budget
from speeltafel.engine.dice import Dice
from speeltafel.engine.view import View
from speeltafel.games.titus.view import TitusView


class Forgetful(Bot):
    """Another bot with a small memory: it knows the backs of the coins that were turned last."""

    def __init__(self, bot: Bot, coins: i64) -> None:
        self.bot = bot
        self.coins = coins

    def choose(self, view: View, choices: list[int], budget: Budget, dice: Dice) -> int:
        assert isinstance(view, TitusView)
        return self.bot.choose(remembered(view, self.coins), choices, budget, dice)


def remembered(view: TitusView, coins: i64) -> TitusView:
    """What is left of a view in a memory of so many coins; the memory aid never forgets (TIT-17)."""
    if view.table.memory_aid:
        return view
    return view.remembering(view.memory.latest(coins, view.table.turned_at))

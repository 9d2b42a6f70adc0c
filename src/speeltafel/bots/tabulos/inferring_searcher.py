"""A player who looks ahead."""

from mypy_extensions import i64

from speeltafel.bots.bot import Bot, Budget
from speeltafel.bots.guide import Guide
from speeltafel.bots.search import Searcher
from speeltafel.bots.tabulos.inference import InferredView
from speeltafel.engine.dice import Dice
from speeltafel.engine.view import View
from speeltafel.games.tabulos.view import TabulosView


class InferringSearcher(Bot):
    """Searches the worlds that its hunches suggest."""

    def __init__(self, guide: Guide, most_simulations: i64 = 0) -> None:
        """Zero is no limit of its own."""
        self.guide = guide
        self.searcher = Searcher(guide, most_simulations)

    def choose(self, view: View, choices: list[int], budget: Budget, dice: Dice) -> int:
        assert isinstance(view, TabulosView)
        assert view.seat is not None
        if len(choices) == 1:
            return choices[0]
        tried = self.guide.worth_trying(view.sample(dice), view.seat, choices)
        return self.searcher.choose(InferredView(view), tried, budget, dice)

"""Rule of thumb: a good player's habits, and no looking ahead."""

from speeltafel.bots.bot import Bot, Budget
from speeltafel.bots.guide import Guide
from speeltafel.engine.dice import Dice
from speeltafel.engine.view import View


class RuleOfThumb(Bot):
    """Plays what its guide picks in a position it imagines."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide

    def choose(self, view: View, choices: list[int], budget: Budget, dice: Dice) -> int:  # noqa: ARG002
        assert view.seat is not None
        if len(choices) == 1:
            return choices[0]
        return self.guide.pick(view.sample(dice), view.seat, choices, dice)

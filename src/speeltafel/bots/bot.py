"""What a bot is."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from speeltafel.engine.dice import Dice
from speeltafel.engine.view import View

WAIT: Final = -1
"""The choice of a seat that may act out of turn and would rather not, for now."""


class Budget:
    """How long a bot may think: milliseconds, simulations, or whichever ends first.

    With simulations alone a choice is the same on every machine, compiled or not.
    """

    def __init__(self, milliseconds: i64 = 0, simulations: i64 = 0) -> None:
        """Zero is no limit; at least one of them is given."""
        assert milliseconds > 0 or simulations > 0
        self.milliseconds = milliseconds
        self.simulations = simulations

    def within(self, simulations: i64) -> "Budget":
        """This budget with a limit to the simulations; zero is none."""
        if simulations == 0:
            return self
        least = min(simulations, self.simulations) if self.simulations > 0 else simulations
        return Budget(self.milliseconds, least)


@mypyc_attr(allow_interpreted_subclasses=True)  # also in plain Python
class Bot(ABC):
    """A player that is no person. It remembers nothing between two choices: all is in the view."""

    @abstractmethod
    def choose(self, view: View, choices: list[int], budget: Budget, dice: Dice) -> int:
        """One of the choices, which are what `asking.choices_of` gives.

        Or, where a game lets mistakes happen, a slip that the game permits. The same view,
        choices, simulations and dice give the same choice: `tests/bots/test_honest.py`.
        """


class RandomBot(Bot):
    """Any choice, each as likely as another."""

    def choose(self, view: View, choices: list[int], budget: Budget, dice: Dice) -> int:  # noqa: ARG002
        return choices[dice.below(len(choices))]

"""Forethought: what would come of each choice, in the same imagined worlds?

Most of what happens in these games is luck: which cards come, and where their dates turn out to
lie. Trying every choice in the same world with the same luck leaves only the difference that the
choice makes, which a search of the same length would not find.
"""

from mypy_extensions import i64

from speeltafel.bots.bot import Bot, Budget
from speeltafel.bots.guide import Guide
from speeltafel.bots.search import Deadline, World
from speeltafel.bots.turn_order import choice_buffer
from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State
from speeltafel.engine.view import View


class Comparison:
    """The choices of one decision, and what came of them so far."""

    def __init__(self, guide: Guide, view: View, choices: list[int], dice: Dice) -> None:
        assert view.seat is not None
        self.guide = guide
        self.view = view
        self.seat: int = view.seat
        self.dice = dice
        world = view.sample(dice)
        self.buffer = choice_buffer(world)
        self.choices = guide.worth_trying(world, self.seat, choices)
        self.first = guide.pick(world, self.seat, self.choices, dice)
        self.world = world  # the last one imagined, to be used again
        self.totals = [0.0] * len(self.choices)
        self.worlds: i64 = 0

    def add_world(self, deadline: Deadline) -> None:
        """Every choice in one world more; if the time is over before all were tried, none counts."""
        world, luck = self.view.resample(self.world, self.dice), self.dice.fork()
        self.world = world
        worths = [
            self._worth(world.clone(), action, luck.clone(), deadline) for action in self.choices
        ]
        if not deadline.is_over():
            self.totals = [total + worth for total, worth in zip(self.totals, worths, strict=True)]
            self.worlds += 1

    def _worth(self, state: State, action: i64, luck: Dice, deadline: Deadline) -> float:
        """What comes of a choice if everybody plays on by rule of thumb."""
        world = World(self.guide, state, self.seat, self.buffer)
        world.act(action)
        world.play_out(luck, deadline)
        return self.guide.worth(world.state, self.seat)

    def best(self) -> int:
        """The rule of thumb's choice, unless another turned out better."""
        best = self.choices.index(self.first)
        for place in range(len(self.choices)):
            if self.totals[place] > self.totals[best]:
                best = place
        return self.choices[best]


class Forethought(Bot):
    """Imagines as many worlds as its budget allows; a choice in a world is one simulation."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide

    def choose(self, view: View, choices: list[int], budget: Budget, dice: Dice) -> int:
        deadline = Deadline(budget.milliseconds)
        if len(choices) == 1:
            return choices[0]
        comparison = Comparison(self.guide, view, choices, dice)
        worlds = budget.simulations // len(comparison.choices)
        while budget.simulations == 0 or comparison.worlds < worlds:
            comparison.add_world(deadline)
            if deadline.is_over():
                break
        return comparison.best()

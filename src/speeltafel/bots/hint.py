"""A hint: what a strong player would do in a seat, and why.

The choice is that of the strongest bot, from the plain view of the seat. The reason is the
consideration of the guide that makes the largest difference to the next best choice. Where the bot
prefers something to what the guide would pick, the reason is what came of both when they were
played out in the same imagined worlds; if that tells nothing for it, the guide's pick is hinted.
"""

from typing import Final

from mypy_extensions import i64

from speeltafel.bots.bot import WAIT, Budget
from speeltafel.bots.consideration import Consideration, are_alike, decisive, total
from speeltafel.bots.guide import Guide
from speeltafel.bots.roster import LEVELS, Roster
from speeltafel.bots.search import Deadline, World
from speeltafel.bots.turn_order import choice_buffer
from speeltafel.engine import fact
from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State
from speeltafel.engine.view import View

STRONGEST: Final = LEVELS[-1]
WORLDS: Final = 50
"""In this many at most a choice and its rival are played out, where they are compared so."""
SHARE: Final = 4
"""One part in this many of the time is for that."""

# Reasons that need no guide. Their texts are `hint-any-<name>`.
ANY: Final = "any"
ONLY: Final = "only"
"""There is no other choice."""
LATER: Final = "later"
"""It is better to wait."""
ALIKE: Final = "alike"
"""All choices are as good."""
AHEAD: Final = "ahead"
"""It came out best of what was tried."""


class Reason:
    """Why something is done; its texts are `hint-<game>-<name>` and the same with `-look`."""

    def __init__(self, game: str, name: str, facts: dict[str, fact.Fact]) -> None:
        self.game = game
        self.name = name
        self.facts = facts

    @property
    def text(self) -> str:
        return f"hint-{self.game}-{self.name}"


class Hint:
    """An action, or WAIT, and the reason for it."""

    def __init__(self, action: int, reason: Reason) -> None:
        self.action = action
        self.reason = reason


def hint(roster: Roster, view: View, choices: list[int], budget: Budget, dice: Dice) -> Hint:
    """What the strongest bot would do; the same view, choices, simulations and dice: the same."""
    if len(choices) == 1:
        return Hint(choices[0], plain(ONLY))
    for_choice = Budget(budget.milliseconds * (SHARE - 1) // SHARE, budget.simulations)
    action = roster.bot(STRONGEST).choose(view, choices, for_choice, dice)
    for_reason = Budget(budget.milliseconds // SHARE, budget.simulations).within(WORLDS)
    return reasoned(roster, view, choices, action, for_reason, dice)


def reasoned(
    roster: Roster, view: View, choices: list[int], action: int, budget: Budget, dice: Dice
) -> Hint:
    """The bot's choice and why; or what the guide prefers to it, if nothing was seen against that."""
    if action == WAIT:
        return Hint(action, plain(LATER))
    if roster.guide is None:
        return Hint(action, plain(AHEAD))
    comparing = Comparing(roster.guide, view, action, dice)
    rival = comparing.rival([choice for choice in choices if choice not in (action, WAIT)])
    if rival is None:
        return Hint(action, told(roster.game, comparing.strongest(), ALIKE))
    rejected = comparing.of(rival)
    if total(comparing.chosen) > total(rejected):
        return Hint(action, told(roster.game, decisive(comparing.chosen, rejected), ALIKE))
    seen = comparing.foresee(rival, budget)
    if seen is not None:
        return Hint(action, told(roster.game, seen, AHEAD))
    return Hint(rival, told(roster.game, decisive(rejected, comparing.chosen), ALIKE))


def plain(name: str) -> Reason:
    return Reason(ANY, name, {})


def told(game: str, found: Consideration | None, otherwise: str) -> Reason:
    return plain(otherwise) if found is None else Reason(game, found.name, found.facts)


class Comparing:
    """A choice beside the others, as a guide sees them in one imagined world.

    Habits go by what their seat knows, so any world will do.
    """

    def __init__(self, guide: Guide, view: View, action: int, dice: Dice) -> None:
        assert view.seat is not None
        self.guide = guide
        self.view = view
        self.seat: int = view.seat
        self.action = action
        self.dice = dice
        self.world = view.sample(dice)
        self.chosen = self.of(action)

    def of(self, action: int) -> list[Consideration]:
        return self.guide.considerations(self.world, self.seat, action)

    def rival(self, others: list[int]) -> int | None:
        """The best of the other choices that differ; None if none does."""
        best: int | None = None
        most = 0.0
        for action in others:
            weighed = self.of(action)
            if are_alike(weighed, self.chosen):
                continue
            if best is None or total(weighed) > most:
                best, most = action, total(weighed)
        return best

    def strongest(self) -> Consideration | None:
        return decisive(self.chosen, [])

    def foresee(self, rival: int, budget: Budget) -> Consideration | None:
        """What happened more often after the choice than after its rival, in the same worlds.

        A simulation of the budget is such a world.
        """
        deadline = Deadline(budget.milliseconds)
        this: dict[str, float] = {}
        that: dict[str, float] = {}
        worlds: i64 = 0
        while worlds < budget.simulations:
            world, luck = self.view.sample(self.dice), self.dice.fork()
            ours = self._played(world, self.action, luck.clone(), deadline)
            theirs = self._played(world, rival, luck, deadline)
            if deadline.is_over():
                break  # one of them may have been cut short
            add(this, ours)
            add(that, theirs)
            worlds += 1
        best: Consideration | None = None
        for name, value in this.items():
            difference = value - that[name]
            if difference > 0.0 and (best is None or difference > best.weight):
                best = Consideration(name, difference, counted(value, that[name], worlds))
        return best

    def _played(
        self, before: State, action: i64, luck: Dice, deadline: Deadline
    ) -> dict[str, float]:
        world = World(self.guide, before.clone(), self.seat, choice_buffer(before))
        world.act(action)
        world.play_out(luck, deadline)
        return self.guide.foreseen(before, world.state, self.seat)


def add(sums: dict[str, float], more: dict[str, float]) -> None:
    for name, value in more.items():
        sums[name] = sums.get(name, 0.0) + value


def counted(this: float, that: float, worlds: i64) -> dict[str, fact.Fact]:
    """In percent of the imagined worlds."""
    return {
        "this": fact.number(round(100.0 * this / float(worlds))),
        "that": fact.number(round(100.0 * that / float(worlds))),
    }

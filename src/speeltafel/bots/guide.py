"""What a bot understands of one game."""

from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from speeltafel.bots.consideration import Consideration
from speeltafel.engine.dice import Dice
from speeltafel.engine.outcome import Outcome
from speeltafel.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)  # also in plain Python
class Guide(ABC):
    """A good player's habits in one game, and how such a player judges a position.

    It is handed sampled states, never the real one: what it reads in them of other hands is
    imagination. Habits that look only at what their seat knows are the better ones.
    """

    def __init__(self) -> None:
        self.exploration: float = 0.7
        self.horizon: i64 = 1_000_000
        """After this many actions a simulation is judged as it stands."""

    @abstractmethod
    def pick(self, state: State, seat: int, choices: list[int], dice: Dice) -> int:
        """One of the choices, by rule of thumb; quick, for playouts are made of it."""

    def pick_among(self, state: State, seat: i64, choices: vec[i64], count: i64, dice: Dice) -> i64:
        """The same for choices in a buffer; `count` says how many there are, two or more."""
        return self.pick(state, seat, [int(choices[place]) for place in range(count)], dice)

    @abstractmethod
    def worth(self, state: State, seat: int) -> float:
        """How good this position is for a seat, from 0 to 1; in any position, also at the end."""

    def part(self, state: State) -> int:  # noqa: ARG002
        """The part of a long game, such as a round: a simulation is judged where it ends."""
        return 0

    def worth_trying(self, state: State, seat: int, choices: list[int]) -> list[int]:  # noqa: ARG002
        """Those of two or more choices that a search should look at; at least one."""
        return choices

    def narrow(self, state: State, seat: i64, choices: vec[i64], count: i64) -> i64:
        """Leave those at the beginning of a buffer: how many they are."""
        found: i64 = 0
        for action in self.worth_trying(state, seat, [int(choices[at]) for at in range(count)]):
            choices[found] = action
            found += 1
        return found

    def considerations(self, state: State, seat: int, action: int) -> list[Consideration]:  # noqa: ARG002
        """What `pick` goes by, the most telling first; a guide without any gives no reasons.

        More in all is what it picks, whatever the unit: `tests/bots/hints` holds that to be so.
        """
        return []

    def deal_of(self, state: State) -> int:  # noqa: ARG002
        """Counts the deals of a game: hands of an earlier one are nobody's secret any more."""
        return 0

    def foreseen(self, before: State, after: State, seat: int) -> dict[str, float]:  # noqa: ARG002
        """What a simulation came to, by name, from 0 to 1: the more the better for the seat."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)  # also in plain Python
class FastGuide(Guide):
    """A guide that picks among choices in a buffer, and narrows them there: quicker in a search."""

    def pick(self, state: State, seat: int, choices: list[int], dice: Dice) -> int:
        return self.pick_among(state, seat, vec[i64](choices), len(choices), dice)

    @abstractmethod
    def pick_among(self, state: State, seat: i64, choices: vec[i64], count: i64, dice: Dice) -> i64:
        """As for every guide."""

    def worth_trying(self, state: State, seat: int, choices: list[int]) -> list[int]:
        buffer = vec[i64](choices)
        count = self.narrow(state, seat, buffer, len(choices))
        return [int(buffer[place]) for place in range(count)]

    def narrow(self, state: State, seat: i64, choices: vec[i64], count: i64) -> i64:  # noqa: ARG002
        """All of them, where a game has no better idea."""
        return count


def share(outcome: Outcome, seat: int) -> float:
    """What an outcome is worth to a seat: a win 1, divided by those who share it; else 0."""
    return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0

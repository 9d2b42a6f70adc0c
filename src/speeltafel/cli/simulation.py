"""Many random games, counted. Only whole numbers are added: any order gives the same sums."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from speeltafel.engine.chance import Thrown
from speeltafel.engine.game import Value
from speeltafel.engine.luck import dice_of
from speeltafel.engine.outcome import Outcome
from speeltafel.engine.playout import playout
from speeltafel.registry import game_named


@dataclass
class Tally:
    """What came of some games."""

    ended: Counter[str] = field(default_factory=Counter)  # the reason: how often
    lengths: Counter[int] = field(default_factory=Counter)  # actions: in how many games
    scores: Counter[int] = field(default_factory=Counter)  # by seat: the sum
    wins: Counter[int] = field(default_factory=Counter)  # by seat: how often

    def add(self, outcome: Outcome, actions: int) -> None:
        self.ended[outcome.reason] += 1
        self.lengths[actions] += 1
        for seat, score in enumerate(outcome.scores):
            self.scores[seat] += score
        for seat in outcome.winners:
            self.wins[seat] += 1

    def merge(self, other: "Tally") -> None:
        # Not with +=, which drops sums below zero.
        self.ended.update(other.ended)
        self.lengths.update(other.lengths)
        self.scores.update(other.scores)
        self.wins.update(other.wins)

    @property
    def games(self) -> int:
        return self.lengths.total()

    @property
    def actions(self) -> int:
        return sum(length * games for length, games in self.lengths.items())

    def length_at(self, percent: int) -> int:
        """The length that this percentage of the games does not exceed."""
        games = 0
        for length in sorted(self.lengths):
            games += self.lengths[length]
            if 100 * games >= percent * self.games:
                return length
        return 0


@dataclass(frozen=True)
class Simulation:
    """What to play. It travels to other processes, so it names its game and carries its deck."""

    game: str
    players: int
    options: Mapping[str, Value]
    material: Mapping[str, object]
    seed: bytes

    def play(self, numbers: range) -> Tally:
        """The games with these numbers, each with dice of its own."""
        tally = Tally()
        game = game_named(self.game).fitted(self.material)
        for number in numbers:
            dice = dice_of(self.seed, number)
            state = game.start(self.players, self.options, Thrown(dice), [])
            actions = playout(state, dice)
            outcome = state.outcome()
            assert outcome is not None
            tally.add(outcome, actions)
        return tally

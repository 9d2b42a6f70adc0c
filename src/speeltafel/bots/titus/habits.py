"""How a good player plays Titus."""

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.bots.consideration import Consideration
from speeltafel.bots.guide import FastGuide, share
from speeltafel.bots.titus.considerations import Weighing, of_turn
from speeltafel.bots.titus.judgement import chance_to_win
from speeltafel.bots.titus.thought import LATER, TO_SCORE, Thought
from speeltafel.engine.dice import Dice
from speeltafel.engine.outcome import Outcome
from speeltafel.engine.state import State
from speeltafel.games.titus.state import Titus
from speeltafel.games.titus.table import row


class TitusHabits(FastGuide):
    """Coins that fit keep a turn going; runs are joined and scored when it can't go on."""

    def __init__(self) -> None:
        super().__init__()
        self.exploration = 0.15
        self.breadth: i64 = 7  # choices that are searched at most

    def thought(self, state: Titus, seat: int) -> Thought:
        return Thought(state, seat)

    def pick_among(self, state: State, seat: i64, choices: vec[i64], count: i64, dice: Dice) -> i64:
        assert isinstance(state, Titus)
        thought = self.thought(state, seat)
        best, most = choices[0], 10 * thought.appeal(choices[0]) + dice.below(10)
        for place in range(1, count):
            appeal = 10 * thought.appeal(choices[place]) + dice.below(10)
            if appeal > most:
                best, most = choices[place], appeal
        return best

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Titus)
        outcome = state.outcome()
        if outcome is None:
            return chance_to_win(state, seat)
        return 0.96 * share(outcome, seat) + 0.04 * share_of_points(outcome, seat)

    def part(self, state: State) -> int:
        """A turn: what the others will do is judged by what they have."""
        assert isinstance(state, Titus)
        return state.table.turn

    def narrow(self, state: State, seat: i64, choices: vec[i64], count: i64) -> i64:
        """The few that appeal most; joining and scoring only where no coin can be taken."""
        assert isinstance(state, Titus)
        appeals = self._rank(self.thought(state, seat), choices, count)
        if appeals[0] > TO_SCORE:  # a run can be made: nothing is better
            return 1
        tried: i64 = 0
        while tried < min(count, self.breadth) and appeals[tried] > LATER:
            tried += 1
        return max(1, tried)

    def _rank(self, thought: Thought, choices: vec[i64], count: i64) -> vec[i64]:
        """Sort choices by what they appeal, the most first; how much that is, in the same order."""
        appeals = row(count)
        for place in range(count):
            action = choices[place]
            appeal = thought.appeal(action)
            at = place
            while at > 0 and appeals[at - 1] < appeal:
                appeals[at] = appeals[at - 1]
                choices[at] = choices[at - 1]
                at -= 1
            appeals[at] = appeal
            choices[at] = action
        return appeals

    def considerations(self, state: State, seat: int, action: int) -> list[Consideration]:
        assert isinstance(state, Titus)
        return Weighing(state, seat).of(action)

    def foreseen(self, before: State, after: State, seat: int) -> dict[str, float]:
        assert isinstance(before, Titus)
        assert isinstance(after, Titus)
        return of_turn(before, after, seat)


def share_of_points(outcome: Outcome, seat: int) -> float:
    """Who wins or loses anyway still likes to score."""
    return float(outcome.scores[seat]) / float(max(1, sum(outcome.scores)))

"""How a good player plays Timeline against others: the card and the gap that are surest together."""

from librt.vecs import append, vec
from mypy_extensions import i64

from speeltafel.bots.consideration import Consideration
from speeltafel.bots.guide import FastGuide, share
from speeltafel.bots.timeline.considerations import of_placing
from speeltafel.engine.bits import bit
from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State
from speeltafel.games.timeline.against.actions import gap_of, place_of
from speeltafel.games.timeline.against.state import Against
from speeltafel.games.timeline.moments import TODAY


class Gaps:
    """The gaps of a line: between which moments a card must lie to be right in each (TIM-05)."""

    def __init__(self, state: Against) -> None:
        self.state = state
        faces, line = state.faces, state.table.line
        self.begins = append(vec[i64](), -TODAY)
        for place in range(len(line)):
            self.begins = append(self.begins, max(faces.begin(line[place]), self.begins[place]))
        self.ends = vec[i64]([2 * TODAY] * (len(line) + 1))
        for place in range(len(line) - 1, -1, -1):
            self.ends[place] = min(faces.end(line[place]), self.ends[place + 1])

    def chance(self, name: i64, gap: i64) -> float:
        """How likely a card is right there, by what is seen and believed of it."""
        state = self.state
        if state.table.turned[name]:
            return 1.0 if state.fits(name, gap) else 0.0
        return state.faces.beliefs.chance(name, self.begins[gap], self.ends[gap])


class AgainstHabits(FastGuide):
    """Plays the placing with the best chance."""

    def pick_among(
        self,
        state: State,
        seat: i64,
        choices: vec[i64],
        count: i64,
        dice: Dice,  # noqa: ARG002
    ) -> i64:
        assert isinstance(state, Against)
        gaps, hand = Gaps(state), state.table.hands[seat]
        best, most = choices[0], -1.0
        for place in range(count):
            action = choices[place]
            chance = gaps.chance(hand[place_of(action)], gap_of(action))
            if chance > most:
                best, most = action, chance
        return best

    def worth(self, state: State, seat: int) -> float:
        """The fewer cards the better: a player with one less wins twice as often."""
        outcome = state.outcome()
        if outcome is not None:
            return share(outcome, seat)
        assert isinstance(state, Against)
        table = state.table
        if table.inside & bit(seat) == 0:
            return 0.0
        all_shares = 0.0
        for other in range(table.players):
            if table.inside & bit(other) != 0:
                all_shares += 0.5 ** table.hands.sizes[other]
        return 0.5 ** table.hands.sizes[seat] / all_shares

    def worth_trying(self, state: State, seat: int, choices: list[int]) -> list[int]:
        """Of each card the gap where it is surest."""
        assert isinstance(state, Against)
        gaps, hand = Gaps(state), state.table.hands[seat]
        best = [choices[0]] * len(hand)
        most = [-1.0] * len(hand)
        for action in choices:
            place = place_of(action)
            chance = gaps.chance(hand[place], gap_of(action))
            if chance > most[place]:
                best[place], most[place] = action, chance
        return [action for place, action in enumerate(best) if most[place] >= 0.0]

    def considerations(self, state: State, seat: int, action: int) -> list[Consideration]:
        assert isinstance(state, Against)
        name, gap = state.table.hands[seat][place_of(action)], gap_of(action)
        return [of_placing(state, name, gap, Gaps(state).chance(name, gap))]

    def foreseen(self, before: State, after: State, seat: int) -> dict[str, float]:  # noqa: ARG002
        return {"wins": self.worth(after, seat)}


class FirstIdea(AgainstHabits):
    """A beginner: the event that rings a bell goes first, however narrow the gap it belongs in."""

    def pick_among(self, state: State, seat: i64, choices: vec[i64], count: i64, dice: Dice) -> i64:
        assert isinstance(state, Against)
        hand, errors = state.table.hands[seat], state.faces.beliefs.errors
        known = [place for place in range(len(hand)) if hand[place] < len(errors)]
        if not known:
            return super().pick_among(state, seat, choices, count, dice)
        first = known[0]
        for place in known:
            if errors[hand[place]] < errors[hand[first]]:
                first = place
        its = vec[i64]()
        for place in range(count):
            if place_of(choices[place]) == first:
                its = append(its, choices[place])
        return super().pick_among(state, seat, its, len(its), dice)

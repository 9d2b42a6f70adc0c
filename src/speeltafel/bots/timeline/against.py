"""How a good player plays Timeline against others: the card and the gap that are surest together."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from speeltafel.bots.consideration import Consideration
from speeltafel.bots.guide import FastGuide, share
from speeltafel.bots.timeline.considerations import of_placing
from speeltafel.engine.bits import bit
from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State
from speeltafel.games.timeline.against.actions import gap_of, place_of
from speeltafel.games.timeline.against.state import Against
from speeltafel.games.timeline.moments import TODAY


@mypyc_attr(acyclic=True)
class Gaps:
    """The gaps of a line: between which moments a card must lie to be right in each (TIM-05)."""

    def __init__(self, state: Against) -> None:
        self.state = state
        faces, line = state.faces, state.table.line
        begins = vec[i64]([-TODAY] * (len(line) + 1))
        for place in range(len(line)):
            begins[place + 1] = max(faces.begin(line[place]), begins[place])
        ends = vec[i64]([2 * TODAY] * (len(line) + 1))
        for place in range(len(line) - 1, -1, -1):
            ends[place] = min(faces.end(line[place]), ends[place + 1])
        self.begins = begins
        self.ends = ends

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
        gaps, hands = Gaps(state), state.table.hands
        best, most = choices[0], -1.0
        for place in range(count):
            action = choices[place]
            chance = gaps.chance(hands.card(seat, place_of(action)), gap_of(action))
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

    def narrow(self, state: State, seat: i64, choices: vec[i64], count: i64) -> i64:
        """Of each card the gap where it is surest."""
        assert isinstance(state, Against)
        gaps, hands = Gaps(state), state.table.hands
        found: i64 = 0
        card: i64 = -1
        most = -1.0
        for place in range(count):  # they are sorted by cards
            action = choices[place]
            chance = gaps.chance(hands.card(seat, place_of(action)), gap_of(action))
            if place_of(action) != card:
                card, most = place_of(action), -1.0
                found += 1
            if chance > most:
                choices[found - 1], most = action, chance
        return found

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

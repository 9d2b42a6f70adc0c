"""How a good player plays Télos: high cards go early, the lowest card is kept for the last trick."""

from speeltafel.bots.guide import Guide
from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State
from speeltafel.games.telos.state import Telos


class TelosHabits(Guide):
    """Judges a round, then what a minus card means for the match."""

    def pick(self, state: State, seat: int, choices: list[int], dice: Dice) -> int:  # noqa: ARG002
        return choices[dice.below(len(choices))]

    def part(self, state: State) -> int:
        assert isinstance(state, Telos)
        return state.table.round

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Telos)
        outcome = state.outcome()
        if outcome is not None:
            return 1.0 if seat in outcome.winners else 0.0
        return 1.0 - float(state.table.minus_points(seat)) / 32.0

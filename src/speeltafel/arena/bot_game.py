"""One game between bots."""

import time
from collections.abc import Sequence

from speeltafel.arena.times import Times, step_of
from speeltafel.bots.bot import WAIT, Budget
from speeltafel.bots.roster import Roster
from speeltafel.bots.turn_order import choices_of, next_to_ask
from speeltafel.engine.bits import bit
from speeltafel.engine.dice import Dice
from speeltafel.engine.errors import Refused
from speeltafel.engine.state import State


class BotGame:
    """A position, the bots before it, and the time they take. A bot is handed its view only."""

    def __init__(
        self, state: State, roster: Roster, names: Sequence[str], budget: Budget, dice: Dice
    ) -> None:
        self.state = state
        self.roster = roster
        self.names = names
        self.budget = budget
        self.dice = dice
        self.persons = [dice.fork() for _ in names]
        self.asked = 0  # who chose to wait since the last action
        self.times: dict[str, Times] = {name: Times() for name in names}

    def play(self) -> None:
        """To the end of the game."""
        while self.state.to_act():
            seat = next_to_ask(self.state, self.asked)
            choice = self._ask(seat)
            if choice == WAIT:
                self.asked |= bit(seat)
            else:
                self._act(seat, choice)

    def _ask(self, seat: int) -> int:
        """What the bot in a seat chooses. A choice of one is no decision, and is not timed."""
        name = self.names[seat]
        choices = choices_of(self.state, seat)
        view = self.roster.view_for(name, self.state, seat, self.persons[seat].clone())
        start = time.perf_counter()
        chosen = self.roster.bot(name).choose(view, choices, self.budget, self.dice.fork())
        if len(choices) > 1:
            self.times[name][step_of(time.perf_counter() - start)] += 1
        return chosen

    def _act(self, seat: int, action: int) -> None:
        refusal = self.state.permits(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        self.state.apply(seat, action)
        self.asked = 0

"""One game, seat by seat: who is asked now, and what that seat can answer."""

from typing import TYPE_CHECKING

import numpy as np

from speeltafel.bots.bot import WAIT
from speeltafel.bots.turn_order import choices_of, next_to_ask
from speeltafel.engine.bits import bit
from speeltafel.engine.dice import Dice
from speeltafel.engine.errors import BadAction
from speeltafel.engine.payoffs import payoffs
from speeltafel.engine.state import State

if TYPE_CHECKING:
    from speeltafel.engine.event import Event
    from speeltafel.env.task import Mask, Task


class Episode:
    """A game being played. Out of turn a seat is asked by itself, before the one on turn.

    It can be copied by `copy.deepcopy`.
    """

    def __init__(self, task: "Task", state: State, asked: int = 0) -> None:
        self.task = task
        self.state = state
        self.asked = asked  # the seats that chose to wait since the last action, one bit a seat
        self._ask()

    def __deepcopy__(self, memo: object) -> "Episode":
        return Episode(self.task, self.state.clone(), self.asked)

    def _ask(self) -> None:
        self.over = not self.state.to_act()
        self.seat = 0 if self.over else next_to_ask(self.state, self.asked)
        self.codes = [] if self.over else choices_of(self.state, self.seat)

    def legal(self) -> list[int]:
        """What the seat that is asked can do, ascending; to wait comes last. Empty at the end."""
        task = self.task
        action = task.encoding.action
        return [task.wait if code == WAIT else action(code) for code in self.codes]

    def mask(self, seat: int) -> "Mask":
        """1 for each action that a seat can choose now. Empty unless it is the one that is asked."""
        mask = np.zeros(self.task.actions, np.int8)
        if seat == self.seat:
            mask[self.legal()] = 1
        return mask

    def act(self, action: int, log: "list[Event] | None" = None) -> None:
        """The seat that is asked has chosen one of its actions; what happened goes into the log."""
        code = self._code(action)
        if code not in self.codes:
            text = self.task.text(action)
            raise BadAction(f"seat {self.seat} can't choose {action} ({text}) now: see its mask")
        self.play(code, log)

    def play(self, code: int, log: "list[Event] | None" = None) -> None:
        """The same by the code of the game; a bot's may be a mistake that the game permits."""
        if code == WAIT:
            self.asked |= bit(self.seat)
        else:
            self.state.apply(self.seat, code, log)
            self.asked = 0
        self._ask()

    def _code(self, action: int) -> int:
        if not 0 <= action <= self.task.wait:
            raise BadAction(f"there is no action {action}; actions go from 0 to {self.task.wait}")
        return WAIT if action == self.task.wait else self.task.code(action)

    def payoffs(self) -> list[float]:
        """What the game brought each seat; 0 while it goes on."""
        outcome = self.state.outcome()
        if outcome is None:
            return [0.0] * self.task.players
        return payoffs(self.task.game, outcome)


def begin(task: "Task", random: np.random.Generator) -> Episode:
    """A new game, dealt by luck from a generator."""
    return Episode(task, task.start(Dice(int(random.integers(1 << 62)))))

"""An episode with all that happened in it: what perfect recall is made of."""

import json
from itertools import islice
from typing import TYPE_CHECKING, Final

import numpy as np

from speeltafel.engine.dice import Dice
from speeltafel.engine.errors import SpeeltafelError
from speeltafel.engine.event import Event
from speeltafel.env.episode import Episode

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from speeltafel.env.task import Task

HISTORY: Final = 200
"""How many of the last steps are in the array of an information state; its text has all of them."""


class NoRecord(SpeeltafelError):
    """Something that was imagined can't be saved."""

    code = "no_record"


class Transition:
    """What one seat did, and what happened. Nothing here ever changes."""

    def __init__(self, seat: int, action: int | None, events: list[Event], *, secret: bool) -> None:
        self.seat = seat
        self.action = action  # None in an imagined trajectory, where it is not known
        self.events = events
        self.secret = secret  # others don't know the action: it brought or used a secret

    def known_to(self, seat: int) -> int | None:
        """The action, if a seat knows it."""
        return None if self.secret and seat != self.seat else self.action

    def numbers(self, seat: int) -> tuple[int, int]:
        """1 + who acted, and 1 + the action, or 0 if a seat does not know it."""
        action = self.known_to(seat)
        return 1 + self.seat, 0 if action is None else 1 + action

    def as_seen_by(self, seat: int) -> "Transition":
        events = [event.seen_by(seat) for event in self.events]
        return Transition(self.seat, self.known_to(seat), events, secret=self.secret)

    def is_noticed_by(self, seat: int) -> bool:
        """Others never learn that a seat was asked and waited: nothing happens then."""
        return seat == self.seat or bool(self.events)


class Trajectory:
    """It can be copied by `copy.deepcopy`: steps never change, so copies share them."""

    def __init__(
        self, episode: Episode, deal: list[Event], steps: list[Transition], luck: int | None
    ) -> None:
        self.episode = episode
        self.deal = deal
        self.steps = steps
        self.luck = luck  # the seed of its dice; None if it is imagined
        self._told: dict[int, tuple[int, str]] = {}  # how many steps were told to a seat, and how

    def __deepcopy__(self, memo: dict[int, object]) -> "Trajectory":
        twin = Trajectory(self.episode.__deepcopy__(memo), self.deal, self.steps[:], self.luck)
        twin._told = self._told.copy()
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        """To be written down: as its luck and the actions, from which it is told again."""
        if self.luck is None:
            raise NoRecord("an imagined trajectory has no luck to write down")
        return told_again, (self.episode.task, self.luck, [step.action for step in self.steps])

    def act(self, action: int) -> None:
        log: list[Event] = []
        seat = self.episode.seat
        self.episode.act(action, log)
        secret = any(event.secrets for event in log)
        self.steps.append(Transition(seat, action, log, secret=secret))

    def text(self, seat: int) -> str:
        """All that a seat has ever seen and done, and what it sees now; the same on every machine."""
        return self.history_text(seat) + self.view_text(seat)

    def history_text(self, seat: int) -> str:
        """What was told before is kept: it is asked again at every step."""
        count, told = self._told.get(seat, (0, ""))
        if not told:
            told = "".join(seen(event, seat) for event in self.deal)
        told += "".join(self.step_text(step, seat) for step in self.steps[count:])
        self._told[seat] = len(self.steps), told
        return told

    def step_text(self, step: Transition, seat: int) -> str:
        happened = "".join(seen(event, seat) for event in step.events)
        if step.seat != seat or step.action is None:
            return happened
        return f"{self.episode.task.text(step.action)}\n{happened}"

    def view_text(self, seat: int | None) -> str:
        return json.dumps(self.episode.state.view(seat).to_json(), ensure_ascii=False)

    def history(self, seat: int) -> "NDArray[np.float32]":
        """The numbers of the last steps, the latest first."""
        told = np.zeros((HISTORY, 2), np.float32)
        noticed = (step.numbers(seat) for step in reversed(self.steps) if step.is_noticed_by(seat))
        latest = list(islice(noticed, HISTORY))
        if latest:
            told[: len(latest)] = latest
        return told.ravel()

    def imagined(self, seat: int, dice: Dice) -> "Trajectory":
        """Another trajectory that this seat can't tell from this one.

        What other seats know of their own is not in it: it would be the truth, and not imagined.
        """
        episode = self.episode
        world = episode.state.view(seat).sample(dice)
        asked = episode.asked if episode.seat == seat else 0
        steps = [step.as_seen_by(seat) for step in self.steps if step.is_noticed_by(seat)]
        deal = [event.seen_by(seat) for event in self.deal]
        return Trajectory(Episode(episode.task, world, asked), deal, steps, luck=None)


def new_trajectory(task: "Task", luck: int) -> Trajectory:
    log: list[Event] = []
    return Trajectory(Episode(task, task.start(Dice(luck), log)), log, [], luck)


def told_again(task: "Task", luck: int, actions: list[int]) -> Trajectory:
    trajectory = new_trajectory(task, luck)
    for action in actions:
        trajectory.act(action)
    return trajectory


def seen(event: Event, seat: int) -> str:
    return json.dumps(event.seen_by(seat).to_json(), ensure_ascii=False) + "\n"

"""An episode with all that happened in it: what perfect recall is made of."""

import json
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
    """What one seat did, and what happened. Nothing here changes but what is kept ready."""

    def __init__(self, seat: int, action: int | None, events: list[Event], *, secret: bool) -> None:
        self.seat = seat
        self.action = action  # None in an imagined trajectory, where it is not known
        self.events = events
        self.secret = secret  # others don't know the action: it brought or used a secret
        self._texts: dict[int, str] = {}

    def known_to(self, seat: int) -> int | None:
        """The action, if a seat knows it."""
        return None if self.secret and seat != self.seat else self.action

    def as_seen_by(self, seat: int) -> "Transition":
        events = [event.seen_by(seat) for event in self.events]
        return Transition(self.seat, self.known_to(seat), events, secret=self.secret)

    def is_noticed_by(self, seat: int) -> bool:
        """Others never learn that a seat was asked and waited: nothing happens then."""
        return seat == self.seat or bool(self.events)

    def text(self, seat: int) -> str:
        """What happened as a seat saw it; kept, for it is asked again at every later step."""
        if seat not in self._texts:
            self._texts[seat] = "".join(seen(event, seat) for event in self.events)
        return self._texts[seat]


class Trajectory:
    """It can be copied by `copy.deepcopy`: steps never change, so copies share them."""

    def __init__(
        self, episode: Episode, deal: list[Event], steps: list[Transition], luck: int | None
    ) -> None:
        self.episode = episode
        self.deal = deal
        self.steps = steps
        self.luck = luck  # the seed of its dice; None if it is imagined

    def __deepcopy__(self, memo: dict[int, object]) -> "Trajectory":
        return Trajectory(self.episode.__deepcopy__(memo), self.deal, self.steps[:], self.luck)

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
        name = self.episode.task.text
        told = [seen(event, seat) for event in self.deal]
        for step in self.steps:
            if step.seat == seat and step.action is not None:
                told.append(f"{name(step.action)}\n")
            told.append(step.text(seat))
        return "".join([*told, self.view_text(seat)])

    def view_text(self, seat: int | None) -> str:
        return json.dumps(self.episode.state.view(seat).to_json(), ensure_ascii=False)

    def history(self, seat: int) -> "NDArray[np.float32]":
        """The last steps, the latest first: 1 + the seat, and 1 + the action or 0 where unknown."""
        told = np.zeros((HISTORY, 2), np.float32)
        noticed = (step for step in reversed(self.steps) if step.is_noticed_by(seat))
        for row, step in zip(told, noticed, strict=False):
            action = step.known_to(seat)
            row[:] = 1 + step.seat, 0 if action is None else 1 + action
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

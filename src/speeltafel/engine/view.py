"""What one seat may know."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from speeltafel.engine.dice import Dice
from speeltafel.engine.event import Event

if TYPE_CHECKING:
    from speeltafel.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)  # also in plain Python
class View(ABC):
    """All that one seat (or a spectator) may know of a position, and nothing else.

    It is a whitelist, built field by field: a field that nobody put in is in no view. Bots,
    browsers and logs of a running game get views, never a state.
    """

    seat: int | None
    """Whose eyes these are; None is a spectator."""

    @abstractmethod
    def sample(self, dice: Dice) -> "State":
        """A whole state that this seat can't tell from the real one.

        Its view for this seat equals this view, and it contradicts nothing that play has proven.
        Its future luck comes from the dice, never from the real seed.
        """

    def resample(self, world: "State", dice: Dice) -> "State":  # noqa: ARG002 - a game may use it
        """What `sample` gives, in place of a world that this view gave before.

        Nobody may need that one any more, nor a clone of it. For searches, which draw thousands of
        worlds of one view and keep none: to make room for a world can take longer than to draw it.
        A law proves both ways equal.
        """
        return self.sample(dice)

    def retold(self, event: Event) -> Event:
        """An earlier event as this seat may be told it now; a game may let things be forgotten."""
        return event.seen_by(self.seat)

    def forgets(self) -> bool:
        """Whether a log may reach back to the previous turn only, as `retold` tells it."""
        return False

    def reopens(self) -> bool:
        """Whether what was forgotten is open again, so that all of the log is retold."""
        return False

    @abstractmethod
    def open_json(self) -> dict[str, object]:
        """What everybody sees, the same from every seat and for spectators."""

    def own_json(self) -> dict[str, object]:
        """What only this seat sees, or follows from it."""
        return {}

    def to_json(self) -> dict[str, object]:
        """What a person in this seat is sent."""
        form = self.open_json()
        form["seat"] = self.seat
        form.update(self.own_json())
        return form

"""The actions of Timeline: a card of the hand, by its place, into a gap of the line.

place 2 at 5    the third card before you, between the fifth and the sixth card of the line
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from speeltafel.engine.codec import ActionCodec
from speeltafel.engine.errors import BadAction
from speeltafel.games.timeline.deck import MOST_CARDS

HAND: Final = 4
"""Cards before each player (TIM-02)."""
GAPS: Final = MOST_CARDS + 1
"""Gaps of the longest possible line."""
ACTIONS: Final = HAND * GAPS


def placing(place: i64, gap: i64) -> i64:
    return place * GAPS + gap


def place_of(action: i64) -> i64:
    return action // GAPS


def gap_of(action: i64) -> i64:
    return action % GAPS


class AgainstCodec(ActionCodec):
    def __init__(self) -> None:
        self.count = ACTIONS

    def text(self, action: int) -> str:
        return f"place {place_of(action)} at {gap_of(action)}"

    def code(self, text: str) -> int:
        words = text.split(" ")
        if len(words) == 4 and words[0] == "place" and words[2] == "at":
            place, gap = _number(words[1], HAND), _number(words[3], GAPS)
            if place is not None and gap is not None:
                return placing(place, gap)
        raise BadAction(
            f"{text!r} is no action of timeline: write a card and a gap, as place 2 at 5"
        )

    def json(self, action: int) -> dict[str, object]:
        return {"type": "place", "card": int(place_of(action)), "gap": int(gap_of(action))}

    def from_json(self, form: Mapping[str, object]) -> int:
        if set(form) == {"type", "card", "gap"} and form["type"] == "place":
            return self.code(f"place {form['card']} at {form['gap']}")
        raise BadAction(
            'an action of timeline is {"type": "place", "card": 0 to 3, "gap": a number}'
        )


CODEC: Final = AgainstCodec()


def _number(text: str, limit: int) -> int | None:
    """A number below a limit, written as we write it."""
    if not text.isdecimal() or not text.isascii() or len(text) > len(str(limit)):
        return None  # Python converts no number of thousands of digits
    number = int(text)
    return number if str(number) == text and number < limit else None

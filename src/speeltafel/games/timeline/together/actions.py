"""The actions of Timeline together: try a card, discard one, or stop.

play 2      turn over the third card before you; its date says where it goes
discard 2   lay it on the discard pile (TWI-18)
stop        end the turn after a success (TWI-16)
"""

from collections.abc import Mapping
from typing import Final

from speeltafel.engine.codec import ActionCodec
from speeltafel.engine.errors import BadAction

HAND: Final = 4
"""Cards before each player (TWI-05)."""
PLAY: Final = 0
DISCARD: Final = HAND
STOP: Final = 2 * HAND
ACTIONS: Final = STOP + 1

TEXTS: Final = [
    *(f"play {place}" for place in range(HAND)),
    *(f"discard {place}" for place in range(HAND)),
    "stop",
]


class TogetherCodec(ActionCodec):
    def __init__(self) -> None:
        self.count = ACTIONS

    def text(self, action: int) -> str:
        return TEXTS[action]

    def code(self, text: str) -> int:
        if text in TEXTS:
            return TEXTS.index(text)
        raise BadAction(f"{text!r} is no action of timeline_together: write {', '.join(TEXTS)}")

    def json(self, action: int) -> dict[str, object]:
        if action == STOP:
            return {"type": "stop"}
        return {"type": "discard" if action >= DISCARD else "play", "card": action % HAND}

    def from_json(self, form: Mapping[str, object]) -> int:
        for action in range(ACTIONS):
            if self.json(action) == form and not isinstance(form.get("card"), bool):
                return action
        raise BadAction(
            'an action of timeline_together is {"type": "play" or "discard", "card": 0 to 3} or {"type": "stop"}'
        )


CODEC: Final = TogetherCodec()

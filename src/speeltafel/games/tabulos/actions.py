"""The actions of Tabulos as codes, texts and typed forms.

code            text                 what
0 - 39          lay 36               put a card down
40              draw
41              pass
42              catch                somebody forgot to call "reverse!" (TAB-12)
43              let go               for all I care nobody forgot anything (TAB-13)
44              say nothing          no multiplication came in time (TAB-18)
45 - 144        say 4 x 9            the multiplication with the card put down
145 - 244       say 4 x 9 reverse    the same, with the call (TAB-11)
245 - 9945      say 3 x 12           numbers above 10 can be said, and are always wrong (TAB-07)
9946 - 19646    say 3 x 12 reverse

So whatever is good to do has a small code: Python keeps small numbers ready-made.
"""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.engine.codec import ActionCodec
from speeltafel.engine.errors import BadAction
from speeltafel.games.tabulos.cards import FACTORS, KINDS, NAMES

DRAW: Final = KINDS
PASS: Final = KINDS + 1
CATCH: Final = KINDS + 2
LET_GO: Final = KINDS + 3
SAY_NOTHING: Final = KINDS + 4
SAY: Final = KINDS + 5
HIGHEST: Final = 99
"""Any two whole numbers from 1 to 99 can be said (TAB-07)."""
ACTIONS: Final = SAY + 2 * HIGHEST * HIGHEST

WORDS: Final = ["draw", "pass", "catch", "let go", "say nothing"]
"""The texts of the actions from DRAW to SAY_NOTHING."""


def _everything_said() -> list[tuple[int, int, bool]]:
    """Two factors and whether "reverse!" is called with them, in the order of the codes."""
    numbers = range(1, HIGHEST + 1)
    pairs = [(first, second) for first in numbers for second in numbers]
    low = [pair for pair in pairs if max(pair) <= FACTORS]
    high = [pair for pair in pairs if max(pair) > FACTORS]
    return [
        (first, second, called)
        for some in (low, high)
        for called in (False, True)
        for first, second in some
    ]


SAID: Final = _everything_said()
FIRST: Final = vec[i64]([first for first, _, _ in SAID])
SECOND: Final = vec[i64]([second for _, second, _ in SAID])
CALLED: Final = vec[i64]([1 if called else 0 for _, _, called in SAID])


def first_of(action: i64) -> i64:
    """The first factor that is said."""
    return FIRST[action - SAY]


def second_of(action: i64) -> i64:
    return SECOND[action - SAY]


def calls(action: i64) -> bool:
    """Whether "reverse!" is called with it."""
    return CALLED[action - SAY] != 0


class TabulosCodec(ActionCodec):
    def __init__(self) -> None:
        self.count = ACTIONS

    def text(self, action: int) -> str:
        if action < DRAW:
            return f"lay {NAMES[action]}"
        if action < SAY:
            return WORDS[action - DRAW]
        return _saying(first_of(action), second_of(action), calls(action))

    def code(self, text: str) -> int:
        code = CODES.get(text)
        if code is None:
            raise _no_action(repr(text))
        return code

    def json(self, action: int) -> dict[str, object]:
        if action < DRAW:
            return {"type": "lay", "card": NAMES[action]}
        if action < SAY:
            return {"type": WORDS[action - DRAW].replace(" ", "_")}
        form: dict[str, object] = {"type": "say", "first": first_of(action)}
        form["second"] = second_of(action)
        if calls(action):
            form["call"] = "reverse"
        return form

    def from_json(self, form: Mapping[str, object]) -> int:
        code = CODES.get(_text_meant(form))
        if code is None or self.json(code) != form:
            raise _no_action(str(form))
        return code


CODEC: Final = TabulosCodec()


def _saying(first: object, second: object, called: bool) -> str:
    return f"say {first} x {second} reverse" if called else f"say {first} x {second}"


def _text_meant(form: Mapping[str, object]) -> str:
    """The text of a typed form, if it is one."""
    kind = form.get("type")
    if kind == "lay":
        return f"lay {form.get('card')}"
    if kind == "say":
        return _saying(form.get("first"), form.get("second"), "call" in form)
    return str(kind).replace("_", " ")


def _no_action(shown: str) -> BadAction:
    return BadAction(
        f"{shown} is no action of tabulos: write lay and a card, such as lay 36; say and two "
        f"numbers from 1 to {HIGHEST}, such as say 4 x 9 or say 4 x 9 reverse; "
        f"or {', '.join(WORDS)}"
    )


CODES: Final = {CODEC.text(action): action for action in range(ACTIONS)}

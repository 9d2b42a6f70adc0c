"""A lesson as its file describes it: the deal, and step by step what is said, asked and done."""

from typing import Annotated, Final, NamedTuple

import msgspec

from speeltafel.engine.errors import SpeeltafelError
from speeltafel.engine.game import Value

LEARNER: Final = 0
"""The seat of the person who learns."""

Word = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$")]
"""Part of the id of a text."""


class BadLesson(SpeeltafelError):
    """A file of a lesson that can't be read."""

    code = "bad_lesson"


class LessonPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file may say; anything else in it is an error."""


class RiggedDeal(LessonPart, frozen=True, kw_only=True):
    """How the cards lie, in the words of the game; `deals.py` says what each game makes of it."""

    first: int = LEARNER
    """The seat that begins."""
    hands: list[str] = []
    start: str = ""
    """What lies open at the start."""
    pile: str = ""
    """What is drawn from, the top first."""
    divine: str = ""
    zeus: str = ""


class WrongTurn(LessonPart, frozen=True, kw_only=True):
    """What the player might do instead. What the rules forbid is answered by them and has no `say`."""

    do: str
    say: Word | None = None
    """The answer: `lesson-<lesson>-<step>-<say>`."""
    rule: str | None = None
    """That says why; for what the rules forbid, the one that does."""


class LessonStep(LessonPart, frozen=True, kw_only=True):
    """One action of the player. Before it `lesson-<lesson>-<name>` is said."""

    name: Word
    ask: Annotated[list[str], msgspec.Meta(min_length=1)]
    """The action; several where they come to the same."""
    point: Annotated[list[str], msgspec.Meta(min_length=1)]
    """At the things that are pointed at: kinds of things, or seats such as `seat-1`."""
    rules: list[str] = []
    """That are met here."""
    answer: bool = False
    """Whether `lesson-<lesson>-<name>-done` is said after it."""
    then: list[str] = []
    """What the others do next: a seat and an action each, such as `1 play 9`."""
    wrong: list[WrongTurn] = []


class LessonFile(LessonPart, frozen=True, kw_only=True):
    game: str
    version: Annotated[int, msgspec.Meta(ge=1)]
    """Goes up when the deal or the script changes: a table of the old one goes on without its script."""
    minutes: Annotated[int, msgspec.Meta(ge=1, le=3)]
    """About how long it takes."""
    players: int
    options: dict[str, Value] = {}
    essential: Annotated[list[str], msgspec.Meta(min_length=1)]
    """The rules that the player has to meet."""
    deal: RiggedDeal
    before: list[str] = []
    """What the others do before the first step."""
    steps: Annotated[list[LessonStep], msgspec.Meta(min_length=1)]


class ScriptedMove(NamedTuple):
    """Of the player or of somebody else, in the order in which all of them are made."""

    seat: int
    actions: list[str]
    """Any of them, if there are several."""
    step: int
    """The number of the step that it belongs to, from 0; -1 before the first."""


class Lesson:
    """A lesson with its script: whatever the player has done, the number of moves says where one is."""

    def __init__(self, name: str, file: LessonFile) -> None:
        self.name = name
        self.file = file
        self.game = file.game
        self.version = file.version
        self.steps = file.steps
        self.script = _of_others(-1, file.before) + [
            move for number, step in enumerate(file.steps) for move in _moves(number, step)
        ]

    def next_move(self, played: int) -> ScriptedMove | None:
        """What comes after this number of moves; None at the end."""
        return self.script[played] if played < len(self.script) else None

    def wrong_turn(self, step: LessonStep, action: str) -> WrongTurn:
        """The answer to an action that the rules permit and the lesson does not ask for."""
        listed = (wrong for wrong in step.wrong if wrong.do == action)
        return next(listed, WrongTurn(do=action))

    def text(self, *parts: str) -> str:
        """The id of one of its texts."""
        return "-".join(["lesson", self.name, *parts])


def read_lesson(name: str, text: str) -> Lesson:
    try:
        return Lesson(name, msgspec.toml.decode(text, type=LessonFile))
    except (msgspec.MsgspecError, ValueError) as wrong:
        raise BadLesson(f"the lesson {name} can't be read: {wrong}") from None


def _moves(number: int, step: LessonStep) -> list[ScriptedMove]:
    return [ScriptedMove(LEARNER, step.ask, number), *_of_others(number, step.then)]


def _of_others(step: int, lines: list[str]) -> list[ScriptedMove]:
    moves = []
    for line in lines:
        seat, _, action = line.partition(" ")
        if not seat.isdecimal() or int(seat) == LEARNER:
            raise ValueError(f"{line!r} must begin with the seat of another player")
        moves.append(ScriptedMove(int(seat), [action], step))
    return moves

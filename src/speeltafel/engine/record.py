"""A game as a record: the only thing that is ever stored as truth.

(game, rules version, options, players, material, seed, actions) replays to the same game, always, on every
machine. The file is JSON in one exact form with a check sum: a changed byte is noticed.
"""

import hashlib
import json
from collections.abc import Mapping
from typing import Final

from speeltafel.engine.chance import Chance, Rigged, Seeded, hash_of, seed_from
from speeltafel.engine.errors import BadRecord, BadSeed
from speeltafel.engine.game import Value
from speeltafel.engine.stir import Stir, promise_of, recipe

FORMAT: Final = 1
MOST_NUMBER: Final = 1_000_000
"""No seat, card, version or count of a record is larger than that."""
MOST_DIGITS: Final = 20
"""Of numbers that are computed with. For thousands of digits that takes long."""
END: Final = "}\n"
CHECK: Final = ',"check":"'
END_CHECK: Final = f'"{END}'
FIELDS: Final = [
    "speeltafel",
    "game",
    "rules_version",
    "players",
    "options",
    "material",
    "seed",
    "seed_hash",
    "shuffles",
    "stir",
    "lesson",
    "actions",
]


class LessonPlayed:
    """The lesson that the deal was rigged for, as it was shipped then."""

    def __init__(self, name: str, version: int) -> None:
        self.name = name
        self.version = version

    def to_json(self) -> dict[str, object]:
        return {"name": self.name, "version": self.version}


class Record:
    """What has to be known to play a game again."""

    def __init__(
        self,
        *,
        game: str,
        rules_version: int,
        players: int,
        options: dict[str, Value],
        material: dict[str, object],
        seed: bytes,
        shuffles: dict[str, list[int]],
        actions: list[tuple[int, str]],
        seed_hash: str = "",
        stir: Stir | None = None,
        lesson: LessonPlayed | None = None,
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.players = players
        self.options = options
        self.material = material  # what it is played with, if that is not part of the rules
        self.seed = seed
        self.shuffles = shuffles
        self.actions = actions
        self.seed_hash = seed_hash  # what was shown of the seed before the deal, if anything was
        self.stir = stir  # what the seed was made from, if it was not drawn by the server alone
        self.lesson = lesson  # None but for the games of lessons

    def chance(self) -> Chance:
        """The luck of this game: the seed's, but for the shuffles that were given."""
        if not self.shuffles:
            return Seeded(self.seed)
        return Rigged(self.shuffles, Seeded(self.seed))

    def until(self, number: int) -> "Record":
        """The record up to and with move `number`."""
        return Record(
            game=self.game,
            rules_version=self.rules_version,
            players=self.players,
            options=self.options,
            material=self.material,
            seed=self.seed,
            shuffles=self.shuffles,
            actions=self.actions[:number],
            seed_hash=self.seed_hash,
            stir=self.stir,
            lesson=self.lesson,
        )

    def promise(self) -> str:
        """What is shown of the seed from the deal on."""
        return hash_of(self.seed) if self.stir is None else promise_of(self.seed)

    def recipe(self) -> str:
        """What the seed of a stirred deal follows from; empty for other deals."""
        return "" if self.stir is None else self._recipe(self.stir)

    def sealed_recipe(self) -> str:
        """What devices were shown of it before they opened; empty for other deals."""
        return "" if self.stir is None else self._recipe(self.stir.sealed())

    def _recipe(self, stir: Stir) -> str:
        return recipe(
            self.game, self.rules_version, self.players, self.options, self.material, stir
        )

    def to_text(self) -> str:
        """The file, ending in its check sum."""
        body = _exact(self._body()).removesuffix(END)
        return f"{body}{CHECK}{_check_sum(body)}{END_CHECK}"

    def _body(self) -> dict[str, object]:
        return {
            "speeltafel": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "players": self.players,
            "options": self.options,
            **({"material": self.material} if self.material else {}),
            "seed": self.seed.hex(),
            **({"seed_hash": self.seed_hash} if self.seed_hash else {}),
            "shuffles": self.shuffles,
            **({"stir": self.stir.to_json()} if self.stir is not None else {}),
            **({"lesson": self.lesson.to_json()} if self.lesson is not None else {}),
            "actions": [[seat, text] for seat, text in self.actions],
        }


def read_record(text: str) -> Record:
    """The record in a file; `BadRecord` unless it is, byte for byte, as it was saved."""
    form = _parsed(text)
    if form.get("speeltafel") != FORMAT:
        raise BadRecord(f"this is not a Speeltafel record of format {FORMAT}", "no_record")
    if not _has_its_check_sum(text):
        raise BadRecord("this record was changed or damaged after it was saved", "changed")
    del form["check"]
    record = _record(form)
    if not _is_as_saved(text, record):
        raise BadRecord("this record has something in it that records don't have", "changed")
    return record


def _parsed(text: str) -> dict[str, object]:
    """Numbers that no record has stay texts: a record with one is not as it was saved."""
    try:
        form: object = json.loads(text, parse_int=_integer, parse_float=str, parse_constant=str)
    except (ValueError, RecursionError):
        form = None
    if not isinstance(form, dict):
        raise BadRecord("this is not a Speeltafel record: a record is one JSON object", "no_record")
    return form


def _integer(digits: str) -> object:
    return int(digits) if len(digits) <= MOST_DIGITS else digits


def _has_its_check_sum(text: str) -> bool:
    """By the text itself: to write a form that was not looked at yet could take long."""
    body, found, check = text.rpartition(CHECK)
    try:
        return bool(found) and check == f"{_check_sum(body)}{END_CHECK}"
    except UnicodeEncodeError:
        return False  # half characters were never saved


def _is_as_saved(text: str, record: Record) -> bool:
    """Whether every byte is as it was saved."""
    try:
        return record.to_text() == text
    except (UnicodeEncodeError, RecursionError):
        return False  # half characters and very deep lists were never saved


def _record(form: Mapping[str, object]) -> Record:
    """The fields, with their types checked: a sum can be right and the content still nonsense."""
    for name in form:
        if name not in FIELDS:
            raise BadRecord(f"this record has a field {name!r} that records don't have")
    try:
        record = Record(
            game=_text(form["game"]),
            rules_version=_number(form["rules_version"]),
            players=_number(form["players"]),
            options=_options(form["options"]),
            material=_object(form.get("material", {})),
            seed=seed_from(_text(form["seed"])),
            shuffles=_shuffles(form["shuffles"]),
            actions=[_action(item) for item in _list(form["actions"])],
            seed_hash=_text(form.get("seed_hash", "")),
            stir=_stir(form["stir"], _number(form["players"])) if "stir" in form else None,
            lesson=_lesson(form["lesson"]) if "lesson" in form else None,
        )
    except KeyError as missing:
        raise BadRecord(f"this record has no field {missing}") from None
    except BadSeed as wrong:
        raise BadRecord(f"in this record, {wrong}") from None
    if record.seed_hash not in ("", record.promise()):
        raise BadRecord("the seed of this record is not the one whose hash was shown at the start")
    if record.stir is not None and not record.seed_hash:
        raise BadRecord("this record has no field 'seed_hash', as those of stirred deals have")
    return record


def _exact(form: Mapping[str, object]) -> str:
    return json.dumps(form, ensure_ascii=False, separators=(",", ":")) + "\n"


def _check_sum(body: str) -> str:
    """Of what stands before the check sum."""
    return hashlib.sha256(f"{body}{END}".encode()).hexdigest()


def _wrong(what: str, value: object) -> BadRecord:
    return BadRecord(f"in this record, {json.dumps(value)} should be {what}")


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise _wrong("a text", value)
    return value


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_NUMBER:
        raise _wrong(f"a whole number from 0 to {MOST_NUMBER:,}", value)
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise _wrong("a list", value)
    return value


def _object(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise _wrong("an object", value)
    return value


def _options(value: object) -> dict[str, Value]:
    options: dict[str, Value] = {}
    for name, item in _object(value).items():
        if not isinstance(item, bool | int | str):
            raise _wrong("true, false, a number or a word", item)
        options[name] = item
    return options


def _shuffles(value: object) -> dict[str, list[int]]:
    return {
        label: [_number(item) for item in _list(order)] for label, order in _object(value).items()
    }


def _stir(value: object, players: int) -> Stir:
    """As a table makes it: whatever else could stand here would be a choice of the deal."""
    form = _object(value)
    stir = Stir(
        secret=_digits(form["secret"]),
        stirred=[_stirred(item) for item in _list(form["stirred"])],
        unstirred=_seats(form["unstirred"]),
        restarts=_number(form["restarts"]),
    )
    rows = [*(seats for seats, _ in stir.stirred), stir.unstirred]
    seats = [seat for row in rows for seat in row]
    if len(set(seats)) != len(seats) or not all(0 <= seat < players for seat in seats):
        raise _wrong("seats of this game, each once", seats)
    return stir


def _seats(value: object) -> list[int]:
    seats = [_number(item) for item in _list(value)]
    if seats != sorted(seats):
        raise _wrong("in the order of seats", value)
    return seats


def _digits(value: object) -> str:
    return seed_from(_text(value)).hex()


def _lesson(value: object) -> LessonPlayed:
    form = _object(value)
    return LessonPlayed(_text(form["name"]), _number(form["version"]))


def _stirred(value: object) -> tuple[list[int], str]:
    form = _object(value)
    seats = _seats(form["seats"])
    if not seats:
        raise _wrong("the seats of a device", value)
    return seats, _digits(form["bytes"])


def _action(value: object) -> tuple[int, str]:
    pair = _list(value)
    if len(pair) != 2:
        raise _wrong("a seat and an action", value)
    return _number(pair[0]), _text(pair[1])

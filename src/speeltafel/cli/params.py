"""What people type after a command, read into what the program uses."""

import os
import re
import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import click

from speeltafel.decks import deck_file, playable
from speeltafel.engine.chance import SEED_BYTES, seed_from
from speeltafel.engine.errors import BadOption, BadSeed
from speeltafel.engine.game import Game, Value
from speeltafel.registry import game_named
from speeltafel.texts import LANGUAGES

MOST_JOBS: Final = 61 if sys.platform == "win32" else 256  # Windows waits for no more

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


class Between(click.IntRange):
    name = "whole number"


class HashDigits(click.ParamType[str]):
    """A SHA-256 as people copy it."""

    name = "hash"

    def convert(
        self, value: str, param: click.Parameter | None, context: click.Context | None
    ) -> str:
        digits = value.strip().lower()
        if not re.fullmatch(r"[0-9a-f]{64}", digits):
            self.fail(f"a hash is 64 digits from 0-9 and a-f, not {value!r}", param, context)
        return digits


def read_seed(text: str) -> bytes:
    """A seed as people write it: a number, or the 64 digits of a record."""
    if re.fullmatch(rf"[0-9a-f]{{{2 * SEED_BYTES}}}", text):
        return seed_from(text)
    if re.fullmatch(r"[0-9]{1,78}", text):
        return seed_from(int(text))
    raise BadSeed(
        f"a seed is a whole number from 0 to 2^256 - 1, or 64 digits from 0-9 and a-f; not {text!r}"
    )


def seed_text(seed: bytes) -> str:
    """The shortest way to write a seed that `read_seed` understands."""
    number = int.from_bytes(seed, "big")
    return str(number) if number < 1 << 64 else seed.hex()


def fresh_seed() -> str:
    """A short one: nobody plays for secrets here, and people copy it by hand."""
    return str(secrets.randbelow(1_000_000_000))


def language_of(environment: Mapping[str, str]) -> str:
    """The language of this computer, if it is one of ours."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    chosen = next((environment[name] for name in names if environment.get(name)), "")
    lang = re.split("[_.@-]", chosen)[0].lower()
    return lang if lang in LANGUAGES else "en"


def read_options(game: Game, given: Sequence[str]) -> dict[str, Value]:
    """Every option of a game, from texts such as powers=true; the defaults for the rest."""
    chosen: dict[str, object] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadOption(f"an option is written name=value, not {text!r}")
        chosen[name] = game.option(name).parse(value)
    return game.check_options(chosen)


def with_deck(game: Game, deck: Path | None) -> Game:
    """The game, to be played with a deck of one's own if there is one."""
    return game if deck is None else game.fitted(playable(deck_file(deck)).to_json())


game_argument: Final[Decorator] = click.argument("game", type=game_named)

lang_option: Final[Decorator] = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default=lambda: language_of(os.environ),
    show_default="that of this computer, or en",
    help="The language.",
)

players_option: Final[Decorator] = click.option(
    "--players", type=int, default=4, show_default=True, metavar="N", help="Number of players."
)

seed_option: Final[Decorator] = click.option(
    "--seed",
    type=read_seed,
    default=fresh_seed,
    show_default="by chance",
    metavar="SEED",
    help="A whole number, or the 64 digits of a record. The same seed gives the same result.",
)

jobs_option: Final[Decorator] = click.option(
    "--jobs",
    type=Between(1, MOST_JOBS),
    default=1,
    show_default=True,
    metavar="N",
    help="Number of processes. The result is the same with any number.",
)

game_option: Final[Decorator] = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option of the game, such as powers=true; may be repeated.",
)

deck_option: Final[Decorator] = click.option(
    "--deck",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="A deck of your own for Timeline; see speeltafel decks check.",
)

"""Ids that nobody can guess: the names of tables and people, and the codes to join with."""

import hashlib
import hmac
import re
import secrets
from typing import Annotated, Final

import msgspec

LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels: no code is an offensive word."""
CODE_LENGTH: Final = 7
NAME: Final = "[0-9a-f]{32}"
"""Of a table or a person, as a pattern."""
RequestId = Annotated[str, msgspec.Meta(pattern=f"^{NAME}$", max_length=32)]
"""Chosen by a client that makes or joins a table: 128 random bits. The length is limited as well because
`$` also matches before a line feed."""


def new_code() -> str:
    """A code to join with, such as KTRWXBM."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """A code as people type it: in lower case, with hyphens or spaces."""
    return "".join(letter for letter in text.upper() if letter.isalnum())


def invite_code(table: str, code: str) -> str:
    """The long form of a code, for links: nobody guesses it, because it follows from a table's name."""
    digest = hmac.new(table.encode(), code.encode(), hashlib.sha256).digest()
    return code + "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:CODE_LENGTH])


def short_code(text: str) -> str:
    """The part of a code, in its short or long form, that people read aloud."""
    return read_code(text)[:CODE_LENGTH]


def is_invite_code(text: str) -> bool:
    """Whether a code is in its long form."""
    return len(read_code(text)) > CODE_LENGTH


def new_name() -> str:
    """The name of a person: 128 random bits."""
    return secrets.token_hex(16)


def is_name(text: str) -> bool:
    """Whether a person or table could have this name."""
    return re.fullmatch(NAME, text) is not None


def derived_name(key: bytes, *parts: str) -> str:
    """The same name for the same parts; without the key nobody can foresee it.

    A table that is asked for twice by one request is made once.
    """
    text = "\n".join(parts).encode()
    return hmac.new(key, text, hashlib.sha256).hexdigest()[:32]

"""Stirring: a deal to which everybody at the table adds random bytes, so that nobody chooses it.

The seed is a hash of a recipe: the server's secret, the bytes of all devices, and everything that is
dealt from. The sealed recipe has their hashes instead: it is fixed before anybody opens, so the last
to open has nothing left to choose (`docs/fair-deals.md`).
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Final

from speeltafel.engine.game import Value

RECIPE: Final = "deal 1"
"""Goes up if and only if the same ingredients would give another seed."""
STIRRED: Final = b"stirred"


class Stir:
    """What went into a deal besides the cards. Bytes are written as hexadecimal digits."""

    def __init__(
        self,
        *,
        secret: str,
        stirred: list[tuple[list[int], str]],
        unstirred: list[int],
        restarts: int,
    ) -> None:
        self.secret = secret  # the server's
        self.stirred = stirred  # the seats and the bytes of each device
        self.unstirred = unstirred  # the seats of people whose devices added nothing
        self.restarts = restarts  # how often the deal began again because a device gave up

    def sealed(self) -> "Stir":
        """As everybody is shown it before anybody opens: hashes in the places of secret and bytes."""
        return Stir(
            secret=commitment_to(self.secret),
            stirred=[(seats, commitment_to(added)) for seats, added in self.stirred],
            unstirred=self.unstirred,
            restarts=self.restarts,
        )

    def to_json(self) -> dict[str, object]:
        return {
            "secret": self.secret,
            "stirred": [{"seats": seats, "bytes": added} for seats, added in self.stirred],
            "unstirred": self.unstirred,
            "restarts": self.restarts,
        }


def recipe(
    game: str,
    rules_version: int,
    players: int,
    options: Mapping[str, Value],
    material: Mapping[str, object],
    stir: Stir,
) -> str:
    """Everything that a deal follows from, as one line of JSON. The seed is its SHA-256."""
    return exact(
        {
            "speeltafel": RECIPE,
            "game": game,
            "rules_version": rules_version,
            "players": players,
            "options": dict(options),
            "material": digest(exact(material)) if material else "",
            **stir.to_json(),
        }
    )


def seed_of(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def promise_of(seed: bytes) -> str:
    """What is shown of a stirred seed. Another hash than of other seeds: the recipe can't be left out."""
    return hashlib.sha256(seed + STIRRED).hexdigest()


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def commitment_to(added: str) -> str:
    """What a device shows of its bytes before it shows them."""
    return hashlib.sha256(bytes.fromhex(added)).hexdigest()


def exact(form: Mapping[str, object] | Sequence[object]) -> str:
    return json.dumps(form, ensure_ascii=False, separators=(",", ":"))

"""What everybody at a table is shown of how its deal is stirred. The secret stays here until the end."""

from typing import Final

import msgspec

from speeltafel.engine.record import Record
from speeltafel.engine.stir import Stir, commitment_to
from speeltafel.server.table.stirring import Phase, Stirring
from speeltafel.server.table.table import Table

MOST_RECIPES: Final = 1000
"""A kilobyte each, about."""

_recipes: dict[bytes, str] = {}


class StirrerShown(msgspec.Struct, frozen=True, kw_only=True):
    """What a member's device adds to the deal."""

    member: int
    commitment: str
    """SHA-256 of its bytes."""
    added: str
    """The bytes themselves, once they are opened."""


class StirShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the deal is stirred: `docs/fair-deals.md`."""

    phase: Phase
    """`committing` and `opening` while devices are waited for."""
    restarts: int
    secret_hash: str
    """SHA-256 of what the server adds, from the lobby on."""
    stirrers: list[StirrerShown]
    sealed: str = ""
    """While devices open: the recipe with hashes in the places of the secret and the bytes. Keep it: what
    is dealt must follow from it."""
    unstirred: list[int] = []
    """Once it is dealt: the seats of people whose devices added nothing."""
    recipe: str = ""
    """After the end: all that the seed follows from. The seed is its SHA-256."""


def stir_shown(table: Table) -> StirShown | None:
    record = None if table.match is None else table.match.record
    if record is not None and record.stir is not None:
        recipe = _recipe_of(record) if table.status == "over" else ""
        return _dealt(table, record.stir, recipe)
    return None if record is not None or table.stirring is None else _in_lobby(table.stirring)


def _recipe_of(record: Record) -> str:
    """Made once for each deal, by its seed, which is the hash of it: to write and hash a large deck takes long."""
    if record.seed not in _recipes:
        _recipes[record.seed] = record.recipe()
        if len(_recipes) > MOST_RECIPES:
            del _recipes[next(iter(_recipes))]
    return _recipes[record.seed]


def _in_lobby(stirring: Stirring) -> StirShown:
    return StirShown(
        phase=stirring.phase,
        restarts=stirring.restarts,
        secret_hash=commitment_to(stirring.secret),
        stirrers=_stirrers(stirring),
        sealed=stirring.sealed,
    )


def _dealt(table: Table, stir: Stir, recipe: str) -> StirShown:
    """A record that was uploaded knows seats, not members."""
    return StirShown(
        phase="",
        restarts=stir.restarts,
        secret_hash=commitment_to(stir.secret),
        stirrers=[] if table.stirring is None else _stirrers(table.stirring),
        unstirred=stir.unstirred,
        recipe=recipe,
    )


def _stirrers(stirring: Stirring) -> list[StirrerShown]:
    return [
        StirrerShown(member=member, commitment=shown, added=stirring.opened.get(member, ""))
        for member, shown in sorted(stirring.commitments.items())
    ]

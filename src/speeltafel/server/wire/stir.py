"""What everybody at a table is shown of how its deal is stirred. The secret stays here until the end."""

from speeltafel.engine.stir import Stir, commitment_to
from speeltafel.server.table.stirring import Stirring
from speeltafel.server.table.table import Table
from speeltafel.server.wire.messages import StirrerShown, StirShown


def stir_shown(table: Table) -> StirShown | None:
    record = None if table.match is None else table.match.record
    if record is not None and record.stir is not None:
        recipe = record.recipe() if table.status == "over" else ""
        return _dealt(table, record.stir, recipe)
    return None if record is not None or table.stirring is None else _in_lobby(table.stirring)


def _in_lobby(stirring: Stirring) -> StirShown:
    return StirShown(
        phase=stirring.phase,
        restarts=stirring.restarts,
        secret_hash=commitment_to(stirring.secret),
        stirrers=_stirrers(stirring),
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

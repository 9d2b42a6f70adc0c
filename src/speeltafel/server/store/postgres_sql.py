"""The schema in PostgreSQL, the statements that append, and how the index of a table is written."""

from collections.abc import Sequence
from typing import Any, Final

from speeltafel.server.store.base import BadDatabase, Index

CHANNEL: Final = "speeltafel"

FIRST_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS entries (
    tbl text NOT NULL, number integer NOT NULL, entry text NOT NULL, PRIMARY KEY (tbl, number)
);
CREATE TABLE IF NOT EXISTS tables (
    tbl text PRIMARY KEY, status text NOT NULL, open boolean NOT NULL, changed bigint NOT NULL,
    due bigint, alone boolean NOT NULL DEFAULT false, taken bigint NOT NULL DEFAULT 0,
    summary text NOT NULL
);
CREATE INDEX IF NOT EXISTS tables_next ON tables (alone, due) WHERE due IS NOT NULL;
DROP INDEX IF EXISTS tables_open;
CREATE INDEX IF NOT EXISTS tables_listed ON tables (status, changed) WHERE open AND status <> 'over';
CREATE INDEX IF NOT EXISTS tables_changed ON tables (changed);
CREATE TABLE IF NOT EXISTS codes (code text PRIMARY KEY, tbl text NOT NULL);
CREATE INDEX IF NOT EXISTS codes_tbl ON codes (tbl);
CREATE TABLE IF NOT EXISTS people (
    person text NOT NULL, tbl text NOT NULL, PRIMARY KEY (person, tbl)
);
CREATE INDEX IF NOT EXISTS people_tbl ON people (tbl);
CREATE TABLE IF NOT EXISTS secrets (name text PRIMARY KEY, secret bytea NOT NULL);
"""

MIGRATIONS: Final = (FIRST_SCHEMA,)
"""The script at place n brings a database of version n to n + 1; see `sqlite_file.py`."""

START_TIMEOUT: Final = "SET LOCAL lock_timeout = '5s'"
"""For the two locks below: a restore holds both until it ends."""
MIGRATING: Final = "SELECT pg_advisory_xact_lock(7453)"
"""One migrates at a time."""
USING: Final = "SELECT pg_advisory_lock_shared(7454)"
"""Every process that uses the database holds this lock, as long as it listens."""
UNUSED: Final = "SELECT pg_try_advisory_xact_lock(7454)"
"""Whether none does; until the end of the transaction none begins to."""

ENCODINGS: Final = {"UTF8", "SQL_ASCII"}
"""Of databases that can keep any text; the second one keeps the bytes it is given."""

VERSION: Final = """
CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL);
"""

APPEND: Final = """
INSERT INTO entries SELECT $1, $2::int + place - 1, entry
FROM unnest($3::text[]) WITH ORDINALITY AS new (entry, place)
"""
MOVE: Final = "UPDATE tables SET due = $2, alone = $3, taken = 0 WHERE tbl = $1"
THERE: Final = "SELECT true FROM tables WHERE tbl = $1 FOR NO KEY UPDATE"
"""A transaction that deletes the table waits for this one, or this one for it."""

HEALTH: Final = "health"
"""Written to see whether that is possible; the name of no table."""
REHEARSED: Final = Index(
    status="over", open=False, codes=(HEALTH,), people=(HEALTH,), changed=0, summary="{}"
)
TOUCH: Final = f"""
INSERT INTO secrets VALUES ('{HEALTH}', $1)
ON CONFLICT (name) DO UPDATE SET secret = excluded.secret
"""  # noqa: S608 - our own words

# Moves at many tables: a row for each that is there, with whether its number was free. Those that somebody has
# locked as by THERE are passed over, so that nobody waits for another table.
APPEND_LINES: Final = f"""
WITH new AS (
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::text[], $4::text[], $5::bool[], $6::bigint[], $7::bool[]
    ) AS line (tbl, number, entry, notice, moved, due, alone)
), there AS (
    SELECT tbl FROM tables WHERE tbl = ANY ($1) FOR NO KEY UPDATE SKIP LOCKED
), added AS (
    INSERT INTO entries SELECT tbl, number, entry FROM new JOIN there USING (tbl)
    ON CONFLICT DO NOTHING RETURNING tbl
), moved AS (
    UPDATE tables SET due = new.due, alone = new.alone, taken = 0 FROM added JOIN new USING (tbl)
    WHERE tables.tbl = new.tbl AND new.moved
)
SELECT tbl, added.tbl IS NOT NULL, CASE WHEN added.tbl IS NOT NULL THEN pg_notify('{CHANNEL}', notice) END
FROM new JOIN there USING (tbl) LEFT JOIN added USING (tbl)
"""  # noqa: S608 - our own words
APPEND_LINE: Final = APPEND_LINES.replace("SKIP LOCKED", "")
"""One that was passed over: it waits. No server holds a lock by it, for it is a transaction of its own."""


async def migrate(base: Any) -> None:
    """Bring a database to the version of this program, in a transaction."""
    await check_encoding(base)
    await base.execute(MIGRATING)
    await base.execute(VERSION)
    version = await schema_version(base)
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        await base.execute(script)
        await base.execute("INSERT INTO schema_version VALUES ($1)", number)


async def check_encoding(base: Any) -> None:
    """A name that can't be written would fail with all that is written together with it."""
    encoding = await base.fetchval("SHOW server_encoding")
    if encoding not in ENCODINGS:
        raise BadDatabase(
            f"the encoding of this database is {encoding}, which lacks most characters that names may "
            "have; create it with ENCODING 'UTF8' TEMPLATE template0"
        )


async def schema_version(base: Any) -> int:
    """Of a database, 0 if it has none yet; `BadDatabase` if it is later than this program."""
    if await base.fetchval("SELECT to_regclass('schema_version')") is None:
        return 0
    version: int = await base.fetchval("SELECT max(version) FROM schema_version") or 0
    if version > len(MIGRATIONS):
        raise BadDatabase(
            f"this database is of version {version}, made by a later Speeltafel; "
            f"this one knows versions up to {len(MIGRATIONS)}"
        )
    return version


async def write_index(base: Any, table: str, index: Index) -> None:
    await base.execute(
        "INSERT INTO tables VALUES ($1, $2, $3, $4, NULL, false, 0, $5) ON CONFLICT (tbl) DO UPDATE SET"
        " status = excluded.status, open = excluded.open, changed = excluded.changed,"
        " summary = excluded.summary",
        *(table, index.status, index.open, index.changed, index.summary),
    )
    await base.execute("DELETE FROM codes WHERE tbl = $1", table)
    await base.executemany("INSERT INTO codes VALUES ($1, $2)", [(c, table) for c in index.codes])
    await base.execute("DELETE FROM people WHERE tbl = $1", table)
    await base.executemany(
        "INSERT INTO people VALUES ($1, $2)", [(person, table) for person in index.people]
    )


async def rehearse(base: Any, entries: Sequence[str]) -> None:
    """Write the entries of a table and its index, and delete them in the same transaction."""
    await base.execute(APPEND, HEALTH, 1, entries)
    await write_index(base, HEALTH, REHEARSED)
    await delete(base, HEALTH)


async def delete(base: Any, table: str) -> None:
    for name in ("tables", "entries", "codes", "people"):  # nobody adds to it from here on
        await base.execute(f"DELETE FROM {name} WHERE tbl = $1", table)  # noqa: S608 - our own names

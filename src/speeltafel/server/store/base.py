"""What a store does. `tests/server/test_stores.py` holds for each of them.

The truth is the log of each table, entries numbered from 1. Everything else is an index: it can be
made anew from the logs, and changes in the same transaction as the log does.
"""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from speeltafel.engine.errors import SpeeltafelError


class Index(NamedTuple):
    """What is looked up about a table without reading its log."""

    status: str
    open: bool
    codes: tuple[str, ...]
    """The codes that open it."""
    people: tuple[str, ...]
    """Who finds it in their own list."""
    changed: int
    """Milliseconds since 1970."""
    summary: str
    """JSON for lists of tables."""


class Due(NamedTuple):
    """When a table needs the server next; None while it only waits for people."""

    at: int | None
    alone: bool = False
    """Whether nobody plays there but bots: then others come first."""


class Listed(NamedTuple):
    table: str
    status: str
    changed: int
    summary: str


class Lease(NamedTuple):
    """A table that needs the server, for whoever took it, for a while."""

    table: str
    until: int


class Notice(NamedTuple):
    """Table T is at number n. Number 0: notices may have been missed, look at every table."""

    table: str
    number: int
    due: int | None


class Present(NamedTuple):
    """Which members look at a table in one process of the house."""

    process: str
    table: str
    members: tuple[int, ...]


Listener = Callable[[Notice | Present], None]


class BadDatabase(SpeeltafelError):
    """There is no database, none of ours, or none that lets us in."""

    code = "bad_database"


class Store(Protocol):
    """Raises `StoreAway` where it can't be reached."""

    async def open(self, listener: Listener) -> None:
        """Begin; BadDatabase if that is not possible.

        The listener is told of everything that is appended, here or elsewhere.
        """

    async def close(self) -> None: ...

    async def tell(self, presents: list[Present]) -> None:
        """Let the listeners of all processes hear them. They are not kept."""

    async def key(self) -> bytes:
        """The secret of this house: made once, then always the same."""

    async def append(
        self, table: str, number: int, entries: list[str], index: Index | None, due: Due | None
    ) -> bool:
        """Add entries from this number on; durable when it returns.

        False, and nothing is changed, if somebody has written that number already, owns a code of
        the index, or has deleted the table: only its first entry makes one, and brings its index.
        Index and due are handed over where they have changed.
        """

    async def read(self, table: str, after: int) -> list[str]:
        """The entries after this number, in order."""

    async def table_with(self, code: str) -> str | None: ...

    async def tables_of(self, person: str, limit: int) -> list[Listed]:
        """The last changed first."""

    async def open_tables(self, limit: int) -> list[Listed]:
        """Those that anybody may join, the last changed first."""

    async def take_due(self, now: int, until: int, limit: int) -> list[Lease]:
        """Tables that need the server now, those with people first; nobody else is given them
        before `until`.
        """

    async def put_off(self, lease: Lease, due: int | None) -> None:
        """Nothing was to be done: ask again at `due`. Nothing happens if the table has moved on."""

    async def untouched(self, over: int, others: int, limit: int) -> list[str]:
        """Tables that last changed before a moment: one for those that are over, one for others."""

    async def rewrite(self, table: str, last: int, entries: dict[int, str], index: Index) -> bool:
        """Put other entries in the place of those with these numbers: for deleting names.

        False, and nothing is changed, if the log does not end at `last`.
        """

    async def forget(self, table: str) -> None:
        """Delete a table and all that was known of it."""

"""The interface of a store. `tests/server/test_stores.py` holds for each of them.

The truth is the log of each table, entries numbered from 1. Everything else is an index: it can be
rebuilt from the logs, and changes in the same transaction as the log does.
"""

from collections.abc import Callable, Sequence
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
    """Whether only bots play there: then tables with people come first."""


class Append(NamedTuple):
    """The arguments of `Store.append`."""

    table: str
    number: int
    entries: list[str]
    new_index: Index | None
    new_due: Due | None


class Listed(NamedTuple):
    table: str
    status: str
    changed: int
    summary: str


class Lease(NamedTuple):
    """A due table that one process works on, until a moment."""

    table: str
    until: int


class Unused(NamedTuple):
    """A table that nobody has used for a while, and the number of its last entry."""

    table: str
    last: int


class Notice(NamedTuple):
    """Table T is at number n. Number 0: notices may have been missed, look at every table."""

    table: str
    number: int
    due: int | None
    entry: str = ""
    """What another process has appended, if the store says: with all before it there is nothing to read."""


class PresenceNotice(NamedTuple):
    """Which members have a table open in one process."""

    process: str
    table: str
    members: tuple[int, ...]


Listener = Callable[[Notice | PresenceNotice], None]


class BadDatabase(SpeeltafelError):
    """There is no database, none of ours, or none that lets us in."""

    code = "bad_database"


class Store(Protocol):
    """Raises `StoreUnavailable` while it can't be reached."""

    async def open(self, listener: Listener) -> None:
        """BadDatabase if that is not possible.

        The listener is called for everything that is appended, by this process or another.
        """

    async def close(self) -> None: ...

    async def announce(self, notices: list[PresenceNotice]) -> None:
        """Pass them on to the listeners of all processes. They are not stored."""

    async def check_health(self) -> None:
        """Write something: `StoreUnavailable` if nothing can be saved, for instance on a full disk."""

    async def key(self) -> bytes:
        """The secret key of this server: made once, then always the same."""

    async def append(
        self, table: str, number: int, entries: list[str], index: Index | None, due: Due | None
    ) -> bool:
        """Add entries from this number on; durable when it returns.

        False, and nothing is changed, if somebody has written that number already, owns a code of
        the index, or has deleted the table: only its first entry makes one, and brings its index.
        Index and due are handed over where they have changed.
        """

    def append_soon(self, append: Append, settle: Callable[[bool], None]) -> None:
        """The same for those who don't wait: `settle` is called with what `append` would return, or
        with False if the store can't be reached."""

    async def read(self, table: str, after: int) -> list[str]:
        """The entries after this number, in order."""

    async def table_by_code(self, code: str) -> str | None: ...

    async def tables_of(self, person: str, limit: int) -> list[Listed]:
        """The last changed first."""

    async def open_tables(self, limit: int) -> list[Listed]:
        """Those that anybody may join or watch: waiting before playing, the last changed first."""

    async def lease_due(
        self, now: int, until: int, limit: int, busy: Sequence[str] = ()
    ) -> list[Lease]:
        """Lease tables that are due, those with people first; nobody else can before `until`.

        Not those that are busy: this process works on them already.
        """

    async def reschedule(self, lease: Lease, due: int | None) -> None:
        """End a lease: the table is due again at `due`, unless it has changed meanwhile."""

    async def unused_since(self, over: int, others: int, limit: int) -> list[Unused]:
        """Tables that last changed before a moment: one moment for finished games, one for others."""

    async def rewrite(self, table: str, last: int, entries: dict[int, str], index: Index) -> bool:
        """Replace the entries with these numbers, or append them after `last`: for erasing names.

        False, and nothing is changed, if the log does not end at `last`.
        """

    async def delete(self, table: str, last: int | None = None) -> bool:
        """Delete a table and its index.

        False, and nothing is changed, if a number is given and the log has entries after it.
        """

"""The database goes away and comes back: people are told, nothing is lost, play goes on."""

import asyncio
import io
import json
import os
import random
import signal
import time
from collections.abc import Sequence

import asyncpg
import pytest

from speeltafel.server.background import repeat
from speeltafel.server.errors import StoreUnavailable
from speeltafel.server.launch import check
from speeltafel.server.services import running
from speeltafel.server.store import postgres as postgres_store
from speeltafel.server.store.base import BadDatabase, Index, Lease
from speeltafel.server.store.postgres import PostgresStore
from speeltafel.server.store.postgres_sql import MIGRATING, UNUSED
from tests.server.client import PATIENCE, Json, Person, Screen, wait_until, web_client
from tests.server.playing import play_to_the_end, seated
from tests.server.postgres import Postgres
from tests.server.running import Running

TRIES = 1000


def insist(screen: Screen, do: str, **fields: object) -> Json:
    """Ask with the same id until it is done."""
    for _ in range(TRIES):
        answer = screen.ask(do, **fields)
        if answer["type"] == "done":
            return answer
        assert answer["code"] == "store_away", answer
        time.sleep(0.05)
    pytest.fail("the database never came back")


def test_play_goes_on_when_the_database_comes_back(own_postgres: Postgres) -> None:
    store = PostgresStore(own_postgres.new_database("outage"))
    with (
        Running(store, thinkers=0) as server,
        seated(server.host, "titus", ["An", "Bo"]) as screens,
    ):
        an, bo = screens
        an.do("say", phrase="hello")
        own_postgres.stop()
        answer = an.ask("say", phrase="oops")
        assert (answer["type"], answer["code"]) == ("refusal", "store_away")
        own_postgres.start()
        done = insist(an, "say", id="again", phrase="thanks")
        assert insist(an, "say", id="again", phrase="thanks") == done
        bo.catch_up(done["version"])
        an.catch_up(done["version"])
        play_to_the_end(screens, random.Random(8))


def test_the_log_has_a_line_and_no_trace_for_a_pool_that_cannot_connect(
    own_postgres: Postgres, written: io.StringIO
) -> None:
    with Running(PostgresStore(own_postgres.new_database("floor")), thinkers=0):
        own_postgres.stop()
        wait_until(lambda: "connection floor" in written.getvalue())
        own_postgres.start()
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert not [line for line in lines if "trace" in line]


# Errors of a database that is there, and lets nobody in


def health(server: Running) -> int:
    with web_client(server.host) as web:
        return web.get("/healthz").status_code


class RefusedStore(PostgresStore):
    """Counts how often tables that are due were asked for in vain."""

    refused = 0

    async def lease_due(
        self, now: int, until: int, limit: int, busy: Sequence[str] = ()
    ) -> list[Lease]:
        try:
            return await super().lease_due(now, until, limit, busy)
        except Exception:
            self.refused += 1
            raise


def test_bots_play_on_after_their_role_was_locked_out(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    """One error of the kind that nobody had thought of ended all bots and clocks of a process."""
    store = RefusedStore(postgres.new_role("locked_out", "locked_out"))
    with Running(store) as server, Person(server.host, "An") as an:
        postgres.execute(
            "postgres",
            "ALTER ROLE locked_out NOLOGIN",
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'locked_out'",
        )
        wait_until(lambda: store.refused > 1)
        assert health(server) == 503
        postgres.execute("postgres", "ALTER ROLE locked_out LOGIN")
        wait_until(lambda: health(server) == 200)
        wait_until(lambda: "connection for notices was lost" in caplog.text)
        with an.at(an.create("titus", ["random", "random"])) as screen:
            screen.do("start")
            while not screen.is_over:
                screen.receive()


def test_who_may_not_write_is_told_that_the_database_is_away(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        Running(PostgresStore(postgres.new_role("no_rights", "no_rights")), 0) as server,
        seated(server.host, "titus", ["An", "Bo"]) as [an, _],
    ):
        postgres.execute("no_rights", "REVOKE ALL ON entries FROM no_rights")
        assert an.ask("say", phrase="hello")["code"] == "store_away"
        assert "permission denied for table entries" in caplog.text
        assert health(server) == 503
        postgres.execute("no_rights", "GRANT ALL ON entries TO no_rights")
        assert health(server) == 200
        insist(an, "say", phrase="hello")


def test_news_that_could_not_be_read_is_told_once_it_can(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    """It waited for a connection to be lost that was there all the time."""
    address = postgres.new_role("no_reads", "no_reads")
    with (
        Running(PostgresStore(address), 0) as server,
        Running(PostgresStore(address.replace("no_reads@", "tester@")), 0) as other,
        Person(server.host, "An") as an,
        Person(other.host, "Bo") as bo,
        an.at(an.create("titus", [None, None])) as screen,
    ):
        postgres.execute("no_reads", "REVOKE ALL ON entries FROM no_reads")
        bo.join(an.code)
        wait_until(lambda: "permission denied for table entries" in caplog.text)
        postgres.execute("no_reads", "GRANT ALL ON entries TO no_reads")
        see_both(screen)


def test_a_connection_for_notices_that_has_gone_silent_is_replaced(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As behind a firewall that has forgotten it: it is open, and nothing comes."""
    monkeypatch.setattr(postgres_store, "CHECK_AFTER", 0.5)
    address = postgres.new_database("silent")
    store = PostgresStore(address)
    with (
        Running(store, 0) as server,
        Running(PostgresStore(address), 0) as other,
        Person(server.host, "An") as an,
        Person(other.host, "Bo") as bo,
        an.at(an.create("titus", [None, None])) as screen,
    ):
        silent = store._notice_base.get_server_pid()
        os.kill(silent, signal.SIGSTOP)
        try:
            monkeypatch.setattr(postgres_store, "ANSWERS_WITHIN", 0.5)
            bo.join(an.code)
            see_both(screen)
        finally:
            os.kill(silent, signal.SIGCONT)


def see_both(screen: Screen) -> None:
    while len(screen.news["table"]["members"]) < 2:
        screen.receive()


FULL_DISK = """
CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON entries FOR EACH ROW
WHEN (length(NEW.entry) > 1000) EXECUTE FUNCTION fail();
"""


async def change(store: PostgresStore, sql: str) -> None:
    async with store._base() as base:
        await base.execute(sql)


def test_after_a_refused_write_health_needs_one_as_large(postgres: Postgres) -> None:
    small, large = ["small"], ["x" * 2000]
    index = Index("waiting", True, (), (), 1, "{}")

    async def test() -> None:
        store = PostgresStore(postgres.new_database("full"))
        await store.open(lambda _notice: None)
        assert await store.append("t", 1, small, index, None)
        for new_index in (None, index):
            await change(store, FULL_DISK)
            await store.check_health()
            with pytest.raises(StoreUnavailable):
                await store.append("t", 2, large, new_index, None)
            with pytest.raises(StoreUnavailable):
                await store.check_health()
            await change(store, "DROP FUNCTION fail CASCADE")
            await store.check_health()
        assert await store.append("t", 2, large, None, None)
        assert await store.read("health", 0) == []
        await store.close()

    asyncio.run(test())


def test_a_database_without_a_connection_for_notices_is_refused_at_the_start(
    postgres: Postgres,
) -> None:
    """It waited for one for ever, and said nothing."""
    store = PostgresStore(postgres.new_role("single", "single", "CONNECTION LIMIT 1"))

    async def test() -> None:
        async with asyncio.timeout(PATIENCE):
            await store.open(lambda _notice: None)

    with pytest.raises(BadDatabase, match="too many connections"):
        asyncio.run(test())


@pytest.mark.parametrize("locks", [[UNUSED], [UNUSED, MIGRATING]])
def test_who_starts_during_a_restore_is_told_of_it(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, locks: list[str]
) -> None:
    address = postgres.new_database(f"restored_{len(locks)}")

    async def test() -> None:
        base = await asyncpg.connect(address)
        async with base.transaction():
            for lock in locks:
                await base.execute(lock)
            with pytest.raises(BadDatabase, match="a restore into this database is under way"):
                await check(PostgresStore(address))
        await base.close()
        await check(PostgresStore(address))

    monkeypatch.setattr(postgres_store, "START_TIMEOUT", "SET LOCAL lock_timeout = '50ms'")
    asyncio.run(test())


OTHER_CLOCK = """
CREATE OR REPLACE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS
$$ SELECT pg_catalog.clock_timestamp() + interval '%s seconds' $$;
ALTER DATABASE clocks SET search_path = public, pg_catalog;
"""


def test_a_machine_whose_clock_differs_is_told_at_the_start(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    address = postgres.new_database("clocks")
    asyncio.run(check(PostgresStore(address)))
    assert not caplog.messages
    for seconds in (20, -20):
        postgres.execute("clocks", OTHER_CLOCK % seconds)
        asyncio.run(check(PostgresStore(address)))
        [warning] = caplog.messages
        assert "seconds apart; synchronise the clocks" in warning
        caplog.clear()


def test_work_that_fails_is_logged_and_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    failures = [ZeroDivisionError(), StoreUnavailable()]
    done = asyncio.Event()

    async def step() -> None:
        if failures:
            raise failures.pop()
        done.set()
        await asyncio.Event().wait()

    async def test() -> None:
        async with running(repeat(step, pause=0)):
            await done.wait()

    asyncio.run(test())
    assert [record.exc_info[0] for record in caplog.records if record.exc_info] == [
        ZeroDivisionError
    ]

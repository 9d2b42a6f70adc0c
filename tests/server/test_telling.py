"""News is sent in the call that has changed a table; who can't take it then gets it later."""

import asyncio
import gc
import random
import sqlite3
import threading
import time
from collections.abc import Callable
from unittest.mock import Mock

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from speeltafel.server.http import sse
from speeltafel.server.http.session import Session
from speeltafel.server.http.websocket import TableConnection, WebSocketProtocol
from speeltafel.server.store.base import Notice
from speeltafel.server.store.sqlite import SqliteStore
from speeltafel.server.table.entries import Agreed, write_entry
from speeltafel.server.table.member_entries import Entry, Left, Said
from speeltafel.texts import texts
from tests.server.client import PATIENCE, Screen, wait_until
from tests.server.playing import move, seated, waited_for
from tests.server.running import Running

HELLO = Said(at=1, member=0, phrase="hello")


def store_of(server: Running) -> SqliteStore:
    store = server.services.store
    assert isinstance(store, SqliteStore)
    return store


def in_loop(server: Running, work: Callable[[], None]) -> None:
    """Do something in the thread of the server, and wait until it is done."""
    done = threading.Event()

    def worked() -> None:
        work()
        done.set()

    store_of(server)._loop.call_soon_threadsafe(worked)
    assert done.wait(PATIENCE)


def write_elsewhere(server: Running, table: str, number: int, entry: Entry = HELLO) -> None:
    with sqlite3.connect(store_of(server).path) as base:
        base.execute("INSERT INTO entries VALUES (?, ?, ?)", (table, number, write_entry(entry)))
    base.close()


def said_elsewhere(server: Running, table: str, number: int) -> None:
    """Another process writes an entry, and announces it."""
    write_elsewhere(server, table, number)
    announce(server, Notice(table, number, None))


def announce(server: Running, notice: Notice) -> None:
    in_loop(server, lambda: server.services.broadcast.on_notice(notice))


def test_a_short_entry_of_another_process_is_told_without_reading_it(quick_server: Running) -> None:
    entry = write_entry(HELLO)
    with seated(quick_server.host, "titus", ["An", "Bo"]) as screens:
        table, version = screens[0].news["table"]["id"], screens[0].news["version"]
        announce(quick_server, Notice(table, version + 1, None, entry))
        for screen in screens:
            screen.catch_up(version + 1)
            assert [speech["said"] for speech in screen.news["speeches"]] == ["Hello everyone!"]


@pytest.mark.parametrize("entry", ["", "{", '{"kind": "unknown"}'])
def test_what_was_announced_and_cannot_be_folded_is_read(quick_server: Running, entry: str) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as screens:
        table, version = screens[0].news["table"]["id"], screens[0].news["version"]
        write_elsewhere(quick_server, table, version + 1)
        announce(quick_server, Notice(table, version + 1, None, entry))
        for screen in screens:
            screen.catch_up(version + 1)


def test_an_entry_is_not_folded_before_those_that_come_first(quick_server: Running) -> None:
    entry = write_entry(HELLO)
    with seated(quick_server.host, "titus", ["An", "Bo"]) as screens:
        table, version = screens[0].news["table"]["id"], screens[0].news["version"]
        for number in (version + 1, version + 2):
            write_elsewhere(quick_server, table, number)
        announce(quick_server, Notice(table, version + 2, None, entry))
        announce(quick_server, Notice(table, version + 1, None, entry))
        for screen in screens:
            screen.catch_up(version + 2)
            assert screen.news["version"] == version + 2


def test_a_phrase_of_a_newer_version_breaks_no_table(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, _]:
        table, version = an.news["table"]["id"], an.news["version"]
        newer = Said(at=1, member=0, phrase="to_be_invented")
        announce(quick_server, Notice(table, version + 1, None, write_entry(newer)))
        an.catch_up(version + 1)
        assert [speech["said"] for speech in an.news["speeches"]] == ["…"]


def test_a_rematch_counts_what_was_not_announced_yet(quick_server: Running) -> None:
    """The game is over, and one has left: through another process, a moment ago."""
    elsewhere = [
        Agreed(at=1, member=0),
        Agreed(at=1, member=1),
        Left(at=1, member=0, level="strong"),
    ]
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [_, bo]:
        table, version = bo.news["table"]["id"], bo.news["version"]
        for number, entry in enumerate(elsewhere, version + 1):
            write_elsewhere(quick_server, table, number, entry)
        bo.do("rematch")
        with bo.person.at(bo.news["table"]["next"]) as again:
            assert [one["gone"] for one in again.news["table"]["members"]] == [True, False]


def test_the_record_is_there_also_where_the_end_was_not_announced_yet(
    quick_server: Running,
) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, _]:
        table, version = an.news["table"]["id"], an.news["version"]
        for member in (0, 1):
            agreed = Agreed(at=1, member=member)
            write_elsewhere(quick_server, table, version + 1 + member, agreed)
        assert an.person.web.get(f"/api/tables/{table}/record").status_code == 200


def test_nobody_is_told_an_older_version_than_before(quick_server: Running) -> None:
    """A table that is read again while an entry of it is written is behind for a moment."""
    with seated(quick_server.host, "titus", ["An", "Bo"]) as screens:
        name, services = screens[0].news["table"]["id"], quick_server.services
        before = services.repository.current(name)
        assert before is not None
        said = screens[0].do("say", phrase="hello")["version"]
        for screen in screens:
            screen.catch_up(said)
        told = [
            services.broadcast.news(one, before) for one in services.broadcast._subscribers[name]
        ]
        assert told == [None, None]


def test_what_others_did_is_told_also_if_a_move_meanwhile_is_not_saved(
    quick_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was kept for the answer to the move, and there was none yet."""
    with seated(quick_server.host, "titus", ["An", "Bo"]) as screens:
        mover = next(filter(waited_for, screens))
        table, version = mover.news["table"]["id"], mover.news["version"]
        held: list[Callable[[bool], None]] = []
        with monkeypatch.context() as slow:
            slow.setattr(
                store_of(quick_server), "append_soon", lambda _, settle: held.append(settle)
            )
            prompt = mover.news["prompt"]
            acted = {"seat": prompt["seat"], "action": prompt["legal"][0]["text"]}
            mover.send({"do": "act", "id": "a", "prompt": prompt["id"], **acted})
            wait_until(lambda: bool(held))
            announce(quick_server, Notice("", 0, None))  # all tables are read again
            wait_until(lambda: quick_server.services.repository.current(table) is not None)
            write_elsewhere(quick_server, table, version + 1)
            announce(quick_server, Notice(table, version + 1, None, write_entry(HELLO)))
        in_loop(quick_server, lambda: held[0](False))
        mover.catch_up(version + 1)
        assert [speech["said"] for speech in mover.news["speeches"]] == ["Hello everyone!"]


def test_who_comes_from_another_process_is_told_no_less_than_there(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, _]:
        table, version = an.news["table"]["id"], an.news["version"]
        write_elsewhere(quick_server, table, version + 1)
        an.watch(since=version + 1)
        assert an.news["version"] == version + 1


def test_what_is_announced_while_a_table_is_read_is_told_too(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as screens:
        table, version = screens[0].news["table"]["id"], screens[0].news["version"]
        store, reading, going_on = store_of(quick_server), threading.Event(), asyncio.Event()
        read = store.read

        async def slow_read(table: str, after: int) -> list[str]:
            texts = await read(table, after)
            reading.set()
            await going_on.wait()
            return texts

        store.read = slow_read  # type: ignore[method-assign] # a slow disk
        said_elsewhere(quick_server, table, version + 1)
        assert reading.wait(PATIENCE)
        said_elsewhere(quick_server, table, version + 2)
        in_loop(quick_server, going_on.set)
        for screen in screens:
            screen.catch_up(version + 2)


def test_a_heartbeat_while_a_table_is_read_loses_no_news(
    quick_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sse, "HEARTBEAT", 0.01)
    with seated(quick_server.host, "titus", ["An", "Bo"], ways=["stream"]) as screens:
        table, version = screens[0].news["table"]["id"], screens[0].news["version"]
        store = store_of(quick_server)
        read = store.read

        async def slow_read(table: str, after: int) -> list[str]:
            await asyncio.sleep(10 * sse.HEARTBEAT)
            return await read(table, after)

        store.read = slow_read  # type: ignore[method-assign] # a slow disk
        said_elsewhere(quick_server, table, version + 1)
        end = time.monotonic() + PATIENCE  # heartbeats go on for ever, so reading would never fail
        while server_told(quick_server, table) != {version + 1}:
            assert time.monotonic() < end
            time.sleep(0.01)


def server_told(server: Running, table: str) -> set[int]:
    """The versions that the connections to a table have been told."""
    return {one.since for one in tuple(server.services.broadcast._subscribers[table])}


def test_each_change_is_told_once(server: Running) -> None:
    """Also where the store announces what this process has told already."""
    with seated(server.host, "titus", ["An", "Bo"]) as screens:
        for screen in screens:
            screen.told.clear()
        speakers = [screens[0]] * 5 + [screens[1]]
        last = max(screen.do("say", phrase="hello")["version"] for screen in speakers)
        for screen in screens:
            screen.catch_up(last)
            news = [msgspec.json.decode(text, type=Told) for text in screen.told]
            versions = [one.version for one in news if one.type == "news"]
            assert versions == sorted(set(versions))
            assert versions[-1] == last


class Told(msgspec.Struct):
    type: str
    version: int


def protocol_of(server: Running, screen: Screen) -> WebSocketProtocol:
    """The server's end of a connection."""
    assert isinstance(screen.socket, ClientConnection)
    port = screen.socket.socket.getsockname()[1]
    [found] = [
        one
        for one in server.server.server_state.connections
        if isinstance(one, WebSocketProtocol) and one.client is not None and one.client[1] == port
    ]
    return found


def test_a_slow_client_misses_steps_and_not_the_last_one(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, bo]:
        slow = protocol_of(quick_server, bo)
        before = bo.news["version"]
        in_loop(quick_server, slow.pause_writing)
        last = max(an.do("say", phrase="hello")["version"] for _ in range(3))
        an.catch_up(last)
        in_loop(quick_server, slow.resume_writing)
        told = bo.next_news()
        assert (told["since"], told["version"]) == (before, last)
        assert len(told["speeches"]) == 3


def test_what_fails_for_one_reader_harms_no_other(
    quick_server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_args: object) -> bool:
        raise ZeroDivisionError

    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, bo]:
        for one in tuple(quick_server.services.broadcast._subscribers[an.news["table"]["id"]]):
            if one.reader is not None and one.reader.member == 1:
                one.send = fails
        monkeypatch.setattr(Session, "news", fails)  # where it is tried again
        an.catch_up(an.do("say", phrase="hello")["version"])
        with pytest.raises(ConnectionClosed) as closed:
            all(bo.receive() for _ in range(9))
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4500
        assert "a connection to a table failed" in caplog.text


def test_a_connection_that_ends_before_it_is_told_leaves_no_work_behind() -> None:
    """Python would warn of it, and warnings are errors here."""

    async def test() -> None:
        connection = TableConnection(Mock(), texts("en"))
        connection.session = Mock()
        connection.wake()
        assert connection._telling is not None
        connection._telling.cancel()

    asyncio.run(test())
    gc.collect()


def test_a_move_is_answered_behind_its_news_in_one_write(
    quick_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[bytes] = []
    with seated(quick_server.host, "titus", ["An", "Bo"]) as screens:
        mover = next(screen for screen in screens if waited_for(screen))
        protocol = protocol_of(quick_server, mover)
        send = protocol.send_at_once

        def noted(*texts: bytes) -> None:
            written.append(b"".join(texts))
            send(*texts)

        monkeypatch.setattr(protocol, "send_at_once", noted)
        version = move(mover, random.Random(1))["version"]
        for screen in screens:
            screen.catch_up(version)
    both = written[0]
    assert both.startswith(b'{"type":"news"')
    assert both.endswith(b',"version":%d}' % version)
    assert b'{"type":"done"' in both

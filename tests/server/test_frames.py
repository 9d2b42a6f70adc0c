"""Frames of WebSockets that are read and written without a parser: as `websockets` does it."""

import asyncio
import json
import time
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from speeltafel.server.http.connections import PIECE
from speeltafel.server.http.websocket import MessageQueue, text_frame, whole_content
from tests.server.client import PATIENCE, Person
from tests.server.playing import seated
from tests.server.running import Running

MOST = 8192
LENGTHS = [0, 1, 125, 126, 127, 4000, MOST]


def sent(length: int, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """As a client sends it."""
    return Frame(opcode, b"x" * length, fin=fin).serialize(mask=True)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_whole_frame_is_read(length: int) -> None:
    assert whole_content(sent(length), MOST) == b"x" * length


@pytest.mark.parametrize("length", LENGTHS)
def test_what_is_less_or_more_than_a_frame_is_not_whole(length: int) -> None:
    data = sent(length)
    assert whole_content(data[:-1], MOST) is None
    assert whole_content(data + data, MOST) is None
    assert whole_content(data[:5], MOST) is None


def test_parts_long_ones_and_those_without_a_mask_are_left_to_the_parser() -> None:
    assert whole_content(sent(5, fin=False), MOST) is None
    assert whole_content(sent(MOST + 1), MOST) is None
    assert whole_content(sent(100_000)[:133], MOST) is None  # a length of eight bytes is not 127
    assert whole_content(Frame(Opcode.TEXT, b"x" * 20).serialize(mask=False), MOST) is None


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_a_message_is_framed_as_by_the_library(length: int) -> None:
    text = b"x" * length
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_a_queue_keeps_the_order_and_loses_nothing_with_a_reader() -> None:
    async def read() -> None:
        queue = MessageQueue()
        queue.put_nowait(1)
        queue.put_nowait(2)
        assert [await queue.get(), await queue.get()] == [1, 2]
        assert queue.empty()
        gone, stays = asyncio.create_task(queue.get()), asyncio.Event()
        asyncio.get_running_loop().call_soon(stays.set)
        await stays.wait()  # it reads by now
        gone.cancel()
        queue.put_nowait(3)
        queue.put_nowait(4)
        assert [await queue.get(), await queue.get()] == [3, 4]

    asyncio.run(read())


@pytest.fixture
def line(quick_server: Running) -> Iterator[ClientConnection]:
    """A second connection of somebody at a table."""
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [screen, _]:
        table = screen.news["table"]["id"]
        with screen.person.connect(table) as line:
            yield line


def message(name: str, *, fin: bool = True, spaces: str = "") -> Frame:
    text = f'{{"do": "say", "id": "{name}", {spaces}"phrase": "hello"}}'
    return Frame(Opcode.TEXT, text.encode(), fin)


def answered(line: ClientConnection, *names: str) -> bool:
    """Whether these messages are answered, in this order."""
    waiting = list(names)
    while waiting:
        told = json.loads(line.recv(PATIENCE))
        if told.get("id") == waiting[0]:
            assert told["type"] == "done"
            del waiting[0]
    return True


def test_messages_arrive_however_they_are_cut_and_joined(line: ClientConnection) -> None:
    pieces = [
        message("whole").serialize(mask=True),
        b"".join(message(name).serialize(mask=True) for name in ("two", "three")),
        *(bytes([byte]) for byte in message("bytes").serialize(mask=True)),
        message("last").serialize(mask=True),
    ]
    for piece in pieces:
        line.socket.sendall(piece)
        time.sleep(0.005)  # so that most of them arrive by themselves
    assert answered(line, "whole", "two", "three", "bytes", "last")


def test_all_messages_of_a_burst_are_answered(quick_server: Running) -> None:
    """They are longer than what is parsed at a time, one of them even by itself."""
    names = [f"m{number}" for number in range(60)]
    burst = [message(name, spaces=" " * 3 * PIECE if name == "m30" else "") for name in names]
    with (
        Person(quick_server.host, "An") as an,
        an.connect(an.create("titus", [None, None])) as line,
    ):
        line.socket.sendall(b"".join(frame.serialize(mask=True) for frame in burst))
        assert answered(line, *names)


def test_a_message_inside_another_one_ends_the_connection(line: ClientConnection) -> None:
    line.socket.sendall(message("begun", fin=False).serialize(mask=True))
    time.sleep(0.05)
    line.socket.sendall(message("inside").serialize(mask=True))
    with pytest.raises(ConnectionClosedError) as closed:
        line.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1002

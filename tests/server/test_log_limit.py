"""What clients do wrong fills no disk: a few lines without tracebacks, and a count."""

import asyncio
import io
import json
import logging
import socket
import warnings

import pytest
from websockets.frames import Frame, Opcode

from speeltafel.server import logs
from speeltafel.server.logs import LOG_LINES, SAME_MESSAGE, log_to_stderr
from tests.server.client import PATIENCE, Person
from tests.server.playing import seated
from tests.server.running import Running
from tests.server.test_memory import NOT_UTF8, UPGRADE

TIMES = 40
WATCH = Frame(Opcode.TEXT, b'{"do":"watch","id":"1"}').serialize(mask=True)


def connected(person: Person, table: str) -> socket.socket:
    host, _, port = person.host.partition(":")
    line = socket.create_connection((host, int(port)), timeout=PATIENCE)
    cookie = person.web.cookies["speeltafel"]
    line.sendall(UPGRADE.format(table=table, host=person.host, cookie=cookie).encode())
    assert line.recv(65536).startswith(b"HTTP/1.1 101")
    return line


def count(level: str) -> float:
    found = [LOG_LINES.labels(level, written)._value.get() for written in ("yes", "no")]
    return float(sum(found))


def test_text_that_is_no_utf8_writes_few_lines(quick_server: Running, written: io.StringIO) -> None:
    before = count("error")
    with Person(quick_server.host, "An") as an:
        table = an.create("titus", [None, None])
        for _ in range(TIMES):
            with connected(an, table) as line:
                line.sendall(NOT_UTF8)
                while line.recv(65536):
                    pass
        told = an.web.get("/metrics").text
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert 0 < len(lines) <= SAME_MESSAGE.burst
    assert all("trace" not in line for line in lines)
    assert count("error") - before == TIMES
    assert 'speeltafel_log_lines_total{level="error",written="no"}' in told


def test_text_that_is_no_utf8_and_a_close_in_one_packet_are_no_fault(
    quick_server: Running, written: io.StringIO
) -> None:
    with Person(quick_server.host, "An") as an:
        table = an.create("titus", [None, None])
        for _ in range(TIMES):
            with connected(an, table) as line:
                line.sendall(NOT_UTF8 + Frame(Opcode.CLOSE, b"").serialize(mask=True))
                while line.recv(65536):
                    pass
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert len(lines) <= SAME_MESSAGE.burst
    assert all(line["message"].startswith("Invalid UTF-8") for line in lines)


def test_news_for_a_client_that_broke_the_protocol_is_no_failure(
    quick_server: Running, written: io.StringIO
) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, bo]:
        for _ in range(TIMES):
            with connected(an.person, an.news["table"]["id"]) as line:
                line.sendall(WATCH)
                assert line.recv(65536)
                line.sendall(NOT_UTF8)
                bo.do("say", phrase="hello")
    assert "a connection to a table failed" not in written.getvalue()


def test_each_kind_of_message_has_its_own_limit(written: io.StringIO) -> None:
    log = logging.getLogger("speeltafel.tests")
    for number in range(100):
        log.warning("the first kind %d", number)
    log.warning("the second kind")
    assert len(written.getvalue().splitlines()) == SAME_MESSAGE.burst + 1
    assert "the second kind" in written.getvalue()


def fail(log: logging.Logger, number: int) -> None:
    """As asyncio does: the message holds the addresses of objects."""
    try:
        int("x")
    except ValueError:
        log.exception(f"fatal error\nprotocol: <object at {number:#x}>")


def test_addresses_of_objects_make_no_other_kind(written: io.StringIO) -> None:
    log = logging.getLogger("speeltafel.tests")
    for number in range(100):
        fail(log, number)
        log.error(f"a task was destroyed\ntask: <object at {number:#x}>")
    assert len(written.getvalue().splitlines()) == 2 * SAME_MESSAGE.burst


def test_all_kinds_together_are_limited(
    written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "MOST_KINDS", 3)
    log = logging.getLogger("speeltafel.tests")
    for number in range(100):
        log.error(f"kind {number}")
    assert len(written.getvalue().splitlines()) == 3 + SAME_MESSAGE.burst


def test_a_fault_keeps_its_traceback(written: io.StringIO) -> None:
    try:
        int("x")
    except ValueError:
        logging.getLogger("speeltafel.tests").exception("a request failed")
    assert "ValueError" in json.loads(written.getvalue())["trace"]


def test_a_shutdown_that_cuts_requests_off_is_no_fault(written: io.StringIO) -> None:
    """uvicorn would log a traceback for each stream that is open."""
    cut_off = asyncio.CancelledError()
    logging.getLogger("uvicorn.error").error("Exception in ASGI application\n", exc_info=cut_off)
    assert not written.getvalue()


def test_a_warning_of_python_is_a_line_of_the_log_too(
    written: io.StringIO, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "speeltafel")  # as `log_to_stderr` does; back afterwards
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        log_to_stderr()
        warnings.warn("is not a plain file", stacklevel=1)
    logging.captureWarnings(capture=False)
    [line] = written.getvalue().splitlines()
    assert "is not a plain file" in json.loads(line)["message"]

"""docs/table-protocol.md tells the truth."""

import re

from starlette.routing import Route, WebSocketRoute

from speeltafel.decks import rows
from speeltafel.server.access.rate_limits import Limits, Rate
from speeltafel.server.access.work_queue import MOST_LONG_BODIES, MOST_WAITING
from speeltafel.server.errors import TableError
from speeltafel.server.http import middleware, session
from speeltafel.server.http.connections import FRAME_RATE, MOST_HEAD, MOST_HEADERS
from speeltafel.server.http.endpoints import Endpoint
from speeltafel.server.http.middleware import LARGER_BODIES
from speeltafel.server.http.openapi import openapi
from speeltafel.server.http.routes import ROUTES
from speeltafel.server.http.tables import LONGEST_LIST
from speeltafel.server.http.websocket import MOST_REFUSALS
from speeltafel.server.table import names
from speeltafel.server.table.commands.chat import LONGEST_SPEECH
from speeltafel.server.table.table import REMEMBERED, SPEECHES
from speeltafel.server.tables import decks
from speeltafel.server.tables.archive import MOST_CHARACTERS, MOST_MARKS, MOST_MOVES
from speeltafel.server.tables.lobby import LONGEST_TITLE, MOST_MEMBERS
from tests.server.transcript import ASKED, PAGE, rewritten

TEXT = PAGE.read_text(encoding="utf-8")


def test_the_server_answers_as_the_page_says() -> None:
    assert rewritten() == TEXT, "run python -m tests.server.generate"


def test_the_page_shows_everything_that_can_be_asked_at_a_table() -> None:
    asked = openapi(ROUTES)["components"]["schemas"]["Asked"]["discriminator"]["mapping"]
    shown = {
        word for _, sent, _ in ASKED.findall(TEXT) for word in re.findall(r'"do": "(\w+)"', sent)
    }
    assert shown >= set(asked)


def test_the_page_lists_every_address() -> None:
    for route in ROUTES:
        if isinstance(route, Endpoint):
            assert f"`{route.method} {route.path}`" in TEXT
        elif isinstance(route, WebSocketRoute):
            assert f"`GET {route.path}`" in TEXT
        else:
            assert isinstance(route, Route)


def rows_under(heading: str) -> dict[str, list[str]]:
    """The first table below a heading: the other cells of each row, by the first one."""
    table = re.search(r"^\|---.*\n((?:\|.*\n)+)", TEXT.partition(f"\n{heading}\n")[2], re.MULTILINE)
    assert table is not None
    lines = [line.strip("|").split("|") for line in table[1].splitlines()]
    return {first.strip(): [cell.strip() for cell in cells] for first, *cells in lines}


def test_the_page_says_what_needs_the_cookie() -> None:
    addressed = rows_under("## Making and joining tables")
    needed = {
        address: needs == "yes"
        for addresses, (needs, _) in addressed.items()
        for address in re.findall("`([^`]+)`", addresses)
    }
    for route in ROUTES:
        if isinstance(route, Endpoint):
            assert needed[f"{route.method} {route.path}"] != route.for_all, route.path


def test_the_page_lists_every_command_with_its_fields() -> None:
    schemas = openapi(ROUTES)["components"]["schemas"]
    commands = rows_under("## At the table")
    for do, reference in schemas["Asked"]["discriminator"]["mapping"].items():
        schema = schemas[reference.rpartition("/")[2]]
        fields = {
            f"`{name}`" if name in schema["required"] else f"`{name}`?"
            for name in schema["properties"].keys() - {"do", "id"}
        }
        assert set(re.findall(r"`\w+`\??", commands[f"`{do}`"][0])) == fields, do


def rated(rate: Rate) -> str:
    if rate.per_second < 0.1:
        return f"{rate.burst:,}, then {rate.per_second * 3600:g} an hour"
    return f"{rate.burst:,}, then {rate.per_second:g} a second"


LIMITS = {
    "a message at a table": f"{session.MOST_BYTES:,} bytes",
    "the body of a request": f"{middleware.MOST_BYTES:,} bytes",
    "... of `POST /api/tables`, `decks` and `records`": f"{max(LARGER_BODIES.values()):,} bytes",
    "... beside the record or the file of the deck in it": f"{middleware.MOST_BYTES:,} bytes",
    "the head of a request": f"{MOST_HEAD:,} bytes, {MOST_HEADERS} headers",
    "the query of an address": f"{middleware.MOST_QUERY:,} bytes",
    "`id` of a command": "40 characters",
    "a person's name": f"{names.LONGEST} characters",
    "what is said as free text": f"{LONGEST_SPEECH} characters",
    "the name of a table": f"{LONGEST_TITLE} characters",
    "the name of a deck": f"{decks.LONGEST_NAME} characters",
    "the file of a deck": f"{rows.MOST_BYTES:,} bytes",
    "a text of a deck beside its events": f"{rows.LONGEST_FIELD} characters",
    "a record": f"{MOST_CHARACTERS:,} characters",
    "moves of a record": f"{MOST_MOVES:,}",
    "commas and opening brackets of a record": f"{MOST_MARKS:,}",
    "commands of a member that are remembered": f"{REMEMBERED}",
    "things said that a table keeps": f"{SPEECHES}",
    "tables in a list": f"{LONGEST_LIST}",
    "refusals in a row over a socket": f"{MOST_REFUSALS}",
    "messages of a person, over any transport": rated(Limits().messages),
    "messages of an address": rated(Limits().messages_of_address),
    "bytes of an answer to `watch` for one message": f"{session.BYTES_OF_TOKEN:,}",
    "connections to a table for one command there": f"{session.AUDIENCE_OF_TOKEN}",
    "pings, pongs and parts of messages of a connection": rated(FRAME_RATE),
    "requests of an address": rated(Limits().requests),
    "making, joining, looking and uploading from an address": rated(Limits().joins),
    "wrong codes of an address": rated(Limits().guesses_of_address),
    "wrong codes of everybody together": rated(Limits().guesses),
    "reports of everybody together": rated(Limits().reports),
    "open connections of a person": f"{Limits().connections}",
    "requests and connections of an address at the same time": f"{Limits().concurrent}",
    "decks, records, replays and QR codes of an address that wait": f"{MOST_WAITING}",
    "hints and explanations of an address that wait": f"{MOST_WAITING}",
    "requests with a body of over 65,536 bytes of an address that wait": f"{MOST_WAITING}",
    "... that are read and answered at the same time": f"1, {MOST_LONG_BODIES} of everybody",
    "members of a table, with those who have left": f"{MOST_MEMBERS}",
}


def test_the_page_says_the_limits_of_the_server() -> None:
    listed = {what: most for what, (most, _) in rows_under("## Limits").items()}
    assert listed == LIMITS
    assert f"the last {REMEMBERED} commands of each member" in " ".join(TEXT.split())


def test_the_page_lists_every_code_with_its_status() -> None:
    listed = re.findall(r"^\| `(\w+)` \| (\d+) \|", TEXT, re.MULTILINE)
    assert sorted(listed) == sorted(
        (kind.code, str(kind.status)) for kind in TableError.__subclasses__()
    )

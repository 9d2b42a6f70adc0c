"""docs/table-protocol.md tells the truth."""

import re

from starlette.routing import Route, WebSocketRoute

from speeltafel.server.errors import TableError
from speeltafel.server.http.endpoints import Endpoint
from speeltafel.server.http.openapi import openapi
from speeltafel.server.http.routes import ROUTES
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


def test_the_page_lists_every_code_with_its_status() -> None:
    listed = re.findall(r"^\| `(\w+)` \| (\d+) \|", TEXT, re.MULTILINE)
    assert sorted(listed) == sorted(
        (kind.code, str(kind.status)) for kind in TableError.__subclasses__()
    )

"""The description of the interface is complete, and the files made from it are up to date."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest
from starlette.routing import Route

from speeltafel.registry import GAMES
from speeltafel.server.http.endpoints import Endpoint
from speeltafel.server.http.field_docs import struct_types
from speeltafel.server.http.openapi import openapi
from speeltafel.server.http.routes import ROUTES
from speeltafel.server.store.sqlite import SqliteStore
from speeltafel.server.wire.messages import ServerMessage
from tests.server.client import Json, Person
from tests.server.generate import generated
from tests.server.playing import move, play_to_the_end, seated
from tests.server.running import Running

FILES = generated()


@pytest.fixture
def server_with_bots(tmp_path: Path) -> Iterator[Running]:
    with Running(SqliteStore(tmp_path / "tables.sqlite3")) as running:
        yield running


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_generated_files_are_up_to_date(path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    assert written == FILES[path], "run python -m tests.server.generate"


def test_every_address_of_the_interface_is_described() -> None:
    plain = [route.path for route in ROUTES if type(route) is Route]
    assert not any(path.startswith("/api") for path in plain)
    for route in ROUTES:
        if isinstance(route, Endpoint):
            assert route.does.__doc__, route.path


def test_every_address_takes_a_language() -> None:
    for path, operations in openapi(ROUTES)["paths"].items():
        for operation in operations.values():
            asked = [one["name"] for one in operation["parameters"] if one["in"] == "query"]
            assert asked.count("lang") == 1, path


CLEAR = {
    *("action", "cards", "code", "deck", "default", "do", "face", "game", "games", "host", "id"),
    *("lesson", "level", "member", "moves", "name", "options", "position", "seat", "settings"),
    *("table", "tables", "text", "title", "version", "why"),
    *("answer", "caption", "examples", "heading", "motto", "paragraphs", "question", "questions"),
    *("rules", "scenes", "sections", "view"),
}
"""Fields whose name says all, and the parts of a book."""
ELSEWHERE = {"Commit", "Open", "StirShown", "StirrerShown"}
"""Described in docs/fair-deals.md."""


def test_every_field_is_described() -> None:
    for name, schema in openapi(ROUTES)["components"]["schemas"].items():
        for field, inner in schema.get("properties", {}).items():
            says = field in CLEAR or name in ELSEWHERE or {"description", "enum"} & inner.keys()
            assert says, f"{name}.{field} has no docstring"


def test_what_the_schema_of_a_message_says_is_left_out_is_left_out() -> None:
    given = [one.gives for one in ROUTES if isinstance(one, Endpoint) and one.gives is not None]
    for kind in struct_types(ServerMessage, *given):
        defaults = [one.default for one in msgspec.structs.fields(kind) if not one.required]
        is_left_out = kind.__struct_config__.omit_defaults
        assert is_left_out or set(defaults) <= {msgspec.UNSET}, kind.__name__


def test_the_server_describes_itself(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an:
        assert an.web.get("/openapi.json").json() == msgspec.to_builtins(openapi(ROUTES))


def validator(name: str) -> jsonschema_rs.Validator:
    document: dict[str, Any] = openapi(ROUTES)
    schema = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
    return jsonschema_rs.Draft202012Validator(schema)


@pytest.mark.parametrize("game", GAMES)
def test_everything_a_server_tells_is_as_described(quick_server: Running, game: str) -> None:
    told = validator("Told")
    with seated(quick_server.host, game, ["An", "Bo", "Cy"], chat=True) as screens:
        screens[0].do("say", text="Hello")
        screens[0].ask("why", seat=0, action="dance")
        play_to_the_end(screens, random.Random(game))
        for text in screens[0].told:
            told.validate(msgspec.json.decode(text))


def test_every_answer_of_ask_is_as_described(server_with_bots: Running) -> None:
    document: dict[str, Any] = openapi(ROUTES)
    [content] = document["paths"]["/api/tables/{table}/ask"]["post"]["responses"]["200"][
        "content"
    ].values()
    described = jsonschema_rs.Draft202012Validator(
        {**content["schema"], "components": document["components"]}
    )
    with seated(server_with_bots.host, "titus", ["An"], levels=["learner"]) as [an]:
        while an.prompt is None or len(an.moves) < 2 or an.moves[-1]["hand"] != "bot":
            if an.prompt is not None:
                move(an, random.Random(4))
            else:
                an.next_news()
        path = f"/api/tables/{an.news['table']['id']}/ask"
        asked: list[Json] = [
            {"do": "watch"},
            {"do": "say", "phrase": "hello"},
            {"do": "why", "seat": 0, "action": "keep"},
            {"do": "hint", "seat": 0},
            {"do": "explain", "seat": 1},
        ]
        answers = [an.person.web.post(path, json={"id": "1", **one}).json() for one in asked]
    for answer in answers:
        described.validate(answer)
    kinds = {kind.__struct_config__.tag for kind in get_args(ServerMessage)}
    assert {answer["type"] for answer in answers} == kinds - {"refusal"}


def test_what_a_table_can_be_set_up_with(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an:
        answer = an.web.get("/api/games").json()
        assert [game["game"] for game in answer["games"]] == list(GAMES)
        for game in answer["games"]:
            options = {option["name"]: option["default"] for option in game["options"]}
            bots = [answer["levels"][0]] * game["players"][0]
            an.create(game["game"], bots, options=options)

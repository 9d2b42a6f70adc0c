"""Requests and messages that nobody thought of, made from the description of the interface."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import positive_data_acceptance

from speeltafel.server.access.cookies import COOKIE
from speeltafel.server.http.openapi import openapi
from speeltafel.server.http.routes import ROUTES
from speeltafel.server.store.sqlite import SqliteStore
from tests.server.client import Screen
from tests.server.playing import seated
from tests.server.running import Running
from tests.server.test_description import validator

# The connections of the test keep themselves alive with the `random` of this process, whenever.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")


def described() -> BaseSchema:
    """The interface for somebody with a good cookie; for others see `test_hostile.py`."""
    document = openapi(ROUTES)
    for path in document["paths"].values():
        for operation in path.values():
            del operation["security"]
    schema = schemathesis.openapi.from_dict(document)
    schema.config.checks.negative_data_rejection.expected_statuses += ["413"]
    return schema


SCHEMA = described()
OPERATIONS = {
    found.ok().label: found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)
}
steady = settings(
    max_examples=40,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(SqliteStore(tmp_path_factory.mktemp("fuzz") / "t"), 0) as running:
        yield running


@pytest.fixture
def screen(server: Running) -> Iterator[Screen]:
    """Of somebody who asks for anything, while others at the same server play on."""
    with (
        seated(server.host, "titus", ["An", "Bo"]) as [an, bo],
        seated(server.host, "titus", ["Eve"], bots=1) as [screen],
    ):
        yield screen
        an.do("say", phrase="hello")
        bo.catch_up(an.news["version"])


@pytest.mark.parametrize(
    ("label", "mode"),
    [
        (label, mode)
        for label, operation in OPERATIONS.items()
        for mode in GenerationMode
        if mode is GenerationMode.POSITIVE
        or operation.body
        or operation.path_parameters
        or operation.query
    ],
)
def test_http_is_as_described_whatever_is_asked(
    screen: Screen, label: str, mode: GenerationMode
) -> None:
    cookie = screen.person.web.cookies[COOKIE]
    is_right = mode is GenerationMode.POSITIVE

    @steady
    @given(OPERATIONS[label].as_strategy(generation_mode=mode), st.booleans())
    def fuzz(case: Case[Any], known: bool) -> None:
        if known and is_right and "{table}" in label and "stream" not in label:
            case.path_parameters = {"table": screen.news["table"]["id"]}
        case.call_and_validate(
            base_url=f"http://{screen.person.host}",
            cookies={COOKIE: cookie},
            excluded_checks=[positive_data_acceptance],  # a schema knows no games and no levels
        )

    fuzz()


ASK = OPERATIONS["POST /api/tables/{table}/ask"]
MESSAGES = {
    mode.value: ASK.as_strategy(generation_mode=mode).map(lambda case: encoded(case.body))
    for mode in GenerationMode
}
BYTES = {"text": st.text(max_size=200), "bytes": st.binary(max_size=200)}


def encoded(body: Any) -> str | bytes:
    return body if isinstance(body, bytes) else msgspec.json.encode(body).decode()


@pytest.mark.parametrize("kind", [*MESSAGES, *BYTES])
def test_every_message_on_a_socket_gets_an_answer_as_described(screen: Screen, kind: str) -> None:
    told = validator("Told")

    @steady
    @given((MESSAGES | BYTES)[kind])
    def fuzz(content: str | bytes) -> None:
        screen.told.clear()
        screen.socket.send(content)
        screen.ask("say", phrase="hello")
        for text in screen.told:
            told.validate(msgspec.json.decode(text))

    fuzz()

"""A route together with the types it takes and gives, from which the OpenAPI document is made."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import wraps
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from speeltafel.server.access.rate_limits import client_address
from speeltafel.server.errors import BadMessage, MessageTooLong
from speeltafel.server.http.middleware import MOST_BYTES, int_or_zero
from speeltafel.server.http.requests import services_of
from speeltafel.server.http.responses import check_language

JSON: Final = "application/json"
T = TypeVar("T")


class LongDeck(msgspec.Struct):
    content: msgspec.Raw = msgspec.Raw()


class LongFields(msgspec.Struct):
    """What may be long in a body: a record, or the file of a deck."""

    record: msgspec.Raw = msgspec.Raw()
    content: msgspec.Raw = msgspec.Raw()
    deck: LongDeck | None = None


class Endpoint(Route):
    """`takes`, `asks` and `gives` are the types of the body, the query and the response."""

    def __init__(
        self,
        method: str,
        path: str,
        does: Callable[[Request], Awaitable[Response]],
        *,
        takes: Any = None,
        asks: Any = None,
        gives: Any = None,
        status: int = 200,
        media: str = JSON,
        for_all: bool = False,
    ) -> None:
        super().__init__(path, _checked(does), methods=[method])
        self.method = method
        self.does = does
        self.takes = takes
        self.asks = asks
        self.gives = gives
        self.status = status
        self.media = media
        self.for_all = for_all  # also without a cookie


def _checked(
    does: Callable[[Request], Awaitable[Response]],
) -> Callable[[Request], Awaitable[Response]]:
    @wraps(does)
    async def checked(request: Request) -> Response:
        check_language(request)
        async with _room_for_body(request):
            return await does(request)

    return checked


def _room_for_body(request: Request) -> AbstractAsyncContextManager[None]:
    """Until the response: a long body stays in memory, and so does what is made of it."""
    if int_or_zero(request.headers.get("content-length")) <= MOST_BYTES:
        return nullcontext()
    return services_of(request).long_bodies.room(client_address(request.scope))


async def body_of(request: Request, kind: type[T]) -> T:
    """The body as a message of this kind; BadMessage if it is none."""
    body = await request.body()
    try:
        if len(body) > MOST_BYTES:
            _check_rest(body)
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        raise BadMessage(str(wrong)) from None


def _check_rest(body: bytes) -> None:
    """MessageTooLong if more is long than the fields that may be.

    Lists and objects are decoded whole before their length is checked, while everybody else waits.
    """
    long = msgspec.json.decode(body, type=LongFields)
    deck = long.deck or LongDeck()
    if len(body) - len(long.record) - len(long.content) - len(deck.content) > MOST_BYTES:
        raise MessageTooLong(most=MOST_BYTES)


def query_of(request: Request, kind: type[T], **known: str) -> T:
    """The query as a message of this kind; BadMessage if it is none."""
    query = dict(request.query_params)
    if len(query) < len(request.query_params.multi_items()):
        raise BadMessage("a word stands twice in the query")
    try:
        return msgspec.convert({**query, **known}, kind, strict=False)
    except msgspec.ValidationError as wrong:
        raise BadMessage(str(wrong)) from None

"""HTTP responses: JSON from message types, and refusals with a code, a sentence and a status."""

from typing import Any, Final

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from speeltafel.engine.errors import SpeeltafelError
from speeltafel.server.errors import BadMessage, NotAsked, TableError, sentence_of
from speeltafel.server.http.requests import services_of
from speeltafel.server.wire.messages import RefusalShown
from speeltafel.texts import LANGUAGES, Texts, texts

LONGEST_HEADER: Final = 200
"""Characters of Accept-Language that are read. Browsers send about 30."""


def reply(content: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def words_of(connection: HTTPConnection) -> Texts:
    """The language of a request: `lang` in its query, else the first of its Accept-Language we have.

    Also the refusal of a `lang` that we don't have is in one of these.
    """
    wanted = connection.headers.get("accept-language", "")[:LONGEST_HEADER].lower().split(",")
    chosen = connection.query_params.get("lang", "")
    ours = (chosen, *(lang.strip()[:2] for lang in wanted))
    return texts(next((lang for lang in ours if lang in LANGUAGES), "en"))


def check_language(connection: HTTPConnection) -> None:
    """BadMessage if the query asks for a language that there is not, as `lang` of `watch` does."""
    chosen = connection.query_params.get("lang", "en")
    if chosen not in LANGUAGES:
        raise BadMessage(f"lang is one of {', '.join(LANGUAGES)}, not '{chosen}'")


def refusal_of(error: SpeeltafelError, words: Texts, name: str | None = None) -> RefusalShown:
    said = sentence_of(error, words)
    rule = error.rule if isinstance(error, NotAsked) else None
    return RefusalShown(id=name, code=error.code, message=said, rule=rule, reason=None)


def refusal_response(error: SpeeltafelError, words: Texts) -> Response:
    return reply(refusal_of(error, words), status_of(error.code))


def status_of(code: str) -> int:
    """The HTTP status of an error; errors of the engine, which only programs cause, are 400."""
    return next((kind.status for kind in TableError.__subclasses__() if kind.code == code), 400)


async def on_error(request: Request, error: Any) -> Response:
    """For what endpoints raise."""
    services_of(request).metrics.refusals[error.code] += 1
    return refusal_response(error, words_of(request))

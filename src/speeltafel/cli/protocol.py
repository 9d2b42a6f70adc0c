"""One line of the protocol in, one answer out, whatever the line holds."""

from typing import Final

import msgspec

from speeltafel.cli.engine_session import Answer, EngineSession
from speeltafel.cli.protocol_errors import (
    BadRequest,
    LineTooLong,
    NotJson,
    NotObject,
    NotUtf8,
    UnknownCommand,
)
from speeltafel.cli.requests import REQUESTS, Request
from speeltafel.engine.errors import Refused, SpeeltafelError
from speeltafel.texts.plain import shortened

MOST_BYTES: Final = 1_000_000
"""The longest line, its end not counted."""


def reply(session: EngineSession, line: bytes | None) -> Answer:
    """The answer to a line; None is a line that was too long to read."""
    name: Answer = {}
    try:
        fields = read_fields(line)
        name = name_of(fields)
        return {**name, "ok": True, **read_request(fields).answer(session)}
    except SpeeltafelError as error:
        return {**name, "ok": False, **describe(session, error)}


def read_fields(line: bytes | None) -> dict[str, object]:
    if line is None:
        raise LineTooLong(f"a line has {MOST_BYTES:,} bytes at most")
    try:
        fields: object = msgspec.json.decode(line.decode("utf-8"))
    except UnicodeDecodeError as wrong:
        raise NotUtf8(f"a line is text in UTF-8; byte {wrong.start + 1} is not") from None
    except (msgspec.MsgspecError, RecursionError) as wrong:
        raise NotJson(f"a line is one JSON object; this is none: {wrong}") from None
    if not isinstance(fields, dict):
        raise NotObject('a line is one JSON object, such as {"do": "games"}')
    return fields


def name_of(fields: dict[str, object]) -> Answer:
    """The id that a request carries, to be carried by its answer; also if the rest is wrong."""
    name = fields.get("id")
    known = isinstance(name, int | str) and not isinstance(name, bool)
    return {"id": name} if known else {}


def read_request(fields: dict[str, object]) -> Request:
    do = fields.get("do")
    request = REQUESTS.get(do) if isinstance(do, str) else None
    if request is None:
        raise UnknownCommand(f"do is one of {', '.join(REQUESTS)}")
    try:
        return msgspec.convert(fields, request)
    except msgspec.ValidationError as wrong:
        known = ", ".join(request.__struct_encode_fields__)
        raise BadRequest(f"{wrong}; the fields of {do} are {known}") from None


def describe(session: EngineSession, error: SpeeltafelError) -> Answer:
    """An error for programs (code, rule, reason) and for people (message)."""
    if not isinstance(error, Refused):
        return {"code": error.code, "message": shortened(str(error))}
    refusal = error.refusal
    return {
        "code": error.code,
        "message": session.explain(refusal, session.words),
        "rule": refusal.rule,
        "reason": refusal.reason,
    }

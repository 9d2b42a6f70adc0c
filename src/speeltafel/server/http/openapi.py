"""The OpenAPI document: every endpoint, and the JSON Schema of every message, also of the socket's."""

import re
from collections.abc import Sequence
from http import HTTPStatus
from inspect import cleandoc, getdoc
from typing import Any, Final

import msgspec
from starlette.routing import BaseRoute

from speeltafel import __version__
from speeltafel.server.access.cookies import COOKIE
from speeltafel.server.http.endpoints import JSON, Endpoint
from speeltafel.server.http.field_docs import field_docs, struct_types
from speeltafel.server.table.ids import NAME
from speeltafel.server.wire.messages import ClientMessage, Lang, RefusalShown, ServerMessage

Schema = dict[str, Any]

NAMED: Final = {"Asked": ClientMessage, "Told": ServerMessage}
"""The messages of a session, under the names that the schemas have been published with."""
NOT_IN_A_QUERY: Final = {"do", "id"}
"""The path says what a query does, and its response needs no id."""
NAMES: Final = {"table": NAME, "game": r"\w+"}
"""What stands in a path, by the name of the parameter."""
ABOUT: Final = (
    "A table is watched over a WebSocket at /api/tables/{table}/socket: messages of the schema Asked in,"
    " of the schema Told out. Every entry of components.schemas is a JSON Schema (2020-12)."
)


class AnyQuery(msgspec.Struct):
    """What stands in the query of a request that asks nothing else."""

    lang: Lang | None = None
    """Of the sentences in the answer; null is the language of the request."""


def openapi(routes: Sequence[BaseRoute]) -> Schema:
    endpoints = [route for route in routes if isinstance(route, Endpoint)]
    paths: dict[str, Schema] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Speeltafel", "version": __version__, "description": ABOUT},
        "paths": paths,
        "components": {
            "schemas": _components(endpoints),
            "responses": {
                "Refusal": {"description": "Why not.", "content": _content(RefusalShown, JSON)}
            },
            "securitySchemes": {"person": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def _schemas(*kinds: Any) -> tuple[tuple[Schema, ...], dict[str, Schema]]:
    return msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")


def _schema(kind: Any) -> Schema:
    """A reference where it has a name."""
    for name, named in NAMED.items():
        if kind is named:
            return {"$ref": f"#/components/schemas/{name}"}
    return _schemas(kind)[0][0]


def _components(endpoints: list[Endpoint]) -> dict[str, Schema]:
    kinds = [kind for one in endpoints for kind in (one.takes, one.gives) if kind is not None]
    inlined, components = _schemas(*NAMED.values(), RefusalShown, *kinds)
    for schema in components.values():
        if "description" in schema:
            schema["description"] = cleandoc(schema["description"])
    for kind in struct_types(*NAMED.values(), RefusalShown, *kinds):
        for field, text in field_docs(kind).items():
            components[kind.__name__]["properties"][field]["description"] = text
    return dict(sorted({**components, **dict(zip(NAMED, inlined, strict=False))}.items()))


def _operation(endpoint: Endpoint) -> Schema:
    refusal = {"$ref": "#/components/responses/Refusal"}
    operation: Schema = {
        "operationId": endpoint.name,
        "summary": (getdoc(endpoint.does) or "").partition("\n")[0],
        "parameters": [
            *_path_parameters(endpoint.path),
            *_query_parameters(endpoint.asks or AnyQuery),
        ],
        "responses": {str(endpoint.status): _answer(endpoint), "4XX": refusal, "5XX": refusal},
        "security": [{}, {"person": []}] if endpoint.for_all else [{"person": []}],
    }
    if endpoint.takes is not None:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.takes, JSON)}
    return operation


def _answer(endpoint: Endpoint) -> Schema:
    about = {"description": HTTPStatus(endpoint.status).phrase}
    if endpoint.gives is None:
        return about
    return {**about, "content": _content(endpoint.gives, endpoint.media)}


def _content(kind: Any, media: str) -> Schema:
    return {media: {"schema": _schema(kind)}}


def _path_parameters(path: str) -> list[Schema]:
    names = re.findall(r"\{(\w+)\}", path)
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "string", "pattern": f"^{NAMES[name]}$"},
        }
        for name in names
    ]


def _query_parameters(kind: Any) -> list[Schema]:
    _, components = _schemas(kind)
    fields = components[kind.__name__]
    for field, text in field_docs(kind).items():
        fields["properties"][field]["description"] = text
    return [
        {
            "name": name,
            "in": "query",
            "required": name in fields.get("required", ()),
            "schema": schema,
        }
        for name, schema in fields["properties"].items()
        if name not in NOT_IN_A_QUERY
    ]

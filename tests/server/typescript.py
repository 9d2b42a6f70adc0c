"""The types of all messages in TypeScript, from their JSON Schemas, laid out as prettier would."""

import json
from typing import Any, Final

Schema = dict[str, Any]

WIDTH: Final = 100
PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
HEAD: Final = """\
// Written by `python -m tests.server.generate` from the message types of the server: change those.
"""


def typescript(schemas: dict[str, Schema]) -> str:
    forms: dict[str, Schema] = {}
    for schema in schemas.values():
        forms |= forms_in(list(schema.values()))
    told = {name: declaration(name, schema) for name, schema in schemas.items()}
    told |= {name: interface(name, form) for name, form in forms.items()}
    return "\n".join([HEAD, *(told[name] for name in sorted(told))])


def forms_in(schema: Any) -> dict[str, Schema]:
    """What has a name of its own inside another schema, such as a view: each game adds fields to it,
    which are read where its guard says that it is of this game (`game_types.py`)."""
    if isinstance(schema, list):
        return {name: form for inner in schema for name, form in forms_in(inner).items()}
    if not isinstance(schema, dict):
        return {}
    if isinstance(schema.get("title"), str):
        return {schema["title"]: schema}
    return forms_in(list(schema.values()))


def declaration(name: str, schema: Schema) -> str:
    about = comment(schema["description"]) if "description" in schema else ""
    if "properties" in schema:
        return about + interface(name, schema)
    return about + alias(name, [written(option) for option in schema["anyOf"]])


def comment(text: str) -> str:
    lines = text.splitlines()
    if len(lines) == 1:
        return f"/** {text} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */\n"])


def interface(name: str, schema: Schema) -> str:
    required = schema.get("required", [])
    fields = [
        f"  {field}{'' if field in required else '?'}: {written(inner)};"
        for field, inner in schema["properties"].items()
    ]
    return "\n".join([f"export interface {name} {{", *fields, "}\n"])


def alias(name: str, options: list[str]) -> str:
    line = f"export type {name} = {' | '.join(options)};\n"
    if len(line) <= WIDTH:
        return line
    second = f"  {' | '.join(options)};\n"
    if len(second) <= WIDTH + 1:
        return f"export type {name} =\n{second}"
    return "\n".join([f"export type {name} =", *(f"  | {option}" for option in options)]) + ";\n"


def written(schema: Schema) -> str:
    """The type of a value."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(written(option) for option in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value).replace('"', "'") for value in schema["enum"])
    if schema.get("type") == "array":
        return row(schema)
    if schema.get("type") == "object":
        return schema.get("title") or f"Record<string, {written(schema['additionalProperties'])}>"
    return PLAIN[schema["type"]]


def row(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(written(item) for item in schema['prefixItems'])}]"
    item = written(schema["items"])
    return f"({item})[]" if " | " in item else f"{item}[]"

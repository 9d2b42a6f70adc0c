"""What differs from game to game in messages: views, actions and events, as far as all have it."""

from typing import Annotated, Any, Final

import msgspec

from speeltafel.engine.fact import FactValue

View = Annotated[
    dict[str, Any],
    msgspec.Meta(
        title="View",
        extra_json_schema={
            "properties": {
                "game": {"type": "string"},
                "seat": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
                "players": {"type": "integer"},
                "over": {"type": "boolean"},
            },
            "required": ["game", "seat", "players", "over"],
        },
    ),
]
"""A game as one seat sees it; each game adds its own fields."""
TYPED: Final = {"properties": {"type": {"type": "string"}}, "required": ["type"]}
FACTS: Final = {"additionalProperties": msgspec.json.schema(FactValue)}
Form = Annotated[dict[str, Any], msgspec.Meta(title="Form", extra_json_schema=TYPED | FACTS)]
"""An action; each type of action has its own fields."""
Facts = Annotated[dict[str, Any], msgspec.Meta(title="Facts", extra_json_schema=TYPED)]
"""An event; each type of event has its own fields."""

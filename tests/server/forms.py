"""What each game says of its own JSON, in its `forms.py`: as JSON Schemas."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

import msgspec

from speeltafel.registry import GAMES

Schema = dict[str, Any]
REFERENCE: Final = "#/$defs/{name}"


class Forms:
    """The view, the actions and the events of one game."""

    def __init__(self, module: ModuleType) -> None:
        self.package = module.__name__.removesuffix(".forms")
        kinds = [module.VIEW, *module.ACTIONS, *module.EVENTS]
        _, self.schemas = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
        for schema in self.schemas.values():
            schema["additionalProperties"] = False  # all that is sent is described
        self.view_name: str = module.VIEW.__name__
        self.actions = [kind.__name__ for kind in module.ACTIONS]
        self.events = [kind.__name__ for kind in module.EVENTS]

    def tag(self, name: str, field: str = "type") -> str:
        """The word that tells one form from the others."""
        return str(self.schemas[name]["properties"][field]["enum"][0])

    def schema(self, *names: str) -> Schema:
        """Of a value that is one of these."""
        options = [{"$ref": REFERENCE.format(name=name)} for name in names]
        return {"anyOf": options, "$defs": self.schemas}


def forms_of(game: str) -> Forms | None:
    """The forms of a game; None for one that does not describe them."""
    package = type(GAMES[game]).__module__.rpartition(".")[0]
    found = find_spec(f"{package}.forms")
    return None if found is None else Forms(import_module(found.name))

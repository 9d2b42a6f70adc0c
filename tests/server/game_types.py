"""The types of each game in TypeScript: its view, its actions and its events, from its `forms.py`."""

from pathlib import Path
from typing import Final

from speeltafel.registry import GAMES
from tests.server.forms import Forms, forms_of
from tests.server.typescript import alias, declaration

GAMES_ROOM: Final = "speeltafel.games."
HEAD: Final = """\
// Written by `python -m tests.server.generate` from forms.py of {package}: change that.

import type {{ Facts, Form, View }} from '../../net/messages';
"""


def game_types(games: Path) -> dict[Path, str]:
    """A file for every game that describes its forms, in the folder of the browser's games."""
    described = (forms_of(game) for game in GAMES)
    return {path_of(forms, games): types_of(forms) for forms in described if forms is not None}


def path_of(forms: Forms, games: Path) -> Path:
    """telos/forms.generated.ts; of games that share a folder timeline/against.generated.ts."""
    folder, _, name = forms.package.removeprefix(GAMES_ROOM).partition(".")
    return games / folder / f"{name or 'forms'}.generated.ts"


def types_of(forms: Forms) -> str:
    prefix = name_of(forms.view_name).removesuffix("View")
    told = {name_of(name): renamed(schema) for name, schema in forms.schemas.items()}
    action, event = f"{prefix}Action", f"{prefix}Event"
    return "\n".join(
        [
            HEAD.format(package=forms.package),
            *(declaration(name, told[name]) for name in sorted(told)),
            alias(action, [name_of(name) for name in forms.actions]),
            alias(event, [name_of(name) for name in forms.events]),
            view_guard(prefix, forms.tag(forms.view_name, "game")),
            guard("form", "Form", action, [forms.tag(name) for name in forms.actions]),
            guard("event", "Facts", event, [forms.tag(name) for name in forms.events]),
        ]
    )


def view_guard(prefix: str, game: str) -> str:
    return (
        f"export function is{prefix}View(view: View): view is {prefix}View {{\n"
        f"  return view.game === '{game}';\n}}\n"
    )


def guard(value: str, general: str, special: str, tags: list[str]) -> str:
    """Whether a value is one of the described ones: a newer server may send others."""
    cases = "".join(f"    case '{tag}':\n" for tag in tags)
    return (
        f"export function is{special}({value}: {general}): {value} is {special} {{\n"
        f"  switch ({value}.type) {{\n{cases}      return true;\n"
        "    default:\n      return false;\n  }\n}\n"
    )


def name_of(python: str) -> str:
    """In the browser there is nothing but forms."""
    return python.removesuffix("Form")


def renamed(schema: object) -> dict[str, object]:
    """The same schema with the browser's names in its references."""
    found = _renamed(schema)
    assert isinstance(found, dict)
    return found


def _renamed(schema: object) -> object:
    if isinstance(schema, dict):
        return {
            key: name_of(value) if key == "$ref" else _renamed(value)
            for key, value in schema.items()
        }
    return [_renamed(one) for one in schema] if isinstance(schema, list) else schema

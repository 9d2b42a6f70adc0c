"""Writes the messages that the browser client is tried with into web/fixtures.

python -m tests.web.make_fixtures
"""

import json
from pathlib import Path
from typing import Final

import msgspec

from speeltafel.server.wire.catalogue import game_list
from tests.web.making import film, message, replay_of
from tests.web.scenes import FILMS, MOMENTS, REPLAYED, SCENES

FIXTURES: Final = Path(__file__).resolve().parents[2] / "web" / "fixtures"


def files() -> dict[str, str]:
    """Every file with its content."""
    made: dict[str, object] = {name: message(scene) for name, scene in SCENES.items()}
    made |= {name: film(scene) for name, scene in (FILMS | MOMENTS).items()}
    made["replay"] = replay_of(REPLAYED)
    made["games"] = msgspec.to_builtins(game_list("en"))
    return {f"{name}.json": text_of(content) for name, content in made.items()}


def text_of(content: object) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        FIXTURES.joinpath(name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

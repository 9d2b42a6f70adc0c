"""Writes the messages that the browser client is tried with into web/fixtures.

python -m tests.web.make_fixtures
"""

import json
from pathlib import Path
from typing import Final

from speeltafel.bots.roster import LEVELS
from speeltafel.decks.rows import COLUMNS
from speeltafel.engine.game import Game
from speeltafel.registry import GAMES
from speeltafel.server.table.commands.chat import PHRASES
from tests.web.making import message, replay_of
from tests.web.scenes import REPLAYED, SCENES

FIXTURES: Final = Path(__file__).resolve().parents[2] / "web" / "fixtures"


def files() -> dict[str, str]:
    """Every file with its content."""
    made: dict[str, object] = {name: message(scene) for name, scene in SCENES.items()}
    made["replay"] = replay_of(REPLAYED)
    games = [game_shown(game) for game in GAMES.values()]
    made["games"] = {"games": games, "levels": LEVELS, "phrases": PHRASES, "columns": COLUMNS}
    return {f"{name}.json": text_of(content) for name, content in made.items()}


def text_of(content: object) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n"


def game_shown(game: Game) -> dict[str, object]:
    """What there is to choose when a table is set up."""
    options = [
        {"name": option.name, "default": option.default, "allowed": list(option.allowed)}
        for option in game.options
    ]
    return {
        "game": game.name,
        "players": [game.least_players, game.most_players],
        "options": options,
        "box": game.box,
        "duration": game.duration,
        "age": game.age,
        "hides": game.hides,
        "words": game.name,
        "sounds": game.sounds,
        "texts": "",
    }


def main() -> None:
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        FIXTURES.joinpath(name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

"""Files that are made from the server and its message types. Write them again with

python -m tests.server.generate
"""

import json
from pathlib import Path
from typing import Final

from speeltafel.server.http.openapi import openapi
from speeltafel.server.http.routes import ROUTES
from tests.server.game_types import game_types
from tests.server.transcript import PAGE, rewritten
from tests.server.typescript import typescript

ROOT: Final = Path(__file__).resolve().parents[2]
OPENAPI: Final = ROOT / "docs" / "openapi.json"
TYPES: Final = ROOT / "web" / "src" / "net" / "messages.generated.ts"
BOARDS: Final = ROOT / "web" / "src" / "games"


def generated() -> dict[Path, str]:
    """What the files should hold that follow from the message types alone."""
    document = openapi(ROUTES)
    return {
        OPENAPI: json.dumps(document, indent=2, ensure_ascii=False) + "\n",
        TYPES: typescript(document["components"]["schemas"]),
        **game_types(BOARDS),
    }


def write() -> None:
    for path, text in {**generated(), PAGE: rewritten()}.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()

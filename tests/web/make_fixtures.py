"""Writes the messages that the browser client is tried with into web/fixtures.

python -m tests.web.make_fixtures
"""

import json
from pathlib import Path
from typing import Final

from tests.web.making import message
from tests.web.scenes import SCENES

FIXTURES: Final = Path(__file__).resolve().parents[2] / "web" / "fixtures"


def text_of(name: str) -> str:
    return json.dumps(message(SCENES[name]), ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for name in SCENES:
        FIXTURES.joinpath(f"{name}.json").write_text(text_of(name), encoding="utf-8")


if __name__ == "__main__":
    main()

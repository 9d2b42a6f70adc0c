"""The guide for a new game shows code that is there and works."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "docs" / "adding-a-game.md"
EXAMPLE = ROOT / "tests" / "whist"

FILES = {"python": "*.py", "fluent": "*.ftl", "markdown": "*.md"}
"""Where the blocks of a language come from."""

BLOCKS = re.findall(
    r"^```(\w+)\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
)


def lines(text: str) -> str:
    """The text without its indents."""
    return "\n".join(line.strip() for line in text.strip().splitlines())


@pytest.mark.parametrize(("language", "block"), BLOCKS)
def test_every_block_of_the_guide_is_taken_from_the_example(language: str, block: str) -> None:
    sources = EXAMPLE.glob(FILES[language])
    assert any(lines(block) in lines(path.read_text(encoding="utf-8")) for path in sources)


def test_the_guide_shows_something_of_every_part() -> None:
    shown = "\n".join(lines(block) for _, block in BLOCKS)
    parts = ["ActionCodec", "Tableau", "legal", "Refusal", "Event", "View", "sample", "Option"]
    parts += ["Guide", "Roster", "Presenter", "GamePlugin", "count_cards"]
    assert [part for part in parts if part not in shown] == []


def test_every_file_that_the_guide_names_is_there() -> None:
    named = re.findall(r"`((?:tests|docs|games|engine)/[\w/]+\.(?:py|md))`", GUIDE.read_text())
    places = [ROOT, ROOT / "src" / "speeltafel"]
    assert [name for name in named if not any((place / name).exists() for place in places)] == []
    assert named

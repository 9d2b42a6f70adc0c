"""The pages about research: every block of Python runs, and what is generated is up to date."""

import re

import pytest

from tests.research.generate import PICTURE, PLANES, ROOT, page
from tests.research.picture import picture

PAGE = ROOT / "docs" / "research.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=range(1, len(BLOCKS) + 1))
def test_every_block_of_code_runs(block: str) -> None:
    exec(compile(block, str(PAGE), "exec"), {"__name__": "page"})  # noqa: S102 - our own page


def test_the_first_agent_has_twenty_lines() -> None:
    lines = [line for line in BLOCKS[0].splitlines() if line.strip()]
    assert len(lines) <= 20


def test_the_tables_of_planes_are_up_to_date() -> None:
    assert PLANES.read_text(encoding="utf-8") == page().rstrip() + "\n"


def test_the_picture_of_an_observation_is_up_to_date() -> None:
    assert PICTURE.read_text(encoding="utf-8") == picture()

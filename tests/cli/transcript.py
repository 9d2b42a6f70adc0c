"""The conversation in docs/protocol.md: `> ` before what a program sends, `< ` before the answer.

Run it to write today's answers into the page: `python -m tests.cli.transcript`.
"""

import re
from pathlib import Path
from typing import Final

from tests.cli.command import speeltafel

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
TURN: Final = re.compile(r"^> (.*)\n< (.*)$", re.MULTILINE)


def turns() -> list[tuple[str, str]]:
    """What is sent and what is answered, in the order of the page."""
    return TURN.findall(PAGE.read_text(encoding="utf-8"))


def answers() -> list[str]:
    """What the program answers when all of it is sent to one process."""
    put = "".join(f"{sent}\n" for sent, _ in turns())
    return speeltafel("engine", put=put).out.splitlines()


def write_answers() -> None:
    fresh = iter(answers())
    page = PAGE.read_text(encoding="utf-8")
    page = TURN.sub(lambda turn: f"> {turn[1]}\n< {next(fresh)}", page)
    PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    write_answers()

"""docs/protocol.md tells the truth."""

import re

from speeltafel.cli import protocol_errors
from speeltafel.cli.requests import REQUESTS
from speeltafel.decks import BadDeck
from speeltafel.engine import errors
from speeltafel.engine.errors import SpeeltafelError
from speeltafel.texts import UnknownLanguage
from tests.cli.transcript import PAGE, answers, turns


def test_the_program_answers_line_by_line_as_the_page_says() -> None:
    assert answers() == [answer for _, answer in turns()]


def test_the_page_shows_every_request() -> None:
    shown = {word for sent, _ in turns() for word in re.findall(r'"do": "(\w+)"', sent)}
    assert shown >= set(REQUESTS)


def test_the_page_lists_every_code_that_the_protocol_can_answer_with() -> None:
    classes = [*vars(errors).values(), *vars(protocol_errors).values(), UnknownLanguage, BadDeck]
    codes = {
        wrong.code
        for wrong in classes
        if isinstance(wrong, type) and issubclass(wrong, SpeeltafelError)
    }
    listed = re.findall(r"^\| `(\w+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert codes - {SpeeltafelError.code} <= set(listed)

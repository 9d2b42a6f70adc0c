"""The example that people begin a deck of their own with."""

import pytest

from speeltafel.decks.example import CARDS, example
from speeltafel.decks.reader import read_deck
from speeltafel.texts import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_example_can_be_played_as_it_is(lang: str) -> None:
    reading = read_deck(example(lang), "example")
    assert reading.problems == []
    assert len(reading.deck.sure()) == CARDS
    assert {*reading.deck.lights[0].texts} == {lang}


def test_spreadsheets_find_its_fields_and_letters() -> None:
    assert example("en").startswith(b"\xef\xbb\xbfdate,en,source,level,picture\r\n")
    assert example("nl").startswith(b"\xef\xbb\xbfdate;nl;source;level;picture\r\n")

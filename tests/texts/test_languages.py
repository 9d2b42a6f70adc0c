"""The languages have the same texts with the same variables, each in its own words."""

from itertools import combinations
from typing import Final

import pytest
from fluent.syntax import ast

from speeltafel.texts import LANGUAGES, texts
from tests.texts.fluent_files import SAMPLES, entries, roles, said, variables, ways

# Names that two languages share.
SHARED: Final = {
    "card-telos-serpent",
    "card-telos-zeus",
    "date-day",
    "game-tabulos",
    "game-telos",
    "game-timeline",
    "game-titus",
    "where-europe",
    "where-luxembourg",
    *(f"web-god-{value}" for value in range(1, 14)),
    "web-drawer-panel",
    "web-hint",
    "web-host",
    "web-language-en",
    "web-language-fr",
    "web-language-nl",
    "web-option-set",
    "web-plain-field",
    "web-score-points",
    "web-setup-hints",
    "web-timeline-after",
    "web-tips",
    "web-telos-scores",
    "web-title",
    "web-together-step",
    "web-volume",
}

# What a sentence leaves out when it says "you" instead; it may also be silent about the others.
UNNAMED: Final = {
    "no": {"others"},
    "seat": {"name"},
    "other": {"other"},
    "seats": {"seats"},
    "winner": {"winners", "others"},
    "winners": {"winners", "others"},
    "loser": {"losers", "others"},
    "losers": {"losers"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_in_a_language_file_is_unreadable(lang: str) -> None:
    junk = [entry.content for entry in entries(lang) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_stands_twice(lang: str) -> None:
    ids = [entry.id.name for entry in entries(lang) if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ids_and_variables_are_those_of_english_in_the_same_order(lang: str) -> None:
    assert list(variables(lang).items()) == list(variables("en").items())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_can_be_said_and_is_not_empty(lang: str) -> None:
    for text, told in said(lang):
        assert all(way.strip() for way in told), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_of_a_text_gives_other_words(lang: str) -> None:
    # A variant that is misspelt in the file would quietly fall back to the default one.
    for text, told in said(lang):
        assert len(set(told)) == len(told), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_argument_that_is_not_a_choice_appears_in_the_text(lang: str) -> None:
    for text in variables(lang):
        for args in ways(lang, text):
            unnamed = UNNAMED[str(args.get("you", "no"))]
            shown = [name for name in args if len(SAMPLES[name]) == 1 and name not in unnamed]
            way = texts(lang).say(text, **args)
            assert all(str(args[name]) in way for name in shown), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_readers_are_spoken_to_in_the_same_places_in_every_language(lang: str) -> None:
    assert roles(lang) == roles("en")


def test_no_sample_is_unused() -> None:
    assert set(SAMPLES) == set().union(*variables("en").values())


@pytest.mark.parametrize(("one", "other"), list(combinations(LANGUAGES, 2)))
def test_no_text_was_left_untranslated(one: str, other: str) -> None:
    texts_of_other = dict(said(other))
    same = {text for text, told in said(one) if told == texts_of_other[text]}
    assert same <= SHARED

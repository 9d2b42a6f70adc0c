"""Typography and length of the texts: spaces, quotes, full stops, sentences."""

import re
from typing import Final

import pytest

from speeltafel.texts import LANGUAGES
from tests.texts.fluent_files import said

# Wrong everywhere: straight quotes, rows of exclamation marks, stray spaces and line breaks, braces.
NOWHERE: Final = re.compile(r"""['"{}\n\t]|[!?]\s?[!?]|  |^\s|\s$| [,.]|\.\.""")
# English and Dutch: no space before a mark, no special spaces, no guillemets.
NOT_ENGLISH_OR_DUTCH: Final = re.compile(r"\s[;:!?]|[\u00a0\u202f«»]")
# French: each mark has its own space before it, and these spaces stand nowhere else but in years.
NOT_FRENCH: Final = re.compile(
    r"(?<!\u202f)[;!?]|(?<!\u00a0)[:»]|«(?!\u00a0)"
    r"|\u202f(?![;!?])|(?<!«)\u00a0(?![:»]|av\.|apr\.|J\.-)|[“”\u2018]"
)
FORBIDDEN: Final = {"en": NOT_ENGLISH_OR_DUTCH, "nl": NOT_ENGLISH_OR_DUTCH, "fr": NOT_FRENCH}

NAMES: Final = ("card-", "heading-", "player", "rules-heading")
SENTENCES: Final = ("rule-", "event-", "why-", "ending-", "problem-")


def lines(lang: str) -> list[tuple[str, str]]:
    return [(text, way) for text, ways in said(lang) for way in ways]


def sentences(line: str) -> list[str]:
    return re.split(r"(?<=[.!?]) ", line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_has_right_typography(lang: str) -> None:
    bad = [
        text for text, line in lines(lang) if NOWHERE.search(line) or FORBIDDEN[lang].search(line)
    ]
    assert bad == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_begin_with_a_capital_and_end_with_a_full_stop(lang: str) -> None:
    sentences = [line for text, line in lines(lang) if text.startswith(SENTENCES)]
    sentences += [line for text, line in lines(lang) if text.endswith("-about")]
    assert [line for line in sentences if not re.match(r"[A-ZÀ-Ý].*\.$", line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_have_no_full_stop(lang: str) -> None:
    assert [line for text, line in lines(lang) if text.startswith(NAMES) and "." in line] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_has_at_most_five_sentences_of_at_most_48_words(lang: str) -> None:
    rules = [(text, sentences(line)) for text, line in lines(lang) if text.startswith("rule-")]
    assert [text for text, said in rules if len(said) > 5] == []
    assert [text for text, said in rules if any(len(one.split()) > 48 for one in said)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_why_not_is_one_sentence(lang: str) -> None:
    whys = [(text, line) for text, line in lines(lang) if text.startswith("why-")]
    assert [text for text, line in whys if len(re.findall(r"[.!?](?= |$)", line)) != 1] == []


@pytest.mark.parametrize(
    "line",
    ["It's yours.", 'A "trick".', "Well!!", "Well! !", "Two  spaces.", "A space .", "Half { $x }."],
)
def test_wrong_typography_is_found_in_every_language(line: str) -> None:
    assert NOWHERE.search(line)


@pytest.mark.parametrize("line", ["Ja : nee.", "Ja\u00a0: nee.", "«\u00a0Ja\u00a0»."])
def test_french_typography_is_found_in_dutch_and_english(line: str) -> None:
    assert NOT_ENGLISH_OR_DUTCH.search(line)


@pytest.mark.parametrize(
    "line",
    [
        "Oui: non.",
        "Oui : non.",
        "Oui\u202f: non.",
        "Oui ; non.",
        "Oui\u00a0; non.",
        "Oui!",
        "Oui\u00a0?",
        "« Oui\u00a0».",
        "«\u00a0Oui ».",
        "“Oui”.",
        "Oui\u00a0non.",
        "Oui\u202fnon.",
    ],
)
def test_wrong_spaces_are_found_in_french(line: str) -> None:
    assert NOT_FRENCH.search(line)


def test_a_year_before_or_after_christ_is_not_broken_in_french() -> None:
    assert said_year("date-bc") == "1969\u00a0av.\u00a0J.-\u2060C."
    assert said_year("date-ad") == "1969\u00a0apr.\u00a0J.-\u2060C."


def said_year(text: str) -> str:
    return dict(said("fr"))[text][0]


def test_right_spaces_are_accepted_in_french() -> None:
    assert not NOT_FRENCH.search("«\u00a0Oui\u00a0»\u00a0: non\u202f; si\u202f?")

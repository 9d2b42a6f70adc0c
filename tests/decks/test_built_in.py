"""The decks that come with the product, under demands stricter than those on one's own."""

import csv
import re
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from speeltafel.decks import BUILT_IN, built_in, built_in_decks
from speeltafel.decks.dates import year_of
from speeltafel.decks.pictures import backdrops, emblems
from speeltafel.engine.chance import Seeded, seed_from
from speeltafel.games.timeline.against.game import AgainstGame
from speeltafel.games.timeline.deck import LEVELS
from speeltafel.games.timeline.together.game import TogetherGame
from speeltafel.texts import LANGUAGES, texts
from tests.texts.test_typography import FORBIDDEN, NOWHERE

every_deck = pytest.mark.parametrize("name", BUILT_IN)
every_language = pytest.mark.parametrize("lang", LANGUAGES)

ROOT = Path(__file__).resolve().parents[2]

Row = dict[str, str]

LATE_SHARE = {"world": 3, "lowlands": 3, "science": 2, "arts": 2, "everyday": 2}
"""At most one card in this number is later than 1950."""

SIZES = [
    ("world", 180, 90),
    ("science", 180, 90),
    ("arts", 180, 60),
    ("lowlands", 180, 60),
    ("everyday", 120, 60),
]
"""The least number of cards, and of those that everybody knows."""

TELLS_A_DATE = re.compile(
    r"centur|\beeuw|middeleeuw|siècle|millen|millén|decen|decad|décenn|\bBC\b|\bAD\b|v\.\s?Chr|av\. J",
    re.IGNORECASE,
)


@cache
def rows(name: str) -> list[Row]:
    text = (files("speeltafel.decks") / f"{name}.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def every_row() -> list[Row]:
    return [row for name in BUILT_IN for row in rows(name)]


def alike(text: str) -> str:
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def repeated(words: list[str]) -> list[str]:
    return [word for word, times in Counter(words).items() if times > 1]


@every_deck
def test_the_linter_has_nothing_to_say(name: str) -> None:
    assert [str(problem) for problem in built_in(name).problems] == []


@every_deck
def test_all_columns_are_filled_but_until(name: str) -> None:
    fields = ("id", "date", *LANGUAGES, "source", "level", "where", "picture")
    assert [(row["id"], field) for row in rows(name) for field in fields if not row[field]] == []


@pytest.mark.parametrize(("name", "cards", "level_1"), SIZES)
def test_a_deck_has_cards_enough_and_enough_that_everybody_knows(
    name: str, cards: int, level_1: int
) -> None:
    assert len(rows(name)) >= cards
    assert sum(row["level"] == "1" for row in rows(name)) >= level_1


@every_deck
def test_the_documentation_counts_the_cards_of_each_level(name: str) -> None:
    levels = Counter(row["level"] for row in rows(name))
    counts = [len(rows(name)), *(levels[level] for level in "123")]
    line = f"| {name} | {' | '.join(str(count) for count in counts)} |"
    assert line in (ROOT / "docs/decks.md").read_text(encoding="utf-8").splitlines()


def test_the_deck_for_a_first_evening_has_nothing_for_connoisseurs() -> None:
    assert {row["level"] for row in rows("everyday")} == {"1", "2"}


def test_a_sixth_of_world_history_lies_before_the_year_500() -> None:
    early = [row for row in rows("world") if year_of(row["date"]) < 500]
    assert len(early) * 6 >= len(rows("world"))


@every_deck
def test_no_two_cards_of_a_deck_have_the_same_picture(name: str) -> None:
    """So neighbours always differ, at least in the backdrop."""
    assert repeated([row["picture"] for row in rows(name)]) == []


def test_every_emblem_and_every_backdrop_is_used() -> None:
    pictures = [row["picture"].partition("/") for row in every_row()]
    assert {emblem for emblem, _, _ in pictures} == set(emblems())
    assert {backdrop for _, _, backdrop in pictures} == set(backdrops())


@pytest.mark.parametrize("name", [name for name in BUILT_IN if name != "lowlands"])
def test_no_part_of_the_world_has_half_of_a_deck(name: str) -> None:
    places = Counter(row["where"] for row in rows(name))
    assert max(places.values()) * 2 < len(rows(name))


@pytest.mark.rule("TWI-04")
@every_deck
@pytest.mark.parametrize("game", [AgainstGame, TogetherGame])
@pytest.mark.parametrize("levels", LEVELS)
def test_a_deck_can_be_played_at_every_choice_of_levels(
    name: str, game: type[AgainstGame | TogetherGame], levels: str
) -> None:
    options = {"deck": name, "levels": levels}
    game(built_in_decks()).start(8, options, Seeded(seed_from(1)), [])


def test_ids_are_unique_over_all_decks_and_begin_with_their_deck() -> None:
    assert repeated([row["id"] for row in every_row()]) == []
    for name in BUILT_IN:
        assert all(re.fullmatch(rf"{name}-[a-z0-9-]+", row["id"]) for row in rows(name))


@every_language
def test_no_event_is_in_two_decks(lang: str) -> None:
    assert repeated([alike(row[lang]) for row in every_row()]) == []


def test_no_event_is_in_two_decks_under_other_words() -> None:
    """The same article and the same date are the same event."""
    assert repeated([f"{row['source']}, {row['date']}" for row in every_row()]) == []


@every_language
def test_events_are_short_and_set_well(lang: str) -> None:
    events = [row[lang] for row in every_row()]
    bad = [
        text
        for text in events
        if len(text) > 70 or NOWHERE.search(text) or FORBIDDEN[lang].search(text)
    ]
    assert bad == []


@every_language
def test_no_event_gives_a_date_away(lang: str) -> None:
    telling = [
        row[lang]
        for row in every_row()
        if TELLS_A_DATE.search(row[lang]) or re.search(r"\d{3,}", row[lang])
    ]
    assert telling == []


@every_language
def test_no_event_holds_two_digits_of_its_year(lang: str) -> None:
    """Such as “’68” for 1968."""
    telling = [
        row[lang]
        for row in every_row()
        if f"{abs(year_of(row['date'])) % 100:02}" in re.findall(r"\d+", row[lang])
    ]
    assert telling == []


@every_deck
def test_cards_are_spread_over_time(name: str) -> None:
    years = [year_of(row["date"]) for row in rows(name)]
    assert sum(year < 1500 for year in years) >= 10
    assert sum(year > 1950 for year in years) * LATE_SHARE[name] <= len(years)


@every_deck
def test_several_pairs_are_of_the_same_year(name: str) -> None:
    years = Counter(year_of(row["date"]) for row in rows(name))
    assert sum(times >= 2 for times in years.values()) >= 4


@every_deck
def test_no_deck_knows_the_future(name: str) -> None:
    assert max(year_of(row["date"]) for row in rows(name)) <= 2025


@every_deck
@every_language
def test_a_deck_has_a_name_and_a_sentence_about_it(name: str, lang: str) -> None:
    assert texts(lang).say(f"deck-{name}")
    assert texts(lang).say(f"deck-{name}-about")

"""Decks of one's own: what is read, and every problem with its line (TWI-03)."""

import tracemalloc

import pytest

from speeltafel.decks import BadDeck, built_in, playable
from speeltafel.decks.pictures import is_drawn
from speeltafel.decks.reader import read_deck
from speeltafel.decks.rows import MOST_BYTES
from speeltafel.engine.errors import BadMaterial
from speeltafel.games.timeline.deck import DAY, YEAR, day_number
from speeltafel.games.timeline.pictures import BACKDROPS, NONE_FITS, WORDS, guessed
from speeltafel.texts import LANGUAGES, texts
from tests.decks.files import (
    GUESSED,
    HEADER,
    card,
    deck_file,
    found,
    letters,
    read_lines,
    spoilt,
)

CARD = 42  # the line of a spoilt card


# What is good


@pytest.mark.rule("TWI-03")
def test_a_good_deck_has_no_problems() -> None:
    reading = read_deck(deck_file(), "mine")
    assert found(reading) == []
    assert (reading.deck.name, len(reading.deck.ids)) == ("mine", 40)
    assert playable(reading) is reading.deck


@pytest.mark.rule("TWI-03")
def test_an_emoji_may_be_written_as_phones_do() -> None:
    reading = read_deck(deck_file(card(40, en="A \N{WHITE MEDIUM STAR}\ufe0f is born")), "mine")
    assert found(reading) == []
    assert "A \N{WHITE MEDIUM STAR} is born" in [light.texts["en"] for light in reading.deck.lights]


@pytest.mark.rule("TWI-03")
def test_semicolons_and_a_byte_order_mark_are_what_spreadsheets_write() -> None:
    comma = deck_file(card(40, en='"Yes, a comma"'))
    semicolon = deck_file(card(40, en="Yes# a comma")).replace(b",", b";").replace(b"#", b",")
    with_mark = b"\xef\xbb\xbf" + semicolon.replace(b"\n", b"\r\n")
    readings = [read_deck(content, "mine") for content in (comma, semicolon, with_mark)]
    assert [found(reading) for reading in readings] == [[], [], []]
    assert len({reading.deck.content_hash() for reading in readings}) == 1


@pytest.mark.rule("TWI-03")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_language_is_enough(lang: str) -> None:
    lines = [f"date,{lang}", *(f"{1000 + 20 * n},Iets {letters(n)}" for n in range(40))]
    reading = read_lines(lines)
    assert found(reading) == [GUESSED]
    assert reading.deck.lights[3].texts == {lang: "Iets d"}
    for other in LANGUAGES:
        assert reading.deck.lights[3].text(other) == "Iets d"


@pytest.mark.rule("TWI-03")
@pytest.mark.parametrize("sign", "=+-@")
def test_a_field_that_looks_like_a_formula_is_data(sign: str) -> None:
    event = f"{sign}HYPERLINK(x)"
    reading = spoilt(en=event, source=event)
    assert found(reading) == []
    assert reading.deck.lights[-1].texts["en"] == event
    assert reading.deck.darks[-1].source == event


def test_empty_lines_are_skipped_and_lines_keep_their_numbers() -> None:
    reading = read_deck(deck_file("", "," * HEADER.count(","), card(40, date="x")), "mine")
    assert found(reading) == [(44, "no_date")]


def test_columns_come_in_any_order_and_in_capitals() -> None:
    lines = ["NL, Date ", *(f"Iets {letters(n)},{1000 + 20 * n}" for n in range(40))]
    assert found(read_lines(lines)) == [GUESSED]


def test_a_card_without_an_id_is_known_by_its_event_wherever_it_stands() -> None:
    lines = [f"{1000 + 20 * n},Iets {letters(n)}" for n in range(40)]
    there, back = read_lines(["date,nl", *lines]).deck, read_lines(["date,nl", *lines[::-1]]).deck
    icons = {id_: light.icon for id_, light in zip(there.ids, there.lights, strict=True)}
    assert icons == {id_: light.icon for id_, light in zip(back.ids, back.lights, strict=True)}


# Dates


@pytest.mark.rule("TWI-01")
@pytest.mark.parametrize("date", ["1", "-1", "476", "-490", "1453", "1969-07-20", "0079-08-24"])
def test_a_date_is_a_year_before_our_era_or_after_or_a_day(date: str) -> None:
    assert spoilt(date=date).errors == []


@pytest.mark.rule("TWI-01")
@pytest.mark.parametrize(
    ("date", "reason"),
    [
        ("", "date_missing"),
        ("1969-02-30", "no_such_day"),
        ("1900-02-29", "no_such_day"),
        ("1969-13-01", "no_such_day"),
        ("0000-01-01", "no_such_day"),
        ("0", "year_zero"),
        ("-0", "year_zero"),
        ("20000", "no_date"),
        ("1969-07", "no_date"),
        ("1969-7-20", "no_date"),
        ("-0044-03-15", "no_date"),
        ("20/07/1969", "no_date"),
        ("about 1300", "no_date"),
        ("١٤٥٣", "no_date"),
        ("1450.0", "no_date"),
    ],
)
def test_a_missing_or_impossible_date_is_an_error(date: str, reason: str) -> None:
    assert found(spoilt(date=date)) == [(CARD, reason)]
    if date:
        assert (CARD, reason) in found(spoilt(date="1450", until=date))


@pytest.mark.rule("TWI-01")
def test_a_deck_compares_by_year_or_by_day_as_its_column_says() -> None:
    rows = ["1969-07-20,Moon", "1969-11-19,Moon again"]
    more = [f"1970-01-{day},Event {letters(day)}" for day in range(10, 20)]
    by_year = read_lines(["date,en", *rows, *more]).deck
    by_day = read_lines(["day,en", *rows, *more]).deck
    assert (by_year.precision, by_day.precision) == (YEAR, DAY)
    assert by_year.darks[0].earliest == by_year.darks[1].earliest
    assert by_day.darks[0].earliest < by_day.darks[1].earliest


@pytest.mark.rule("TWI-01")
def test_a_date_that_is_coarser_than_the_precision_of_the_deck_is_refused() -> None:
    more = [f"1970-01-{day},Event {letters(day)}" for day in range(10, 20)]
    reading = read_lines(["day,en", "1969,Moon", *more])
    assert (2, "only_year") in found(reading)
    with pytest.raises(BadMaterial, match="'1969' is a year, and this deck compares days"):
        day_number("1969", DAY)


@pytest.mark.rule("TWI-01")
def test_dates_that_are_equal_at_the_precision_are_the_same() -> None:
    assert day_number("1969-07-20", YEAR) == day_number("1969", YEAR)
    assert day_number("1969-07-20", DAY) != day_number("1969-07-21", DAY)
    assert day_number("-490", YEAR) < day_number("-44", YEAR) < day_number("14", YEAR)


@pytest.mark.rule("TWI-01")
def test_an_unsure_date_has_an_earliest_and_a_latest() -> None:
    dark = spoilt(date="1450", until="1455").deck.darks[-1]
    assert (dark.earliest, dark.latest) == (1450, 1455)
    sure = spoilt(date="1450").deck.darks[-1]
    assert (sure.earliest, sure.latest) == (1450, 1450)


def test_the_latest_date_is_not_before_the_earliest() -> None:
    reading = spoilt(date="1455", until="1450")
    assert found(reading) == [(CARD, "until_before")]
    assert "1450 lies before the earliest, 1455" in str(reading.problems[0])
    assert spoilt(date="-44", until="-490").errors
    assert not spoilt(date="-490", until="-44").errors


# Events


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_event_is_there_in_every_language_of_the_deck(lang: str) -> None:
    reading = spoilt(**{lang: ""})
    assert found(reading) == [(CARD, "event_missing")]
    assert f"“{lang}”" in str(reading.problems[0])


def test_an_event_has_70_characters_at_most() -> None:
    assert spoilt(fr="é" * 70).errors == []
    reading = spoilt(fr="é" * 71)
    assert found(reading) == [(CARD, "event_long")]
    assert "has 71 characters: shorten it to 70" in str(reading.problems[0])


@pytest.mark.parametrize(
    ("date", "until", "event"),
    [
        ("1453", "", "In 1453 the city falls"),
        ("-490", "", "The runner of 490"),
        ("79", "", "The eruption of 79"),
        ("1969-07-20", "", "Moon landing 1969"),
        ("1450", "1455", "The press of 1453"),
        ("1455", "1450", "The press of 1453"),
    ],
)
def test_an_event_does_not_hold_its_year(date: str, until: str, event: str) -> None:
    assert (CARD, "year_in_event") in found(spoilt(date=date, until=until, en=event))


def test_another_number_of_four_digits_is_a_warning() -> None:
    assert found(spoilt(en="Orwell publishes 1984")) == [(CARD, "(number_in_event)")]
    assert found(spoilt(en="Apollo 11 flies 400000 km")) == []


@pytest.mark.parametrize(
    ("event", "problem"),
    [("1985 1986 1987", "(number_in_event)"), ("1985 1984 1984", "year_in_event")],
)
def test_of_many_numbers_in_an_event_one_is_named(event: str, problem: str) -> None:
    assert found(spoilt(date="1984", en=event)) == [(CARD, problem)]


@pytest.mark.rule("TWI-03")
@pytest.mark.parametrize("column", ["id", "source", "where"])
def test_what_else_stands_on_a_card_has_300_characters_at_most(column: str) -> None:
    """All of it is in every message about a game."""
    assert found(spoilt(**{column: "x" * 300})) == []
    assert found(spoilt(**{column: "x" * 301})) == [(CARD, "field_long")]


def test_a_field_of_any_length_is_called_too_long() -> None:
    """Once it was a quotation mark that does not close, and every number in it a warning."""
    assert found(spoilt(en="1234 " * 100_000)) == [(CARD, "event_long")]


@pytest.mark.parametrize("first", ["date\u200b,en", "\ufeff\ufeffdate,en", "date,e\u00adn"])
def test_a_header_with_a_character_that_nobody_sees_is_reported_as_such(first: str) -> None:
    lines = [first, *(f"{1000 + 20 * n},Iets {letters(n)}" for n in range(40))]
    assert found(read_lines(lines)) == [(1, "control")]


def test_a_header_of_thousands_of_columns_is_one_problem() -> None:
    reading = read_lines([",".join(letters(n) for n in range(50_000))])
    assert found(reading) == [(1, "too_many_columns")]
    assert len(found(read_lines([",".join(letters(n) for n in range(50))]))) > 50


def test_an_id_and_an_event_are_there_once() -> None:
    assert found(spoilt(id="card-3")) == [(CARD, "same_id")]
    assert found(spoilt(nl="GEBEURTENIS  d!")) == [(CARD, "same_event")]
    assert "the same as in line 5" in str(spoilt(id="card-3").problems[0])


# Icons


@pytest.mark.rule("TWI-03")
def test_icons_of_ones_own_are_kept_and_may_be_uneven() -> None:
    lines = [card(n, light="sun", dark="key") for n in range(40)]
    reading = read_lines([HEADER, *lines])
    assert found(reading) == []
    assert {light.icon for light in reading.deck.lights} == {"sun"}
    assert {dark.icon for dark in reading.deck.darks} == {"key"}


@pytest.mark.rule("TWI-03")
def test_icons_are_given_for_all_cards_or_for_none() -> None:
    lines = [card(n, light="sun", dark="key") for n in range(40)]
    lines[5] = card(5)
    lines[7] = card(7, light="sun")
    lines[9] = card(9, dark="sun")
    assert found(read_lines([HEADER, *lines])) == [
        (7, "icon_missing"),
        (9, "icon_missing"),
        (11, "icon_missing"),
    ]


@pytest.mark.rule("TWI-03")
def test_two_equal_icons_on_a_card_are_refused() -> None:
    lines = [card(n, light="sun", dark="key") for n in range(40)]
    lines[5] = card(5, light="moon", dark="moon")
    assert found(read_lines([HEADER, *lines])) == [(7, "equal_icons")]


@pytest.mark.rule("TWI-03")
def test_an_icon_is_one_of_the_six() -> None:
    lines = [card(n, light="sun", dark="key") for n in range(40)]
    lines[5] = card(5, light="zon", dark="moon")
    reading = read_lines([HEADER, *lines])
    assert found(reading) == [(7, "unknown_icon")]
    assert "“zon”: choose from sun, moon, star, ship, tree, key" in str(reading.problems[0])


# Levels and pictures


@pytest.mark.rule("TWI-04")
def test_a_card_has_the_level_that_its_deck_gives_it_or_none() -> None:
    assert [spoilt(level=level).deck.lights[-1].level for level in ("1", "2", "3", "")] == [
        1,
        2,
        3,
        0,
    ]
    for level in ("0", "4", "easy", "1.0"):
        assert found(spoilt(level=level)) == [(CARD, "bad_level")]


@pytest.mark.rule("TWI-25")
def test_a_picture_is_an_emblem_with_or_without_a_backdrop() -> None:
    for picture in ("anchor", "anchor/sea"):
        reading = spoilt(picture=picture)
        assert found(reading) == []
        assert reading.deck.lights[-1].picture == picture
    for picture in ("unicorn", "anchor/unicorn", "anchor/", "/sea", "anchor/sea/sea"):
        assert found(spoilt(picture=picture)) == [(CARD, "unknown_picture")]


def test_a_card_without_a_picture_gets_one_by_its_words_and_that_is_reported() -> None:
    reading = spoilt(picture="", nl="De slag om de brug")
    assert found(reading) == [GUESSED]
    assert "Of 41 cards, 1 name no picture" in str(reading.problems[0])
    assert reading.deck.lights[-1].picture == ""
    assert str(reading.deck.lights[-1].shown()["picture"]).startswith("bridge/")


@pytest.mark.parametrize(
    ("event", "emblem"),
    [
        ("A train arrives", "train"),
        ("Le premier avion", "plane"),
        ("Onze voetbalclub opgericht", "ball"),
        ("A new carpet", "calendar"),
        ("La bataille", "swords"),
        ("The dam breaks", "dam"),
        ("De fontein spuit weer", "fountain"),
        ("La grève commence", "fist"),
    ],
)
def test_pictures_are_guessed_in_every_language(event: str, emblem: str) -> None:
    assert guessed({"en": event}).partition("/")[0] == emblem


def test_every_picture_that_is_guessed_is_drawn() -> None:
    names = [emblem for emblem, _ in WORDS]
    assert all(is_drawn(f"{name}/{backdrop}") for name in names for backdrop in BACKDROPS)
    assert is_drawn(NONE_FITS)


def test_where_it_happened_is_read_and_left_out_of_the_deck() -> None:
    reading = spoilt(where="Gent")
    assert reading.wheres[-1] == "Gent"
    assert "Gent" not in str(reading.deck.to_json())


# The file


@pytest.mark.parametrize(
    ("header", "reasons"),
    [
        ("id,en", ["date_column"]),
        ("date,day,en", ["date_column"]),
        ("date", ["language_column"]),
        ("colour,size", ["date_column", "language_column", "unknown_column", "unknown_column"]),
        ("date,en,de", ["unknown_column"]),
        ("date,en,en", ["column_twice"]),
        ("date,en,light", ["icon_columns"]),
    ],
)
def test_a_header_that_makes_no_sense_is_reported(header: str, reasons: list[str]) -> None:
    line = ",".join("" for _ in header.split(","))
    reading = read_lines([header, line])
    assert [reason for line, reason in found(reading) if line == 1] == reasons


def test_a_line_with_fields_too_few_or_too_many_is_reported() -> None:
    reading = read_deck(deck_file("x,1450", card(41) + ",x"), "mine")
    assert found(reading) == [(42, "fields"), (43, "fields")]
    assert "has 2 fields and the header 12" in str(reading.problems[0])


@pytest.mark.parametrize("letter", ["\x00", "\x1b", "\x7f", "\x85", "\t", "\u202e", "\u2028"])
def test_control_characters_and_marks_that_turn_the_line_are_refused(letter: str) -> None:
    assert (CARD, "control") in found(spoilt(en=f"Wild{letter}card"))


def test_a_line_break_in_a_field_is_a_control_character() -> None:
    reading = read_deck(deck_file(card(40, en='"Two\nlines"'), card(41, date="x")), "mine")
    assert found(reading) == [(42, "control"), (44, "no_date")]


@pytest.mark.parametrize("encoding", ["latin-1", "utf-16"])
def test_what_is_not_utf_8_is_reported_with_its_line(encoding: str) -> None:
    content = deck_file().decode().encode(encoding)
    line = {"latin-1": 2, "utf-16": 1}[encoding]
    assert found(read_deck(content, "mine")) == [(line, "not_utf8")]


@pytest.mark.parametrize("event", ['"never closed', '"closed" too early'])
def test_unbalanced_quotes_are_reported_where_they_begin(event: str) -> None:
    reading = read_deck(deck_file(card(40, en=event), card(41), card(42)), "mine")
    assert found(reading) == [(CARD, "not_csv")]


@pytest.mark.parametrize("content", [b"", b"\n\n", b"\xef\xbb\xbf", b",,,\n"])
def test_an_empty_file_is_reported(content: bytes) -> None:
    assert found(read_deck(content, "mine")) == [(0, "empty")]


def test_a_header_alone_has_too_few_cards() -> None:
    assert found(read_lines([HEADER])) == [(0, "few_cards")]


def test_a_deck_has_2000_cards_at_most() -> None:
    def lines(count: int) -> list[str]:
        return ["date,en", *(f"{n % 2000 + 1},Event {letters(n)}" for n in range(count))]

    assert found(read_lines(lines(2000))) == [GUESSED]
    assert found(read_lines(lines(2001))) == [(0, "too_many_cards")]


def test_lines_that_are_too_many_are_not_kept() -> None:
    content = b"date,en\n" + b"1\n" * 490_000
    tracemalloc.start()
    reading = read_deck(content, "Deck")
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert reading.problems[0].facts["cards"] == "490000"
    assert most < 10 * len(content)


def test_a_file_has_1_mb_at_most() -> None:
    content = deck_file()
    whole = content + b"\n" * (MOST_BYTES - len(content))
    assert found(read_deck(whole, "mine")) == []
    assert found(read_deck(whole + b"\n", "mine")) == [(0, "too_big")]


# Too few cards, and how they are spread


@pytest.mark.rule("TIM-01")
@pytest.mark.parametrize(
    ("cards", "reasons"),
    [
        (8, ["few_cards"]),
        (9, ["(few_sure)", "(few_players)"]),
        (32, ["(few_sure)", "(few_players)"]),
        (33, ["(few_sure)"]),
        (35, ["(few_sure)"]),
        (36, []),
    ],
)
def test_too_few_cards_for_a_game_are_reported(cards: int, reasons: list[str]) -> None:
    assert found(read_deck(deck_file(cards=cards), "mine")) == [(0, why) for why in reasons]


@pytest.mark.rule("TWI-04")
def test_only_sure_dates_count_for_playing_together() -> None:
    unsure = [card(n, date=str(1000 + 20 * n), until=str(1001 + 20 * n)) for n in range(5)]
    sure = [card(n) for n in range(5, 40)]
    assert found(read_lines([HEADER, *unsure, *sure])) == [(0, "(few_sure)")]


def test_many_equal_dates_are_a_warning() -> None:
    lines = [card(n, date="1505" if n < 11 else str(1000 + 20 * n)) for n in range(40)]
    assert found(read_lines([HEADER, *lines])) == [(0, "(many_equal)")]
    lines[0] = card(0)
    assert found(read_lines([HEADER, *lines])) == []


def test_a_badly_uneven_spread_is_a_warning() -> None:
    crowded = [card(n, date=str(1900 + n)) for n in range(38)]
    lines = [HEADER, *crowded, card(38, date="-500"), card(39, date="100")]
    reading = read_lines(lines)
    assert found(reading) == [(0, "(uneven)")]
    assert "between 1908 and 1927" in str(reading.problems[0])


# All of it


def test_all_problems_are_reported_at_once_in_the_order_of_the_file() -> None:
    lines = [
        "id,date,until,nl,light,dark,extra",
        "a,1453,,Constantinopel valt,sun,moon,",
        "a,,,Iets zonder datum,sun,sun,",
        "b,1969-02-30,,Constantinopel valt!,,,",
        "c,1500,1400,In 1500 gebeurt er iets,zon,key,",
        "d,0,,,sun,moon,",
        "e,1600",
        "f,1700,,Wild\x1bdier,sun,moon,",
    ]
    reading = read_lines(lines)
    assert found(reading) == [
        (1, "unknown_column"),
        (3, "date_missing"),
        (3, "equal_icons"),
        (3, "same_id"),
        (4, "no_such_day"),
        (4, "same_event"),
        (4, "icon_missing"),
        (5, "until_before"),
        (5, "year_in_event"),
        (5, "unknown_icon"),
        (6, "year_zero"),
        (6, "event_missing"),
        (7, "fields"),
        (8, "control"),
        (0, "few_cards"),
        GUESSED,
    ]
    assert reading.deck.ids == []
    with pytest.raises(BadDeck, match=r"'test' can't be played: line 1: error: .* \(and 14 more\)"):
        playable(reading)
    for problem in reading.problems:
        assert len({problem.say(texts(lang)) for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_built_in_deck_is_read_by_the_same_reader() -> None:
    assert len(built_in("world").deck.ids) >= 120

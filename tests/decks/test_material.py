"""Decks as they travel in records."""

from collections.abc import Callable

import pytest

from speeltafel.decks import built_in_decks
from speeltafel.engine.chance import seed_from
from speeltafel.engine.errors import BadMaterial, BadRecord
from speeltafel.engine.match import new_match, replay
from speeltafel.engine.record import read_record
from speeltafel.games.timeline.deck import Deck, deck_from_json
from speeltafel.registry import GAMES
from tests.conformance.inside import inside
from tests.games.timeline.positions import deck_of, years

Form = dict[str, object]


def form() -> Form:
    return deck_of(years(1500, 40) + " unsure=1450/1455").to_json()


def first_card(of: Form) -> Form:
    cards = of["cards"]
    assert isinstance(cards, list)
    card: Form = cards[0]
    return card


def test_a_deck_goes_into_a_record_and_comes_out_the_same() -> None:
    for deck in (*built_in_decks().values(), deck_of("a=1 b=-5/7:key-sun")):
        assert inside(deck_from_json(deck.to_json())) == inside(deck)


def test_the_hash_is_that_of_the_content_and_not_of_the_name() -> None:
    deck, other, renamed = deck_of("a=1 b=2"), deck_of("a=1 b=3"), deck_of("a=1 b=2")
    renamed.name = "another"
    assert deck.content_hash() == renamed.content_hash() != other.content_hash()
    assert len({deck.content_hash() for deck in built_in_decks().values()}) == 5


def test_a_deck_that_names_no_levels_and_pictures_is_written_as_ever() -> None:
    """Its hash is that of version 0.1, so an old record knows its deck again."""
    old = "a8cffb58bf092a9b19e9c2f9944b7657154802c14143cceab0e4a520fef5c5a4"
    assert list(first_card(form())) == ["id", "texts", "light", "date", "until", "dark", "source"]
    assert deck_of("a=1 b=-5/7:key-sun").content_hash() == old


def test_levels_and_pictures_travel_with_their_deck() -> None:
    deck = deck_of("a=1 b=2")
    deck.lights[0].level, deck.lights[1].picture = 2, "anchor/sea"
    assert inside(deck_from_json(deck.to_json())) == inside(deck)
    assert deck.content_hash() != deck_of("a=1 b=2").content_hash()


def spoil(word: str, value: object) -> Callable[[Form], None]:
    def change(of: Form) -> None:
        first_card(of)[word] = value

    return change


def lengthen(of: Form) -> None:
    cards = of["cards"]
    assert isinstance(cards, list)
    of["cards"] = cards * 60


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda of: of.pop("deck"), "a deck has a name"),
        (lambda of: of.update(precision="hour"), "a deck has a name, a precision"),
        (lambda of: of.update(cards="many"), "and cards"),
        (lengthen, "at most 2,000 cards, not 2,460"),
        (lambda of: of.update(cards=[7]), "a card has texts, id, date"),
        (lambda of: first_card(of).pop("source"), "a card has texts"),
        (spoil("id", 7), "no text"),
        (spoil("texts", []), "something that is no text"),
        (spoil("texts", {}), "not tell its event"),
        (spoil("texts", {"en": 7}), "does not tell its event"),
        (spoil("date", "1969-13-01"), "'1969-13-01' is no date"),
        (spoil("date", "9" * 5000), "is no date"),
        (spoil("until", "1499"), "1499 is before 1500"),
        (spoil("light", "heart"), "needs two different icons of the six"),
        (spoil("light", "moon"), "two different icons of the six"),
        (spoil("level", 4), "needs a level from 1 to 3, or none"),
        (spoil("level", "1"), "a level from 1 to 3"),
        (spoil("level", True), "needs a level"),
        (spoil("picture", 7), "holds something that is no text"),
        (spoil("source", "another"), "not the one that its hash tells of"),
        (lambda of: of.pop("hash"), "not the one that its hash tells of"),
    ],
)
def test_a_deck_in_a_record_that_makes_no_sense_is_refused(
    change: Callable[[Form], object], message: str
) -> None:
    spoilt = form()
    change(spoilt)
    with pytest.raises(BadMaterial, match=message):
        deck_from_json(spoilt)


@pytest.mark.parametrize("name", ["timeline", "timeline_together"])
def test_a_record_replays_with_the_deck_it_carries(name: str) -> None:
    own = GAMES[name].fitted(form())
    match = new_match(own, 2, {}, seed_from(3), {})
    for _ in range(5):
        seat = match.state.to_act()[0]
        match.act(seat, match.state.legal(seat)[0])
    record = read_record(match.record.to_text())
    assert record.material == form()
    assert inside(replay(GAMES[name], record).state) == inside(match.state)


@pytest.mark.parametrize("name", ["timeline", "timeline_together"])
def test_a_record_without_its_deck_can_not_begin(name: str) -> None:
    match = new_match(GAMES[name], 2, {}, seed_from(3), {})
    match.record.material = {}
    with pytest.raises(BadRecord, match="this record can't begin: a deck has a name"):
        replay(GAMES[name], match.record)


def test_a_game_with_cards_of_its_own_takes_no_deck() -> None:
    with pytest.raises(BadMaterial, match="telos is played with its own cards only"):
        GAMES["telos"].fitted(form())


def test_an_empty_deck_has_a_hash_too() -> None:
    assert len(Deck("empty", "year").content_hash()) == 64

"""TWI-25: nobody learns anything about a dark side before it is turned, by whatever way.

When the game is over, the cards that lay open can be turned.
"""

import json
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import settings as tried
from hypothesis import strategies as st

from speeltafel.engine.chance import Seeded, seed_from
from speeltafel.engine.dice import Dice
from speeltafel.engine.event import Event
from speeltafel.engine.fact import values_of
from speeltafel.engine.state import State
from speeltafel.engine.view import View
from speeltafel.games.timeline.against.game import AgainstGame
from speeltafel.games.timeline.against.state import Against
from speeltafel.games.timeline.against.view import AgainstView
from speeltafel.games.timeline.deck import ICONS, YEAR, Deck, Light, dark_side
from speeltafel.games.timeline.together.game import TogetherGame
from speeltafel.games.timeline.together.state import Together
from speeltafel.games.timeline.together.view import TogetherView
from tests.conformance.inside import inside

CARDS = 60
GAMES = [AgainstGame, TogetherGame]
every_game = pytest.mark.parametrize("game", GAMES)
seeds = st.integers(0, 2**40)
lengths = st.integers(0, 60)
WHOLE_GAME = 10_000


def deck(secrets: str, dates: list[int]) -> Deck:
    """Cards with equal light sides in every deck; `secrets` marks ids and sources."""
    made = Deck("told", YEAR)
    for place, date in enumerate(dates):
        light = Light({"en": f"event {place}"}, ICONS[place % 6])
        further = 1 + (place + len(secrets)) % 5
        icon = ICONS[(place + further) % 6]
        made.add(
            f"{secrets}-id-{place}",
            light,
            dark_side(str(date), "", icon, f"{secrets}-source-{place}", YEAR),
        )
    return made


def mixed(real: Deck, other: Deck, shown: set[int]) -> Deck:
    """The real deck, with the dark sides of cards that were never shown exchanged."""
    made = Deck("told", YEAR)
    for place in range(CARDS):
        of = real if place in shown else other
        made.add(of.ids[place], real.lights[place], of.darks[place])
    return made


class ToldGame:
    """A game of random moves, and all that anybody was told on the way."""

    def __init__(self, kind: type[AgainstGame | TogetherGame], cards: Deck, seed: int) -> None:
        self.game = kind({"told": cards})
        self.log: list[Event] = []
        options = self.game.check_options({})
        self.state = self.game.deal(3, options, Seeded(seed_from(seed)), self.log)
        self.moves: list[int] = []

    def move(self, action: int) -> None:
        self.state.apply(self.state.to_act()[0], action, self.log)
        self.moves.append(action)

    def choices(self) -> list[int]:
        return self.state.legal(self.state.to_act()[0]) if self.state.to_act() else []

    def told(self) -> list[object]:
        """Views, legal actions, refusals and events, for all seats and a spectator."""
        state, seats = self.state, range(3)
        codes = range(0, self.game.actions.count, 1 + self.game.actions.count // 50)
        return [
            [state.view(seat).to_json() for seat in (*seats, None)],
            [inside(state.view(seat)) for seat in (*seats, None)],
            [state.legal(seat) for seat in seats],
            [inside(state.permits(seat, code)) for seat in seats for code in codes],
            [event.to_json() for event in self.log],
            inside(state.outcome()),
        ]

    def shown(self) -> set[int]:
        """The cards whose dark sides anybody may see: turned ones, at the end all that lay open."""
        return self.turned() if self.choices() else self.turned() | self.lay_open()

    def lay_open(self) -> set[int]:
        """The names of the cards whose light sides are to be seen."""
        return {int(str(card["name"])) for card in card_forms(self.state.view(None).to_json())}

    def turned(self) -> set[int]:
        """The names of the cards that the log says were turned."""
        words = [
            name
            for event in self.log
            for fact in ("cards", "discard")
            if event.kind != "draws"
            for name in strings(values_of(event.facts).get(fact, []))
        ]
        return {int(name) for name in words}


def strings(fact: object) -> list[str]:
    return list(fact) if isinstance(fact, list) else []


def order_of(state: State, cards: Deck) -> list[int]:
    """By name of a card: its place in the deck."""
    assert isinstance(state, Against | Together)
    return [cards.lights.index(light) for light in state.faces.lights]


def play_on(played: ToldGame, length: int, seed: int) -> None:
    dice = Dice(seed)
    for _ in range(length):
        choices = played.choices()
        if not choices:
            break
        played.move(choices[dice.below(len(choices))])


@pytest.mark.rule("TWI-25")
@every_game
@tried(max_examples=25)
@given(seed=seeds, length=lengths)
def test_no_date_source_id_or_dark_icon_of_an_unturned_card_is_reported(
    game: type[AgainstGame | TogetherGame], seed: int, length: int
) -> None:
    cards = deck("secret", list(range(7001, 7001 + CARDS)))  # dates that are no other number
    played = ToldGame(game, cards, seed)
    play_on(played, length, seed)
    order, shown = order_of(played.state, cards), played.shown()
    told = json.dumps(
        [
            [played.state.view(seat).to_json() for seat in (0, 1, 2, None)],
            [event.seen_by(seat).to_json() for event in played.log for seat in (0, 1, 2, None)],
        ]
    )
    for name, place in enumerate(order):
        assert f'"secret-id-{place}"' not in told
        if name not in shown:
            assert str(7001 + place) not in told
            assert f'"secret-source-{place}"' not in told


@pytest.mark.rule("TWI-25")
@every_game
@tried(max_examples=25)
@given(seed=seeds, length=lengths)
def test_of_an_unturned_card_there_is_a_name_an_event_its_picture_and_a_light_icon_only(
    game: type[AgainstGame | TogetherGame], seed: int, length: int
) -> None:
    played = ToldGame(game, deck("secret", list(range(7001, 7001 + CARDS))), seed)
    play_on(played, length, seed)
    shown = played.shown()
    for seat in (0, 1, 2, None):
        for card in card_forms(played.state.view(seat).to_json()):
            keys = set(card) - ({"sideways", "slot"} if card.get("sideways") else {"sideways"})
            extra = {"date", "until", "dark", "source"} if card["name"] in shown else set()
            assert keys == {"name", "texts", "light", "picture"} | extra


def card_forms(form: object) -> Iterator[dict[str, object]]:
    if isinstance(form, dict):
        if "name" in form:
            yield form
        for part in form.values():
            yield from card_forms(part)
    if isinstance(form, list):
        for part in form:
            yield from card_forms(part)


@pytest.mark.rule("TWI-25")
@every_game
@tried(max_examples=25)
@given(seed=seeds, length=lengths, shift=st.integers(-3000, 3000))
def test_decks_that_differ_in_dark_sides_nobody_has_seen_can_not_be_told_apart(
    game: type[AgainstGame | TogetherGame], seed: int, length: int, shift: int
) -> None:
    """Not by views, events, legal actions, refusals or names, at any moment of the game."""
    dates = [4000 + place * 37 % CARDS for place in range(CARDS)]
    real = deck("real", dates)
    first = ToldGame(game, real, seed)
    play_on(first, length, seed)
    turned = {order_of(first.state, real)[name] for name in first.turned()}
    other = deck("other one", [date + shift for date in reversed(dates)])
    again, twin = (ToldGame(game, cards, seed) for cards in (real, mixed(real, other, turned)))
    for action in first.moves:
        assert again.told() == twin.told()
        again.move(action)
        twin.move(action)
    assert not again.choices() or again.told() == twin.told()


@pytest.mark.rule("TWI-25")
@every_game
@tried(max_examples=25)
@given(seed=seeds)
def test_after_the_game_every_card_that_lay_open_is_turned_and_no_other(
    game: type[AgainstGame | TogetherGame], seed: int
) -> None:
    played = ToldGame(game, deck("told", list(range(7001, 7001 + CARDS))), seed)
    play_on(played, WHOLE_GAME, seed)
    assert not played.choices()
    for seat in (0, 1, 2, None):
        forms = list(card_forms(played.state.view(seat).to_json()))
        assert all(card["date"] and card["source"] for card in forms)
        assert dates_in(played.state.view(seat)) == played.lay_open() | played.turned()


def dates_in(view: View) -> set[int]:
    """The names of the cards whose dark sides are anywhere in a view."""
    assert isinstance(view, AgainstView | TogetherView)
    return {name for name, dark in enumerate(view.shown.darks) if dark is not None}


@pytest.mark.rule("TWI-25")
@every_game
def test_names_are_drawn_afresh_for_each_game(game: type[AgainstGame | TogetherGame]) -> None:
    cards = deck("real", list(range(1500, 1500 + CARDS)))
    names = set()
    for seed in range(40):
        order = order_of(ToldGame(game, cards, seed).state, cards)
        names.add(order.index(7) if 7 in order else None)
    assert len(names) > 15


@pytest.mark.rule("TWI-25")
@every_game
def test_names_don_t_depend_on_dates(game: type[AgainstGame | TogetherGame]) -> None:
    dates = list(range(1500, 1500 + CARDS))
    decks = deck("real", dates), deck("real", dates[::-1])
    orders = [order_of(ToldGame(game, cards, 5).state, cards) for cards in decks]
    assert orders[0] == orders[1]

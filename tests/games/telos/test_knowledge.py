"""What each player knows: TEL-30. How worlds are imagined from it is in test_worlds.py."""

from collections.abc import Iterator
from typing import Final

import pytest

from speeltafel.engine.chance import Rigged
from speeltafel.engine.event import Event
from speeltafel.engine.fact import values_of
from speeltafel.games.telos.cards import names
from speeltafel.games.telos.state import Telos
from tests.games.telos.positions import LUCK, everything, facts, new_game, play, position
from tests.games.telos.random_play import KINDS, Kind, RandomGame

EVERYBODY: Final = {
    "game", "seat", "players", "powers", "divine_trick", "zeus", "round", "dealer", "direction",
    "minus", "points", "over", "dealt", "aside", "hand_sizes", "played", "swapped", "swan", "trick",
}  # fmt: skip
PLAYER: Final = EVERYBODY | {"hand", "picked", "gave", "came", "must_throw"}
TRICK: Final = {
    "leader", "turn", "passed", "last", "lead_limit", "count", "match", "ahead", "laid", "picked",
    "reversing", "next_lead", "zeus_worth",
}  # fmt: skip
LAID: Final = {"seat", "cards", "how", "zeus_worth"}

EVENTS: Final = {
    "round": {"round", "seat", "hand", "direction"},
    "passes": {"seat", "other"},
    "picks": {"seat", "place", "of"},
    "plays": {"seat", "cards", "how"},
    "reverses": {"seat", "direction"},
    "swan": {"seat"},
    "trick": {"seat"},
    "leads_next": {"seat", "because"},
    "swaps": {"seat"},
    "minus": {"seat", "cards", "points", "total"},
    "ends": {"seat", "total"},
}
"""What everybody sees of each event."""
SECRETS: Final = {"round": {"cards"}, "picks": {"cards"}, "swaps": {"gave", "came"}}
"""What one seat sees besides."""

PUBLIC: Final = """
    powers, divine trick
    seat 0: 9 9 11 13
    seat 1: 10 11 12 ant, minus 4
    seat 2: 5 6 7 8, minus 6 3
"""


def trick_in(state: Telos) -> dict[str, object]:
    trick = state.view(None).to_json()["trick"]
    assert isinstance(trick, dict)
    return trick


def positions_of(kind: Kind) -> Iterator[tuple[Telos, list[Event]]]:
    """Positions of a random game, each with what led to it."""
    game = RandomGame(kind, 5)
    for events in game.moves(80):
        yield game.state, events


@pytest.mark.rule("TEL-30")
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_views_tell_what_is_listed_and_nothing_else(kind: Kind) -> None:
    for state, _ in positions_of(kind):
        public = state.view(None).to_json()
        assert set(public) == EVERYBODY
        for seat in range(kind.players):
            form = state.view(seat).to_json()
            assert set(form) == PLAYER
            assert {**form, "seat": None} == {**form, **public}
        trick = trick_in(state)
        assert set(trick) == TRICK
        assert isinstance(trick["laid"], list)
        assert all(set(laid) == LAID for laid in trick["laid"])


@pytest.mark.rule("TEL-30")
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_events_tell_what_is_listed_and_nothing_else(kind: Kind) -> None:
    for _, events in positions_of(kind):
        for event in events:
            assert set(event.facts) == EVENTS[event.kind]
            for seat, secret in event.secrets.items():
                assert set(secret) == SECRETS[event.kind]
                assert event.kind == "round" or seat == values_of(event.facts)["seat"]
            for seat in range(kind.players):
                assert set(event.seen_by(seat).secrets) <= {seat}
            assert event.seen_by(None).secrets == {}


@pytest.mark.rule("TEL-30")
def test_everybody_knows_all_of_a_game_that_begins_but_the_cards() -> None:
    state = new_game(3, chance=Rigged({"dealer": [2, 0, 1]}, LUCK))
    assert state.view(None).to_json() == {
        "game": "telos", "seat": None, "players": 3, "powers": False, "divine_trick": False,
        "zeus": ["zeus", "zeus", "zeus"], "round": 1, "dealer": 2, "direction": "clockwise",
        "minus": [[], [], []], "points": [0, 0, 0], "over": False, "dealt": 7, "aside": 47,
        "hand_sizes": [7, 7, 7], "played": [[], [], []], "swapped": [], "swan": False,
        "trick": {
            "leader": 0, "turn": 0, "passed": [], "last": False, "lead_limit": 1, "count": 0,
            "match": [], "ahead": None, "laid": [], "picked": 0, "reversing": False,
            "next_lead": "winner", "zeus_worth": None,
        },
    }  # fmt: skip


@pytest.mark.rule("TEL-30")
def test_everybody_knows_who_deals_leads_and_is_on_turn() -> None:
    state = position(PUBLIC + "seat 2 leads, counterclockwise")
    form = state.view(None).to_json()
    assert (form["dealer"], form["direction"]) == (0, "counterclockwise")
    assert (trick_in(state)["leader"], trick_in(state)["turn"]) == (2, 2)


@pytest.mark.rule("TEL-30")
def test_everybody_knows_the_minus_cards_and_the_zeus_cards_in_play() -> None:
    form = position(PUBLIC).view(None).to_json()
    assert form["minus"] == [[], ["4"], ["3", "6"]]
    assert form["points"] == [0, 4, 9]
    assert form["zeus"] == ["ant", "serpent", "bull"]


@pytest.mark.rule("TEL-30")
def test_everybody_knows_the_cards_played_and_the_hand_sizes() -> None:
    state = position(PUBLIC)
    before = state.view(None).to_json()["played"]
    assert isinstance(before, list)
    play(state, "0: play 9 9", "1: play 10 11")
    form = state.view(None).to_json()
    assert form["hand_sizes"] == [2, 2, 4]
    assert form["played"] == [[*before[0], "9", "9"], [*before[1], "10", "11"], before[2]]


@pytest.mark.rule("TEL-30")
def test_everybody_knows_the_cards_to_match_and_who_followed() -> None:
    state = position(PUBLIC)
    play(state, "0: play 9 9", "1: play 10 ant")
    trick = trick_in(state)
    assert (trick["count"], trick["match"], trick["ahead"]) == (2, ["9", "10"], 1)
    assert trick["laid"] == [
        {"seat": 0, "cards": ["9", "9"], "how": "leads", "zeus_worth": None},
        {"seat": 1, "cards": ["10", "ant"], "how": "follows", "zeus_worth": 9},
    ]


@pytest.mark.rule("TEL-30")
def test_everybody_knows_that_a_leader_passed() -> None:
    state = position("""
        seat 0: 13 zeus zeus
        seat 1: 1 1 9
        seat 2: 7 8 8
    """)
    events = play(state, "0: play 13", "1: play 1", "2: play 7")
    assert trick_in(state)["passed"] == [0]
    assert facts(events, "passes") == [{"seat": 0, "other": 1}]


@pytest.mark.rule("TEL-30")
def test_everybody_knows_who_has_swapped() -> None:
    state = position(PUBLIC)
    play(state, "2: swap 5")
    assert state.view(None).to_json()["swapped"] == [2]


@pytest.mark.rule("TEL-30")
@pytest.mark.parametrize(("options", "aside"), [([], 47), (["divine_trick"], 44)])
def test_everybody_knows_how_many_cards_are_aside(options: list[str], aside: int) -> None:
    assert new_game(3, *options).view(None).to_json()["aside"] == aside


@pytest.mark.rule("TEL-30")
def test_a_player_knows_the_own_hand() -> None:
    state = position(PUBLIC)
    assert state.view(0).to_json()["hand"] == ["9", "9", "11", "13"]
    assert state.view(1).to_json()["hand"] == ["10", "11", "12", "ant"]


@pytest.mark.rule("TEL-30")
def test_a_player_knows_what_the_own_swap_gave_and_brought() -> None:
    state = position("""
        divine trick
        seat 0: 9 9 13
        seat 1: 10 11 12, divine 3
        seat 2: 5 6 7
    """)
    play(state, "1: swap 11")
    form = state.view(1).to_json()
    assert (form["hand"], form["gave"], form["came"]) == (["3", "10", "12"], ["11"], ["3"])


# Two positions that seat 0 and a spectator can't tell apart: seat 1 holds and swaps other cards.
ONE: Final = """
    divine trick
    seat 0: 9 9 13, divine 5
    seat 1: 10 11 11, divine 12
    seat 2: 5 6 7, divine 8
"""
OTHER: Final = """
    divine trick
    seat 0: 9 9 13, divine 6
    seat 1: 10 12 13, divine 11
    seat 2: 5 6 7, divine zeus
"""
GO_ON: Final = [
    ("0: play 9 9", "0: play 9 9"),
    ("1: swap 11", "1: swap 13"),
    ("1: play 12", "1: play 11"),
    ("1: play 11", "1: play 12"),
]


@pytest.mark.rule("TEL-30")
@pytest.mark.parametrize("viewer", [0, None], ids=["player", "spectator"])
def test_no_view_tells_what_others_hold_pick_or_swap(viewer: int | None) -> None:
    one, other = position(ONE), position(OTHER)
    for move, other_move in GO_ON:
        view, other_view = one.view(viewer), other.view(viewer)
        assert view.to_json() == other_view.to_json()
        assert everything(view.table) == everything(other_view.table)
        events, other_events = play(one, move), play(other, other_move)
        assert [event.seen_by(viewer).to_json() for event in events] == [
            event.seen_by(viewer).to_json() for event in other_events
        ]
    assert one.view(viewer).to_json() == other.view(viewer).to_json()


@pytest.mark.rule("TEL-30")
def test_the_player_who_swaps_and_picks_sees_it() -> None:
    state = position(ONE)
    events = play(state, "0: play 9 9", "1: swap 11", "1: play 12")
    assert [event.seen_by(1).to_json().get("secrets", {}) for event in events] == [
        {}, {"1": {"gave": ["11"], "came": ["12"]}}, {"1": {"cards": ["12"]}},
    ]  # fmt: skip
    assert state.view(1).to_json()["picked"] == ["12"]
    assert trick_in(state)["picked"] == 1


@pytest.mark.rule("TEL-30")
def test_nobody_knows_an_extra_card_not_even_its_owner() -> None:
    one = position("""
        divine trick
        seat 0: 9 9, divine 5
        seat 1: 10 11, divine 6
        seat 2: 5 6, divine 7
    """)
    other = position("""
        divine trick
        seat 0: 9 9, divine 6
        seat 1: 10 11, divine zeus
        seat 2: 5 6, divine 8
    """)
    for viewer in (0, 1, 2, None):
        assert one.view(viewer).to_json() == other.view(viewer).to_json()
    assert one.view(0).to_json()["came"] == []


@pytest.mark.rule("TEL-30")
def test_at_the_deal_each_player_sees_the_own_cards() -> None:
    state = position("""
        divine trick
        seat 0: 9
        seat 1: 3
        seat 2: 8
    """)
    events = play(state, "0: play 9", "1: play 3", "2: play 8")
    deal = events[-1]
    assert deal.kind == "round"
    for seat in range(3):
        assert values_of(deal.secrets[seat]) == {"cards": names(state.hands[seat])}

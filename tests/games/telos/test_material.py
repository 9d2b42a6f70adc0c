"""Material and set-up: TEL-01 to TEL-04."""

from collections import Counter

import pytest

from speeltafel.engine.chance import Rigged, Seeded, seed_from
from speeltafel.games.telos.cards import ANIMALS, names
from tests.games.telos.positions import LUCK, may, new_game, play, position, refused


@pytest.mark.rule("TEL-01")
def test_there_are_eight_sets_of_1_to_13_and_six_zeus_cards() -> None:
    gods = {str(value): 8 for value in range(1, 14)}
    assert Counter(names(new_game(6).table.in_play())) == {**gods, "zeus": 6}


@pytest.mark.rule("TEL-01")
def test_cards_of_one_value_are_alike_whatever_their_colour() -> None:
    state = position("""
        seat 0: 7 7 7 9
        seat 1: 1 1 1 1
        seat 2: 2 2 2 2
        first trick
    """)
    assert may(state, 0) == ["play 7", "play 9"]


@pytest.mark.rule("TEL-02")
@pytest.mark.parametrize(("players", "sets"), [(3, 5), (4, 6), (5, 7), (6, 8)])
def test_more_players_use_more_sets_and_a_zeus_each(players: int, sets: int) -> None:
    pack = Counter(names(new_game(players).table.in_play()))
    assert pack == {**{str(value): sets for value in range(1, 14)}, "zeus": players}


@pytest.mark.rule("TEL-02")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_powers_no_two_zeus_cards_are_the_same(players: int) -> None:
    zeus = names(new_game(players, "powers").table.zeus)
    assert len(zeus) == players
    assert len(set(zeus)) == players
    assert set(zeus) <= set(ANIMALS)


@pytest.mark.rule("TEL-02")
def test_the_zeus_cards_in_play_are_drawn_by_lot() -> None:
    lot = Rigged({"zeus": [5, 3, 1, 0, 2, 4]}, LUCK)
    assert names(new_game(3, "powers", chance=lot).table.zeus) == ["serpent", "cuckoo", "swan"]


@pytest.mark.rule("TEL-02")
def test_every_zeus_card_can_be_in_play() -> None:
    games = [new_game(3, "powers", chance=Seeded(seed_from(seed))) for seed in range(30)]
    assert {name for game in games for name in names(game.table.zeus)} == set(ANIMALS)


@pytest.mark.rule("TEL-03")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_first_dealer_is_chosen_by_lot(dealer: int) -> None:
    lot = Rigged({"dealer": [dealer, (dealer + 1) % 3, (dealer + 2) % 3]}, LUCK)
    assert new_game(3, chance=lot).table.dealer == dealer


@pytest.mark.rule("TEL-03")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_first_round_is_played_with_seven_cards_each(players: int) -> None:
    state = new_game(players)
    assert [len(names(state.hands[seat])) for seat in range(players)] == [7] * players


@pytest.mark.rule("TEL-03")
@pytest.mark.parametrize(("players", "aside"), [(3, 47), (4, 54), (5, 61), (6, 68)])
def test_the_cards_that_are_not_dealt_stay_aside(players: int, aside: int) -> None:
    assert new_game(players).view(None).to_json()["aside"] == aside


@pytest.mark.rule("TEL-03")
def test_only_a_card_of_the_own_hand_can_be_played() -> None:
    state = position("""
        seat 0: 7 9 9
        seat 1: 8 8 8
        seat 2: 8 8 8
    """)
    assert refused(state, "0: play 8") == "TEL-03"
    assert refused(state, "0: play 7 7") == "TEL-03"
    assert refused(state, "0: play zeus") == "TEL-03"
    play(state, "0: play 9 9")
    assert refused(state, "1: play 8 10") == "TEL-03"


@pytest.mark.rule("TEL-03")
def test_a_card_is_picked_only_as_often_as_it_is_held() -> None:
    state = position("""
        seat 0: 9 9 1
        seat 1: 10 11 12
        seat 2: 8 8 8
    """)
    play(state, "0: play 9 9")
    assert refused(state, "1: play 10 10") == "TEL-03"


@pytest.mark.rule("TEL-04")
def test_the_13_is_the_highest() -> None:
    state = position("""
        seat 0: 13 1
        seat 1: 12 13
        seat 2: 11 12
    """)
    play(state, "0: play 13")
    assert may(state, 1) == ["play 13"]


@pytest.mark.rule("TEL-04")
def test_the_1_is_the_lowest() -> None:
    state = position("""
        seat 0: 1 13
        seat 1: 2 1
        seat 2: 1 2
    """)
    play(state, "0: play 1")
    assert may(state, 1) == ["play 1", "play 2"]
    play(state, "1: play 2")
    assert refused(state, "2: play 1") == "TEL-06"

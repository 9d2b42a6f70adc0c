"""The last trick, scoring and the next round: TEL-12 to TEL-16."""

import pytest

from speeltafel.engine.chance import Rigged
from speeltafel.games.telos.cards import names
from speeltafel.games.telos.state import Telos
from tests.games.telos.positions import LUCK, facts, hand, may, new_game, play, position, refused


def round_won_with(card: str, players: int, *options: str, minus: str = "") -> Telos:
    """The round after one that seat 0 won with a card; others may have minus cards from before."""
    others = [f"seat {seat}: 1{minus}" for seat in range(1, players)]
    state = position("\n".join([*options, f"seat 0: {card}", *others]))
    play(state, f"0: play {card}", *[f"{seat}: play 1" for seat in range(1, players)])
    return state


def in_order(cards: int) -> Rigged:
    """Luck that leaves the pack of round 2 in order, the lowest cards on top."""
    return Rigged({"round 2": list(range(cards))}, LUCK)


def every_third(state: Telos, first: int) -> str:
    """Every third of the 27 lowest cards in play: what one of three gets, nine cards each."""
    return " ".join(names(state.table.in_play())[first:27:3])


@pytest.mark.rule("TEL-12")
def test_the_last_trick_is_the_one_with_one_card_each() -> None:
    state = position("""
        seat 0: 7 7 9
        seat 1: 8 8 1
        seat 2: 1 1 2
    """)
    events = play(state, "0: play 7 7", "1: play 8 8", "2: play 1 1")
    assert facts(events, "minus") == []
    events = play(state, "1: play 1", "2: play 2", "0: play 9")
    assert [minus["seat"] for minus in facts(events, "minus")] == [0]


@pytest.mark.rule("TEL-12")
def test_the_highest_card_wins_the_last_trick() -> None:
    state = position("""
        seat 0: 3
        seat 1: 9
        seat 2: 5
    """)
    events = play(state, "0: play 3", "1: play 9", "2: play 5")
    assert [minus["seat"] for minus in facts(events, "minus")] == [1]


@pytest.mark.rule("TEL-12")
def test_of_equal_highest_cards_the_last_played_wins_the_last_trick() -> None:
    state = position("""
        seat 0: 9
        seat 1: 9
        seat 2: 5
    """)
    events = play(state, "0: play 9", "1: play 9", "2: play 5")
    assert [minus["seat"] for minus in facts(events, "minus")] == [1]


@pytest.mark.rule("TEL-13")
def test_the_winner_lays_the_winning_card_open() -> None:
    state = position("""
        seat 0: 3
        seat 1: 9, minus 4
        seat 2: 5
    """)
    events = play(state, "0: play 3", "1: play 9", "2: play 5")
    assert facts(events, "minus") == [{"seat": 1, "cards": ["9"], "points": 9, "total": 13}]
    assert [names(state.table.minus[seat]) for seat in range(3)] == [[], ["4", "9"], []]
    assert state.view(None).to_json()["points"] == [0, 13, 0]


@pytest.mark.rule("TEL-13")
def test_a_minus_card_leaves_the_deck() -> None:
    state = position(
        """
        seat 0: 13, minus 13 1
        seat 1: 9, minus 13
        seat 2: 5, minus 13
        """,
        in_order(63),
    )
    play(state, "0: play 13", "1: play 9", "2: play 5")
    assert names(state.table.in_play()).count("13") == 1
    dealt = [name for seat in range(3) for name in hand(state, seat).split()]
    assert dealt.count("1") == 4


@pytest.mark.rule("TEL-14")
def test_the_winner_of_the_last_trick_deals_next() -> None:
    state = position("""
        seat 0: 3
        seat 1: 9
        seat 2: 5
    """)
    play(state, "0: play 3", "1: play 9", "2: play 5")
    assert state.table.dealer == 1
    assert state.to_act() == [2]


@pytest.mark.rule("TEL-14")
@pytest.mark.parametrize(("card", "dealt"), [("2", 7), ("7", 7), ("8", 8), ("13", 13)])
def test_as_many_cards_are_dealt_as_the_value_but_at_least_7(card: str, dealt: int) -> None:
    state = round_won_with(card, 3)
    assert [len(hand(state, seat).split()) for seat in range(3)] == [dealt] * 3


@pytest.mark.rule("TEL-14")
def test_all_cards_but_the_minus_cards_are_shuffled() -> None:
    text = """
        seat 0: 9, minus 2
        seat 1: 8
        seat 2: 5
    """
    upside_down = position(text, Rigged({"round 2": list(range(65, -1, -1))}, LUCK))
    play(upside_down, "0: play 9", "1: play 8", "2: play 5")
    pack = names(upside_down.table.in_play())
    assert len(pack) == 66
    assert hand(upside_down, 1).split() == pack[::-3][8::-1]


@pytest.mark.rule("TEL-14")
def test_cards_are_dealt_one_at_a_time_from_the_next_player_on() -> None:
    state = position(
        """
        seat 0: 9
        seat 1: 8
        seat 2: 5
        """,
        in_order(67),
    )
    play(state, "0: play 9", "1: play 8", "2: play 5")
    assert [hand(state, seat) for seat in (1, 2, 0)] == [every_third(state, at) for at in range(3)]


@pytest.mark.rule("TEL-14")
def test_the_first_round_is_dealt_in_the_same_way() -> None:
    lot = Rigged({"dealer": [0, 1, 2], "round 1": list(range(68))}, LUCK)
    state = new_game(3, chance=lot)
    pack = names(state.table.in_play())
    assert [hand(state, seat).split() for seat in (1, 2, 0)] == [pack[at:21:3] for at in range(3)]


@pytest.mark.rule("TEL-14")
def test_cards_are_dealt_in_the_direction_of_play() -> None:
    state = position(
        """
        seat 0: 9
        seat 1: 8
        seat 2: 5
        counterclockwise
        """,
        in_order(67),
    )
    play(state, "0: play 9", "2: play 5", "1: play 8")
    assert [hand(state, seat) for seat in (2, 1, 0)] == [every_third(state, at) for at in range(3)]


@pytest.mark.rule("TEL-14")
def test_extra_cards_are_dealt_in_one_more_circle_at_the_end() -> None:
    state = position(
        """
        divine trick
        seat 0: 9
        seat 1: 8
        seat 2: 5
        """,
        in_order(67),
    )
    play(state, "0: play 9", "1: play 8", "2: play 5")
    assert [hand(state, seat) for seat in (1, 2, 0)] == [every_third(state, at) for at in range(3)]
    divine = names(state.table.in_play())[27:30]
    assert [names(state.face_down[seat])[0] for seat in (1, 2, 0)] == divine


@pytest.mark.rule("TEL-15")
@pytest.mark.parametrize(("players", "dealt"), [(3, 20), (4, 20), (5, 19), (6, 18)])
def test_after_a_zeus_everyone_gets_the_same_largest_number(players: int, dealt: int) -> None:
    state = round_won_with("zeus", players)
    assert [len(hand(state, seat).split()) for seat in range(players)] == [dealt] * players


@pytest.mark.rule("TEL-15")
@pytest.mark.parametrize(("players", "dealt"), [(3, 20), (4, 19), (5, 18), (6, 17)])
def test_the_extra_cards_count_among_the_cards_there_are(players: int, dealt: int) -> None:
    state = round_won_with("zeus", players, "divine trick")
    assert [len(hand(state, seat).split()) for seat in range(players)] == [dealt] * players
    assert all(names(state.face_down[seat]) for seat in range(players))


@pytest.mark.rule("TEL-15")
@pytest.mark.parametrize(("players", "minus", "dealt"), [(3, "2 2 3 3", 19), (4, "2", 19)])
def test_minus_cards_are_missing_in_the_deal(players: int, minus: str, dealt: int) -> None:
    state = round_won_with("zeus", players, minus=f", minus {minus}")
    assert [len(hand(state, seat).split()) for seat in range(players)] == [dealt] * players


@pytest.mark.rule("TEL-15")
def test_a_first_round_always_has_cards_enough() -> None:
    assert new_game(6, "divine_trick").table.dealt == 7


@pytest.mark.rule("TEL-16")
def test_who_has_32_minus_points_loses_and_the_others_win() -> None:
    state = position("""
        seat 0: 12, minus zeus
        seat 1: 5, minus 13
        seat 2: 3
    """)
    events = play(state, "0: play 12", "1: play 5", "2: play 3")
    assert facts(events, "ends") == [{"seat": 0, "total": 32}]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.to_json() == {"reason": "limit", "winners": [1, 2], "scores": [-32, -13, 0]}


@pytest.mark.rule("TEL-16")
def test_more_than_32_minus_points_lose_too() -> None:
    state = position("""
        seat 0: 13, minus 13 12
        seat 1: 5, minus 13
        seat 2: 3
    """)
    play(state, "0: play 13", "1: play 5", "2: play 3")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == [-38, -13, 0]


@pytest.mark.rule("TEL-16")
def test_with_31_minus_points_the_game_goes_on() -> None:
    state = position("""
        seat 0: 11, minus zeus
        seat 1: 5, minus 13
        seat 2: 3
    """)
    play(state, "0: play 11", "1: play 5", "2: play 3")
    assert state.outcome() is None
    assert state.to_act() == [1]


@pytest.mark.rule("TEL-16")
def test_nobody_acts_after_the_end() -> None:
    state = position("""
        divine trick
        seat 0: 12, minus zeus
        seat 1: 5
        seat 2: 3
    """)
    play(state, "0: play 12", "1: play 5", "2: play 3")
    assert state.to_act() == []
    assert state.waits_for() == []
    assert [may(state, seat) for seat in range(3)] == [[], [], []]
    assert refused(state, "0: play 12") == "TEL-16"
    assert refused(state, "1: swap 5") == "TEL-16"

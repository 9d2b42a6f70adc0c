"""The rules of whist, one test each."""

from collections.abc import Iterator

import pytest

from speeltafel.engine.chance import Rigged, Seeded
from speeltafel.engine.event import Event
from tests.whist.rules import NAMES, NO_TRUMP, SUITS, Tableau, Whist, WhistGame

GAME = WhistGame()


def position(trump: str, *hands: str) -> Whist:
    """Seat 0 leads; a hand is written as 7S AH."""
    cards = [sorted(NAMES.index(name) for name in hand.split()) for hand in hands]
    return Whist(Tableau(len(hands), SUITS.index(trump), 0), cards)


def play(state: Whist, *cards: str) -> list[Event]:
    log: list[Event] = []
    for card in cards:
        seat, action = state.table.turn, GAME.actions.code(f"play {card}")
        assert state.permits(seat, action) is None
        state.apply(seat, action, log)
    return log


def may(state: Whist) -> list[str]:
    return [GAME.actions.text(action) for action in state.legal(state.table.turn)]


def why_not(state: Whist, seat: int, card: str) -> tuple[str, str] | None:
    refusal = state.permits(seat, NAMES.index(card))
    return None if refusal is None else (refusal.rule, refusal.reason)


def tricks(events: list[Event]) -> Iterator[object]:
    return (event.facts["seat"].value for event in events if event.kind == "trick")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_eight_of_the_32_cards(players: int) -> None:
    """WHI-01, WHI-02."""
    state = GAME.deal(players, {"trumps": True}, Seeded(bytes(32)), [])
    assert [len(hand) for hand in state.hands] == [8] * players
    assert len(NAMES) == 32


def test_who_leads_and_the_trump_are_drawn_by_lot() -> None:
    """WHI-03."""
    luck = Rigged({"first": [1, 0], "trump": [2, 0, 1, 3]}, Seeded(bytes(32)))
    state = GAME.deal(2, {"trumps": True}, luck, [])
    assert (state.table.turn, SUITS[state.table.trump]) == (1, "diamonds")
    assert GAME.deal(2, {"trumps": False}, luck, []).table.trump == NO_TRUMP


def test_play_goes_clockwise() -> None:
    """WHI-03."""
    state = position("none", "7S AH", "8S KH", "9S QH")
    assert why_not(state, 1, "8S") == ("WHI-03", "turn")
    play(state, "7S")
    assert state.to_act() == [1]


def test_who_can_follow_suit_must() -> None:
    """WHI-04."""
    state = position("hearts", "7S AH", "8S KH")
    play(state, "7S")
    assert may(state) == ["play 8S"]
    assert why_not(state, 1, "KH") == ("WHI-04", "follow_suit")
    assert why_not(state, 1, "AH") == ("WHI-02", "not_held")


def test_who_can_not_follow_plays_any_card() -> None:
    """WHI-04."""
    state = position("hearts", "7S AH", "8D KH")
    play(state, "7S")
    assert may(state) == ["play KH", "play 8D"]


@pytest.mark.parametrize(
    ("trump", "winner"), [("none", 0), ("diamonds", 1), ("hearts", 2), ("clubs", 0)]
)
def test_a_trump_wins_or_else_the_highest_of_the_suit_led(trump: str, winner: int) -> None:
    """WHI-05."""
    state = position(trump, "JS 7C", "AD 8C", "7H 9C")
    assert list(tricks(play(state, "JS", "AD", "7H"))) == [winner]
    assert state.table.turn == winner


def test_most_tricks_win_and_those_who_are_level_share() -> None:
    """WHI-06."""
    state = position("none", "AS 7H", "7S AH")
    state.table.won = [3, 3]
    play(state, "AS", "7S", "7H", "AH")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ([0, 1], [4, 4])
    assert why_not(state, 0, "AS") == ("WHI-06", "over")


def test_a_suit_that_somebody_lacks_is_not_imagined_in_their_hand() -> None:
    state = position("none", "7S AH 9D", "8D KH QH", "9S QS JH")
    play(state, "7S", "8D", "9S")
    assert state.table.lacks == [0, 1, 0]

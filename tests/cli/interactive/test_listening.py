"""Tabulos: after a square there is time to catch, and the table does not say whether to (TAB-12)."""

import pytest

from speeltafel.bots.bot import Budget
from speeltafel.cli.interactive.console import Console
from speeltafel.cli.interactive.solo_game import SoloGame
from speeltafel.engine.chance import seed_from
from speeltafel.engine.match import new_match
from speeltafel.registry import game_named, roster_of
from speeltafel.texts import texts
from tests.games.tabulos.positions import position

THREE_PLAY = """
    seat 0: 12 15
    seat 1: 36 5 30
    seat 2: 7 14 21
    top 6, seat 1 plays
"""


def hearing(*moves: str) -> Console:
    """The console of seat 0, after seat 1 did something."""
    match = new_match(game_named("tabulos"), 3, {}, seed_from(1), {})
    match.state = position(THREE_PLAY)
    solo = SoloGame(match, 0, roster_of("tabulos"), "random", Budget(0, 2))
    for move in moves:
        match.act(1, match.game.actions.code(move))
    return Console(solo, texts("en"))


@pytest.mark.rule("TAB-12")
@pytest.mark.parametrize("said", ["say 6 x 6 reverse", "say 6 x 6"])
def test_after_a_square_the_person_is_asked_called_or_not(said: str) -> None:
    # Seat 0 is next in the turned direction, so another seat has to be looked at.
    console = hearing("lay 36", said)
    console.solo.seat = 2
    assert console.is_asked()
    assert not console.is_awaited()


def test_after_another_card_nobody_is_asked() -> None:
    console = hearing("lay 30", "say 6 x 5")
    console.solo.seat = 1
    assert not console.is_asked()


def test_a_wrong_accusation_is_refused_kindly(capsys: pytest.CaptureFixture[str]) -> None:
    console = hearing("lay 36", "say 6 x 6 reverse")
    console.acts(console.solo.match.game.actions.code("catch"))
    assert "The player who laid the 36 did call “reverse!”" in capsys.readouterr().out


def test_who_waited_is_not_asked_again_before_something_happens() -> None:
    console = hearing("lay 36", "say 6 x 6 reverse")
    console.solo.seat = 2
    console.waits()
    assert not console.is_asked()

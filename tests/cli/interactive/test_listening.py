"""Tabulos: after a square there is time to catch, and the table does not say whether to (TAB-12)."""

import pytest

from speeltafel.bots.bot import Budget
from speeltafel.bots.levels import company_of
from speeltafel.cli.interactive.console import Host
from speeltafel.cli.interactive.solo_game import Sitting
from speeltafel.engine.chance import seed_from
from speeltafel.engine.match import new_match
from speeltafel.registry import game_named
from speeltafel.texts import texts
from tests.games.tabulos.positions import position

THREE_PLAY = """
    seat 0: 12 15
    seat 1: 36 5 30
    seat 2: 7 14 21
    top 6, seat 1 plays
"""


def hearing(*moves: str) -> Host:
    """The host of seat 0, after seat 1 did something."""
    match = new_match(game_named("tabulos"), 3, {}, seed_from(1), {})
    match.state = position(THREE_PLAY)
    sitting = Sitting(match, 0, company_of("tabulos"), "random", Budget(0, 2))
    for move in moves:
        match.act(1, match.game.actions.code(move))
    return Host(sitting, texts("en"))


@pytest.mark.rule("TAB-12")
@pytest.mark.parametrize("said", ["say 6 x 6 reverse", "say 6 x 6"])
def test_after_a_square_the_person_is_asked_called_or_not(said: str) -> None:
    # Seat 0 is next in the turned direction, so another seat has to be looked at.
    host = hearing("lay 36", said)
    host.sitting.seat = 2
    assert host.is_asked()
    assert not host.is_awaited()


def test_after_another_card_nobody_is_asked() -> None:
    host = hearing("lay 30", "say 6 x 5")
    host.sitting.seat = 1
    assert not host.is_asked()


def test_a_wrong_accusation_is_refused_kindly(capsys: pytest.CaptureFixture[str]) -> None:
    host = hearing("lay 36", "say 6 x 6 reverse")
    host.acts(host.sitting.match.game.actions.code("catch"))
    assert "The call was heard with the 36 on top" in capsys.readouterr().out


def test_who_waited_is_not_asked_again_before_something_happens() -> None:
    host = hearing("lay 36", "say 6 x 6 reverse")
    host.sitting.seat = 2
    host.waits()
    assert not host.is_asked()

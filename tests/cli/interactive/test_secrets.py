"""Nothing that a seat may not know is ever on its screen before the end."""

import re

import pytest

from speeltafel.bots.bot import Budget
from speeltafel.cli.interactive.console import Console
from speeltafel.cli.interactive.interpreter import Interpreter
from speeltafel.cli.interactive.save_file import SaveFile
from speeltafel.cli.interactive.solo_game import SoloGame
from speeltafel.engine.dice import Dice
from speeltafel.engine.match import Match
from speeltafel.registry import roster_of
from speeltafel.texts import texts
from tests.cli.typist import Typist, first_choices
from tests.conformance.positions import SETTINGS, Setting, play

LOOKS = ("table", "?", "log", "why 1", "hint", "hint")


def shown(match: Match, capture: pytest.CaptureFixture[str]) -> str:
    """All that a person in seat 0 can look at."""
    solo = SoloGame(match, 0, roster_of(match.game.name), "random", Budget(0, 2))
    interpreter = Interpreter(
        Console(solo, texts("en")), SaveFile(None), lambda file, _: str(file), practice=False
    )
    for look in LOOKS:
        interpreter.obey(look)
    for action in range(0, match.game.actions.count, max(1, match.game.actions.count // 50)):
        interpreter.obey(f"why {match.game.actions.text(action)}")
    return capture.readouterr().out


@pytest.mark.parametrize("setting", SETTINGS, ids=repr)
def test_two_tables_that_a_seat_can_not_tell_apart_look_the_same(
    setting: Setting, capsys: pytest.CaptureFixture[str]
) -> None:
    for length in (0, 1, 7, 30):
        match = play(setting, length, length)
        if match.state.outcome() is None:
            real = shown(match, capsys)
            match.state = match.state.view(0).sample(Dice(length))
            assert shown(match, capsys) == real


@pytest.mark.parametrize(
    "args",
    [("telos", "--option", "divine_trick=true", "--option", "powers=true"), ("tabulos",)],
)
def test_only_the_own_hand_is_shown(args: tuple[str, ...], typist: Typist) -> None:
    told = typist.types(first_choices(), "play", *args, "--level", "random", "--seed", "5")
    hands = re.findall(
        r"^(.*) (?:(?:is|are) dealt .*|gives? .* and gets? .*)\.$", told, re.MULTILINE
    )
    assert set(hands) == {"You"}
    before = re.findall(
        r"^(.*) (?:draws?|ha(?:s|ve) to draw|chooses?) .*\nThat card is", told, re.MULTILINE
    )
    assert set(before) == {"You"}
    assert told.count("That card is") == len(before)

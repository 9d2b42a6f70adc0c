"""What makes no sense before a game gets one clear sentence that names it and what is allowed."""

import pytest

from speeltafel.engine.chance import Seeded, seed_from
from speeltafel.engine.errors import BadAction, BadOption, BadPlayers, UnknownGame
from speeltafel.engine.match import new_match
from speeltafel.registry import game_named

TELOS = game_named("telos")
CHANCE = Seeded(seed_from(1))


def test_an_unknown_game_is_reported_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess'; there is .*telos"):
        game_named("chess")


@pytest.mark.parametrize("players", [-3, 0, 1, 2, 7, 1000])
def test_a_wrong_number_of_players_is_reported_with_the_right_ones(players: int) -> None:
    with pytest.raises(BadPlayers, match=f"telos is for 3 to 6 players, not {players}"):
        TELOS.start(players, {}, CHANCE, [])


@pytest.mark.parametrize("value", [1, 0, "true", None, [], 2.0])
def test_a_wrong_value_of_an_option_is_reported_with_the_right_ones(value: object) -> None:
    with pytest.raises(BadOption, match="powers is false or true, not"):
        TELOS.start(3, {"powers": value}, CHANCE, [])


def test_a_long_row_of_numbers_is_reported_by_its_ends() -> None:
    with pytest.raises(BadOption, match="pots is 1 to 100, not 0"):
        game_named("tabulos").start(3, {"pots": 0}, CHANCE, [])


def test_an_unknown_option_is_reported_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="no option 'color'; its options: powers, divine_trick"):
        TELOS.start(3, {"color": True}, CHANCE, [])


def test_options_left_out_have_their_default() -> None:
    assert TELOS.check_options({"powers": True}) == {"powers": True, "divine_trick": False}


@pytest.mark.parametrize(("text", "value"), [("true", True), ("false", False)])
def test_an_option_is_read_as_people_type_it(text: str, value: bool) -> None:
    assert TELOS.option("powers").parse(text) is value


@pytest.mark.parametrize("text", ["True", "1", "yes", "", " true"])
def test_an_option_typed_wrongly_is_reported(text: str) -> None:
    with pytest.raises(BadOption, match="powers is false or true, not"):
        TELOS.option("powers").parse(text)


@pytest.mark.parametrize("code", [-1, 183, 10**6])
def test_an_action_code_out_of_range_is_reported(code: int) -> None:
    match = new_match(TELOS, 3, {}, seed_from(1), {})
    with pytest.raises(BadAction, match=f"no action {code}; codes end at 182"):
        match.act(match.state.waits_for()[0], code)

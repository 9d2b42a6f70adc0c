"""Who plays Télos, and what each of them gets wrong."""

import pytest

from speeltafel.bots.bot import WAIT, Budget
from speeltafel.bots.roster import LEVELS
from speeltafel.bots.telos.flaws import CasualHabits, LearnerHabits
from speeltafel.bots.telos.roster import TELOS
from speeltafel.bots.turn_order import choices_of, next_to_ask
from speeltafel.engine.dice import Dice
from tests.bots.telos.players import chosen, picked
from tests.games.telos.positions import new_game, play, position

CASUAL = CasualHabits()
LEARNER = LearnerHabits()


def test_a_casual_player_leads_one_card_at_a_time() -> None:
    state = position("seat 0: 1 6 6 9 12\nseat 1: 2 3 4 5 6\nseat 2: 7 7 8 8 9")
    assert picked(CASUAL, state) == "play 9"


def test_a_casual_player_saves_a_zeus_until_the_end_is_near() -> None:
    state = position("seat 0: 5 6 7 8 9\nseat 1: 2 8 12 12 zeus\nseat 2: 7 7 8 8 8")
    play(state, "0: play 6")
    assert picked(CASUAL, state, 1) == "play 8"


def test_a_casual_player_keeps_the_lowest_card() -> None:
    state = position("seat 0: 1 2 7 8 9\nseat 1: 3 8 11 12 12\nseat 2: 7 7 8 8 8")
    play(state, "0: play 2")
    assert picked(CASUAL, state, 1) == "play 8"


def test_a_learner_leads_its_lowest_card() -> None:
    state = position("seat 0: 1 6 6 7 9 12\nseat 1: 2 3 4 5 6 8\nseat 2: 7 7 8 8 8 9")
    assert picked(LEARNER, state) == "play 1"


def test_a_learner_gives_its_low_cards_away() -> None:
    state = position("seat 0: 1 2 7 8 9 9\nseat 1: 3 8 11 11 12 12\nseat 2: 7 7 8 8 8 9")
    play(state, "0: play 2")
    assert picked(LEARNER, state, 1) == "play 3"


def test_and_hangs_on_to_them_when_it_is_too_late() -> None:
    state = position("seat 0: 2 7 8\nseat 1: 3 8 11\nseat 2: 7 7 8")
    play(state, "0: play 2")
    assert picked(LEARNER, state, 1) == "play 8"


def test_a_learner_does_not_swap_its_low_cards_away() -> None:
    state = position("divine trick\nseat 0: 1 2 7 8 9\nseat 1: 1 8 11 12 12\nseat 2: 7 7 8 8 8")
    play(state, "0: play 7")
    assert picked(LEARNER, state, 1) == "play 8"


@pytest.mark.parametrize("level", ["strong", "master"])
def test_who_looks_ahead_keeps_the_low_card_when_two_are_left(level: str) -> None:
    state = position("seat 0: 1 12\nseat 1: 4 5\nseat 2: 9 3")
    assert chosen(TELOS.bot(level), state) == "play 12"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize(
    "options", [(), ("powers",), ("divine_trick",), ("powers", "divine_trick")]
)
def test_all_levels_play_a_round_by_the_rules(players: int, options: tuple[str, ...]) -> None:
    state = new_game(players, *options)
    dice = Dice(players)
    asked = 0
    while state.table.round == 1:
        seat = next_to_ask(state, asked)
        choices = choices_of(state, seat)
        bot = TELOS.bot(LEVELS[seat % len(LEVELS)])
        action = bot.choose(state.view(seat), choices, Budget(simulations=4), dice)
        assert action in choices
        if action == WAIT:
            asked |= 1 << seat
        else:
            state.apply(seat, action)
            asked = 0

"""Who plays Titus, and what each of them gets wrong."""

import pytest

from speeltafel.bots.bot import Budget
from speeltafel.bots.roster import LEVELS
from speeltafel.bots.titus.beginners import WaryHabits, remembered
from speeltafel.bots.titus.roster import TITUS
from speeltafel.engine.dice import Dice
from speeltafel.games.titus.coins import names
from tests.bots.titus.players import chosen, picked
from tests.games.titus.positions import LUCK, name_of, new_game, play, position

WARY = WaryHabits()

FOUR_TO_ROB = """
    seat 0: 5, 12, 17
    seat 1: ; 18: 3 4/6; 17: 9 10/11; 16: 15 16/18; 15: 7/8
    pile: 2/2
"""
ROB_ALL = ["rob @4", "add @5", "rob @10", "add @12", "rob @16", "add @17", "rob @7", "keep"]


def test_a_small_memory_has_lost_the_coin_that_was_turned_first() -> None:
    state = position(FOUR_TO_ROB)
    coins = [name_of(state, coin) for coin in ("@4", "@10", "@16", "@7")]
    play(state, *ROB_ALL)
    assert names(remembered(state.view(1), 3).memory.known()) == sorted(coins[1:])
    assert names(remembered(state.view(1), 4).memory.known()) == sorted(coins)


def test_with_the_memory_aid_nobody_forgets() -> None:
    state = position("memory aid" + FOUR_TO_ROB)
    play(state, *ROB_ALL)
    assert len(names(remembered(state.view(1), 0).memory.known())) == 4


@pytest.mark.parametrize(("bot", "move"), [("thumb", "@6"), ("three_coins", "@17")])
def test_who_forgot_a_back_exchanges_for_a_lesser_coin(bot: str, move: str) -> None:
    """The 4 on the back of the 6 finishes a run, but three coins were turned since it was seen."""
    state = position("""
        seat 0: 9, 12
        seat 1: 1 2 3, 14 15; 18: 4/6; 17: 10/11; 16: 7/8; 15: 16/17
        pile: 19/19 5/5
    """)
    play(state, "rob @4", "keep", "take", "keep")
    play(state, "rob @10", "add @12", "rob @7", "add @9", "rob @16", "keep", "take")
    assert chosen(TITUS.bot(bot), state) == f"exchange {move}"


def test_a_wary_player_scores_at_once() -> None:
    state = position("seat 0: 4 5 6 7\nseat 1:\npile: 12")
    assert picked(WARY, state) == "score @7"


def test_a_wary_player_robs_a_coin_whose_back_it_has_seen() -> None:
    state = position("seat 0: 7 8 9\nseat 1: ; 18: 9 10 11 12/10*\npile: 2/2")
    assert picked(WARY, state) == "rob @12"


def test_a_wary_player_robs_no_coin_whose_back_it_has_not_seen() -> None:
    state = position("seat 0: 7 8 9\nseat 1: ; 18: 9 10 11 12/10\npile: 2/2")
    assert picked(WARY, state) == "take"


@pytest.mark.parametrize("level", ["strong", "master"])
def test_who_looks_ahead_finds_the_order_that_finishes_a_run(level: str) -> None:
    """The 8 from the pile, then the 9 that was seen on the back of the 10; none fits before it."""
    state = position("seat 0: 6, 7\nseat 1:; 18: 10/9*\npile: 8/8 1/1")
    assert chosen(TITUS.bot(level), state) == "take"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"memory_aid": True}, {"fewest": "points"}], ids=str)
def test_all_levels_play_a_game_by_the_rules(players: int, options: dict[str, bool | str]) -> None:
    state = new_game(players, LUCK, **options)
    dice = Dice(players)
    while seats := state.to_act():
        choices = state.legal(seats[0])
        bot = TITUS.bot(LEVELS[(seats[0] + players) % len(LEVELS)])
        action = bot.choose(state.view(seats[0]), choices, Budget(simulations=3), dice)
        assert action in choices
        state.apply(seats[0], action)

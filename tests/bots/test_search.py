"""The search, in games so small that anybody sees what is right."""

import pytest

from speeltafel.bots.bot import WAIT, Budget, RandomBot
from speeltafel.bots.guide import Guide
from speeltafel.bots.rule_of_thumb import RuleOfThumb
from speeltafel.bots.search import ENOUGH as FORCED
from speeltafel.bots.search import GLANCE, NO_ACTION, Deadline, Node, Search, Searcher
from speeltafel.bots.turn_order import choices_of, next_to_ask
from speeltafel.engine.bits import bit
from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State
from tests.bots.small_games import (
    Bell,
    Endless,
    First,
    Nim,
    ToEndTogether,
    ToHearTheBell,
    ToWinNim,
)

ENOUGH = Budget(simulations=300)


def chosen(guide: Guide, state: State, seat: int = 0, budget: Budget = ENOUGH) -> int:
    choices = choices_of(state, seat)
    return Searcher(guide).choose(state.view(seat), choices, budget, Dice(1))


def search_of(state: State, deadline: Deadline, guide: Guide) -> Search:
    return Search(guide, state.view(0), Dice(1), deadline)


def no_limit() -> Deadline:
    return Deadline(0)


def time_is_over() -> Deadline:
    deadline = Deadline(1)
    deadline.end = 0.0
    return deadline


# What is right


@pytest.mark.parametrize("pile", [1, 2, 3])
def test_a_search_wins_at_once_where_it_can(pile: int) -> None:
    assert chosen(ToWinNim(), Nim(pile)) == pile


@pytest.mark.parametrize(("pile", "right"), [(5, 1), (6, 2), (7, 3), (10, 2)])
def test_a_search_expects_others_to_look_after_themselves(pile: int, right: int) -> None:
    assert chosen(ToWinNim(), Nim(pile)) == right  # four are left to the other


def test_a_search_relies_on_others_in_a_game_played_together() -> None:
    assert chosen(ToEndTogether(), Nim(6)) == 3
    assert chosen(ToEndTogether(), Nim(2)) == 1


def test_a_rule_of_thumb_does_not_look_ahead() -> None:
    bot = RuleOfThumb(ToWinNim())
    assert bot.choose(Nim(3).view(0), [1, 2, 3], ENOUGH, Dice(1)) == 1


def test_a_horizon_is_where_a_simulation_is_judged() -> None:
    steps = [0, 0]
    guide = First()
    guide.horizon = 10
    search_of(Endless(steps), no_limit(), guide).think([0, 1], 3)
    assert sum(steps) == 3 * 10


# Waiting


def test_a_search_waits_where_acting_would_be_wrong() -> None:
    assert chosen(ToHearTheBell(likes_it=False), Bell(), seat=1) == WAIT


def test_a_search_acts_out_of_turn_where_it_should() -> None:
    assert chosen(ToHearTheBell(likes_it=True), Bell(), seat=1) == 7


def test_those_who_may_act_out_of_turn_are_asked_once_before_the_game_goes_on() -> None:
    bell = Bell()
    assert next_to_ask(bell, 0) == 1
    assert next_to_ask(bell, bit(1)) == 0


def test_only_a_seat_that_the_game_does_not_wait_for_can_wait() -> None:
    assert choices_of(Bell(), 0) == [7]
    assert choices_of(Bell(), 1) == [7, WAIT]


# Budgets


@pytest.mark.parametrize("simulations", [1, 2, 25])
def test_a_search_does_as_many_simulations_as_it_may(simulations: int) -> None:
    search = search_of(Nim(10), no_limit(), ToWinNim())
    search.think([1, 2, 3], simulations)
    assert search.simulations == simulations


class OneWay(ToWinNim):
    """Would only ever take one."""

    def worth_trying(self, state: State, seat: int, choices: list[int]) -> list[int]:  # noqa: ARG002
        return choices[:1]


def test_a_search_ends_early_where_there_is_nothing_to_weigh() -> None:
    search = search_of(Nim(10), no_limit(), OneWay())
    assert search.think([1, 2, 3], 0) == 1
    assert search.simulations == FORCED


def test_a_searcher_does_no_more_than_it_is_capable_of() -> None:
    steps = [0, 0]
    guide = First()
    guide.horizon = 1
    bot = Searcher(guide, 5)
    bot.choose(Endless(steps).view(0), [0, 1], Budget(simulations=100), Dice(1))
    assert sum(steps) == 5


@pytest.mark.parametrize(
    ("given", "own", "least"), [(100, 5, 5), (3, 5, 3), (0, 5, 5), (100, 0, 100), (0, 0, 0)]
)
def test_the_smaller_limit_counts(given: int, own: int, least: int) -> None:
    allowed = Budget(milliseconds=50, simulations=given).within(own)
    assert (allowed.milliseconds, allowed.simulations) == (50, least)


def test_a_search_whose_time_is_over_stops_after_one_simulation() -> None:
    search = search_of(Nim(10), time_is_over(), ToWinNim())
    assert search.think([1, 2, 3], 0) in (1, 2, 3)
    assert search.simulations == 1


def test_the_first_simulation_of_a_huge_game_is_cut_off_when_the_time_is_over() -> None:
    steps = [0, 0]
    search_of(Endless(steps), time_is_over(), First()).think([0, 1], 0)
    assert sum(steps) == 1 + GLANCE


def test_nobody_thinks_about_the_only_choice() -> None:
    steps = [0, 0]
    view = Endless(steps).view(0)
    assert Searcher(First()).choose(view, [1], ENOUGH, Dice(1)) == 1
    assert RuleOfThumb(First()).choose(view, [1], ENOUGH, Dice(1)) == 1
    assert steps == [0, 0]


def test_a_random_bot_makes_every_choice_now_and_then() -> None:
    view, dice = Nim(3).view(0), Dice(1)
    assert {RandomBot().choose(view, [1, 2, 3], ENOUGH, dice) for _ in range(50)} == {1, 2, 3}


def test_a_deep_tree_that_is_let_go_leaves_the_nodes_of_others_as_they_are() -> None:
    node = root = Node(0, NO_ACTION, None)
    others = []
    for action in range(200):
        node = node.add(0, action)
        others.append(Node(1, action, None))
    del root, node
    assert [(other.action, other.child) for other in others] == [(n, None) for n in range(200)]

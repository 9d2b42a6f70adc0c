"""Two deals that differ only in what nobody has seen are the same to everybody: TIT-27."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speeltafel.engine.chance import Thrown
from speeltafel.engine.dice import Dice
from speeltafel.engine.event import Event
from speeltafel.engine.match import Match, new_match
from speeltafel.games.titus.actions import ACTIONS
from speeltafel.games.titus.coins import COINS
from speeltafel.games.titus.game import TitusGame
from speeltafel.games.titus.state import Titus
from tests.conformance.inside import inside
from tests.conformance.positions import play_one
from tests.games.titus.positions import dealt, facts, name_of, play, position, rigged

REVEALING = {"shows", "robs", "gets"}
"""The events that show a side which nobody had seen."""


def titus(match: Match) -> Titus:
    assert isinstance(match.state, Titus)
    return match.state


def new_titus(players: int, memory_aid: bool, shuffles: dict[str, list[int]]) -> Match:
    """A match of which the shuffles say everything."""
    options = {"memory_aid": memory_aid}
    return new_match(TitusGame(), players, options, bytes(32), shuffles)


def some_shuffles(players: int, dice: Dice) -> dict[str, list[int]]:
    luck = Thrown(dice)
    sizes = {"first": players, "pile": COINS, "sides": 2 * COINS}
    return {label: luck.shuffle(label, size) for label, size in sizes.items()}


def other_deal(match: Match, dice: Dice) -> dict[str, list[int]]:
    """The shuffles of another game that shows the same so far, its hidden part drawn again."""
    state = titus(match)
    world = state.view(None).sample(dice)
    pairs = []
    for coin in range(COINS):
        if coin > state.table.drawn:
            pairs.append((world.deal.up[coin], world.deal.down[coin]))
        else:
            up = state.deal.up[coin]
            pairs.append((up, world.deal.other(coin, up)))
    return {**rigged(match.record.players, pairs).shuffles, "first": match.record.shuffles["first"]}


def all_that_is_sent(match: Match, dice: Dice) -> list[object]:
    """Views, messages, legal actions and refusals of every seat and of spectators."""
    state = match.state
    actions = [dice.below(ACTIONS) for _ in range(12)]
    sent: list[object] = [state.to_act(), inside(match.events[-1]), match.record.actions]
    for seat in [*range(match.record.players), None]:
        view = state.view(seat)
        sent += [inside(view), json.dumps(view.to_json())]
        if seat is not None:
            sent += [state.legal(seat)]
            sent += [inside(state.permits(seat, action)) for action in actions]
    return sent


@pytest.mark.rule("TIT-27")
@settings(max_examples=12)
@given(
    seed=st.integers(0, 2**40),
    length=st.integers(0, 250),
    players=st.integers(2, 4),
    memory_aid=st.booleans(),
)
def test_what_nobody_has_seen_changes_nothing_that_anybody_is_sent(
    seed: int, length: int, players: int, memory_aid: bool
) -> None:
    dice = Dice(seed)
    shuffles = some_shuffles(players, dice)
    match = new_titus(players, memory_aid, shuffles)
    while len(match.events) <= length and titus(match).table.drawn < COINS:
        play_one(match, dice)
    twin = new_titus(players, memory_aid, shuffles)
    other = new_titus(players, memory_aid, other_deal(match, dice))
    if titus(match).table.drawn < COINS // 2:
        assert inside(titus(other).deal) != inside(titus(twin).deal)
    for seat, action in match.record.actions:
        looks = dice.fork()
        assert all_that_is_sent(other, looks.clone()) == all_that_is_sent(twin, looks)
        other.act(seat, other.game.actions.code(action))
        twin.act(seat, twin.game.actions.code(action))
    until_something_is_shown(other, twin, dice)


def until_something_is_shown(one: Match, other: Match, dice: Dice) -> None:
    """Play the same on both: they stay the same until an event shows a new side."""
    happened: tuple[list[Event], list[Event]] = ([], [])
    while inside(happened[0]) == inside(happened[1]):
        looks = dice.fork()
        if one.state.outcome() is not None:
            return
        assert all_that_is_sent(one, looks.clone()) == all_that_is_sent(other, looks)
        [seat] = one.state.to_act()
        legal = one.state.legal(seat)
        action = legal[dice.below(len(legal))]
        happened = (one.act(seat, action), other.act(seat, action))
    different = [
        event.kind for event, twin in zip(*happened, strict=True) if inside(event) != inside(twin)
    ]
    assert set(different) <= REVEALING


@pytest.mark.rule("TIT-27")
def test_a_coin_is_named_after_its_place_in_the_pile() -> None:
    state = dealt(2, "9/8", "4/5", "17/17")
    events = play(state, "take", "keep", "take")
    assert [shown["coin"] for shown in facts(events, "shows")] == [1, 2]
    assert [taken["coin"] for taken in facts(events, "takes")] == [0, 1]


@pytest.mark.rule("TIT-27")
def test_a_coin_keeps_its_name_when_it_is_turned_and_moved() -> None:
    state = position("""
        seat 0:
        seat 1: 12/11, 15
        pile: 19
    """)
    name = name_of(state, "@12")
    play(state, "take", "exchange @12", "keep")
    assert name_of(state, "@11") == name


@pytest.mark.rule("TIT-27")
def test_coins_with_equal_numbers_can_be_told_apart() -> None:
    state = position("""
        seat 0:
        seat 1: 12/11, 12/13
        pile: 19
    """)
    play(state, "take")
    one, other = name_of(state, "@12/11"), name_of(state, "@12/13")
    texts = [TitusGame().actions.text(action) for action in state.legal(0)]
    assert texts == ["keep", f"exchange {one}", f"exchange {other}"]


@pytest.mark.rule("TIT-27")
def test_everything_public_is_sent() -> None:
    state = position("""
        seat 0: 7/8, 9/9 10/10
        seat 1: ; 18: 1/1 2/2 3/3 4/4
        pile: 8/8 19/19
    """)
    play(state, "take")
    assert state.view(1).to_json() == {
        "game": "titus",
        "seat": 1,
        "players": 2,
        "memory_aid": False,
        "fewest": "cards",
        "over": False,
        "pile": 46,
        "top": {"coin": 8, "side": 19},
        "point_cards": list(range(17, 6, -1)),
        "points": [0, 18],
        "totals": [0, 18],
        "on_cards": [0, 4],
        "ranks": [2, 1],
        "turn": 0,
        "taken": 1,
        "limit": None,
        "may_take": False,
        "may_exchange": True,
        "hand": {"coin": 7, "side": 8},
        "reserves": [
            [[{"coin": 0, "side": 7}], [{"coin": 2, "side": 10}, {"coin": 1, "side": 9}]],
            [],
        ],
        "runs": [
            [],
            [
                {
                    "points": 18,
                    "coins": [
                        {"coin": 6, "side": 4},
                        {"coin": 5, "side": 3},
                        {"coin": 4, "side": 2},
                        {"coin": 3, "side": 1},
                    ],
                }
            ],
        ],
    }


@pytest.mark.rule("TIT-27")
def test_the_pile_below_its_top_and_the_backs_are_in_no_view() -> None:
    state = dealt(2, "9/8", "4/5", "17/17")
    play(state, "take", "keep")
    for seat in (0, 1, None):
        view = state.view(seat)
        assert list(view.table.sides[:3]) == [9, 4, 0]
        assert not any(view.memory.backs)
        held = inside(view)
        assert isinstance(held, dict)
        assert set(held) == {"table", "memory", "seat"}

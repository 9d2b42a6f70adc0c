"""What is shown of a coin that was turned: TIT-17."""

from collections.abc import Iterator

import pytest

from speeltafel.engine.bits import bit
from speeltafel.engine.dice import Dice
from speeltafel.games.titus.coins import names
from speeltafel.games.titus.state import Titus
from tests.conformance.inside import inside
from tests.games.titus.positions import facts, name_of, play, position

TURNING = """
    seat 0: 7
    seat 1: 12/11; 18: 1 2 3 4/6
    seat 2:
    pile: 19
"""


def coins(form: object) -> Iterator[dict[str, int]]:
    """Every coin in what a person is sent."""
    if isinstance(form, dict):
        if "coin" in form:
            yield form
        for part in form.values():
            yield from coins(part)
    elif isinstance(form, list):
        for part in form:
            yield from coins(part)


def backs_sent(state: Titus, seat: int | None) -> dict[int, int]:
    """The backs that a person is sent, by the name of the coin."""
    sent = coins(state.view(seat).to_json())
    return {coin["coin"]: coin["back"] for coin in sent if "back" in coin}


@pytest.mark.rule("TIT-17")
@pytest.mark.parametrize(
    ("moves", "kind", "side"), [(["rob @4"], "robs", 6), (["take", "exchange @12"], "gets", 11)]
)
def test_turning_tells_everybody_the_new_side_and_nothing_of_the_old(
    moves: list[str], kind: str, side: int
) -> None:
    state = position(TURNING)
    events = play(state, *moves)
    [turned] = facts(events, kind)
    assert set(turned) == {"seat", "other", "coin", "side"}
    assert turned["side"] == side
    assert all(not event.secrets for event in events)


@pytest.mark.rule("TIT-17")
def test_a_person_is_not_sent_a_side_that_is_no_longer_visible() -> None:
    state = position(TURNING)
    coin = name_of(state, "@4")
    play(state, "rob @4", "keep")
    for seat in (0, 1, 2, None):
        assert backs_sent(state, seat) == {}
        assert state.view(seat).memory.backs[coin] == 4  # a perfect memory has it


@pytest.mark.rule("TIT-17")
def test_with_the_memory_aid_a_coin_that_was_turned_shows_its_back_too() -> None:
    state = position("memory aid" + TURNING)
    robbed, taken = name_of(state, "@4"), name_of(state, "@12")
    play(state, "rob @4", "add @7", "take", "exchange @12", "keep")
    for seat in (0, 1, 2, None):
        assert backs_sent(state, seat) == {robbed: 4, taken: 12}


@pytest.mark.rule("TIT-17")
def test_a_coin_that_is_turned_back_is_still_known_on_both_sides() -> None:
    state = position("memory aid" + TURNING)
    coin = name_of(state, "@4")
    play(state, "rob @4", "keep", "end", "take", "exchange @6", "keep")
    assert state.table.sides[coin] == 4
    assert backs_sent(state, 0)[coin] == 6


@pytest.mark.rule("TIT-17")
@pytest.mark.parametrize("option", ["", "memory aid"])
def test_after_the_game_everything_is_open_to_all(option: str) -> None:
    state = position(f"""
        {option}
        seat 0: 5/6
        seat 1: rest
        pile: 8/9
    """)
    play(state, "take", "keep")
    for seat in (0, 1, None):
        sent = list(coins(state.view(seat).to_json()))
        assert sorted(coin["coin"] for coin in sent) == list(range(54))
        assert all(coin["back"] == state.deal.other(coin["coin"], coin["side"]) for coin in sent)


@pytest.mark.rule("TIT-17")
def test_a_log_shows_each_coin_with_the_side_that_is_visible_now() -> None:
    state = position("""
        seat 0: 9 10 11
        seat 1:
        pile: 12/13
    """)
    events = play(state, "take", "add @11", "score @12", "end")
    play(state, "rob @12")
    shown = [state.view(0).retold(event) for event in events]
    assert [event.kind for event in shown] == [event.kind for event in events]
    assert facts(shown, "takes")[0]["side"] == 13
    assert facts(shown, "scores")[0]["sides"] == ["9", "10", "11", "13"]
    assert facts(events, "scores")[0]["sides"] == ["9", "10", "11", "12"]


@pytest.mark.rule("TIT-17")
def test_a_memory_is_made_to_forget_and_the_view_it_came_from_is_not() -> None:
    state = position(TURNING)
    coin = name_of(state, "@4")
    play(state, "rob @4", "keep")
    view = state.view(1)
    memory = view.memory.clone()
    memory.forget(coin)
    forgetful = view.remembering(memory)
    assert forgetful.memory.backs[coin] == 0
    assert view.memory.backs[coin] == 4
    assert forgetful.to_json() == view.to_json()


@pytest.mark.rule("TIT-17")
def test_a_small_memory_keeps_the_coins_that_were_turned_last() -> None:
    state = position(TURNING)
    robbed, taken = name_of(state, "@4"), name_of(state, "@12")
    play(state, "rob @4", "add @7", "take", "exchange @12", "keep")
    view = state.view(1)
    kept = [names(view.memory.latest(coins, view.table.turned_at).known()) for coins in range(4)]
    both = sorted([robbed, taken])
    assert kept == [[], [taken], both, both]
    assert names(view.memory.known()) == both


@pytest.mark.rule("TIT-17")
def test_a_coin_that_is_turned_again_is_fresh_in_memory() -> None:
    state = position(TURNING)
    coin = name_of(state, "@4")
    play(state, "rob @4", "keep", "end", "take", "exchange @7", "keep", "take", "exchange @6")
    view = state.view(2)
    assert view.memory.latest(1, view.table.turned_at).known() == bit(coin)


@pytest.mark.rule("TIT-17")
def test_who_forgot_a_back_imagines_others_and_who_remembers_does_not() -> None:
    state = position(TURNING)
    coin = name_of(state, "@4")
    play(state, "rob @4", "keep")
    view = state.view(1)
    memory = view.memory.clone()
    memory.forget(coin)
    forgetful = view.remembering(memory)
    dice = Dice(1)
    assert {view.sample(dice).deal.other(coin, 6) for _ in range(40)} == {4}
    worlds = [forgetful.sample(dice) for _ in range(200)]
    assert {world.deal.other(coin, 6) for world in worlds} == {4, 5, 6, 7, 8}
    assert all(inside(world.view(1)) == inside(forgetful) for world in worlds)

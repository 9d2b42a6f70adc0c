"""The rules against a naive second opinion."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speeltafel.engine.chance import Seeded, seed_from
from speeltafel.engine.dice import Dice
from speeltafel.engine.event import Event
from speeltafel.games.timeline.together.game import TogetherGame
from tests.games.timeline.oracle import Arrangement, Dates, is_right
from tests.games.timeline.positions import against, deck_of, facts, play

intervals = st.tuples(st.integers(1, 6), st.integers(0, 2)).map(lambda it: (it[0], it[0] + it[1]))


def written(name: str, dates: Dates) -> str:
    return f"{name}={dates[0]}/{dates[1]}"


@pytest.mark.rule("TIM-05")
@settings(max_examples=300)
@given(cards=st.lists(intervals, min_size=1, max_size=6), card=intervals)
def test_a_placement_is_right_if_and_only_if_some_history_agrees(
    cards: list[Dates], card: Dates
) -> None:
    line: list[Dates] = []
    for number, other in enumerate(cards):  # what lies in a line was placed rightly
        gaps = [gap for gap in range(len(line) + 1) if is_right(line, other, gap)]
        if gaps:
            line.insert(gaps[number % len(gaps)], other)
    told = " ".join(written(f"c{number}", dates) for number, dates in enumerate(line))
    for gap in range(len(line) + 1):
        state = against(f"line: {told}\nseat 0: {written('x', card)}\nseat 1: y=1\npile: z=1")
        (placed,) = facts(play(state, f"0: x at {gap}"), "placed")
        assert (placed["right"] == "yes") == is_right(line, card, gap)


@pytest.mark.rule("TWI-12")
@settings(max_examples=40)
@given(
    dates=st.lists(st.integers(1, 60), min_size=36, max_size=36),
    seed=st.integers(0, 2**40),
    players=st.integers(1, 8),
)
def test_every_card_of_a_game_goes_where_the_naive_arrangement_puts_it(
    dates: list[int], seed: int, players: int
) -> None:
    deck = deck_of(" ".join(f"c{number}={date}" for number, date in enumerate(dates)))
    game = TogetherGame({"told": deck})
    state = game.deal(players, game.check_options({}), Seeded(seed_from(seed)), [])
    naive = Arrangement(state.faces.earliest[state.table.row[0][0]])
    dice = Dice(seed)
    while state.to_act():
        seat = state.table.turn
        actions = state.legal(seat)
        log: list[Event] = []
        state.apply(seat, actions[dice.below(len(actions))], log)
        for told in facts(log, "tries"):
            assert (told["where"] != "nowhere") == naive.put(int(str(told["date"])))
    cost = state.table.pile + len(state.table.discards) + sum(map(len, state.table.hands))
    assert state.table.score() == naive.points() - cost

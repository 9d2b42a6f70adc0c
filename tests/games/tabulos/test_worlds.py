"""What a seat imagines never contradicts what was shown or proven: TAB-07, TAB-09, TAB-19."""

from collections.abc import Iterator

import pytest

from speeltafel.engine.dice import Dice
from speeltafel.games.tabulos.cards import NAMES
from speeltafel.games.tabulos.state import Tabulos
from tests.games.tabulos.past import Step, Story, check_past
from tests.games.tabulos.positions import hand, lot, play, position
from tests.games.tabulos.random_play import slippery_game

THREE = """
    seat 0: 36 20 5
    seat 1: 8 3 10
    seat 2: 49 7 6
    top 12
"""


def worlds(state: Tabulos, seat: int | None, count: int = 40) -> Iterator[Tabulos]:
    view = state.view(seat)
    dice = Dice(5)
    for _ in range(count):
        yield view.sample(dice)


def always_holds(state: Tabulos, seat: int, card: str) -> bool:
    """Whether a seat holds a card in every world that a spectator imagines."""
    return all(card in hand(world, seat).split() for world in worlds(state, None))


def pot_of(state: Tabulos) -> list[str]:
    return [NAMES[kind] for kind in state.pot[len(state.pot) - state.table.pot :]]


# What was shown


@pytest.mark.rule("TAB-07")
def test_a_card_shown_in_a_mistake_is_held_in_every_world() -> None:
    state = position(THREE)
    assert not always_holds(state, 0, "36")
    play(state, "0: lay 36, say 6 x 7")
    assert always_holds(state, 0, "36")
    play(state, "1: draw, pass", "2: draw, pass", "0: draw, pass")
    assert always_holds(state, 0, "36")


@pytest.mark.rule("TAB-07")
def test_a_card_put_down_is_in_no_hand_until_it_is_taken_back() -> None:
    state = position(THREE)
    play(state, "0: lay 36")
    for world in worlds(state, 1):
        assert world.table.size(0) == len(hand(world, 0).split()) == 2


@pytest.mark.rule("TAB-07")
def test_a_shown_card_that_was_laid_since_is_held_no_more() -> None:
    state = position(THREE + "pot 7 14 21")
    play(state, "0: lay 36, say 6 x 7", "1: draw, pass", "2: draw, pass")
    play(state, "0: lay 36, say 6 x 6 reverse")
    assert not any("36" in hand(world, 0).split() for world in worlds(state, 1))


@pytest.mark.rule("TAB-07")
def test_the_same_card_shown_twice_is_one_card() -> None:
    state = position("""
        seat 0: 36 20 5
        seat 1: 8 3
        top 12, seat 1 misses 1
    """)
    play(state, "0: lay 36, say 6 x 7", "0: lay 36, say 6 x 7")
    assert state.view(None).to_json()["shown"] == [["36"], []]


@pytest.mark.rule("TAB-08")
def test_a_shown_card_stays_known_when_one_like_it_is_drawn_and_laid_at_once() -> None:
    state = position("""
        seat 0: 36 20 5
        seat 1: 8 3
        top 12, pot 7 36 14, seat 1 misses 1
    """)
    play(state, "0: lay 36, say 6 x 7", "0: draw, lay 36, say 6 x 6 reverse")
    assert hand(state, 0) == "5 7 20 36"
    assert always_holds(state, 0, "36")


@pytest.mark.rule("TAB-08")
def test_a_drawn_card_shown_beside_one_like_it_makes_two() -> None:
    state = position("""
        seat 0: 36 20 5
        seat 1: 8 3
        top 49, pot 7 36 14, seat 1 misses 1
    """)
    play(state, "0: lay 36, say 6 x 6", "0: draw, lay 36, say 6 x 6")
    assert state.view(None).to_json()["shown"] == [["36", "36"], []]
    assert all(hand(world, 0).split().count("36") == 2 for world in worlds(state, 1))


# What a new pot proves


@pytest.mark.rule("TAB-09")
def test_a_new_pot_is_made_of_known_cards() -> None:
    state = position(THREE + "pile 2 4 9 14 16 18, pot empty")
    play(state, "0: draw, pass", "1: draw, pass")
    for seat in (0, 1, 2, None):
        for world in worlds(state, seat):
            assert set(pot_of(world)) <= {"2", "4", "9", "14", "16", "18"}
            assert world.table.pot == len(pot_of(world)) == 4


@pytest.mark.rule("TAB-09")
def test_who_has_drawn_nothing_from_the_new_pot_holds_nothing_of_it() -> None:
    state = position(THREE + "pile 2 4 9 14 16 18, pot empty")
    play(state, "0: draw, pass", "1: draw, pass")
    for world in worlds(state, None):
        assert not set(hand(world, 2).split()) & {"2", "4", "9", "14", "16", "18"}


@pytest.mark.rule("TAB-09")
def test_of_two_players_each_knows_the_other_hand_when_a_new_pot_is_made() -> None:
    state = position(
        """
        seat 0: 36 20 5
        seat 1: 8 3
        top 12, pile 2 4 9, pot empty
        """
    )
    play(state, "0: draw")
    for world in worlds(state, 0):
        assert hand(world, 1) == "3 8"


@pytest.mark.rule("TAB-09")
def test_a_card_drawn_from_a_pot_of_one_card_is_known() -> None:
    state = position(THREE + "pile 16, pot empty")
    play(state, "0: draw, pass")
    assert always_holds(state, 0, "16")


@pytest.mark.rule("TAB-09")
def test_a_card_that_may_have_been_of_either_sort_is_left_open() -> None:
    """Seat 0 lays one of two 24s: the one held from before, or the one drawn since."""
    state = position(
        """
        seat 0: 24 5 5
        seat 1: 24 3 10
        top 12, pile 24 30, pot empty, seat 1 misses 1
        """,
        lot("pot 1", [1, 0]),
    )
    play(state, "0: draw, pass")
    play(state, "0: lay 24, say 4 x 6")
    hands = {hand(world, 0) for world in worlds(state, None, 400)}
    assert "5 5 30" in hands, "as it is: the 24 from before was laid"
    assert any("30" not in found.split() for found in hands), "or the drawn 24"


@pytest.mark.rule("TAB-09")
def test_kinds_that_a_hand_can_not_hold_are_remembered_over_the_next_pot() -> None:
    state = position(
        """
        seat 0: 6
        seat 1: 8 3 10
        seat 2: 49 7 21
        top 12, pile 5 15, pot empty
        """,
        lot("pot 1", [0, 1]),
    )
    play(state, "0: draw, pass", "1: lay 3, say 1 x 3", "2: draw, pass")
    play(state, "0: lay 6, say 3 x 2", "1: draw, pass")
    assert state.table.pots_made == 2
    assert all(hand(world, 0) in ("5", "15") for world in worlds(state, None))


# Whole games


@pytest.mark.rule("TAB-19")
@pytest.mark.parametrize("seed", range(24))
def test_every_sampled_world_has_a_past(seed: int) -> None:
    dice = Dice(seed)
    story: Story | None = None
    before: Tabulos | None = None
    for state, seat, action, events in slippery_game(seed):
        step = Step(seat, action, events)
        if any(event.kind == "new_pot" for event in events):
            assert before is not None
            story = Story(before, step)
        elif story is not None:
            story.steps.append(step)
        if story is not None and dice.below(4) == 0 and state.outcome() is None:
            for viewer in [*range(state.table.players), None]:
                check_past(story, state, state.view(viewer).sample(dice))
        before = state.clone()


@pytest.mark.rule("TAB-19")
@pytest.mark.parametrize("seed", range(8))
def test_the_real_world_has_a_past_too(seed: int) -> None:
    """The check of the test before does not refuse what really happened."""
    story: Story | None = None
    before: Tabulos | None = None
    for state, seat, action, events in slippery_game(seed):
        step = Step(seat, action, events)
        if any(event.kind == "new_pot" for event in events):
            assert before is not None
            story = Story(before, step)
        elif story is not None:
            story.steps.append(step)
        if story is not None and state.outcome() is None:
            check_past(story, state, state)
        before = state.clone()


@pytest.mark.rule("TAB-19")
def test_unseen_cards_are_as_likely_as_they_are_many() -> None:
    state = position(THREE)
    count = 3000
    found = sum(hand(world, 1).split().count("18") for world in worlds(state, 0, count))
    unseen = 80 - 1 - 3
    assert abs(found / count - 3 * 4 / unseen) < 0.03

"""Sampled worlds: only possible ones, and each as often as it should come up.

What comes up is compared with all deals there are, written down one by one, in positions where so
few coins are unknown that this can be done.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import permutations, product
from math import factorial, prod

import pytest

from speeltafel.engine.dice import Dice
from speeltafel.games.titus.coins import COINS, HIGHEST
from speeltafel.games.titus.state import Titus
from speeltafel.games.titus.ways import DRAWN_BELOW
from speeltafel.games.titus.worlds import (
    CARRIES,
    CHOICES,
    SHOWS_LOW,
    Worlds,
    next_carry,
    what_coin_does,
)
from tests.games.titus.positions import name_of, play, position

Hidden = tuple[tuple[int, int], ...]
"""Up and down of each coin of which not both sides were seen, in the order of names."""


def unknown(state: Titus) -> list[int]:
    """The coins of which not both sides were seen."""
    return [coin for coin in range(COINS) if not state.turned >> coin & 1]


def hidden(state: Titus) -> Hidden:
    """How the unknown coins lie in a world, the visible ones among them as they lie now."""
    deal, sides = state.deal, state.table.sides
    ups = [sides[coin] or deal.up[coin] for coin in unknown(state)]
    return tuple((up, deal.other(coin, up)) for coin, up in zip(unknown(state), ups, strict=True))


def all_deals(state: Titus) -> Iterator[Hidden]:
    """Every order and side of the unknown coins that shows what is visible; equally likely."""
    coins = [(state.deal.up[coin], state.deal.down[coin]) for coin in unknown(state)]
    shown = [state.table.sides[coin] for coin in unknown(state)]
    for order in permutations(coins):
        for turns in product((False, True), repeat=len(coins)):
            lying = tuple(
                coin[::-1] if turn else coin for coin, turn in zip(order, turns, strict=True)
            )
            if all(side in (0, up) for side, (up, _) in zip(shown, lying, strict=True)):
                yield lying


POSITIONS = {
    "different numbers": """
        seat 0: 8/8, 9/10, 12/11
        seat 1: rest
        pile: 8/9 10/10 10/11
    """,
    "equal numbers": """
        seat 0: 8/7, 8/9, 8/8
        seat 1: rest
        pile: 9/9 8/10
    """,
    "a chain": """
        seat 0: 3/4, 4/5, 5/6, 6/6
        seat 1: rest
        pile: 7/6
    """,
    "the ends": """
        seat 0: 1/1, 2/1, 19/19, 18/19
        seat 1: rest
        pile: 3/1 17/19
    """,
    "nothing but the pile": """
        seat 0:
        seat 1: rest
        pile: 5/5 5/6 6/7 7/7 14/14
    """,
    "nothing but the table": """
        seat 0: 4/4, 4/5, 5/6, 6/4, 6/6
        seat 1: rest
        pile: 5/5
    """,
}


@pytest.mark.rule("TIT-27")
@pytest.mark.parametrize("text", POSITIONS.values(), ids=POSITIONS)
def test_as_many_ways_are_counted_as_there_are_deals(text: str) -> None:
    state = position(text)
    deals = sum(1 for _ in all_deals(state))
    view = state.view(0)
    ways = Worlds(view.table, view.memory).ways[CARRIES]
    shown = Counter(state.table.sides[coin] for coin in unknown(state) if state.table.sides[coin])
    in_pile = len(unknown(state)) - shown.total()
    alike = prod(factorial(count) for count in shown.values())
    assert ways * alike * factorial(in_pile) * 2**in_pile == deals


@pytest.mark.rule("TIT-27")
@pytest.mark.parametrize("text", POSITIONS.values(), ids=POSITIONS)
def test_every_possible_world_comes_up_as_often_as_it_should(text: str) -> None:
    """Looked at coin by coin and in pairs, which is where a wrong weight would show."""
    state = position(text)
    deals = list(all_deals(state))
    view, dice, samples = state.view(0), Dice(7), 4000
    drawn = [hidden(view.sample(dice)) for _ in range(samples)]
    assert set(drawn) <= set(deals)
    places = range(len(unknown(state)))
    for looks in [*((place,) for place in places), *product(places, repeat=2)]:
        expected = Counter(tuple(deal[place] for place in looks) for deal in deals)
        found = Counter(tuple(deal[place] for place in looks) for deal in drawn)
        for lying, count in expected.items():
            share = count / len(deals)
            spread = (share * (1 - share) / samples) ** 0.5
            assert abs(found[lying] / samples - share) < 5 * spread + 1e-9


@pytest.mark.rule("TIT-27")
def test_a_fresh_8_has_an_8_on_its_back_twice_as_often_as_any_other_number() -> None:
    """The coin with two eights shows one on either side, the others on one of two."""
    state = position("seat 0:\n seat 1:\n pile: 8")
    view, dice = state.view(0), Dice(3)
    backs = Counter(view.sample(dice).deal.down[0] for _ in range(6000))
    assert set(backs) == {6, 7, 8, 9, 10}
    assert abs(backs[8] - 2000) < 150
    assert all(abs(backs[number] - 1000) < 120 for number in (6, 7, 9, 10))


@pytest.mark.rule("TIT-27")
def test_a_visible_8_is_not_the_coin_that_was_seen_elsewhere() -> None:
    state = position("""
        seat 0: 8/6
        seat 1: 12; 18: 7 8/7 9/8*
    """)
    view, dice = state.view(0), Dice(5)
    coin = name_of(state, "@8/6")
    assert {view.sample(dice).deal.down[coin] for _ in range(300)} == {6, 7, 8, 10}


@pytest.mark.rule("TIT-27")
def test_the_last_coin_that_it_can_be_it_is() -> None:
    state = position("""
        seat 0: 8/6
        seat 1: 8/7*, 8/8*, 8/9*, 8/10*
    """)
    view, dice = state.view(1), Dice(5)
    coin = name_of(state, "@8/6")
    worlds = [view.sample(dice) for _ in range(50)]
    assert {world.deal.down[coin] for world in worlds} == {6}


@pytest.mark.rule("TIT-27")
def test_what_two_coins_must_be_together_no_third_one_is() -> None:
    """Two ones that can only be 1/1 and 1/2 leave no 1/2 for a visible 2."""
    state = position("""
        seat 0: 1/1, 1/2, 2/2
        seat 1: 3/1*
    """)
    view, dice = state.view(1), Dice(5)
    coin = name_of(state, "@2")
    assert {view.sample(dice).deal.down[coin] for _ in range(200)} == {2, 3, 4}


@pytest.mark.rule("TIT-27")
def test_the_pile_comes_in_every_order_and_on_both_sides() -> None:
    state = position("""
        seat 0: 1
        seat 1: rest
        pile: 5/5 9/10 12/13 17/17
    """)
    view, dice = state.view(0), Dice(5)
    piles = Counter(tuple(view.sample(dice).deal.up[-3:]) for _ in range(4800))
    assert len(piles) == 6 * 4
    assert all(abs(count - 200) < 60 for count in piles.values())


def test_there_are_never_more_ways_than_a_draw_can_choose_among() -> None:
    """Not even if the numbers could show as often as gives each carry the most ways."""
    most = Counter({0: 1})
    for number in range(1, HIGHEST + 1):
        by_shown: dict[int, Counter[int]] = defaultdict(Counter)
        for (carry, ways), choice in product(most.items(), range(CHOICES)):
            does = [what_coin_does(choice, between) for between in range(3)]
            if not any(does[HIGHEST - number + 1 :]):  # there is no such coin
                shown = carry // 2 + does.count(SHOWS_LOW)
                by_shown[shown][next_carry(carry, choice)] += ways * (1 + does[0])
        most = Counter()
        for counted in by_shown.values():
            most |= counted  # the greater of each
    assert most.total() < 2**59 < DRAWN_BELOW


@pytest.mark.rule("TIT-27")
def test_after_the_game_there_is_only_the_real_world() -> None:
    state = position("seat 0: 5/6\n seat 1: rest\n pile: 8/9")
    play(state, "take", "keep")
    world = state.view(0).sample(Dice(1))
    for coin in range(COINS):
        side = state.table.sides[coin]
        assert world.deal.other(coin, side) == state.deal.other(coin, side)


@pytest.mark.rule("TIT-27")
def test_drawing_a_world_leaves_the_view_and_earlier_worlds_alone() -> None:
    state = position(POSITIONS["a chain"])
    view, dice = state.view(0), Dice(2)
    world = view.sample(dice)
    before = hidden(world)
    for _ in range(20):
        play(view.sample(dice), "take", "keep")
    assert hidden(world) == before
    assert view.to_json() == state.view(0).to_json()

"""What may be laid and said, against a naive oracle."""

from itertools import product

import pytest

from speeltafel.engine.dice import Dice
from speeltafel.games.tabulos.cards import KINDS, NUMBERS
from speeltafel.games.tabulos.sums import is_right
from tests.games.tabulos.oracle import may_lay, may_say
from tests.games.tabulos.positions import may, play, position

SQUARES = [4, 9, 16, 25, 36, 49, 64, 81]


def on(card: int, top: int) -> str:
    return f"seat 0: {card} 7\nseat 1: 3 3\ntop {top}, pot 2"


@pytest.mark.rule("TAB-05")
@pytest.mark.rule("TAB-06")
@pytest.mark.parametrize("top", NUMBERS)
def test_every_card_on_every_card_may_be_laid_and_said_as_the_oracle_says(top: int) -> None:
    for card in NUMBERS:
        state = position(on(card, top))
        assert (f"lay {card}" in may(state, 0)) == may_lay(card, top)
        play(state, f"0: lay {card}")
        call = " reverse" if card in SQUARES else ""
        right = [f"say {first} x {second}{call}" for first, second in sorted(may_say(card, top))]
        assert may(state, 0) == right or not may_lay(card, top)


@pytest.mark.rule("TAB-06")
def test_whatever_is_said_is_judged_as_the_oracle_does() -> None:
    factors = [*range(1, 21), 24, 25, 32, 36, 40, 45, 63, 81, 90, 99]
    for card, top in product(range(KINDS), range(KINDS)):
        right = may_say(NUMBERS[card], NUMBERS[top])
        for said in product(factors, factors):
            assert is_right(card, top, *said) == (said in right), (card, top, said)


@pytest.mark.rule("TAB-07")
def test_everything_that_can_be_said_is_judged_as_the_oracle_does() -> None:
    dice = Dice(1)
    for _ in range(12):
        card, top = dice.below(KINDS), dice.below(KINDS)
        right = may_say(NUMBERS[card], NUMBERS[top])
        judged = {said for said in product(range(1, 100), repeat=2) if is_right(card, top, *said)}
        assert judged == right


@pytest.mark.rule("TAB-07")
def test_what_the_oracle_calls_wrong_gives_the_card_back() -> None:
    dice = Dice(2)
    for _ in range(400):
        card, top = NUMBERS[dice.below(KINDS)], NUMBERS[dice.below(KINDS)]
        said = (1 + dice.below(12), 1 + dice.below(12))
        if dice.below(2) == 0 and may_lay(card, top):
            said = min(may_say(card, top))
        state = position(on(card, top))
        play(state, f"0: lay {card}, say {said[0]} x {said[1]} reverse")
        assert (state.table.size(0) == 1) == (said in may_say(card, top))

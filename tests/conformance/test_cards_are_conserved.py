"""Cards are conserved, in real games and in sampled worlds."""

import pytest
from hypothesis import given, settings

from speeltafel.engine.dice import Dice
from tests.conformance.cards import count_of
from tests.conformance.positions import SETTINGS, Setting, lengths, play, seeds


@pytest.mark.parametrize("setting", SETTINGS, ids=repr)
@settings(max_examples=12)
@given(seed=seeds, length=lengths)
def test_no_card_appears_or_vanishes(setting: Setting, seed: int, length: int) -> None:
    state = play(setting, seed, length).state
    count = count_of(setting.game)
    count(state)
    for seat in [*range(setting.players), None]:
        count(state.view(seat).sample(Dice(seed)))

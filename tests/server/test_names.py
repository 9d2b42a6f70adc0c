"""Names as they are kept: composed, and without what nobody sees."""

import pytest
from hypothesis import given
from hypothesis.strategies import characters, sampled_from, text

from speeltafel.server.table.names import clean

BESIDE = "\u200b\u200c\u200d\ufe0f \n\u0301\u094d\u0dca\u0dd9\u0dcf\u0654مدe❤😀"


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("\u2329\ufe0f", "\u3008"),  # composed it is no emoji
        ("e\u200b\u0301", "é"),
        ("\u0dd9\u200b\u0dca\u200d", "\u0dda"),  # composed there is no virama
        (" An\u200b \n\u2029 Bo ", "An Bo"),
    ],
)
def test_names_that_look_the_same_are_the_same(name: str, kept: str) -> None:
    assert clean(name) == kept


@given(text(characters() | sampled_from(BESIDE)))
def test_a_clean_name_stays_so(name: str) -> None:
    assert clean(clean(name)) == clean(name)

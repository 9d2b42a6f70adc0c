"""What people type, read."""

import pytest

from speeltafel.cli.params import fresh_seed, language_of, read_seed, seed_text
from speeltafel.engine.errors import BadSeed


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "FR-ca"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "nl", "LC_MESSAGES": "fr_BE"}, "fr"),
        ({"LANG": "nl", "LC_ALL": ""}, "nl"),
        ({"LANG": "nl", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_computer_chooses_the_language(environment: dict[str, str], lang: str) -> None:
    assert language_of(environment) == lang


@pytest.mark.parametrize("number", [0, 7, 2**64 - 1, 2**64, 10**64, 2**256 - 1])
def test_a_seed_is_shown_as_it_can_be_typed(number: int) -> None:
    seed = number.to_bytes(32, "big")
    assert read_seed(seed_text(seed)) == seed
    assert read_seed(seed.hex()) == seed


def test_a_fresh_seed_can_be_typed() -> None:
    assert seed_text(read_seed(fresh_seed())).isdecimal()


@pytest.mark.parametrize("text", ["", "-1", "1.5", "7 ", "٣", "A" * 64, "f" * 63, str(2**256)])
def test_what_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(BadSeed, match="a seed is a whole number from 0 to 2"):
        read_seed(text)

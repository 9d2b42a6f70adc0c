"""The characters that bots play as."""

from collections import Counter

import pytest

from speeltafel.bots.characters import CHARACTERS, character, character_for
from speeltafel.bots.roster import LEVELS
from speeltafel.texts import LANGUAGES, texts


def test_there_are_at_least_eight_and_every_level_has_two() -> None:
    assert len(CHARACTERS) >= 8
    assert min(Counter(one.level for one in CHARACTERS)[level] for level in LEVELS) >= 2


def test_no_two_share_a_key_or_a_name_and_no_key_is_a_level() -> None:
    assert len({one.key for one in CHARACTERS}) == len({one.name for one in CHARACTERS})
    assert len({one.key for one in CHARACTERS}) == len(CHARACTERS)
    assert not {one.key for one in CHARACTERS} & {*LEVELS, "random", "thumb"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_has_a_trade_and_a_temperament_of_one_sentence(lang: str) -> None:
    words = texts(lang)
    for one in CHARACTERS:
        assert words.say(f"character-{one.key}")
        about = words.say(f"character-{one.key}-about")
        assert about.endswith(".")
        assert about.count(".") == 1


def test_a_level_is_played_by_its_first_character_who_is_free() -> None:
    assert [one.key for one in CHARACTERS if one.level == "learner"] == ["baker", "beekeeper"]
    assert character_for("learner", []) == character("baker")
    assert character_for("learner", ["baker"]) == character("beekeeper")


def test_where_all_of_a_level_are_taken_somebody_of_the_nearest_level_plays_it() -> None:
    assert character_for("learner", ["baker", "beekeeper"]) == character("librarian")
    assert character_for("master", ["watchmaker", "astronomer"]) == character("sailor")
    assert character_for("random", []) == character("baker")


def test_where_everybody_is_taken_there_is_nobody() -> None:
    assert character_for("learner", [one.key for one in CHARACTERS]) is None

"""What a game together is worth: TWI-23 and TWI-24."""

import pytest

from speeltafel.games.timeline.together.table import rank
from speeltafel.texts import LANGUAGES, texts
from tests.games.timeline.positions import reason, together


def cards(count: int, first: int) -> list[str]:
    return [f"c{date}={date}" for date in range(first, first + count)]


@pytest.mark.rule("TWI-23")
def test_the_example_of_the_sheet_is_worth_25() -> None:
    """15 in the bottom row, 8 in slots, 2 before players, 11 discarded, none in the pile."""
    slots = [f"s{place}={place * 10 + 105}" for place in range(8)] + ["-"] * 6
    row = [f"r{place}={place * 10 + 100}" for place in range(15)]
    state = together(
        f"""
        row: {" ".join(row)}
        slots: {" ".join(slots)}
        seat 0: x=1
        seat 1: y=2
        discards: {" ".join(cards(11, 1000))}
        """
    )
    assert state.table.score() == 25
    assert state.view(None).to_json()["score"] == 25


@pytest.mark.rule("TWI-23")
def test_the_score_is_reported_line_by_line() -> None:
    state = together(
        """
        row: a=10+b=10 c=20
        slots: d=15
        seat 0: x=1 y=2
        discards: h=1
        pile: p=1 q=2 r=3
        """
    )
    told = state.view(None).to_json()
    assert told["points"] == [
        {"place": "row", "cards": 3, "each": 2, "points": 6},
        {"place": "slots", "cards": 1, "each": 1, "points": 1},
        {"place": "hands", "cards": 2, "each": -1, "points": -2},
        {"place": "discards", "cards": 1, "each": -1, "points": -1},
        {"place": "pile", "cards": 3, "each": -1, "points": -3},
    ]
    assert told["score"] == 6 + 1 - 2 - 1 - 3


@pytest.mark.rule("TWI-23")
@pytest.mark.parametrize(
    ("text", "score"),
    [
        ("row: a=10\nseat 0:\ndiscards: h=1", 2 - 1),
        ("row: a=10+b=10\nseat 0:\ndiscards: h=1", 4 - 1),
        ("row: a=10 b=20\nslots: c=15+d=15\nseat 0:\ndiscards: h=1", 4 + 2 - 1),
        ("row: a=10\nseat 0: b=1 c=2\nseat 1: d=3\ndiscards: h=1", 2 - 1 - 3),
        ("row: a=10\nseat 0: b=1, sideways c=2\ndiscards: h=1", 2 - 1 - 2),
        ("row: a=10\nseat 0:\ndiscards: h=1\npile: p=1 q=2", 2 - 1 - 2),
    ],
)
def test_each_card_counts_for_where_it_lies(text: str, score: int) -> None:
    state = together(text)
    assert state.table.score() == score
    assert reason(state) is None


@pytest.mark.rule("TWI-24")
@pytest.mark.parametrize(
    ("lowest", "highest"),
    [(-36, -1), (0, 10), (11, 20), (21, 30), (31, 40), (41, 50), (51, 60), (61, 72)],
)
def test_eight_ranks_each_cover_their_scores(lowest: int, highest: int) -> None:
    ranks = {rank(score) for score in range(lowest, highest + 1)}
    assert len(ranks) == 1
    assert ranks == {[-36, 0, 11, 21, 31, 41, 51, 61].index(lowest)}


@pytest.mark.rule("TWI-24")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rank_has_a_name_of_its_own(lang: str) -> None:
    said = {texts(lang).say("event-timeline_together-ends", score=7, rank=of) for of in range(8)}
    assert len(said) == 8

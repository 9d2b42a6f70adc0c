"""What a player sees who may not do something: the rule, the reason, and its words."""

from typing import Final, NamedTuple

import pytest

from speeltafel.engine.fact import FactValue, values_of
from speeltafel.games.telos.state import Telos
from tests.games.telos.positions import play, position, refusal


class Case(NamedTuple):
    """Moves in a position, one that is refused after them, and why."""

    where: str
    moves: list[str]
    refused: str
    rule: str
    reason: str
    facts: dict[str, FactValue]

    def state(self) -> Telos:
        state = position(self.where)
        play(state, *self.moves)
        return state


PLAIN: Final = """
    seat 0: 9 9 1 1
    seat 1: 1 1 8 zeus
    seat 2: 10 10 12 2
"""
FIRST: Final = PLAIN + "first trick"
FIVE: Final = """
    powers
    seat 0: 9 9 bull 1
    seat 1: 9 10 swan 2
    seat 2: 1 1 2 2
    seat 3: 1 1 2 2
    seat 4: 3 3 4 4
"""
DIVINE: Final = "divine trick" + PLAIN
LAST: Final = """
    divine trick
    seat 0: 12, minus zeus
    seat 1: 5
    seat 2: 3
"""
END: Final = ["0: play 12", "1: play 5", "2: play 3"]

CASES: Final = [
    Case(LAST, END, "1: play 5", "TEL-16", "over", {}),
    Case(PLAIN, [], "1: play 8", "TEL-05", "turn", {"seat": 0}),
    Case(PLAIN, [], "0: play 9 9 9", "TEL-03", "not_held", {"cards": ["9", "9", "9"]}),
    Case(PLAIN, ["0: play 9"], "1: play 1 1", "TEL-08", "only_leader", {}),
    Case(PLAIN, ["0: play 9"], "1: play 1", "TEL-06", "must_follow", {"match": ["9"]}),
    Case(PLAIN, ["0: play 9 9", "1: play 1 1"], "2: play 2", "TEL-09", "must_follow",
         {"match": ["9", "9"]}),
    Case(PLAIN, ["0: play 9 9"], "1: play 8", "TEL-09", "lowest",
         {"match": ["9", "9"], "cards": ["1", "1"]}),
    Case(PLAIN + "seat 2 leads", ["2: play 12"], "0: play 9", "TEL-06", "lowest",
         {"match": ["12"], "cards": ["1"]}),
    Case(PLAIN, ["0: play 9 9"], "1: play zeus", "TEL-18", "zeus_kept", {}),
    Case(PLAIN + "seat 1 leads", [], "1: play zeus", "TEL-19", "zeus_leads", {}),
    Case(FIRST, [], "0: play 9 9", "TEL-08", "first_trick", {}),
    Case("seat 0: 9 9 9\nseat 1: 1 1 1\nseat 2: 2 2 2", [], "0: play 9 9 9", "TEL-10",
         "last_card", {"most": 2}),
    Case(FIVE, [], "0: play 9 9 bull", "TEL-11", "two_at_most", {}),
    Case(FIVE + "seat 4 leads", ["4: play 3", "0: play 9", "1: play swan", "2: play 1", "3: play 1",
                                 "1: play 2", "2: play 2", "3: play 2", "4: play 3", "0: play 9"],
         "0: play 1 bull", "TEL-26", "swan", {}),
    Case(PLAIN, [], "0: swap 1", "TEL-29", "no_swap", {}),
    Case(DIVINE, ["0: swap 1"], "0: swap 9", "TEL-29", "swapped", {}),
    Case(DIVINE, [], "2: swap 9", "TEL-29", "not_held", {"cards": ["9"]}),
    Case(DIVINE, ["0: play 9 9", "1: play 1"], "1: swap 8", "TEL-29", "swap_midway", {}),
    Case(LAST, ["0: play 12"], "0: swap 12", "TEL-29", "no_cards", {}),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=[f"{case.rule}-{case.reason}" for case in CASES])
def test_a_refusal_names_its_rule_and_says_why(case: Case) -> None:
    why = refusal(case.state(), case.refused)
    assert (why.rule, why.reason, values_of(why.facts)) == (case.rule, case.reason, case.facts)

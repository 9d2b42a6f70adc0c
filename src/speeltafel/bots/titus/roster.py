"""Who plays Titus."""

from typing import Final

from speeltafel.bots.roster import Roster
from speeltafel.bots.rule_of_thumb import RuleOfThumb
from speeltafel.bots.search import Searcher
from speeltafel.bots.titus.beginners import Forgetful, WaryHabits, remembered
from speeltafel.bots.titus.habits import TitusHabits
from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State
from speeltafel.engine.view import View
from speeltafel.games.titus.state import Titus


class TitusRoster(Roster):
    def plain_view(self, state: State, seat: int) -> View:
        """TIT-17: a person has to remember backs, so a hint goes without those that are gone."""
        assert isinstance(state, Titus)
        return remembered(state.view(seat), 0)

    def explained_view(self, name: str, state: State, seat: int, person: Dice) -> View:  # noqa: ARG002
        """TIT-17: nor does a bot tell the backs that it remembers."""
        return self.plain_view(state, seat)


TITUS: Final = TitusRoster(
    "titus",
    {
        "thumb": RuleOfThumb(TitusHabits()),
        "three_coins": Forgetful(RuleOfThumb(TitusHabits()), 3),
        "learner": Forgetful(RuleOfThumb(WaryHabits()), 2),
        "casual": Forgetful(RuleOfThumb(WaryHabits()), 12),
        "strong": Forgetful(Searcher(TitusHabits(), 100), 1),
        "master": Searcher(TitusHabits()),
    },
    TitusHabits(),
)
"""Besides the levels: the rule of thumb at its best, and the same with a memory of three coins."""

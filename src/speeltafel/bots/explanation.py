"""Why a bot did something, told afterwards: from what all can see, and from its hand when that is open."""

from speeltafel.bots.consideration import Consideration, decisive
from speeltafel.bots.guide import Guide
from speeltafel.bots.hint import Comparing, Reason
from speeltafel.bots.roster import Roster
from speeltafel.bots.turn_order import choices_of
from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State


class WhyMoved:
    """A bot's move and the position it was made in."""

    def __init__(self, roster: Roster, level: str, before: State, seat: int, action: int) -> None:
        self.roster = roster
        self.level = level
        self.before = before
        self.seat = seat
        self.action = action

    def is_open(self, now: State) -> bool:
        """Whether the hand of that time is nobody's secret any more."""
        guide = self.roster.guide
        if guide is None or not now.to_act():
            return not now.to_act()
        return guide.deal_of(now) != guide.deal_of(self.before)

    def in_public(self) -> Reason | None:
        """The first thing that speaks for the move and that all can see."""
        guide = self.roster.guide
        if guide is None:
            return None
        for one in guide.considerations(self.before, self.seat, self.action):
            if one.weight > 0.0 and not one.hidden:
                return Reason(self.roster.game, one.name, one.facts)
        return None

    def in_full(self, person: Dice, dice: Dice) -> Reason | None:
        """What spoke most for the move beside the best of the others, by what the bot may tell."""
        guide = self.roster.guide
        if guide is None:
            return None
        found = self._decisive(guide, person, dice)
        return None if found is None else Reason(self.roster.game, found.name, found.facts)

    def _decisive(self, guide: Guide, person: Dice, dice: Dice) -> Consideration | None:
        view = self.roster.explained_view(self.level, self.before, self.seat, person)
        comparing = Comparing(guide, view, self.action, dice)
        others = [one for one in choices_of(self.before, self.seat) if one != self.action]
        rival = comparing.rival([one for one in others if one >= 0])
        if rival is None:
            return comparing.strongest()
        return decisive(comparing.chosen, comparing.of(rival))

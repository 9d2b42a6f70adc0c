"""A match between one person and bots, and who is asked next. It shows nothing."""

from typing import Final

from speeltafel.bots.bot import WAIT, Budget
from speeltafel.bots.hint import Hint, hint
from speeltafel.bots.roster import Roster
from speeltafel.bots.turn_order import choices_of, next_to_ask
from speeltafel.engine.bits import bit
from speeltafel.engine.dice import Dice
from speeltafel.engine.event import Event
from speeltafel.engine.luck import dice_of
from speeltafel.engine.match import Match

MOST_SEATS: Final = 16
"""No game has more: a move and a seat make one number."""


class SoloGame:
    """A match between a person and bots of one level."""

    def __init__(self, match: Match, seat: int, roster: Roster, level: str, budget: Budget) -> None:
        self.match = match
        self.seat = seat  # the person's
        self.roster = roster
        self.level = level
        self.budget = budget
        self.asked = 0  # the seats that chose to wait since the last action, as bits

    def may_act_early(self) -> bool:
        """Whether the person may act while the game waits for somebody else."""
        state = self.match.state
        return self.seat in state.to_act() and self.seat not in state.waits_for()

    def has_waited(self) -> bool:
        """Whether the person chose to wait since the last action."""
        return self.asked & bit(self.seat) != 0

    def next_seat(self) -> int:
        """Who is asked next, while the game goes on: bots answer in the order of seats."""
        return next_to_ask(self.match.state, self.asked)

    def is_over(self) -> bool:
        return not self.match.state.to_act()

    def act(self, action: int) -> list[Event]:
        """The person's action; `Refused` if a rule forbids it."""
        self.asked = 0
        return self.match.act(self.seat, action)

    def wait(self, seat: int) -> None:
        self.asked |= bit(seat)

    def bot_acts(self, seat: int) -> list[Event]:
        """What happens when a bot is asked: nothing, if it waits."""
        choice = self.choice_of(self.level, seat)
        if choice == WAIT:
            self.wait(seat)
            return []
        self.asked = 0
        return self.match.act(seat, choice)

    def choice_of(self, level: str, seat: int) -> int:
        """What the bot of a level would do in a seat that may act.

        Its luck depends on seed, move and seat alone: taking a move back does not change it.
        """
        state = self.match.state
        view = self.roster.view_for(level, state, seat, dice_of(self.match.record.seed, seat))
        bot = self.roster.bot(level)
        return bot.choose(view, choices_of(state, seat), self.budget, self._luck(seat))

    def hint(self) -> Hint:
        """What a strong player would do in the person's seat, which may act."""
        view = self.roster.plain_view(self.match.state, self.seat)
        choices = choices_of(self.match.state, self.seat)
        return hint(self.roster, view, choices, self.budget, self._luck(self.seat))

    def _luck(self, seat: int) -> Dice:
        return dice_of(self.match.record.seed, MOST_SEATS * len(self.match.events) + seat)

    def take_back(self) -> str | None:
        """Back to before the person's last action: its text, or None if there is none."""
        actions = self.match.record.actions
        own = [number for number, (seat, _) in enumerate(actions) if seat == self.seat]
        if not own:
            return None
        text = actions[own[-1]][1]
        self.match.undo(own[-1])
        self.asked = 0
        return text

"""What people do wrong at this game: they miscalculate, overlook and forget.

A slip costs a card (TAB-07, TAB-11) or a chance. Easy sums go wrong seldom, those of 6 to 9 often.
"""

from mypy_extensions import i64

from speeltafel.bots.bot import Bot, Budget
from speeltafel.bots.tabulos.difficulty import difficulty, easiest
from speeltafel.engine.dice import Dice
from speeltafel.engine.view import View
from speeltafel.games.tabulos.actions import CATCH, CODES, SAY, calls, first_of, second_of
from speeltafel.games.tabulos.cards import FACTORS, KINDS
from speeltafel.games.tabulos.sums import good_sums
from speeltafel.games.tabulos.table import Tableau
from speeltafel.games.tabulos.view import TabulosView


class Slips:
    """How often something goes wrong, in a hundred times; with sums it is times their difficulty."""

    def __init__(self, miscounts: i64, misses: i64, forgets: i64, overlooks: i64) -> None:
        self.miscounts = miscounts  # a wrong multiplication is said (TAB-07)
        self.misses = misses  # a card that fits is not seen to fit
        self.forgets = forgets  # "reverse!" is not called (TAB-11)
        self.overlooks = overlooks  # another's forgotten call is not noticed (TAB-12)


class ErringBot(Bot):
    """Somebody who thinks well or badly, and is not always attentive."""

    def __init__(self, mind: Bot, slips: Slips) -> None:
        self.mind = mind
        self.slips = slips

    def choose(self, view: View, choices: list[int], budget: Budget, dice: Dice) -> int:
        assert isinstance(view, TabulosView)
        noticed = [choice for choice in choices if self._notices(view.table, choice, dice)]
        action = noticed[0]
        if len(noticed) > 1:
            action = self.mind.choose(view, noticed, budget, dice)
        return self._said(view.table, action, dice) if action >= SAY else action

    def _notices(self, table: Tableau, choice: i64, dice: Dice) -> bool:
        if choice == CATCH:
            return dice.below(100) >= self.slips.overlooks
        if 0 <= choice < KINDS:
            return dice.below(100) >= self.slips.misses * easiest(choice, table.top)
        return True

    def _said(self, table: Tableau, action: i64, dice: Dice) -> int:
        """What comes over the lips of somebody who means to say this."""
        called = calls(action) and dice.below(100) >= self.slips.forgets
        if dice.below(100) < self.slips.miscounts * difficulty(action):
            action = miscount(table, action, dice)
        call = " reverse" if called else ""
        return CODES[f"say {first_of(action)} x {second_of(action)}{call}"]


def miscount(table: Tableau, action: i64, dice: Dice) -> i64:
    """Right, but in a table that only one of the cards is in; or a sum beside the right one."""
    others = other_sums(table)
    if others and dice.below(2) == 0:
        return others[dice.below(len(others))]
    first, second = first_of(action), second_of(action)
    more = second == 1 or (second < FACTORS and dice.below(2) == 0)
    return CODES[f"say {first} x {second + 1 if more else second - 1}"]


def other_sums(table: Tableau) -> list[int]:
    """What makes the number of the card put down, in tables that the card on top is not in."""
    good = good_sums(table.down, table.top)
    return [action for action in good_sums(table.down, table.down) if action not in good]

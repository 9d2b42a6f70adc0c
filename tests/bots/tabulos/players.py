"""What a bot does in a position that is written as a text."""

from collections import Counter

from speeltafel.bots.bot import WAIT, Bot, Budget
from speeltafel.bots.guide import Guide
from speeltafel.bots.rule_of_thumb import RuleOfThumb
from speeltafel.bots.turn_order import choices_of
from speeltafel.engine.dice import Dice
from speeltafel.games.tabulos.actions import CODEC
from speeltafel.games.tabulos.state import Tabulos


def chosen(bot: Bot, state: Tabulos, seat: int = 0, luck: int = 1) -> str:
    """The text of a bot's choice; it has time for some simulations."""
    choices = choices_of(state, seat)
    action = bot.choose(state.view(seat), choices, Budget(simulations=200), Dice(luck))
    assert action in choices or state.permits(seat, action) is None
    return "wait" if action == WAIT else CODEC.text(action)


def picked(guide: Guide, state: Tabulos, seat: int = 0) -> str:
    """What habits make a seat do."""
    return chosen(RuleOfThumb(guide), state, seat)


def often(bot: Bot, state: Tabulos, seat: int = 0, times: int = 400) -> Counter[str]:
    """How often a bot does what, with all kinds of luck."""
    return Counter(chosen(bot, state, seat, luck) for luck in range(times))

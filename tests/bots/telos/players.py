"""What a bot does in a position of Télos that is written as a text."""

from speeltafel.bots.bot import WAIT, Bot, Budget
from speeltafel.bots.guide import Guide
from speeltafel.bots.rule_of_thumb import RuleOfThumb
from speeltafel.bots.turn_order import choices_of
from speeltafel.engine.dice import Dice
from speeltafel.games.telos.actions import CODEC
from speeltafel.games.telos.state import Telos


def chosen(bot: Bot, state: Telos, seat: int = 0) -> str:
    """The text of a bot's choice; it has time for some simulations."""
    choices = choices_of(state, seat)
    action = bot.choose(state.view(seat), choices, Budget(simulations=300), Dice(1))
    assert action in choices
    return "wait" if action == WAIT else CODEC.text(action)


def picked(guide: Guide, state: Telos, seat: int = 0) -> str:
    """What habits make a seat do."""
    return chosen(RuleOfThumb(guide), state, seat)

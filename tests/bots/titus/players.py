"""What a bot does in a position of Titus that is written as a text."""

from speeltafel.bots.bot import Bot, Budget
from speeltafel.bots.guide import Guide
from speeltafel.bots.rule_of_thumb import RuleOfThumb
from speeltafel.engine.dice import Dice
from speeltafel.games.titus.actions import CODEC
from speeltafel.games.titus.state import Titus
from tests.games.titus.positions import with_numbers


def chosen(bot: Bot, state: Titus) -> str:
    """What the bot does on its turn, each coin written as the number it shows."""
    seat = state.table.turn
    choices = state.legal(seat)
    action = bot.choose(state.view(seat), choices, Budget(simulations=200), Dice(1))
    assert action in choices
    return with_numbers(state, CODEC.text(action))


def picked(guide: Guide, state: Titus) -> str:
    """What habits make the seat on turn do."""
    return chosen(RuleOfThumb(guide), state)


def tried(guide: Guide, state: Titus) -> list[str]:
    """What a search with this guide looks at."""
    seat = state.table.turn
    actions = guide.worth_trying(state, seat, state.legal(seat))
    return [with_numbers(state, CODEC.text(action)) for action in actions]

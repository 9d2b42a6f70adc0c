"""Games as children play them: mostly well, with a slip now and then."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from speeltafel.engine.chance import Thrown
from speeltafel.engine.dice import Dice
from speeltafel.engine.event import Event
from speeltafel.engine.game import Value
from speeltafel.engine.state import State
from speeltafel.games.tabulos.actions import CODEC, SAY_NOTHING
from speeltafel.games.tabulos.cards import KINDS
from speeltafel.games.tabulos.game import TabulosGame
from speeltafel.games.tabulos.state import Tabulos

GAME: Final = TabulosGame()


class PlayedMove(NamedTuple):
    """A position in a game, the action that led to it, and what happened then."""

    state: Tabulos
    seat: int
    action: int
    events: list[Event]


def some_options(dice: Dice) -> dict[str, Value]:
    """Any options; few pots, or many."""
    chosen: dict[str, Value] = {}
    for option in GAME.options:
        chosen[option.name] = option.allowed[dice.below(min(len(option.allowed), 5))]
    return GAME.check_options(chosen)


def opening(seed: int) -> tuple[Tabulos, dict[str, Value]]:
    """The start of a game of some players with some options."""
    dice = Dice(seed)
    options = some_options(dice)
    return GAME.deal(2 + dice.below(5), options, Thrown(dice), []), options


def slippery_game(seed: int, slips: int = 25) -> Iterator[PlayedMove]:
    """A game in which about this percentage of actions are slips."""
    state, _ = opening(seed)
    dice = Dice(seed)
    while seats := state.to_act():
        seat = seats[dice.below(len(seats))]
        action = chosen(state, seat, dice, slips)
        log: list[Event] = []
        state.apply(seat, action, log)
        yield PlayedMove(state, seat, action, log)


def chosen(state: State, seat: int, dice: Dice, slips: int) -> int:
    if dice.below(100) < slips:
        slip = _slip(state, seat, dice)
        if state.permits(seat, slip) is None:
            return slip
    legal = state.legal(seat)
    return legal[dice.below(len(legal))]


def _slip(state: State, seat: int, dice: Dice) -> int:
    """Something that is often wrong, and sometimes not possible."""
    if state.permits(seat, SAY_NOTHING) is not None:
        return dice.below(KINDS)
    good = CODEC.text(state.legal(seat)[0])
    other_call = good.removesuffix(" reverse") if good.endswith(" reverse") else f"{good} reverse"
    random_sum = f"say {1 + dice.below(12)} x {1 + dice.below(12)}"
    slips = ["say nothing", random_sum, f"{random_sum} reverse", *other_tables(good), other_call]
    return CODEC.code(slips[dice.below(len(slips))])


def other_tables(good: str) -> list[str]:
    """The same product in any way at all."""
    _, first, _, second, *_ = good.split(" ")
    number = int(first) * int(second)
    return [f"say {one} x {number // one}" for one in range(1, 10) if number % one == 0]

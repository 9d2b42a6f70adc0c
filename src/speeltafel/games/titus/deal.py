"""What nobody sees: how the coins lie in the pile, and what is on their backs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from speeltafel.engine.chance import Chance
from speeltafel.games.titus.coins import COINS, DECK

# For computing: the coins of the deck, their sides, and the numbers of each coin.
PILE: Final = vec[i64](list(range(COINS)))
SIDES: Final = vec[i64](list(range(2 * COINS)))
LOW: Final = vec[i64]([low for low, _ in DECK])
HIGH: Final = vec[i64]([high for _, high in DECK])


@mypyc_attr(acyclic=True)
class Deal:
    """Both numbers of every coin, by name. No play changes it, so that clones can share it."""

    def __init__(self, up: vec[i64], down: vec[i64]) -> None:
        self.up = up  # the side that is visible when the coin comes to the top of the pile
        self.down = down

    def other(self, coin: i64, side: i64) -> i64:
        """The number on the other side of a coin."""
        return self.up[coin] + self.down[coin] - side


def deal_coins(chance: Chance) -> Deal:
    """TIT-03: shuffled in order and in side.

    "pile" says which coin of the deck lies at each place, the top first. "sides" throws a coin for
    each place: the lower number is up where entry 2 x place is smaller than the one after it.
    """
    pile = PILE[:]
    sides = SIDES[:]
    chance.mix("pile", 0, pile)
    chance.mix("sides", 0, sides)
    up = vec[i64]([0] * COINS)
    down = vec[i64]([0] * COINS)
    for place in range(COINS):
        low = LOW[pile[place]]
        high = HIGH[pile[place]]
        low_is_up = (
            sides[2 * place] - sides[2 * place + 1]
        ) >> 63  # -1 or 0: no processor guesses it
        shown = high + ((low - high) & low_is_up)
        up[place] = shown
        down[place] = low + high - shown
    return Deal(up, down)

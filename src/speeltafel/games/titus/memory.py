"""What somebody remembers of the backs of coins (TIT-17)."""

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.engine.bits import bit
from speeltafel.games.titus.coins import COINS, count, first
from speeltafel.games.titus.deal import Deal


class Memory:
    """The other side of each coin, by name, as far as it was seen and is remembered.

    Only a coin that has been turned has shown both its sides. A state makes perfect memories; who
    is to remember less gets a copy that was made to `forget`.
    """

    def __init__(self, backs: vec[i64]) -> None:
        self.backs = backs  # 0: never seen, or forgotten

    def clone(self) -> "Memory":
        return Memory(self.backs[:])

    def forget(self, coin: i64) -> None:
        self.backs[coin] = 0

    def latest(self, coins: i64, turned_at: vec[i64]) -> "Memory":
        """A copy that keeps at most this number of coins, those that were turned last."""
        twin = self.clone()
        to_forget = count(self.known()) - coins
        while to_forget > 0:
            twin.forget(longest_ago(twin.known(), turned_at))
            to_forget -= 1
        return twin

    def known(self) -> i64:
        """The coins of which both sides are known, as a set."""
        coins: i64 = 0
        for coin in range(COINS):
            if self.backs[coin] != 0:
                coins |= bit(coin)
        return coins


def perfect_memory(deal: Deal, sides: vec[i64], turned: i64) -> Memory:
    """The backs of all coins that have been turned; `sides` are those that are visible."""
    backs = vec[i64]([0] * COINS)
    for coin in range(COINS):
        if (turned >> coin) & 1 != 0:
            backs[coin] = deal.other(coin, sides[coin])
    return Memory(backs)


def longest_ago(coins: i64, turned_at: vec[i64]) -> i64:
    """The coin of a set, not empty, that was turned the longest ago."""
    oldest = first(coins)
    while coins != 0:
        coin = first(coins)
        if turned_at[coin] < turned_at[oldest]:
            oldest = coin
        coins &= coins - 1
    return oldest

"""Rate limits: how much one person or address may ask, by token buckets; and how many connections
they may hold at the same time.
"""

import time
from collections import Counter
from collections.abc import Sequence
from ipaddress import IPv6Address, ip_address
from typing import Final, NamedTuple

from starlette.types import Scope

from speeltafel.server.errors import TooFast, TooMany

MOST_BUCKETS: Final = 20_000
"""At most this many buckets are kept. The least recently used goes first: it is full by then."""


class Rate(NamedTuple):
    per_second: float
    burst: float


class Limits(NamedTuple):
    messages: Rate = Rate(20, 60)
    """Of one person, over any transport."""
    requests: Rate = Rate(100, 1000)
    """Of one address, connections included. A whole school may share one."""
    joins: Rate = Rate(2, 120)
    """Tables made and joined from one address. A whole class may share one."""
    connections: int = 20
    """Open connections of one person to tables."""
    concurrent: int = 500
    """Requests and connections of one address at the same time."""
    guesses: Rate = Rate(0.5, 300)
    """Wrong codes, of everybody together: many addresses must not find a table by trying."""
    reports: Rate = Rate(1 / 300, 50)
    """Of everybody together, because reports fill a disk."""
    messages_of_address: Rate = Rate(200, 1200)
    """At all tables, of one address. A whole school may share one."""
    guesses_of_address: Rate = Rate(1 / 60, 30)
    """Wrong codes. One address alone must not use up those of everybody."""


class TokenBucket:
    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.since = time.monotonic()

    def take(self) -> None:
        """Take a token; TooFast if there is none left."""
        if self.is_empty():
            raise TooFast
        self.left -= 1

    def give_back(self) -> None:
        """The token that was just taken, if nothing was done for it."""
        self.left += 1

    def is_empty(self) -> bool:
        now = time.monotonic()
        filled = self.left + (now - self.since) * self.rate.per_second
        self.left = min(self.rate.burst, filled)
        self.since = now
        return self.left < 1


class TokenBuckets:
    """A bucket for each person or address."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, name: str) -> None:
        bucket = self._buckets.pop(name, None) or TokenBucket(self.rate)
        self._buckets[name] = bucket  # the last used comes last
        if len(self._buckets) > MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        bucket.take()

    def give_back(self, name: str) -> None:
        bucket = self._buckets.get(name)
        if bucket is not None:  # others may have taken its place meanwhile
            bucket.give_back()

    def charge(self, name: str, tokens: int) -> None:
        """For what took more work than others, known only afterwards: there may be less than none left, but
        not for longer than a second, because others may share an address."""
        bucket = self._buckets.get(name)
        if bucket is not None:
            bucket.left = max(bucket.left - tokens, -bucket.rate.per_second)


def take_all(limits: Sequence[tuple[TokenBuckets, str]]) -> None:
    """A token of each; TooFast if one has none left, and then none is taken."""
    for place, (limit, name) in enumerate(limits):
        try:
            limit.take(name)
        except TooFast:
            give_back_all(limits[:place])
            raise


def give_back_all(limits: Sequence[tuple[TokenBuckets, str]]) -> None:
    for limit, name in limits:
        limit.give_back(name)


class ConcurrencyLimit:
    """At most N at the same time, for each person or address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._taken.total()

    def check(self, name: str) -> None:
        if self._taken[name] >= self.most:
            raise TooMany

    def take(self, name: str) -> None:
        """Count one more, until it is given back; TooMany if that is over the limit."""
        self.check(name)
        self._taken[name] += 1

    def give_back(self, name: str) -> None:
        self._taken[name] -= 1
        if not self._taken[name]:
            del self._taken[name]


def client_address(scope: Scope) -> str:
    """The address of a client, to count by. IPv6: bucket by /64, which one person can have to themselves."""
    host = (scope.get("client") or ("", 0))[0]
    try:
        address = ip_address(host)
    except ValueError:
        return str(host)
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)


def is_local(scope: Scope) -> bool:
    """Whether a request comes from this machine."""
    try:
        return ip_address(client_address(scope)).is_loopback
    except ValueError:
        return False

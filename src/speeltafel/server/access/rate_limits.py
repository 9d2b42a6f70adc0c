"""How much one person or address may ask, a bucket that fills slowly; and how often they may be
connected at the same time.
"""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Final, NamedTuple

from starlette.types import Scope

from speeltafel.server.errors import TooFast, TooMany

KNOWN: Final = 20_000
"""So many buckets are kept in mind; the oldest are full again by then."""


class Rate(NamedTuple):
    a_second: float
    at_once: float


class Limits(NamedTuple):
    messages: Rate = Rate(20, 60)
    """Of one person, whatever carries them."""
    requests: Rate = Rate(100, 1000)
    """Of one address, with every connection that is opened; a whole school comes from one."""
    doors: Rate = Rate(2, 120)
    """Makings and joinings from one address; a whole class comes in through one."""
    screens: int = 20
    """Open connections of one person to tables."""
    crowd: int = 500
    """Requests and connections of one address at the same time."""
    reports: Rate = Rate(1 / 300, 50)
    """Of everybody together: the file that they fill is somebody's disk."""


class Bucket:
    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.at_once
        self.since = time.monotonic()

    def take(self) -> None:
        """One more; TooFast if there is none left."""
        now = time.monotonic()
        filled = self.left + (now - self.since) * self.rate.a_second
        self.left = min(self.rate.at_once, filled)
        self.since = now
        if self.left < 1:
            raise TooFast
        self.left -= 1


class Buckets:
    """A bucket for everybody, by name."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> None:
        bucket = self._buckets.pop(name, None) or Bucket(self.rate)
        self._buckets[name] = bucket  # the last used stand last
        if len(self._buckets) > KNOWN:
            del self._buckets[next(iter(self._buckets))]
        bucket.take()


class Places:
    """So many at the same time for everybody, by name."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._taken.total()

    def check(self, name: str) -> None:
        if self._taken[name] >= self.most:
            raise TooMany

    @contextmanager
    def one(self, name: str) -> Iterator[None]:
        """Take a place from here to the end; TooMany if there is none left."""
        self.check(name)
        self._taken[name] += 1
        try:
            yield
        finally:
            self._taken[name] -= 1
            if not self._taken[name]:
                del self._taken[name]


def address_of(scope: Scope) -> str:
    """Where a request comes from. Of the newer addresses everybody has a whole street."""
    host = (scope.get("client") or ("", 0))[0]
    try:
        address = ip_address(host)
    except ValueError:
        return str(host)
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)


def is_here(scope: Scope) -> bool:
    """Whether a request comes from this machine."""
    try:
        return ip_address(address_of(scope)).is_loopback
    except ValueError:
        return False

"""How much one connection, person or address may ask: a bucket that fills slowly."""

import time
from typing import Final, NamedTuple

from speeltafel.server.errors import TooFast

KNOWN: Final = 20_000
"""So many buckets are kept in mind; the oldest are full again by then."""


class Rate(NamedTuple):
    a_second: float
    at_once: float


class Limits(NamedTuple):
    messages: Rate = Rate(20, 60)
    """Of one connection."""
    requests: Rate = Rate(10, 100)
    """Of one person, over HTTP."""
    doors: Rate = Rate(2, 120)
    """Makings and joinings from one address; a whole class comes in through one."""


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

"""Metrics for Prometheus. No names, no tables, no people."""

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, disable_created_metrics
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

from speeltafel.server.logs import LOG_LINES

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4

disable_created_metrics()  # type: ignore[no-untyped-call] # it has no types


class Metrics:
    """The counters of one server; a test may run several in one process."""

    def __init__(self, subscribers: Callable[[], int]) -> None:
        self._registry = CollectorRegistry()
        self.commands = self._counter("speeltafel_commands", "Commands carried out.", "do")
        self.refusals = self._counter("speeltafel_refusals", "Messages refused.", "code")
        self.news = self._counter("speeltafel_news", "Messages that showed somebody a table.")
        self._registry.register(LOG_LINES)
        watchers = Gauge(
            "speeltafel_watchers", "Open connections to tables.", registry=self._registry
        )
        watchers.set_function(subscribers)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, registry=self._registry)

    def text(self) -> bytes:
        return generate_latest(self._registry)

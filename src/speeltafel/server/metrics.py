"""Metrics for Prometheus. No names, no tables, no people."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Gauge, disable_created_metrics
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.registry import Collector

from speeltafel.server.logs import LOG_LINES

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4

disable_created_metrics()  # type: ignore[no-untyped-call] # it has no types


class Metrics(Collector):
    """The counters of one server; a test may run several in one process.

    Its event loop alone counts here, so no lock is needed.
    """

    def __init__(self, subscribers: Callable[[], int], news: Callable[[], int]) -> None:
        self.commands: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.news = news
        self._registry = CollectorRegistry()
        self._registry.register(self)
        self._registry.register(LOG_LINES)
        watchers = Gauge(
            "speeltafel_watchers", "Open connections to tables.", registry=self._registry
        )
        watchers.set_function(subscribers)

    def collect(self) -> Iterator[Metric]:
        yield by_label("speeltafel_commands", "Commands carried out.", "do", self.commands)
        yield by_label("speeltafel_refusals", "Messages refused.", "code", self.refusals)
        yield CounterMetricFamily(
            "speeltafel_news", "Messages that showed somebody a table.", value=self.news()
        )

    def text(self) -> bytes:
        return generate_latest(self._registry)


def by_label(name: str, about: str, label: str, counts: Counter[str]) -> Metric:
    family = CounterMetricFamily(name, about, labels=[label])
    for value, count in counts.items():
        family.add_metric([value], count)
    return family

"""What is counted, for Prometheus. No names, no tables, no people."""

from collections import Counter


class Metrics:
    def __init__(self) -> None:
        self.commands: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.news = 0

    def text(self, watchers: int) -> str:
        lines = [
            *_counter("speeltafel_commands_total", "Commands carried out.", "do", self.commands),
            *_counter("speeltafel_refusals_total", "Messages refused.", "code", self.refusals),
            "# HELP speeltafel_news_total Messages that showed somebody a table.",
            "# TYPE speeltafel_news_total counter",
            f"speeltafel_news_total {self.news}",
            "# HELP speeltafel_watchers Open connections to tables.",
            "# TYPE speeltafel_watchers gauge",
            f"speeltafel_watchers {watchers}",
        ]
        return "\n".join(lines) + "\n"


def _counter(name: str, about: str, label: str, counts: Counter[str]) -> list[str]:
    rows = [f'{name}{{{label}="{value}"}} {count}' for value, count in sorted(counts.items())]
    return [f"# HELP {name} {about}", f"# TYPE {name} counter", *rows]

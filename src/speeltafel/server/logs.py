"""The server's log: one JSON object per line, without names, codes, cards or addresses of people."""

import json
import logging
import sys


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = wordless(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def wordless(trace: str) -> str:
    """What went wrong and where; not what the errors say of it, for that may hold anything."""
    lines = trace.splitlines()
    return "\n".join(line if line.startswith(" ") else line.partition(":")[0] for line in lines)


def log_to_stderr() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("speeltafel").setLevel(logging.INFO)

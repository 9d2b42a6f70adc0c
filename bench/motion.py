"""How smooth a table moves on a phone: frames that the browser shows, and those it drops.

    ./run bench motion [--seconds 15] [--slower 4]

Bots play at the largest table of each game, on a screen of a phone with a processor that is made so
many times slower. The browser counts by itself, while something moves; it draws without a GPU here,
which a phone has. The longest task is how long the page may think before a motion begins.
"""

import argparse
import secrets
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, CDPSession

from tests.browser.serving import serving
from tests.browser.visitor import PHONE, Visitor
from tests.web.browser import chromium

TABLES: Final = {"titus": 4, "tabulos": 6, "telos": 6, "timeline": 8, "timeline_together": 8}
PAUSE: Final = 900
"""Milliseconds between two moves, as people know it."""
LAID: Final = 2000
"""Milliseconds until the table is laid, with its letters and pictures."""
TRACED: Final = ["cc", "benchmark", "devtools.timeline", "disabled-by-default-devtools.timeline"]
SHOWN: Final = {"STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL"}
DROPPED: Final = "STATE_DROPPED"


class Motion(NamedTuple):
    shown: int
    dropped: int
    """Only those that the eye would miss."""
    longest_task: float
    """In milliseconds."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=int, default=15, help="for each game")
    parser.add_argument("--slower", type=int, default=4, help="so many times")
    args = parser.parse_args()
    print(f"{'':20}{'shown':>8}{'dropped':>9}{'a second':>10}{'longest task':>14}")
    with (
        TemporaryDirectory() as folder,
        chromium() as browser,
        serving(Path(folder), PAUSE) as server,
    ):
        for game, seats in TABLES.items():
            report(game, watch(browser, server.address, (game, seats), args))


def watch(
    browser: Browser, address: str, table: tuple[str, int], args: argparse.Namespace
) -> Motion:
    visitor = Visitor(browser, address, viewport=PHONE, drawn=True, reduced_motion="no-preference")
    visitor.page.goto(f"{address}#/table/{bots_playing(visitor, *table)}")
    visitor.page.wait_for_selector("main.cloth")
    visitor.page.wait_for_timeout(LAID)
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": args.slower})
    motion = counted(trace(visitor, line, args.seconds))
    visitor.close()
    return motion


def bots_playing(visitor: Visitor, game: str, seats: int) -> str:
    """A table of bots alone, to look at."""
    visitor.page.goto(visitor.address)
    wish = {
        "id": secrets.token_hex(16),
        "name": "Noor",
        "settings": {"game": game},
        "seats": ["learner"] * seats,
    }
    made = visitor.context.request.post(f"{visitor.address}api/tables", data=wish).json()
    ask = f"{visitor.address}api/tables/{made['table']}/ask"
    visitor.context.request.post(ask, data={"do": "start", "id": "start"})
    return str(made["table"])


def trace(visitor: Visitor, line: CDPSession, seconds: int) -> list[dict[str, Any]]:
    """What the browser notes of its own work."""
    noted: list[dict[str, Any]] = []
    done = Event()
    line.on("Tracing.dataCollected", lambda told: noted.extend(told["value"]))
    line.on("Tracing.tracingComplete", lambda _: done.set())
    config = {"includedCategories": TRACED}
    line.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
    visitor.page.wait_for_timeout(seconds * 1000)
    line.send("Tracing.end")
    visitor.wait_until(done.is_set)
    return noted


def counted(noted: list[dict[str, Any]]) -> Motion:
    reports = [event["args"] for event in noted if event["name"] == "PipelineReporter"]
    frames = [frame for args in reports for frame in args.values()]
    shown = sum(frame["state"] in SHOWN for frame in frames)
    dropped = sum(frame["state"] == DROPPED and frame["affects_smoothness"] for frame in frames)
    page = {event["tid"] for event in noted if event["name"] == "Layout"}
    tasks = [event for event in noted if event["name"] == "RunTask" and event["tid"] in page]
    return Motion(shown, dropped, max(task.get("dur", 0) for task in tasks) / 1000)


def report(game: str, motion: Motion) -> None:
    shown, dropped, longest = motion
    rate = 60 * shown / (shown + dropped)
    print(f"{game:20}{shown:8}{dropped:9}{rate:10.1f}{longest:11.0f} ms", flush=True)


if __name__ == "__main__":
    main()

"""The real Chromium of the tests: the machine's own, or one from the npm registry."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from web import client

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
SPARE: Final = """
import chromium from '@sparticuz/chromium';
console.log(await chromium.executablePath());
"""
QUIET: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""It talks to our server and to nobody else."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser that works as root, in a container, and without a screen."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(client.node_folder("bin") / "node")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=own() or spare(), args=QUIET)
        yield browser
        browser.close()


def own() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def spare() -> str:
    """Unpacked once; who comes meanwhile waits, and who finds half of it begins again."""
    import fcntl  # there is none on Windows, and no spare browser for it either

    folder = client.WEB / "build" / "chromium"
    folder.mkdir(parents=True, exist_ok=True)
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        client.need_packages()
        stamp = folder / "complete.stamp"
        if not stamp.exists():
            shutil.rmtree(folder)
            folder.mkdir()
            stamp.write_text(unpacked(folder), encoding="utf-8")
    return stamp.read_text(encoding="utf-8")


def unpacked(folder: Path) -> str:
    """The path of the program. It is unpacked into what it takes for the temporary folder."""
    command = [str(client.node_folder("bin") / "node"), "--input-type=module", "--eval", SPARE]
    told = subprocess.run(
        command,
        cwd=client.WEB,
        env={**os.environ, "TMPDIR": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    return told.stdout.strip()

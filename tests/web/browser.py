"""The real Chromium of the tests: the machine's own, or one from the npm registry."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from shutil import which
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
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(client.BIN / "node")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=own() or spare(), args=QUIET)
        yield browser
        browser.close()


def own() -> str | None:
    return next(filter(None, map(which, NAMES)), None)


def spare() -> str:
    client.need_packages()
    command = [str(client.BIN / "node"), "--input-type=module", "--eval", SPARE]
    told = subprocess.run(command, cwd=client.WEB, capture_output=True, text=True, check=True)
    return told.stdout.strip()

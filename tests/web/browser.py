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
console.log([await chromium.executablePath(), ...chromium.args].join('\\n'));
"""
QUIET: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""It talks to our server and to nobody else."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser that works as root, in a container, and without a screen."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(client.BIN / "node")
    path, *args = own() or spare()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*args, *QUIET])
        yield browser
        browser.close()


def own() -> list[str]:
    return [path for name in NAMES if (path := which(name))][:1]


def spare() -> list[str]:
    """Its path, and what it has to be started with."""
    client.need_packages()
    command = [str(client.BIN / "node"), "--input-type=module", "--eval", SPARE]
    told = subprocess.run(command, cwd=client.WEB, capture_output=True, text=True, check=True)
    return told.stdout.split()

"""The real Chromium of the tests: the machine's own, or one from the npm registry."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from web import client

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
SPARE: Final = """
import { join } from 'node:path';
import chromium, { inflate } from '@sparticuz/chromium';
console.log(await chromium.executablePath());
await inflate(join('node_modules', '@sparticuz', 'chromium', 'bin', 'al2023.tar.br'));
"""
FONTS: Final = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/fonts</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""
"""Where its letters are: its own file expects them in folders of a cloud."""
QUIET: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""It talks to our server and to nobody else."""


class Program(NamedTuple):
    path: str
    env: dict[str, str]
    """What it needs beside the environment of everybody."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser that works as root, in a container, and without a screen."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(client.node_folder("bin") / "node")
    program = own() or spare()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program.path, env={**os.environ, **program.env}, args=QUIET
        )
        yield browser
        browser.close()


def own() -> Program | None:
    """The machine's."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    return Program(path, {}) if path else None


def spare() -> Program:
    """One that brings its libraries and fonts, for a machine that may have none.

    Unpacked once; who comes meanwhile waits, and who finds half of it begins again.
    """
    import fcntl  # there is none on Windows, and no spare browser for it either

    folder = client.WEB / "build" / "chromium"
    folder.parent.mkdir(parents=True, exist_ok=True)
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        client.need_packages()
        stamp = folder / "complete.stamp"
        if not stamp.exists():
            shutil.rmtree(folder, ignore_errors=True)  # there may be none
            folder.mkdir()
            (folder / "fonts.conf").write_text(FONTS.format(folder=folder), encoding="utf-8")
            stamp.write_text(unpacked(folder), encoding="utf-8")
    env = {
        "LD_LIBRARY_PATH": str(folder / "al2023" / "lib"),
        "FONTCONFIG_FILE": str(folder / "fonts.conf"),
    }
    return Program(stamp.read_text(encoding="utf-8"), env)


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

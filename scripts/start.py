"""`./run` and `./run ARGS`: the speeltafel command, set up at its first use.

The package runs from its sources, or from a compiled copy of them as soon as there is one: nobody
waits for a compiler.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import NoReturn

from scripts.compiled import package_or_soon
from scripts.environments import (
    PLAY,
    PLAY_LOCK,
    ROOT,
    TOOLS,
    become,
    is_complete,
    make_pip,
    make_venv,
    quietly,
    script,
)
from scripts.progress import Progress
from web import client

NODE = TOOLS / "client"
NODE_LOCK = ROOT / "locks" / "client.txt"
SECONDS = {
    "preparing": 3.0,
    "installing packages": 6.0,
    "installing node": 4.0,
    "building the browser client": 9.0,
}


def play(args: list[str]) -> NoReturn:
    """Hand over to the speeltafel command, compiled if that is ready."""
    set_up()
    os.environ["SPEELTAFEL_COMMAND"] = sys.argv[0]  # so that its help names what was typed
    package = package_or_soon() or ROOT / "src"
    become(PLAY, "python", "-m", "speeltafel.cli", *args, PYTHONPATH=str(package))


def set_up() -> None:
    """Install the packages and build the client, side by side, unless both are there."""
    if is_complete(PLAY, PLAY_LOCK) and client.is_current():
        return
    with Progress("Setting up Speeltafel, this once", SECONDS) as progress:
        with progress.step("preparing"):
            make_pip()
        with ThreadPoolExecutor() as both:
            jobs = [both.submit(job, progress) for job in (install_packages, build_client)]
        for job in jobs:
            job.result()


def install_packages(progress: Progress) -> None:
    with progress.step("installing packages"):
        make_venv(PLAY, PLAY_LOCK)


def build_client(progress: Progress) -> None:
    with progress.step("installing node"):
        make_venv(NODE, NODE_LOCK)
    with progress.step("building the browser client"):
        quietly(script(NODE, "python"), client.__file__, "build")

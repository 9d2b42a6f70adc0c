"""The compiled build: a complete copy of the package, with the rules as machine code.

It is made beside whatever is running, in a folder of its own whose name says what it was made
from, and appears there at once. Where it can't be made, a file of that name and ".failed" says why.

python -m scripts.compiled    makes it, unless it is there or being made already
"""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from scripts.compile_rules import NO_COMPILER, appear, compiler_traces, fingerprint, kept_binaries
from scripts.environments import DEV, ROOT, TOOLS, SetUpError, environment, make_venv, script

SRC = ROOT / "src"
BUILDS = ROOT / "build" / "compiled"
COMPILER = ROOT / "scripts" / "compile_rules.py"
LOG = ROOT / "build" / "compile.log"
LOCK = ROOT / "locks" / "compile.txt"
TOOL = TOOLS / "compile"
KEPT = 3

SLOWER = "Speeltafel runs as pure Python, which plays the same, but slower."
PURE = f"No working C compiler with Python's headers was found: {SLOWER}"
FAILED = f"The rules could not be compiled ({LOG.relative_to(ROOT)} says why): {SLOWER}"
SOON = "The rules are being compiled in the background. Play meanwhile; bots get faster by it."
BACKGROUND = (sys.executable, "-m", "scripts.compiled")
STARTER = "import subprocess, sys; subprocess.Popen(sys.argv[1:], start_new_session=True)"


def package_or_soon() -> Path | None:
    """The folder of the compiled build; None where it can't be had, or not yet.

    Then it is begun beside us, and the server gets the place where it will appear.
    """
    package = build_folder()
    if os.environ.get("SPEELTAFEL_PURE") == "1":
        return None
    if is_made(package):
        return package
    if not failure(package).exists():
        print(begin(package), file=sys.stderr)
    return None


def begin(package: Path) -> str:
    """Compile in the background, if there is a compiler at all; the sentence that says so."""
    if not compiler_in_sight():
        failure(package).write_text(PURE, encoding="utf-8")
        return PURE
    os.environ["SPEELTAFEL_COMPILED"] = str(package)
    # Not our own child: we go on as another program, which would never ask how it ended.
    subprocess.run([sys.executable, "-c", STARTER, *BACKGROUND], cwd=ROOT, check=True)
    return SOON


def make_compiled(venv: Path = DEV) -> Path | None:
    """The folder of the compiled build, made if need be; None where nothing can be compiled."""
    package = build_folder()
    if is_made(package):
        return package
    done = subprocess.run(
        [script(venv, "python"), str(COMPILER), str(SRC), str(package)],
        env=environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode == NO_COMPILER:
        return None
    if done.returncode != 0:
        raise SetUpError(f"{done.stderr}\nThe rules do not compile, see above.")
    return package


def make_compiled_beside() -> Path | None:
    """The same, with tools of its own: it needs to wait for no other venv."""
    if not is_made(build_folder()):
        make_venv(TOOL, LOCK)
    return make_compiled(TOOL)


def build_folder() -> Path:
    """Where the compiled build of these sources is, or would be."""
    BUILDS.mkdir(parents=True, exist_ok=True)
    return BUILDS / fingerprint(SRC)


def is_made(package: Path) -> bool:
    """Whether it is there; put together again where only other files than rules have changed."""
    binaries = kept_binaries(SRC)
    if not package.exists() and binaries.exists():
        appear(package, SRC, binaries)
    return package.exists()


def remove_old_builds() -> None:
    """Keep the newest few: a server that still runs may load from one of them."""
    builds = [path for path in BUILDS.iterdir() if path.is_dir()]
    for path in sorted(builds, key=lambda path: path.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(path, ignore_errors=True)


def failure(package: Path) -> Path:
    """The file that says why it can't be made with the compiler that was there, or without one."""
    return package.with_name(f"{package.name}.failed")


def compiler_in_sight() -> bool:
    """Whether it is worth the download of mypy to try."""
    *compilers, headers = compiler_traces()
    return headers is not None and any(compilers)


@contextmanager
def alone() -> Iterator[bool]:
    """Whether nobody else compiles. SQLite's lock ends with its process, however that ends."""
    with closing(sqlite3.connect(BUILDS / "lock", timeout=0, isolation_level=None)) as base:
        try:
            base.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            yield False
        else:
            yield True


def main() -> None:
    """In the background: make it, at the cost of nobody who plays meanwhile."""
    package = build_folder()
    with alone() as first:
        if not first:
            return
        if hasattr(os, "nice"):
            os.nice(10)
        try:
            reason = None if make_compiled_beside() else PURE
            remove_old_builds()
        except SetUpError as error:
            LOG.write_text(f"{error}\n", encoding="utf-8")
            reason = FAILED
        if reason:
            failure(package).write_text(reason, encoding="utf-8")


if __name__ == "__main__":
    main()

"""`./run test`: every check there is, and a summary."""

import os
import subprocess
import time
from typing import NamedTuple

from scripts.compiled import make_compiled
from scripts.environments import DEV, ROOT, SetUpError, become, environment, make_dev, script

CLIENT = "web/client.py"
PYTEST = ("pytest", "-n", "2", "--dist", "worksteal")
# What can be compiled is tested in both builds; the server, as people run it, in the better one.
BOTH = (
    *("tests/conformance", "tests/games", "tests/engine", "tests/bots"),
    *("tests/test_builds_agree.py", "tests/test_old_games.py"),
)
SERVER = "tests/server"
BROWSER = "tests/browser"  # by itself: its event loop and those of other tests exclude each other
NOT_COMPILED = (
    "NOT TESTED: the compiled half, for this machine has no working C compiler"
    " with Python's headers."
)


class Result(NamedTuple):
    """How one check of `./run test` ended."""

    name: str
    passed: bool
    seconds: float
    last_line: str


def test(args: list[str]) -> int:
    """Run every check, also after one has failed; or only pytest, if told what to run."""
    make_dev()
    if args:
        os.environ["SPEELTAFEL_EXPECT"] = "pure"
        become(DEV, "pytest", "--rootdir", str(ROOT), *args)
    results = [
        check("format", "ruff", "format", "--check", "."),
        check("lint", "ruff", "check", "."),
        check("types", "mypy"),
        check("layers", "lint-imports", "--no-logo"),
        check("client", "python", CLIENT, "check"),
        check("client, built", "python", CLIENT, "build"),
        check("all its screens", "python", CLIENT, "gallery"),
        check("tests, uncompiled", *PYTEST, *without(SERVER, BROWSER), SPEELTAFEL_EXPECT="pure"),
    ]
    compiled = compiled_half()
    results += compiled or [
        check("server, uncompiled", *PYTEST, SERVER),
        check("browser, uncompiled", *PYTEST, BROWSER),
    ]
    return conclude(results, complete=compiled != [])


def check(name: str, program: str, *args: str, **env: str) -> Result:
    """Run a program of the development venv, pass its output on, and remember its last line."""
    print(f"\n== {name}", flush=True)
    start = time.monotonic()
    last = ""
    with subprocess.Popen(
        [script(DEV, program), *args],
        cwd=ROOT,
        env=environment(**env),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:
        for line in process.stdout or ():
            print(line, end="", flush=True)
            last = line.strip(" =\n") or last
    return told(Result(name, process.returncode == 0, time.monotonic() - start, last))


def told(result: Result) -> Result:
    """Print how long the check took, for those who watch."""
    print(f"-- {result.name}: {verdict(result)}, {result.seconds:.1f} s", flush=True)
    return result


def without(*folders: str) -> list[str]:
    return [f"--ignore={folder}" for folder in folders]


def compiled_half() -> list[Result]:
    """What is tested on compiled rules; nothing where nothing can be compiled."""
    name = "tests, compiled"
    try:
        package = make_compiled()
    except SetUpError as error:
        print(error)
        return [told(Result(name, passed=False, seconds=0, last_line="the rules do not compile"))]
    if package is None:
        return []
    where = {"PYTHONPATH": str(package), "SPEELTAFEL_EXPECT": "compiled"}
    return [
        check(name, *PYTEST, *BOTH, SERVER, **where),
        check("browser, compiled", *PYTEST, BROWSER, **where),
    ]


def conclude(results: list[Result], *, complete: bool) -> int:
    """Sum up, with the last line of every tool. What could not be tested comes last."""
    print()
    for result in results:
        print(f"{result.name:18} {verdict(result):6} {result.seconds:6.1f} s   {result.last_line}")
    failed = [result.name for result in results if not result.passed]
    if failed:
        print(f"FAILED: {'; '.join(failed)}.")
    elif complete:
        print("Every check passed.")
    in_ci = os.environ.get("CI") == "true"
    if not complete:
        print(NOT_COMPILED + (" With CI=true that is a failure." if in_ci else ""))
    return 1 if failed or (in_ci and not complete) else 0


def verdict(result: Result) -> str:
    return "ok" if result.passed else "FAILED"

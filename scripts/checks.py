"""`./run test`: every check there is, several of them at a time, and a summary."""

import os
import re
import subprocess
import time
from collections.abc import Callable, Container, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock
from typing import NamedTuple

from scripts.compiled import compiler_in_sight, make_compiled_beside
from scripts.environments import (
    DEV,
    ROOT,
    SetUpError,
    become,
    environment,
    make_dev,
    make_pip,
    script,
)

CLIENT = "web/client.py"
SHARED = ("--dist", "worksteal", "--durations=12", "--durations-min=5")
"""How tests are shared among processes, and that the slowest are named."""
KINDS: dict[str, tuple[str, ...]] = {
    "types": (),
    "client": ("tests/web",),
    "rules": (
        *("tests/conformance", "tests/games", "tests/engine"),
        *("tests/test_old_games.py", "tests/test_rule_catalogue.py", "tests/test_registry.py"),
    ),
    "bots": ("tests/bots",),
    "plugins": ("tests/whist", "tests/test_adding_a_game.py"),
    "texts": ("tests/texts", "tests/decks"),
    "learning": ("tests/books", "tests/lessons"),
    "cli": ("tests/cli", "tests/arena", "tests/workers"),
    "packaging": ("tests/packaging",),
    "compiler": ("tests/compiler", "tests/test_builds_agree.py"),
    "research": ("tests/research",),
    "server": ("tests/server",),
    "browser": ("tests/browser",),
}
"""What `./run test --only` understands, and which tests each kind has."""
UNCOMPILED = ("packaging", "cli", "client", "rules", "texts", "learning")
BETTER = ("plugins", "server", "bots", "research")
COMPILED = ("compiler", *BETTER, "rules")
"""The rules are tested in both builds; bots, research and server, as people run them, in the better
one; compiling itself only where that is possible. The longest tests come first, so that no core waits
for one of them at the end."""
AFTER_COMPILING = (*COMPILED, "browser")
NOT_COMPILED = (
    "NOT TESTED: the compiled half, for this machine has no working C compiler"
    " with Python's headers."
)
SUMMARY = "short test summary info"
FAILED_TEST = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$|^ FAIL  (.+)$")
"""How pytest (in its summary) and vitest name a test that failed."""

printing = Lock()


class Result(NamedTuple):
    """How one check of `./run test` ended."""

    name: str
    passed: bool
    seconds: float
    last_line: str
    failed_tests: tuple[str, ...] = ()


class Build(NamedTuple):
    """The build that the server is tested on, and what went wrong in making it."""

    name: str
    env: dict[str, str]
    problems: list[Result]

    @property
    def is_compiled(self) -> bool:
        return self.name == "compiled"


UNCOMPILED_BUILD = Build("uncompiled", {"SPEELTAFEL_EXPECT": "pure"}, [])


def test(args: list[str]) -> int:
    """Run every check, or those of some kinds; or only pytest, if told what to run."""
    kinds = chosen(args[1:]) if args[:1] == ["--only"] else [*KINDS]
    if args and args[0] != "--only":
        make_dev()
        os.environ |= UNCOMPILED_BUILD.env
        become(DEV, "pytest", "--rootdir", str(ROOT), *args)
    if not set(kinds) & set(AFTER_COMPILING):
        make_dev()
        return conclude(uncompiled_checks(kinds), complete=True)
    make_pip()
    with ThreadPoolExecutor(1) as beside:
        building = beside.submit(better_build)
        make_dev()
        return run_all(kinds, building)


def chosen(kinds: list[str]) -> list[str]:
    known = f"the kinds of checks are {', '.join(KINDS)}."
    if not kinds:
        raise SetUpError(f"--only needs to know what: {known}")
    for kind in kinds:
        if kind not in KINDS:
            raise SetUpError(f"There is no kind {kind!r}: {known}")
    return kinds


def uncompiled_checks(kinds: list[str]) -> list[Result]:
    results = side_by_side(lambda: static_checks(kinds), lambda: build_client(kinds))
    return results + check_client(kinds) + uncompiled_tests(kinds)


def run_all(kinds: list[str], building: "Future[Build]") -> int:
    """Run all checks of these kinds, also after one has failed."""
    results = side_by_side(lambda: static_checks(kinds), lambda: build_client(kinds))
    with ThreadPoolExecutor(2) as beside:
        checking = beside.submit(lambda: check_client(kinds))
        browsing = beside.submit(lambda: browser_tests(kinds, building.result()))
        results += uncompiled_tests(kinds)
        build = building.result()
        results += [*checking.result(), *build.problems]
        results += [*better_tests(kinds, build), *browsing.result()]
    return conclude(results, complete=build.is_compiled or build.problems != [])


def side_by_side(*lanes: Callable[[], list[Result]]) -> list[Result]:
    with ThreadPoolExecutor(len(lanes)) as threads:
        started = [threads.submit(lane) for lane in lanes]
        return [result for lane in started for result in lane.result()]


def static_checks(kinds: Container[str]) -> list[Result]:
    if "types" not in kinds:
        return []
    return [
        check("format", "ruff", "format", "--check", "."),
        check("lint", "ruff", "check", "."),
        check("types", "mypy"),
        check("layers", "lint-imports", "--no-logo"),
    ]


def check_client(kinds: Container[str]) -> list[Result]:
    return [check("client", "python", CLIENT, "check")] if "client" in kinds else []


def build_client(kinds: Container[str]) -> list[Result]:
    """For those who look at it. Its screens first: they need all packages, the client fewer."""
    results = []
    if "browser" in kinds:
        results += [check("all its screens", "python", CLIENT, "gallery")]
    if "server" in kinds or "browser" in kinds:
        results += [check("client, built", "python", CLIENT, "build")]
    return results


def uncompiled_tests(kinds: Container[str]) -> list[Result]:
    return tests(UNCOMPILED_BUILD, "tests", [kind for kind in UNCOMPILED if kind in kinds], 2)


def better_build() -> Build:
    """The compiled build; the uncompiled one where nothing can be compiled."""
    try:
        package = make_compiled_beside() if compiler_in_sight() else None
    except SetUpError as error:
        print(error)
        problem = Result("compile", passed=False, seconds=0, last_line="the rules do not compile")
        return UNCOMPILED_BUILD._replace(problems=[told(problem)])
    if package is None:
        return UNCOMPILED_BUILD
    env = {"PYTHONPATH": str(package), "SPEELTAFEL_EXPECT": "compiled"}
    return Build("compiled", env, [])


def better_tests(kinds: Container[str], build: Build) -> list[Result]:
    """By one process more than there are cores: those who ask a server often wait."""
    name, here = ("tests", COMPILED) if build.is_compiled else ("server", BETTER)
    return tests(build, name, [kind for kind in here if kind in kinds], 3)


def browser_tests(kinds: Container[str], build: Build) -> list[Result]:
    """By themselves: their event loop and those of other tests exclude each other."""
    return tests(build, "browser", [kind for kind in ("browser",) if kind in kinds], 2)


def tests(build: Build, name: str, kinds: Iterable[str], workers: int) -> list[Result]:
    """Run the tests of some kinds on a build; none, if there are no kinds."""
    folders = [folder for kind in kinds for folder in KINDS[kind]]
    args = [f"-n{workers}", *SHARED, *folders]
    return [check(f"{name}, {build.name}", "pytest", *args, **build.env)] if folders else []


def check(name: str, program: str, *args: str, **env: str) -> Result:
    """Run a program of the development venv; its output is shown when it has ended."""
    with printing:
        print(f"== {name}", flush=True)
    start = time.monotonic()
    done = subprocess.run(
        [script(DEV, program), *args],
        cwd=ROOT,
        env=environment(NO_COLOR="1", **env),  # in CI some tools would paint their words
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    lines = [line.strip(" =") for line in done.stdout.splitlines()]
    last = next((line for line in reversed(lines) if line), "")
    seconds = time.monotonic() - start
    result = Result(name, done.returncode == 0, seconds, last, failed_tests(done.stdout))
    return told(result, done.stdout)


def failed_tests(output: str) -> tuple[str, ...]:
    """The names of the tests that failed, each once. Before pytest's summary a log may be shown."""
    found = map(FAILED_TEST.search, output.rpartition(SUMMARY)[2].splitlines())
    return tuple(dict.fromkeys(match[1] or match[2] for match in found if match))


def told(result: Result, output: str = "") -> Result:
    """Print how the check went, for those who watch, in one piece."""
    with printing:
        print(f"\n{output}-- {result.name}: {verdict(result)}, {result.seconds:.1f} s", flush=True)
    return result


def conclude(results: list[Result], *, complete: bool) -> int:
    """Sum up, with the last line of every tool. What could not be tested comes last."""
    print()
    for result in results:
        print(f"{result.name:18} {verdict(result):6} {result.seconds:6.1f} s   {result.last_line}")
    failed = [result for result in results if not result.passed]
    for result in failed:
        print(f"FAILED: {result.name}")
        for name in result.failed_tests:
            print(f"  {name}")
    if complete and not failed:
        print("Every check passed.")
    in_ci = os.environ.get("CI") == "true"
    if not complete:
        print(NOT_COMPILED + (" With CI=true that is a failure." if in_ci else ""))
    return 1 if failed or (in_ci and not complete) else 0


def verdict(result: Result) -> str:
    return "ok" if result.passed else "FAILED"

"""The other commands of ./run for those who change the project."""

import subprocess
import sys
from pathlib import Path

from scripts.checks import CLIENT, check
from scripts.compiled import PURE, make_compiled
from scripts.environments import DEV, ROOT, SetUpError, environment, make_dev, script, step

BENCHES = ("playouts", "search")
WITH_CLIENT = ("server", "client", "motion")
ASKED_FOR = (*WITH_CLIENT, "hints", "peers")  # only where named: they take long or a browser
UV_COMPILE = ("pip", "compile", "--universal", "--python-version", "3.11", "--generate-hashes")


def screenshots(args: list[str]) -> int:
    """Build the page of all screens, and look at it in a browser."""
    if len(args) > 1 or any(arg.startswith("-") for arg in args):
        raise SetUpError(f"screenshots takes one folder at most, not: {' '.join(args)}")
    make_dev()
    folder = str(Path(*args).resolve()) if args else str(ROOT / "build" / "screenshots")
    made = check("page of all screens", "python", CLIENT, "gallery")
    return (
        0
        if made.passed and check(folder, "python", "-m", "tests.web.pictures", folder).passed
        else 1
    )


def bench(args: list[str]) -> int:
    """Measure all there is, or what is named first. It finds the compiled rules by itself."""
    make_dev()
    known = (*BENCHES, *ASKED_FOR)
    named, rest = (args[:1], args[1:]) if args and args[0] in known else (BENCHES, args)
    # The client is part of the package, so it comes before the compiled copy of the package.
    if set(named) & set(WITH_CLIENT) and not check("client", "python", CLIENT, "build").passed:
        return 1
    if not make_compiled():
        print(PURE, file=sys.stderr)
    for name in named:
        command = [script(DEV, "python"), "-m", f"bench.{name}", *rest]
        done = subprocess.run(command, cwd=ROOT, env=environment(), check=False)
        if done.returncode != 0:
            return done.returncode
    return 0


def format_code(args: list[str]) -> int:
    """Lint first: what the linter repairs may need formatting."""
    make_dev()
    where = args or ["."]
    fixed = check("lint", "ruff", "check", "--fix", *where)
    formatted = check("format", "ruff", "format", *where)
    client = check("client", "python", CLIENT, "format")
    return 0 if fixed.passed and formatted.passed and client.passed else 1


def lock(args: list[str]) -> int:
    """Lock what development needs, then what playing needs, at the same versions."""
    make_dev()
    compile_lock("dev.txt", "pyproject.toml", "--group", "dev", "--all-extras", *args)
    same = ("--constraint", "locks/dev.txt")
    compile_lock("play.txt", "pyproject.toml", *same, *args)
    compile_lock("research.txt", "pyproject.toml", "--extra", "research", *same, *args)
    peers = ("--extra", "research", "--group", "peers")
    compile_lock("peers.txt", "pyproject.toml", *peers, *same, *args)
    for group in ("client", "compile", "build"):
        compile_lock(f"{group}.txt", "--group", group, *same, *args)
    return 0


def compile_lock(name: str, *args: str) -> None:
    """Lock what the arguments name, for every platform."""
    with step(f"write locks/{name}"):
        plain = ("--no-header", "--no-annotate", "--quiet", "--output-file", f"locks/{name}")
        command = [script(DEV, "uv"), *UV_COMPILE, *plain, *args]
        if subprocess.run(command, cwd=ROOT, check=False).returncode != 0:
            raise SetUpError(f"uv could not write locks/{name}; its reason is above.")

"""build/compiled: complete copies of the package with compiled rules, for tests and benches."""

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

from scripts.compile_rules import NO_COMPILER, fingerprint
from scripts.environments import DEV, ROOT, SetUpError, environment, script, step

SRC = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
PURE = (
    "No working C compiler with Python's headers was found:"
    " Speeltafel runs as pure Python, which plays the same, but slower."
)


def make_compiled() -> Path | None:
    """The copy for the sources as they are, made now if need be; None without a C compiler."""
    target = COMPILED / fingerprint(SRC)
    if target.exists():
        return target
    with step("compile the rules"):
        command = [script(DEV, "python"), "scripts/compile_rules.py", str(SRC), str(target)]
        done = subprocess.run(command, cwd=ROOT, env=environment(), check=False)
    if done.returncode not in (0, NO_COMPILER):
        raise SetUpError("The rules could not be compiled; the reasons are above.")
    return target if done.returncode == 0 else None


def compiler_traces() -> str:
    """Signs of a compiler. They prove nothing (the build tries), but show when one arrives."""
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    return repr([os.environ.get("CC"), shutil.which("cc"), shutil.which("gcc"), headers])


def holds_compiled(site: Path) -> bool:
    """Whether the one library of all compiled rules (see compile_rules.py) is in this folder."""
    return any(site.glob("speeltafel__mypyc.*"))

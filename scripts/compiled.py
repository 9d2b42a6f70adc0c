"""The compiled build of the package."""

import os
import shutil
import sysconfig
from pathlib import Path

from scripts.environments import DEV, ROOT, fingerprint, install, is_current, sources, step

COMPILED = ROOT / "build" / "compiled"
PURE = (
    "No working C compiler with Python's headers was found:"
    " Speeltafel runs as pure Python, which plays the same, but slower."
)


def make_compiled() -> bool:
    """Make build/compiled, unless it is up to date. False where nothing can be compiled."""
    stamp = COMPILED / "complete.stamp"
    mark = fingerprint([*sources(), DEV / "complete.stamp"])
    if is_current(stamp, mark):
        return True
    with step("compile the rules into build/compiled"):
        if COMPILED.exists():
            shutil.rmtree(COMPILED)
        install(DEV, "--target", str(COMPILED), str(ROOT), SPEELTAFEL_PURE="0")
    if not holds_compiled(COMPILED):
        return False
    stamp.write_text(mark, encoding="utf-8")
    return True


def compiler_traces() -> str:
    """Signs of a compiler. They prove nothing (the build tries), but show when one arrives."""
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    return repr([os.environ.get("CC"), shutil.which("cc"), shutil.which("gcc"), headers])


def holds_compiled(site: Path) -> bool:
    """Whether the one library of all compiled rules (see hatch_build.py) is in this folder."""
    return any(site.glob("speeltafel__mypyc.*"))

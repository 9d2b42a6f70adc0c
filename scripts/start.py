"""`./run` and `./run ARGS`: the speeltafel command, set up at its first use."""

import os
import sys
from typing import NoReturn

from scripts.compiled import PURE, compiler_traces, holds_compiled
from scripts.environments import (
    ROOT,
    become,
    fingerprint,
    install,
    is_current,
    make_venv,
    sources,
    step,
    venv_path,
)

PLAY = ROOT / ".play"


def play(args: list[str]) -> NoReturn:
    """Hand over to the installed speeltafel command."""
    make_venv(PLAY, ROOT / "locks" / "play.txt")
    install_compiled_or_pure()
    os.environ["SPEELTAFEL_COMMAND"] = sys.argv[0]  # so that its help names what was typed
    become(PLAY, "speeltafel", *args)


def install_compiled_or_pure() -> None:
    """Install in .play; anew when the sources changed, or the machine learned to compile."""
    stamp = PLAY / "speeltafel.stamp"
    asked_pure = os.environ.get("SPEELTAFEL_PURE") == "1"
    mark = fingerprint(sources(), str(asked_pure), compiler_traces())
    if is_current(stamp, mark):
        return
    with step(f"install speeltafel in {PLAY.name} (to compile the rules takes a minute or two)"):
        stamp.unlink(missing_ok=True)
        install(PLAY, str(ROOT))
        if not asked_pure and not holds_compiled(venv_path(PLAY, "platlib")):
            print(PURE, file=sys.stderr)
        stamp.write_text(mark, encoding="utf-8")

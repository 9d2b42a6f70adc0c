"""Build hook: puts the browser client and the rules, compiled by mypyc, into the wheel.

Python prefers a compiled module to the source beside it, however old it is. So nothing is ever
compiled in place: a copy in a temporary folder is, and only the wheel gets the result, from
build/rules, where it waits for the next wheel of the same rules. An editable install stays pure
Python, and so does any install on a machine that cannot compile; pip shows the sentence that says
so under --verbose, and `speeltafel --version` shows it always.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Extension, setup

RULES = ("speeltafel/engine", "speeltafel/games", "speeltafel/bots")

CLIENT = "web/client.py"
PLAIN = {"__init__.py", "forms.py"}
MADE = "made"  # the folder for the binaries, inside the temporary one
KEPT = "build/rules"  # what they are kept in

PROBE = "probe.c"
PROBE_SOURCE = """
#include <Python.h>
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "probe"};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&module); }
"""


class WheelHook(BuildHookInterface[BuilderConfig]):
    """Hatchling finds this class and calls it before it builds a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.build_client()
        reason = why_pure()
        if reason is None:
            self.add_binaries(build_data)
        else:
            self.app.display_warning(f"speeltafel is built as pure Python, slower: {reason}.")

    def build_client(self) -> None:
        """Into the package itself, where hatchling finds it."""
        done = subprocess.run([sys.executable, CLIENT, "build"], cwd=self.root, check=False)
        if done.returncode != 0:
            self.app.abort("The browser client could not be built; the reasons are above.")

    def add_binaries(self, build_data: dict[str, Any]) -> None:
        binaries = compiled_rules(Path(self.root))
        if not binaries:
            self.app.abort("mypyc could not compile the rules; its reasons are above.")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(binaries)


def why_pure() -> str | None:
    """Why the rules are not to be compiled here, or None if they are."""
    if os.environ.get("SPEELTAFEL_PURE") == "1":
        return "SPEELTAFEL_PURE=1 asks for it"
    if not can_compile():
        return "there is no working C compiler with Python's headers here"
    return None


def can_compile() -> bool:
    """Try it for real: a compiler on the path may lack a linker, a C library or Python.h."""
    with TemporaryDirectory(prefix="speeltafel-probe-") as folder:
        Path(folder, PROBE).write_text(PROBE_SOURCE, encoding="utf-8")
        return build_in(Path(folder), PROBE, output=subprocess.DEVNULL)


def compiled_rules(root: Path) -> dict[str, str]:
    """Map each binary to its place in the wheel; none if the rules do not compile."""
    kept = root / KEPT / fingerprint(root)
    if not kept.exists():
        shutil.rmtree(kept.parent, ignore_errors=True)
        compile_rules(root / "src", kept)
    return {
        str(path): path.relative_to(kept).as_posix() for path in kept.rglob("*") if path.is_file()
    }


def fingerprint(root: Path) -> str:
    """A name that changes with the rules, this file, and the Python and compiler at work."""
    tools = (sys.version, sysconfig.get_platform(), os.environ.get("CC"), version("mypy"))
    digest = hashlib.sha256(repr(tools).encode() + Path(__file__).read_bytes())
    for name in rule_modules(root / "src"):
        digest.update(f"{name}\0".encode() + (root / "src" / name).read_bytes())
    return digest.hexdigest()[:20]


def compile_rules(src: Path, kept: Path) -> None:
    """Compile a copy of the sources. What is kept appears at once, and only when all is there."""
    with TemporaryDirectory(prefix="speeltafel-") as folder:
        binaries = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(src, folder, dirs_exist_ok=True, ignore=binaries)
        if build_in(Path(folder), *rule_modules(src)):
            half = kept.with_suffix(".half")
            shutil.copytree(Path(folder, MADE), half)
            half.rename(kept)


def rule_modules(src: Path) -> list[str]:
    """The files to compile; an __init__.py holds no rules, and mypyc drops the types of forms.py."""
    found = [path for part in RULES for path in src.joinpath(part).rglob("*.py")]
    return sorted(path.relative_to(src).as_posix() for path in found if path.name not in PLAIN)


def build_in(folder: Path, *sources: str, output: int | None = None) -> bool:
    """Build extension modules in a process of its own: setuptools works in the current folder."""
    command = [sys.executable, __file__, *sources]
    done = subprocess.run(command, cwd=folder, stdout=output, stderr=output, check=False)
    return done.returncode == 0


def build_here(sources: Sequence[str]) -> None:
    """What the process of build_in does."""
    modules = [Extension("probe", sources)] if sources == [PROBE] else rule_extensions(sources)
    # Two jobs: the one big library of all rules, and beside it the small module of each file.
    arguments = ["build_ext", "--build-lib", MADE, "--parallel", "2"]
    setup(name="speeltafel", ext_modules=modules, script_args=arguments)


def rule_extensions(sources: Sequence[str]) -> list[Any]:
    """One group, so that calls between modules are plain C calls."""
    # No configuration file: one found in a parent of the temporary folder would not be ours.
    options = ["--config-file="]
    modules = mypycify([*options, *sources], opt_level="3", group_name="speeltafel")
    for module in modules:
        # A compiler newer than mypyc knows may warn; that should stop nobody's installation.
        if "-Werror" in module.extra_compile_args:
            module.extra_compile_args.remove("-Werror")
        if sys.platform != "win32":
            # The same sums everywhere, compiled or not: no processor rounds two steps as one.
            module.extra_compile_args.append("-ffp-contract=off")
        if sys.platform == "linux":
            # Nobody replaces our functions at load time, so calls between them may be inlined.
            module.extra_compile_args.append("-fno-semantic-interposition")
    return modules


if __name__ == "__main__":
    build_here(sys.argv[1:])

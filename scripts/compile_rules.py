"""Compiles the rules with mypyc, for ./run, the tests and the wheel.

    python scripts/compile_rules.py SRC [TARGET]

The Python at work needs mypy, librt and setuptools. The binaries are kept beside SRC, in
build/rules; TARGET becomes a complete copy of SRC with the binaries in it. Lines such as 312/4980
on stdout tell how much of the C code is compiled. The exit code is 3 where nothing can be compiled
and 1 where mypyc or the C compiler failed, with the reasons on stderr.

Python prefers a compiled module to the source beside it, however old it is. So nothing is ever
compiled in place: a copy in a temporary folder is.
"""

import argparse
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir, redirect_stdout
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from setuptools import Extension

RULES = ("speeltafel/engine", "speeltafel/games", "speeltafel/bots", "speeltafel/batch")
PLAIN = ("__init__.py", "forms.py")
MOVES = (
    "speeltafel/server/access/rate_limits.py",
    "speeltafel/server/live/broadcast.py",
    "speeltafel/server/store/sqlite_log.py",
    "speeltafel/server/table/clock.py",
    "speeltafel/server/table/table.py",
    "speeltafel/server/tables/repository.py",
    "speeltafel/server/wire/news.py",
    "speeltafel/server/wire/shared_news.py",
    "speeltafel/texts/language.py",
    "speeltafel/texts/plain.py",
    "speeltafel/texts/sentences.py",
    "speeltafel/texts/telling.py",
)
"""What every move passes at the server. Classes of messages are not compiled: msgspec would decode them
wrongly."""
LIBRARY = "speeltafel"  # mypyc's name for the one library of all rules is speeltafel__mypyc
NO_COMPILER = 3
PURE_WANTED = "SPEELTAFEL_PURE=1 asks for it"
PURE_NEEDED = "there is no working C compiler with Python's headers here"

LINK_TIME = ["-flto=auto", "-O3"]
"""Calls between packages are inlined too, while the library is linked, on all cores. Without it random
games are 5 to 9 % slower."""
GENERATED = "c"  # folders inside the temporary one
MADE = "made"
UNWANTED = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")

PROBE = """
#include <Python.h>
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "probe"};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&module); }
"""


def why_pure() -> str | None:
    """Why the rules are not to be compiled here, or None if they are."""
    if os.environ.get("SPEELTAFEL_PURE") == "1":
        return PURE_WANTED
    return None if can_compile() else PURE_NEEDED


def can_compile(*how: str) -> bool:
    """Try it for real: a compiler on the path may lack a linker, a C library or Python.h."""
    command = [sys.executable, __file__, "--probe", *how]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def compile_rules(src: Path, target: Path | None = None) -> bool:
    """Whether it succeeded. In a process of its own: setuptools works in the current folder."""
    command = [sys.executable, __file__, str(src), *([str(target)] if target else [])]
    return subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode == 0


def binaries(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.name.endswith(tuple(EXTENSION_SUFFIXES))]


def kept_binaries(src: Path) -> Path:
    """The folder for the binaries of these rules. It is there if, and only if, all of them are."""
    return src.parent / "build" / "rules" / digest(src, rule_modules(src))


def fingerprint(src: Path) -> str:
    """A name for the compiled copy that changes with anything in it, and with the tools."""
    files = (path for path in src.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return digest(src, sorted(path.relative_to(src).as_posix() for path in files))


def digest(src: Path, names: Iterable[str]) -> str:
    """Of these files, this one, and the Python and the compilers at work."""
    project = tomllib.loads((src.parent / "pyproject.toml").read_text(encoding="utf-8"))
    requires = project["build-system"]["requires"]  # they are exact versions
    tools = (sys.version, sysconfig.get_platform(), *compiler_traces(), requires)
    found = hashlib.sha256(repr(tools).encode() + Path(__file__).read_bytes())
    for name in names:
        content = hashlib.sha256((src / name).read_bytes()).digest()
        found.update(f"{name}\0".encode() + content)
    return found.hexdigest()[:20]


def compiler_traces() -> tuple[str | None, ...]:
    """Signs of a compiler. They prove nothing (the probe tries), but show when one arrives."""
    headers = Path(sysconfig.get_path("include"), "Python.h")
    found = (shutil.which(name) for name in ("cc", "gcc", "clang"))
    return (os.environ.get("CC"), *found, str(headers) if headers.exists() else None)


def rule_modules(src: Path) -> list[str]:
    """The files to compile; an __init__.py holds no rules, and mypyc drops the types of forms.py."""
    found = [path for part in RULES for path in src.joinpath(part).rglob("*.py")]
    rules = [path.relative_to(src).as_posix() for path in found if path.name not in PLAIN]
    return sorted([*rules, *(name for name in MOVES if (src / name).exists())])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("src", type=Path, nargs="?")
    parser.add_argument("target", type=Path, nargs="?")
    parser.add_argument("--probe", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--link-time", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that temporary folders go
    if args.probe:
        probe(LINK_TIME if args.link_time else [])
    elif args.src is None:
        parser.error("SRC is missing")
    else:
        make(args.src.resolve(), args.target and args.target.resolve())


def probe(flags: list[str]) -> None:
    """Build the smallest module there is."""
    from setuptools import Extension  # noqa: PLC0415 - ./run imports this file without setuptools

    with TemporaryDirectory(prefix="speeltafel-probe-") as folder, chdir(folder):
        Path("probe.c").write_text(PROBE, encoding="utf-8")
        module = Extension("probe", ["probe.c"], extra_compile_args=flags, extra_link_args=flags)
        build([module], lambda _: None)


def make(src: Path, target: Path | None) -> None:
    """Compile, unless the binaries are kept already; then make the copy, if one is asked for."""
    kept = kept_binaries(src)
    if not kept.exists():
        if not can_compile():
            print(PURE_NEEDED, file=sys.stderr)
            sys.exit(NO_COMPILER)
        make_binaries(src, kept)
    if target is not None:
        appear(target, src, kept)


def make_binaries(src: Path, kept: Path) -> None:
    """Compile a copy of the sources, and keep these binaries instead of older ones."""
    modules = rule_modules(src)
    with TemporaryDirectory(prefix="speeltafel-") as folder, chdir(folder):
        shutil.copytree(src, folder, dirs_exist_ok=True, ignore=UNWANTED)
        with redirect_stdout(sys.stderr):  # stdout is for the progress
            extensions = rule_extensions(modules)
        build(extensions, progress(extensions))
        # A module that mypyc left out would still run, as pure Python, and nobody would know.
        missing = [name for name in modules if not binary(Path(MADE, name)).exists()]
        if missing:
            sys.exit(f"No binary was made of {', '.join(missing)}.")
        for old in kept.parent.glob("[0-9a-f]*"):  # not half- of another process
            shutil.rmtree(old)
        appear(kept, Path(MADE))


def binary(module: Path) -> Path:
    return module.with_suffix(sysconfig.get_config_var("EXT_SUFFIX"))


def appear(target: Path, *parts: Path) -> None:
    """Copy into one folder, which appears at once and only when all is there."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix="half-", dir=target.parent) as half:
        whole = Path(half, target.name)
        for part in parts:
            ignored = UNWANTED if part is parts[0] and len(parts) > 1 else None
            shutil.copytree(part, whole, dirs_exist_ok=True, ignore=ignored)
        try:
            whole.rename(target)
        except OSError:
            if not target.exists():  # if it is there, another process was faster
                raise


def rule_extensions(modules: list[str]) -> list["Extension"]:
    """The library of all rules first, then a small module for each file, which loads it."""
    from mypyc.build import mypycify  # noqa: PLC0415 - as in probe

    # No configuration file: one found in a parent of the temporary folder would not be ours. And
    # what the server imports need not be installed to compile it: `./run test` checks the types.
    extensions: list[Any] = mypycify(
        ["--config-file=", "--ignore-missing-imports", *modules],
        debug_level="0",
        multi_file=True,
        target_dir=GENERATED,
        group_name=LIBRARY,
    )
    library, *shims = extensions
    library.sources = batches(library.sources)
    for extension in extensions:
        extension.extra_compile_args = compile_args(extension.extra_compile_args)
    if sys.platform == "linux" and can_compile("--link-time"):
        library.extra_compile_args += LINK_TIME
        library.extra_link_args += LINK_TIME
    if sys.platform != "win32":
        for shim in shims:
            shim.extra_compile_args.append("-O0")  # it runs once
    return extensions


def compile_args(given: list[str]) -> list[str]:
    """What mypyc asks of the C compiler, and more."""
    # A compiler newer than mypyc knows may warn; that should stop nobody's installation.
    args = [arg for arg in given if arg != "-Werror"]
    if sys.platform != "win32":
        # The same sums everywhere, compiled or not: no processor rounds two steps as one.
        args.append("-ffp-contract=off")
    if sys.platform == "linux":
        # Nobody replaces our functions at load time, so calls between them may be inlined; and
        # nothing outside the library looks for them, so they are reached without its table.
        args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
    return args


def batches(sources: list[str]) -> list[str]:
    """One C file for each package.

    Within a package calls between modules are inlined, and the headers are read once. Yet there
    are enough files to keep all cores busy.
    """
    packages: dict[str, list[str]] = {}
    for source in sources:
        package, _, _ = Path(source).stem.rpartition("___")  # as mypyc joins the parts of a name
        packages.setdefault(package or LIBRARY, []).append(source)
    return list(map(joined, packages, packages.values()))


def joined(package: str, sources: list[str]) -> str:
    texts = [Path(source).read_text(encoding="utf-8") for source in sources]
    path = Path(GENERATED, f"{package}.batch.c")
    path.write_text("".join(texts), encoding="utf-8")
    return str(path)


def size(source: str) -> int:
    return Path(source).stat().st_size


def progress(extensions: list["Extension"]) -> Callable[[str], None]:
    """Tells after each C file how much is compiled, in kB."""
    total = sum(size(str(source)) for extension in extensions for source in extension.sources)
    done = 0

    def tell(source: str) -> None:
        nonlocal done
        done += size(source)
        print(f"{done // 1000}/{total // 1000}", flush=True)

    return tell


def build(extensions: list["Extension"], tell: Callable[[str], None]) -> None:
    """Into the folder MADE, with a C compiler on each core. Ends the process if one fails."""
    from setuptools import setup  # noqa: PLC0415 - as in probe
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415 - as in probe

    cores = os.cpu_count() or 1
    with ThreadPoolExecutor(cores) as pool:

        class ParallelBuild(build_ext):
            def build_extensions(self) -> None:
                spread(self.compiler, pool, tell)
                super().build_extensions()

        setup(
            name="speeltafel",
            ext_modules=extensions,
            cmdclass={"build_ext": ParallelBuild},
            script_args=["--quiet", "build_ext", "--build-lib", MADE, "--parallel", str(cores)],
        )


def spread(compiler: Any, pool: ThreadPoolExecutor, tell: Callable[[str], None]) -> None:
    """Let it compile as many C files at once as the pool allows.

    By itself setuptools compiles different extensions side by side, but the files of one extension
    one after another, by name. The largest first keeps all cores busy to the end.
    """
    compile_in_turn = compiler.compile

    def compile_one(source: str, options: dict[str, Any]) -> list[str]:
        made: list[str] = compile_in_turn([source], **options)
        tell(source)
        return made

    def compile_all(sources: list[str], **options: Any) -> list[str]:
        largest_first = sorted(sources, key=size, reverse=True)
        made = pool.map(lambda source: compile_one(source, options), largest_first)
        return [name for names in made for name in names]

    compiler.compile = compile_all


if __name__ == "__main__":
    main()

"""Compiling the rules, as far as it can be proven without a C compiler (see test_compiling.py)."""

import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from pathlib import Path
from threading import Barrier

import pytest

from scripts import compile_rules
from scripts.compile_rules import NO_COMPILER, PURE_NEEDED, fingerprint, kept_binaries
from tests.packaging.project import MISTYPED, ROOT, SOUND, tiny_project

COMPILER = ROOT / "scripts" / "compile_rules.py"
STATE = "speeltafel/engine/state.py"


def test_rules_that_mypyc_refuses_are_an_error_with_its_reasons(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    src = tiny_project(tmp_path, MISTYPED) / "src"
    with chdir(src), pytest.raises(SystemExit):
        compile_rules.rule_extensions([STATE])
    assert "state.py:2: error: Incompatible return value" in capsys.readouterr().out


def test_all_that_a_move_passes_at_the_server_is_compiled() -> None:
    assert set(compile_rules.MOVES) <= set(compile_rules.rule_modules(ROOT / "src"))


def test_machine_without_a_compiler_says_so_and_makes_nothing(tmp_path: Path) -> None:
    src = tiny_project(tmp_path, SOUND) / "src"
    command: list[str | Path] = [sys.executable, COMPILER, src, tmp_path / "target"]
    environment = {**os.environ, "CC": "no-such-compiler"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (NO_COMPILER, "", f"{PURE_NEEDED}\n")
    assert not (tmp_path / "target").exists()


def test_module_that_was_left_out_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    src = tiny_project(tmp_path, SOUND) / "src"
    monkeypatch.setattr(compile_rules, "rule_extensions", lambda _modules: [])
    monkeypatch.setattr(compile_rules, "build", lambda _extensions, _tell: None)
    with pytest.raises(SystemExit, match=f"No binary was made of {STATE}"):
        compile_rules.make_binaries(src, kept_binaries(src))
    assert not kept_binaries(src).exists()


def test_copy_holds_the_sources_and_the_kept_binaries_and_no_others(tmp_path: Path) -> None:
    src = tiny_project(tmp_path, SOUND) / "src"
    (src / "speeltafel" / "left.so").touch()
    kept_binaries(src).mkdir(parents=True)
    (kept_binaries(src) / "kept.so").touch()
    target = tmp_path / "copies" / "first"
    compile_rules.make(src, target)
    files = {path.relative_to(target).as_posix() for path in target.rglob("*") if path.is_file()}
    assert files == {"kept.so", "speeltafel/__init__.py", "speeltafel/engine/__init__.py", STATE}


def test_copy_that_cannot_be_completed_does_not_appear(tmp_path: Path) -> None:
    src = tiny_project(tmp_path, SOUND) / "src"
    with pytest.raises(FileNotFoundError):
        compile_rules.appear(tmp_path / "copies" / "first", src, tmp_path / "missing")
    assert list((tmp_path / "copies").iterdir()) == []


def test_copy_that_another_process_made_meanwhile_is_good(tmp_path: Path) -> None:
    src = tiny_project(tmp_path, SOUND) / "src"
    compile_rules.appear(tmp_path / "copies" / "first", src)
    compile_rules.appear(tmp_path / "copies" / "first", src)
    assert [path.name for path in (tmp_path / "copies").iterdir()] == ["first"]


def test_binaries_follow_the_rules_and_the_copy_follows_every_file(tmp_path: Path) -> None:
    src = tiny_project(tmp_path, SOUND) / "src"
    rules, whole = kept_binaries(src), fingerprint(src)
    (src / "speeltafel" / "texts.ftl").write_text("title = Titus", encoding="utf-8")
    assert (kept_binaries(src), fingerprint(src) == whole) == (rules, False)
    (src / STATE).write_text(MISTYPED, encoding="utf-8")
    assert kept_binaries(src) != rules


def test_modules_of_a_package_are_compiled_as_one_file(tmp_path: Path) -> None:
    texts = {
        "__native_speeltafel.c": "library",
        "__native_speeltafel___engine___dice.c": "d",
        "__native_speeltafel___engine___state.c": "s",
    }
    with chdir(tmp_path):
        Path(compile_rules.GENERATED).mkdir()
        for name, text in texts.items():
            Path(compile_rules.GENERATED, name).write_text(text, encoding="utf-8")
        found = compile_rules.batches([f"{compile_rules.GENERATED}/{name}" for name in texts])
        assert [Path(name).read_text(encoding="utf-8") for name in found] == ["library", "ds"]


class Compiler:
    """Stands for that of setuptools; each file takes as long as there are others to wait for."""

    def __init__(self, at_once: int) -> None:
        self.others = Barrier(at_once, timeout=30)

    def compile(self, sources: Sequence[str], *, suffix: str) -> list[str]:
        self.others.wait()
        return [source + suffix for source in sources]


def compiled_by(at_once: int, sources: list[str]) -> tuple[list[str], list[str]]:
    """Their results, and which were reported as done, with a number at once."""
    compiler, told = Compiler(at_once), list[str]()
    with ThreadPoolExecutor(at_once) as pool:
        compile_rules.spread(compiler, pool, told.append)
        return compiler.compile(sources, suffix=".o"), told


@pytest.fixture(name="sources")
def two_sources(tmp_path: Path) -> list[str]:
    for name, text in (("a.c", "small"), ("b.c", "larger")):
        (tmp_path / name).write_text(text, encoding="utf-8")
    return [str(tmp_path / "a.c"), str(tmp_path / "b.c")]


def test_files_of_one_extension_are_compiled_side_by_side(sources: list[str]) -> None:
    made, told = compiled_by(2, sources)
    assert sorted(made) == [f"{source}.o" for source in sources]
    assert sorted(told) == sources


def test_largest_file_is_compiled_first(sources: list[str]) -> None:
    _, told = compiled_by(1, sources)
    assert told == sources[::-1]

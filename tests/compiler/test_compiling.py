"""Compiling the rules for real. These tests need a C compiler: `./run test` runs them with the
compiled half, see scripts/checks.py."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import compile_rules
from scripts.compile_rules import binaries, kept_binaries
from scripts.wheels import make_wheel
from tests.packaging.hook import initialized
from tests.packaging.project import MISTYPED, ROOT, SOUND, tiny_project
from tests.packaging.trial import check_wheel

COMPILER = ROOT / "scripts" / "compile_rules.py"
WHERE = "from speeltafel.engine import state; print(state.__file__, state.double(4))"


def compile_into(target: Path, src: Path) -> subprocess.CompletedProcess[str]:
    command: list[str | Path] = [sys.executable, COMPILER, src, target]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_copy_runs_compiled_and_the_sources_stay_as_they_were(tmp_path: Path) -> None:
    src, target = tiny_project(tmp_path, SOUND) / "src", tmp_path / "copies" / "first"
    done = compile_into(target, src)
    assert (done.returncode, done.stderr) == (0, "")
    completed, total = done.stdout.splitlines()[-1].split("/")
    assert completed == total
    environment = {**os.environ, "PYTHONPATH": str(target)}
    answer = subprocess.check_output([sys.executable, "-c", WHERE], env=environment, text=True)
    module, doubled = answer.split()
    assert Path(module) in binaries(target)
    assert doubled == "8"
    assert binaries(src) == []


def test_a_compiler_that_inlines_nothing_while_linking_will_do(tmp_path: Path) -> None:
    compiler = tmp_path / "cc"
    refuses = '#!/bin/sh\ncase "$*" in *-flto*) exit 1;; esac\nexec cc "$@"\n'
    compiler.write_text(refuses, encoding="utf-8")
    compiler.chmod(0o755)
    target = tmp_path / "copies" / "first"
    command: list[str | Path] = [sys.executable, COMPILER, tiny_project(tmp_path, SOUND) / "src"]
    environment = {**os.environ, "CC": str(compiler)}
    done = subprocess.run([*command, target], env=environment, capture_output=True, check=False)
    assert done.returncode == 0
    assert binaries(target)


def test_rules_are_compiled_once(tmp_path: Path) -> None:
    src = tiny_project(tmp_path, SOUND) / "src"
    assert compile_into(tmp_path / "copies" / "first", src).stdout
    again = compile_into(tmp_path / "copies" / "second", src)
    assert (again.returncode, again.stdout) == (0, "")
    assert binaries(tmp_path / "copies" / "second")


def test_changed_rules_replace_the_kept_binaries(tmp_path: Path) -> None:
    src = tiny_project(tmp_path, SOUND) / "src"
    assert compile_rules.compile_rules(src)
    (src / "speeltafel/engine/state.py").write_text(SOUND + "LEAST = 1\n", encoding="utf-8")
    assert compile_rules.compile_rules(src)
    assert list((tmp_path / "build" / "rules").iterdir()) == [kept_binaries(src)]


def test_rules_that_mypyc_refuses_fail_the_command(tmp_path: Path) -> None:
    target = tmp_path / "copies" / "first"
    done = compile_into(target, tiny_project(tmp_path, MISTYPED) / "src")
    assert (done.returncode, done.stdout) == (1, "")
    assert "state.py:2: error: Incompatible return value" in done.stderr
    assert not target.exists()


def test_hook_gives_the_wheel_every_binary_and_its_tag(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SPEELTAFEL_PURE", raising=False)
    told = initialized(tiny_project(tmp_path, SOUND))
    assert (told["pure_python"], told["infer_tag"]) == (False, True)
    assert {place.partition(".")[0] for place in told["force_include"].values()} == {
        "speeltafel__mypyc",
        "speeltafel/engine/state",
    }


def test_compiled_wheel_plays_where_nothing_but_python_is(tmp_path: Path) -> None:
    wheel = make_wheel(tmp_path / "wheels", "compiled")
    assert not wheel.name.endswith("-none-any.whl")
    check_wheel(wheel, "compiled", tmp_path)

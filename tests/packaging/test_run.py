"""The start script: sound on any Python, never fooled by half a set-up, plain about what failed."""

import ast
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts import environments
from scripts.environments import SetUpError, fingerprint
from tests.packaging.project import ROOT
from web import client


def test_older_pythons_can_read_the_script() -> None:
    ast.parse((ROOT / "run").read_text(encoding="utf-8"), feature_version=(3, 6))


def test_older_python_gets_one_clear_sentence() -> None:
    pretend = "import runpy, sys; sys.version_info = (3, 9); sys.version = '3.9.2 (main)'; "
    command = [sys.executable, "-c", pretend + "runpy.run_path('run')"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "Speeltafel needs Python 3.11 or newer, not 3.9.2.\n"


class Setups:
    """Stands for the programs of the set-up: counts them, and fails at the chosen one."""

    def __init__(self, failing: str = "") -> None:
        self.failing = failing
        self.commands: list[str] = []

    def __call__(self, *command: str, **_env: str) -> None:
        line = " ".join(command)
        self.commands.append(line)
        if self.failing and self.failing in line:
            raise SetUpError(line)


@pytest.fixture(name="make_venv")
def venv_maker(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[Setups], int]:
    """Makes a venv with these programs; how many of them were needed."""

    def make(setups: Setups) -> int:
        monkeypatch.setattr(environments, "quietly", setups)
        monkeypatch.setattr(environments, "make_pip", lambda: None)
        venv = tmp_path / "venv"
        venv.mkdir(exist_ok=True)
        (tmp_path / "lock.txt").touch()
        environments.make_venv(venv, tmp_path / "lock.txt")
        return len(setups.commands)

    return make


def test_set_up_is_skipped_when_nothing_changed(make_venv: Callable[[Setups], int]) -> None:
    assert make_venv(Setups()) == 2
    assert make_venv(Setups()) == 0


def test_set_up_is_done_again_for_another_lock(
    make_venv: Callable[[Setups], int], tmp_path: Path
) -> None:
    make_venv(Setups())
    (tmp_path / "lock.txt").write_text("click==8.5.1\n", encoding="utf-8")
    assert make_venv(Setups()) == 2


def test_failed_set_up_is_not_believed_complete(make_venv: Callable[[Setups], int]) -> None:
    with pytest.raises(SetUpError):
        make_venv(Setups(failing=" install "))
    assert make_venv(Setups()) == 2


def test_fingerprint_follows_names_contents_and_facts(tmp_path: Path) -> None:
    first, second = tmp_path / "first.py", tmp_path / "second.py"
    first.write_text("a", encoding="utf-8")
    second.write_text("a", encoding="utf-8")
    seen = [fingerprint([first]), fingerprint([second]), fingerprint([first], "fact")]
    first.write_text("b", encoding="utf-8")
    seen.append(fingerprint([first]))
    assert len(set(seen)) == len(seen)


def test_the_client_is_made_from_its_sources_and_the_texts() -> None:
    found = {path.relative_to(ROOT).as_posix() for path in client.sources()}
    assert {"web/client.py", "web/src/main.ts", "src/speeltafel/texts/nl.ftl"} <= found
    assert not [name for name in found if name.endswith(".pyc") or "node_modules" in name]
    assert not [name for name in found if name.startswith(("src/speeltafel/web", "web/build"))]


def test_output_of_the_set_up_is_shown_when_it_fails() -> None:
    with pytest.raises(SetUpError, match=r"(?s)the reason.*This failed"):
        environments.quietly(sys.executable, "-c", "print('the reason'); raise SystemExit(1)")


def test_bytecode_is_kept_apart_where_there_is_to_be_none_beside_sources(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    given = environments.environment()
    assert "PYTHONDONTWRITEBYTECODE" not in given
    assert given["PYTHONPYCACHEPREFIX"] == str(environments.BYTECODE)
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE")
    assert "PYTHONPYCACHEPREFIX" not in environments.environment()

"""The build hook compiles where it can, says so where it cannot, and never in the source tree."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder

from scripts import compile_rules
from scripts.compile_rules import binaries
from tests.packaging.hook import initialized
from tests.packaging.project import ROOT, SOUND, tiny_project


def wheel_names(root: Path, folder: Path) -> list[str]:
    (wheel,) = WheelBuilder(str(root)).build(directory=str(folder), versions=["standard"])
    with ZipFile(wheel) as opened:
        return opened.namelist()


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("SPEELTAFEL_PURE", "1", "SPEELTAFEL_PURE=1 asks for it"),
        ("CC", "no-such-compiler", "there is no working C compiler with Python's headers here"),
    ],
)
def test_build_that_does_not_compile_is_pure_and_says_why(
    name: str,
    value: str,
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.delenv("SPEELTAFEL_PURE", raising=False)
    monkeypatch.setenv(name, value)
    assert initialized(tiny_project(tmp_path, SOUND)) == {"force_include": {}}
    sentence = f"speeltafel is built as pure Python, slower: {reason}.\n"
    assert capfd.readouterr().err == sentence


def test_editable_install_is_pure_even_where_it_could_be_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compile_rules, "why_pure", lambda: None)
    assert initialized(tiny_project(tmp_path, SOUND), "editable") == {"force_include": {}}


def test_rules_that_cannot_be_compiled_fail_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compile_rules, "why_pure", lambda: None)
    monkeypatch.setattr(compile_rules, "compile_rules", lambda _src: False)
    with pytest.raises(SystemExit):
        initialized(tiny_project(tmp_path, SOUND))
    assert "mypyc could not compile the rules" in capfd.readouterr().err


def test_wheel_gets_the_binaries_that_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compile_rules, "why_pure", lambda: None)
    root = tiny_project(tmp_path, SOUND)
    engine = compile_rules.kept_binaries(root / "src") / "speeltafel" / "engine"
    engine.mkdir(parents=True)
    binary = engine / f"state{EXTENSION_SUFFIXES[0]}"
    binary.touch()
    place = f"speeltafel/engine/{binary.name}"
    assert initialized(root)["force_include"] == {str(binary): place}


def test_client_that_cannot_be_built_fails_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SPEELTAFEL_PURE", "1")
    with pytest.raises(SystemExit):
        initialized(tiny_project(tmp_path, SOUND, client="raise SystemExit(1)"))
    assert "The browser client could not be built" in capfd.readouterr().err


def test_binary_left_in_the_source_tree_does_not_travel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPEELTAFEL_PURE", "1")
    root = tiny_project(tmp_path, SOUND)
    (root / "src/speeltafel/engine" / f"state{EXTENSION_SUFFIXES[0]}").touch()
    names = wheel_names(root, tmp_path / "dist")
    assert "speeltafel/engine/state.py" in names
    assert not [name for name in names if name.endswith(tuple(EXTENSION_SUFFIXES))]


def test_wheel_holds_every_file_of_the_package_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPEELTAFEL_PURE", "1")
    src = ROOT / "src"
    names = [name for name in wheel_names(ROOT, tmp_path) if ".dist-info/" not in name]
    files = [path for path in src.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert sorted(names) == sorted(path.relative_to(src).as_posix() for path in files)
    assert "speeltafel/web/index.html" in names
    assert binaries(src) == []

"""`./run test`: its kinds of checks leave no test out, and its summary says what failed."""

import sys
from pathlib import Path

import pytest

from scripts import checks
from scripts.checks import AFTER_COMPILING, KINDS, UNCOMPILED, Result, chosen, failed_tests
from scripts.environments import SetUpError
from tests.packaging.project import ROOT

PYTEST_OUTPUT = """
------------------------------ Captured log call -------------------------------
ERROR    speeltafel.server.bots.pool:pool.py:76 a bot failed
=========================== short test summary info ============================
FAILED tests/games/test_a.py::test_swan[one two] - AssertionError: assert 1 == 2
FAILED tests/games/test_a.py::test_owl
ERROR tests/games/test_b.py::test_owl - fixture failed
==================== 2 failed, 1 passed, 1 error in 0.02s ======================
"""
VITEST_OUTPUT = """
 FAIL  tests/laying.test.ts > laying > finds a place
AssertionError: expected 1 to be 2
 FAIL  tests/laying.test.ts > laying > finds a place
"""


def kinds_of(test: Path) -> list[str]:
    """The kinds of checks that a test file belongs to."""
    return [
        kind
        for kind, parts in KINDS.items()
        if any(test.is_relative_to(ROOT / part) for part in parts)
    ]


def test_every_test_belongs_to_exactly_one_kind() -> None:
    tests = {str(test): kinds_of(test) for test in (ROOT / "tests").rglob("test_*.py")}
    assert {test: kinds for test, kinds in tests.items() if len(kinds) != 1} == {}


def test_every_kind_with_tests_runs_them_somewhere() -> None:
    assert {kind for kind, parts in KINDS.items() if parts} == {*UNCOMPILED, *AFTER_COMPILING}


def test_every_kind_names_what_there_is() -> None:
    parts = [part for parts in KINDS.values() for part in parts]
    assert [part for part in parts if not (ROOT / part).exists()] == []


@pytest.mark.parametrize("asked", [[], ["rules", "speed"]])
def test_who_asks_for_no_kind_or_an_unknown_one_learns_which_there_are(asked: list[str]) -> None:
    with pytest.raises(SetUpError, match=f"the kinds of checks are {', '.join(KINDS)}"):
        chosen(asked)


def test_failed_tests_are_those_of_the_summary() -> None:
    assert failed_tests(PYTEST_OUTPUT) == (
        "tests/games/test_a.py::test_swan[one two]",
        "tests/games/test_a.py::test_owl",
        "tests/games/test_b.py::test_owl",
    )


def test_failed_tests_of_the_client_are_named_once() -> None:
    assert failed_tests(VITEST_OUTPUT) == ("tests/laying.test.ts > laying > finds a place",)


def test_a_check_ends_as_its_program_does(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checks, "script", lambda _venv, _program: sys.executable)
    passed = checks.check("good", "python", "-c", "print('fine'); print()")
    failed = checks.check("bad", "python", "-c", "raise SystemExit('no')")
    assert (passed.passed, passed.last_line) == (True, "fine")
    assert (failed.passed, failed.last_line) == (False, "no")
    assert "-- bad: FAILED" in capsys.readouterr().out


def test_last_line_says_that_the_compiled_half_was_not_tested(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("CI", raising=False)
    passed = Result("tests, uncompiled", True, 1.0, "12 passed in 0.9s")
    assert checks.conclude([passed], complete=False) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "12 passed in 0.9s" in lines[-2]
    assert lines[-1].startswith("NOT TESTED: the compiled half")


def test_untested_compiled_half_is_a_failure_in_ci(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CI", "true")
    assert checks.conclude([], complete=False) == 1
    assert capsys.readouterr().out.endswith("With CI=true that is a failure.\n")


def test_every_failed_check_and_test_is_named_at_the_end(
    capsys: pytest.CaptureFixture[str],
) -> None:
    results = [
        Result("format", False, 1.0, ""),
        Result("lint", True, 1.0, ""),
        Result("server", False, 1.0, "", ("tests/server/test_a.py::test_owl",)),
    ]
    assert checks.conclude(results, complete=True) == 1
    end = "\nFAILED: format\nFAILED: server\n  tests/server/test_a.py::test_owl\n"
    assert capsys.readouterr().out.endswith(end)

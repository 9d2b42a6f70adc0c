"""Results, saved and continued."""

from pathlib import Path

import pytest

from speeltafel.arena.plan import Part
from speeltafel.arena.results import BadResults, Results
from tests.arena.plans import plan_of, played, sheet_of

PLAN = plan_of(("a", "b", "b"))


def test_what_is_missing_is_played_deal_by_deal() -> None:
    results = sheet_of(PLAN, played(0, 1, [0], [0, 0, 0]))
    assert list(results.missing(2)) == [Part(0, 0), Part(0, 2), Part(1, 0), Part(1, 1), Part(1, 2)]


def test_a_saved_sheet_is_the_same_when_it_is_continued(tmp_path: Path) -> None:
    results = sheet_of(PLAN, played(0, 1, [0], [1, 2, 3]), played(0, 0, [2], [-1, 0, 0]))
    results.save(tmp_path / "results.json")
    again = Results(PLAN)
    again.resume(tmp_path / "results.json")
    assert again.played == results.played
    assert [file.name for file in tmp_path.iterdir()] == ["results.json"]


def test_a_sheet_that_cannot_be_saved_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "results.json"
    sheet_of(PLAN).save(file)
    before = file.read_bytes()

    def fail(_self: Path, _target: Path) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="disk full"):
        sheet_of(PLAN, played(0, 0, [0], [0, 0, 0])).save(file)
    assert [kept.read_bytes() for kept in tmp_path.iterdir()] == [before]


def test_results_of_another_plan_are_not_mixed_in(tmp_path: Path) -> None:
    sheet_of(PLAN).save(tmp_path / "results.json")
    with pytest.raises(BadResults, match=r"holds results of another plan \(seed differs\)"):
        Results(plan_of(("a", "b", "b"), seed=2)).resume(tmp_path / "results.json")


@pytest.mark.parametrize("text", ["", "{}", '{"plan": {}, "played": [1]}', "\xff"])
def test_what_is_no_sheet_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "x").write_text(text, encoding="latin-1")
    with pytest.raises(BadResults, match="x holds no results of the arena"):
        Results(PLAN).resume(tmp_path / "x")

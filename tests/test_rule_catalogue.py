"""No rule without its texts and a test; and a proof that this check can fail."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from speeltafel.texts import texts
from tests.rule_catalogue import (
    PREFIXES,
    ROOT,
    RULE,
    Catalogue,
    built_games,
    gather,
    marked_tests,
    rule_ids,
)

# The law lies beside the checkout where the project is made; a clone elsewhere has the copy only.
LAW: Final = ROOT.parent / "shared" / "rules"

SOUND: Final = Catalogue(
    rules={"telos": ["TEL-01", "TEL-02"], "titus": ["TIT-01"]},
    built=frozenset({"telos"}),
    texts={lang: frozenset({"TEL-01", "TEL-02"}) for lang in ("en", "nl")},
    tests={"TEL-01": ["tests/test_a.py:1"], "TEL-02": ["tests/test_a.py:7"]},
)


def test_every_rule_of_a_built_game_has_its_texts_and_a_test(
    capsys: pytest.CaptureFixture[str],
) -> None:
    catalogue = gather()
    with capsys.disabled():
        print("", *catalogue.open_lines(), sep="\n")
    faults = catalogue.faults()
    assert not faults, "\n".join(faults)


def test_every_rule_file_is_in_the_catalogue() -> None:
    files = {file.stem for file in (ROOT / "docs" / "rules").glob("*.md")}
    assert files == {"README", *PREFIXES}


def test_the_copy_of_the_rules_is_the_law_wherever_that_lies_beside_it() -> None:
    laws = [law for law in LAW.glob("*.md") if law.stem != "README"]
    assert len(laws) == (len(PREFIXES) if LAW.is_dir() else 0)
    for law in laws:
        assert (ROOT / "docs" / "rules" / law.name).read_bytes() == law.read_bytes()


@pytest.mark.parametrize("game", PREFIXES)
def test_every_part_of_a_rule_file_has_its_heading_and_its_rules_in_the_books(game: str) -> None:
    file = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    parts = [re.findall(RULE, part) for part in re.split(r"^#+ ", file, flags=re.MULTILINE)]
    for first, *others in filter(None, parts):
        assert texts("en").heading(first)
        book = [rule for rule, _ in texts("en").rules(first[:3])]
        assert [rule for rule in book if rule in others] == others
        assert not others or book.index(others[-1]) == book.index(first) + len(others)


def test_a_sound_catalogue_has_no_faults() -> None:
    assert SOUND.faults() == []


def test_a_rule_without_a_text_is_a_fault() -> None:
    catalogue = replace(SOUND, texts={**SOUND.texts, "nl": frozenset({"TEL-01"})})
    assert catalogue.faults() == ["TEL-02 has no text in nl.ftl."]


def test_a_rule_without_a_test_is_a_fault() -> None:
    catalogue = replace(SOUND, tests={"TEL-01": ["tests/test_a.py:1"]})
    assert catalogue.faults() == ["TEL-02 has no test."]


def test_a_text_for_an_unknown_rule_is_a_fault() -> None:
    catalogue = replace(SOUND, texts={**SOUND.texts, "en": SOUND.texts["en"] | {"TEL-03"}})
    assert catalogue.faults() == ["en.ftl has a text for TEL-03, which is no rule."]


def test_a_marker_for_an_unknown_rule_is_a_fault() -> None:
    catalogue = replace(SOUND, tests={**SOUND.tests, "TEL-99": ["tests/test_b.py:3"]})
    assert catalogue.faults() == ["tests/test_b.py:3 is marked TEL-99, which is no rule."]


def test_an_id_that_stands_twice_or_in_the_wrong_file_is_a_fault() -> None:
    catalogue = replace(SOUND, rules={**SOUND.rules, "titus": ["TIT-01", "TIT-01", "TIM-01"]})
    assert catalogue.faults() == [
        "TIM-01 is no id for titus.md.",
        "TIT-01 stands twice in titus.md.",
    ]


def test_a_rule_file_without_rules_is_a_fault() -> None:
    catalogue = replace(SOUND, rules={**SOUND.rules, "titus": []})
    assert catalogue.faults() == ["titus.md lists no rule."]


def test_a_game_without_a_rule_file_is_a_fault() -> None:
    catalogue = replace(SOUND, built=frozenset({"telos", "whist"}))
    assert catalogue.faults() == ["The game whist is built but has no rule file."]


def test_a_game_that_is_not_built_is_open_and_no_fault() -> None:
    assert SOUND.open_lines() == ["titus is open: TIT-01"]


def test_the_table_shows_languages_and_tests() -> None:
    assert SOUND.table() == ["TEL-01  en nl    1", "TEL-02  en nl    1", "TIT-01  -- --    0"]


def test_rules_are_read_from_their_bold_ids(tmp_path: Path) -> None:
    file = tmp_path / "telos.md"
    file.write_text("- **TEL-01** S One, see TEL-07.\n- **TEL-02** R **Option** two.\n")
    assert rule_ids(file) == ["TEL-01", "TEL-02"]


def test_only_a_folder_with_code_is_a_built_game(tmp_path: Path) -> None:
    (tmp_path / "titus" / "__pycache__").mkdir(parents=True)
    (tmp_path / "telos").mkdir()
    (tmp_path / "telos" / "state.py").touch()
    assert built_games(tmp_path) == {"telos"}


def test_markers_are_found_wherever_pytest_takes_them(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    (tests / "games").mkdir(parents=True)
    (tests / "games" / "test_marks.py").write_text(
        "import pytest\n"
        "from pytest import mark\n"
        'pytestmark = pytest.mark.rule("TEL-01")\n'
        '@mark.rule("TEL-02")\n'
        "def test_a(): ...\n"
        'CASE = pytest.param(1, marks=pytest.mark.rule("TEL-01"))\n'
        "@pytest.mark.rule(SOME)\n"
        "def test_b(): ...\n"
        'WORDS = "pytest.mark.rule(TEL-09)"\n'
    )
    place = "tests/games/test_marks.py"
    assert marked_tests(tests) == {
        "TEL-01": [f"{place}:3", f"{place}:6"],
        "TEL-02": [f"{place}:4"],
        "SOME": [f"{place}:7"],
    }

"""`speeltafel rules`."""

import re

import pytest

from speeltafel.registry import GAMES
from speeltafel.texts import LANGUAGES, texts
from tests.cli.command import Inside


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_printed_in_order_after_its_number(
    game: str, lang: str, inside: Inside
) -> None:
    heading, _, *parts = inside.says("rules", game, "--lang", lang).split("\n\n")
    assert texts(lang).say(f"game-{game}") in heading
    printed = re.findall(r"^(\S+)  (.*(?:\n .*)*)", "\n".join(parts), re.MULTILINE)
    rules = [rule for prefix in GAMES[game].rules for rule in texts(lang).rules(prefix)]
    assert [(rule, re.sub(r"\n +", " ", text)) for rule, text in printed] == rules
    assert rules


@pytest.mark.parametrize("game", GAMES)
def test_the_aim_comes_first_and_every_part_has_a_heading(game: str, inside: Inside) -> None:
    _, about, *parts = inside.says("rules", game, "--lang", "nl").split("\n\n")
    assert about.replace("\n", " ") == texts("nl").say(f"game-{game}-about")
    for part in parts:
        heading, first, *_ = part.splitlines()
        assert heading == texts("nl").heading(first.split()[0])


@pytest.mark.parametrize("columns", [40, 60, 80, 132])
def test_rules_hang_below_their_number_and_fit_the_terminal(
    columns: int, inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    _, about, *parts = inside.says("rules", "telos").split("\n\n")
    lines = [line for part in parts for line in part.splitlines()[1:]]
    assert all(re.match(r"TEL-\d\d  \S| {8}\S", line) for line in lines)
    assert max(map(len, about.splitlines())) <= columns
    assert columns - 20 < max(map(len, lines)) <= columns


def test_the_computer_chooses_the_language_if_nobody_does(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_BE.UTF-8")
    assert inside.says("rules", "telos") == inside.says("rules", "telos", "--lang", "fr")

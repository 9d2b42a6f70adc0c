"""The texts and pages use the words of docs/glossary.md, and none that it bans."""

from pathlib import Path

import pytest

from speeltafel.texts import LANGUAGES
from tests.texts.fluent_files import said
from tests.texts.glossary import EVERYWHERE, GAMES, PAGE, ROOT, TEXTS, Term, pattern, terms
from tests.texts.python_prose import prose_of

PAGES = [
    *(ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")),
    *sorted(page for page in PAGE.parent.glob("*.md") if page != PAGE),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_words(lang: str) -> None:
    assert len(terms(lang)) > 20
    assert {term.where for term in terms(lang)} <= {*GAMES, TEXTS, EVERYWHERE}
    assert all(term.say and term.instead_of for term in terms(lang))


def test_every_row_of_the_page_is_read() -> None:
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if "`" in line]
    assert sum(line.startswith("| ") for line in rows) == sum(len(terms(it)) for it in LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_uses_a_banned_word(lang: str) -> None:
    lines = [(text, line) for text, ways in said(lang) for line in ways]
    found = {
        f"{text}: {word}"
        for term in terms(lang)
        for text, line in lines
        if term.covers(text)
        for word in term.banned_in(line)
    }
    assert found == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_is_used_in_the_texts(lang: str) -> None:
    lines = [(text, line) for text, ways in said(lang) for line in ways]
    unused = [
        word
        for term in terms(lang)
        for word in term.say
        if not any(word.lower() in line.lower() for text, line in lines if term.covers(text))
    ]
    assert unused == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_page_uses_a_word_that_is_banned_everywhere(page: Path) -> None:
    prose = page.read_text(encoding="utf-8")
    banned = [term for term in terms("en") if term.where == EVERYWHERE]
    assert [word for term in banned for word in term.banned_in(prose)] == []


@pytest.mark.parametrize("folder", ["src", "tests", "scripts", "bench"])
def test_no_comment_docstring_or_test_name_uses_such_a_word(folder: str) -> None:
    banned = [term for term in terms("en") if term.where == EVERYWHERE]
    found = {
        f"{path.relative_to(ROOT)}: {word} in: {prose}"
        for path in (ROOT / folder).rglob("*.py")
        for prose in prose_of(path.read_text(encoding="utf-8"))
        for term in banned
        for word in term.banned_in(prose)
    }
    assert found == set()


def test_comments_docstrings_and_names_are_all_prose() -> None:
    code = 'def test_made_anew() -> None:\n    """Mend it."""\n    x = "anew"  # whoever\n'
    assert set(prose_of(code)) == {"test made anew", "Mend it.", "# whoever"}


@pytest.mark.parametrize(
    ("word", "line"),
    [
        ("mend", "Mend the line."),
        ("élément*", "Ces éléments."),
        ("^qui", "Qui gagne perd."),
        ("^qui", "C’est fini\u00a0: qui gagne perd."),
        ("^qui", "C’est fini. Qui gagne perd."),
        ("l’on", "Et l’on joue."),
    ],
)
def test_a_banned_word_is_found(word: str, line: str) -> None:
    assert pattern(word).search(line)


@pytest.mark.parametrize(
    ("word", "line"),
    [
        ("mend", "Amend the line, recommend it."),
        ("lettre", "Les lettres."),
        ("^qui", "Le joueur qui gagne."),
        ("^qui", "Qui est le joueur 2\u202f?"),
    ],
)
def test_another_word_is_left_alone(word: str, line: str) -> None:
    assert not pattern(word).search(line)


def test_a_term_of_a_game_is_about_its_texts_only() -> None:
    term = Term(["jeton"], ["pièce"], "Titus")
    assert term.covers("rule-TIT-03")
    assert term.covers("web-titus-take")
    assert not term.covers("rule-TEL-03")

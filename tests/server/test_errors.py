"""Every error of the server can be said in every language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from speeltafel.engine.errors import BadOption, BadRecord, Explained
from speeltafel.server import errors
from speeltafel.server.errors import TableError, sentence_of
from speeltafel.server.table.commands.chat import PHRASES
from speeltafel.texts import LANGUAGES, texts

SOURCES = Path(__file__).resolve().parents[2] / "src"


def kinds() -> Iterator[type[TableError]]:
    for kind in vars(errors).values():
        if isinstance(kind, type) and issubclass(kind, TableError) and kind is not TableError:
            yield kind


def explained() -> Iterator[str]:
    """The texts of errors of the engine that people can bring about, as its sources raise them."""
    codes = {kind.__name__: kind.code for kind in Explained.__subclasses__()}
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(ast.Name(name), [_, ast.Constant(str(reason))]) if name in codes:
                    yield f"error-{codes[name]}-{reason}"
                case _:
                    pass


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_and_phrase_has_words_and_no_words_are_left_over(lang: str) -> None:
    errors = {f"error-{kind.code}" for kind in kinds()} | set(explained()) | {"error-bad_deck-more"}
    assert {text for text in texts(lang).ids if text.startswith("error-")} == errors
    assert {text for text in texts(lang).ids if text.startswith("phrase-")} == {
        f"phrase-{phrase}" for phrase in PHRASES
    }


def test_codes_are_words_and_unique() -> None:
    codes = [kind.code for kind in kinds()]
    assert len(codes) == len(set(codes))
    assert all(re.fullmatch("[a-z]+(_[a-z]+)*", code) for code in codes)


def test_what_people_bring_along_is_refused_in_their_language_and_programs_in_english() -> None:
    dutch = texts("nl")
    wrong = BadRecord("move 3 of this record: no", "move", number=3)
    assert sentence_of(wrong, dutch).startswith("Zet 3 van dit spel")
    assert sentence_of(BadRecord("in this record, 1 should be a text"), dutch).startswith("in this")
    assert sentence_of(BadOption("there is no option"), dutch) == "there is no option"

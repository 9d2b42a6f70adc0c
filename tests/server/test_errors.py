"""Every error of the server can be said in every language."""

import re
from collections.abc import Iterator

import pytest

from speeltafel.server import errors
from speeltafel.server.errors import TableError
from speeltafel.server.phrases import PHRASES
from speeltafel.texts import LANGUAGES, texts


def kinds() -> Iterator[type[TableError]]:
    for kind in vars(errors).values():
        if isinstance(kind, type) and issubclass(kind, TableError) and kind is not TableError:
            yield kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_and_phrase_has_words_and_no_words_are_left_over(lang: str) -> None:
    codes = {kind.code for kind in kinds()}
    assert {text for text in texts(lang).ids if text.startswith("error-")} == {
        f"error-{code}" for code in codes
    }
    assert {text for text in texts(lang).ids if text.startswith("phrase-")} == {
        f"phrase-{phrase}" for phrase in PHRASES
    }


def test_codes_are_words_and_unique() -> None:
    codes = [kind.code for kind in kinds()]
    assert len(codes) == len(set(codes))
    assert all(re.fullmatch("[a-z]+(_[a-z]+)*", code) for code in codes)

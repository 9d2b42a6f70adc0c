"""`speeltafel rules --book`."""

import pytest

from speeltafel.registry import GAMES, PLUGINS
from speeltafel.texts import LANGUAGES, texts
from tests.cli.command import Inside


def unwrapped(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_whole_book_is_printed_with_its_positions(game: str, lang: str, inside: Inside) -> None:
    printed = unwrapped(inside.says("rules", game, "--book", "--lang", lang))
    pages = PLUGINS[game].book(texts(lang))
    assert pages is not None
    for section in pages.sections:
        assert all(unwrapped(part.text) in printed for part in section.paragraphs)
        for example in section.examples:
            assert all(unwrapped(scene.caption) in printed for scene in example.scenes)
    assert all(unwrapped(one.answer) in printed for one in pages.questions)


def test_positions_are_written_as_a_player_sees_them(inside: Inside) -> None:
    printed = inside.says("rules", "titus", "--book", "--lang", "en")
    assert "  | Your reserve: 5 6 7, 12\n  | In your hand: 8\n" in printed

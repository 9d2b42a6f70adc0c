"""How actions are written."""

import pytest

from speeltafel.engine.errors import BadAction
from speeltafel.games.tabulos.actions import ACTIONS, CODEC


def test_every_card_and_every_two_numbers_with_and_without_the_call_are_actions() -> None:
    assert ACTIONS == 40 + 5 + 2 * 99 * 99
    texts = {CODEC.text(action) for action in range(ACTIONS)}
    assert len(texts) == ACTIONS
    assert {"lay 2", "lay 90", "say 1 x 1", "say 99 x 99 reverse"} <= texts


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("lay 36", {"type": "lay", "card": "36"}),
        ("draw", {"type": "draw"}),
        ("pass", {"type": "pass"}),
        ("catch", {"type": "catch"}),
        ("let go", {"type": "let_go"}),
        ("say nothing", {"type": "say_nothing"}),
        ("say 4 x 9", {"type": "say", "first": 4, "second": 9}),
        ("say 4 x 9 reverse", {"type": "say", "first": 4, "second": 9, "call": "reverse"}),
    ],
)
def test_an_action_has_a_text_and_a_typed_form(text: str, form: dict[str, object]) -> None:
    assert CODEC.json(CODEC.code(text)) == form
    assert CODEC.text(CODEC.from_json(form)) == text


@pytest.mark.parametrize(
    "text",
    [
        "lay", "lay 1", "lay 11", "lay 36 36", "lay -36", "lay 036", "say 4", "say 4 x", "say 4 x 0",
        "say 4 x 100", "say 04 x 9", "say 4 * 9", "say 4 x 9 Reverse", "say 4 x 9 reverse reverse",
        "say \uff14 x 9", "let_go", "say_nothing", "draw 1",
    ],
)  # fmt: skip
def test_what_can_not_be_done_at_all_is_reported(text: str) -> None:
    with pytest.raises(BadAction, match="no action of tabulos"):
        CODEC.code(text)


@pytest.mark.parametrize(
    "form",
    [
        {"type": "lay"},
        {"type": "lay", "card": 36},
        {"type": "lay", "card": ["36"]},
        {"type": "lay", "card": "36", "first": 4},
        {"type": "draw", "card": "36"},
        {"type": "let go"},
        {"type": "say 4 x 9"},
        {"type": "say"},
        {"type": "say", "first": 4},
        {"type": "say", "first": 4, "second": 9, "call": "Reverse"},
        {"type": "say", "first": 4, "second": 9, "call": True},
        {"type": "say", "first": True, "second": 9},
        {"type": "say", "first": "4", "second": 9},
        {"type": "say", "first": 4.0, "second": 9},
        {"type": "say", "first": 0, "second": 9},
        {"type": "say", "first": 4, "second": 100},
        {"type": "say", "first": "nothing", "second": 9},
    ],
    ids=str,
)
def test_a_form_that_is_none_is_reported(form: dict[str, object]) -> None:
    with pytest.raises(BadAction, match="no action of tabulos"):
        CODEC.from_json(form)

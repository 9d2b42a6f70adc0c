"""Actions as people and programs write them."""

import pytest

from speeltafel.engine.errors import BadAction
from speeltafel.games.titus.actions import ACTIONS, CODEC


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("take", {"type": "take"}),
        ("keep", {"type": "keep"}),
        ("end", {"type": "end"}),
        ("rob 0", {"type": "rob", "coin": 0}),
        ("exchange 17", {"type": "exchange", "coin": 17}),
        ("add 53", {"type": "add", "piece": 53}),
        ("score 8", {"type": "score", "piece": 8}),
        ("join 8 17", {"type": "join", "piece": 8, "other": 17}),
        ("join 52 53", {"other": 53, "piece": 52, "type": "join"}),
    ],
)
def test_a_text_and_a_typed_form_name_the_same_action(text: str, form: dict[str, object]) -> None:
    code = CODEC.code(text)
    assert CODEC.text(code) == text
    assert CODEC.json(code) == form
    assert CODEC.from_json(form) == code


def test_every_code_has_a_text_of_its_own() -> None:
    assert len({CODEC.text(code) for code in range(ACTIONS)}) == ACTIONS == 1650


@pytest.mark.parametrize("text", ["rob", "rob 54", "rob 07", "rob -1", "join 17 8", "join 8 8"])
def test_what_is_no_action_is_shown_with_examples_of_what_is(text: str) -> None:
    with pytest.raises(BadAction, match=f"{text}' is no action of titus: .*such as join 8 17"):
        CODEC.code(text)


@pytest.mark.parametrize(
    "form",
    [
        {"type": "rob 17"},
        {"type": "rob", "coin": "17"},
        {"type": "rob", "coin": True},
        {"type": "rob", "coin": 17, "seat": 1},
        {"type": "rob", "piece": 17},
        {"type": "join", "piece": 17, "other": 8},
        {"type": "take", "coin": None},
    ],
    ids=str,
)
def test_a_typed_form_is_taken_exactly(form: dict[str, object]) -> None:
    with pytest.raises(BadAction, match="is no action of titus"):
        CODEC.from_json(form)

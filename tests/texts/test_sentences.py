"""What is said without Fluent's interpreter is what Fluent says."""

from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast, parse

from speeltafel.texts import LANGUAGES, texts
from speeltafel.texts.sentences import LeftToFluent, SentencePart, sentence
from tests.texts.fluent_files import entries, ways


@cache
def by_fluent(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(ast.Resource(entries(lang)))
    return bundle


def pattern_of(source: str) -> ast.Pattern | None:
    (message,) = parse(f"text = {source}\n").body
    assert isinstance(message, ast.Message)
    return message.value


def put_together(source: str) -> SentencePart:
    made = sentence(pattern_of(source))
    assert made is not None
    return made


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_said_as_fluent_says_it(lang: str) -> None:
    for entry in entries(lang):
        if not isinstance(entry, ast.Message) or sentence(entry.value) is None:
            continue
        text = entry.id.name
        pattern: Any = by_fluent(lang).get_message(text).value
        for args in ways(lang, text):
            said, errors = by_fluent(lang).format_pattern(pattern, args)
            assert not errors
            assert texts(lang).say(text, **args) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nearly_all_texts_need_no_interpreter(lang: str) -> None:
    messages = [entry for entry in entries(lang) if isinstance(entry, ast.Message)]
    left = [entry for entry in messages if sentence(entry.value) is None]
    assert len(left) < len(messages) / 10


@pytest.mark.parametrize("you", ["seat", "other", "no", "nobody"])
def test_a_choice_goes_by_a_word_or_else_to_its_default(you: str) -> None:
    made = put_together("{ $you ->\n    [seat] You\n   *[no] { $name }\n    [other] They\n} won.")
    names = {"seat": "You", "other": "They"}
    assert made.said({"you": you, "name": "An"}) == f"{names.get(you, 'An')} won."


@pytest.mark.parametrize(
    "source",
    [
        "{ $count ->\n    [0] no card\n   *[other] cards\n}",
        "{ NUMBER($year, useGrouping: 0) }",
        "{ other-text }",
        "{ -term }",
        "{ { $name } }",
    ],
)
def test_what_needs_more_of_fluent_is_left_to_it(source: str) -> None:
    assert sentence(pattern_of(source)) is None


def test_plurals_are_left_to_fluent() -> None:
    made = put_together("{ $count ->\n    [one] a card\n   *[other] cards\n}")
    with pytest.raises(LeftToFluent):
        made.said({"count": 1})


@pytest.mark.parametrize("count", [-1, 1000])
def test_numbers_that_each_language_writes_in_its_own_way_are_left_to_fluent(count: int) -> None:
    made = put_together("{ $count } cards")
    assert made.said({"count": 999}) == "999 cards"
    with pytest.raises(LeftToFluent):
        made.said({"count": count})

"""How texts are asked for, and what happens when one can't be said."""

import pytest

from speeltafel.texts import LANGUAGES, TextError, Texts, UnknownLanguage, texts


def test_a_text_is_said_with_its_arguments() -> None:
    assert texts("en").say("event-telos-trick", name="An", you="no") == "An wins the trick."


def test_an_argument_may_be_called_text() -> None:
    assert texts("en").say("quoted", text="Marathon") == "“Marathon”"


def test_a_selector_follows_the_number() -> None:
    said = texts("nl").say("event-telos-minus", name="An", cards="1", points=1, total=8, you="no")
    assert said == "An haalt de laatste slag met 1: 1 minpunt, in totaal 8."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_below_zero_has_a_minus_and_no_hyphen(lang: str) -> None:
    said = texts(lang).say("see-timeline_together-score", score=-33)
    assert "\N{MINUS SIGN}33 point" in said.replace("punten", "points")
    assert "-33" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("digits", [12, 15, 16, 28, 29, 100, 5000])
def test_a_number_of_any_length_is_said_and_cut_where_one_sees_it(lang: str, digits: int) -> None:
    for sign in (1, -1):
        said = texts(lang).say("see-timeline_together-score", score=sign * (10**digits - 1))
        assert said.count("9") == (digits if digits < 30 else 29)
        assert ("9…" in said) == (digits > 30)
        assert digits <= 15 or ("\N{MINUS SIGN}9" in said) == (sign < 0)


def test_arguments_a_text_does_not_need_are_left_alone() -> None:
    assert texts("nl").say("card-telos-ant", seat=2) == "Mier"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_text_is_an_error_that_names_it(lang: str) -> None:
    with pytest.raises(TextError, match=rf"'event-telos-dances' in {lang}\.ftl"):
        texts(lang).say("event-telos-dances")


def test_a_missing_argument_is_an_error_instead_of_half_a_sentence() -> None:
    with pytest.raises(TextError, match=r"'event-telos-passes' in fr\.ftl .*other"):
        texts("fr").say("event-telos-passes", name="An", you="no")


def test_has_says_whether_a_text_exists() -> None:
    assert texts("fr").has("rule-TEL-30")
    assert not texts("fr").has("rule-TEL-31")


def test_a_rule_is_found_by_its_number() -> None:
    assert texts("en").rule("TEL-04") == texts("en").say("rule-TEL-04")
    with pytest.raises(TextError, match="rule-TEL-31"):
        texts("en").rule("TEL-31")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_of_a_game_come_in_number_order(lang: str) -> None:
    rules = texts(lang).rules("TEL")
    assert [rule for rule, _ in rules] == [f"TEL-{number:02}" for number in range(1, 31)]
    assert all(text == texts(lang).rule(rule) for rule, text in rules)


def test_a_rule_book_is_read_in_the_order_of_its_parts() -> None:
    numbers = [rule for rule, _ in texts("en").rules("TAB")]
    assert numbers.index("TAB-20") == numbers.index("TAB-16") + 1


def test_a_heading_stands_before_the_first_rule_of_a_part() -> None:
    assert texts("nl").heading("TEL-05") == "Slagen"
    assert texts("nl").heading("TEL-06") == ""


def test_a_game_without_rules_has_an_empty_rule_book() -> None:
    assert texts("en").rules("TE") == []


@pytest.mark.parametrize(
    "name",
    ["A\x1b[2Jn\n", "\u202eAn\u2066", "A\x00\x7f\x85n", "A\u2028\u2029n", "\ud800An"],
)
def test_control_characters_in_a_name_are_left_out(name: str) -> None:
    said = texts("en").say("event-telos-trick", name=name, you="no")
    assert said.replace("[2J", "") == "An wins the trick."


def test_names_in_any_script_are_left_whole() -> None:
    name = "Zoë 李 क्\u200dष"  # the last one is spelt with a joiner
    assert texts("en").say("event-telos-trick", name=name, you="no") == f"{name} wins the trick."


def test_each_language_is_read_once() -> None:
    assert texts("nl") is texts("nl")


@pytest.mark.parametrize("lang", ["de", "", "EN", "../en"])
def test_an_unknown_language_is_refused_with_those_there_are(lang: str) -> None:
    with pytest.raises(UnknownLanguage) as refused:
        Texts(lang)
    assert str(refused.value) == f"there is no language {lang!r}; there is en, nl, fr"

"""What people typed: nothing invisible stays in it, but what scripts and emoji are spelt with."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis.strategies import characters, sampled_from, text

from speeltafel.texts import texts
from speeltafel.texts.plain import is_visible, isolated, plain

INVISIBLE = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b\u180e\u200b\u200c\u200d\u200e\u202e\u2060"
    "\u2064\u2066\u206f\u2800\u3164\ufe00\ufe0f\ufeff\uffa0\ufff9\U0001bca0\U0001d159\U0001d173"
    "\U000e0001\U000e0041\U000e0100\u2065\ufff0\ufff8\uffff\U000e0080\U000e0fff\U00016fe4"
    "\U00013439\U0001343f\U00013441\ufdd0\U0001fffe\U0010ffff"
)
"""Of each kind that Unicode has by default nothing to show for, and blanks that it forgot."""


@pytest.mark.parametrize("char", INVISIBLE, ids=lambda char: f"U+{ord(char):04X}")
def test_what_is_invisible_makes_no_other_name(char: str) -> None:
    assert plain(f"A{char}n{char}") == "An"
    assert plain(char * 3) == ""


def test_every_format_character_goes_alone() -> None:
    formats = [chr(code) for code in range(0x110000) if unicodedata.category(chr(code)) == "Cf"]
    assert len(formats) > 150
    seen = [char for char in formats if plain(char)]
    assert all(
        "ARABIC" in (name := unicodedata.name(char)) or "SIGN" in name or "SYRIAC" in name
        for char in seen
    )


@pytest.mark.parametrize(
    "word",
    [
        "می\u200cخواهم",  # noqa: RUF001 - Persian, which is spelt with a non-joiner
        "مِّی\u200cخواهم",  # noqa: RUF001 - with vowels
        "یِّ\u200cم",
        "क\u094d\u200dष",  # a half letter in Hindi
        "രാജന\u0d4d\u200d",  # the last letter of a name in Malayalam, without a vowel
        "ක\u0dca\u200dෂ",
        "র\u200d\u09cdযাম",  # in Bengali: without the joiner the first letter stands above the second
        "👩\u200d👩\u200d👧",
        "❤\ufe0f",
        "👩\u200d❤\ufe0f\u200d👨",
        "1\ufe0f\u20e3",
        "🏳\ufe0f\u200d🌈",
        "🧑🏽\u200d🚀",
        "🙂\u200d↔\ufe0f",
        "🇳🇱",
        "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "葛\U000e0100城",  # a name in Japan, with the variant of its first character
        "👁\ufe0f\u200d🗨\ufe0f",
        "❤\ufe0f\u200d🔥",
        "🐈\u200d⬛",
        "ᠠ\u180b",
        "ᠭ\u180eᠠ",
        "Zoë",
        "שרה",
        "Anne-Marie d’Été",
    ],
)
def test_what_words_are_spelt_with_stays(word: str) -> None:
    assert plain(word) == word
    assert is_visible(word)


@pytest.mark.parametrize(
    "word",
    [
        "김\u200d철수",
        "中\u200d国",
        "あ\u200cい",
        "ไ\u200dท",
        "ắ\u200dắ",
        "’\u200c’",
        "“\u200d”",
        "٣\u200c٣",
        "ａ\u200dｂ",  # noqa: RUF001 - as wide as characters of Chinese
        "م\u200cक",
        "A+\ufe0f",
        "1\ufe0f",
        "A\ufe0f\u20e3",
        "🏴\U000e0041",
        "🏴\U000e0067\U000e0062\U000e007f",
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067",
        "葛\ufe0f",
        "😀\u200d",
        "😀\ufe0f\u200d",
        "😀\ufe0f",
        "😀\ufe0f\u200d😀",
        "❤\ufe0e",
        "★\ufe0e",
        "★\ufe0f",
        "★\u200d★",
        "م\u200dحمد",  # letters that join without it
        "دا\u200cم",  # letters that join neither way
        "دُ\u200cم",
        "م\u200cء",
        "रा\u200dम",
        "र\u200d\u094dम",
        "ᠠ\u180e",
        "\u180eᠠ",
    ],
)
def test_what_is_invisible_stays_nowhere_else(word: str) -> None:
    seen = [char for char in word if char.isprintable() and not "\ufe00" <= char <= "\ufe0f"]
    assert plain(word) == "".join(seen)


def test_of_joiners_one_is_enough() -> None:
    assert plain("می\u200c\u200d\u200cخواهم") == "می\u200cخواهم"  # noqa: RUF001 - Persian


@given(text(characters() | sampled_from([*INVISIBLE, *"مد\u064b🏴❤क\u094dর1\u20e3ᠠ"])))
def test_what_is_plain_stays_so(word: str) -> None:
    assert plain(plain(word)) == plain(word)


@pytest.mark.parametrize(
    "char",
    [
        "\U0001fa77",  # a pink heart, of Unicode 15; Python 3.11 has Unicode 14
        "\U0001fae8",
        "\U0001fae9",  # of Unicode 16
        "\U00010d50",  # a letter of Garay
        "\U0001faff",  # nothing yet
    ],
    ids=lambda char: f"U+{ord(char):04X}",
)
def test_what_is_newer_than_python_is_seen(char: str) -> None:
    assert plain(char) == char
    assert is_visible(char)


@pytest.mark.parametrize("word", ["", " ", "\u0301", "\u20e3\u0301", "\u3164", "\u200b"])
def test_marks_alone_are_nothing_to_see(word: str) -> None:
    assert not is_visible(word)


def test_a_name_from_right_to_left_turns_only_itself() -> None:
    assert isolated("שרה") == "\u2068שרה\u2069"
    assert isolated("An") == "An"
    assert isolated("Zoë") == "Zoë"
    said = texts("en").say("agreement-cleared", name="שרה")
    assert said.startswith("\u2068שרה\u2069")


@pytest.mark.parametrize(
    "char",
    [
        "\u07e6",  # N'Ko
        "\u0840",  # Mandaic
        "\U00010d00",  # Rohingya
        "\U0001e922",  # Adlam
        "\U00010d50",  # Garay, of Unicode 16
        "\U00010fff",  # nothing yet
    ],
    ids=lambda char: f"U+{ord(char):04X}",
)
def test_what_is_read_from_right_to_left_is_known_by_its_block(char: str) -> None:
    assert isolated(char) == f"\u2068{char}\u2069"


def test_a_sentence_within_a_sentence_is_isolated_once() -> None:
    assert isolated("\u2068שרה\u2069 and Bo") == "\u2068שרה\u2069 and Bo"
    both = texts("en").say("and", first="שרה", last="Bo")
    assert texts("en").say("agreement-cleared", name=both).count("\u2068") == 1


@pytest.mark.parametrize(
    "word", ["\u2069שרה", "\u2068\u2068שרה", "\u202eשרה\u2066", "\u2069\u202eAn"]
)
def test_nobody_leaves_the_isolation(word: str) -> None:
    safe = str(isolated(word))
    assert safe.strip("\u2068\u2069") in {"שרה", "An"}
    assert safe.count("\u2068") == safe.count("\u2069") <= 1

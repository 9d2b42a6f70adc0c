"""Charts of the documentation: pictures that can be read by people and programs."""

from xml.etree import ElementTree as ET

from bench.bar_chart import Bar, bar_chart, short

BARS = [Bar("ours & fast", 2_500_000, ours=True), Bar("theirs", 900, ours=False)]


SVG = "{http://www.w3.org/2000/svg}"


def drawn() -> ET.Element:
    return ET.fromstring(bar_chart("Actions a second", BARS))  # noqa: S314 - we made it ourselves


def test_a_chart_names_every_bar_and_its_value() -> None:
    words = [text.text for text in drawn().iter(f"{SVG}text")]
    assert {"Actions a second", "ours & fast", "2.5 M", "theirs", "900"} <= set(words)


def test_a_longer_bar_is_a_higher_value() -> None:
    fast, slow = (float(bar.attrib["width"]) for bar in drawn().iter(f"{SVG}rect"))
    assert fast > slow > 0


def test_values_are_told_in_a_few_digits() -> None:
    assert [short(value) for value in (7, 1200, 34_000, 2_500_000, 120_000)] == [
        *("7", "1.2 k", "34 k", "2.5 M", "120 k"),
    ]

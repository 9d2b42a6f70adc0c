"""What Timeline shows of a card: it lies in the gap that was chosen, is turned, and is told."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, FloatRect, ViewportSize, expect

from tests.browser.moments import DOUBLES, Moments
from tests.browser.visitor import PHONE, SCREEN

CHOSEN: Final = "[data-place=gap-4]"
"""Where the card of the film is put, which was wrong."""
BELONGS: Final = "[data-place=gap-1]"
BESIDE: Final = ".row > .card"
SLACK: Final = 40
"""How many pixels a gap may move while it opens."""
HELD: Final = 600
"""Milliseconds after which a card lies in its gap, and is not yet turned."""
TURNED: Final = 1_300
GONE: Final = 3_200


@pytest.fixture(params=[SCREEN, PHONE], ids=["screen", "phone"])
def moments(browser: Browser, gallery: str, request: pytest.FixtureRequest) -> Iterator[Moments]:
    size: ViewportSize = request.param
    opened = Moments(browser, gallery, size=size)
    yield opened
    opened.close()


def test_a_wrong_card_lies_in_the_gap_that_was_chosen_and_its_words_stay(moments: Moments) -> None:
    moments.happen("film-timeline")
    caption = moments.locator("[data-caption] p.wrong.mine")
    moments.go_on(HELD)
    assert lies_at(moments, CHOSEN)
    aside = middles(moments, BESIDE)
    expect(caption).to_have_count(0)
    moments.go_on(TURNED - HELD)
    expect(caption).to_contain_text("You place")
    expect(caption).to_contain_text("wrong")
    moments.go_on(1_000)
    assert lies_at(moments, BELONGS)
    moments.go_on(GONE)
    expect(moments.locator(DOUBLES)).to_have_count(0)
    steps = zip(aside, middles(moments, BESIDE), strict=True)
    assert max(abs(then - now) for then, now in steps) > SLACK / 2, "nothing made room"
    expect(caption).to_be_visible()
    moments.page.mouse.click(5, 5)
    expect(caption).to_have_count(0)


def test_a_right_card_lies_in_its_gap_and_is_told_when_it_is_turned(moments: Moments) -> None:
    moments.happen("moment-timeline-right")
    caption = moments.locator("[data-caption] p.right.mine")
    moments.go_on(HELD)
    assert lies_at(moments, ".newest")
    expect(caption).to_have_count(0)
    moments.go_on(TURNED - HELD)
    assert lies_at(moments, ".newest")
    expect(caption).to_contain_text("right.")


def lies_at(moments: Moments, place: str) -> bool:
    """Whether the card that travels is there; at the edge of the line where it goes on beyond it."""
    (line,), (goal,) = moments.boxes("[data-place=line]"), moments.boxes(place)
    card = moments.boxes(f"{DOUBLES}:has(.event)")[0]
    half = card["width"] / 2
    seen = min(max(middle(goal), line["x"] + half), line["x"] + line["width"] - half)
    return abs(middle(card) - seen) < SLACK


def middles(moments: Moments, things: str) -> list[float]:
    return [middle(box) for box in moments.boxes(things)]


def middle(box: FloatRect) -> float:
    return box["x"] + box["width"] / 2

"""What others do is told in words where it happens, for as long as it takes to read."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.visitor import SCREEN
from tests.web.films import LOADED
from tests.web.pictures import GALLERY, served, show

STEP: Final = 100
READ: Final = 1_500
"""Milliseconds for which something that concerns the reader is there at least."""
LATEST: Final = 3_000
"""Milliseconds after which everything that happened has been said."""
WHILE: Final = 9_000

READ_CAPTIONS: Final = """
() => [...document.querySelectorAll('[data-caption] p')].map((line) => [
  line.parentElement.dataset.caption, line.innerText,
])
"""
CARDS_HIDDEN: Final = """
() => {
  const boxes = (things) =>
    [...document.querySelectorAll(things)].map((one) => one.getBoundingClientRect());
  return boxes('[data-caption] p').flatMap((caption) =>
    boxes('.cloth [data-move]').filter(
      (card) =>
        caption.left < card.right && card.left < caption.right &&
        caption.top < card.bottom && card.top < caption.bottom,
    ),
  );
}
"""


class CaptionSeen(NamedTuple):
    """A sentence at a place of the table, and from when until when it was there."""

    at: str
    words: str
    since: int
    until: int


@pytest.fixture(scope="module")
def gallery() -> Iterator[str]:
    with served(GALLERY) as address:
        yield address


@pytest.fixture(params=["no-preference", "reduce"])
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The same words for the same time, with and without flights."""
    opened = browser.new_page(viewport=SCREEN, reduced_motion=request.param)
    opened.clock.install(time=0)
    yield opened
    opened.close()


def happen(page: Page, address: str) -> None:
    """The last move of a scene, at a clock that waits for us."""
    show(page, address)
    page.clock.pause_at(LOADED)
    page.evaluate("dispatchEvent(new Event('film'))")
    page.evaluate("() => Promise.resolve()")


def watch(page: Page) -> list[CaptionSeen]:
    """All that is told in the next seconds."""
    seen: dict[tuple[str, str], list[int]] = {}
    for time in range(0, WHILE, STEP):
        for at, words in page.evaluate(READ_CAPTIONS):
            seen.setdefault((at, words), []).append(time)
        page.clock.run_for(STEP)
    return [
        CaptionSeen(at, words, times[0], times[-1] + STEP) for (at, words), times in seen.items()
    ]


def the_one(told: list[CaptionSeen], at: str, words: str) -> CaptionSeen:
    found = [one for one in told if one.at == at and words in one.words]
    assert len(found) == 1, told
    return found[0]


def is_held(one: CaptionSeen) -> bool:
    return one.since < LATEST and READ <= one.until - one.since < WHILE - one.since


@pytest.mark.parametrize(
    ("scene", "sentences"),
    [
        ("film-titus", ("gives you the", "a single coin of yours in return and turns it over")),
        ("moment-titus-robbed", ("the top coin of a scored run of yours and turns it over",)),
        ("film-tabulos", ("catches you", "You draw a card for the forgotten call. That card is")),
        ("moment-tabulos-end-point", ("You have to draw a card", "You miss this turn.")),
    ],
)
def test_what_concerns_me_is_held_at_my_place(
    page: Page, gallery: str, scene: str, sentences: tuple[str, ...]
) -> None:
    happen(page, f"{gallery}#{scene}")
    told = watch(page)
    assert all(is_held(the_one(told, "seat-0", words)) for words in sentences), told


def test_who_catches_calls_it_out(page: Page, gallery: str) -> None:
    happen(page, f"{gallery}#film-tabulos")
    assert [one.words for one in watch(page) if one.at != "seat-0"] == ["Caught!"]


@pytest.mark.parametrize("scene", ["film-tabulos", "film-timeline"])
def test_no_word_stands_over_a_card(page: Page, gallery: str, scene: str) -> None:
    happen(page, f"{gallery}#{scene}")
    page.clock.run_for(LATEST // 2)
    assert page.evaluate(READ_CAPTIONS)
    assert page.evaluate(CARDS_HIDDEN) == []


def test_a_mistake_of_mine_stays_until_i_tap(page: Page, gallery: str) -> None:
    happen(page, f"{gallery}#moment-tabulos-mistake")
    told = watch(page)
    why = the_one(told, "seat-0", "You take the card back: 3 × 9 is 27, not")
    assert "Right would have been:" in why.words
    the_one(told, "seat-0", "You draw a card for the mistake. That card is")
    assert why.until == WHILE
    page.mouse.click(5, 5)
    assert page.evaluate(READ_CAPTIONS) == []


def test_a_coin_that_is_taken_turns_before_all_eyes(browser: Browser, gallery: str) -> None:
    """Its old side is seen where it is held, then its new one, before it lies still."""
    page = browser.new_page(viewport=SCREEN)
    happen(page, f"{gallery}#film-titus")
    double = page.locator(".table > [inert]:has(.coin)").filter(has=page.locator("[inert]"))
    assert double.count() == 1
    old, new = double.locator("[inert] text").last, double.locator(":scope > :not([inert]) text")
    assert old.text_content() != new.last.text_content()
    page.close()

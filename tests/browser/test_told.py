"""What others do is told in words where it happens, for as long as it takes to read."""

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from speeltafel.texts import texts
from tests.browser.moments import DOUBLES, WATCHED, CaptionSeen, Moments, Motion, lies_in, the_one
from tests.browser.visitor import PHONE
from tests.web.films import ADVANCE

say: Final = texts("en").say

SLIDES: Final = 400
"""Milliseconds in which everything is where it is now, where nothing is told."""
READ: Final = 1_500
"""Milliseconds for which something that concerns the reader is there at least."""
SEEN: Final = 1_000
"""... and what concerns others."""
LATEST: Final = 3_000
"""Milliseconds after which everything that happened has been said."""

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
CAPTIONS_OVER: Final = """
() => {
  const all = [...document.querySelectorAll('[data-caption]:not([data-covered])')];
  const boxes = all.map((one) => one.getBoundingClientRect());
  return boxes.flatMap((one, n) =>
    boxes.slice(n + 1).filter(
      (other) =>
        one.left < other.right && other.left < one.right &&
        one.top < other.bottom && other.top < one.bottom,
    ),
  );
}
"""
PRESSED: Final = """
() => document.getAnimations()
  .map(({ effect }) => [effect.target, effect.getKeyframes().map(({ translate }) => translate)])
  .filter(([, frames]) => frames.length === 3 && frames[1])
  .map(([target, frames]) => [target.getBoundingClientRect().x, parseFloat(frames[1])])
"""
"""What is pressed aside for a moment: where it lies, and to which side it goes."""
OPACITY: Final = "(text) => getComputedStyle(text).opacity"

Opened = Callable[[Motion], Moments]


@pytest.fixture(scope="module")
def opened(browser: Browser, gallery: str) -> Iterator[Opened]:
    """One page for all moments, with flights or without."""
    pages: dict[Motion, Moments] = {}

    def get(motion: Motion) -> Moments:
        if motion not in pages:
            pages[motion] = Moments(browser, gallery, motion)
        return pages[motion]

    yield get
    for page in pages.values():
        page.close()


@pytest.fixture(params=["no-preference", "reduce"])
def moments(opened: Opened, request: pytest.FixtureRequest) -> Moments:
    """The same words for the same time, with and without flights."""
    return opened(request.param)


@pytest.fixture
def moving(opened: Opened) -> Moments:
    return opened("no-preference")


def is_held(one: CaptionSeen) -> bool:
    return one.since < LATEST and READ <= one.held < WATCHED - one.since


@pytest.mark.parametrize(
    ("scene", "at", "sentences"),
    [
        (
            "film-titus",
            "seat-0",
            ["gives you the", "a single coin of yours in return and turns it over"],
        ),
        (
            "moment-titus-robbed",
            "seat-0",
            ["the top coin of a scored run of yours and turns it over"],
        ),
        (
            "film-tabulos",
            "seat-0",
            ["catches you", "You draw a card for the forgotten call. That card is"],
        ),
        ("moment-tabulos-end-point", "seat-0", ["You have to draw a card", "You miss this turn."]),
        ("moment-telos-last", "seat-0", [say("web-telos-last-begins")]),
        ("film-telos", "seat-0", ["You win the last trick with 9: 9 minus points, 9 in all."]),
        ("moment-timeline-right", "line", ["right."]),
        ("film-together", "line", ["and it goes into a free slot."]),
    ],
)
def test_what_concerns_me_is_held(
    moments: Moments, scene: str, at: str, sentences: list[str]
) -> None:
    moments.happen(scene)
    told = moments.watch()
    assert all(is_held(the_one(told, at, words)) for words in sentences), told


@pytest.mark.parametrize(
    ("scene", "captions"),
    [
        (
            "moment-tabulos-called",
            {
                "seat-2": ["Saskia says 8 × 2 and calls “reverse!”."],
                "direction": ["The direction turns: play now goes counterclockwise."],
            },
        ),
        (
            "moment-tabulos-caught",
            {
                "seat-2": ["Caught!"],
                "seat-1": [
                    "Saskia catches Émile, who did not call “reverse!” with the 9.",
                    "Émile draws a card for the forgotten call.",
                ],
            },
        ),
        ("moment-telos-last", {"seat-3": ["Omar wins the trick."]}),
    ],
)
def test_what_concerns_others_can_be_seen_at_their_place(
    moments: Moments, scene: str, captions: dict[str, list[str]]
) -> None:
    moments.happen(scene)
    told = [one for one in moments.watch() if one.at != "seat-0"]
    wanted = [(at, words) for at, sentences in captions.items() for words in sentences]
    assert all(the_one(told, at, words).held >= SEEN for at, words in wanted), told
    assert len(told) == len(wanted), told


@pytest.mark.parametrize(
    "scene",
    [
        "film-tabulos",
        "film-timeline",
        "moment-tabulos-called",
        "moment-tabulos-caught",
        "moment-telos-last",
    ],
)
def test_no_word_stands_over_a_card_or_another(moments: Moments, scene: str) -> None:
    moments.happen(scene)
    told = set()
    for _ in range(LATEST // 500):
        moments.go_on(500)
        told |= set(moments.captions)
        assert moments.page.evaluate(CARDS_HIDDEN) == []
        assert moments.page.evaluate(CAPTIONS_OVER) == []
    assert told


def test_no_half_sentence_is_left_beside_a_caption(browser: Browser, gallery: str) -> None:
    phone = Moments(browser, gallery, "reduce", PHONE)
    phone.happen("film-together")
    score = phone.locator(".score")
    assert score.evaluate(OPACITY) == "1"
    phone.go_on(LATEST // 2)
    assert phone.captions
    assert score.evaluate(OPACITY) == "0"
    phone.go_on(WATCHED)
    assert score.evaluate(OPACITY) == "1"
    phone.close()


def test_a_mistake_of_mine_stays_until_i_tap(moments: Moments) -> None:
    moments.happen("moment-tabulos-mistake")
    told = moments.watch()
    why = the_one(told, "seat-0", "You take the card back: 3 × 9 is 27, not")
    assert "Right would have been:" in why.words
    the_one(told, "seat-0", "You draw a card for the mistake. That card is")
    assert why.until > WATCHED
    moments.page.mouse.click(5, 5)
    assert moments.captions == []


def test_a_coin_that_is_taken_turns_before_all_eyes(moving: Moments) -> None:
    """Its old side is seen where it is held, then its new one, before it lies still."""
    moving.happen("film-titus")
    double = moving.locator(f"{DOUBLES}:has(.coin)").filter(has=moving.locator("[inert]"))
    expect(double).to_have_count(1)
    old, new = double.locator("[inert] text").last, double.locator(":scope > :not([inert]) text")
    assert old.text_content() != new.last.text_content()


def test_a_trick_is_gathered_by_its_winner(moving: Moments) -> None:
    moving.happen("moment-telos-last")
    (trick,), (seat,) = moving.boxes(".trick"), moving.boxes("[data-place=seat-3]")
    moving.page.evaluate(ADVANCE, 900)
    assert [lies_in(card, trick) for card in moving.doubles] == [True] * 4
    expect(moving.locator(".trick .match")).not_to_contain_text(say("web-telos-last-trick"))
    moving.page.evaluate(ADVANCE, 400)
    assert [lies_in(card, seat) for card in moving.doubles] == [True, True, True, False]
    moving.page.evaluate(ADVANCE, 350)  # the card that won came last
    expect(moving.locator(DOUBLES)).to_have_count(1)
    assert [lies_in(card, seat) for card in moving.doubles] == [True]
    moving.page.evaluate(ADVANCE, 100)
    expect(moving.locator(DOUBLES)).to_have_count(0)


def test_the_last_trick_looks_it_before_it_starts(moments: Moments) -> None:
    moments.happen("moment-telos-last")
    moments.go_on(2_000)
    expect(moments.locator(".trick .match")).to_have_text(say("web-telos-last-trick"))
    expect(moments.locator(".table.climax")).to_be_visible()
    expect(moments.locator(".trick .sets [data-move]")).to_have_count(0)


def test_the_gap_that_a_card_closes_is_felt(moving: Moments) -> None:
    """Its neighbours are pressed towards each other."""
    moving.happen("film-together")
    moving.page.evaluate(ADVANCE, LATEST)
    expect(moving.locator(DOUBLES)).to_have_count(0)
    moving.page.wait_for_function(f"({PRESSED})().length === 2")
    left, right = sorted(moving.page.evaluate(PRESSED))
    (card,) = moving.boxes(".newest")
    assert left[0] < card["x"] < right[0] + right[1]
    assert left[1] > 0 > right[1]


def test_a_tap_anywhere_hurries_what_is_shown(moments: Moments) -> None:
    moments.happen("film-titus")
    moments.go_on(300)
    assert moments.doubles
    assert moments.captions == ["Saskia gives you the 3."]
    moments.page.mouse.click(5, 5)
    assert moments.doubles == []
    assert [words[:12] for words in moments.captions] == ["Saskia takes"]
    moments.go_on(300)
    moments.page.keyboard.press("Shift")
    assert moments.captions == []


def undo(moments: Moments) -> None:
    """A move is taken back while it is told."""
    moments.send()
    moments.go_on(500)
    assert moments.captions
    moments.send("undo")


def reconnect(moments: Moments) -> None:
    moments.send("lost")
    moments.send()


def hide(moments: Moments) -> None:
    """Nobody looks at the tab."""
    moments.page.evaluate(
        "Object.defineProperty(document, 'hidden', { value: true, configurable: true })"
    )
    moments.send()
    moments.page.evaluate("delete document.hidden")


@pytest.mark.parametrize(
    "way",
    [lambda moments: moments.send("gap"), undo, reconnect, hide],
    ids=["gap", "undo", "reconnect", "hidden"],
)
def test_what_is_shown_jumps_to_now(moments: Moments, way: Callable[[Moments], None]) -> None:
    """Nothing is told, and nothing is held on its way."""
    moments.show("film-titus")
    way(moments)
    assert moments.captions == []
    moments.go_on(SLIDES)
    expect(moments.locator(DOUBLES)).to_have_count(0)
    assert moments.watch() == []


def test_the_pace_belongs_to_the_device_and_is_remembered(browser: Browser, gallery: str) -> None:
    device = Moments(browser, gallery, "reduce")
    held = {}
    for speed in ("slow", "normal", "fast"):
        device.show("film-tabulos")
        device.locator("[data-page=panel]").click()
        device.page.get_by_role("radio", name=say(f"web-speed-{speed}"), exact=True).check()
        device.happen("film-tabulos")
        held[speed] = the_one(device.watch(), "seat-2", "Caught!").held
    assert held["slow"] > held["normal"] > held["fast"]
    device.page.reload()
    device.page.wait_for_selector("body[data-screen=film-tabulos]")
    device.happen("film-tabulos")
    assert the_one(device.watch(), "seat-2", "Caught!").held == held["fast"]
    device.close()


def test_the_last_move_is_seen_before_the_end(moments: Moments) -> None:
    moments.happen("moment-tabulos-over")
    ending = moments.locator("[data-part=ending]")
    moments.go_on(READ)
    assert "Saskia has no cards left." in moments.captions
    expect(ending).to_have_count(0)
    moments.go_on(READ)
    expect(ending).to_be_visible()
    assert moments.captions == []


def test_the_scores_of_a_round_wait_as_long_as_they_say(moments: Moments) -> None:
    moments.happen("film-telos")
    scores = moments.page.get_by_role("region", name=say("web-telos-scores"))
    moments.go_on(LATEST - 200)
    expect(scores).to_be_hidden()
    moments.go_on(400)
    expect(scores).to_be_visible()
    expect(scores.locator("[data-countdown]")).to_be_visible()
    moments.page.clock.run_for(5_500)
    expect(scores).to_be_visible()
    moments.page.clock.run_for(500)
    expect(scores).to_be_hidden()

"""What Timeline shows of a card: it lies in the gap that was chosen, is turned, and is told."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from speeltafel.decks import built_in_decks
from speeltafel.games.timeline.deck import Dark
from tests.browser.conftest import Visit
from tests.browser.player import Player, middle
from tests.browser.pointing import Finger, Mouse
from tests.browser.serving import Served, serving
from tests.browser.visitor import PHONE

WORLD: Final = built_in_decks()["world"]
"""What the test knows and the page does not: the dates of all cards."""

PAUSE: Final = 6_000
"""Milliseconds that bots wait, so that nothing else happens while a card is shown."""
SLACK: Final = 40
"""How many pixels a gap may move while it opens."""

WATCH: Final = """
() => {
  window.watched = [];
  const start = performance.now();
  const look = () => {
    const double = document.querySelector('.table > div[inert] .event')?.closest('div[inert]');
    const box = double?.getBoundingClientRect();
    window.watched.push({
      at: performance.now() - start,
      x: box ? box.x + box.width / 2 : null,
      beside: document.querySelector('.row > .card')?.getBoundingClientRect().x ?? 0,
      said: document.querySelector('[data-caption] .mine')?.textContent.trim() ?? '',
    });
    requestAnimationFrame(look);
  };
  look();
}
"""
"""From now on, frame by frame: where the card is that travels, and what is said to the reader."""

Frames = list[dict[str, Any]]


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("slow"), PAUSE) as server:
        yield server


@pytest.mark.parametrize("phone", [False, True], ids=["screen", "phone"])
def test_a_wrong_card_lies_in_the_gap_that_was_chosen_and_its_words_stay(
    visit: Visit, slow: Served, phone: bool
) -> None:
    player = sit_down(visit, slow, phone=phone)
    x = put(player, right=False)
    caption = player.page.locator("[data-caption] p.wrong.mine")
    expect(caption).to_contain_text("You place")
    expect(caption).to_contain_text("wrong")
    frames = watched(player, 4_000)
    assert lay_at(frames, x) > 500
    assert stepped_aside(frames) > SLACK / 2
    assert first_said(frames) > 900, "it is told when the card is turned, and not before"
    expect(caption).to_be_visible()
    player.press(player.page.locator(".ask"))
    expect(caption).to_have_count(0)


def test_a_right_card_lies_in_its_gap_and_its_words_can_be_read(visit: Visit, slow: Served) -> None:
    player = sit_down(visit, slow)
    put(player, right=True)
    expect(player.page.locator("[data-caption] p.right.mine")).to_contain_text("right.")
    x, _ = middle(player.page.locator(".newest"))
    frames = watched(player, 3_500)
    assert lay_at(frames, x) > 800
    assert first_said(frames) > 900
    said = [frame["at"] for frame in frames if frame["said"]]
    assert said[-1] - said[0] > 1_500


def sit_down(visit: Visit, slow: Served, *, phone: bool = False) -> Player:
    options: dict[str, Any] = {"reduced_motion": "no-preference"}
    if phone:
        options |= {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    player = Player(visit(slow.address, **options), Finger() if phone else Mouse())
    player.come_home()
    player.set_up("timeline", "bots", 2)
    player.start()
    player.wait()
    return player


def put(player: Player, *, right: bool) -> float:
    """Put the first card where it belongs, or does not, and watch: where on the screen that is."""
    view = player.visitor.news["view"]
    card = view["hands"][view["seat"]][0]
    gap = next(gap for gap in range(len(view["line"]) + 1) if fits(view, card, gap) == right)
    player.press(player.page.locator(f'button[data-id="own-{card["name"]}"]'))
    goal = player.page.locator(f'button[data-id="gap-{gap}"]')
    x, _ = middle(goal)
    player.page.evaluate(WATCH)
    player.press(goal)
    return x


def fits(view: dict[str, Any], card: dict[str, Any], gap: int) -> bool:
    own, line = date(card), [date(other) for other in view["line"]]
    before = all(other.earliest <= own.latest for other in line[:gap])
    return before and all(own.earliest <= other.latest for other in line[gap:])


def date(card: dict[str, Any]) -> Dark:
    texts = [light.texts["en"] for light in WORLD.lights]
    return WORLD.darks[texts.index(card["texts"]["en"])]


def watched(player: Player, until: int) -> Frames:
    player.page.wait_for_function("(until) => window.watched.at(-1).at > until", arg=until)
    frames: Frames = player.page.evaluate("window.watched")
    return frames


def lay_at(frames: Frames, x: float) -> float:
    """For how many milliseconds the card that travels was there."""
    near = [frame["at"] for frame in frames if frame["x"] and abs(frame["x"] - x) < SLACK]
    return near[-1] - near[0] if near else 0


def stepped_aside(frames: Frames) -> float:
    """How far the first card of the line made room for the one that was held beside it."""
    last = float(frames[-1]["beside"])
    return max(abs(float(frame["beside"]) - last) for frame in frames if frame["x"])


def first_said(frames: Frames) -> float:
    return next(float(frame["at"]) for frame in frames if frame["said"])

"""Lessons in a real browser: by mouse, by keyboard and by finger; left, taken up again, and what follows."""

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from speeltafel.lessons import LESSONS, lesson
from speeltafel.lessons.lesson import LessonStep
from speeltafel.texts import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.navigator import Navigator
from tests.browser.pointing import Finger, Keyboard, Mouse, Pointer
from tests.browser.visitor import PHONE
from tests.web.accessible import problems

BUTTONS = ("stop", "catch", "divine")
"""What does not light up: one is asked to press it, or has to think of it."""
STILL = """() => document.getAnimations().every(
  ({ playState, effect }) =>
    playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
)"""
"""Nothing travels or fades any more: half a card has half its contrast."""
WAYS = ("finger", "keyboard", "mouse")
SIDEWAYS = ViewportSize(width=640, height=360)


class Learner(Navigator):
    """Does what a teacher points at."""

    def begin(self, name: str) -> None:
        self.come_home()
        taught = lesson(name)
        box = self.box(taught.game)
        offer = self.say("web-learn", count=taught.file.minutes)
        self.press(box.get_by_role("button", name=offer, exact=True))

    def begin_from_set_up(self, name: str) -> None:
        """All lessons of a box stand there."""
        self.come_home()
        taught = lesson(name)
        self.press(self.in_box(taught.game, "web-change"))
        if taught.game == "timeline_together":
            self.pick("web-kind-timeline_together")
        lessons = self.page.get_by_role("group", name=self.say("web-lessons"), exact=True)
        title = self.say(taught.text())
        self.press(lessons.get_by_role("button", name=title, exact=True))

    @property
    def bubble(self) -> Locator:
        return self.page.locator("[data-lesson] .bubble")

    def await_step(self, number: int) -> None:
        """The others have played, and the teacher points at something."""
        expect(self.page.locator(f'[data-lesson="{number}"]')).to_be_visible()
        expect(self.page.locator("[data-shown]").first).to_be_visible()

    def do(self, number: int, step: LessonStep) -> None:
        self.await_step(number)
        for kind in step.point:
            self.point(kind)
        if step.ask[0].startswith("say"):
            self.say_aloud(step.ask[0])
        expect(self.page.locator(f'[data-lesson="{number}"]')).to_have_count(0)

    def point(self, kind: str) -> None:
        """At everything of a kind that lights up; some things are only to be looked at."""
        named = f'[data-kind="{kind}"]'
        pressed = f"button{named}" if kind in BUTTONS else f"button.lit{named}"
        lit = self.page.locator(f"main :is({pressed}:not(.chosen), {named}.lit > button)")
        for _ in range(lit.count()):
            self.press(lit.first)

    def say_aloud(self, asked: str) -> None:
        """A multiplication of Tabulos."""
        first, second = re.findall(r"\d+", asked)
        keys = [*first, self.say("web-tabulos-times"), *second]
        keys += [self.say("web-tabulos-reverse")] if asked.endswith("reverse") else []
        pad = self.page.get_by_role("group", name=self.say("web-tabulos-pad"))
        for key in [*keys, self.say("web-tabulos-say-it")]:
            self.press(pad.get_by_role("button", name=key, exact=True))

    def finish(self, name: str, first: int = 0) -> None:
        for number, step in list(enumerate(lesson(name).steps))[first:]:
            self.do(number, step)
        for way_on in ("web-lesson-real", "web-to-games"):
            expect(self.button(way_on)).to_be_in_viewport(ratio=1)
        self.page.wait_for_function(STILL)


def test_a_lesson_by_mouse_and_then_a_real_game(visit: Visit) -> None:
    learner = Learner(visit(lang="nl"), Mouse())
    learner.begin("titus")
    learner.await_step(0)
    assert problems(learner.page) == []
    learner.finish("titus")
    assert problems(learner.page) == []
    learner.press(learner.button("web-lesson-real"))
    expect(learner.page.locator('[data-speaks="ask"]')).to_be_visible()
    expect(learner.bubble).to_have_count(0)
    seats = learner.visitor.news["table"]["seats"]
    assert [seat["bot"] for seat in seats] == [None, "learner", "learner"]
    learner.come_home()
    expect(learner.in_box("titus", "web-play")).to_be_visible()
    expect(learner.box("titus").locator(".learn")).to_have_count(0)


def test_a_lesson_by_keyboard_says_what_is_pointed_at(visit: Visit) -> None:
    visitor = visit()
    learner = Learner(visitor, Keyboard(visitor.page))
    learner.begin("timeline")
    learner.await_step(0)
    heard = visitor.page.locator("[aria-live=assertive], [role=alert]").first
    expect(heard).to_contain_text(learner.say("web-lesson-points", text=""))
    learner.finish("timeline")


def test_a_lesson_by_finger_with_a_wrong_turn_left_and_taken_up_again(visit: Visit) -> None:
    by_night = visit(lang="fr", viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    learner = Learner(by_night, Finger())
    learner.begin("telos")
    learner.await_step(0)
    learner.point("card-2")
    learner.point("trick")
    expect(learner.bubble).to_contain_text(learner.say("lesson-telos-lead-low"))
    assert problems(learner.page) == []
    learner.do(0, lesson("telos").steps[0])
    learner.await_step(1)
    learner.press(learner.button("web-home"))
    goes_on = learner.say("web-go-on", game=learner.say("game-telos"))
    learner.press(learner.page.locator("main button", has_text=goes_on))
    learner.finish("telos", first=1)
    assert problems(learner.page) == []
    for held in (SIDEWAYS, PHONE):
        learner.page.set_viewport_size(held)
        learner.page.locator("main").evaluate("(cloth) => cloth.scrollTo(0, 1_000)")
        for button in learner.bubble.get_by_role("button").all():
            expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("name", LESSONS)
def test_every_lesson_can_be_played_by_doing_what_is_pointed_at(visit: Visit, name: str) -> None:
    way, lang = WAYS[LESSONS.index(name) % 3], LANGUAGES[LESSONS.index(name) // 3]
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if way == "finger" else {}
    visitor = visit(lang=lang, **phone)
    pointers: dict[str, Pointer] = {"mouse": Mouse(), "finger": Finger()}
    learner = Learner(visitor, pointers.get(way) or Keyboard(visitor.page))
    learner.begin_from_set_up(name)
    learner.await_step(0)
    assert problems(learner.page) == []
    learner.finish(name)
    assert problems(learner.page) == []


def test_a_card_of_tabulos_is_answered_before_its_multiplication_is_asked_for(visit: Visit) -> None:
    learner = Learner(visit(), Mouse())
    learner.begin("tabulos")
    learner.await_step(0)
    learner.point("card-27")
    learner.point("pile")
    expect(learner.bubble).to_contain_text(learner.say("lesson-tabulos-lay-apart"))
    learner.do(0, lesson("tabulos").steps[0])
    learner.await_step(1)
    expect(learner.bubble).to_contain_text(learner.say("lesson-tabulos-say"))


def test_what_is_pointed_at_in_a_long_line_is_in_sight_on_a_phone(visit: Visit) -> None:
    learner = Learner(visit(viewport=PHONE, has_touch=True, is_mobile=True), Finger())
    learner.begin("timeline")
    for number, step in enumerate(lesson("timeline").steps):
        learner.await_step(number)
        gap = learner.page.locator(f'button[data-shown][data-kind="{step.point[1]}"]')
        expect(gap).to_be_in_viewport(ratio=0.9)
        learner.do(number, step)

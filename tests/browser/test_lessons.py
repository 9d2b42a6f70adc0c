"""Lessons in a real browser: by mouse, by keyboard and by finger; left, taken up again, and what follows."""

from playwright.sync_api import Locator, expect

from speeltafel.lessons import lesson
from speeltafel.lessons.lesson import LessonStep
from tests.browser.conftest import Visit
from tests.browser.navigator import Navigator
from tests.browser.pointing import Finger, Keyboard, Mouse
from tests.browser.visitor import PHONE
from tests.web.accessible import problems


class Learner(Navigator):
    """Does what a teacher points at."""

    def begin(self, name: str) -> None:
        self.come_home()
        taught = lesson(name)
        box = self.box(taught.game)
        offer = self.say("web-learn", count=taught.file.minutes)
        self.press(box.get_by_role("button", name=offer, exact=True))

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
        expect(self.page.locator(f'[data-lesson="{number}"]')).to_have_count(0)

    def point(self, kind: str) -> None:
        """At everything of a kind that lights up; some things are only to be looked at."""
        named = f'[data-kind="{kind}"]'
        lit = self.page.locator(f"main :is(button.lit{named}:not(.chosen), {named}.lit > button)")
        for _ in range(lit.count()):
            self.press(lit.first)

    def finish(self, name: str, first: int = 0) -> None:
        for number, step in list(enumerate(lesson(name).steps))[first:]:
            self.do(number, step)
        expect(self.button("web-lesson-real")).to_be_visible()


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

"""A player at a table. What the tests know of a table is here, and no rule of any game: the player
points at what lights up, until the game is over.
"""

import random
import re
from typing import Any, Final, NamedTuple

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.navigator import Navigator
from tests.browser.pointing import Keyboard, Mouse, Pointer
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.client import Person
from tests.server.playing import play_to_the_end

MOST: Final = 2_000
"""The most times that one points at something in the longest game."""
QUICK: Final = 10_000
"""Milliseconds in which something that was there can be pointed at, unless it has gone."""

PRESSES: Final = (
    "web-end-turn",
    "web-together-stop",
    "web-tabulos-draw",
    "web-tabulos-pass",
    "web-tabulos-let_go",
)
"""What can be done by a button alone."""
DRAGGED: Final = 0.4
"""How many of its cards a mouse drags instead of clicking."""
CALLED: Final = 0.5
"""How often the call is remembered."""

LOOK: Final = """
({ presses, pad, patience }) => {
  const until = performance.now() + patience;
  return new Promise(wait);

  function wait(done) {
    const seen = look();
    if (seen || performance.now() >= until) done(seen);
    else setTimeout(wait, 20, done);
  }

  function look() {
    if (document.querySelector('[data-part=ending]')) return { over: true };
    const shown = document.querySelectorAll('main [data-id]:is(.lit, .chosen)');
    const near = [...shown].filter((spot) => !spot.closest('[inert]'));
    const things = near.map((spot) => ({
      id: spot.dataset.id,
      label: spot.getAttribute('aria-label') ?? '',
      loose: spot.classList.contains('loose'),
      chosen: spot.classList.contains('chosen'),
    }));
    const open = [...document.querySelectorAll('main button:enabled')];
    const names = open.map((button) => button.textContent.trim());
    const found = presses.filter((name) => names.includes(name));
    const groups = [...document.querySelectorAll('main [role=group]')];
    const sum = groups.some((group) => group.getAttribute('aria-label') === pad);
    const lit = things.some(({ chosen }) => !chosen);
    return sum || lit || found.length > 0 ? { things, presses: found, sum } : null;
  }
}
"""
"""What can be done, as soon as there is something; null if there is nothing after so long."""


class Thing(NamedTuple):
    """Something on the table that lights up."""

    id: str
    label: str
    loose: bool
    chosen: bool


class Seen(NamedTuple):
    over: bool = False
    things: tuple[Thing, ...] = ()
    presses: tuple[str, ...] = ()
    sum: bool = False
    """Whether a multiplication is asked for."""


class Player(Navigator):
    def __init__(self, visitor: Visitor, pointer: Pointer, seed: int = 1) -> None:
        super().__init__(visitor, pointer)
        self.luck = random.Random(seed)
        self.sum = (0, 0)
        """What to say with the card that is laid."""
        self.curtains: list[str] = []

    @property
    def looking(self) -> dict[str, Any]:
        """What to look for, in the words of the page."""
        presses = [self.say(text) for text in PRESSES]
        return {"pad": self.say("web-tabulos-pad"), "presses": [*presses, *self.curtains]}

    def expect_curtains(self, *names: str) -> list[str]:
        """Round one screen: the buttons of those who come to sit before it."""
        self.curtains = [self.say("web-curtain-ready", name=name) for name in names]
        return self.curtains

    def play_to_the_end(self) -> None:
        for _ in range(MOST):
            seen = self.wait()
            if seen.over:
                return
            self.go_on(seen)
        raise AssertionError("the game does not end")

    def hurry_to_the_end(self) -> None:
        """The same person goes on at another device, which is quicker than to point at things."""
        self.wait()
        host = self.visitor.address.removeprefix("http://").rstrip("/")
        with Person(host, "An") as person:
            for cookie in self.visitor.context.cookies():
                person.web.cookies.set(cookie.get("name", ""), cookie.get("value", ""))
            with person.at(self.visitor.news["table"]["id"]) as screen:
                play_to_the_end([screen], self.luck)
        expect(self.ending).to_be_visible()

    def wait(self) -> Seen:
        """Until there is something to do, or the game is over."""
        seen = self.look(PATIENCE)
        assert seen != Seen(), f"nothing comes after: {self.asked.inner_text()}"
        return seen

    def look(self, patience: int = 0) -> Seen:
        """What there is to do at this moment, or comes so soon; perhaps nothing."""
        shown = self.page.evaluate(LOOK, {**self.looking, "patience": patience}) or {}
        things = tuple(Thing(**thing) for thing in shown.get("things", ()))
        presses = tuple(shown.get("presses", ()))
        return Seen(**{**shown, "things": things, "presses": presses})

    def go_on(self, seen: Seen) -> None:
        """Point at one thing. Should all have changed meanwhile, that was nothing."""
        try:
            if seen.sum:
                self.say_the_sum()
            else:
                self.point(self.choose(seen))
        except TooLate:
            if self.look() == seen:
                raise

    def point(self, choice: Thing | str) -> None:
        if isinstance(choice, str):
            pressed = self.page.locator("main").get_by_role("button", name=choice, exact=True)
            self.pointer.press(pressed, QUICK)
        elif choice.loose and isinstance(self.pointer, Mouse) and self.luck.random() < DRAGGED:
            self.drag(choice, self.pointer)
        else:
            self.pointer.press(self.spot(choice), QUICK)

    def drag(self, thing: Thing, hand: Mouse) -> None:
        """Take it up, see what lights up, and let it go there."""
        x, y = middle(self.spot(thing))
        hand.take(self.page, x, y)
        hand.carry(x, y - 30)
        goals = [goal for goal in self.look().things if goal.id != thing.id and not goal.chosen]
        goal = self.spot(self.luck.choice(goals)) if goals else self.home
        hand.carry(*middle(goal))
        hand.let_go()

    def choose(self, seen: Seen) -> Thing | str:
        """Something that leads on from what is chosen already."""
        open_to = [thing for thing in seen.things if not thing.chosen]
        if len(open_to) < len(seen.things):
            return self.luck.choice(open_to)
        choices: list[Thing | str] = [*open_to, *seen.presses]
        if self.game == "tabulos" and open_to:
            choices = [*self.fits(open_to)] or [*seen.presses]
        return self.luck.choice(choices)

    def fits(self, things: list[Thing]) -> list[Thing]:
        """Tabulos: a card whose margin has a table of the card on top, as a child would look."""
        top = self.page.locator("main button[data-id=pile]").get_attribute("aria-label") or ""
        for thing in things:
            shared = set(numbers(top)[1:]) & set(numbers(thing.label)[1:])
            if shared:
                table = min(shared)
                self.sum = (table, numbers(thing.label)[0] // table)
                return [thing]
        return [thing for thing in things if len(numbers(thing.label)) == 1]

    def say_the_sum(self) -> None:
        first, second = self.sum
        if isinstance(self.pointer, Keyboard):
            self.page.keyboard.type(f"{first}x{second}")
        else:
            self.press_on_pad(*str(first), self.say("web-tabulos-times"), *str(second))
        if self.luck.random() < CALLED:
            self.press_on_pad(self.say("web-tabulos-reverse"))
        self.press_on_pad(self.say("web-tabulos-say-it"))

    def press_on_pad(self, *names: str) -> None:
        pad = self.page.get_by_role("group", name=self.say("web-tabulos-pad"))
        for name in names:
            self.pointer.press(pad.get_by_role("button", name=name, exact=True), QUICK)

    def spot(self, thing: Thing) -> Locator:
        """A place may hold the button that stands for it."""
        named = f'[data-id="{thing.id}"]'
        return self.page.locator(f"main :is(button{named}, {named}.lit > button)")

    @property
    def home(self) -> Locator:
        """Where one brings what is enough by itself."""
        return self.page.locator("main [data-home]").first

    def curtain(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def asked(self) -> Locator:
        """The sentence that says what is asked."""
        return self.page.locator(".ask")

    @property
    def ending(self) -> Locator:
        return self.page.locator("[data-part=ending]")


def numbers(label: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", label)]


def middle(target: Locator) -> tuple[float, float]:
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

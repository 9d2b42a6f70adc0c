"""A player before a page. All that the tests know of the page is here, and no rule of any game:
the player points at what lights up, until the game is over.
"""

import random
import re
from typing import Any, Final, NamedTuple

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.pointing import Pointer
from tests.browser.visitor import Visitor

MOST: Final = 2_000
"""So many times one points at something in the longest game."""
QUICK: Final = 3_000
"""Milliseconds in which something that was there can be pointed at, unless it has gone."""

PRESSES: Final = (
    "web-end-turn",
    "web-together-stop",
    "web-tabulos-draw",
    "web-tabulos-pass",
    "web-tabulos-let_go",
)
"""What can be done by a button alone."""
LEARNER: Final = 1
"""The place of the quickest bots among those who can sit on a seat."""

SEEN: Final = """
({ presses, pad }) => {
  if (document.querySelector('[role=dialog]')) return { over: true };
  const things = [...document.querySelectorAll('main button:is(.lit, .chosen)')].map((spot) => ({
    id: spot.dataset.id,
    label: spot.getAttribute('aria-label') ?? '',
    loose: spot.classList.contains('loose'),
    chosen: spot.classList.contains('chosen'),
  }));
  const names = [...document.querySelectorAll('main button:enabled')].map((button) =>
    button.textContent.trim(),
  );
  const sum = [...document.querySelectorAll('main [role=group]')].some(
    (group) => group.getAttribute('aria-label') === pad,
  );
  const found = presses.filter((name) => names.includes(name));
  return sum || things.length + found.length > 0 ? { things, presses: found, sum } : null;
}
"""
"""What can be done now; null while there is nothing."""


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


class Player:
    def __init__(self, visitor: Visitor, pointer: Pointer, seed: int = 1) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.say = visitor.say
        self.pointer = pointer
        self.luck = random.Random(seed)
        self.game = ""
        self.sum = (0, 0)
        """What to say with the card that is laid."""
        self.looking: Final = {
            "pad": self.say("web-tabulos-pad"),
            "presses": [self.say(text) for text in PRESSES],
        }

    # Home and set-up

    def come_home(self) -> None:
        self.page.goto(self.visitor.address)
        expect(self.page.get_by_role("heading", level=1)).to_have_text(self.say("web-title"))

    def set_up(self, game: str, way: str, seats: int) -> None:
        """From the lid of the box to the table's settings, with so many seats."""
        self.game = game
        self.press(self.box(game).get_by_role("button", name=self.way(game, way), exact=True))
        expect(self.place(1)).to_be_visible()
        while self.place(seats + 1).is_visible():
            self.press(self.button("web-setup-fewer"))
        while not self.place(seats).is_visible():
            self.press(self.button("web-setup-more"))
        if way == "bots":
            for number in range(2, seats + 1):
                self.pointer.choose(self.place(number), LEARNER)

    def box(self, game: str) -> Locator:
        name = self.say(f"game-{game.removesuffix('_together')}")
        lid = self.page.get_by_role("heading", name=name, exact=True)
        return self.page.get_by_role("listitem").filter(has=lid)

    def way(self, game: str, way: str) -> str:
        several = way == "bots" and game.startswith("timeline")
        return self.say(f"web-play-{game if several else way}")

    def place(self, number: int) -> Locator:
        """Who sits there."""
        name = self.say("web-setup-who", number=number)
        return self.page.get_by_role("combobox", name=name, exact=True)

    def start(self) -> None:
        self.press(self.button("web-setup-start"))

    # At the table

    def play_to_the_end(self) -> None:
        for _ in range(MOST):
            seen = self.wait()
            if seen.over:
                return
            self.go_on(seen)
        raise AssertionError("the game does not end")

    def wait(self) -> Seen:
        """Until there is something to do, or the game is over."""
        shown: dict[str, Any] = self.page.wait_for_function(SEEN, arg=self.looking).json_value()
        things = tuple(Thing(**thing) for thing in shown.pop("things", []))
        return Seen(**{**shown, "things": things, "presses": tuple(shown.get("presses", []))})

    def go_on(self, seen: Seen) -> None:
        """Point at one thing. Should it have gone meanwhile, that was nothing."""
        try:
            if seen.sum:
                self.say_the_sum()
            else:
                self.point(seen)
        except Error as gone:
            if "Timeout" not in gone.message:
                raise

    def point(self, seen: Seen) -> None:
        choice = self.choose(seen)
        if isinstance(choice, Thing):
            self.pointer.press(self.spot(choice), QUICK)
        else:
            self.pointer.press(self.page.locator("main").get_by_role("button", name=choice, exact=True), QUICK)

    def choose(self, seen: Seen) -> Thing | str:
        """Something that leads on from what is chosen already."""
        open_to = [thing for thing in seen.things if not thing.chosen]
        if len(open_to) < len(seen.things):
            return self.luck.choice(open_to)
        if self.game == "tabulos":
            return self.luck.choice(self.fits(open_to) or seen.presses)
        return self.luck.choice([*open_to, *seen.presses])

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
        pad = self.page.get_by_role("group", name=self.say("web-tabulos-pad"))
        presses = [*str(first), self.say("web-tabulos-times"), *str(second)]
        if self.luck.random() < 0.5:
            presses.append(self.say("web-tabulos-reverse"))
        for name in [*presses, self.say("web-tabulos-say-it")]:
            self.pointer.press(pad.get_by_role("button", name=name, exact=True), QUICK)

    def spot(self, thing: Thing) -> Locator:
        return self.page.locator(f'main button[data-id="{thing.id}"]')

    def press(self, target: Locator) -> None:
        self.pointer.press(target)

    def button(self, text: str, **facts: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(text, **facts), exact=True)


def numbers(label: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", label)]

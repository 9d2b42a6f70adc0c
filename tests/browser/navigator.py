"""Finds the way through the pages: home, set-up, lobby, curtain, drawer and replay.
What the tests know of these screens is here; what they know of a table is in `player.py`.
"""

from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.pointing import Keyboard, Pointer
from tests.browser.visitor import Visitor

LEARNER: Final = 1
"""The place of the quickest bots among those who can sit on a seat."""


class Navigator:
    def __init__(self, visitor: Visitor, pointer: Pointer) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.pointer = pointer
        self.game = ""

    def say(self, text: str, /, **facts: str | int) -> str:
        return self.visitor.words.say(text, **facts)

    def press(self, target: Locator) -> None:
        self.pointer.press(target)

    def button(self, text: str, /, **facts: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(text, **facts), exact=True)

    def heading(self, name: str) -> Locator:
        return self.page.get_by_role("heading", name=name, exact=True)

    # Home and set-up

    def come_home(self) -> None:
        self.page.goto(self.visitor.address)
        expect(self.page.get_by_role("heading", level=1)).to_have_text(self.say("web-title"))

    def set_up(self, game: str, way: str, seats: int) -> None:
        """From the lid of the box to the table's settings, with this number of seats."""
        self.game = game
        self.press(self.in_box(game, "web-change"))
        expect(self.place(1)).to_be_visible()
        if game == "timeline_together":
            self.pick(f"web-kind-{game}")
        if way != "bots":
            self.pick(f"web-way-{way}")
        while self.place(seats + 1).is_visible():
            self.press(self.button("web-setup-fewer"))
        while not self.place(seats).is_visible():
            self.press(self.button("web-setup-more"))
        if way == "bots":
            for number in range(2, seats + 1):
                self.pointer.choose(self.place(number), LEARNER)

    def box(self, game: str) -> Locator:
        lid = self.heading(self.say(f"game-{game.removesuffix('_together')}"))
        return self.page.get_by_role("listitem").filter(has=lid)

    def in_box(self, game: str, text: str) -> Locator:
        """A button on the box of a game."""
        return self.box(game).get_by_role("button", name=self.say(text), exact=True)

    def pick(self, text: str) -> None:
        """One of several ways, of which one is taken."""
        radio = self.page.get_by_role("radio", name=self.say(text), exact=True)
        if isinstance(self.pointer, Keyboard):
            radio.focus()  # an arrow key would do it, once the focus is in the group
            self.page.keyboard.press("Space")
        else:
            radio.check()

    def deal(self, game: str) -> None:
        """One tap on the box."""
        self.game = game
        self.press(self.in_box(game, "web-play"))

    def place(self, number: int) -> Locator:
        """Who sits there."""
        name = self.say("web-setup-who", number=number)
        return self.page.get_by_role("combobox", name=name, exact=True)

    def call_oneself(self, name: str) -> None:
        field = self.page.get_by_role("textbox", name=self.say("web-setup-name"), exact=True)
        self.pointer.write(field, name)

    def call(self, number: int, name: str) -> None:
        """Round one screen: what the player on a seat is called."""
        title = self.say("web-setup-called", number=number)
        self.pointer.write(self.page.get_by_role("textbox", name=title, exact=True), name)

    def bring_deck(self, file: Path) -> None:
        """A deck of one's own for Timeline."""
        field = self.page.get_by_label(self.say("web-deck-choose"))
        if not field.is_visible():
            self.press(self.page.get_by_text(self.say("web-deck-own"), exact=True))
        field.set_input_files(file)

    def give_time(self, pace: int, number: int, more: int) -> None:
        """A clock, and more time for one of the players."""
        self.press(self.page.get_by_text(self.say("web-setup-table"), exact=True))
        clock = self.page.get_by_role("combobox", name=self.say("web-clock"), exact=True)
        self.pointer.choose(clock, pace)
        name = self.say("player", number=number)
        own = self.page.get_by_role("group", name=self.say("web-extra"), exact=True)
        self.pointer.choose(own.get_by_role("combobox", name=name, exact=True), more)

    def start(self) -> None:
        """Deal, here or in the lobby."""
        self.press(self.button("web-setup-start"))

    # Together with others

    def invite(self) -> str:
        """Make the table that is set up: the link to share."""
        self.press(self.button("web-setup-invite"))
        return self.page.locator("a[href*='/join/']").get_attribute("href") or ""

    def join(self, code: str, name: str) -> None:
        """By a code that somebody reads aloud."""
        self.come_home()
        self.pointer.write(self.page.get_by_role("textbox", name=self.say("web-join-label")), code)
        self.press(self.button("web-join"))
        self.call_oneself(name)
        self.press(self.button("web-join"))

    # Beside the table

    def open_drawer(self, page: str) -> Locator:
        """A page of what lies beside the table."""
        if not self.drawer(page).is_visible():
            self.press(self.button(f"web-drawer-{page}"))
        expect(self.drawer(page)).to_be_visible()
        return self.drawer(page)

    def drawer(self, page: str) -> Locator:
        name = self.say(f"web-drawer-{page}")
        return self.page.get_by_role("complementary", name=name, exact=True)

    def close_drawer(self) -> None:
        self.press(self.button("web-close"))

    def tell(self, phrase: str) -> None:
        """Something ready-made to everybody at the table."""
        said = self.say(f"phrase-{phrase}")
        self.press(self.open_drawer("phrases").get_by_role("button", name=said, exact=True))

    def look_again(self) -> None:
        """From the last screen of a game to its replay."""
        self.press(self.button("web-replay"))
        expect(self.page.get_by_role("slider")).to_be_visible()

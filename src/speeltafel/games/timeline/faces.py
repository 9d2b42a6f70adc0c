"""The two sides of the cards of one game, by the name each card has in it.

A card's name is its place in the pile as it was first shuffled: names are drawn afresh for each
game, and nothing about a date can be looked up by them (TWI-25).
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from speeltafel.engine.chance import ascending
from speeltafel.engine.dice import Dice
from speeltafel.games.timeline.beliefs import Beliefs, no_beliefs
from speeltafel.games.timeline.deck import EVERYTHING, ICONS, Dark, Deck, Light
from speeltafel.games.timeline.moments import date_at, end_of, moment_of, written
from speeltafel.games.timeline.theme import NO_THEME, theme_of

LAST_ICON: Final = 5
USUAL: Final = 36
"""Few games see more cards than this."""
NOT_ASKED: Final = -(1 << 60)
"""No moment is so long ago."""
NO_BELIEFS: Final = no_beliefs()
UNSEEN: Final = [Light({}, icon) for icon in ICONS]
"""Light sides that were made up: of these only the icon matters."""


class Faces:
    """Both sides of every card. What they say never changes, so clones share it.

    What is computed with is filled in when a card comes into play: from the deck, or made up in an
    imagined world. That goes in the order of names, so that it does not matter who asks first.
    """

    def __init__(
        self,
        precision: str,
        lights: Sequence[Light | None],
        darks: Sequence[Dark | None],
        order: vec[i64],
    ) -> None:
        """Order says by name where the sides of a card are in the two lists; None is made up."""
        self.precision = precision
        self._lights = lights
        self._darks = darks
        self.order = order
        # by name, as far as it is in play
        self._earliest = vec[i64]()
        self._latest = vec[i64]()
        self._light_icons = vec[i64]()  # places in ICONS
        self._dark_icons = vec[i64]()
        self._begins = vec[i64]()  # once somebody has asked
        self._ends = vec[i64]()
        self._revealed: i64 = 0  # how many names are in play
        self._deck: Deck | None = None  # that the cards in play are looked up in
        self.theme = NO_THEME
        self.beliefs = NO_BELIEFS  # of the player who imagines these faces
        self._believed: i64 = 0  # of how many names they are, if of all that were seen
        self._luck: Dice | None = None  # for the cards that are made up

    def make_room(self) -> None:
        """For all names, with nothing in it."""
        count = len(self.order)
        self._earliest = zeros(count)
        self._latest = zeros(count)
        self._light_icons = zeros(count)
        self._dark_icons = zeros(count)
        self._revealed = count

    def look_up_in(self, deck: Deck) -> None:
        """From now on, what is computed with comes from a deck."""
        self._deck = deck
        self._earliest = vec[i64](capacity=USUAL)
        self._latest = vec[i64](capacity=USUAL)
        self._light_icons = vec[i64](capacity=USUAL)
        self._dark_icons = vec[i64](capacity=USUAL)

    def imagined(self, names: i64, beliefs: Beliefs, luck: Dice) -> "Faces":
        """The same for the first names; what is missing of these and all others is made up."""
        twin = Faces(self.precision, self._lights, self._darks, self.order)
        twin._earliest = self._earliest[:names]
        twin._latest = self._latest[:names]
        twin._light_icons = self._light_icons[:names]
        twin._dark_icons = self._dark_icons[:names]
        twin._begins = self._begins[:names]
        twin._ends = self._ends[:names]
        twin.beliefs = beliefs.first(names)
        twin._believed = len(beliefs.centres) if len(beliefs.centres) == names else 0
        twin._revealed = names
        twin._luck = luck
        return twin

    def forget(self, names: i64, beliefs: Beliefs, dice: Dice) -> None:
        """Of faces that are `imagined`: all but the first names, which are made up again now."""
        luck = self._luck
        assert luck is not None
        dice.fork_onto(luck)
        self._revealed = names
        if self._believed > 0:
            self.beliefs = beliefs.first(names)

    def reveal(self, names: i64) -> None:
        """The first names are in play from now on."""
        deck, luck = self._deck, self._luck
        for name in range(self._revealed, names):
            if deck is not None:
                self._look_up(self.order[name], deck)
            elif luck is not None:
                self._imagine(name, luck)
        self._revealed = max(self._revealed, names)

    def _look_up(self, place: i64, deck: Deck) -> None:
        self._earliest = append(self._earliest, deck.earliest[place])
        self._latest = append(self._latest, deck.latest[place])
        self._light_icons = append(self._light_icons, deck.light_icons[place])
        self._dark_icons = append(self._dark_icons, deck.dark_icons[place])

    def _imagine(self, name: i64, luck: Dice) -> None:
        if name == len(self._earliest):  # and not in place of another world's card
            self._earliest = append(self._earliest, 0)
            self._latest = append(self._latest, 0)
            self._light_icons = append(self._light_icons, 0)
            self._dark_icons = append(self._dark_icons, 0)
        self._light_icons[name] = luck.below(len(ICONS))
        moment = self.make_up(name)
        if self._believed > 0:
            self.beliefs.imagine(moment, self._believed, luck)

    def make_up(self, name: i64) -> i64:
        """A dark side that nobody has seen; its moment."""
        luck = self._luck
        assert luck is not None
        moment = self.beliefs.draw(name, luck)
        date = date_at(moment, self.precision)
        self._earliest[name] = date
        self._latest[name] = date
        self._dark_icons[name] = other_icon(self._light_icons[name], luck)
        if name < len(self._begins):
            self._begins[name] = NOT_ASKED
        if name < len(self._ends):
            self._ends[name] = NOT_ASKED
        return moment

    @property
    def earliest(self) -> vec[i64]:
        """The first possible date by name, of the cards in play."""
        return self._earliest

    @property
    def latest(self) -> vec[i64]:
        """The last possible one."""
        return self._latest

    @property
    def light_icons(self) -> vec[i64]:
        """Places in ICONS, by name."""
        return self._light_icons

    @property
    def dark_icons(self) -> vec[i64]:
        return self._dark_icons

    @property
    def lights(self) -> list[Light]:
        """The light sides, by name."""
        return [self.light(name) for name in range(len(self.order))]

    def light(self, name: i64) -> Light:
        light = self._lights[self.order[name]]
        if light is not None:
            return light
        self.reveal(name + 1)
        return UNSEEN[self._light_icons[name]]

    def dark(self, name: i64) -> Dark:
        """A dark side; one that is made up is written only when somebody looks."""
        dark = self._darks[self.order[name]]
        if dark is not None:
            return dark
        self.reveal(name + 1)
        date, icon = self._earliest[name], self.dark_icon(name)
        return Dark(written(date, self.precision), "", date, date, icon, "")

    def begin(self, name: i64) -> i64:
        """The moment at which the first possible date of a card begins."""
        begins = self._begins
        if name < len(begins) and begins[name] != NOT_ASKED:
            return begins[name]
        return self._find_begin(name)

    def _find_begin(self, name: i64) -> i64:
        self._begins = longer(self._begins, len(self._earliest))
        self._begins[name] = moment_of(self._earliest[name], self.precision)
        return self._begins[name]

    def end(self, name: i64) -> i64:
        """The moment at which its last possible date is over."""
        ends = self._ends
        if name < len(ends) and ends[name] != NOT_ASKED:
            return ends[name]
        return self._find_end(name)

    def _find_end(self, name: i64) -> i64:
        self._ends = longer(self._ends, len(self._earliest))
        self._ends[name] = end_of(self._latest[name], self.precision)
        return self._ends[name]

    def dark_icon(self, name: i64) -> str:
        return ICONS[self._dark_icons[name]]


def faces_of(deck: Deck, order: vec[i64], level: int = EVERYTHING) -> Faces:
    """The faces of the cards in a shuffled order; the table chose among those up to a level."""
    faces = Faces(deck.precision, deck.lights, deck.darks, order)
    faces.look_up_in(deck)
    faces.theme = theme_of(deck, level)
    return faces


def faces_by_name(
    precision: str, lights: Sequence[Light | None], darks: Sequence[Dark | None]
) -> Faces:
    """Faces of cards whose sides are listed by name; one that is None is to be made up."""
    faces = Faces(precision, lights, darks, ascending(len(lights)))
    faces.make_room()
    for name, light in enumerate(lights):
        if light is not None:
            faces.light_icons[name] = light.icon_place
    for name, dark in enumerate(darks):
        if dark is not None:
            faces.earliest[name] = dark.earliest
            faces.latest[name] = dark.latest
            faces.dark_icons[name] = dark.icon_place
    return faces


def words_of(faces: Faces, lang: str) -> dict[str, str]:
    """The events by name; a deck that lacks the language says them in one that it has."""
    return {str(name): light.text(lang) for name, light in enumerate(faces.lights)}


def other_icon(icon: i64, dice: Dice) -> i64:
    """Any icon but this one (TWI-02)."""
    found = dice.below(LAST_ICON)
    if found == icon:
        return LAST_ICON
    return found


def date_text(faces: Faces, name: i64) -> str:
    """The date as the dark side prints it."""
    dark = faces.dark(name)
    return f"{dark.date}/{dark.until}" if dark.until else dark.date


def longer(moments: vec[i64], count: i64) -> vec[i64]:
    """With nothing asked at the end."""
    for _ in range(len(moments), count):
        moments = append(moments, NOT_ASKED)
    return moments


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)

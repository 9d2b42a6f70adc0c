"""The two sides of the cards of one game, by the name each card has in it.

A card's name is its place in the pile as it was first shuffled: names are drawn afresh for each
game, and nothing about a date can be looked up by them (TWI-25).
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.engine.chance import ascending
from speeltafel.engine.dice import Dice
from speeltafel.games.timeline.beliefs import Beliefs, no_beliefs
from speeltafel.games.timeline.deck import EVERYTHING, ICONS, Dark, Deck, Light
from speeltafel.games.timeline.moments import TODAY, date_at, end_of, moment_of, written

LAST_ICON: Final = 5
NOT_ASKED: Final = -(1 << 60)
"""No moment is so long ago."""
NO_BELIEFS: Final = no_beliefs()
UNSEEN: Final = [Light({}, icon) for icon in ICONS]
"""Light sides that were made up: of these only the icon matters."""


class Theme:
    """What a deck is about, as its box tells: a name, and how long a time it covers."""

    def __init__(self, name: str, span: i64) -> None:
        self.name = name
        self.span = span  # moments, without the few oldest and latest cards


NO_THEME: Final = Theme("", TODAY)


class Faces:
    """Both sides of every card. Nothing here ever changes, so clones share it."""

    def __init__(
        self, precision: str, lights: list[Light], darks: Sequence[Dark | None], order: vec[i64]
    ) -> None:
        """Order says by name where the sides of a card are in the two lists.

        What is computed with is filled in afterwards: also for a dark side that is None.
        """
        self.precision = precision
        self._lights = lights
        self._darks = darks
        self.order = order
        self.earliest = zeros(len(order))  # by name
        self.latest = zeros(len(order))
        self.light_icons = zeros(len(order))  # places in ICONS
        self.dark_icons = zeros(len(order))
        self._begins = vec[i64]()  # by name, once somebody has asked
        self._ends = vec[i64]()
        self.theme = NO_THEME
        self.beliefs = NO_BELIEFS  # of the player who imagines these faces

    @property
    def lights(self) -> list[Light]:
        """The light sides, by name."""
        return [self._lights[place] for place in self.order]

    def light(self, name: i64) -> Light:
        return self._lights[self.order[name]]

    def dark(self, name: i64) -> Dark:
        """A dark side; one that is made up is written only when somebody looks."""
        dark = self._darks[self.order[name]]
        if dark is not None:
            return dark
        date, icon = self.earliest[name], self.dark_icon(name)
        return Dark(written(date, self.precision), "", date, date, icon, "")

    def begin(self, name: i64) -> i64:
        """The moment at which the first possible date of a card begins."""
        if len(self._begins) == 0:
            self._begins = not_asked(len(self.order))
        if self._begins[name] == NOT_ASKED:
            self._begins[name] = moment_of(self.earliest[name], self.precision)
        return self._begins[name]

    def end(self, name: i64) -> i64:
        """The moment at which its last possible date is over."""
        if len(self._ends) == 0:
            self._ends = not_asked(len(self.order))
        if self._ends[name] == NOT_ASKED:
            self._ends[name] = end_of(self.latest[name], self.precision)
        return self._ends[name]

    def dark_icon(self, name: i64) -> str:
        return ICONS[self.dark_icons[name]]


class Shown:
    """Of each card the sides that everybody has seen, and None for the others.

    And what the one who looks believes of the others: nothing, unless somebody hands it over.
    """

    def __init__(
        self,
        precision: str,
        lights: list[Light | None],
        darks: list[Dark | None],
        beliefs: Beliefs,
    ) -> None:
        self.precision = precision
        self.lights = lights
        self.darks = darks
        self.beliefs = beliefs

    def believing(self, beliefs: Beliefs) -> "Shown":
        return Shown(self.precision, self.lights, self.darks, beliefs)

    def imagine(self, dice: Dice) -> Faces:
        """Faces that show the same; dates and icons nobody has seen are made up."""
        lights = [
            UNSEEN[dice.below(len(UNSEEN))] if light is None else light for light in self.lights
        ]
        faces = faces_by_name(self.precision, lights, self.darks)
        moments = vec[i64]([0] * len(lights))
        for name in range(len(lights)):
            if self.darks[name] is None:
                moments[name] = self.beliefs.draw(name, dice)
                faces.earliest[name] = date_at(moments[name], self.precision)
                faces.latest[name] = faces.earliest[name]
                faces.dark_icons[name] = other_icon(faces.light_icons[name], dice)
        faces.beliefs = self.beliefs.with_imagined(moments, dice)
        return faces

    def known(self) -> Faces:
        """Faces for asking about cards whose dark side was seen; of the others they say nothing."""
        lights = [light or UNSEEN[0] for light in self.lights]
        return faces_by_name(self.precision, lights, self.darks)

    def card_json(self, name: int) -> dict[str, object]:
        """What a person is sent of a card."""
        form: dict[str, object] = {"name": name}
        light, dark = self.lights[name], self.darks[name]
        if light is not None:
            form.update(light.shown())
        if dark is not None:
            form.update(dark.to_json())
        return form


def faces_of(deck: Deck, order: vec[i64], level: int = EVERYTHING) -> Faces:
    """The faces of the cards in a shuffled order; the table chose among those up to a level."""
    faces = Faces(deck.precision, deck.lights, deck.darks, order)
    for name in range(len(order)):
        place = order[name]
        faces.earliest[name] = deck.earliest[place]
        faces.latest[name] = deck.latest[place]
        faces.light_icons[name] = deck.light_icons[place]
        faces.dark_icons[name] = deck.dark_icons[place]
    faces.theme = theme_of(deck, level)
    return faces


def faces_by_name(precision: str, lights: list[Light], darks: Sequence[Dark | None]) -> Faces:
    """Faces of cards whose sides are listed by name; one that is None is to be made up."""
    faces = Faces(precision, lights, darks, ascending(len(lights)))
    for name, light in enumerate(lights):
        faces.light_icons[name] = light.icon_place
    for name, dark in enumerate(darks):
        if dark is not None:
            faces.earliest[name] = dark.earliest
            faces.latest[name] = dark.latest
            faces.dark_icons[name] = dark.icon_place
    return faces


def theme_of(deck: Deck, level: int = EVERYTHING) -> Theme:
    """All cards that could have taken part count: which of them did is nobody's to know."""
    span = deck.span(level)
    if span is None:
        darks = [deck.darks[place] for place in deck.up_to(level)]
        moments = sorted(moment_of(dark.earliest, deck.precision) for dark in darks)
        tenth = len(moments) // 10
        span = deck.remember_span(level, moments[-1 - tenth] - moments[tenth])
    return Theme(deck.name, span)


def words_of(faces: Faces, lang: str) -> dict[str, str]:
    """The events by name; a deck that lacks the language says them in one that it has."""
    return {str(name): light.text(lang) for name, light in enumerate(faces.lights)}


def shown(faces: Faces, seen: i64, turned: vec[i64], over: bool) -> Shown:
    """The light sides of the first `seen` names, the dark sides of turned cards (TWI-25).

    Once the game is over every card that was seen can be turned: there is nothing left to guess.
    """
    count = len(faces.order)
    lights = [faces.light(name) if name < seen else None for name in range(count)]
    opened = seen if over else 0
    darks = [faces.dark(name) if turned[name] or name < opened else None for name in range(count)]
    return Shown(faces.precision, lights, darks, faces.beliefs.first(seen))


def other_icon(icon: i64, dice: Dice) -> i64:
    """Any icon but this one (TWI-02)."""
    found = dice.below(LAST_ICON)
    return found if found != icon else LAST_ICON


def date_text(faces: Faces, name: i64) -> str:
    """The date as the dark side prints it."""
    dark = faces.dark(name)
    return f"{dark.date}/{dark.until}" if dark.until else dark.date


def not_asked(count: i64) -> vec[i64]:
    return vec[i64]([NOT_ASKED] * count)


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)

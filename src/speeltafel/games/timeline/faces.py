"""The two sides of the cards of one game, by the name each card has in it.

A card's name is its place in the pile as it was first shuffled: names are drawn afresh for each
game, and nothing about a date can be looked up by them (TWI-25).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.engine.dice import Dice
from speeltafel.games.timeline.beliefs import Beliefs, no_beliefs
from speeltafel.games.timeline.deck import EVERYTHING, ICONS, Dark, Deck, Light
from speeltafel.games.timeline.moments import TODAY, date_at, moment_of, written

UNSEEN: Final = [Light({}, icon) for icon in ICONS]
"""Light sides that were made up: of these only the icon matters."""


class Theme:
    """What a deck is about, as its box tells: a name, and how long a time it covers."""

    def __init__(self, name: str, span: i64) -> None:
        self.name = name
        self.span = span  # moments, without the few oldest and latest cards


class Faces:
    """Both sides of every card. Nothing here ever changes, so clones share it."""

    def __init__(self, precision: str, lights: list[Light], darks: list[Dark | None]) -> None:
        """A dark side that is None is made up: its date and icon are filled in afterwards."""
        self.precision = precision
        self.lights = lights
        self.darks = darks
        self.earliest = vec[i64]([0 if dark is None else dark.earliest for dark in darks])
        self.latest = vec[i64]([0 if dark is None else dark.latest for dark in darks])
        self.dark_icons = ["" if dark is None else dark.icon for dark in darks]
        self.theme = Theme("", TODAY)
        self.beliefs = no_beliefs()  # of the player who imagines these faces

    def dark(self, name: i64) -> Dark:
        """A dark side; one that is made up is written only when somebody looks."""
        dark = self.darks[name]
        if dark is not None:
            return dark
        date = self.earliest[name]
        return Dark(written(date, self.precision), "", date, date, self.dark_icons[name], "")


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
        faces = Faces(self.precision, lights, self.darks)
        moments = vec[i64]([0] * len(lights))
        for name in range(len(lights)):
            if self.darks[name] is None:
                moments[name] = self.beliefs.draw(name, dice)
                faces.earliest[name] = date_at(moments[name], self.precision)
                faces.latest[name] = faces.earliest[name]
                faces.dark_icons[name] = other_icon(lights[name].icon, dice)
        faces.beliefs = self.beliefs.with_imagined(moments, dice)
        return faces

    def known(self) -> Faces:
        """Faces for asking about cards whose dark side was seen; of the others they say nothing."""
        lights = [light or UNSEEN[0] for light in self.lights]
        return Faces(self.precision, lights, self.darks)

    def card_json(self, name: int) -> dict[str, object]:
        """What a person is sent of a card."""
        form: dict[str, object] = {"name": name}
        light, dark = self.lights[name], self.darks[name]
        if light is not None:
            form.update(light.shown())
        if dark is not None:
            form.update(dark.to_json())
        return form


def faces_of(deck: Deck, order: list[int], level: int = EVERYTHING) -> Faces:
    """The faces of the cards in a shuffled order; the table chose among those up to a level."""
    lights = [deck.lights[place] for place in order]
    faces = Faces(deck.precision, lights, [deck.darks[place] for place in order])
    faces.theme = theme_of(deck, level)
    return faces


def theme_of(deck: Deck, level: int = EVERYTHING) -> Theme:
    """All cards that could have taken part count: which of them did is nobody's to know."""
    darks = [deck.darks[place] for place in deck.up_to(level)]
    moments = sorted(moment_of(dark.earliest, deck.precision) for dark in darks)
    tenth = len(moments) // 10
    return Theme(deck.name, moments[-1 - tenth] - moments[tenth])


def words_of(faces: Faces, lang: str) -> dict[str, str]:
    """The events by name; a deck that lacks the language says them in one that it has."""
    return {str(name): light.text(lang) for name, light in enumerate(faces.lights)}


def shown(faces: Faces, seen: i64, turned: vec[i64], over: bool) -> Shown:
    """The light sides of the first `seen` names, the dark sides of turned cards (TWI-25).

    Once the game is over every card that was seen can be turned: there is nothing left to guess.
    """
    count = len(faces.lights)
    lights = [faces.lights[name] if name < seen else None for name in range(count)]
    opened = seen if over else 0
    darks = [faces.dark(name) if turned[name] or name < opened else None for name in range(count)]
    return Shown(faces.precision, lights, darks, faces.beliefs.first(seen))


def other_icon(icon: str, dice: Dice) -> str:
    """Any icon but this one (TWI-02)."""
    found = ICONS[dice.below(len(ICONS) - 1)]
    return found if found != icon else ICONS[-1]


def date_text(faces: Faces, name: i64) -> str:
    """The date as the dark side prints it."""
    dark = faces.dark(name)
    return f"{dark.date}/{dark.until}" if dark.until else dark.date

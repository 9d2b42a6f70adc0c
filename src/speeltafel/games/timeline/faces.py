"""The two sides of the cards of one game, by the name each card has in it.

A card's name is its place in the pile as it was first shuffled: names are drawn afresh for each
game, and nothing about a date can be looked up by them (TWI-25).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.engine.dice import Dice
from speeltafel.games.timeline.deck import ICONS, YEAR, Dark, Deck, Light, dark_side

ERAS: Final = [-3000, 1, 1000, 1500, 1700, 1850, 1920, 1970, 2026]
"""Between two of these years an unknown event is as likely as between any other two."""


class Faces:
    """Both sides of every card. Nothing here ever changes, so clones share it."""

    def __init__(self, precision: str, lights: list[Light], darks: list[Dark]) -> None:
        self.precision = precision
        self.lights = lights
        self.darks = darks
        self.earliest = vec[i64]([dark.earliest for dark in darks])
        self.latest = vec[i64]([dark.latest for dark in darks])


class Shown:
    """Of each card the sides that everybody has seen, and None for the others."""

    def __init__(
        self, precision: str, lights: list[Light | None], darks: list[Dark | None]
    ) -> None:
        self.precision = precision
        self.lights = lights
        self.darks = darks

    def imagine(self, dice: Dice) -> Faces:
        """Faces that show the same; dates and icons nobody has seen are made up."""
        lights = [unseen_light(dice) if light is None else light for light in self.lights]
        darks = [
            unseen_dark(light.icon, self.precision, dice) if dark is None else dark
            for light, dark in zip(lights, self.darks, strict=True)
        ]
        return Faces(self.precision, lights, darks)

    def card_json(self, name: int) -> dict[str, object]:
        """What a person is sent of a card."""
        form: dict[str, object] = {"name": name}
        light, dark = self.lights[name], self.darks[name]
        if light is not None:
            form.update(light.to_json())
        if dark is not None:
            form.update(dark.to_json())
        return form


def faces_of(deck: Deck, order: list[int]) -> Faces:
    """The faces of the cards in a shuffled order."""
    lights = [deck.lights[place] for place in order]
    return Faces(deck.precision, lights, [deck.darks[place] for place in order])


def words_of(faces: Faces, lang: str) -> dict[str, str]:
    """The events by name; a deck that lacks the language says them in one that it has."""
    return {str(name): light.text(lang) for name, light in enumerate(faces.lights)}


def shown(faces: Faces, seen: i64, turned: vec[i64]) -> Shown:
    """The light sides of the first `seen` names, the dark sides of turned cards."""
    count = len(faces.lights)
    lights = [faces.lights[name] if name < seen else None for name in range(count)]
    darks = [faces.darks[name] if turned[name] else None for name in range(count)]
    return Shown(faces.precision, lights, darks)


def unseen_light(dice: Dice) -> Light:
    return Light({}, ICONS[dice.below(len(ICONS))])


def unseen_dark(light_icon: str, precision: str, dice: Dice) -> Dark:
    """A date out of all history, the recent past more likely; an icon that is not the light one."""
    era = dice.below(len(ERAS) - 1)
    year = ERAS[era] + dice.below(ERAS[era + 1] - ERAS[era])
    icon = ICONS[(ICONS.index(light_icon) + 1 + dice.below(len(ICONS) - 1)) % len(ICONS)]
    if precision == YEAR:
        return Dark(str(year), "", year, year, icon, "")
    return dark_side(f"{max(year, 1):04}-{1 + dice.below(12):02}-01", "", icon, "", precision)


def date_text(faces: Faces, name: i64) -> str:
    """The date as the dark side prints it."""
    dark = faces.darks[name]
    return f"{dark.date}/{dark.until}" if dark.until else dark.date

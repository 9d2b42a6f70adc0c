"""A deck of events, as both games know it.

Decks are read from files by `speeltafel.decks`; a record carries the deck it was played with in the
form of `Deck.to_json`. Each card has two sides (TWI-01): the light one everybody may see, the dark
one that stays hidden until the card is turned.
"""

import hashlib
import json
import re
from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from speeltafel.engine.errors import BadMaterial
from speeltafel.games.timeline.pictures import guessed

ICONS: Final = ["sun", "moon", "star", "ship", "tree", "key"]
"""The six icons (TWI-02)."""
PLACE_OF: Final = {icon: place for place, icon in enumerate(ICONS)}
NO_ICON: Final = len(ICONS)
"""The place of an icon that is none of them; a deck with it is refused."""

YEAR: Final = "year"
DAY: Final = "day"

MOST_CARDS: Final = 2_000
"""Cards in the biggest deck."""

LEVELS: Final = {"well_known": 1, "mixed": 2, "everything": 3}
"""What a table may play with, and the highest level that takes part (TWI-04): 1 everybody knows it,
2 most adults, 3 connoisseurs."""
EVERYTHING: Final = 3
UNTOLD: Final = 0
"""The level of a card whose deck tells none: it always takes part."""

DATE: Final = re.compile(
    "-?[1-9][0-9]{0,3}|([0-9]{4})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])", re.ASCII
)


class Light:
    """The light side: the event in words and in a picture, and an icon.

    The deck alone knows how well known the event is; nobody is shown that.
    """

    def __init__(
        self, texts: dict[str, str], icon: str, picture: str = "", level: int = UNTOLD
    ) -> None:
        self.texts = texts
        self.icon = icon
        self.icon_place: i64 = PLACE_OF.get(icon, NO_ICON)
        self.picture = picture  # empty where the deck names none
        self.level = level

    def text(self, lang: str) -> str:
        """The event in a language, or else in one that the deck has."""
        return self.texts.get(lang, next(iter(self.texts.values()), ""))

    def shown(self) -> dict[str, object]:
        """What everybody sees: a card without a picture of its own gets one by its words."""
        picture = self.picture or guessed(self.texts)
        return {"texts": self.texts, "light": self.icon, "picture": picture}

    def to_json(self) -> dict[str, object]:
        """As it is told: a deck that names no pictures and levels is written as ever."""
        form: dict[str, object] = {"texts": self.texts, "light": self.icon}
        if self.picture:
            form["picture"] = self.picture
        if self.level != UNTOLD:
            form["level"] = self.level
        return form


class Dark:
    """The dark side: the date too. Sure dates have `earliest` and `latest` equal."""

    def __init__(
        self, date: str, until: str, earliest: int, latest: int, icon: str, source: str
    ) -> None:
        self.date = date
        self.until = until  # empty where the date is sure
        self.earliest = earliest  # numbers that compare as the deck's precision asks
        self.latest = latest
        self.icon = icon
        self.icon_place: i64 = PLACE_OF.get(icon, NO_ICON)
        self.source = source

    def to_json(self) -> dict[str, object]:
        return {
            "date": self.date,
            "until": self.until,
            "dark": self.icon,
            "source": self.source,
        }


class Deck:
    """Cards with a name for the whole, and the precision by which their dates compare."""

    def __init__(self, name: str, precision: str) -> None:
        self.name = name
        self.precision = precision
        self.ids: list[str] = []
        self.lights: list[Light] = []
        self.darks: list[Dark] = []
        # The same in numbers, for computing: dates, and icons by their place in ICONS.
        self.earliest = vec[i64]()
        self.latest = vec[i64]()
        self.light_icons = vec[i64]()
        self.dark_icons = vec[i64]()
        # What every game asks again, remembered until a card is added.
        self._form: dict[str, object] = {}
        self._up_to: dict[int, vec[i64]] = {}
        self._sure: dict[int, vec[i64]] = {}
        self._spans: dict[int, int] = {}  # by level

    def add(self, id_: str, light: Light, dark: Dark) -> None:
        self.ids.append(id_)
        self.lights.append(light)
        self.darks.append(dark)
        self.earliest = append(self.earliest, dark.earliest)
        self.latest = append(self.latest, dark.latest)
        self.light_icons = append(self.light_icons, light.icon_place)
        self.dark_icons = append(self.dark_icons, dark.icon_place)
        self._form = {}
        self._up_to = {}
        self._sure = {}
        self._spans = {}

    def up_to(self, level: int) -> vec[i64]:
        """The places of the cards that are at least as well known as a level asks; to read only."""
        if level not in self._up_to:
            lights = enumerate(self.lights)
            self._up_to[level] = vec[i64]([at for at, light in lights if light.level <= level])
        return self._up_to[level]

    def sure(self, level: int = EVERYTHING) -> vec[i64]:
        """Those of them whose date is sure; to read only."""
        if level not in self._sure:
            dark = self.darks
            sure = [at for at in self.up_to(level) if dark[at].earliest == dark[at].latest]
            self._sure[level] = vec[i64](sure)
        return self._sure[level]

    def span(self, level: int) -> int | None:
        """How far the dates up to a level reach, if that was found before."""
        return self._spans.get(level)

    def remember_span(self, level: int, span: int) -> int:
        self._spans[level] = span
        return span

    def to_json(self) -> dict[str, object]:
        """The deck in a record. Games share what is inside: nobody changes it."""
        if not self._form:
            self._form = {"deck": self.name, "hash": self.content_hash(), **self._content()}
        return self._form.copy()

    def content_hash(self) -> str:
        """Equal for decks with the same cards in the same order, whatever they are called."""
        exact = json.dumps(self._content(), ensure_ascii=False, separators=(",", ":"))
        return hashlib.sha256(exact.encode()).hexdigest()

    def _content(self) -> dict[str, object]:
        cards = zip(self.ids, self.lights, self.darks, strict=True)
        return {
            "precision": self.precision,
            "cards": [
                {"id": id_, **light.to_json(), **dark.to_json()} for id_, light, dark in cards
            ],
        }


def dark_side(date: str, until: str, icon: str, source: str, precision: str) -> Dark:
    """A dark side from dates as they are written."""
    earliest = day_number(date, precision)
    latest = day_number(until, precision) if until else earliest
    return Dark(date, until, earliest, latest, icon, source)


def day_number(date: str, precision: str) -> int:
    """A number that orders dates at a precision: the year, or year, month and day in one.

    A date is -490, 1453 or 1969-07-20. One that is coarser than the precision is refused (TWI-01).
    """
    found = DATE.fullmatch(date)
    if found is None:
        raise BadMaterial(f"{date!r} is no date: write a year (-490, 1453) or a day (1969-07-20)")
    year, month, day = found.groups()
    if precision == YEAR:
        return int(date if year is None else year)
    if year is None:
        raise BadMaterial(f"{date!r} is a year, and this deck compares days")
    return int(year) * 10_000 + int(month) * 100 + int(day)


def deck_from_json(form: Mapping[str, object]) -> Deck:
    """The deck in a record; `BadMaterial` if it is none."""
    name, precision, cards = form.get("deck"), form.get("precision"), form.get("cards")
    if not isinstance(name, str) or precision not in (YEAR, DAY) or not isinstance(cards, list):
        raise BadMaterial("a deck has a name, a precision (year or day) and cards")
    if len(cards) > MOST_CARDS:
        raise BadMaterial(f"a deck has at most {MOST_CARDS:,} cards, not {len(cards):,}")
    deck = Deck(name, str(precision))
    for card in cards:
        _add_card(deck, card)
    if form.get("hash") != deck.content_hash():
        raise BadMaterial(f"the deck {name!r} is not the one that its hash tells of")
    return deck


def _add_card(deck: Deck, form: object) -> None:
    words = ["id", "date", "until", "light", "dark", "source"]
    if not isinstance(form, dict) or set(form) - {"picture", "level"} != {"texts", *words}:
        raise BadMaterial(f"a card has texts, {', '.join(words)}, and may have picture and level")
    texts, picture = form["texts"], form.get("picture", "")
    if not _all_texts([picture, *(form[w] for w in words)]) or not isinstance(texts, dict):
        raise BadMaterial(f"the card {form['id']!r} holds something that is no text")
    if not texts or not _all_texts(list(texts.values())):
        raise BadMaterial(f"the card {form['id']!r} does not tell its event")
    dark = dark_side(form["date"], form["until"], form["dark"], form["source"], deck.precision)
    _check_sides(form["id"], form["light"], dark)
    level = _level(form["id"], form.get("level", UNTOLD))
    deck.add(form["id"], Light(dict(texts), form["light"], picture, level), dark)


def _level(id_: str, level: object) -> int:
    if type(level) is not int or not UNTOLD <= level <= EVERYTHING:  # True is no level
        raise BadMaterial(f"the card {id_!r} needs a level from 1 to {EVERYTHING}, or none")
    return level


def _check_sides(id_: str, light_icon: str, dark: Dark) -> None:
    if dark.latest < dark.earliest:
        raise BadMaterial(f"on the card {id_!r}, {dark.until} is before {dark.date}")
    if light_icon not in ICONS or dark.icon not in ICONS or light_icon == dark.icon:  # TWI-02
        raise BadMaterial(f"the card {id_!r} needs two different icons of the six")


def _all_texts(values: list[object]) -> bool:
    return all(isinstance(value, str) for value in values)

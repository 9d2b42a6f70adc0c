"""The events of a deck as numbers, for programs that learn it."""

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from speeltafel.engine.encoding import put
from speeltafel.games.timeline.deck import DAY, Deck, Light
from speeltafel.games.timeline.faces import Faces
from speeltafel.games.timeline.shown import Shown


class Numbering:
    """A number for each event that can come up in a game, the same in every game.

    It is the event's place in the alphabet of its English words: it says who the card is, as the
    light side does, and nothing of its date. Names can't do that, they are new in each game.
    """

    def __init__(self, deck: Deck, places: vec[i64]) -> None:
        lights = [deck.lights[place] for place in places]
        lights.sort(key=_words)
        self.count: i64 = len(lights)
        self.numbers: dict[Light, int] = {light: at for at, light in enumerate(lights)}

    def of_names(self, shown: Shown) -> vec[i64]:
        """The number of each card by its name in a game; -1 if its light side was not seen."""
        found = vec[i64]()
        for light in shown.lights:
            found = append(found, -1 if light is None else self.numbers.get(light, -1))
        return found

    def number(self, faces: Faces, name: i64) -> i64:
        """The number of a card that need not have been seen; -1 for one that was imagined."""
        return self.numbers.get(faces.light(name), -1)


def _words(light: Light) -> str:
    return light.text("en")


def put_at(into: vec[i16], at: i64, event: i64, value: i64) -> None:
    """A value in the cell of an event, if it has a number."""
    if event >= 0:
        put(into, at + event, value)


def put_years(into: vec[i16], at: i64, shown: Shown, numbers: vec[i64]) -> None:
    """The year of each date that was seen, in a plane that is 0 so far."""
    for name in range(len(numbers)):
        dark = shown.darks[name]
        if dark is not None:
            put_at(into, at, numbers[name], year(dark.earliest, shown.precision))


def put_last_years(into: vec[i16], at: i64, shown: Shown, numbers: vec[i64]) -> None:
    """The last year that each of these dates can be."""
    for name in range(len(numbers)):
        dark = shown.darks[name]
        if dark is not None:
            put_at(into, at, numbers[name], year(dark.latest, shown.precision))


def year(date: i64, precision: str) -> i64:
    """The year of a date; there was no year 0."""
    return date // 10_000 if precision == DAY else date

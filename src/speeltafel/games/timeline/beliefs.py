"""What somebody believes of dates that nobody has told: a moment, plus or minus an error."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from speeltafel.engine.dice import Dice
from speeltafel.games.timeline.moments import TODAY

DRAWS: Final = 8
"""A belief that reaches beyond today is drawn so often before it is today's."""


class Beliefs:
    """By name, for the cards whose light side was seen.

    A belief is a triangle: never further off than the error, and more likely near the centre. Of a
    card without one somebody knows only that it happened.
    """

    def __init__(self, centres: vec[i64], errors: vec[i64]) -> None:
        self.centres = centres  # moments
        self.errors = errors  # moments too, at least 1

    def first(self, count: i64) -> "Beliefs":
        """The beliefs about the first names, up to a number."""
        return Beliefs(self.centres[:count], self.errors[:count])

    def chance(self, name: i64, begin: i64, end: i64) -> float:
        """How likely it is that a card's date lies between two moments."""
        if name >= len(self.centres):
            return max(0.0, float(min(end, TODAY) - max(begin, 0)) / float(TODAY))
        centre, error = self.centres[name], self.errors[name]
        if end <= centre - error or begin >= centre + error:
            return 0.0
        return between(begin, end, centre, error)

    def crowd(self, names: vec[i64], count: i64, begin: i64, end: i64, crowd: float) -> float:
        """How many of the first names have their date there, and those that were counted before."""
        centres, errors = self.centres, self.errors
        for place in range(count):
            name = names[place]
            if name >= len(centres):
                crowd += self.chance(name, begin, end)
                continue
            centre, error = centres[name], errors[name]
            if begin < centre + error and end > centre - error:
                crowd += between(begin, end, centre, error)
        return crowd

    def fill_chances(
        self, name: i64, spans: i64, begins: vec[i64], ends: vec[i64], into: vec[float], at: i64
    ) -> tuple[i64, i64]:
        """The chance of a card in some of a number of spans of time, into a row from a place on.

        These are the spans in which its date may lie, from the first number to before the second.
        """
        centre, error = TODAY // 2, TODAY // 2
        known = name < len(self.centres)
        if known:
            centre, error = self.centres[name], self.errors[name]
        first: i64 = 0
        while first < spans and ends[first] <= centre - error:
            first += 1
        end = first
        while end < spans and begins[end] < centre + error:
            if known:
                into[at + end] = between(begins[end], ends[end], centre, error)
            else:
                into[at + end] = self.chance(name, begins[end], ends[end])
            end += 1
        return first, end

    def middle(self, name: i64, begin: i64, end: i64) -> i64:
        """Where a card's date lies on average, if it lies between two moments: roughly."""
        centre = self.centres[name] if name < len(self.centres) else TODAY // 2
        error = self.errors[name] if name < len(self.errors) else TODAY // 2
        latest = min(centre + error, TODAY)
        begin, end = max(begin, centre - error), min(end, latest)
        return (begin + end + max(begin, min(end, centre))) // 3

    def draw(self, name: i64, dice: Dice) -> i64:
        """A moment at which a card's event may have happened."""
        if name >= len(self.centres):
            return dice.below(TODAY)
        moment = around(self.centres[name], self.errors[name], dice)
        for _ in range(DRAWS):
            if moment < TODAY:
                break
            moment = around(self.centres[name], self.errors[name], dice)
        return moment

    def imagine(self, moment: i64, seen: i64, dice: Dice) -> None:
        """Also what one would believe of the next card to come, if this were its moment.

        One knows as much of it as of some card that one has seen.
        """
        error = self.errors[dice.below(seen)]
        self.errors = append(self.errors, error)
        self.centres = append(self.centres, around(moment, error, dice))


def between(begin: i64, end: i64, centre: i64, error: i64) -> float:
    """The part of a belief between two moments."""
    if end <= centre - error or begin >= centre + error or begin >= end:
        return 0.0
    chance = left_of(end, centre, error) - left_of(begin, centre, error)
    if centre + error <= TODAY or centre - error >= TODAY:
        return chance
    return min(1.0, chance / left_of(TODAY, centre, error))  # it has happened already


def left_of(moment: i64, centre: i64, error: i64) -> float:
    """The part of a belief's triangle to the left of a moment."""
    if moment <= centre - error:
        return 0.0
    if moment >= centre + error:
        return 1.0
    off = float(moment - centre) / float(error)
    if off < 0.0:
        return 0.5 * (1.0 + off) * (1.0 + off)
    return 1.0 - 0.5 * (1.0 - off) * (1.0 - off)


def around(centre: i64, error: i64, dice: Dice) -> i64:
    """A moment near a centre: as likely as the triangle of a belief says."""
    return centre + dice.below(error) - dice.below(error)


def no_beliefs() -> Beliefs:
    return Beliefs(vec[i64](), vec[i64]())

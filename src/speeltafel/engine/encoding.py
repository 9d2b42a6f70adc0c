"""A game as arrays of fixed size, for programs that learn it.

An observation is a row of whole numbers of 16 bits, made from a view and nothing else. It is cut
into *planes*: parts that mean one thing each. `docs/research.md` explains the planes of every game.
Perfect information is apart: `reveal` adds what no seat may know.
"""

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from speeltafel.engine.errors import SpeeltafelError
from speeltafel.engine.state import State
from speeltafel.engine.view import View

LOWEST: Final = -32768
HIGHEST: Final = 32767


class NoEncoding(SpeeltafelError):
    """A game without observations as arrays."""

    code = "no_encoding"


class Plane:
    """A part of an observation: `size` numbers from `low` to `high`."""

    def __init__(self, name: str, size: int, low: int, high: int, about: str) -> None:
        self.name = name
        self.size = size
        self.low = low
        self.high = high
        self.about = about  # for the documentation


def flag(name: str, about: str) -> Plane:
    """One number: 1 for yes, 0 for no."""
    return Plane(name, 1, 0, 1, about)


def number(name: str, high: int, about: str) -> Plane:
    """One number from 0 on."""
    return Plane(name, 1, 0, high, about)


def by_seat(name: str, players: int, high: int, about: str) -> Plane:
    """A number for each seat: first the own one, then clockwise."""
    return Plane(name, players, 0, high, f"by seat: {about}")


def total(planes: list[Plane]) -> int:
    return sum([plane.size for plane in planes])


@mypyc_attr(allow_interpreted_subclasses=True)  # also in plain Python
class Encoding(ABC):
    """The arrays of one game with a number of players and options."""

    def __init__(self, planes: list[Plane], secrets: list[Plane], actions: int) -> None:
        self.planes = planes  # of an observation, in order
        self.secrets = secrets  # of what `reveal` adds
        self.actions = actions  # they are the numbers from 0 to this, exclusive
        self.size: i64 = total(planes)
        self.secret_size: i64 = total(secrets)

    @abstractmethod
    def observe(self, view: View, into: vec[i16], at: i64) -> None:
        """Write the planes of a view into a buffer, from a place on; all cells are overwritten."""

    @abstractmethod
    def reveal(self, state: State, into: vec[i16], at: i64) -> None:
        """Write what is hidden. Perfect information is for teaching and for oracles only."""

    def code(self, action: i64) -> i64:
        """The code that the game knows an action by."""
        return action

    def action(self, code: i64) -> i64:
        """The action of a code of the game."""
        return code


def new_cells(count: i64) -> vec[i16]:
    """A buffer of zeros."""
    return vec[i16]([0] * count)


# Each of these writes into a buffer from a place on, and gives the place after what it wrote.


def put(into: vec[i16], at: i64, value: i64) -> i64:
    """A number; one that is too large for a cell becomes the largest that is not."""
    into[at] = i16(max(LOWEST, min(HIGHEST, value)))
    return at + 1


def put_flag(into: vec[i16], at: i64, on: bool) -> i64:  # noqa: FBT001 - it is what is written
    into[at] = 1 if on else 0
    return at + 1


def put_zeros(into: vec[i16], at: i64, count: i64) -> i64:
    end = at + count
    while at < end:
        into[at] = 0
        at += 1
    return at


def put_one_of(into: vec[i16], at: i64, chosen: i64, count: i64) -> i64:
    """A 1 at one of several places; none if what is chosen is not among them."""
    end = put_zeros(into, at, count)
    if 0 <= chosen < count:
        into[at + chosen] = 1
    return end


def put_seats(into: vec[i16], at: i64, seats: i64, first: i64, players: i64) -> i64:
    """A set of seats, one bit a seat, as 0 or 1 by seat; the first seat comes first."""
    seat = first
    for cell in range(at, at + players):  # mypyc would make an object of a loop's `_`
        into[cell] = i16((seats >> seat) & 1)
        seat = seat + 1 if seat + 1 < players else 0
    return at + players


def put_seat(into: vec[i16], at: i64, seat: i64, first: i64, players: i64) -> i64:
    """One seat, as 1 at its place."""
    return put_one_of(into, at, steps_to(seat, first, players), players)


def steps_to(seat: i64, first: i64, players: i64) -> i64:
    """How far a seat is from the first one, clockwise."""
    return seat - first if seat >= first else seat - first + players


def eyes(view: View) -> int:
    """The seat that an observation begins with; a spectator's begins with seat 0."""
    return 0 if view.seat is None else view.seat

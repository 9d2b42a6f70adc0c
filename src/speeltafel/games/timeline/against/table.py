"""What lies open on the table: everything but dates that nobody has seen, and the pile's order."""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from speeltafel.engine.bits import bit
from speeltafel.engine.rows import copied
from speeltafel.games.timeline.hands import Hands

SOME: Final = vec[i64]([0] * 32)
"""How many more names get room at once: most games see few cards of a large deck."""


@mypyc_attr(acyclic=True)
class Tableau:
    """The public part of a position. Cards are names, see `faces.py`; seats in sets are bits."""

    def __init__(self, players: i64, cards: i64, first: i64) -> None:
        self.players = players
        self.cards = cards
        self.first = first  # the first player of the game (TIM-03)
        self.hands = Hands(0)  # of the players, once cards are dealt
        self.line = vec[i64]()  # the timeline, left to right
        self.discards = vec[i64]()
        self.turned = vec[i64]()  # by name, as far as seen: 1 once the dark side was seen
        self.pile: i64 = 0  # how many cards are in it
        self.top: i64 = 0  # its visible top card, if there is one
        self.seen: i64 = 0  # cards with a lower name have shown their light side
        self.piles: i64 = 1  # how many piles there were (TIM-07)
        self.turn: i64 = first
        self.inside: i64 = bit(players) - 1  # the seats that are still in (TIM-09)
        self.done: i64 = 0  # those that have had their turn in this round
        self.finished: i64 = 0  # those that placed their last card rightly in it
        self.play_off = False
        self.over = False
        self.winners: i64 = 0

    def clone(self) -> "Tableau":
        twin = Tableau(self.players, self.cards, self.first)
        twin.become(self)
        return twin

    def become(self, other: "Tableau") -> None:
        """Be equal to the table of another position of this game, and share nothing with it."""
        self.hands.become(other.hands)
        self.line = copied(other.line, self.line)
        self.discards = copied(other.discards, self.discards)
        self.turned = copied(other.turned, self.turned)
        self.pile = other.pile
        self.top = other.top
        self.seen = other.seen
        self.piles = other.piles
        self.turn = other.turn
        self.inside = other.inside
        self.done = other.done
        self.finished = other.finished
        self.play_off = other.play_off
        self.over = other.over
        self.winners = other.winners

    def see(self, seen: i64) -> None:
        """The cards with a lower name have shown their light side."""
        self.seen = max(self.seen, seen)
        while len(self.turned) < self.seen:
            self.turned = extend(self.turned, SOME)

    def next_inside(self, seat: i64) -> i64:
        """The first seat that is still in, from this one on, clockwise."""
        while self.inside & bit(seat) == 0:
            seat = self.next_to(seat)
        return seat

    def next_to(self, seat: i64) -> i64:
        """The next seat, clockwise."""
        return seat + 1 - self.players if seat + 1 >= self.players else seat + 1

    def order_of_play(self) -> list[int]:
        """The seats that are still in, from the first player on (TIM-08)."""
        seats = [(self.first + step) % self.players for step in range(self.players)]
        return [seat for seat in seats if self.inside & bit(seat) != 0]

    def insert(self, name: i64, gap: i64) -> None:
        """Put a card into a gap of the line."""
        line = append(self.line, name)
        place = len(line) - 1
        while place > gap:
            line[place] = line[place - 1]
            place -= 1
        line[gap] = name
        self.line = line

"""What is open to everybody at the table (TAB-19).

All public facts are here and in `memory.py`, and nothing else is: a view is a copy of both and a
seat's own cards. `engine/tally.py` explains how a number for each seat is packed. None of them
comes near a thousand: there are 80 cards, and a player who has to miss a turn gets no turn in which
to earn many more.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from speeltafel.engine.bits import bit
from speeltafel.engine.tally import each, of, one
from speeltafel.games.tabulos.cards import EFFECT, SQUARE, no_cards
from speeltafel.games.tabulos.sums import fill_good_sums

DEALT: Final = 7
"""Cards each (TAB-03)."""

# Where a turn is.
CHOOSING: Final = 0
DREW: Final = 1  # the player has drawn, and lays that card or passes (TAB-08)
SAYING: Final = 2  # a card is down, and the multiplication has to be said
ASKING: Final = 3  # the others each catch or let go (TAB-13)
OVER: Final = 4
PHASES: Final = ["choosing", "drew", "saying", "asking", "over"]

# Whether there was something to call with the card on top (TAB-11), and what came of it.
TURNED_UP: Final = 0  # nobody laid it (TAB-03)
NO_SQUARE: Final = 1
CALLED: Final = 2
FORGOTTEN: Final = 3  # who laid it can be caught
CAUGHT: Final = 4
TOO_LATE: Final = 5
CALLS: Final = ["turned_up", "no_square", "called", "forgotten", "caught", "too_late"]

# Why the game ended.
OUT_OF_CARDS: Final = 0
STALLED: Final = 1
POTS: Final = 2
REASONS: Final = ["out_of_cards", "stalled", "pots"]


class Options:
    """What the table has chosen before the game."""

    def __init__(self, next_turn_too: bool, card_and_turn: bool, pips: bool, pots: i64) -> None:
        self.next_turn_too = next_turn_too  # TAB-07
        self.card_and_turn = card_and_turn  # TAB-11
        self.pips = pips  # TAB-17
        self.pots = pots  # TAB-20


@mypyc_attr(acyclic=True)
class Tableau:
    """The public part of a position but for what is remembered. Cards are kinds."""

    def __init__(self, players: i64, options: Options) -> None:
        self.players = players
        self.options = options  # they never change: clones share them
        self.sizes: i64 = each(players, DEALT)  # of the hands, a tally
        self.missing: i64 = 0  # turns that are still to be missed, a tally
        self.direction: i64 = 1  # steps to the next seat: 1 clockwise, players - 1 the other way
        self.top: i64 = 0
        self.pile = no_cards(1)  # the discard pile, with the card on top
        self.pile_size: i64 = 1
        self.pot: i64 = 0  # how many cards are left in it
        self.pots_made: i64 = 0  # the first one doesn't count (TAB-20)
        self.idle: i64 = 0  # who had a turn of nothing since anything happened, one bit a seat
        # this turn
        self.turn: i64 = 0
        self.phase: i64 = CHOOSING
        self.quiet = True  # no card was laid and none drawn so far (TAB-16)
        self.down: i64 = 0  # the card put down, while SAYING
        # the last multiplication
        self.said: i64 = 0  # the action; 0 before anything was said
        self.said_by: i64 = 0
        self.said_card: i64 = 0
        self.said_on: i64 = 0
        self.call: i64 = TURNED_UP
        self.answered: i64 = 0  # who need not answer, or has let go, one bit a seat (TAB-13)
        self.reason: i64 = OUT_OF_CARDS  # why it is OVER

    def clone(self) -> "Tableau":
        twin = Tableau(self.players, self.options)
        twin.become(self)
        return twin

    def become(self, other: "Tableau") -> None:
        """Be equal to the table of another position of this game, and share nothing that changes."""
        self.sizes = other.sizes
        self.missing = other.missing
        self.direction = other.direction
        self.top = other.top
        self.pile.become(other.pile)
        self.pile_size = other.pile_size
        self.pot = other.pot
        self.pots_made = other.pots_made
        self.idle = other.idle
        self.turn = other.turn
        self.phase = other.phase
        self.quiet = other.quiet
        self.down = other.down
        self.said = other.said
        self.said_by = other.said_by
        self.said_card = other.said_card
        self.said_on = other.said_on
        self.call = other.call
        self.answered = other.answered
        self.reason = other.reason

    def next_to(self, seat: i64) -> i64:
        """The neighbour in the direction of play."""
        seat += self.direction
        return seat - self.players if seat >= self.players else seat

    def reverse(self) -> None:
        """TAB-10. With two players this changes nothing: one step is one step, either way."""
        self.direction = self.players - self.direction

    def everyone(self) -> i64:
        """All seats, one bit a seat."""
        return bit(self.players) - 1

    def size(self, seat: i64) -> i64:
        """How many cards a seat holds; a card put down is not in the hand."""
        return of(self.sizes, seat)

    def can_draw(self) -> bool:
        """TAB-08, TAB-09: there is a pot, or something to make one of.

        Also where a new pot would be one too many and the game ends instead (TAB-20).
        """
        return self.pot > 0 or self.pile_size > 1

    def may_catch(self, seat: i64) -> bool:
        """TAB-12: anybody but who laid the square; when asked (TAB-13), once."""
        if self.phase == ASKING:
            return self.answered & bit(seat) == 0
        return self.phase == CHOOSING and self.call == FORGOTTEN and seat != self.said_by

    def close_window(self) -> None:
        """TAB-12: the player on turn did something else than catch."""
        if self.call == FORGOTTEN:
            self.call = TOO_LATE

    def put_on_pile(self, kind: i64) -> None:
        self.pile.put(0, kind)
        self.pile_size += 1
        self.top = kind
        self.quiet = False

    def hear(self, seat: i64, action: i64) -> None:
        """Remember what was said, with which card on which."""
        self.said = action
        self.said_by = seat
        self.said_card = self.down
        self.said_on = self.top

    def fill_good_sums(self, into: vec[i64]) -> i64:
        """Put what is good to say with the card put down into a buffer: how many there are."""
        return fill_good_sums(self.down, self.top, into)

    def note_call(self, called: bool) -> None:
        """TAB-11: with any other card than a square the call has no effect."""
        if EFFECT[self.top] != SQUARE:
            self.call = NO_SQUARE
        else:
            self.call = CALLED if called else FORGOTTEN

    def miss(self, seat: i64) -> None:
        """One more turn that a seat has to miss (TAB-07)."""
        self.missing += one(seat)

    def is_stalled(self) -> bool:
        """TAB-16: a turn has ended; have all in a row now had one of nothing?"""
        if not self.quiet:
            self.idle = 0
            return False
        self.idle |= bit(self.turn)
        return self.idle == self.everyone()

    def begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.phase = CHOOSING
        self.quiet = True

    def end(self, reason: i64) -> None:
        self.phase = OVER
        self.reason = reason

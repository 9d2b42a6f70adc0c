"""Positions of Titus written as short texts, and moves written as people say them.

    position('''
        memory aid, fewest points
        seat 0: 3, 9 10/8* 11; 18: 4 5 6 7
        seat 1: 15/16
        pile: 8/9 12
        seat 1 to play
    ''')

A seat has the pieces of its reserve and, after a semicolon, its scored runs behind their point
cards; all from low to high. 8/9 is the coin that shows 8 and has 9 on its back, 8 any coin that
shows 8; 8/9* has been turned, so that both its sides were seen. All coins that the text does not
name follow in the pile; or they lie as turned singles where the text says `rest`, and the pile is
no more than its line says. Seat 0 is to play, unless the text says otherwise.

In moves and lists of moves @8 is the coin on the table that shows 8, @8/9 the one with 9 below.
"""

import re

from speeltafel.engine.bits import bit
from speeltafel.engine.tally import one
from speeltafel.games.titus.actions import CODEC
from speeltafel.games.titus.coins import COINS, DECK, NO_COIN
from speeltafel.games.titus.deal import Deal
from speeltafel.games.titus.state import Titus
from speeltafel.games.titus.table import Tableau, row


class CoinText:
    """A coin of a text: the side that shows, the back (0: any) and whether both were seen."""

    def __init__(self, text: str) -> None:
        parts = re.fullmatch(r"(\d+)(?:/(\d+))?(\*?)", text)
        assert parts, f"{text!r} is no coin"
        self.side = int(parts[1])
        self.back = int(parts[2] or 0)
        self.turned = parts[3] == "*"

    def pair(self) -> tuple[int, int]:
        return min(self.side, self.back), max(self.side, self.back)


class TitusText:
    """What the text of a position says."""

    def __init__(self, text: str) -> None:
        self.pieces: list[tuple[int, list[CoinText]]] = []  # with their seats
        self.runs: dict[int, tuple[int, list[CoinText]]] = {}  # by point card, with their seats
        self.pile: list[CoinText] = []
        self.words: list[str] = []
        self.players = 0
        self.rest_seat: int | None = None
        for line in text.split("\n"):
            self._read(line.strip())
        self._choose_backs()

    def _read(self, line: str) -> None:
        if seat := re.fullmatch(r"seat (\d):(.*)", line):
            assert int(seat[1]) == self.players, "the seats stand in order"
            self._read_seat(seat[2])
            self.players += 1
        elif line.startswith("pile:"):
            self.pile = coins_of(line.removeprefix("pile:"))
        else:
            self.words += [word.strip() for word in line.split(",") if word.strip()]

    def _read_seat(self, text: str) -> None:
        reserve, *runs = text.split(";")
        for piece in reserve.split(","):
            if piece.strip() == "rest":
                self.rest_seat = self.players
            elif piece.strip():
                self.pieces.append((self.players, coins_of(piece)))
        for run in runs:
            card, coins = run.split(":")
            self.runs[int(card)] = (self.players, coins_of(coins))

    def _choose_backs(self) -> None:
        named = [coin for _, coins in [*self.pieces, *self.runs.values()] for coin in coins]
        named += self.pile
        left = [pair for pair in DECK if pair not in {coin.pair() for coin in named}]
        for coin in named:
            if coin.back == 0:
                pair = next(pair for pair in left if coin.side in pair)
                coin.back = sum(pair) - coin.side
                left.remove(pair)
        if self.rest_seat is None:
            self.pile += [CoinText(f"{low}/{high}") for low, high in left]
        else:
            self.pieces += [(self.rest_seat, [CoinText(f"{low}/{high}*")]) for low, high in left]


def coins_of(text: str) -> list[CoinText]:
    return [CoinText(word) for word in text.split()]


def position(text: str) -> Titus:
    """The position a text describes."""
    told = TitusText(text)
    words = told.words
    table = Tableau(told.players, "memory aid" in words, "fewest points" in words)
    first = [int(word[5]) for word in words if re.fullmatch(r"seat \d to play", word)]
    table.begin(first[0] if first else 0)
    assert len(words) == len(first) + table.memory_aid + table.fewest_points, words

    state = Titus(table, Deal(row(COINS), row(COINS)), 0)
    for seat, coins in told.pieces:
        _lay_piece(state, seat, coins)
    for card, (seat, coins) in sorted(told.runs.items(), reverse=True):
        _lay_run(state, card, seat, coins)
    for place, coin in enumerate(told.pile, start=table.drawn):
        state.deal.up[place], state.deal.down[place] = coin.side, coin.back
    state.show_top(None)
    return state


def _lay_piece(state: Titus, seat: int, coins: list[CoinText]) -> None:
    table = state.table
    top = NO_COIN
    for coin in coins:
        name = _bring(state, coin)
        table.place_single(seat, name)
        assert top == NO_COIN or table.sides[name] == table.sides[top] + 1
        top = name if top == NO_COIN else table.join(seat, top, name)


def _lay_run(state: Titus, card: int, seat: int, coins: list[CoinText]) -> None:
    table = state.table
    assert card == 18 - table.scored, "point cards are taken from the top"
    top = NO_COIN
    for coin in coins:
        name = _bring(state, coin)
        table.below[name] = top
        top = name
    table.run_owners[table.scored] = seat
    table.run_tops[table.scored] = top
    table.scored += 1
    table.cards += one(seat)
    table.points += card * one(seat)


def _bring(state: Titus, coin: CoinText) -> int:
    """A coin onto the table: its name."""
    name = state.table.drawn
    state.table.drawn += 1
    state.table.sides[name] = state.deal.up[name] = coin.side
    state.deal.down[name] = coin.back
    if coin.turned:
        state.turned |= bit(name)
    return name


def with_names(state: Titus, move: str) -> str:
    """A move with the names of its coins, in the order in which it is written."""
    named = re.sub(r"@(\d+)(?:/(\d+))?", lambda told: str(name_of(state, told[0])), move)
    verb, *coins = named.split(" ")
    return " ".join([verb, *sorted(coins, key=int)])


def name_of(state: Titus, coin: str) -> int:
    """The name of the one coin on the table (not in hand, not in the pile) that a text means."""
    meant = CoinText(coin.removeprefix("@"))
    table = state.table
    found = [
        name
        for name in range(table.drawn)
        if name != table.hand
        and table.sides[name] == meant.side
        and meant.back in (0, state.deal.other(name, meant.side))
    ]
    assert len(found) == 1, f"{coin} is {len(found)} coins"
    return found[0]


def actions(state: Titus, move: str) -> list[tuple[int, int]]:
    """The action of a move such as "add @11", or "1: take" for a seat that is not on turn."""
    who, _, text = move.rpartition(": ")
    return [(int(who) if who else state.table.turn, CODEC.code(with_names(state, text)))]

"""Positions of Télos written as short texts, and moves written as people say them.

    position('''
        powers, divine trick
        seat 0: 9 11 ant
        seat 1: 1 3 4, divine 12
        seat 2: 12 12 5, minus zeus
        seat 0 leads, counterclockwise
    ''')

Everybody holds as many cards. Seat 0 leads, clockwise, in the middle of a first round, unless the
text says otherwise: with one card each it is the last trick, with `first trick` the first, however
few cards that is. In the tricks before, all played equal cards, so nothing is proven of any hand.
Face-down cards and Zeus cards in play that are not named are some of those left over.
"""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.engine.chance import Chance, Seeded, seed_from
from speeltafel.games.telos.actions import CODEC
from speeltafel.games.telos.cards import ANIMALS, NAMES, card, names
from speeltafel.games.telos.state import Telos
from speeltafel.games.telos.table import Tableau

LUCK: Final = Seeded(seed_from(0))


def position(text: str, chance: Chance = LUCK) -> Telos:
    """The position a text describes."""
    told = TelosText(text)
    table = Tableau(told.players, told.says("powers"), told.says("divine trick"), told.zeus())
    table.minus = told.cards("minus")
    table.round = 1
    if told.says("counterclockwise"):
        table.reverse()
    table.leader = table.turn = told.number("seat # leads", 0)
    table.dealer = told.number("dealer #", (table.leader - table.direction) % table.players)

    state = Telos(table, chance)
    state.hands = told.cards("hand")
    state.face_down = told.cards("divine")
    state.came = vec[i64]([0] * table.players)
    left = len(told.seats[0]["hand"])
    table.begin_round(left if told.says("first trick") else max(left + 1, 7))
    table.left = left
    _fill_in(state, Counter(names(table.in_play())) - told.named())
    return state


class TelosText:
    """What the text of a position says."""

    def __init__(self, text: str) -> None:
        self.seats: list[dict[str, list[str]]] = []
        self.words: list[str] = []
        for line in text.split("\n"):
            seat = re.fullmatch(r" *seat (\d): (.*)", line)
            if seat is None:
                self.words += [word.strip() for word in line.split(",") if word.strip()]
            else:
                assert int(seat[1]) == len(self.seats), "the seats stand in order"
                self.seats.append(_piles(seat[2]))
        self.players = len(self.seats)
        assert len({len(seat["hand"]) for seat in self.seats}) == 1, "hands are equally big"
        for word in self.words:
            assert re.fullmatch(WORDS, word), word

    def says(self, word: str) -> bool:
        return word in self.words

    def number(self, words: str, otherwise: int) -> int:
        """The number that stands at the place of # in the text; the other one if there is none."""
        found = [re.fullmatch(words.replace("#", r"(\d)"), word) for word in self.words]
        return next((int(match[1]) for match in found if match), otherwise)

    def cards(self, pile: str) -> vec[i64]:
        """What lies in one pile of each seat."""
        return vec[i64]([packed(seat.get(pile, [])) for seat in self.seats])

    def named(self) -> Counter[str]:
        """All cards of the text but the minus cards, which are in play no more."""
        return Counter(
            name
            for seat in self.seats
            for pile, cards in seat.items()
            if pile != "minus"
            for name in cards
        )

    def zeus(self) -> int:
        """As many Zeus cards as players (TEL-02), those of the text among them."""
        if not self.says("powers"):
            return packed(["zeus"] * self.players)
        text = {name for seat in self.seats for cards in seat.values() for name in cards}
        return packed(sorted(ANIMALS, key=lambda animal: animal not in text)[: self.players])


WORDS: Final = r"powers|divine trick|first trick|counterclockwise|seat \d leads|dealer \d"


def _piles(text: str) -> dict[str, list[str]]:
    """The piles of a seat: the hand, then any that begin with their name."""
    hand, *others = [part.split() for part in text.split(",")]
    return {"hand": hand, **{name: cards for name, *cards in others}}


def _fill_in(state: Telos, pack: Counter[str]) -> None:
    """The cards the text leaves open: earlier tricks, and face-down cards."""
    table = state.table
    for _ in range(table.dealt - table.left):
        value = next(name for name, count in pack.items() if count >= table.players)
        pack[value] -= table.players
        for seat in range(table.players):
            table.played[seat] += packed([value])
    for seat in range(table.players if table.divine_trick else 0):
        if state.face_down[seat] == 0:
            name = next(name for name, count in pack.items() if count)
            pack[name] -= 1
            state.face_down[seat] = packed([name])


def packed(cards: Sequence[str]) -> int:
    return sum(card(NAMES.index(name)) for name in cards)


def actions(state: Telos, move: str) -> list[tuple[int, int]]:
    """The actions of a move, each with its seat."""
    who, text = move.split(": ")
    verb, *cards = text.split()
    if state.table.count > 1 and verb == "play":
        return [(int(who), CODEC.code(f"play {name}")) for name in cards]
    return [(int(who), CODEC.code(text))]

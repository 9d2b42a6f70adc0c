"""Positions of Tabulos written as short texts, and moves written as people say them.

    position('''
        seat 0: 36 12
        seat 1: 5 8 30
        top 8, pile 4 9, pot 7 14
        seat 1 plays, counterclockwise, seat 0 misses 2
        caught card_and_turn, pots 2, new pots 1
    ''')

Seat 0 plays, clockwise, unless the text says otherwise. `pile` is what lies under the card on top,
nothing if it is not named. `pot` is in the order of drawing, or `empty`; if it is not named it has
all cards that are nowhere else, the lowest first. `new pots` is how many have been made.
"""

import re
from collections import Counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.engine.chance import Chance, Seeded, seed_from
from speeltafel.engine.tally import one
from speeltafel.games.tabulos.actions import CODEC
from speeltafel.games.tabulos.cards import DECK, NAMES, Sets, no_cards
from speeltafel.games.tabulos.memory import ALL_KINDS, BEFORE, OF_POT, Memory
from speeltafel.games.tabulos.state import Tabulos
from speeltafel.games.tabulos.table import Options, Tableau

LUCK: Final = Seeded(seed_from(0))
WORDS: Final = (
    r"(top|pile|pot) .+|seat \d plays|counterclockwise|seat \d misses \d|no pips"
    r"|mistake \w+|caught \w+|pots \d+|new pots \d+"
)


def position(text: str, chance: Chance = LUCK) -> Tabulos:
    """The position a text describes."""
    told = TabulosText(text)
    table = told.table()
    hands = no_cards(table.players)
    for seat, cards in enumerate(told.hands):
        put(hands, seat, cards)
    memory = _memory(table, hands, told.pot())
    pot = vec[i64](kinds(told.pot()))
    return Tabulos(table, memory, hands, no_cards(table.players), pot, chance)


class TabulosText:
    """What the text of a position says."""

    def __init__(self, text: str) -> None:
        self.hands: list[list[str]] = []
        self.words: list[str] = []
        for line in text.split("\n"):
            seat = re.fullmatch(r" *seat (\d): *(.*)", line)
            if seat is None:
                self.words += [word.strip() for word in line.split(",") if word.strip()]
            else:
                assert int(seat[1]) == len(self.hands), "the seats stand in order"
                self.hands.append(seat[2].split())
        for word in self.words:
            assert re.fullmatch(WORDS, word), word

    def after(self, start: str, otherwise: str) -> str:
        """What stands behind the start of a phrase; the other text if nothing starts so."""
        found = [word for word in self.words if word.startswith(f"{start} ")]
        return found[0].removeprefix(f"{start} ") if found else otherwise

    def cards(self, pile: str) -> list[str]:
        return self.after(pile, "").replace("empty", "").split()

    def pot(self) -> list[str]:
        if self.after("pot", ""):
            return self.cards("pot")
        rest = Counter(NAMES[kind] for kind in DECK)
        rest.subtract([*self.cards("top"), *self.cards("pile")])
        rest.subtract(card for cards in self.hands for card in cards)
        assert min(rest.values()) >= 0, "every card is there only so many times"
        return [name for name in NAMES for _ in range(rest[name])]

    def table(self) -> Tableau:
        options = Options(
            self.after("mistake", "this_turn") == "next_turn_too",
            self.after("caught", "card") == "card_and_turn",
            "no pips" not in self.words,
            int(self.after("pots", "10")),
        )
        table = Tableau(len(self.hands), options)
        self._lay_out(table)
        table.turn = int(self._numbers(r"seat (\d) plays", [("0",)])[0][0])
        for seat, count in self._numbers(r"seat (\d) misses (\d)", []):
            table.missing += int(count) * one(int(seat))
        if "counterclockwise" in self.words:
            table.reverse()
        return table

    def _lay_out(self, table: Tableau) -> None:
        table.sizes = sum(len(hand) * one(seat) for seat, hand in enumerate(self.hands))
        table.top = NAMES.index(self.after("top", ""))
        put(table.pile, 0, [*self.cards("top"), *self.cards("pile")])
        table.pile_size = 1 + len(self.cards("pile"))
        table.pot = len(self.pot())
        table.pots_made = int(self.after("new pots", "0"))

    def _numbers(self, words: str, otherwise: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
        found = [re.fullmatch(words, word) for word in self.words]
        return [match.groups() for match in found if match] or otherwise


def _memory(table: Tableau, hands: Sets, pot: list[str]) -> Memory:
    """Nobody has shown anything; if a new pot was made, all know what it was made of."""
    unseen = no_cards(2)
    for seat in range(table.players):
        unseen.put_all(BEFORE, hands, seat)
    put(unseen, OF_POT if table.pots_made else BEFORE, pot)
    memory = Memory(unseen, no_cards(table.players), vec[i64]([ALL_KINDS] * table.players))
    memory.before = table.sizes
    memory.first = table.pots_made == 0
    return memory


def kinds(cards: list[str]) -> list[int]:
    return [NAMES.index(name) for name in cards]


def put(sets: Sets, place: int, cards: list[str]) -> None:
    for kind in kinds(cards):
        sets.put(place, kind)


def actions(_state: Tabulos, move: str) -> list[tuple[int, int]]:
    """The actions of a move such as "0: lay 36, say 4 x 9", each with its seat."""
    who, text = move.split(": ")
    return [(int(who), CODEC.code(action)) for action in text.split(", ")]

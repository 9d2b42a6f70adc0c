"""Positions of both games of Timeline written as short texts, and moves as people say them.

    against('''
        line: troy=-1200 magna=1215
        seat 0: moon=1969 print=1450/1455
        seat 1: rome=476
        pile: wall=1989 tea=1773
        discards: nile=1869
    ''')
    together('''
        row: troy=-1200 magna=1215+john=1215 moon=1969
        slots: rome=476 -
        seat 0: print=1440, sideways tea=1773
        discards: wall=1989:sun-key
        pile: nile=1869
    ''')

A card is its name and its date, and where icons matter its light and its dark one; else all are
sun-moon, so that nothing can be discarded. The top of the pile stands first, the top of the
discards last, equal dates are stacked with +, an empty slot is -. Seat 0 is the first player and on
turn unless the text says `first 2` or `turn 1`. A card can also be one of the decks that come with
the product, by its id (`world-great-pyramid`); moves call it by its place in the hand.
"""

import re
from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.decks import built_in_decks
from speeltafel.engine.chance import Chance, Seeded, seed_from
from speeltafel.games.timeline.against import table as against_table
from speeltafel.games.timeline.against.game import AgainstGame
from speeltafel.games.timeline.against.state import Against
from speeltafel.games.timeline.deck import YEAR, Dark, Deck, Light, dark_side
from speeltafel.games.timeline.faces import Faces, faces_by_name
from speeltafel.games.timeline.hands import hands_of
from speeltafel.games.timeline.together import table as together_table
from speeltafel.games.timeline.together.game import TogetherGame
from speeltafel.games.timeline.together.stacks import stacks_of
from speeltafel.games.timeline.together.state import Together

LUCK: Final = Seeded(seed_from(0))
CARDS: Final = together_table.CARDS
TOLD: Final = {"told": Deck("told", YEAR)}
AGAINST: Final = AgainstGame(TOLD).actions
TOGETHER: Final = TogetherGame(TOLD).actions
TOKEN: Final = re.compile(r"(\w+)=([-\d]+)(?:/([-\d]+))?(?::(\w+)-(\w+))?")


class TimelineText:
    """What the text of a position says: piles of cards by their names."""

    def __init__(self, text: str) -> None:
        self.names: list[str] = []
        self.deck = Deck("told", YEAR)
        self.piles: dict[str, str] = {}
        self.numbers = {
            word: int(n) for word, n in re.findall(r"^ *(first|turn) (\d)$", text, re.MULTILINE)
        }
        for pile, cards in re.findall(r"^ *([\w ]+): *(.*)$", text, re.MULTILINE):
            self.piles[pile] = cards

    def cards(self, pile: str) -> list[int]:
        """The numbers of the cards in a pile; each is met once."""
        return [self.card(token) for token in self.tokens(pile)]

    def tokens(self, pile: str) -> list[str]:
        return re.findall(r"(?<!\S)(?!sideways\b)\w[^\s,]*", self.piles.get(pile, ""))

    def stacks(self, pile: str) -> list[list[int]]:
        stacks = self.piles.get(pile, "").split()
        return [[self.card(part) for part in stack.split("+") if part != "-"] for stack in stacks]

    def card(self, token: str) -> int:
        found = TOKEN.fullmatch(token)
        if found is None:
            return self._real(token)
        name, date, until, light, dark = found.groups()
        side = dark_side(date, until or "", dark or "moon", f"about {name}", YEAR)
        return self._add(name, Light({"en": name}, light or "sun"), side)

    def _real(self, card: str) -> int:
        """A card of the decks that come with the product, by its id."""
        deck = next((deck for deck in built_in_decks().values() if card in deck.ids), None)
        assert deck, f"{card} is in no deck"
        place = deck.ids.index(card)
        return self._add(card, deck.lights[place], deck.darks[place])

    def _add(self, name: str, light: Light, dark: Dark) -> int:
        assert name not in self.names, f"{name} is there twice"
        self.names.append(name)
        self.deck.add(f"id-{name}", light, dark)
        return len(self.names) - 1

    @property
    def seats(self) -> list[str]:
        return sorted(pile for pile in self.piles if pile.startswith("seat"))

    def faces(self) -> Faces:
        return faces_by_name(YEAR, self.deck.lights, self.deck.darks)


def against(text: str, chance: Chance = LUCK) -> Against:
    """The position of the competitive game that a text describes, in the middle of a first pile."""
    told = TimelineText(text)
    hands = [told.cards(seat) for seat in told.seats]
    line, discards = told.cards("line"), told.cards("discards")
    open_cards = len(told.names)
    pile = told.cards("pile")
    table = against_table.Tableau(len(hands), len(told.names), told.numbers.get("first", 0))
    table.hands = hands_of(hands)
    table.line, table.discards = vec[i64](line), vec[i64](discards)
    table.turned = vec[i64]([int(name in (*line, *discards)) for name in range(table.cards)])
    table.seen = open_cards
    state = Against(table, told.faces(), chance)
    state.lay_pile(vec[i64](pile[::-1]))
    return state


def together(text: str) -> Together:
    """The position of the cooperative game that a text describes."""
    told = TimelineText(text)
    row, slots = told.stacks("row"), told.stacks("slots")
    hands = [told.cards(seat) for seat in told.seats]
    discards = told.cards("discards")
    placed = [name for stack in (*row, *slots) for name in stack]
    pile = told.tokens("pile")
    for filler in range(CARDS - len(pile) - len(told.names)):
        told.card(f"filler{filler}=9999")
    for token in pile:
        told.card(token)
    table = together_table.Tableau(len(hands), told.numbers.get("first", 0))
    table.turn = told.numbers.get("turn", table.first)
    table.hands = hands_of(hands)
    table.row = stacks_of(row, CARDS)
    slots = slots or [[] for _ in row[1:]]
    table.slots = stacks_of(slots, CARDS)
    assert len(table.slots) == len(table.row) - 1
    table.discards = vec[i64](discards)
    sideways = set(_sideways(told))
    table.sideways = vec[i64]([int(name in sideways) for name in told.names])
    shown = {told.names[name] for name in (*placed, *discards)} | sideways
    table.turned = vec[i64]([int(name in shown) for name in told.names])
    table.pile = len(pile)
    table.seen = CARDS - table.pile + (1 if pile else 0)
    return Together(table, told.faces(), LUCK)


def _sideways(told: TimelineText) -> Iterator[str]:
    for seat in told.seats:
        yield from re.findall(r"sideways ([\w-]+)", told.piles[seat])


def against_actions(state: Against, move: str) -> list[tuple[int, int]]:
    """The action of a move such as "0: moon at 2"."""
    seat, words = _placed(state, move)
    return [(seat, AGAINST.code(f"place {words}"))]


def together_actions(state: Together, move: str) -> list[tuple[int, int]]:
    """The action of a move such as "1: play tea", "0: discard nile" or "0: stop"."""
    seat, words = _placed(state, move)
    return [(seat, TOGETHER.code(words))]


def _placed(state: Against | Together, move: str) -> tuple[int, str]:
    """A move with its cards by their places; a number is one already."""
    who, text = move.split(": ")
    hand = [name_of(state, card) for card in state.table.hands[int(who)]]
    words = [str(hand.index(word)) if word in hand else word for word in text.split()]
    return int(who), " ".join(words)


def name_of(state: Against | Together, card: int) -> str:
    return state.faces.lights[card].texts["en"]

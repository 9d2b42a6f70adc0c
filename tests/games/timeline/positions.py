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
turn unless the text says `first 2` or `turn 1`.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.engine.chance import Chance, Rigged, Seeded, seed_from
from speeltafel.engine.event import Event
from speeltafel.engine.fact import FactValue, values_of
from speeltafel.engine.refusal import Refusal
from speeltafel.engine.state import State
from speeltafel.games.timeline.against import table as against_table
from speeltafel.games.timeline.against.game import AgainstGame
from speeltafel.games.timeline.against.state import Against
from speeltafel.games.timeline.deck import YEAR, Deck, Light, dark_side
from speeltafel.games.timeline.faces import Faces, faces_by_name
from speeltafel.games.timeline.hands import hands_of
from speeltafel.games.timeline.pictures import guessed
from speeltafel.games.timeline.together import table as together_table
from speeltafel.games.timeline.together.game import TogetherGame
from speeltafel.games.timeline.together.stacks import stacks_of
from speeltafel.games.timeline.together.state import Together
from tests.conformance.inside import inside

LUCK: Final = Seeded(seed_from(0))
CARDS: Final = together_table.CARDS
TOKEN: Final = re.compile(r"(\w+)=([-\d]+)(?:/([-\d]+))?(?::(\w+)-(\w+))?")


class Told:
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
        return [self.card(token) for token in re.findall(r"\w+=\S+", self.piles.get(pile, ""))]

    def stacks(self, pile: str) -> list[list[int]]:
        stacks = self.piles.get(pile, "").split()
        return [[self.card(part) for part in stack.split("+") if part != "-"] for stack in stacks]

    def card(self, token: str) -> int:
        found = TOKEN.fullmatch(token.strip(","))
        assert found, token
        name, date, until, light, dark = found.groups()
        assert name not in self.names, f"{name} is there twice"
        self.names.append(name)
        side = dark_side(date, until or "", dark or "moon", f"about {name}", YEAR)
        self.deck.add(f"id-{name}", Light({"en": name}, light or "sun"), side)
        return len(self.names) - 1

    @property
    def seats(self) -> list[str]:
        return sorted(pile for pile in self.piles if pile.startswith("seat"))

    def faces(self) -> Faces:
        return faces_by_name(YEAR, self.deck.lights, self.deck.darks)


def against(text: str, chance: Chance = LUCK) -> Against:
    """The position of the competitive game that a text describes, in the middle of a first pile."""
    told = Told(text)
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
    state.pile = vec[i64](pile[::-1])
    state._show_top()
    return state


def together(text: str) -> Together:
    """The position of the cooperative game that a text describes."""
    told = Told(text)
    row, slots = told.stacks("row"), told.stacks("slots")
    hands = [told.cards(seat) for seat in told.seats]
    discards = told.cards("discards")
    placed = [name for stack in (*row, *slots) for name in stack]
    pile = re.findall(r"\w+=\S+", told.piles.get("pile", ""))
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


def _sideways(told: Told) -> Iterator[str]:
    for seat in told.seats:
        yield from re.findall(r"sideways (\w+)=", told.piles[seat])


# Whole games with a deck whose order is the order of the pile


def deck_of(text: str) -> Deck:
    """A deck of cards such as "troy=-1200 magna=1215"."""
    told = Told("")
    for token in text.split():
        told.card(token)
    return told.deck


def levelled(deck: Deck, levels: Sequence[int]) -> Deck:
    """The deck, with a level for each of its first cards."""
    for light, level in zip(deck.lights, levels, strict=False):
        light.level = level
    return deck


def years(first: int, count: int) -> str:
    """Cards of a row of years: y1500 has the date 1500."""
    return " ".join(f"y{year}={year}" for year in range(first, first + count))


def in_order(deck: Deck, label: str, **more: list[int]) -> Rigged:
    """Luck that leaves a deck as it lies."""
    return Rigged({label: list(range(len(deck.ids))), **more}, LUCK)


def new_against(deck: Deck, players: int, **options: object) -> tuple[Against, list[Event]]:
    game = AgainstGame({deck.name: deck})
    log: list[Event] = []
    chance = in_order(deck, "pile")
    return game.deal(players, game.check_options(options), chance, log), log


def new_together(deck: Deck, players: int, **options: object) -> tuple[Together, list[Event]]:
    game = TogetherGame({deck.name: deck})
    log: list[Event] = []
    chance = in_order(deck, "cards")
    return game.deal(players, game.check_options(options), chance, log), log


# Moves


def play(state: State, *moves: str) -> list[Event]:
    """Play moves such as "0: moon at 2", "1: play tea", "0: discard nile" or "0: stop"."""
    log: list[Event] = []
    for move in moves:
        seat, action = coded(state, move)
        refusal = state.permits(seat, action)
        assert refusal is None, f"{move}: {refusal}"
        assert action in state.legal(seat), move
        state.apply(seat, action, log)
    return log


def refusal(state: State, move: str) -> Refusal:
    """Why a move is not allowed; asking leaves the state as it was."""
    seat, action = coded(state, move)
    before = inside(state)
    why = state.permits(seat, action)
    assert inside(state) == before
    assert why is not None, f"{move} is allowed"
    assert action not in state.legal(seat)
    return why


def coded(state: State, move: str) -> tuple[int, int]:
    """The seat and the code of a move; a number instead of a name is a place before the player."""
    who, text = move.split(": ")
    assert isinstance(state, Against | Together)
    hand = [name_of(state, card) for card in state.table.hands[int(who)]]
    words = [str(hand.index(word)) if word in hand else word for word in text.split()]
    if isinstance(state, Against):
        return int(who), AgainstGame({"told": Deck("told", YEAR)}).actions.code(
            " ".join(["place", *words])
        )
    return int(who), TogetherGame({"told": Deck("told", YEAR)}).actions.code(" ".join(words))


def may(state: Together, seat: int) -> list[str]:
    """The legal actions of a seat, with the names of cards."""
    game = TogetherGame({"told": Deck("told", YEAR)})
    hand = [name_of(state, card) for card in state.table.hands[seat]]
    texts = [game.actions.text(action).split() for action in state.legal(seat)]
    return [" ".join([verb, *(hand[int(place)] for place in places)]) for verb, *places in texts]


# What is to be seen


def light_side(name: int, event: str, icon: str = "sun") -> dict[str, object]:
    """What is sent of a card that nobody has turned."""
    texts = {"en": event}
    return {"name": name, "texts": texts, "light": icon, "picture": guessed(texts)}


def name_of(state: Against | Together, card: int) -> str:
    return state.faces.lights[card].texts["en"]


def names(state: Against | Together, cards: Sequence[int] | vec[i64]) -> str:
    return " ".join(name_of(state, card) for card in cards)


def line(state: Against) -> str:
    return names(state, state.table.line)


def hand(state: Against | Together, seat: int) -> str:
    return names(state, state.table.hands[seat])


def discards(state: Against | Together) -> str:
    return names(state, state.table.discards)


def row(state: Together) -> str:
    return " ".join(names(state, stack).replace(" ", "+") for stack in state.table.row)


def slots(state: Together) -> str:
    return " ".join(names(state, stack).replace(" ", "+") or "-" for stack in state.table.slots)


def facts(events: list[Event], kind: str) -> list[dict[str, FactValue]]:
    return [values_of(event.facts) for event in events if event.kind == kind]


def reason(state: State) -> str | None:
    """Why the game ended; None while it goes on."""
    outcome = state.outcome()
    return None if outcome is None else outcome.reason

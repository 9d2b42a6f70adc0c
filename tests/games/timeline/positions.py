"""Positions of Timeline as `speeltafel.books.positions.timeline` reads them, moves, what is seen."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.books.positions import timeline as written
from speeltafel.engine.chance import Rigged
from speeltafel.engine.event import Event
from speeltafel.engine.fact import FactValue, values_of
from speeltafel.engine.refusal import Refusal
from speeltafel.engine.state import State
from speeltafel.games.timeline.against.game import AgainstGame
from speeltafel.games.timeline.against.state import Against
from speeltafel.games.timeline.deck import Deck
from speeltafel.games.timeline.pictures import guessed
from speeltafel.games.timeline.together.game import TogetherGame
from speeltafel.games.timeline.together.state import Together
from tests.conformance.inside import inside

LUCK: Final = written.LUCK
against = written.against
together = written.together
name_of = written.name_of


def deck_of(text: str) -> Deck:
    """A deck of cards such as "troy=-1200 magna=1215"."""
    told = written.TimelineText("")
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
    """The seat and the code of a move."""
    if isinstance(state, Against):
        [found] = written.against_actions(state, move)
    else:
        assert isinstance(state, Together)
        [found] = written.together_actions(state, move)
    return found


def may(state: Together, seat: int) -> list[str]:
    """The legal actions of a seat, with the names of cards."""
    hand = [name_of(state, card) for card in state.table.hands[seat]]
    texts = [written.TOGETHER.text(action).split() for action in state.legal(seat)]
    return [" ".join([verb, *(hand[int(place)] for place in places)]) for verb, *places in texts]


# What is to be seen


def light_side(name: int, event: str, icon: str = "sun") -> dict[str, object]:
    """What is sent of a card that nobody has turned."""
    texts = {"en": event}
    return {"name": name, "texts": texts, "light": icon, "picture": guessed(texts)}


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

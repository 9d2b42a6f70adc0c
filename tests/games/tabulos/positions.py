"""Positions of Tabulos as `speeltafel.books.positions.tabulos` reads them, moves, and what is seen."""

from typing import Final

from speeltafel.books.positions import tabulos as told
from speeltafel.engine.chance import Chance, Rigged
from speeltafel.engine.event import Event
from speeltafel.engine.fact import FactValue, values_of
from speeltafel.engine.game import Value
from speeltafel.engine.refusal import Refusal
from speeltafel.games.tabulos.actions import CODEC
from speeltafel.games.tabulos.cards import NAMES
from speeltafel.games.tabulos.game import TabulosGame
from speeltafel.games.tabulos.state import Tabulos

LUCK: Final = told.LUCK
position = told.position


def new_game(players: int, chance: Chance = LUCK, **options: Value) -> Tabulos:
    """A game that begins."""
    game = TabulosGame()
    return game.deal(players, game.check_options(options), chance, [])


def lot(label: str, order: list[int]) -> Chance:
    """Luck in which one shuffle is given."""
    return Rigged({label: order}, LUCK)


# Moves


def play(state: Tabulos, *moves: str) -> list[Event]:
    """Play moves such as "0: lay 36, say 4 x 9"; what happened."""
    log: list[Event] = []
    for move in moves:
        for seat, action in told.actions(state, move):
            why = state.permits(seat, action)
            assert why is None, f"{move}: {why}"
            state.apply(seat, action, log)
    return log


def refused(state: Tabulos, move: str) -> str:
    """The rule that forbids a move."""
    return refusal(state, move).rule


def reason(state: Tabulos, move: str) -> str:
    """The word for why a move is not possible."""
    return refusal(state, move).reason


def refusal(state: Tabulos, move: str) -> Refusal:
    [(seat, action)] = told.actions(state, move)
    why = state.permits(seat, action)
    assert why is not None, f"{move} is possible"
    assert action not in state.legal(seat)
    return why


def may(state: Tabulos, seat: int) -> list[str]:
    """The texts of the good actions of a seat."""
    return [CODEC.text(action) for action in state.legal(seat)]


def chosen_from(state: Tabulos, seat: int) -> list[str]:
    """The texts of all that a seat is offered, mistakes included."""
    return [CODEC.text(action) for action in state.choices(seat)]


# What is to be seen


def hand(state: Tabulos, seat: int) -> str:
    return " ".join(state.hands.names(seat))


def sizes(state: Tabulos) -> list[int]:
    return [state.table.size(seat) for seat in range(state.table.players)]


def top(state: Tabulos) -> str:
    return NAMES[state.table.top]


def turn(state: Tabulos) -> int:
    """Whom the game waits for."""
    (seat,) = state.waits_for()
    return seat


def seen(state: Tabulos, seat: int | None = None) -> dict[str, object]:
    """What a seat is sent, or a spectator."""
    return state.view(seat).to_json()


def ending(state: Tabulos) -> tuple[str, list[int], list[int]]:
    """Why the game ended, who won, and the scores."""
    outcome = state.outcome()
    assert outcome is not None
    return outcome.reason, outcome.winners, outcome.scores


def facts(events: list[Event], kind: str) -> list[dict[str, FactValue]]:
    """What everybody sees of the events of one kind."""
    return [values_of(event.facts) for event in events if event.kind == kind]


def kinds_of(events: list[Event]) -> list[str]:
    return [event.kind for event in events]

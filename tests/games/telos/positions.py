"""Positions of Télos as `speeltafel.books.positions.telos` reads them, moves, and what is to be seen."""

from typing import Final

from speeltafel.books.positions import telos as told
from speeltafel.engine.chance import Chance
from speeltafel.engine.event import Event
from speeltafel.engine.fact import FactValue, values_of
from speeltafel.engine.refusal import Refusal
from speeltafel.games.telos.actions import CODEC
from speeltafel.games.telos.cards import NAMES, card, names
from speeltafel.games.telos.game import TelosGame
from speeltafel.games.telos.proofs import Proof
from speeltafel.games.telos.state import Telos
from speeltafel.games.telos.table import Tableau

LUCK: Final = told.LUCK
position = told.position
packed = told.packed


def new_game(players: int, *options: str, chance: Chance = LUCK) -> Telos:
    """A game that begins, with the options named."""
    game = TelosGame()
    return game.deal(players, game.check_options(dict.fromkeys(options, True)), chance, [])


# Moves


def play(state: Telos, *moves: str) -> list[Event]:
    """Play moves such as "0: play 9" or "2: swap 4"; what happened.

    Who follows with several cards says so at once, "1: play 7 8 12", and picks one by one.
    """
    log: list[Event] = []
    for move in moves:
        for seat, action in told.actions(state, move):
            assert state.permits(seat, action) is None, f"{move}: {state.permits(seat, action)}"
            state.apply(seat, action, log)
    return log


def refused(state: Telos, move: str) -> str:
    """The rule that forbids a move, which leaves the state as it was."""
    return refusal(state, move).rule


def refusal(state: Telos, move: str) -> Refusal:
    """Why a move is not allowed; of several cards to pick the first that is not."""
    after = state.clone()
    for seat, action in told.actions(state, move):
        before = everything(after)
        why = after.permits(seat, action)
        assert everything(after) == before
        assert (why is None) == (action in after.legal(seat))
        if why is not None:
            return why
        after.apply(seat, action)
    raise AssertionError(f"{move} is allowed")


def may(state: Telos, seat: int) -> list[str]:
    """The texts of the legal actions of a seat."""
    return [CODEC.text(action) for action in state.legal(seat)]


def sets_to_lay(state: Telos) -> set[str]:
    """Every set of cards that the seat on turn can lay, picked one by one as `legal` offers."""
    sets: set[str] = set()
    seen: set[int] = set()
    waiting = [state]
    while waiting:
        at = waiting.pop()
        seat = at.table.turn
        actions = [action for action in at.legal(seat) if action < len(NAMES)]
        assert actions, f"nothing goes with {names(at.picked)}"
        for action in actions:
            picked = at.picked + card(action)
            if at.table.picked + 1 == at.table.count:
                sets.add(" ".join(names(picked)))
            elif picked not in seen:
                seen.add(picked)
                after = at.clone()
                after.apply(seat, action)
                waiting.append(after)
    return sets


# What is to be seen


def hand(state: Telos, seat: int) -> str:
    return " ".join(names(state.hands[seat]))


def to_match(state: Telos) -> str:
    """The cards to match, each Zeus as what it counts for."""
    return " ".join(names(state.table.match))


def facts(events: list[Event], kind: str) -> list[dict[str, FactValue]]:
    """What everybody sees of the events of one kind."""
    return [values_of(event.facts) for event in events if event.kind == kind]


def everything(thing: object) -> dict[str, object]:
    """All attributes of a state or table, as values that can be compared."""
    found = {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_")}
    return {name: _plain(value) for name, value in found.items() if not callable(value)}


def _plain(value: object) -> object:
    if isinstance(value, Tableau | Proof):
        return everything(value)
    if value is None or isinstance(value, int | Chance):
        return value
    return [_plain(item) for item in value]  # type: ignore[attr-defined]

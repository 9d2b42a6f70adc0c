"""Positions of Titus as `speeltafel.books.positions.titus` reads them, moves, and what is to be seen."""

from typing import Final

from speeltafel.books.positions import titus as told
from speeltafel.engine.chance import Chance, Rigged, Seeded, seed_from
from speeltafel.engine.event import Event
from speeltafel.engine.fact import FactValue, values_of
from speeltafel.engine.refusal import Refusal
from speeltafel.games.titus.actions import CODEC
from speeltafel.games.titus.coins import COINS, DECK, NO_COIN, names
from speeltafel.games.titus.game import TitusGame
from speeltafel.games.titus.state import Titus
from tests.conformance.cards import titus as check_coins
from tests.conformance.inside import inside

LUCK: Final = Seeded(seed_from(0))


def new_game(players: int, chance: Chance = LUCK, **options: bool | str) -> Titus:
    game = TitusGame()
    return game.deal(players, game.check_options(options), chance, [])


def dealt(players: int, *coins: str) -> Titus:
    """A new game with these coins (8/9: 8 is up) on top of the pile; seat 0 begins."""
    pairs = [(int(up), int(down)) for up, down in (coin.split("/") for coin in coins)]
    return new_game(players, rigged(players, pairs))


def rigged(players: int, coins: list[tuple[int, int]]) -> Rigged:
    """The luck that puts these coins on top of the pile, and seat 0 in front."""
    top = [DECK.index((min(pair), max(pair))) for pair in coins]
    pile = top + [place for place in range(COINS) if place not in top]
    sides = list(range(2 * COINS))
    for place, (up, down) in enumerate(coins):
        if up > down:
            sides[2 * place : 2 * place + 2] = [2 * place + 1, 2 * place]
    shuffles = {"first": list(range(players)), "pile": pile, "sides": sides}
    return Rigged(shuffles, LUCK)


def position(text: str) -> Titus:
    """The position a text describes: every coin is there once."""
    state = told.position(text)
    check_coins(state)
    return state


name_of = told.name_of
with_names = told.with_names

# Moves


def play(state: Titus, *moves: str) -> list[Event]:
    """Play moves of the seat on turn, such as "take" or "add @11"; what happened."""
    log: list[Event] = []
    for move in moves:
        [(seat, action)] = told.actions(state, move)
        assert state.permits(seat, action) is None, f"{move}: {state.permits(seat, action)}"
        state.apply(seat, action, log)
        check_coins(state)
    return log


def refused(state: Titus, move: str) -> str:
    """The rule that forbids a move ("take", or "1: take" for a seat); it changes nothing."""
    return refusal(state, move).rule


def refusal(state: Titus, move: str) -> Refusal:
    [(seat, action)] = told.actions(state, move)
    before = inside(state)
    why = state.permits(seat, action)
    assert inside(state) == before
    assert action not in state.legal(seat)
    assert why is not None, f"{move} is allowed"
    return why


def may(state: Titus) -> list[str]:
    """The moves of the seat on turn, each coin written as the number that it shows."""
    return [with_numbers(state, CODEC.text(action)) for action in state.legal(state.table.turn)]


def with_numbers(state: Titus, move: str) -> str:
    verb, *coins = move.split(" ")
    numbers = sorted(state.table.sides[int(coin)] for coin in coins)
    return " ".join([verb, *(f"@{number}" for number in numbers)])


# What is to be seen


def reserve(state: Titus, seat: int) -> str:
    """The pieces of a seat as a position text has them, the lowest first."""
    stacks = [state.table.stack(top) for top in names(state.table.pieces[seat])]
    pieces = sorted([state.table.sides[coin] for coin in stack[::-1]] for stack in stacks)
    return ", ".join(" ".join(map(str, piece)) for piece in pieces)


def runs(state: Titus, seat: int) -> str:
    """The point cards of a seat as a position text has them."""
    table = state.table
    told = []
    for card in range(table.scored):
        if table.run_owners[card] == seat:
            coins = table.stack(table.run_tops[card])[::-1]
            told.append(" ".join([f"{18 - card}:", *(str(table.sides[coin]) for coin in coins)]))
    return "; ".join(told)


def in_hand(state: Titus) -> int | None:
    """The number of the coin in hand."""
    hand = state.table.hand
    return None if hand == NO_COIN else state.table.sides[hand]


def facts(events: list[Event], kind: str) -> list[dict[str, FactValue]]:
    """What everybody sees of the events of one kind."""
    return [values_of(event.facts) for event in events if event.kind == kind]

"""The game against a naive one, move by move through whole games."""

from itertools import product

import pytest

from speeltafel.engine.chance import Seeded, seed_from
from speeltafel.engine.dice import Dice
from speeltafel.games.titus.actions import CODEC
from speeltafel.games.titus.coins import names
from speeltafel.games.titus.state import Titus
from tests.games.titus.oracle import NaiveTitus
from tests.games.titus.positions import in_hand, new_game

GAMES_EACH = 8


@pytest.mark.parametrize(
    ("players", "fewest", "seed"), list(product((2, 3, 4), ("cards", "points"), range(GAMES_EACH)))
)
def test_both_games_offer_the_same_moves_and_end_the_same(
    players: int, fewest: str, seed: int
) -> None:
    state = new_game(players, Seeded(seed_from(seed)), fewest=fewest)
    coins = list(zip(state.deal.up, state.deal.down, strict=True))
    naive = NaiveTitus(players, fewest, state.table.turn, coins)
    dice = Dice(seed)
    while not naive.over:
        moves = sorted(naive.legal(), key=CODEC.code)
        assert state.to_act() == [naive.turn]
        assert state.legal(naive.turn) == [CODEC.code(move) for move in moves]
        move = choose(moves, dice)
        state.apply(naive.turn, CODEC.code(move))
        naive.play(move)
        assert seen(state) == seen_naively(naive)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == naive.points()
    assert outcome.winners == naive.winners()


def choose(moves: list[str], dice: Dice) -> str:
    """Any move, but rather one that builds: random play seldom gets to the last point card."""
    building = [move for move in moves if move.split()[0] in {"add", "join", "score"}]
    choices = building if building and dice.below(4) else moves
    return choices[dice.below(len(choices))]


def seen(state: Titus) -> object:
    """What lies where, in numbers."""
    table = state.table
    reserves = []
    for seat in range(table.players):
        stacks = [table.stack(top) for top in names(table.pieces[seat])]
        reserves.append(sorted([table.sides[coin] for coin in stack[::-1]] for stack in stacks))
    runs = [table.stack(top)[::-1] for top in table.run_tops[: table.scored]]
    return reserves, sorted(runs), in_hand(state)


def seen_naively(naive: NaiveTitus) -> object:
    reserves = [sorted(naive.numbers(piece) for piece in reserve) for reserve in naive.reserves]
    runs = sorted(run for cards in naive.scored for _, run in cards)
    return reserves, runs, None if naive.hand is None else naive.up[naive.hand]

"""What an outcome is worth to each seat, as one number: for programs that learn."""

from speeltafel.engine.game import TOGETHER, Game
from speeltafel.engine.outcome import Outcome


def payoffs(game: Game, outcome: Outcome) -> list[float]:
    """By seat. Who does not win pays 1, and those who win share it: the sum is 0.

    Together everybody gets the score. Where all win, or nobody does, nobody pays.
    """
    if game.aim == TOGETHER:
        return [float(score) for score in outcome.scores]
    players, winners = len(outcome.scores), len(outcome.winners)
    if winners in (0, players):
        return [0.0] * players
    share = float(players - winners) / float(winners)
    return [share if seat in outcome.winners else -1.0 for seat in range(players)]

"""Titus: coins from the top of the pile down, the side that is up first: `11/12 8/8`."""

from speeltafel.engine.game import Game
from speeltafel.games.titus.coins import DECK
from speeltafel.lessons.deals import Shuffles, ordered, seats_from
from speeltafel.lessons.lesson import LessonFile


def shuffles(_: Game, file: LessonFile) -> Shuffles:
    coins = [tuple(int(side) for side in coin.split("/")) for coin in file.deal.pile.split()]
    lows = [f"{min(coin)}/{max(coin)}" for coin in coins]
    sides = list(range(2 * len(DECK)))
    for place, (up, down) in enumerate(coins):
        if up > down:
            sides[2 * place], sides[2 * place + 1] = 2 * place + 1, 2 * place
    pile = ordered(lows, [f"{low}/{high}" for low, high in DECK])
    return {"first": seats_from(file.deal.first, file.players), "pile": pile, "sides": sides}

"""Tabulos: the hands, by seat; the card turned up; the pot from its top."""

from speeltafel.engine.game import Game
from speeltafel.games.tabulos.cards import PRODUCTS
from speeltafel.lessons.deals import Shuffles, circles, ordered, seats_from
from speeltafel.lessons.lesson import LessonFile


def shuffles(_: Game, file: LessonFile) -> Shuffles:
    deal = file.deal
    dealt = [*circles(deal.hands, range(file.players)), deal.start, *deal.pile.split()]
    order = ordered(dealt, [str(product) for product in PRODUCTS])
    return {"first": seats_from(deal.first, file.players), "deal": order}

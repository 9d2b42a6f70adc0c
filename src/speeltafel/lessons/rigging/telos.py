"""Télos: the hands, by seat; the divine card of each; the animals in play."""

from speeltafel.engine.game import Game
from speeltafel.games.telos.cards import ANIMALS, HIGHEST
from speeltafel.games.telos.table import sets_in_play
from speeltafel.lessons.deals import Shuffles, circles, ordered, seats_from
from speeltafel.lessons.lesson import LessonFile


def shuffles(_: Game, file: LessonFile) -> Shuffles:
    deal, players = file.deal, file.players
    dealing = seats_from(deal.first, players)  # the player after the dealer gets the first card
    animals = deal.zeus.split()
    zeus = sorted(animals, key=ANIMALS.index) or ["zeus"] * players
    gods = [str(god) for god in range(1, HIGHEST + 1) for _ in range(sets_in_play(players))]
    divine = deal.divine.split()
    dealt = [*circles(deal.hands, dealing), *(divine[seat] for seat in dealing if divine)]
    rigged = {"dealer": seats_from(dealing[-1], players), "round 1": ordered(dealt, gods + zeus)}
    return {**rigged, "zeus": ordered(animals, ANIMALS)} if animals else rigged

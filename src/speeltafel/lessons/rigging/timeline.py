"""Timeline: the hands, by seat; what lies open at the start; the pile: cards by their ids in the deck."""

from speeltafel.engine.game import Game
from speeltafel.games.timeline.box import TimelineGame
from speeltafel.lessons.deals import Shuffles, ordered, seats_from
from speeltafel.lessons.lesson import LessonFile


def against(game: Game, file: LessonFile) -> Shuffles:
    assert isinstance(game, TimelineGame)
    options = game.check_options(file.options)
    deck = game.deck(options)
    order = ordered(_laid_out(file), [deck.ids[at] for at in deck.up_to(game.level(options))])
    return {"first": seats_from(file.deal.first, file.players), "pile": order}


def together(game: Game, file: LessonFile) -> Shuffles:
    """Two cards lie open at the start: that of the line and that of the discards."""
    assert isinstance(game, TimelineGame)
    options = game.check_options(file.options)
    deck = game.deck(options)
    order = ordered(_laid_out(file), [deck.ids[at] for at in deck.sure(game.level(options))])
    return {"first": seats_from(file.deal.first, file.players), "cards": order}


def _laid_out(file: LessonFile) -> list[str]:
    """Seat by seat, as Timeline deals."""
    deal = file.deal
    return " ".join([*deal.hands, deal.start, deal.pile]).split()

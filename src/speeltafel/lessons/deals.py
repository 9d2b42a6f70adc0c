"""From how the cards of a lesson lie, in the words of its game, to the shuffles that deal them so."""

from collections.abc import Callable, Sequence
from typing import Final

from speeltafel.engine.chance import SEED_BYTES
from speeltafel.engine.game import Value
from speeltafel.engine.match import Match, new_match
from speeltafel.engine.record import LessonPlayed
from speeltafel.games.tabulos.cards import PRODUCTS
from speeltafel.games.telos.cards import ANIMALS, HIGHEST
from speeltafel.games.telos.table import sets_in_play
from speeltafel.games.timeline.box import TimelineGame
from speeltafel.games.titus.coins import DECK
from speeltafel.lessons.lesson import BadLesson, Lesson, LessonFile
from speeltafel.registry import game_named

Shuffles = dict[str, list[int]]


def begin(lesson: Lesson, seed: bytes = bytes(SEED_BYTES)) -> Match:
    """The match of a lesson at its start. The seed is only for what the lesson leaves open."""
    file = lesson.file
    match = new_match(game_named(file.game), file.players, file.options, seed, shuffles_of(file))
    match.record.lesson = LessonPlayed(lesson.name, lesson.version)
    return match


def shuffles_of(file: LessonFile) -> Shuffles:
    return DEALS[file.game](file)


def _titus(file: LessonFile) -> Shuffles:
    """Coins from the top of the pile down, the side that is up first: `11/12 8/8`."""
    coins = [tuple(int(side) for side in coin.split("/")) for coin in file.deal.pile.split()]
    lows = [f"{min(coin)}/{max(coin)}" for coin in coins]
    sides = list(range(2 * len(DECK)))
    for place, (up, down) in enumerate(coins):
        if up > down:
            sides[2 * place], sides[2 * place + 1] = 2 * place + 1, 2 * place
    pile = ordered(lows, [f"{low}/{high}" for low, high in DECK])
    return {"first": seats_from(file.deal.first, file.players), "pile": pile, "sides": sides}


def _telos(file: LessonFile) -> Shuffles:
    """The hands, by seat; the divine card of each; the animals in play."""
    deal, players = file.deal, file.players
    dealing = seats_from(deal.first, players)  # the player after the dealer gets the first card
    animals = deal.zeus.split()
    zeus = sorted(animals, key=ANIMALS.index) or ["zeus"] * players
    gods = [str(god) for god in range(1, HIGHEST + 1) for _ in range(sets_in_play(players))]
    divine = deal.divine.split()
    dealt = [*circles(deal.hands, dealing), *(divine[seat] for seat in dealing if divine)]
    shuffles = {"dealer": seats_from(dealing[-1], players), "round 1": ordered(dealt, gods + zeus)}
    return {**shuffles, "zeus": ordered(animals, ANIMALS)} if animals else shuffles


def _tabulos(file: LessonFile) -> Shuffles:
    """The hands, by seat; the card turned up; the pot from its top."""
    deal = file.deal
    dealt = [*circles(deal.hands, range(file.players)), deal.start, *deal.pile.split()]
    order = ordered(dealt, [str(product) for product in PRODUCTS])
    return {"first": seats_from(deal.first, file.players), "deal": order}


def _against(file: LessonFile) -> Shuffles:
    """The hands, by seat; the start of the line; the pile: cards by their ids in the deck."""
    game, options = _timeline(file)
    deck = game.deck(options)
    order = ordered(_laid_out(file), [deck.ids[at] for at in deck.up_to(game.level(options))])
    return {"first": seats_from(file.deal.first, file.players), "pile": order}


def _together(file: LessonFile) -> Shuffles:
    """The same; two cards lie open at the start: that of the line and that of the discards."""
    game, options = _timeline(file)
    deck = game.deck(options)
    order = ordered(_laid_out(file), [deck.ids[at] for at in deck.sure(game.level(options))])
    return {"first": seats_from(file.deal.first, file.players), "cards": order}


def _timeline(file: LessonFile) -> tuple[TimelineGame, dict[str, Value]]:
    game = game_named(file.game)
    assert isinstance(game, TimelineGame)
    return game, game.check_options(file.options)


def _laid_out(file: LessonFile) -> list[str]:
    """Seat by seat, as Timeline deals."""
    deal = file.deal
    return " ".join([*deal.hands, deal.start, deal.pile]).split()


DEALS: Final[dict[str, Callable[[LessonFile], Shuffles]]] = {
    "titus": _titus,
    "telos": _telos,
    "tabulos": _tabulos,
    "timeline": _against,
    "timeline_together": _together,
}


def seats_from(first: int, players: int) -> list[int]:
    """All seats in playing order."""
    return [(first + step) % players for step in range(players)]


def circles(hands: Sequence[str], seats: Sequence[int]) -> list[str]:
    """The cards of hands as they are dealt: one at a time, round the table."""
    cards = [hands[seat].split() for seat in seats]
    return [card for circle in zip(*cards, strict=True) for card in circle]


def ordered(dealt: Sequence[str], cards: Sequence[str]) -> list[int]:
    """The shuffle that deals these first; the rest lies as it does before the shuffle."""
    left = dict(enumerate(cards))
    order = []
    for name in dealt:
        found = next((place for place, card in left.items() if card == name), None)
        if found is None:
            raise BadLesson(f"there is no card {name!r}, or not as often as it is dealt")
        order.append(found)
        del left[found]
    return [*order, *left]

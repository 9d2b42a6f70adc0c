"""How each bot did."""

from dataclasses import dataclass
from statistics import fmean
from typing import TypedDict

from speeltafel.arena.estimate import Estimate, estimate, share
from speeltafel.arena.meetings import Deal, Duels, Seat, duels, who_beat_whom
from speeltafel.arena.plan import Plan, Played
from speeltafel.arena.rating import ratings
from speeltafel.arena.results import Results
from speeltafel.arena.times import Times
from speeltafel.engine.game import ONE_LOSES, TOGETHER, Game


@dataclass(frozen=True)
class Standing:
    """One bot, over all its seats in all games."""

    bot: str
    seats: int  # how often it sat at a table
    won: Estimate  # for each seat: 1 for a win, divided by those who share it
    score: Estimate
    rank: float | None  # the mean, in a game with ranks
    rating: float
    duels: Duels  # with each other bot
    times: Times


def standings(results: Results) -> list[Standing]:
    """In the order in which the bots were named; at least one deal has been played."""
    plan = results.plan
    game = plan.rules()
    deals = [[seats_of(plan, game, played) for played in deal] for deal in results.deals()]
    rated = ratings(plan.bots, who_beat_whom(game, deals))
    return [
        Standing(
            bot=bot,
            **_results(bot, game, deals),
            rating=rated[bot],
            duels=duels(bot, game, deals),
            times=times_of(bot, results),
        )
        for bot in plan.bots
    ]


def seats_of(plan: Plan, game: Game, played: Played) -> list[Seat]:
    names = plan.seatings[played.seating]
    worth = 1.0 if game.aim in (ONE_LOSES, TOGETHER) else 1.0 / max(1, len(played.winners))
    return [
        Seat(bot, worth if seat in played.winners else 0.0, played.scores[seat])
        for seat, bot in enumerate(names)
    ]


class OwnResults(TypedDict):
    """The part of a standing that a bot has by itself."""

    seats: int
    won: Estimate
    score: Estimate
    rank: float | None


def _results(bot: str, game: Game, deals: list[Deal]) -> OwnResults:
    """Games of one deal are not independent, so each deal is one value."""
    by_deal = [[seat for table in deal for seat in table if seat.bot == bot] for deal in deals]
    ranks = [game.rank(seat.score) for seats in by_deal for seat in seats]
    known = [rank for rank in ranks if rank is not None]
    return {
        "seats": len(ranks),
        "won": share([fmean(seat.won for seat in seats) for seats in by_deal]),
        "score": estimate([fmean(seat.score for seat in seats) for seats in by_deal]),
        "rank": fmean(known) if known else None,
    }


def times_of(bot: str, results: Results) -> Times:
    total = Times()
    for played in results.played.values():
        total.update(played.times.get(bot, {}))
    return total

"""Small plans to try the arena with."""

from speeltafel.arena.plan import Plan, Played
from speeltafel.arena.results import Results
from speeltafel.registry import game_named


def plan_of(*line_ups: tuple[str, ...], game: str = "telos", seed: int = 1) -> Plan:
    options = game_named(game).check_options({})
    return Plan(game, line_ups, options, {}, bytes([seed] * 32), 0, 3)


def played(deal: int, seating: int, winners: list[int], scores: list[int]) -> Played:
    return Played(deal, seating, winners, scores, {})


def sheet_of(plan: Plan, *games: Played) -> Results:
    results = Results(plan)
    for game in games:
        results.add(game)
    return results

"""What happens in Titus, as facts for the log; the words are in `texts/` as `event-titus-...`.

A coin is told by its name and the side that is visible: `coin` and `side`, or `coins` and `sides`,
the lowest first. A side that lies down is in no event (TIT-17).
"""

from typing import Final

from mypy_extensions import i64

from speeltafel.engine.event import Event, Fact
from speeltafel.games.titus.coins import COINS
from speeltafel.games.titus.table import Table

KINDS: Final = [
    *("takes", "robs", "gives", "gets", "keeps", "adds", "joins", "scores"),
    *("starts", "turn", "shows", "empty", "ends", "result"),
]


def starts(table: Table) -> Event:
    return Event("starts", {"seat": table.turn})


def turn(table: Table) -> Event:
    return Event("turn", {"seat": table.turn})


def pile(table: Table) -> Event:
    """The coin that is on top of the pile now."""
    if table.drawn == COINS:
        return Event("empty", {})
    return Event("shows", {"coin": table.drawn, "side": table.sides[table.drawn]})


def takes(table: Table, seat: i64) -> Event:
    return Event("takes", {"seat": seat, **coin_facts(table, table.hand)})


def robs(table: Table, seat: i64, other: i64) -> Event:
    return Event("robs", {"seat": seat, "other": other, **coin_facts(table, table.hand)})


def gives(table: Table, seat: i64, other: i64, given: i64) -> Event:
    return Event("gives", {"seat": seat, "other": other, **coin_facts(table, given)})


def gets(table: Table, seat: i64, other: i64) -> Event:
    return Event("gets", {"seat": seat, "other": other, **coin_facts(table, table.hand)})


def keeps(table: Table, seat: i64, coin: i64) -> Event:
    return Event("keeps", {"seat": seat, **coin_facts(table, coin)})


def adds(table: Table, seat: i64, coin: i64, top: i64) -> Event:
    return Event("adds", {"seat": seat, **coin_facts(table, coin), **stack_facts(table, top)})


def joins(table: Table, seat: i64, top: i64) -> Event:
    return Event("joins", {"seat": seat, **stack_facts(table, top)})


def scores(table: Table, seat: i64, top: i64, points: i64) -> Event:
    return Event("scores", {"seat": seat, "points": points, **stack_facts(table, top)})


def add_end(log: list[Event], table: Table) -> None:
    """That the game is over, and what came of it for each seat, the winners first (TIT-26)."""
    log.append(Event("ends", {}))
    for rank in range(1, table.players + 1):
        for seat in range(table.players):
            if table.rank(seat) == rank:
                log.append(_result(table, seat, rank))


def _result(table: Table, seat: i64, rank: i64) -> Event:
    facts: dict[str, Fact] = {
        "seat": seat,
        "place": rank,
        "card_points": table.points[seat],
        "run_points": table.total(seat) - table.points[seat],
        "total": table.total(seat),
        "on_cards": table.coins_on_cards(seat),
    }
    return Event("result", facts)


def shown_now(event: Event, table: Table) -> Event:
    """TIT-17: an earlier event as a log may show it later, with the sides that are visible now."""
    facts = event.facts.copy()
    coin = facts.get("coin")
    if isinstance(coin, int):
        facts["side"] = table.sides[coin]
    coins = facts.get("coins")
    if isinstance(coins, list):
        facts["sides"] = [str(table.sides[int(name)]) for name in coins]
    return Event(event.kind, facts)


def coin_facts(table: Table, coin: i64) -> dict[str, Fact]:
    return {"coin": coin, "side": table.sides[coin]}


def stack_facts(table: Table, top: i64) -> dict[str, Fact]:
    """A piece or run, the lowest coin first."""
    stack = table.stack(top)[::-1]
    return {
        "coins": [str(coin) for coin in stack],
        "sides": [str(table.sides[coin]) for coin in stack],
    }

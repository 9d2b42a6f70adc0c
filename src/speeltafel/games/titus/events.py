"""What happens in Titus, as facts for the log; the words are in `texts/` as `event-titus-...`.

A coin is told by its name and the side that is visible: `coin` and `side`, or `coins` and `sides`,
the lowest first. A side that lies down is in no event (TIT-17).
"""

from typing import Final

from mypy_extensions import i64

from speeltafel.engine import fact
from speeltafel.engine.event import BEGINS_TURN, Event
from speeltafel.engine.fact import Fact
from speeltafel.engine.tally import of
from speeltafel.games.titus.coins import COINS
from speeltafel.games.titus.table import Tableau

KINDS: Final = [
    *("takes", "robs", "gives", "gets", "keeps", "adds", "joins", "scores"),
    *("starts", "turn", "shows", "empty", "ends", "result"),
]


def starts(table: Tableau) -> Event:
    return Event("starts", {"seat": fact.seat(table.turn)}, role=BEGINS_TURN)


def turn(table: Tableau) -> Event:
    return Event("turn", {"seat": fact.seat(table.turn)}, role=BEGINS_TURN)


def pile(table: Tableau) -> Event:
    """The coin that is on top of the pile now."""
    if table.drawn == COINS:
        return Event("empty", {})
    return Event(
        "shows", {"coin": fact.card(table.drawn), "side": fact.number(table.sides[table.drawn])}
    )


def takes(table: Tableau, seat: i64) -> Event:
    return Event("takes", {"seat": fact.seat(seat), **coin_facts(table, table.hand)})


def robs(table: Tableau, seat: i64, other: i64) -> Event:
    return Event(
        "robs",
        {"seat": fact.seat(seat), "other": fact.seat(other), **coin_facts(table, table.hand)},
    )


def gives(table: Tableau, seat: i64, other: i64, given: i64) -> Event:
    return Event(
        "gives", {"seat": fact.seat(seat), "other": fact.seat(other), **coin_facts(table, given)}
    )


def gets(table: Tableau, seat: i64, other: i64) -> Event:
    return Event(
        "gets",
        {"seat": fact.seat(seat), "other": fact.seat(other), **coin_facts(table, table.hand)},
    )


def keeps(table: Tableau, seat: i64, coin: i64) -> Event:
    return Event("keeps", {"seat": fact.seat(seat), **coin_facts(table, coin)})


def adds(table: Tableau, seat: i64, coin: i64, top: i64) -> Event:
    return Event(
        "adds", {"seat": fact.seat(seat), **coin_facts(table, coin), **stack_facts(table, top)}
    )


def joins(table: Tableau, seat: i64, top: i64) -> Event:
    return Event("joins", {"seat": fact.seat(seat), **stack_facts(table, top)})


def scores(table: Tableau, seat: i64, top: i64, points: i64) -> Event:
    return Event(
        "scores",
        {"seat": fact.seat(seat), "points": fact.number(points), **stack_facts(table, top)},
    )


def add_end(log: list[Event], table: Tableau) -> None:
    """That the game is over, and what came of it for each seat, the winners first (TIT-26)."""
    log.append(Event("ends", {}))
    for rank in range(1, table.players + 1):
        for seat in range(table.players):
            if table.rank(seat) == rank:
                log.append(_result(table, seat, rank))


def _result(table: Tableau, seat: i64, rank: i64) -> Event:
    facts: dict[str, Fact] = {
        "seat": fact.seat(seat),
        "place": fact.number(rank),
        "card_points": fact.number(of(table.points, seat)),
        "run_points": fact.number(table.total(seat) - of(table.points, seat)),
        "total": fact.number(table.total(seat)),
        "on_cards": fact.number(table.coins_on_cards(seat)),
    }
    return Event("result", facts)


def shown_now(event: Event, table: Tableau) -> Event:
    """TIT-17: an earlier event as a log may show it later, with the sides that are visible now."""
    facts = event.facts.copy()
    coin = facts["coin"].value if "coin" in facts else None
    if isinstance(coin, int):
        facts["side"] = fact.number(table.sides[coin])
    coins = facts["coins"].value if "coins" in facts else None
    if isinstance(coins, list):
        facts["sides"] = fact.row([str(table.sides[int(name)]) for name in coins])
    return Event(event.kind, facts, role=event.role)


def coin_facts(table: Tableau, coin: i64) -> dict[str, Fact]:
    return {"coin": fact.card(coin), "side": fact.number(table.sides[coin])}


def stack_facts(table: Tableau, top: i64) -> dict[str, Fact]:
    """A piece or run, the lowest coin first."""
    stack = table.stack(top)[::-1]
    return {
        "coins": fact.cards([str(coin) for coin in stack]),
        "sides": fact.row([str(table.sides[coin]) for coin in stack]),
    }

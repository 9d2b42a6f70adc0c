"""What happens in Télos, as facts for the log; the words are in `texts/` as `event-telos-...`."""

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.engine.event import Event, Fact
from speeltafel.games.telos.cards import names, points
from speeltafel.games.telos.table import BY_EAGLE, BY_WINNING, Table


def direction_word(direction: i64) -> str:
    return "clockwise" if direction == 1 else "counterclockwise"


def round_begins(table: Table, hands: vec[i64]) -> Event:
    secrets: dict[int, dict[str, Fact]] = {}
    for seat in range(table.players):
        secrets[seat] = {"cards": names(hands[seat])}
    facts: dict[str, Fact] = {
        "round": table.round,
        "seat": table.dealer,
        "hand": table.dealt,
        "direction": direction_word(table.direction),
    }
    return Event("round", facts, secrets)


def passes(seat: i64, other: i64) -> Event:
    return Event("passes", {"seat": seat, "other": other})


def picks(table: Table, seat: i64, chosen: i64) -> Event:
    """Others learn that a card was chosen, not which: it is laid with the rest."""
    facts: dict[str, Fact] = {"seat": seat, "place": table.picked, "of": table.count}
    return Event("picks", facts, {seat: {"cards": names(chosen)}})


def plays(table: Table, seat: i64) -> Event:
    cards = names(table.laid[seat])
    return Event("plays", {"seat": seat, "cards": cards, "how": table.manner(seat)})


def reverses(table: Table, seat: i64) -> Event:
    turned = direction_word(table.players - table.direction)
    return Event("reverses", {"seat": seat, "direction": turned})


def swan(seat: i64) -> Event:
    return Event("swan", {"seat": seat})


def add_trick(log: list[Event], table: Table, leader: i64) -> None:
    """Who won the trick, and who leads the next if a power says so."""
    log.append(Event("trick", {"seat": table.ahead}))
    if table.next_lead != BY_WINNING:
        because = "eagle" if table.next_lead == BY_EAGLE else "cuckoo"
        log.append(Event("leads_next", {"seat": leader, "because": because}))


def swaps(seat: i64, given: i64, came: i64) -> Event:
    return Event("swaps", {"seat": seat}, {seat: {"gave": names(given), "came": names(came)}})


def minus(table: Table, seat: i64, minus: i64) -> Event:
    facts: dict[str, Fact] = {
        "seat": seat,
        "cards": names(minus),
        "points": points(minus),
        "total": table.minus_points(seat),
    }
    return Event("minus", facts)


def ends(table: Table, seat: i64) -> Event:
    return Event("ends", {"seat": seat, "total": table.minus_points(seat)})

"""What happens in Télos, as facts for the log; the words are in `texts/` as `event-telos-...`."""

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.engine import fact
from speeltafel.engine.event import BEGINS_PART, ENDS_PART, SHOWN_LATER, Event
from speeltafel.engine.fact import Fact
from speeltafel.games.telos.cards import names, points
from speeltafel.games.telos.table import BY_EAGLE, BY_WINNING, Tableau


def direction_word(direction: i64) -> str:
    return "clockwise" if direction == 1 else "counterclockwise"


def round_begins(table: Tableau, hands: vec[i64]) -> Event:
    secrets: dict[int, dict[str, Fact]] = {}
    for seat in range(table.players):
        secrets[seat] = {"cards": fact.cards(names(hands[seat]))}
    facts: dict[str, Fact] = {
        "round": fact.number(table.round),
        "seat": fact.seat(table.dealer),
        "hand": fact.number(table.dealt),
        "direction": fact.word(direction_word(table.direction)),
    }
    return Event("round", facts, secrets, BEGINS_PART)


def passes(seat: i64, other: i64) -> Event:
    return Event("passes", {"seat": fact.seat(seat), "other": fact.seat(other)})


def picks(table: Tableau, seat: i64, chosen: i64) -> Event:
    """Others learn that a card was chosen, not which: it is laid with the rest."""
    facts: dict[str, Fact] = {
        "seat": fact.seat(seat),
        "place": fact.number(table.picked),
        "of": fact.number(table.count),
    }
    return Event("picks", facts, {seat: {"cards": fact.cards(names(chosen))}}, SHOWN_LATER)


def plays(table: Tableau, seat: i64) -> Event:
    cards = names(table.laid[seat])
    return Event(
        "plays",
        {"seat": fact.seat(seat), "cards": fact.cards(cards), "how": fact.word(table.manner(seat))},
    )


def reverses(table: Tableau, seat: i64) -> Event:
    turned = direction_word(table.players - table.direction)
    return Event("reverses", {"seat": fact.seat(seat), "direction": fact.word(turned)})


def swan(seat: i64) -> Event:
    return Event("swan", {"seat": fact.seat(seat)})


def add_trick(log: list[Event], table: Tableau, leader: i64) -> None:
    """Who won the trick, and who leads the next if a power says so."""
    log.append(Event("trick", {"seat": fact.seat(table.ahead)}, role=ENDS_PART))
    if table.next_lead != BY_WINNING:
        because = "eagle" if table.next_lead == BY_EAGLE else "cuckoo"
        log.append(Event("leads_next", {"seat": fact.seat(leader), "because": fact.word(because)}))


def swaps(seat: i64, given: i64, came: i64) -> Event:
    return Event(
        "swaps",
        {"seat": fact.seat(seat)},
        {seat: {"gave": fact.cards(names(given)), "came": fact.cards(names(came))}},
    )


def minus(table: Tableau, seat: i64, minus: i64) -> Event:
    facts: dict[str, Fact] = {
        "seat": fact.seat(seat),
        "cards": fact.cards(names(minus)),
        "points": fact.number(points(minus)),
        "total": fact.number(table.minus_points(seat)),
    }
    return Event("minus", facts)


def ends(table: Tableau, seat: i64) -> Event:
    return Event("ends", {"seat": fact.seat(seat), "total": fact.number(table.minus_points(seat))})

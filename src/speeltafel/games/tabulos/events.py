"""What happens in Tabulos, as facts for the log; the words are in `texts/` as `event-tabulos-...`.

`says` carries all that was said and whether it was right: what a pupil knows is read from there.
Cards and factors are numbers, tables a list.
"""

from typing import Final

from mypy_extensions import i64

from speeltafel.engine import fact
from speeltafel.engine.event import Event
from speeltafel.engine.fact import Fact
from speeltafel.games.tabulos.actions import SAY_NOTHING, calls, first_of, second_of
from speeltafel.games.tabulos.cards import FACTORS, LAST_TABLE, NAMES, NUMBER, Sets
from speeltafel.games.tabulos.sums import shared, unpack_tables
from speeltafel.games.tabulos.table import DEALT, Tableau

# Why a card is drawn.
BY_CHOICE: Final = 0
FOR_MISTAKE: Final = 1
FOR_CATCH: Final = 2
FOR_END_POINT: Final = 3
CAUSES: Final = ["choice", "mistake", "caught", "end_point"]


def direction_word(direction: i64) -> str:
    return "clockwise" if direction == 1 else "counterclockwise"


def table_names(tables: i64) -> list[str]:
    return [str(table) for table in unpack_tables(tables)]


def deals(table: Tableau, hands: Sets) -> Event:
    secrets: dict[int, dict[str, Fact]] = {}
    for seat in range(table.players):
        secrets[seat] = {"cards": fact.cards(hands.names(seat))}
    facts: dict[str, Fact] = {
        "seat": fact.seat(table.turn),
        "hand": fact.number(DEALT),
        "top": fact.card(NUMBER[table.top]),
    }
    return Event("deals", facts, secrets)


def lays(table: Tableau) -> Event:
    facts: dict[str, Fact] = {
        "seat": fact.seat(table.turn),
        "card": fact.card(NUMBER[table.down]),
        "top": fact.card(NUMBER[table.top]),
    }
    return Event("lays", facts)


def says(table: Tableau, right: bool) -> Event:
    """The card, what it was laid on, what was said, the tables it could be said in, the call."""
    facts: dict[str, Fact] = {
        "seat": fact.seat(table.said_by),
        "card": fact.card(NUMBER[table.said_card]),
        "top": fact.card(NUMBER[table.said_on]),
        "tables": fact.numbers(table_names(shared(table.said_card, table.said_on))),
        "right": fact.word("yes" if right else "no"),
    }
    if table.said == SAY_NOTHING:
        return Event("says_nothing", facts)
    facts["first"] = fact.number(first_of(table.said))
    facts["second"] = fact.number(second_of(table.said))
    facts["call"] = fact.word("called" if calls(table.said) else "silent")
    return Event("says", facts)


def takes_back(table: Tableau) -> Event:
    """What was wrong with what was said last, as helpful as can be (TAB-07)."""
    card = NUMBER[table.said_card]
    facts: dict[str, Fact] = {"seat": fact.seat(table.said_by), "card": fact.card(card)}
    if table.said == SAY_NOTHING:
        return Event("too_slow", facts)
    first, second = first_of(table.said), second_of(table.said)
    if first * second != card:
        facts.update(
            {
                "first": fact.number(first),
                "second": fact.number(second),
                "product": fact.number(first * second),
            }
        )
        return Event("miscounts", facts)
    ended = ended_table(first, second)
    if ended != 0:
        facts.update({"table": fact.number(ended), "last": fact.number(ended * FACTORS)})
        return Event("goes_beyond", facts)
    return _wrong_table(table, facts)


def ended_table(first: i64, second: i64) -> i64:
    """A table that was said further than it goes (TAB-02); 0 if there is none."""
    low = min(first, second)
    return low if 2 <= low <= LAST_TABLE and max(first, second) > FACTORS else 0


def _wrong_table(table: Tableau, facts: dict[str, Fact]) -> Event:
    """The number was right, but not in a table of both cards."""
    facts["top"] = fact.card(NUMBER[table.said_on])
    common = table_names(shared(table.said_card, table.said_on))
    if not common:
        return Event("does_not_fit", facts)
    facts.update(
        {"first": fact.number(first_of(table.said)), "second": fact.number(second_of(table.said))}
    )
    facts["shared"] = fact.numbers(", ".join(common))
    return Event("other_table", facts)


def turns(table: Tableau) -> Event:
    return Event("turns", {"direction": fact.word(direction_word(table.direction))})


def draws(seat: i64, kind: i64, cause: i64) -> Event:
    facts: dict[str, Fact] = {"seat": fact.seat(seat), "cause": fact.word(CAUSES[cause])}
    return Event("draws", facts, {seat: {"cards": fact.cards([NAMES[kind]])}})


def finds_nothing(seat: i64) -> Event:
    """TAB-09: a card was to be drawn, and there is none."""
    return Event("finds_nothing", {"seat": fact.seat(seat)})


def new_pot(table: Tableau) -> Event:
    return Event("new_pot", {"count": fact.number(table.pot), "pot": fact.number(table.pots_made)})


def passes(seat: i64) -> Event:
    return Event("passes", {"seat": fact.seat(seat)})


def misses(seat: i64) -> Event:
    return Event("misses", {"seat": fact.seat(seat)})


def asks(table: Tableau) -> Event:
    """TAB-13: the last card is a square, and nothing was called."""
    return Event("asks", {"seat": fact.seat(table.said_by), "card": fact.card(NUMBER[table.top])})


def lets_go(table: Tableau, seat: i64) -> Event:
    return Event("lets_go", {"seat": fact.seat(seat), "other": fact.seat(table.said_by)})


def catches(table: Tableau, seat: i64) -> Event:
    facts: dict[str, Fact] = {
        "seat": fact.seat(seat),
        "other": fact.seat(table.said_by),
        "card": fact.card(NUMBER[table.top]),
    }
    return Event("catches", facts)


def wins(seat: i64) -> Event:
    return Event("wins", {"seat": fact.seat(seat)})


def stalls() -> Event:
    return Event("stalls", {})


def no_new_pot(table: Tableau) -> Event:
    return Event("no_new_pot", {"number": fact.number(table.pots_made + 1)})

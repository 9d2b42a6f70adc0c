"""What several readers are told alike is encoded once: each gets what they would get alone."""

import random
from collections.abc import Mapping
from typing import Final

import msgspec
import pytest

from speeltafel.engine.game import Value
from speeltafel.registry import GAMES
from speeltafel.server.table.clock import Pace
from speeltafel.server.table.deal_entries import Started
from speeltafel.server.table.entries import Acted, Agreed, Declined, Undone, fold, folded
from speeltafel.server.table.member_entries import (
    Created,
    Entry,
    Guest,
    Joined,
    Left,
    Muted,
    Offered,
    Place,
    Said,
    Seated,
)
from speeltafel.server.table.settings import Clock, Settings
from speeltafel.server.table.table import Table
from speeltafel.server.wire.messages import MoveShown, News
from speeltafel.server.wire.news import Reader, news, remembered_from
from speeltafel.server.wire.shared_news import SharedNews, events_shown, move_shown, teller_of
from speeltafel.server.wire.table_shown import table_shown
from speeltafel.texts import LANGUAGES, texts

PACE: Final = Pace()
GUESTS: Final = [Guest(name, name) for name in ("An", "Bo", "Cy", "Di")]
"""An, Bo and Cy play, Cy at two seats of one screen; Di watches."""
PLACES: Final = [
    Place(holder=0),
    Place(holder=1),
    Place(holder=2, name="Cyd"),
    Place(holder=2, name="Cora"),
]
MOVES: Final = 60
NO_OPTIONS: Final[dict[str, Value]] = {}


def dealt(game: str, luck: random.Random, options: Mapping[str, Value] = NO_OPTIONS) -> Table:
    table = Table("t")
    settings = Settings(game, dict(options), clock=Clock(move=60, game=900), practice=True)
    places = PLACES[: GAMES[game].most_players]
    fold(table, Created(at=0, settings=settings, code="K", guests=GUESTS, places=places))
    rules = table.game
    material = rules.material(rules.check_options({}))
    seed = luck.randbytes(32).hex()
    fold(table, Started(at=1, seed=seed, rules_version=rules.rules_version, material=material))
    return table


def next_move(table: Table, at: int, luck: random.Random) -> Acted:
    match = table.match
    assert match is not None
    seat = luck.choice(match.state.to_act())
    action = match.game.actions.text(luck.choice(match.state.legal(seat)))
    return Acted(at=at, by=0, command=f"{at}", seat=seat, action=action)


def next_entry(table: Table, at: int, luck: random.Random) -> Entry:
    """Mostly a move; now and then something else that the news shows."""
    match = table.match
    assert match is not None
    if luck.random() < 0.75:
        return next_move(table, at, luck)
    others: list[Entry] = [
        Agreed(at=at, member=0),
        Declined(at=at),
        Undone(at=at, to=len(table.moves) // 2),
        Said(at=at, member=3, phrase="hello"),
        Muted(at=at, member=3, muted=True),
        Offered(at=at, seat=1, code="O", member=1),
        Left(at=at, member=1, level="random"),
        Joined(at=at, person="Bo", name="Bob"),
        Seated(at=at, seat=1, member=1),
    ]
    return luck.choice(others)


def readers() -> list[Reader]:
    return [
        Reader(member, seat, texts(lang))
        for member, seat in [(0, None), (1, None), (2, None), (2, 3), (3, None)]
        for lang in LANGUAGES
    ]


def moves_alone(table: Table, reader: Reader, first: int) -> list[MoveShown]:
    """What one reader is told, as if there were no other."""
    match = table.match
    assert match is not None
    view = match.state.view(reader.eyes(table.seats_of(reader.member)))
    teller = teller_of(table, match, reader.words, reader.member)
    remembered = remembered_from(table, view)
    return [
        move_shown(
            table,
            number,
            events_shown(
                [view.retold(event) for event in match.events[number] if number >= remembered],
                teller,
                match.game,
            ),
            reader.words,
        )
        for number in range(first, len(table.moves))
    ]


def alone(table: Table, reader: Reader, told: News) -> bytes:
    """The same news, with nothing in it that was encoded for others."""
    assert table.match is not None
    return msgspec.json.encode(
        msgspec.structs.replace(
            told,
            table=table_shown(table, PACE),
            view=table.match.state.view(reader.eyes(table.seats_of(reader.member))).to_json(),
            moves=moves_alone(table, reader, told.moves_from),
        )
    )


@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_told_what_they_would_be_told_alone(game: str) -> None:
    luck = random.Random(game)
    table = dealt(game, luck)
    shared = SharedNews(table, PACE)
    since = [0] * len(readers())
    for at in range(2, MOVES):
        for place, reader in enumerate(readers()):
            told = news(shared, reader, since[place], at, frozenset({0, 1}))
            assert told == alone(table, reader, msgspec.json.decode(told, type=News))
            if luck.random() < 0.8:  # the others are slow
                since[place] = table.version
        if table.status == "over":
            return
        table = folded(table, [next_entry(table, at, luck)])
        shared = SharedNews(table, PACE, shared)


@pytest.mark.parametrize(
    ("game", "options"), [*((game, {}) for game in GAMES), ("titus", {"memory_aid": True})]
)
def test_the_end_tells_all_moves_again_only_where_something_was_forgotten(
    game: str, options: dict[str, Value]
) -> None:
    luck = random.Random(game)
    before = table = dealt(game, luck, options)
    while table.status == "playing":
        before, table = table, folded(table, [next_move(table, 2, luck)])
    for reader in readers():
        told = news(SharedNews(table, PACE), reader, before.version, 3, frozenset())
        is_same = moves_alone(before, reader, 0) == moves_alone(table, reader, 0)[:-1]
        first = len(before.moves) if is_same else 0
        assert msgspec.json.decode(told, type=News).moves_from == first


def test_a_move_is_put_into_words_once_for_all_who_are_told_the_same() -> None:
    luck = random.Random(1)
    table = dealt("telos", luck)
    while not is_open(table):
        table = folded(table, [next_entry(table, 2, luck)])
    shared, match, last = SharedNews(table, PACE), table.match, len(table.moves) - 1
    assert match is not None
    told = [
        shared.move(match, last, match.events[last], shared.teller(match, texts("en"), seat))
        for seat in range(4)
    ]
    assert len(set(map(id, told))) == 2  # for the one who moved, and for everybody else


def is_open(table: Table) -> bool:
    """Whether somebody with one seat has made a move that hides nothing."""
    assert table.match is not None
    is_move = table.position == table.version and table.moves[-1].seat < 2
    return is_move and not any(event.secrets for event in table.match.events[-1])

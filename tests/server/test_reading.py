"""Bots and clocks wait until people could read what happened: pure, with made-up times."""

from typing import Any

import msgspec
import pytest

from speeltafel.engine.game import LONGEST_READING, Game
from speeltafel.registry import GAMES, plugin_of
from speeltafel.server.errors import NotPlayer
from speeltafel.server.table.clock import Pace, bots_move_at, deadline, due_at
from speeltafel.server.table.commands.base import CommandContext
from speeltafel.server.table.commands.playing import Ready
from speeltafel.server.table.deal_entries import Started
from speeltafel.server.table.entries import Acted, Readied, fold, read_entry
from speeltafel.server.table.member_entries import Created, Guest, Place
from speeltafel.server.table.settings import Clock, Settings, TablePace
from speeltafel.server.table.table import Table
from speeltafel.server.wire.messages import News
from speeltafel.server.wire.news import Reader, news
from speeltafel.server.wire.shared_news import SharedNews
from speeltafel.texts import texts

PACE = Pace()
AN, BOT = Place(holder=0), Place(bot="random")
GUESTS = [Guest("an", "An"), Guest("bo", "Bo")]


def dealt(settings: Settings, places: list[Place], seed: int = 7) -> Table:
    """The cards are dealt at the moment 1000."""
    table = Table("t")
    fold(table, Created(at=0, settings=settings, code="K", guests=GUESTS, places=places))
    version = table.game.rules_version
    fold(table, Started(at=1000, seed=f"{seed:064x}", rules_version=version))
    return table


def play(table: Table, at: int, action: str | None = None) -> list[str]:
    """One move of the member on turn: the kinds of its events."""
    assert table.match is not None
    seat = table.match.state.waits_for()[0]
    code = table.match.state.legal(seat)[0]
    fold(table, Acted(at=at, seat=seat, action=action or table.match.game.actions.text(code)))
    return [event.kind for event in table.match.events[-1]]


def play_until(table: Table, kind: str) -> int:
    """Play until an event of a kind: when that was."""
    for at in range(10_000, 10_000_000, 10_000):
        if kind in play(table, at):
            return at
    raise ValueError(kind)


def telos(pace: TablePace = "normal", clock: Clock | None = None) -> Table:
    settings = Settings("telos", pace=pace, clock=clock)
    return dealt(settings, [AN, Place(holder=1), BOT])


def test_every_game_says_how_long_its_events_take_within_the_bound() -> None:
    for name, game in GAMES.items():
        assert list(plugin_of(name).missing()) == []
        assert game.reading is not Game.reading
        assert 600 <= game.reading.ordinary <= 1000


def test_a_game_that_wants_more_than_the_bound_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES["titus"].reading.kinds, "robs", LONGEST_READING + 1)
    [missing] = plugin_of("titus").missing()
    assert missing == "titus wants 8001 ms to read robs; at most 8000 are possible"


def test_a_trick_that_ends_takes_longer_to_read_than_a_card() -> None:
    table = telos()
    at = play_until(table, "trick")
    assert table.read_at == at + 1600
    if "trick" not in play(table, at + 10_000):
        assert table.read_at == at + 11_000


@pytest.mark.parametrize(("pace", "wait"), [("slow", 2400), ("normal", 1600), ("fast", 800)])
def test_the_pace_of_a_table_stretches_or_shortens_it(pace: TablePace, wait: int) -> None:
    table = telos(pace)
    assert play_until(table, "trick") + wait == table.read_at


def test_nobody_waits_longer_than_the_bound() -> None:
    table = telos("slow")
    assert play_until(table, "minus") + LONGEST_READING == table.read_at


def test_a_server_can_make_bots_wait_less() -> None:
    table = dealt(Settings("titus"), [AN, BOT])
    while not bots_move_at(table, PACE):
        play(table, 1000)
    assert bots_move_at(table, PACE) == 1900
    assert bots_move_at(table, Pace(longest=0)) == 1000


def test_bots_alone_do_not_wait_for_readers() -> None:
    table = dealt(Settings("telos"), [BOT, BOT, BOT])
    assert bots_move_at(table, PACE) == 1700
    assert play_until(table, "minus") + 700 == bots_move_at(table, PACE)


def test_clocks_begin_when_what_happened_could_be_read() -> None:
    settings = Settings("telos", clock=Clock(move=30, game=6_000_000))
    table = dealt(settings, [AN, AN, AN])
    at = play_until(table, "minus")
    [seat] = table.waiting
    used = table.used[seat]
    assert deadline(table, seat, PACE) == at + 8000 + 30_000
    play(table, at + 5000)
    assert table.used[seat] == used  # before it had to be read


def test_when_all_who_play_are_ready_nobody_waits_any_longer() -> None:
    table = telos(clock=Clock(move=30))
    at = play_until(table, "minus")
    fold(table, Readied(at=at + 1000, member=1))
    assert table.read_at == at + 8000
    fold(table, Readied(at=at + 2000, member=0))
    assert table.read_at == at + 2000
    assert set(table.waiting.values()) == {at + 2000}


def test_ready_is_about_one_position_and_asked_of_players_only() -> None:
    table = telos()
    now = CommandContext(0, 2000, b"")
    ready = Ready(id="1", position=table.position)
    assert [type(entry) for entry in ready.entries(table, now)] == [Readied]
    assert Ready(id="1", position=table.position - 1).entries(table, now) == []
    fold(table, Readied(at=2000, member=0))
    assert ready.entries(table, now) == []
    with pytest.raises(NotPlayer):
        ready.entries(table, CommandContext(2, 2000, b""))


def test_people_are_told_until_when_there_is_time_to_read() -> None:
    table = telos()
    at = play_until(table, "minus")
    told = news_to(0, table, at)
    assert told.reading is not None
    assert (told.reading.position, told.reading.until) == (table.position, at + 8000)
    told = news_to(0, table, at + 8000)
    assert told.reading is None


def square(seed: int) -> tuple[int, str, str] | None:
    """Tabulos: a seat that can begin with a square, the card, and the sum."""
    table = dealt(Settings("tabulos"), [BOT] * 4, seed)
    assert table.match is not None
    state, text = table.match.state, table.match.game.actions.text
    [seat] = state.waits_for()
    for lay in map(text, state.legal(seat)):
        if lay in {f"lay {number * number}" for number in range(2, 10)}:
            play(table, 1000, lay)
            said = text(table.match.state.legal(seat)[0])
            return seat, lay, said.removesuffix(" reverse")
    return None


def laid(call: str, seed: int) -> Table:
    """A square is laid at a table of two people and two bots, with a call or without."""
    found = square(seed)
    assert found is not None
    seat, lay, said = found
    places = [BOT] * 4
    places[seat], places[(seat + 1) % 4] = AN, Place(holder=1)
    table = dealt(Settings("tabulos", clock=Clock(move=30)), places, seed)
    play(table, 2000, lay)
    play(table, 3000, f"{said}{call}")
    return table


SQUARES = [seed for seed in range(40) if square(seed)][:5]


@pytest.mark.rule("TAB-12")
@pytest.mark.parametrize("seed", SQUARES)
def test_no_pause_tells_that_a_call_was_forgotten(seed: int) -> None:
    called, forgotten = laid(" reverse", seed), laid("", seed)
    assert forgotten.match is not None
    assert len(forgotten.match.state.to_act()) > 1
    assert called.read_at == forgotten.read_at
    assert called.waiting == forgotten.waiting
    assert due_at(called, PACE) == due_at(forgotten, PACE) == 3000 + 1800


@pytest.mark.rule("TAB-12")
def test_a_square_is_read_no_longer_than_any_other_card_that_was_said() -> None:
    table = dealt(Settings("tabulos"), [AN, BOT])
    assert table.match is not None
    at = play_until(table, "says")
    assert table.read_at == at + 1800


@pytest.mark.rule("TAB-12")
@pytest.mark.parametrize("seed", SQUARES)
def test_what_others_are_sent_of_a_forgotten_call_is_that_nothing_was_called(seed: int) -> None:
    """What is legal follows from it; all else is the same, the sentences too."""
    called, forgotten = sent(laid(" reverse", seed)), sent(laid("", seed))
    assert called["view"].pop("call") == "called"
    assert forgotten["view"].pop("call") == "forgotten"
    assert called["view"].pop("may_catch") == []
    assert forgotten["view"].pop("may_catch")
    assert called.pop("prompt") is None
    assert [one["text"] for one in forgotten.pop("prompt")["legal"]] == ["catch"]
    for told in (called, forgotten):
        for seat in told["table"]["seats"]:
            del seat["may_act"]
    assert without_call(called) == without_call(forgotten)


def sent(table: Table) -> Any:
    """What the other person is sent, as it goes over the wire."""
    told = news_to(1, table, 3000)
    return msgspec.json.decode(msgspec.json.encode(told))


def without_call(told: Any) -> str:
    text: str = msgspec.json.encode(told).decode()
    return text.replace(" and calls “reverse!”", "").replace('"call":"called"', '"call":"silent"')


def test_a_table_that_was_stored_without_a_pace_is_a_normal_one() -> None:
    stored = read_entry(
        '{"type":"created","at":0,"settings":{"game":"titus"},"code":"K","guests":[],"places":[]}'
    )
    assert isinstance(stored, Created)
    assert stored.settings.pace == "normal"


def news_to(member: int, table: Table, now: int) -> News:
    reader = Reader(member, None, texts("en"))
    return msgspec.json.decode(
        news(SharedNews(table, PACE), reader, 0, now, frozenset()), type=News
    )

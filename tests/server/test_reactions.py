"""What bots say: rarely, one at a time, and by what everybody at the table can see."""

import random
from itertools import pairwise

import pytest

from speeltafel.engine.event import DISMAYED
from speeltafel.registry import PLUGINS, game_named
from speeltafel.server.table.deal_entries import Started
from speeltafel.server.table.entries import Acted, fold
from speeltafel.server.table.member_entries import Created, Entry, Guest, Muted, Place
from speeltafel.server.table.reactions import QUIET, REST, greet, react
from speeltafel.server.table.settings import Settings
from speeltafel.server.table.speech import Speech
from speeltafel.server.table.table import Table

PERSON = Place(holder=0)
BOT = Place(bot="learner")


def dealt(game: str, places: list[Place], seed: int = 0, *before: Entry) -> Table:
    table = Table("t")
    made = Created(
        at=0, settings=Settings(game), code="K", guests=[Guest("an", "An")], places=places
    )
    rules = game_named(game)
    material = rules.material(rules.check_options({}))
    deal = Started(at=1, seed=f"{seed:064x}", rules_version=rules.rules_version, material=material)
    for entry in (made, *before, deal):
        fold(table, entry)
    return table


def played(game: str, places: list[Place], seed: int = 0) -> tuple[Table, list[Speech]]:
    """A whole game at random: the table at its end, and everything that was said."""
    table, luck, said = dealt(game, places, seed), random.Random(seed), []
    said += table.speeches
    while table.status == "playing":
        assert table.match is not None
        state = table.match.state
        seat = luck.choice(state.waits_for())
        action = table.match.game.actions.text(luck.choice(state.legal(seat)))
        fold(table, Acted(at=table.version, seat=seat, action=action))
        said += [speech for speech in table.speeches if speech.version == table.version]
    return table, said


def seats_for(game: str) -> list[Place]:
    return [PERSON, *[BOT] * (max(game_named(game).least_players, 3) - 1)]


def test_after_the_deal_one_bot_greets() -> None:
    table = dealt("titus", [PERSON, BOT, BOT])
    [speech] = table.speeches
    assert (speech.seat in {1, 2}, speech.member) == (True, None)
    assert speech.phrase in {"hello", "good_luck"}


def test_where_only_bots_would_hear_it_nobody_speaks() -> None:
    assert played("titus", [BOT, BOT])[1] == []


def test_a_bot_that_the_host_has_silenced_says_nothing() -> None:
    silenced = [Muted(at=0, seat=seat, muted=True) for seat in (1, 2)]
    assert dealt("titus", [PERSON, BOT, BOT], 0, *silenced).speeches == []
    [speech] = dealt("titus", [PERSON, BOT, BOT], 0, silenced[0]).speeches
    assert speech.seat == 2


@pytest.mark.parametrize("game", PLUGINS)
def test_bots_speak_rarely_and_never_two_at_once(game: str) -> None:
    for seed in range(3):
        table, said = played(game, seats_for(game), seed)
        *before, last = said
        assert last.version == table.version
        assert len(before) <= 1 + len(table.moves) / QUIET
        for one, other in pairwise(before):
            assert other.version - one.version > (REST if one.seat == other.seat else QUIET)


def test_they_do_react_now_and_then() -> None:
    said = [
        speech.phrase
        for seed in range(12)
        for speech in played("tabulos", seats_for("tabulos"), seed)[1]
    ]
    assert "well_played" in said
    assert "once_more" in said


def test_the_end_is_spoken_of_kindly() -> None:
    for seed in range(6):
        table, said = played("titus", [PERSON, BOT], seed)
        assert table.match is not None
        outcome = table.match.state.outcome()
        assert outcome is not None
        assert said[-1].phrase == ("well_played" if 0 in outcome.winners else "once_more")


def test_the_same_log_says_the_same() -> None:
    one, other = (
        [
            (speech.version, speech.seat, speech.phrase)
            for speech in played("telos", seats_for("telos"))[1]
        ]
        for _ in range(2)
    )
    assert one == other


@pytest.mark.parametrize("game", PLUGINS)
def test_a_mood_follows_from_what_a_spectator_sees(game: str) -> None:
    table, _ = played(game, seats_for(game))
    assert table.match is not None
    for events in table.match.events:
        for event in events:
            rules = table.match.game
            assert rules.moods_of(event) == rules.moods_of(event.seen_by(None))


@pytest.mark.rule("TAB-12")
def test_no_face_and_no_word_tells_of_a_reverse_that_was_forgotten() -> None:
    """Called or not, laying and saying move nobody; being caught does."""
    moods = game_named("tabulos").moods
    assert not {"lays", "says", "says_nothing", "turns", "asks", "lets_go"} & set(moods)
    assert moods["catches"]["other"] == DISMAYED


def test_speaking_changes_nothing_but_what_was_said() -> None:
    table = dealt("titus", [PERSON, BOT])
    version, position = table.version, table.position
    greet(table)
    react(table)
    assert (table.version, table.position) == (version, position)

"""Whole games over real sockets, on every store."""

import random

import pytest

from speeltafel.engine.fairness import verify
from speeltafel.engine.match import replay
from speeltafel.engine.record import read_record
from speeltafel.registry import GAMES, game_named
from tests.server.playing import outcome, play_to_the_end, seated
from tests.server.running import Running


@pytest.mark.parametrize("game", GAMES)
def test_people_play_a_whole_game(server: Running, game: str) -> None:
    people = ["An", "Bo", "Cy", "Di"][: max(2, GAMES[game].least_players)]
    with seated(server.host, game, people) as screens:
        play_to_the_end(screens, random.Random(game))
        assert all(outcome(screen) == outcome(screens[0]) for screen in screens)
        assert screens[0].news["outcome"]["said"]
        assert all(len(screen.moves) == len(screens[0].moves) for screen in screens)


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_a_whole_game_against_bots(server: Running, game: str) -> None:
    with seated(server.host, game, ["An"], bots=2) as [screen]:
        play_to_the_end([screen], random.Random(game))
        hands = {move["hand"] for move in screen.moves[1:]}
        assert hands - {"person"} == {"bot"}  # a person may have no turn before it is over


def test_the_record_of_a_finished_game_replays_to_the_same_outcome(server: Running) -> None:
    with seated(server.host, "titus", ["An", "Bo"]) as screens:
        dealt = screens[0].news["table"]["seed_hash"]
        assert screens[0].news["table"]["seed"] == ""
        play_to_the_end(screens, random.Random(1))
        news, person = screens[0].news, screens[1].person
        record = read_record(person.web.get(f"/api/tables/{news['table']['id']}/record").text)
    match = replay(game_named(record.game), record)
    ending = match.state.outcome()
    assert ending is not None
    assert ending.winners == news["outcome"]["winners"]
    assert ending.scores == news["outcome"]["scores"]
    assert record.promise() == news["table"]["seed_hash"]
    assert record.seed_hash == dealt
    verify(match.game, record, dealt)
    assert record.seed.hex() == news["table"]["seed"]

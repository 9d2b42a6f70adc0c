"""Who meets whom, and from which seats."""

from speeltafel.arena.line_ups import line_ups, rotated, seats_for
from speeltafel.registry import game_named

TELOS = game_named("telos")
TITUS = game_named("titus")
TOGETHER = game_named("timeline_together")


def test_as_many_bots_as_seats_play_all_together() -> None:
    bots = ["master", "thumb", "thumb", "random"]
    assert line_ups(TELOS, bots, 4) == [("master", "thumb", "thumb", "random")]


def test_of_more_bots_than_seats_every_choice_plays_but_nobody_against_itself() -> None:
    assert line_ups(TITUS, ["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert line_ups(TITUS, ["a", "b", "b"], 2) == [("a", "b")]


def test_of_fewer_bots_each_plays_against_a_table_full_of_each_other() -> None:
    assert line_ups(TELOS, ["a", "b"], 4) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]


def test_a_bot_alone_plays_with_itself() -> None:
    assert line_ups(TELOS, ["a"], 3) == [("a", "a", "a")]
    assert line_ups(TELOS, ["a", "a", "a"], 3) == [("a", "a", "a")]


def test_where_all_play_together_a_table_has_one_kind_of_bot() -> None:
    assert line_ups(TOGETHER, ["a", "b", "b"], 2) == [("a", "a"), ("b", "b")]


def test_there_is_a_seat_for_each_bot_if_the_game_has_enough() -> None:
    assert [seats_for(TELOS, ["a"] * bots) for bots in (1, 3, 5, 9)] == [3, 3, 5, 6]


def test_every_bot_sits_in_every_seat() -> None:
    assert rotated(("a", "b", "c")) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


def test_seatings_that_look_the_same_are_played_once() -> None:
    assert rotated(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert rotated(("a", "a", "a")) == [("a", "a", "a")]

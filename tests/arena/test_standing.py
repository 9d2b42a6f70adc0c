"""What results say of bots."""

import pytest

from speeltafel.arena.meetings import who_beat_whom
from speeltafel.arena.rating import Pairs
from speeltafel.arena.standing import seats_of, standings
from tests.arena.plans import plan_of, played, sheet_of


def beaten(sheet_game: str, line_up: tuple[str, ...], winners: list[int]) -> Pairs:
    """Who beat whom in one game."""
    plan = plan_of(line_up, game=sheet_game)
    game = plan.rules()
    table = seats_of(plan, game, played(0, 0, winners, [0] * len(line_up)))
    return who_beat_whom(game, [[table]])


def test_who_does_not_lose_in_telos_has_won() -> None:
    plan = plan_of(("a", "b", "c"))
    seats = seats_of(plan, plan.rules(), played(0, 0, [0, 2], [-4, -33, -8]))
    assert [seat.won for seat in seats] == [1, 0, 1]


def test_a_shared_win_is_divided() -> None:
    plan = plan_of(("a", "b", "c"), game="titus")
    seats = seats_of(plan, plan.rules(), played(0, 0, [0, 2], [20, 5, 20]))
    assert [seat.won for seat in seats] == [0.5, 0, 0.5]


def test_a_bot_is_judged_over_all_its_seats_and_by_deals() -> None:
    plan = plan_of(("a", "b", "b"))
    games = [
        played(deal, seating, winners, [-1, -2, -3])
        for deal in (0, 1)
        for seating, winners in enumerate([[0, 1], [0, 1], [1, 2]])
    ]
    a, b = standings(sheet_of(plan, *games))
    assert plan.seatings == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]
    assert (a.bot, a.seats, b.bot, b.seats) == ("a", 6, "b", 12)
    assert a.won.mean == pytest.approx(2 / 3)
    assert b.won.mean == pytest.approx(4 / 6)
    assert a.score.mean == pytest.approx(-2)
    assert a.won.margin == 0  # both deals say the same
    assert a.rank is None


def test_a_deal_that_was_not_played_from_every_seat_does_not_count() -> None:
    plan = plan_of(("a", "b", "b"))
    whole = [played(0, seating, [0, 1], [0, 0, -32]) for seating in range(3)]
    assert standings(sheet_of(plan, *whole, played(1, 0, [2], [0, 0, 0])))[0].seats == 3


def test_winners_beat_those_who_did_not_win() -> None:
    assert +beaten("titus", ("a", "b", "c"), [0]) == {("a", "b"): 2, ("a", "c"): 2}


def test_the_loser_of_telos_is_beaten_by_all() -> None:
    assert +beaten("telos", ("a", "b", "c"), [0, 2]) == {("a", "b"): 2, ("c", "b"): 2}


def test_who_shares_a_win_draws() -> None:
    assert beaten("titus", ("a", "b"), [0, 1]) == {("a", "b"): 1, ("b", "a"): 1}


def test_nobody_beats_itself() -> None:
    assert +beaten("titus", ("a", "b", "b"), [1]) == {("b", "a"): 2}


def test_tables_that_play_together_are_compared_by_score_and_ranked() -> None:
    plan = plan_of(("a", "a"), ("b", "b"), game="timeline_together")
    games = [played(0, 0, [0, 1], [62, 62]), played(0, 1, [], [15, 15])]
    a, b = standings(sheet_of(plan, *games))
    assert (a.won.mean, b.won.mean) == (1, 0)
    assert (a.rank, b.rank) == (7, 2)
    assert a.rating == 0 > b.rating
    assert (a.duels["b"].mean, b.duels["a"].mean) == (1, 0)


def test_a_duel_is_the_share_of_meetings_in_which_one_did_better() -> None:
    plan = plan_of(("a", "b", "c"))
    winners = [[0, 1], [0, 2], [0, 1]]  # the losers are c, c and b
    games = [played(0, seating, won, [0, 0, 0]) for seating, won in enumerate(winners)]
    assert plan.seatings == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    a, b, c = standings(sheet_of(plan, *games))
    assert a.duels["b"].mean == pytest.approx((0.5 + 0.5 + 1) / 3)
    assert c.duels["b"].mean == pytest.approx((0 + 0 + 1) / 3)
    assert b.duels["a"].mean == pytest.approx(1 - a.duels["b"].mean)
    assert set(b.duels) == {"a", "c"}

"""What somebody believes of dates (TWI-25): all that a bot is ever told of them."""

import pytest
from hypothesis import given
from hypothesis import settings as tried
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.engine.dice import Dice
from speeltafel.games.timeline.against.view import AgainstView
from speeltafel.games.timeline.beliefs import Beliefs, around, no_beliefs
from speeltafel.games.timeline.deck import DAY, YEAR, day_number
from speeltafel.games.timeline.moments import TODAY, date_at, end_of, moment_of, written
from speeltafel.games.timeline.together.view import TogetherView
from tests.conformance.inside import inside
from tests.conformance.positions import SETTINGS, Setting, lengths, play, seeds
from tests.games.timeline.positions import against

TIMELINES = [setting for setting in SETTINGS if setting.game.name.startswith("timeline")]


def belief(date: int, years: int) -> Beliefs:
    """A belief about the card with name 0: a year, plus or minus an error in years."""
    centre = moment_of(date, YEAR)
    return Beliefs(vec[i64]([centre]), vec[i64]([moment_of(date + years, YEAR) - centre]))


def chance(beliefs: Beliefs, first: int, last: int) -> float:
    """That card 0 is of these years."""
    return beliefs.chance(0, moment_of(first, YEAR), end_of(last, YEAR))


# Moments


@given(st.integers(-9999, 9999).filter(bool))
def test_a_year_has_a_moment_and_a_moment_its_year(year: int) -> None:
    assert date_at(moment_of(year, YEAR), YEAR) == year
    assert moment_of(year, YEAR) < end_of(year, YEAR)


@given(st.dates())
def test_a_day_has_a_moment_and_a_moment_its_day(day: object) -> None:
    number = day_number(str(day), DAY)
    assert date_at(moment_of(number, DAY), DAY) in (number, number - number % 100 + 28)
    assert moment_of(number, DAY) < end_of(number, DAY)


@given(st.integers(-9999, 9999), st.integers(-9999, 9999))
def test_moments_keep_the_order_of_dates(one: int, other: int) -> None:
    assert (moment_of(one, YEAR) < moment_of(other, YEAR)) == (one < other)


@given(st.integers(-2 * TODAY, 2 * TODAY), st.sampled_from([YEAR, DAY]))
def test_the_date_of_any_moment_can_be_written(moment: int, precision: str) -> None:
    date = date_at(moment, precision)
    assert day_number(written(date, precision), precision) == date


def test_the_recent_past_feels_long() -> None:
    antiquity = moment_of(100, YEAR) - moment_of(50, YEAR)
    our_time = moment_of(2020, YEAR) - moment_of(1970, YEAR)
    assert our_time > 10 * antiquity


# Beliefs


def test_a_date_is_never_further_off_than_its_error() -> None:
    beliefs = belief(1600, 50)
    assert chance(beliefs, 1500, 1549) == 0.0
    assert chance(beliefs, 1550, 1650) == pytest.approx(1.0)
    assert chance(beliefs, 1651, 2000) == 0.0


def test_a_date_is_more_likely_near_the_centre() -> None:
    beliefs = belief(1600, 50)
    assert chance(beliefs, 1595, 1604) > 2 * chance(beliefs, 1560, 1569) > 0.0


def test_nothing_is_believed_to_happen_later_than_today() -> None:
    beliefs = belief(2020, 40)
    assert beliefs.chance(0, 0, TODAY) == pytest.approx(1.0)
    dice = Dice(1)
    assert all(beliefs.draw(0, dice) < TODAY for _ in range(300))


def test_without_a_belief_every_era_is_as_likely() -> None:
    eras = [no_beliefs().chance(0, *era) for era in ((0, TODAY // 2), (TODAY // 2, 2 * TODAY))]
    assert eras == [0.5, 0.5]


def test_what_is_drawn_is_as_likely_as_believed() -> None:
    beliefs, dice = belief(1800, 60), Dice(3)
    drawn = [date_at(beliefs.draw(0, dice), YEAR) for _ in range(4_000)]
    for first, last in ((1740, 1779), (1780, 1809), (1810, 1860)):
        share = sum(first <= date <= last for date in drawn) / len(drawn)
        assert share == pytest.approx(chance(beliefs, first, last), abs=0.03)


def test_the_truth_lies_as_often_in_any_part_of_a_belief_as_the_belief_says() -> None:
    """Calibrated: a centre drawn around the truth gives the truth its due from the centre too."""
    dice, truth, error = Dice(4), TODAY // 2, TODAY // 10
    near = 0
    for _ in range(4_000):
        beliefs = Beliefs(vec[i64]([around(truth, error, dice)]), vec[i64]([error]))
        near += beliefs.chance(0, -TODAY, truth) < 0.25
    assert near / 4_000 == pytest.approx(0.25, abs=0.03)


# Views


def test_who_believes_imagines_dates_near_the_belief_and_others_do_not() -> None:
    state = against("""
        line: rome=476
        seat 0: moon=1969
        seat 1: troy=-1200
    """)
    view, dice = state.view(0), Dice(1)
    centres = vec[i64]([moment_of(year, YEAR) for year in (1960, -1000, 476)])
    sure = view.believing(Beliefs(centres, vec[i64]([TODAY // 40] * 3)))
    card = state.table.hands[0][0]
    drawn = [sure.sample(dice).faces.earliest[card] for _ in range(100)]
    assert all(1935 < date < 1985 for date in drawn)
    assert min(view.sample(dice).faces.earliest[card] for _ in range(100)) < 1700
    assert sure.to_json() == view.to_json()


@pytest.mark.parametrize("setting", TIMELINES, ids=repr)
@tried(max_examples=8)
@given(seed=seeds, length=lengths)
def test_a_world_imagined_by_who_believes_is_seen_and_believed_alike(
    setting: Setting, seed: int, length: int
) -> None:
    state = play(setting, seed, length).state
    dice = Dice(seed)
    for seat in range(setting.players):
        view = state.view(seat)
        assert isinstance(view, AgainstView | TogetherView)
        view = view.believing(any_beliefs(view.table.seen, dice))
        world = view.sample(dice)
        assert inside(world.view(seat)) == inside(view)
        assert world.legal(seat) == state.legal(seat)


def any_beliefs(count: int, dice: Dice) -> Beliefs:
    centres = [dice.below(TODAY) for _ in range(count)]
    return Beliefs(vec[i64](centres), vec[i64]([1 + dice.below(TODAY) for _ in range(count)]))


@pytest.mark.parametrize("setting", TIMELINES[:1] + TIMELINES[-1:], ids=repr)
def test_the_cards_to_come_are_imagined_the_same_for_every_order_of_asking(
    setting: Setting,
) -> None:
    view = setting.match(4).state.view(0)
    assert isinstance(view, AgainstView | TogetherView)
    cards = range(30)
    forwards, backwards = view.sample(Dice(1)).faces, view.sample(Dice(1)).faces
    dates = [forwards.dark(card).date for card in cards]
    assert [backwards.dark(card).date for card in reversed(cards)] == dates[::-1]
    assert [light.icon for light in forwards.lights] == [light.icon for light in backwards.lights]

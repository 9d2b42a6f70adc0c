"""What a bot gets of dates: beliefs, made from who it is and what it has seen."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.bots.timeline.knowledge import Knowledge
from speeltafel.bots.timeline.roster import AGAINST, SCHOOLING, SCHOOLING_TOGETHER, TOGETHER
from speeltafel.decks import built_in_decks
from speeltafel.engine.chance import ascending
from speeltafel.engine.dice import Dice
from speeltafel.games.timeline.beliefs import Beliefs
from speeltafel.games.timeline.deck import Deck
from speeltafel.games.timeline.faces import Faces, faces_of
from speeltafel.games.timeline.moments import TODAY, moment_of
from tests.conformance.inside import inside
from tests.games.timeline.positions import against, deck_of, levelled, together, years

WORLD = built_in_decks()["world"]
USUAL = 100


def person(who: int) -> Knowledge:
    return Knowledge(USUAL, Dice(who))


def in_order(deck: Deck) -> Faces:
    faces = faces_of(deck, ascending(len(deck.ids)))
    faces.reveal(len(deck.ids))
    return faces


def pairs(beliefs: Beliefs) -> list[tuple[int, int]]:
    return list(zip(beliefs.centres, beliefs.errors, strict=True))


def test_somebody_believes_the_same_of_a_card_wherever_it_lies() -> None:
    count = len(WORLD.ids)
    there = pairs(person(1).beliefs(in_order(WORLD), count))
    backwards = faces_of(WORLD, vec[i64](list(range(count))[::-1]))
    assert pairs(person(1).beliefs(backwards, count)) == there[::-1]


def test_beliefs_come_card_by_card_and_stay() -> None:
    early = pairs(person(1).beliefs(in_order(WORLD), 9))
    late = pairs(person(1).beliefs(in_order(WORLD), 30))
    assert len(early) == 9
    assert late[:9] == early


def test_beliefs_say_nothing_of_cards_that_were_not_seen() -> None:
    """Decks that differ in later cards give the same beliefs about the first ones."""
    one, other = in_order(WORLD), in_order(WORLD)
    other.earliest[20], other.latest[20] = -400, -400
    assert inside(person(1).beliefs(one, 20)) == inside(person(1).beliefs(other, 20))


def test_two_persons_believe_different_things() -> None:
    faces = in_order(WORLD)
    assert pairs(person(1).beliefs(faces, 20)) != pairs(person(2).beliefs(faces, 20))


def test_nobody_is_surer_than_they_should_be() -> None:
    """The truth lies below a quarter of a belief for a quarter of the cards, and so on."""
    faces = in_order(WORLD)
    count = len(WORLD.ids)
    below = [0, 0, 0]
    for who in range(20):
        beliefs = person(who).beliefs(faces, count)
        for name in range(count):
            truth = moment_of(faces.earliest[name], faces.precision)
            part = beliefs.chance(name, -TODAY, truth)
            below = [found + (part < (n + 1) / 4) for n, found in enumerate(below)]
    shares = [found / (20 * count) for found in below]
    assert shares == pytest.approx([0.25, 0.5, 0.75], abs=0.05)


def test_the_better_known_an_event_is_the_nearer_its_belief() -> None:
    deck = deck_of(years(1500, 60))
    usual = pairs(person(1).beliefs(in_order(deck), 60))
    for level, percent in ((1, 70), (2, 100), (3, 150)):
        faces = in_order(levelled(deck, [level] * 60))
        for name, (_, error) in enumerate(pairs(person(1).beliefs(faces, 60))):
            assert error == pytest.approx(usual[name][1] * percent / 100, abs=2)


@pytest.mark.rule("TWI-04")
def test_errors_are_measured_by_the_time_that_the_levels_chosen_cover() -> None:
    """Who plays without the old events for connoisseurs knows that nothing is so old."""
    deck = levelled(deck_of(f"{years(100, 20)} {years(1900, 20)}"), [3] * 20 + [1] * 20)
    late = ascending(40)[20:]
    everything = person(1).beliefs(faces_of(deck, late), 20)
    well_known = person(1).beliefs(faces_of(deck, late, 1), 20)
    assert sum(well_known.errors) * 5 < sum(everything.errors)


def test_what_is_long_ago_is_vaguer_in_years() -> None:
    """The same error is centuries in antiquity and years in our time."""
    faces = in_order(deck_of(f"{years(100, 20)} {years(1950, 20)}"))
    old, new = faces.earliest[0], faces.earliest[30]
    error = TODAY // 50
    assert moment_of(old + 100, faces.precision) - moment_of(old, faces.precision) < error
    assert moment_of(new + 20, faces.precision) - moment_of(new, faces.precision) > error


def test_a_deck_of_few_years_is_known_better_in_years() -> None:
    narrow = in_order(deck_of(years(1940, 12)))
    wide = person(1).beliefs(in_order(WORLD), 12).errors
    assert max(person(1).beliefs(narrow, 12).errors) < min(wide)


def test_a_person_is_better_at_some_themes_than_at_others() -> None:
    decks = built_in_decks()
    better = set()
    for who in range(12):
        world, arts = (
            100 * sum(person(who).beliefs(in_order(deck), 60).errors) // in_order(deck).theme.span
            for deck in (decks["world"], decks["arts"])
        )
        better.add(
            "world"
            if world * 115 < arts * 100
            else "arts"
            if arts * 115 < world * 100
            else "neither"
        )
    assert better == {"world", "arts", "neither"}


@pytest.mark.parametrize("schooling", [SCHOOLING, SCHOOLING_TOGETHER], ids=["against", "together"])
def test_the_higher_the_level_the_smaller_the_errors(schooling: dict[str, int]) -> None:
    faces = in_order(WORLD)
    levels = ["learner", "casual", "strong", "master"]
    errors = [sum(Knowledge(schooling[name], Dice(1)).beliefs(faces, 40).errors) for name in levels]
    assert errors == sorted(errors, reverse=True)
    assert schooling["thumb"] == schooling["master"]


def test_a_bot_is_handed_beliefs_about_the_cards_that_were_seen_and_no_others() -> None:
    state = against("""
        line: rome=476
        seat 0: moon=1969
        seat 1: tea=1773
        pile: wall=1989 nile=1869
    """)
    view = AGAINST.view_for("master", state, 0, Dice(1))
    assert inside(view) == inside(
        state.view(0).believing(Knowledge(SCHOOLING["master"], Dice(1)).beliefs(state.faces, 4))
    )


def test_who_plays_at_random_believes_nothing() -> None:
    state = together("""
        row: rome=476
        seat 0: moon=1969
        discards: wall=1989
    """)
    assert inside(TOGETHER.view_for("random", state, 0, Dice(1))) == inside(state.view(0))

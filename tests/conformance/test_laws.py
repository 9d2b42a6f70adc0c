"""The laws that hold in every position of every game, whatever the options.

A position comes from random play. A game can't escape: `test_no_game_escapes.py`.
"""

from itertools import pairwise

import pytest
from hypothesis import given, settings

from speeltafel.build import compiled
from speeltafel.engine.bits import places
from speeltafel.engine.dice import Dice
from speeltafel.engine.errors import BadAction, Refused
from speeltafel.engine.fact import SEAT, TYPES, Fact
from speeltafel.engine.match import replay
from speeltafel.engine.playout import playout
from speeltafel.engine.record import read_record
from speeltafel.engine.state import buffer_for, step
from speeltafel.engine.view import View
from speeltafel.registry import GAMES
from speeltafel.texts import LANGUAGES, texts
from speeltafel.texts.telling import teller_of
from tests.conformance.inside import inside
from tests.conformance.positions import (
    SETTINGS,
    Setting,
    lengths,
    play,
    play_one,
    seeds,
    some_actions,
)

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=repr)
few = settings(max_examples=12 if compiled() else 4)
"""For each setting; all together make a thousand games. It is the same code in both builds: the
slower one shows that it does the same, the faster one looks further."""


@every_setting
@few
@given(seed=seeds, length=lengths)
def test_somebody_may_act_until_there_is_an_outcome(
    setting: Setting, seed: int, length: int
) -> None:
    state = play(setting, seed, length).state
    to_act, waits_for = state.to_act(), state.waits_for()
    assert (not to_act) == (state.outcome() is not None)
    assert set(waits_for) <= set(to_act)
    assert bool(waits_for) == bool(to_act)
    assert to_act == sorted(set(to_act))


@every_setting
@few
@given(seed=seeds, length=lengths)
def test_legal_actions_are_ascending_permitted_and_only_for_those_to_act(
    setting: Setting, seed: int, length: int
) -> None:
    state = play(setting, seed, length).state
    for seat in range(setting.players):
        legal = state.legal(seat)
        assert bool(legal) == (seat in state.to_act())
        assert all(one < other for one, other in pairwise(legal))
        assert all(0 <= action < setting.game.actions.count for action in legal)
        assert all(state.permits(seat, action) is None for action in legal)
        choices = state.choices(seat)
        assert all(one < other for one, other in pairwise(choices))
        assert set(legal) <= set(choices)
        assert all(state.permits(seat, action) is None for action in choices)


@every_setting
@few
@given(seed=seeds, length=lengths)
def test_the_fast_way_is_the_readable_way(setting: Setting, seed: int, length: int) -> None:
    """The same seats, the same actions in the same order, and the same position after each."""
    state = play(setting, seed, length).state
    fast = state.clone()
    buffer, dice = buffer_for(fast), Dice(seed)
    for _ in range(8):
        assert places(fast.actors()) == state.to_act()
        assert places(fast.awaited()) == state.waits_for()
        for seat in range(setting.players):
            count = fast.fill_legal(seat, buffer)
            assert list(buffer)[:count] == state.legal(seat)
        if not state.to_act():
            break
        seat = state.to_act()[dice.below(len(state.to_act()))]
        action = state.legal(seat)[dice.below(len(state.legal(seat)))]
        fast.play(seat, action)
        state.apply(seat, action, [])
        assert inside(fast) == inside(state)


@every_setting
@few
@given(seed=seeds, length=lengths)
def test_a_step_leaves_its_input_as_it_was(setting: Setting, seed: int, length: int) -> None:
    state = play(setting, seed, length).state
    before = inside(state)
    for seat in state.to_act():
        after, _ = step(state, seat, state.legal(seat)[0])
        assert inside(after) != before
        assert inside(state) == before


@every_setting
@few
@given(seed=seeds, length=lengths)
def test_a_clone_is_equal_and_shares_nothing(setting: Setting, seed: int, length: int) -> None:
    state = play(setting, seed, length).state
    before = inside(state)
    clone = state.clone()
    assert inside(clone) == before
    playout(clone, Dice(seed))
    assert inside(state) == before


@every_setting
@few
@given(seed=seeds, length=lengths)
def test_a_refused_action_changes_nothing_and_names_a_rule_in_words(
    setting: Setting, seed: int, length: int
) -> None:
    match = play(setting, seed, length)
    state = match.state
    before = inside(state)
    tellers = [teller_of(match, texts(lang)) for lang in LANGUAGES]
    for seat in range(setting.players):
        for action in some_actions(setting, Dice(seed)):
            refusal = state.permits(seat, action)
            if refusal is None:
                continue
            with pytest.raises(Refused):
                step(state, seat, action)
            # It is told to that seat: "you" are never called by name.
            assert not any(is_seat(one, seat) for one in refusal.facts.values())
            for teller in tellers:
                assert teller.words.rule(refusal.rule)
                assert refusal.rule in teller.why_not(refusal)
    assert inside(state) == before


def is_seat(told: Fact, seat: int) -> bool:
    return told.type == SEAT and told.value == seat


@every_setting
@few
@given(seed=seeds, length=lengths)
def test_a_record_replays_to_the_same_game(setting: Setting, seed: int, length: int) -> None:
    match = play(setting, seed, length)
    again = replay(setting.game, read_record(match.record.to_text()))
    assert inside(again.state) == inside(match.state)
    assert inside(again.events) == inside(match.events)
    assert again.record.to_text() == match.record.to_text()


@every_setting
@few
@given(seed=seeds, length=lengths)
def test_undo_goes_back_to_what_was(setting: Setting, seed: int, length: int) -> None:
    match = play(setting, seed, length)
    state, events, played = inside(match.state), inside(match.events), len(match.record.actions)
    dice = Dice(seed)
    while len(match.events) < played + 8 and play_one(match, dice):
        pass
    match.undo(played)
    assert inside(match.state) == state
    assert inside(match.events) == events


@every_setting
@few
@given(seed=seeds, length=lengths)
def test_a_sampled_world_can_not_be_told_from_the_real_one(
    setting: Setting, seed: int, length: int
) -> None:
    """Not by the view, not by what is legal, not by what is refused and why."""
    state = play(setting, seed, length).state
    dice = Dice(seed)
    for seat in [*range(setting.players), None]:
        view = state.view(seat)
        world = view.sample(dice)
        assert seen(world.view(seat)) == seen(view)
        assert world.to_act() == state.to_act()
        assert world.waits_for() == state.waits_for()
        if seat is not None:
            assert world.legal(seat) == state.legal(seat)
            assert world.choices(seat) == state.choices(seat)
            for action in some_actions(setting, dice):
                assert inside(world.permits(seat, action)) == inside(state.permits(seat, action))


@every_setting
@few
@given(seed=seeds, length=lengths)
def test_a_world_in_place_of_another_is_as_a_fresh_one(
    setting: Setting, seed: int, length: int
) -> None:
    """The same dice give the same world, whatever was played in the world that it replaces."""
    state = play(setting, seed, length).state
    for seat in [*range(setting.players), None]:
        views = state.view(seat), state.view(seat)
        fresh_dice, dice = Dice(seed), Dice(seed)
        views[0].sample(fresh_dice)
        world = views[1].sample(dice)
        for turn in range(3):
            playout(world, Dice(seed + turn))
            fresh, world = views[0].sample(fresh_dice), views[1].resample(world, dice)
            assert inside(world) == inside(fresh)
            assert inside(dice) == inside(fresh_dice)


@every_setting
@few
@given(seed=seeds, length=lengths)
def test_a_world_stays_as_it_is_when_others_are_drawn(
    setting: Setting, seed: int, length: int
) -> None:
    """Also in place of one of the same view that was drawn earlier or later."""
    state = play(setting, seed, length).state
    dice = Dice(seed)
    for seat in [*range(setting.players), None]:
        view = state.view(seat)
        worlds = [view.sample(dice), view.sample(dice)]
        for turn in (1, 1, 0, 1, 0):
            kept = inside(worlds[1 - turn])
            worlds[turn] = view.resample(worlds[turn], dice)
            assert inside(worlds[1 - turn]) == kept


@every_setting
@few
@given(seed=seeds, length=lengths)
def test_what_lies_open_is_the_same_from_every_seat(
    setting: Setting, seed: int, length: int
) -> None:
    """And where a game hides nothing, that is all."""
    state = play(setting, seed, length).state
    spectator = state.view(None)
    for seat in range(setting.players):
        view = state.view(seat)
        assert view.open_json() == spectator.open_json()
        assert setting.game.hides or view.own_json() == {}


def test_which_games_hide_nothing() -> None:
    assert [name for name, game in GAMES.items() if not game.hides] == [
        "titus",
        "timeline_together",
        "timeline",
    ]


def seen(view: View) -> object:
    return inside(view), view.to_json()


@every_setting
@few
@given(seed=seeds)
def test_a_sampled_world_plays_on_to_an_end(setting: Setting, seed: int) -> None:
    """With luck of its own: two samples of one view don't share their future."""
    state = play(setting, seed, 20).state
    dice = Dice(seed)
    for seat in state.to_act():
        world = state.view(seat).sample(dice)
        playout(world, dice)
        assert world.outcome() is not None


@every_setting
@few
@given(seed=seeds)
def test_every_game_ends_with_an_outcome_that_makes_sense(setting: Setting, seed: int) -> None:
    match = setting.match(seed)
    state = match.state
    playout(state, Dice(seed))
    outcome = state.outcome()
    assert outcome is not None
    assert len(outcome.scores) == setting.players
    assert outcome.winners == sorted(set(outcome.winners))
    assert set(outcome.winners) <= set(range(setting.players))
    for lang in LANGUAGES:
        assert teller_of(match, texts(lang)).ending(outcome)


@every_setting
@few
@given(seed=seeds, length=lengths)
def test_an_event_shows_a_seat_its_own_secrets_only_and_can_be_told(
    setting: Setting, seed: int, length: int
) -> None:
    match = play(setting, seed, length)
    teller = teller_of(match, texts("en"))
    views = [match.state.view(seat) for seat in range(setting.players)]
    for event in [event for happened in match.events for event in happened]:
        assert event.seen_by(None).secrets == {}
        for seat in range(setting.players):
            assert set(event.seen_by(seat).secrets) <= {seat}
            assert set(views[seat].retold(event).secrets) <= {seat}
        assert all(teller.tell(event))


@every_setting
@few
@given(seed=seeds, length=lengths)
def test_a_clock_plays_what_is_permitted_and_comes_to_an_end(
    setting: Setting, seed: int, length: int
) -> None:
    state = play(setting, seed, length).state
    played = 0
    while state.waits_for():
        seat = state.waits_for()[0]
        action = state.time_up(seat)
        assert state.permits(seat, action) is None
        state.apply(seat, action)
        played += 1
        assert played < 20_000, "a game that only clocks play does not end"


@every_setting
@few
@given(seed=seeds, length=lengths)
def test_what_reveals_nothing_looks_the_same_in_every_world(
    setting: Setting, seed: int, length: int
) -> None:
    state = play(setting, seed, length).state
    dice = Dice(seed)
    for seat in state.to_act():
        harmless = [one for one in state.legal(seat) if not state.reveals(seat, one)]
        for action in harmless[:5]:
            after, _ = step(state, seat, action)
            for eyes in [*range(setting.players), None]:
                world = state.view(eyes).sample(dice)
                if world.permits(seat, action) is None:
                    imagined, _ = step(world, seat, action)
                    assert seen(imagined.view(eyes)) == seen(after.view(eyes))


@pytest.mark.parametrize("name", GAMES)
def test_action_texts_and_forms_go_both_ways_and_are_unique(name: str) -> None:
    game = GAMES[name]
    codes = range(game.actions.count)
    assert [game.actions.code(game.actions.text(code)) for code in codes] == list(codes)
    assert [game.actions.from_json(game.actions.json(code)) for code in codes] == list(codes)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "form",
    [
        {},
        {"type": "dance"},
        {"type": 7},
        {"type": ["play"]},
        {"type": "play", "cards": [["7"]]},
        {"type": "play", "cards": {"7": 7}},
        {"type": "play", "card": True},
        {"cards": ["7"]},
    ],
    ids=str,
)
def test_what_is_no_typed_form_is_reported(name: str, form: dict[str, object]) -> None:
    with pytest.raises(BadAction):
        GAMES[name].actions.from_json(form)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("text", ["", " ", "dance", "play", "play -1", "PLAY 7", "play 7 ", "\0"])
def test_what_is_no_action_is_reported(name: str, text: str) -> None:
    with pytest.raises(BadAction, match="no action"):
        GAMES[name].actions.code(text)


@pytest.mark.parametrize("name", GAMES)
@few
@given(seed=seeds)
def test_the_facts_of_an_event_have_the_same_types_whenever_it_happens(
    name: str, seed: int
) -> None:
    types: dict[tuple[str, str], str] = {}
    for setting in [setting for setting in SETTINGS if setting.game.name == name]:
        for event in [event for move in play(setting, seed, 60).events for event in move]:
            for fact, type_ in event.fact_types().items():
                assert type_ in TYPES
                assert types.setdefault((event.kind, fact), type_) == type_

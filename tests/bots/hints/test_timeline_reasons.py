"""Each reason that hints in both games of Timeline give, true of its position."""

from speeltafel.bots.timeline.against import AgainstHabits
from speeltafel.bots.timeline.together import TIDY, TogetherHabits
from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State
from speeltafel.games.timeline.together.state import Together
from speeltafel.registry import game_named
from tests.bots.hints.reasons import WhyHinted, why
from tests.bots.timeline.minds import mind
from tests.games.timeline.positions import against, coded, play, together

PILE = " ".join(f"new{n}={1000 + 30 * n}" for n in range(12))


def reason(game: str, state: State, move: str) -> WhyHinted:
    """Cards are written as their names."""
    seat, action = coded(state, f"0: {move}")
    return why(game, state, game_named(game).actions.text(action), seat)


def test_an_unknown_event_goes_where_there_is_most_room() -> None:
    state = against("line: magna=1215 moon=1969\nseat 0: tea=1773\nseat 1: rome=476\npile: a=1 b=2")
    dates = {"date": "1215", "until": "1969"}
    assert reason("timeline", state, "tea at 1") == ("timeline-room_between", dates)


def test_or_before_everything() -> None:
    state = against("line: war=1944 moon=1969\nseat 0: tea=1773\nseat 1: rome=476\npile: a=1 b=2")
    assert reason("timeline", state, "tea at 0") == ("timeline-room_before", {"date": "1944"})


def test_or_after_everything() -> None:
    state = against("line: troy=-1200 rome=476\nseat 0: tea=1773\nseat 1: x=5\npile: a=1 b=2")
    assert reason("timeline", state, "tea at 2") == ("timeline-room_after", {"date": "476"})


def test_a_date_that_was_seen_is_certain() -> None:
    state = against("line: magna=1215 moon=1969\nseat 0: tea=1773\nseat 1: rome=476\npile: a=1 b=2")
    [card] = state.table.hands[0]
    state.table.turned[card] = 1
    assert reason("timeline", state, "tea at 1") == ("timeline-known", {"card": str(card)})


def test_a_belief_is_hidden_from_others() -> None:
    state = against("line: magna=1215 moon=1969\nseat 0: tea=1773\nseat 1: rome=476\npile: a=1 b=2")
    believed = state.view(0).believing(mind(state, "tea=1800~50"))
    world = believed.sample(Dice(1))
    [found] = AgainstHabits().considerations(world, 0, coded(state, "0: tea at 1")[1])
    assert f"timeline-{found.name}" == "timeline-belief"
    assert found.hidden


def test_what_a_simulation_came_to_is_who_won() -> None:
    state = against("line: magna=1215 moon=1969\nseat 0: tea=1773\nseat 1: rome=476\npile: a=1 b=2")
    before = state.clone()
    play(state, "0: tea at 1", "1: rome at 2")
    told = {
        f"timeline-{name}": value
        for name, value in AgainstHabits().foreseen(before, state, 0).items()
    }
    assert told == {"timeline-wins": 1.0}
    assert AgainstHabits().foreseen(before, state, 1) == {"wins": 0.0}


def considered(state: Together, move: str) -> dict[str, float]:
    """What speaks for a move and against it, for somebody without beliefs."""
    world = state.view(0).sample(Dice(1))
    found = TogetherHabits().considerations(world, 0, coded(state, f"0: {move}")[1])
    return {f"timeline_together-{one.name}": one.weight for one in found}


def test_together_a_card_in_the_timeline_earns_points() -> None:
    state = together(f"""
        row: magna=1215 moon=1969
        seat 0: inca=1470:moon-key, tea=1773, pizza=1600, radio=1900
        discards: wall=1989:sun-moon
        pile: {PILE}
    """)
    assert reason("timeline_together", state, "play tea") == ("timeline_together-earns", {})


def test_together_the_game_is_over_if_no_card_finds_a_place() -> None:
    state = together(f"""
        row: a=-2900 rome=476 magna=1215 print=1455 tea=1773 nile=1869 moon=2020
        slots: b=1 c=800 d=1300 e=1600 f=1800 g=1950
        seat 0: inca=1470:moon-key
        discards: wall=1989:sun-moon
        pile: {PILE}
    """)
    assert reason("timeline_together", state, "discard inca") == ("timeline_together-risk", {})


def test_together_a_card_that_waits_may_earn_its_points_later() -> None:
    state = together(f"""
        row: rome=476 magna=1215 moon=1900
        slots: - -
        seat 0: inca=1470:moon-key
        discards: wall=1989:sun-moon
        pile: {PILE}
    """)
    assert considered(state, "play inca")["timeline_together-later"] < 0
    assert (
        considered(state, "discard inca")["timeline_together-later"]
        == considered(state, "play inca")["timeline_together-later"]
    )
    assert considered(state, "discard inca")["timeline_together-discard"] == TIDY


def test_together_a_card_that_lies_sideways_makes_room() -> None:
    state = together(f"""
        row: rome=476 magna=1215 moon=1900
        slots: c=800 -
        seat 0: sideways inca=1000:moon-key, tea=1773
        discards: wall=1989:sun-moon
        pile: {PILE}
    """)
    assert considered(state, "discard inca") == {"timeline_together-tidy": TIDY}
    assert considered(state, "play tea").keys() == {
        "timeline_together-earns",
        "timeline_together-gap",
        "timeline_together-later",
        "timeline_together-risk",
    }


def test_together_who_stops_leaves_no_gap_that_nobody_fills() -> None:
    state = together(f"""
        row: war=1944 moon=1969
        seat 0: web=1991, bead=-2900
        discards: wall=1989
        pile: {PILE}
    """)
    play(state, "0: play web")
    assert considered(state, "play bead")["timeline_together-gap"] < 0
    assert reason("timeline_together", state, "stop") == ("timeline_together-gap", {})


def test_together_to_stop_changes_nothing() -> None:
    state = together(f"""
        row: rome=476 magna=1215
        seat 0: inca=1470, moon=1969, tea=1773
        discards: wall=1989
        pile: {PILE}
    """)
    play(state, "0: play moon")
    assert considered(state, "stop") == {}


def test_together_a_simulation_tells_how_many_cards_were_placed() -> None:
    state = together(f"""
        row: rome=476 magna=1215
        slots: c=800
        seat 0: inca=1470
        discards: wall=1989
        pile: {PILE}
    """)
    seen = TogetherHabits().foreseen(state, state, 0)
    assert {f"timeline_together-{name}": value for name, value in seen.items()} == {
        "timeline_together-placed": 3 / 36
    }

"""Why a bot did something: at once from what all can see, from its hand when that is open."""

from collections.abc import Iterator

import pytest

from speeltafel.bots.bot import Budget
from speeltafel.bots.explanation import WhyMoved
from speeltafel.engine.chance import Thrown
from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State
from speeltafel.registry import PLUGINS, roster_of
from tests.bots.positions import Choice, questions
from tests.games.tabulos.positions import position as tabulos
from tests.games.telos.positions import play, position


def moved(game: str, state: State, seat: int, action: int, level: str = "thumb") -> WhyMoved:
    return WhyMoved(roster_of(game), level, state, seat, action)


def named(why: WhyMoved) -> tuple[str, str] | None:
    """What is said at once; None if it is still in the hand."""
    found = why.in_public()
    return None if found is None else (found.name, repr(found.facts))


def worlds(question: Choice, action: int) -> list[State]:
    """What another player may think the table is, where the same move is possible."""
    other = 0 if question.seat > 0 else 1
    view = question.state.view(other)
    found = [view.sample(Dice(luck)) for luck in range(12)]
    return [world for world in found if action in world.legal(question.seat)]


@pytest.mark.parametrize("game", ["telos", "tabulos"])
def test_what_is_said_at_once_is_the_same_whatever_the_hand(game: str) -> None:
    tried = 0
    for question in questions(game):
        for action in question.state.legal(question.seat):
            said = named(moved(game, question.state, question.seat, action))
            for world in worlds(question, action):
                assert named(moved(game, world, question.seat, action)) == said
                tried += 1
    assert tried > 20


def test_in_titus_a_bot_tells_no_back_that_is_covered_again() -> None:
    """TIT-17: people have to remember those; what bots do with their memory is played here to the end."""
    tried = 0
    for before, seat, action in whole_game():
        view = roster_of("titus").plain_view(before, 1 - seat)
        said = explained(before, seat, action)
        for world in (view.sample(Dice(luck)) for luck in range(2)):
            if action in world.legal(seat):
                assert explained(world, seat, action) == said
                tried += 1
    assert tried > 100


def whole_game() -> Iterator[tuple[State, int, int]]:
    """Of two bots that play Titus by a good rule: every choice that turned no coin."""
    game, bot, dice = PLUGINS["titus"].game, roster_of("titus").bot("thumb"), Dice(1)
    state = game.start(2, {}, Thrown(Dice(2)), [])
    while seats := state.to_act():
        [seat], choices = seats, state.legal(seats[0])
        action = bot.choose(state.view(seat), choices, Budget(simulations=1), dice)
        if len(choices) > 1 and not game.actions.text(action).startswith(("rob", "exchange")):
            yield state.clone(), seat, action
        state.apply(seat, action)


def explained(before: State, seat: int, action: int) -> tuple[str, str] | None:
    found = moved("titus", before, seat, action, "master").in_full(Dice(1), Dice(2))
    return None if found is None else (found.name, repr(found.facts))


@pytest.mark.parametrize("game", PLUGINS)
def test_every_move_can_be_explained_in_full(game: str) -> None:
    for question in questions(game):
        for action in question.state.legal(question.seat)[:5]:
            why = moved(game, question.state, question.seat, action, "learner")
            found = why.in_full(Dice(1), Dice(2))
            assert found is None or found.game == game


def test_a_hand_is_a_secret_until_the_round_is_over() -> None:
    before = position("seat 0: 2\nseat 1: 3\nseat 2: 7")
    why = moved("telos", before, 0, before.legal(0)[0])
    now = before.clone()
    play(now, "0: play 2")
    assert not why.is_open(now)
    play(now, "1: play 3", "2: play 7")
    assert why.is_open(now)


def test_after_the_round_a_bot_tells_what_it_kept() -> None:
    state = position("seat 0: 2 9\nseat 1: 3 4\nseat 2: 7 8")
    found = moved("telos", state, 0, state.legal(0)[-1]).in_full(Dice(1), Dice(2))
    assert found is not None
    assert found.name == "keep_low"


def test_an_end_point_explains_itself() -> None:
    state = tabulos("seat 0: 12 30 36 8\nseat 1: 5\ntop 6")
    lay = PLUGINS["tabulos"].game.actions.code("lay 30")
    found = moved("tabulos", state, 0, lay).in_public()
    assert found is not None
    assert found.name == "hit"

"""What the master concludes from what others did, and that every level plays every game."""

from collections.abc import Iterator

import pytest

from speeltafel.bots.bot import WAIT, Budget
from speeltafel.bots.roster import LEVELS
from speeltafel.bots.tabulos.inference import InferredView, seats_passed
from speeltafel.bots.tabulos.roster import TABULOS
from speeltafel.bots.turn_order import choices_of, next_to_ask
from speeltafel.engine.chance import Thrown
from speeltafel.engine.dice import Dice
from speeltafel.engine.game import Value
from speeltafel.games.tabulos.state import Tabulos
from speeltafel.games.tabulos.sums import fits
from tests.conformance.inside import inside
from tests.games.tabulos.positions import new_game, play, position

FULL_OPTIONS: dict[str, Value] = {
    "mistake": "next_turn_too",
    "caught": "card_and_turn",
    "pips": False,
    "pots": 1,
}


def test_who_drew_and_passed_is_known_to_have_let_the_turn_go_by() -> None:
    state = position("seat 0: 49 7\nseat 1: 8 9\nseat 2: 8 9\ntop 14, pot 3 10 6")
    assert seats_passed(state.table, 0) == 0
    play(state, "0: lay 49, say 7 x 7 reverse", "2: draw, pass")
    assert seats_passed(state.table, 1) == 0b100
    play(state, "1: draw, pass")
    assert seats_passed(state.table, 0) == 0b110


def test_who_was_hit_by_an_end_point_has_let_nothing_go_by() -> None:
    state = position("seat 0: 70 8 8\nseat 1: 8 9\ntop 14, pot 3 10 6")
    play(state, "0: lay 70, say 7 x 10")
    assert seats_passed(state.table, 0) == 0


def test_who_passed_is_imagined_without_a_card_that_fits() -> None:
    state = position("seat 0: 49 7 2\nseat 1: 8 9 16\ntop 14, pot 3 10 21 6 6 28 5")
    play(state, "0: lay 49, say 7 x 7 reverse", "1: draw, pass")
    for world in imagined(state):
        assert not any(fits(kind, world.table.top) for kind in world.hands.unpack(1))


def test_in_a_later_pot_only_cards_drawn_from_it_are_imagined() -> None:
    state = position("seat 0: 49 7 2\nseat 1: 21 9 16\ntop 14, pot 3 10 28 6 6, new pots 1")
    play(state, "0: lay 49, say 7 x 7 reverse", "1: draw, pass")
    for world in imagined(state):
        (drawn,) = world.of_pot.unpack(1)
        assert not fits(drawn, world.table.top)


def test_a_card_that_was_shown_stays_where_it_is() -> None:
    """Seat 1 has a 63, and for once does not see that it fits on 49."""
    state = position("seat 0: 49 7 2\nseat 1: 63 9 16\ntop 35, pot 3 10 6 6 5, seat 1 plays")
    play(state, "1: lay 63, say 7 x 8", "0: lay 49, say 7 x 7 reverse", "1: draw, pass")
    for world in imagined(state):
        assert "63" in world.hands.names(1)


def test_no_card_gets_lost_or_doubled_by_what_is_concluded() -> None:
    """Also in worlds that take the place of others in which cards were exchanged."""
    state = position("seat 0: 49 7 2\nseat 1: 8 9 16\ntop 14, pot 3 10 21 6 6 28 5")
    play(state, "0: lay 49, say 7 x 7 reverse", "1: draw, pass")
    view, dice = InferredView(state.view(0)), Dice(1)
    world = view.sample(dice)
    for _ in range(50):
        world = view.resample(world, dice)
        assert unseen_by_seat_0(world) == unseen_by_seat_0(state)


def unseen_by_seat_0(state: Tabulos) -> list[int]:
    return sorted([*state.hands.unpack(1), *state.pot[len(state.pot) - state.table.pot :]])


def imagined(state: Tabulos) -> Iterator[Tabulos]:
    """Worlds that seat 0 can't tell from this one, by its hunches."""
    view = state.view(0)
    dice = Dice(1)
    for _ in range(50):
        world = InferredView(view).sample(dice)
        assert inside(world.view(0)) == inside(view)
        yield world


@pytest.mark.parametrize("bot", ["random", "thumb", *LEVELS])
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("options", [{}, FULL_OPTIONS], ids=["plain", "all options"])
def test_every_bot_plays_to_the_end(bot: str, players: int, options: dict[str, Value]) -> None:
    dice = Dice(players)
    state = new_game(players, Thrown(dice.fork()), **options)
    asked = 0
    while state.to_act():
        seat = next_to_ask(state, asked)
        choices = choices_of(state, seat)
        budget = Budget(simulations=3)
        action = TABULOS.bot(bot).choose(state.view(seat), choices, budget, dice.fork())
        if action == WAIT:
            assert WAIT in choices
            asked |= 1 << seat
        else:
            assert state.permits(seat, action) is None
            state.apply(seat, action)
            asked = 0
    assert state.outcome() is not None

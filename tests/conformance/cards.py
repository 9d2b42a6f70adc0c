"""Where all cards of a position are, by game: none may appear, vanish or be in two places."""

from collections import Counter
from collections.abc import Callable

from speeltafel.engine.state import State
from speeltafel.games.telos.cards import unpack
from speeltafel.games.telos.state import Telos
from speeltafel.games.timeline.against.state import Against
from speeltafel.games.timeline.together.state import Together
from speeltafel.games.timeline.together.table import CARDS


def telos(state: State) -> None:
    """Cards aside are nowhere in the state: they are what is left of the round's cards."""
    assert isinstance(state, Telos)
    table = state.table
    places = [*state.hands, *state.face_down, *table.played]
    out = Counter(kind for cards in places for kind in unpack(cards))
    assert out <= Counter(unpack(table.round_cards()))
    extra = 1 if table.divine_trick else 0
    assert out.total() == table.players * (table.dealt + extra)
    for seat in range(table.players):
        assert len(unpack(state.hands[seat])) == table.hand_size(seat)


def together(state: State) -> None:
    assert isinstance(state, Together)
    table = state.table
    places = [*table.hands, *table.row, *table.slots, table.discards]
    out = [name for place in places for name in place]
    assert sorted(out) == list(range(CARDS - table.pile))


def against(state: State) -> None:
    assert isinstance(state, Against)
    table = state.table
    places = [*table.hands, table.line, table.discards, state.pile]
    assert sorted(name for place in places for name in place) == list(range(table.cards))


COUNTS: dict[str, Callable[[State], None]] = {
    "telos": telos,
    "timeline": against,
    "timeline_together": together,
}

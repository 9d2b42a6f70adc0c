"""What the laws need to know of whist besides its rules."""

from speeltafel.engine.state import State

from .rules import HAND, NAMES, Whist


def count_cards(state: State) -> None:
    """No card appears, vanishes or is in two places; some are left over with few players."""
    assert isinstance(state, Whist)
    places = [*state.hands, *state.table.played]
    out = [card for cards in places for card in cards]
    assert len(set(out)) == len(out) == HAND * state.table.players
    assert set(out) <= set(range(len(NAMES)))

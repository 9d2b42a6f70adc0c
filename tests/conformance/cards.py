"""Where all cards of a position are, by game: none may appear, vanish or be in two places."""

from collections import Counter
from collections.abc import Callable
from importlib import import_module

from speeltafel.engine.game import Game
from speeltafel.engine.state import State
from speeltafel.games.tabulos.cards import NUMBERS, PRODUCTS
from speeltafel.games.tabulos.state import Tabulos
from speeltafel.games.tabulos.table import SAYING
from speeltafel.games.telos.cards import names as telos_names
from speeltafel.games.telos.state import Telos
from speeltafel.games.timeline.against.state import Against
from speeltafel.games.timeline.together.state import Together
from speeltafel.games.timeline.together.table import CARDS
from speeltafel.games.titus.coins import COINS, DECK, NO_COIN, names
from speeltafel.games.titus.state import Titus


def telos(state: State) -> None:
    """Cards aside are nowhere in the state: they are what is left of the round's cards."""
    assert isinstance(state, Telos)
    table = state.table
    places = [*state.hands, *state.face_down, *table.played]
    out = Counter(name for cards in places for name in telos_names(cards))
    assert out <= Counter(telos_names(table.round_cards()))
    extra = 1 if table.divine_trick else 0
    assert out.total() == table.players * (table.dealt + extra)
    for seat in range(table.players):
        assert len(telos_names(state.hands[seat])) == table.hand_size(seat)


def titus(state: State) -> None:
    """Every coin lies in one place, and all of them together are the deck."""
    assert isinstance(state, Titus)
    table = state.table
    tops = [top for seat in range(table.players) for top in names(table.pieces[seat])]
    tops += table.run_tops[: table.scored]
    on_table = [coin for top in tops for coin in table.stack(top)]
    in_hand = [table.hand] if table.hand != NO_COIN else []
    assert sorted([*on_table, *in_hand]) == list(range(table.drawn))
    sides = list(zip(state.deal.up, state.deal.down, strict=True))
    assert sorted((min(pair), max(pair)) for pair in sides) == DECK
    for coin in range(min(table.drawn + 1, COINS)):
        assert table.sides[coin] in sides[coin]


def together(state: State) -> None:
    assert isinstance(state, Together)
    table = state.table
    places = [*table.hands, *table.row, *table.slots, table.discards]
    out = [name for place in places for name in place]
    assert sorted(out) == list(range(CARDS - table.pile))


def against(state: State) -> None:
    assert isinstance(state, Against)
    table = state.table
    places = [*table.hands, table.line, table.discards, state.cards_in_pile()]
    assert sorted(name for place in places for name in place) == list(range(table.cards))


def tabulos(state: State) -> None:
    assert isinstance(state, Tabulos)
    table = state.table
    seats = range(table.players)
    cards = [kind for seat in seats for kind in state.hands.unpack(seat)]
    assert [len(state.hands.unpack(seat)) for seat in seats] == [table.size(seat) for seat in seats]
    cards += [*state.pot[len(state.pot) - table.pot :], *table.pile.unpack(0)]
    cards += [table.down] if table.phase == SAYING else []
    assert sorted(NUMBERS[kind] for kind in cards) == PRODUCTS


def count_of(game: Game) -> Callable[[State], None]:
    """How the cards of a game are counted; a game from outside has `count_cards` in its laws.py."""
    if game.name in COUNTS:
        return COUNTS[game.name]
    package = type(game).__module__.rpartition(".")[0]
    count: Callable[[State], None] = import_module(f"{package}.laws").count_cards
    return count


COUNTS: dict[str, Callable[[State], None]] = {
    "telos": telos,
    "titus": titus,
    "tabulos": tabulos,
    "timeline": against,
    "timeline_together": together,
}

"""Tabulos as the list of games knows it."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.engine.chance import Chance
from speeltafel.engine.event import DISMAYED, PLEASED, Event
from speeltafel.engine.game import Game, Option, Reading, Value
from speeltafel.engine.tally import each
from speeltafel.games.tabulos import actions, events
from speeltafel.games.tabulos.cards import CARDS, DECK, Sets, no_cards
from speeltafel.games.tabulos.encoding import TabulosEncoding
from speeltafel.games.tabulos.memory import ALL_KINDS, BEFORE, Memory
from speeltafel.games.tabulos.state import Tabulos
from speeltafel.games.tabulos.table import DEALT, Options, Tableau

MISTAKES: Final = ["too_slow", "miscounts", "goes_beyond", "does_not_fit", "other_table"]
"""Told as they happen. A "reverse!" that was forgotten is not, before it is caught (TAB-12)."""
SOUNDS: Final = {
    **dict.fromkeys(["deals", "lays", "draws", "new_pot"], "card"),
    **dict.fromkeys(MISTAKES, "wrong"),
    "says yes": "right",
    "turns": "reverse",
    "catches": "caught",
}
"""TAB-12: with or without the call a square sounds the same."""


class TabulosGame(Game):
    def __init__(self) -> None:
        self.name = "tabulos"
        self.rules = ["TAB"]
        self.rules_version = 1
        self.least_players = 2
        self.most_players = 6
        self.usual_players = 3
        self.options = [
            Option("mistake", "this_turn", ["this_turn", "next_turn_too"]),
            Option("caught", "card", ["card", "card_and_turn"]),
            Option("pips", True, [True, False]),
            Option("pots", 10, list(range(1, 101))),
        ]
        self.shuffles = ["deal", "first", "pot #"]
        self.actions = actions.CODEC
        self.box = "tabulos"
        self.duration = (15, 25)
        self.age = 8
        self.sounds = SOUNDS
        # TAB-12: after all that is said there is as much time to catch, forgotten call or not.
        self.reading = Reading(600, {"says": 1800, "catches": 2200})
        self.moods = {
            **{kind: {"seat": DISMAYED} for kind in MISTAKES},
            "catches": {"seat": PLEASED, "other": DISMAYED},
            "wins": {"seat": PLEASED},
        }

    def encoding(self, players: int, options: Mapping[str, Value]) -> TabulosEncoding:  # noqa: ARG002
        return TabulosEncoding(players)

    def deal(
        self, players: int, options: dict[str, Value], chance: Chance, log: list[Event] | None
    ) -> Tabulos:
        table = Tableau(players, _options(options))
        order = DECK[:]
        chance.mix("deal", 0, order)
        state = deal_cards(table, order, chance)
        table.turn = chance.one_of("first", players)  # TAB-04
        if log is not None:
            log.append(events.deals(table, state.hands))
        return state


def _all_unseen() -> Sets:
    """As `Memory` keeps what nobody has seen: the whole deck."""
    unseen = no_cards(2)
    for kind in DECK:
        unseen.put(BEFORE, kind)
    return unseen


ALL_UNSEEN: Final = _all_unseen()


def _options(options: dict[str, Value]) -> Options:
    pots = options["pots"]
    assert isinstance(pots, int)
    return Options(
        options["mistake"] == "next_turn_too",
        options["caught"] == "card_and_turn",
        bool(options["pips"]),
        pots,
    )


def deal_cards(table: Tableau, order: vec[i64], chance: Chance) -> Tabulos:
    """TAB-03: seven each, one at a time, from seat 0; one is turned up, the rest is the pot."""
    hands = no_cards(table.players)
    dealt = DEALT * table.players
    seat: i64 = 0
    for place in range(dealt):
        hands.put(seat, order[place])
        seat += 1
        if seat == table.players:
            seat = 0
    table.top = order[dealt]
    table.pile.put(0, table.top)
    table.pot = CARDS - dealt - 1
    pot = order[dealt + 1 :]
    return Tabulos(table, _nothing_seen(table), hands, no_cards(table.players), pot, chance)


def _nothing_seen(table: Tableau) -> Memory:
    """The memory before the first turn: only the card turned up is known."""
    unseen = ALL_UNSEEN.clone()
    unseen.take(BEFORE, table.top)
    possible = vec[i64]([ALL_KINDS] * table.players)
    memory = Memory(unseen, no_cards(table.players), possible)
    memory.before = each(table.players, DEALT)
    return memory

"""Télos as the list of games knows it."""

from collections.abc import Mapping

from mypy_extensions import i64

from speeltafel.engine.chance import Chance
from speeltafel.engine.event import DISMAYED, Event
from speeltafel.engine.game import ONE_LOSES, Game, Option, Reading, Value
from speeltafel.games.telos import actions
from speeltafel.games.telos.cards import ANT, ZEUS, card
from speeltafel.games.telos.encoding import TelosEncoding
from speeltafel.games.telos.state import LEAST_DEALT, Telos
from speeltafel.games.telos.table import Tableau, no_cards


class TelosGame(Game):
    def __init__(self) -> None:
        self.name = "telos"
        self.rules = ["TEL"]
        self.rules_version = 1
        self.least_players = 3
        self.most_players = 6
        self.usual_players = 4
        self.options = [
            Option("powers", False, [False, True]),
            Option("divine_trick", False, [False, True]),
        ]
        self.shuffles = ["dealer", "zeus", "round #"]
        self.actions = actions.CODEC
        self.aim = ONE_LOSES
        self.box = "telos"
        self.duration = (30, 45)
        self.age = 10
        self.sounds = {
            **dict.fromkeys(["round", "picks", "plays", "swaps"], "card"),
            "trick": "trick",
            "minus": "wrong",
            "reverses": "reverse",
        }
        self.reading = Reading(1000, {"trick": 1600, "minus": 8000})
        self.moods = {"minus": {"seat": DISMAYED}, "ends": {"seat": DISMAYED}}

    def encoding(self, players: int, options: Mapping[str, Value]) -> TelosEncoding:  # noqa: ARG002
        return TelosEncoding(players)

    def deal(
        self, players: int, options: dict[str, Value], chance: Chance, log: list[Event] | None
    ) -> Telos:
        powers = bool(options["powers"])
        zeus = _zeus_in_play(players, powers, chance)
        table = Tableau(players, powers, bool(options["divine_trick"]), zeus)
        table.minus = no_cards(players)
        table.dealer = chance.one_of("dealer", players)  # TEL-03
        state = Telos(table, chance)
        state.deal(LEAST_DEALT, log)
        return state


def _zeus_in_play(players: int, powers: bool, chance: Chance) -> i64:
    """TEL-02: as many as players; with the powers it is drawn by lot which."""
    if not powers:
        return card(ZEUS) * players
    cards: i64 = 0
    for animal in chance.shuffle("zeus", 6)[:players]:
        cards += card(ANT + animal)
    return cards

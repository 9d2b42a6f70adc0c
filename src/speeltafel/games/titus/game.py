"""Titus as the list of games knows it."""

from collections.abc import Mapping

from speeltafel.engine.chance import Chance
from speeltafel.engine.event import DISMAYED, PLEASED, Event
from speeltafel.engine.game import Game, Option, Reading, Value
from speeltafel.games.titus import actions, events
from speeltafel.games.titus.deal import deal_coins
from speeltafel.games.titus.encoding import TitusEncoding
from speeltafel.games.titus.state import Titus
from speeltafel.games.titus.table import Tableau


class TitusGame(Game):
    """Its shuffles: "first" has the first player in front; see `deal.py` for the others."""

    def __init__(self) -> None:
        self.name = "titus"
        self.rules = ["TIT"]
        self.rules_version = 1
        self.hides = False
        self.least_players = 2
        self.most_players = 4
        self.usual_players = 3
        self.options = [
            Option("memory_aid", False, [False, True]),
            Option("fewest", "cards", ["cards", "points"]),
        ]
        self.shuffles = ["first", "pile", "sides"]
        self.actions = actions.CODEC
        self.box = "titus"
        self.duration = (20, 30)
        self.age = 10
        moved = ["takes", "robs", "gives", "gets", "keeps", "adds", "joins"]
        self.sounds = {**dict.fromkeys(moved, "coin"), "scores": "right"}
        self.reading = Reading(900, dict.fromkeys(["robs", "gives", "gets"], 2200))
        self.moods = {
            "scores": {"seat": PLEASED},
            "robs": {"seat": PLEASED, "other": DISMAYED},
        }

    def encoding(self, players: int, options: Mapping[str, Value]) -> TitusEncoding:  # noqa: ARG002
        return TitusEncoding(players)

    def deal(
        self, players: int, options: dict[str, Value], chance: Chance, log: list[Event] | None
    ) -> Titus:
        table = Tableau(players, bool(options["memory_aid"]), options["fewest"] == "points")
        table.begin(chance.one_of("first", players))  # TIT-05
        state = Titus(table, deal_coins(chance), 0)
        if log is not None:
            log.append(events.starts(table))
        state.show_top(log)
        return state

"""What the two games of Timeline have in common: decks, and who begins."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final

from speeltafel.engine.chance import Chance
from speeltafel.engine.errors import BadMaterial, BadOption
from speeltafel.engine.game import Game, Option, Value
from speeltafel.games.timeline.deck import EVERYTHING, LEVELS, Deck, deck_from_json

MOST_PLAYERS: Final = 8
BY_LOT: Final = "lot"


class TimelineGame(Game):
    """A game that is played with a deck. The deck's content is the material of a record."""

    def __init__(
        self, name: str, rules: list[str], least_players: int, decks: Mapping[str, Deck]
    ) -> None:
        self.name = name
        self.rules = rules
        self.rules_version = 1
        self.hides = False
        self.duration = (15, 30)
        self.age = 10
        self.box = "timeline"
        self.sounds = {}
        self.least_players = least_players
        self.most_players = MOST_PLAYERS
        self.usual_players = 3
        self.decks = decks
        seats: dict[Value, int] = {str(seat): seat for seat in range(MOST_PLAYERS)}
        self.options = [
            Option("deck", next(iter(decks)), list(decks)),
            Option("levels", "everything", list(LEVELS)),  # TWI-04, TIM-01
            Option("first", BY_LOT, [BY_LOT, *seats], seats),  # TIM-03, TWI-07: the table says who
        ]

    def deck(self, options: Mapping[str, Value]) -> Deck:
        return self.decks[str(options["deck"])]

    def material(self, options: Mapping[str, Value]) -> dict[str, object]:
        return self.deck(options).to_json()

    def fitted(self, material: Mapping[str, object]) -> Game:
        own = self.decks.get(str(material.get("deck")))
        if own is not None and own.to_json() == material:
            return self  # nobody keeps a second copy of a deck of ours
        deck = deck_from_json(material)
        return self.with_decks({deck.name: deck})

    def level(self, options: Mapping[str, Value]) -> int:
        """The highest level that takes part."""
        return LEVELS[str(options["levels"])]

    @abstractmethod
    def with_decks(self, decks: Mapping[str, Deck]) -> Game:
        """The same game with other decks to choose from."""


def first_player(players: int, options: Mapping[str, Value], chance: Chance) -> int:
    """Who begins: the seat that the table names, or one drawn by lot."""
    named = str(options["first"])
    if named == BY_LOT:
        return chance.one_of("first", players)
    if int(named) >= players:
        raise BadOption(f"first is lot or a seat from 0 to {players - 1}, not {named}")
    return int(named)


def check_left(deck: Deck, left: int, needed: int, level: int) -> None:
    """TWI-04, TIM-01: levels may be left out as long as cards enough remain."""
    if level < EVERYTHING and left < needed:
        raise BadMaterial(
            f"of the levels chosen {deck.name} has {left} cards; this game takes {needed}",
            "few_of_levels",
            needed=needed,
            cards=f"{left}",
        )

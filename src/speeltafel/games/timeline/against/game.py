"""Timeline against each other, as the list of games knows it."""

from collections.abc import Mapping

from speeltafel.engine.chance import Chance
from speeltafel.engine.errors import BadMaterial
from speeltafel.engine.event import DISMAYED, PLEASED, Event
from speeltafel.engine.game import Reading, Value
from speeltafel.engine.state import State
from speeltafel.games.timeline.against import actions
from speeltafel.games.timeline.against.encoding import AgainstEncoding
from speeltafel.games.timeline.against.state import Against
from speeltafel.games.timeline.against.table import Tableau
from speeltafel.games.timeline.box import TimelineGame, check_left, first_player
from speeltafel.games.timeline.deck import Deck
from speeltafel.games.timeline.faces import faces_of, words_of
from speeltafel.games.timeline.numbering import Numbering


class AgainstGame(TimelineGame):
    """TIM-01 to TIM-10."""

    def __init__(self, decks: Mapping[str, Deck]) -> None:
        super().__init__("timeline", ["TWI-01", "TWI-03", "TWI-25", "TIM"], 2, decks)
        self.shuffles = ["first", "pile", "pile #"]
        self.actions = actions.CODEC
        self.sounds = {
            **dict.fromkeys(["begins", "draws", "new_pile"], "card"),
            "placed yes": "right",
            "placed no": "wrong",
        }
        self.reading = Reading(900, {"placed": 3000})

    def with_decks(self, decks: Mapping[str, Deck]) -> "AgainstGame":
        return AgainstGame(decks)

    def moods_of(self, event: Event) -> dict[int, str]:
        if event.kind != "placed":
            return {}
        seat = event.facts["seat"].value
        assert isinstance(seat, int)
        return {seat: DISMAYED if event.facts["right"].value == "no" else PLEASED}

    def encoding(self, players: int, options: Mapping[str, Value]) -> AgainstEncoding:
        deck, level = self.deck(options), self.level(options)
        return AgainstEncoding(players, Numbering(deck, deck.up_to(level)))

    def deal(
        self, players: int, options: dict[str, Value], chance: Chance, log: list[Event] | None
    ) -> Against:
        deck, level = self.deck(options), self.level(options)
        places, needed = deck.up_to(level), actions.HAND * players + 1
        if len(deck.ids) < needed:  # TIM-01
            raise BadMaterial(
                f"{players} players need a deck of {needed} cards; {deck.name} has {len(deck.ids)}",
                "few_cards",
                players=players,
                needed=needed,
                cards=f"{len(deck.ids)}",
            )
        check_left(deck, len(places), needed, level)
        table = Tableau(players, len(places), first_player(players, options, chance))
        order = places[:]
        chance.mix("pile", 0, order)
        state = Against(table, faces_of(deck, order, level), chance)
        state.deal(log)
        return state

    def card_words(self, state: State, lang: str) -> dict[str, str]:
        assert isinstance(state, Against)
        return words_of(state.faces, lang)

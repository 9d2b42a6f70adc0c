"""Timeline together, as the list of games knows it."""

from collections.abc import Mapping

from speeltafel.engine.chance import Chance
from speeltafel.engine.errors import BadMaterial
from speeltafel.engine.event import DISMAYED, PLEASED, Event
from speeltafel.engine.game import TOGETHER, Reading, Value
from speeltafel.engine.state import State
from speeltafel.games.timeline.box import TimelineGame, check_left, first_player
from speeltafel.games.timeline.deck import Deck
from speeltafel.games.timeline.faces import faces_of, words_of
from speeltafel.games.timeline.numbering import Numbering
from speeltafel.games.timeline.together import actions
from speeltafel.games.timeline.together.encoding import TogetherEncoding
from speeltafel.games.timeline.together.state import Together
from speeltafel.games.timeline.together.table import CARDS, Tableau, rank


class TogetherGame(TimelineGame):
    """TWI-04 to TWI-24."""

    def __init__(self, decks: Mapping[str, Deck]) -> None:
        super().__init__("timeline_together", ["TWI"], 1, decks)
        self.shuffles = ["first", "cards"]
        self.actions = actions.CODEC
        self.sounds = {
            **dict.fromkeys(["begins", "discards", "draws"], "card"),
            "tries": "right",
            "tries nowhere": "wrong",
        }
        self.usual_players = 2
        self.reading = Reading(900, {"tries": 3000, "discards": 3000})
        self.aim = TOGETHER

    def with_decks(self, decks: Mapping[str, Deck]) -> "TogetherGame":
        return TogetherGame(decks)

    def moods_of(self, event: Event) -> dict[int, str]:
        if event.kind != "tries":
            return {}
        seat = event.facts["seat"].value
        assert isinstance(seat, int)
        return {seat: DISMAYED if event.facts["where"].value == "nowhere" else PLEASED}

    def encoding(self, players: int, options: Mapping[str, Value]) -> TogetherEncoding:
        deck, level = self.deck(options), self.level(options)
        return TogetherEncoding(players, Numbering(deck, deck.sure(level)))

    def deal(
        self, players: int, options: dict[str, Value], chance: Chance, log: list[Event] | None
    ) -> Together:
        deck, level = self.deck(options), self.level(options)
        sure = deck.sure()
        if len(sure) < CARDS:  # TWI-04
            raise BadMaterial(
                f"timeline_together needs {CARDS} cards with a sure date; "
                f"{deck.name} has {len(sure)}",
                "few_sure",
                needed=CARDS,
                cards=f"{len(sure)}",
            )
        places = deck.sure(level)
        check_left(deck, len(places), CARDS, level)
        drawn = chance.draw("cards", places[:], CARDS)
        table = Tableau(players, first_player(players, options, chance))
        state = Together(table, faces_of(deck, drawn, level), chance)
        state.deal(log)
        return state

    def card_words(self, state: State, lang: str) -> dict[str, str]:
        assert isinstance(state, Together)
        return words_of(state.faces, lang)

    def rank(self, score: int) -> int | None:
        return rank(score)

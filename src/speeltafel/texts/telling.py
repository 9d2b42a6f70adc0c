"""Events, refusals and endings in words."""

from collections.abc import Mapping, Sequence

from speeltafel.engine.event import Event, Fact
from speeltafel.engine.outcome import Outcome
from speeltafel.engine.refusal import Refusal
from speeltafel.texts import Texts

# Facts that are seats, and what a sentence calls the player there.
SEATS = {"seat": "name", "other": "other"}


class Teller:
    """Tells one game in one language, to players with names."""

    def __init__(self, words: Texts, game: str, names: Sequence[str]) -> None:
        self.words = words
        self.game = game
        self.names = names

    def tell(self, event: Event) -> list[str]:
        """A sentence, and one more for each secret that the event still holds."""
        text = f"event-{self.game}-{event.kind}"
        lines = [self.words.say(text, **self._args(event.facts))]
        for seat, secret in event.secrets.items():
            facts = {**event.facts, "seat": seat, **secret}
            lines.append(self.words.say(f"{text}-secret", **self._args(facts)))
        return lines

    def why_not(self, refusal: Refusal) -> str:
        """Why an action is refused, with the number of the rule."""
        reason = self.words.say(f"why-{self.game}-{refusal.reason}", **self._args(refusal.facts))
        return f"{reason} ({refusal.rule})"

    def ending(self, outcome: Outcome) -> str:
        """Who won, who lost, and why it ended."""
        seats = range(len(self.names))
        return self.words.say(
            f"ending-{self.game}-{outcome.reason}",
            winners=", ".join(self.names[seat] for seat in outcome.winners),
            losers=", ".join(self.names[seat] for seat in seats if seat not in outcome.winners),
        )

    def cards(self, cards: Sequence[str]) -> str:
        """Cards as people call them: their numbers, and names for those that have one."""
        return " ".join(self._card(card) for card in cards)

    def _card(self, card: str) -> str:
        text = f"card-{self.game}-{card}"
        return self.words.say(text) if self.words.has(text) else card

    def _args(self, facts: Mapping[str, Fact]) -> dict[str, str | int]:
        return dict(self._arg(name, fact) for name, fact in facts.items())

    def _arg(self, name: str, fact: Fact) -> tuple[str, str | int]:
        if isinstance(fact, list):
            return name, self.cards(fact)
        if isinstance(fact, int) and name in SEATS:
            return SEATS[name], self.names[fact]
        return name, fact


def player_names(words: Texts, players: int) -> list[str]:
    """Names for players who gave none."""
    return [words.say("player", number=seat + 1) for seat in range(players)]

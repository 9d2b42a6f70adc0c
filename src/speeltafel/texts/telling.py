"""Events, refusals and endings in words."""

from collections.abc import Mapping, Sequence
from typing import Final

from speeltafel.engine import fact
from speeltafel.engine.event import Event
from speeltafel.engine.fact import Fact
from speeltafel.engine.match import Match
from speeltafel.engine.outcome import Outcome
from speeltafel.engine.refusal import Refusal
from speeltafel.texts import Texts
from speeltafel.texts.plain import isolated

# Whom an event is about is called by name, so sentences call that fact $name.
NAMED: Final = {"seat": "name"}
NOBODY: Final = "no"
"""$you where the reader is not spoken of."""


class Teller:
    """Tells one game in one language, to players with names.

    `cards` are the words for cards that only this game has, such as the events of a deck. `reader`
    is the seat of the one who reads, who is called "you"; None where all are called by name.
    """

    def __init__(
        self,
        words: Texts,
        game: str,
        names: list[str],
        cards: dict[str, str],
        reader: int | None = None,
    ) -> None:
        self.words = words
        self.game = game
        self.names = names
        self.card_words = cards
        self.reader = reader

    def tell(self, event: Event) -> list[str]:
        """A sentence, and one more for each secret that the event still holds."""
        text = f"event-{self.game}-{event.kind}"
        lines = [self.words.say_with(text, self._args(event.facts))]
        for seat, secret in event.secrets.items():
            facts = {**event.facts, "seat": fact.seat(seat), **secret}
            lines.append(self.words.say_with(f"{text}-secret", self._args(facts)))
        return lines

    def to(self, reader: int | None) -> "Teller":
        """Tells the same to somebody else."""
        return Teller(self.words, self.game, self.names, self.card_words, reader)

    def addresses(self, event: Event) -> bool:
        """Whether the sentence about an event speaks to the reader, so that others are told another."""
        return self._you(event.facts) != NOBODY

    def why_not(self, refusal: Refusal) -> str:
        """Why an action is refused, with the number of the rule."""
        reason = self.words.say_with(f"why-{self.game}-{refusal.reason}", self._args(refusal.facts))
        return f"{reason} ({refusal.rule})"

    def explain(self, text: str, facts: dict[str, Fact]) -> str:
        """A sentence of a hint or a tip, with what it is about."""
        return self.words.say_with(text, self._args(facts))

    def ending(self, outcome: Outcome) -> str:
        """Who won, who lost, and why it ended."""
        losers = [seat for seat in range(len(self.names)) if seat not in outcome.winners]
        return self.words.say(
            f"ending-{self.game}-{outcome.reason}",
            winners=self._names(outcome.winners),
            losers=self._names(losers),
            **self._fate({"winner": outcome.winners, "loser": losers}),
        )

    def _fate(self, fates: Mapping[str, Sequence[int]]) -> dict[str, str]:
        """$you: winner or loser, winners or losers with $others, or nobody."""
        for fate, seats in fates.items():
            if self.reader in seats:
                you = fate if len(seats) == 1 else f"{fate}s"
                return {"you": you, "others": self._others(seats)}
        return {"you": NOBODY}

    def cards(self, cards: list[str]) -> str:
        """Cards as people call them: their numbers, and names for those that have one."""
        return " ".join(self._card(card) for card in cards)

    def _card(self, card: str) -> str:
        if card in self.card_words:
            return self.words.say("quoted", text=self.card_words[card])
        text = f"card-{self.game}-{card}"
        return self.words.say(text) if self.words.has(text) else card

    def _args(self, facts: dict[str, Fact]) -> dict[str, str | int]:
        """The facts in words, $you, and $others where the reader is one of several."""
        args: dict[str, str | int] = {}
        for name, told in facts.items():
            args[NAMED.get(name, name)] = self._arg(told)
        you = self._you(facts)
        args["you"] = you
        if you != NOBODY and facts[you].type == fact.SEATS:
            args["others"] = self._others(_seats(facts[you]))
        return args

    def _you(self, facts: dict[str, Fact]) -> str:
        """The name of the fact that is the reader, or that they are in."""
        if self.reader is None:
            return NOBODY
        for name, told in facts.items():
            if told.type == fact.SEAT and told.value == self.reader:
                return name
            if told.type == fact.SEATS and self.reader in _seats(told):
                return name
        return NOBODY

    def _others(self, seats: Sequence[int]) -> str:
        """Everybody in a list but the reader, who is said last."""
        return ", ".join([isolated(self.names[seat]) for seat in seats if seat != self.reader])

    def _arg(self, told: Fact) -> str | int:
        """A fact as people say it, by its type."""
        if isinstance(told.value, list):
            return self._several(told.type, told.value)
        if told.type == fact.CARD:
            return self._card(str(told.value))
        if isinstance(told.value, int):
            return self.names[told.value] if told.type == fact.SEAT else told.value
        return self._word(told.type, told.value)

    def _several(self, kind: str, values: list[str]) -> str:
        if kind == fact.SEATS:
            return self._names([int(seat) for seat in values])
        return self._listed(values) if kind == fact.NUMBERS else self.cards(values)

    def _word(self, kind: str, value: str) -> str:
        if kind == fact.DATE:
            return date_words(self.words, value)
        if kind == fact.ICON:
            return self.words.say(f"icon-{value}")
        return self._listed(value.split(", ")) if kind == fact.NUMBERS else value

    def _names(self, seats: Sequence[int]) -> str:
        """Each isolated by itself: a list of them is one argument of a sentence."""
        return self._listed([isolated(self.names[seat]) for seat in seats])

    def _listed(self, said: list[str]) -> str:
        """One after the other, as people say it: 2, 3 and 6."""
        if len(said) < 2:
            return "".join(said)
        return self.words.say("and", first=", ".join(said[:-1]), last=said[-1])


def _seats(told: Fact) -> list[int]:
    assert isinstance(told.value, list)
    return [int(seat) for seat in told.value]


def teller_of(match: Match, words: Texts, reader: int | None = None) -> Teller:
    """Tells a match, to players who gave no names."""
    names = player_names(words, match.record.players)
    cards = match.game.card_words(match.state, words.lang)
    return Teller(words, match.game.name, names, cards, reader)


def date_words(words: Texts, date: str) -> str:
    """A date of a deck as people say it: 1453, AD 79, 490 BC, 20 July 1969, or between two of them."""
    if "/" in date:
        first, last = (date_words(words, part) for part in date.split("/"))
        return words.say("date-between", first=first, last=last)
    if date.startswith("-"):
        return words.say("date-bc", year=int(date[1:]))
    if "-" not in date:
        return words.say("date-ad", year=int(date)) if int(date) < 100 else date
    year, month, day = (int(part) for part in date.split("-"))
    return words.say("date-day", day=day, month=words.say(f"month-{month}"), year=year)


def player_names(words: Texts, players: int) -> list[str]:
    """Names for players who gave none."""
    return [words.say("player", number=seat + 1) for seat in range(players)]

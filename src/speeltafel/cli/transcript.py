"""A match told move by move, for a terminal."""

from collections.abc import Callable, Iterator

import click

from speeltafel.cli.formatting import hang
from speeltafel.engine.event import BEGINS_PART, ENDS_PART, SHOWN_LATER, Event
from speeltafel.engine.game import Option, Value, value_text
from speeltafel.engine.match import Match
from speeltafel.texts import Texts
from speeltafel.texts.plain import QUOTED, plain, shortened
from speeltafel.texts.telling import teller_of

EventFilter = Callable[[Event], Event | None]
"""What is told of an event; None for nothing."""


def open_cards(event: Event) -> Event:
    return event


def laid_cards(event: Event) -> Event | None:
    """Open cards, but a choice is told only when it is laid: shorter, and nothing is missing."""
    return None if event.role == SHOWN_LATER else event


class Transcript:
    """Tells a match in one language."""

    def __init__(self, match: Match, words: Texts, shown: EventFilter = open_cards) -> None:
        self.match = match
        self.words = words
        self.shown = shown
        self.teller = teller_of(match, words)

    def heading(self) -> str:
        """The game, how many play, and the options that are not as usual."""
        record = self.match.record
        parts = [self.words.say(f"game-{record.game}")]
        parts.append(self.words.say("cli-players", players=record.players))
        chosen = self.match.game.check_options(record.options)  # a record may leave some out
        for option in self.match.game.options:
            parts += self._option(option, chosen[option.name])
        return click.style(hang("", ", ".join(parts)), bold=True)

    def lines(self) -> Iterator[str]:
        """From the deal to the outcome; a line may be a wrapped paragraph."""
        moves = list(self._moves())
        margin = max(len(number) for number, _ in moves)
        for number, events in moves:
            yield from self._move(number.rjust(margin) + "  ", events)
        yield ""
        outcome = self.match.state.outcome()
        if outcome is None:
            yield self.words.say("cli-unfinished")
        else:
            yield click.style(hang("", self.teller.ending(outcome)), bold=True)

    def _option(self, option: Option, value: Value) -> list[str]:
        named = f"{option.name}-{value_text(value)}"
        if self.words.has(named):
            return [self.words.say(named)]
        if value == option.default and option.name not in self.match.record.material:
            return []
        title = self.words.say(f"option-{self.match.game.name}-{option.name}")
        return [
            title if value is True else f"{title} {plain(shortened(value_text(value), QUOTED))}"
        ]

    def _moves(self) -> Iterator[tuple[str, list[Event]]]:
        """The number of each move and what is told of it; untold moves join the next one."""
        first = 0
        for number, events in enumerate(self.match.events):
            told = [event for event in map(self.shown, events) if event is not None]
            if told:
                name = str(number) if first == number else f"{first}-{number}"
                yield (name if number else "", told)
                first = number + 1

    def _move(self, mark: str, events: list[Event]) -> Iterator[str]:
        for event in events:
            yield from self._event(mark, event)
            mark = " " * len(mark)
        if any(event.role == ENDS_PART for event in events):
            yield ""

    def _event(self, mark: str, event: Event) -> Iterator[str]:
        """One paragraph, and one more for each secret."""
        sentence, *secrets = self.teller.tell(event)
        begins = event.role == BEGINS_PART
        if begins:
            yield ""
        yield click.style(hang(mark, sentence), bold=begins or None)
        for secret in secrets:
            yield hang(" " * len(mark) + "  ", secret)
        if begins:
            yield ""

"""What there is to know about a game before anybody sits down."""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from speeltafel.engine.chance import Chance
from speeltafel.engine.codec import ActionCodec
from speeltafel.engine.encoding import Encoding, NoEncoding
from speeltafel.engine.errors import BadMaterial, BadOption, BadPlayers, BadShuffle
from speeltafel.engine.event import Event
from speeltafel.engine.state import State

Value = bool | int | str
"""The value of an option."""

ONE_WINS: Final = "one_wins"
ONE_LOSES: Final = "one_loses"
TOGETHER: Final = "together"

NO_MOODS: Final[dict[str, dict[str, str]]] = {}
SOUNDS: Final = ["card", "coin", "right", "wrong", "trick", "reverse", "caught"]
"""What a browser can let people hear of an event; "my turn", "won" and "lost" it knows itself."""

NUMBER: Final = re.compile("[1-9][0-9]{0,3}")
"""What # stands for in the label of a shuffle; no game has as many as 10,000 of a kind."""


class Option:
    """A choice the table makes before the game, with the values it can have.

    `seats` says which of the values name a seat: they can be chosen if somebody plays there.
    """

    def __init__(
        self,
        name: str,
        default: Value,
        allowed: Sequence[Value],
        seats: Mapping[Value, int] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.allowed = allowed
        self.seats: Mapping[Value, int] = seats or {}

    def check(self, value: object) -> Value:
        """The value, if it is one of the allowed ones. True is not 1 here."""
        for allowed in self.allowed:
            if allowed == value and type(allowed) is type(value):
                return allowed
        raise BadOption(f"{self.name} is {self._choices()}, not {value!r}")

    def parse(self, text: str) -> Value:
        """The value written as people type it: true, false, a number, a word."""
        for allowed in self.allowed:
            if value_text(allowed) == text:
                return allowed
        raise BadOption(f"{self.name} is {self._choices()}, not {text!r}")

    def _choices(self) -> str:
        words = [value_text(allowed) for allowed in self.allowed]
        if len(words) > 9:  # a row of numbers
            return f"{words[0]} to {words[-1]}"
        return " or ".join(words)


def value_text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


class Reading:
    """How long people need to see and read what happened, in milliseconds, at most LONGEST_READING.

    A move takes as long as that of its events that takes longest: those of a kind in `kinds`, or
    else an ordinary one.
    """

    def __init__(self, ordinary: int, kinds: dict[str, int]) -> None:
        self.ordinary = ordinary
        self.kinds = kinds

    def of(self, events: list[Event]) -> int:
        needed = 0
        for event in events:
            needed = max(needed, self.kinds.get(event.kind, self.ordinary))
        return needed


LONGEST_READING: Final = 8000
ORDINARY: Final = Reading(800, {})


@mypyc_attr(allow_interpreted_subclasses=True)  # also in plain Python
class Game(ABC):
    """One set of rules. A game is added by writing one of these and a plugin: `docs/adding-a-game.md`.

    `rules_version` goes up if and only if an old record could replay differently. `shuffles`
    names the labels the game asks of `Chance`, with # for a number.
    """

    name: str
    rules: list[str]
    """The rules of its rule book, in order: sets such as TEL, or single ones such as TWI-01."""
    rules_version: int
    least_players: int
    most_players: int
    options: list[Option]
    shuffles: list[str]
    actions: ActionCodec
    aim: str = ONE_WINS
    """To win, which can be shared; not to be one of those who lose; or to score together."""
    hides: bool = True
    """Whether a seat knows what others don't, such as its hand; if not, all views are the same."""
    box: str
    """The box it comes in; two games may share one."""
    duration: tuple[int, int]
    """About how many minutes it takes, from and to."""
    usual_players: int
    """How many it is best begun with, where somebody only says "play"."""
    age: int
    """From which age people like it."""
    sounds: dict[str, str]
    """What is heard with an event: one of SOUNDS by its kind, such as `lays`, or by its kind and one of
    its words, such as `placed no`."""
    reading: Reading = ORDINARY
    """How long bots and clocks wait for people to follow."""
    moods: dict[str, dict[str, str]] = NO_MOODS
    """Whom an event of a kind pleases or dismays, by the name of the fact that is their seat."""

    def start(
        self,
        players: int,
        options: Mapping[str, object],
        chance: Chance,
        log: list[Event] | None = None,
    ) -> State:
        """A new game; everything that makes no sense is refused with one clear sentence."""
        return self.deal(self.check_players(players), self.check_options(options), chance, log)

    def check_players(self, players: int) -> int:
        if not self.least_players <= players <= self.most_players:
            limits = f"{self.least_players} to {self.most_players} players"
            raise BadPlayers(f"{self.name} is for {limits}, not {players}")
        return players

    def check_options(self, given: Mapping[str, object]) -> dict[str, Value]:
        """Every option with its value: the given one, or the default."""
        for name in given:
            self.option(name)
        return {
            option.name: option.check(given.get(option.name, option.default))
            for option in self.options
        }

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options) or "none"
        raise BadOption(f"{self.name} has no option {name!r}; its options: {known}")

    def check_shuffles(self, labels: Sequence[str]) -> None:
        for label in labels:
            words = " ".join("#" if NUMBER.fullmatch(word) else word for word in label.split(" "))
            if words not in self.shuffles:
                known = ", ".join(self.shuffles)
                raise BadShuffle(f"{self.name} has no shuffle {label!r}; its shuffles: {known}")

    def material(self, options: Mapping[str, Value]) -> dict[str, object]:  # noqa: ARG002
        """What a game with these options is played with, such as a deck, for its record.

        Empty for a game whose cards are part of its rules.
        """
        return {}

    def fitted(self, material: Mapping[str, object]) -> "Game":
        """This game, to be played with the material of a record."""
        if material:
            raise BadMaterial(f"{self.name} is played with its own cards only")
        return self

    def card_words(self, state: State, lang: str) -> dict[str, str]:  # noqa: ARG002
        """What the cards of a game are called in a language, where `texts/` can't know it."""
        return {}

    def moods_of(self, event: Event) -> dict[int, str]:
        """Whom an event pleases or dismays, by seat; from the facts that everybody may see."""
        moods: dict[int, str] = {}
        for name, mood in self.moods.get(event.kind, {}).items():
            if name in event.facts:
                seat = event.facts[name].value
                assert isinstance(seat, int)
                moods[seat] = mood
        return moods

    def rank(self, score: int) -> int | None:  # noqa: ARG002
        """The rank that a score earns; None in a game without ranks."""
        return None

    def encoding(self, players: int, options: Mapping[str, Value]) -> Encoding:  # noqa: ARG002
        """The game as arrays, for programs that learn it. Players and options have been checked."""
        raise NoEncoding(f"{self.name} has no arrays to learn it from")

    @abstractmethod
    def deal(
        self, players: int, options: dict[str, Value], chance: Chance, log: list[Event] | None
    ) -> State:
        """The first position. Players and options have been checked."""

"""The bots of one game."""

from collections.abc import Mapping
from typing import Final

from speeltafel.bots.bot import Bot, RandomBot
from speeltafel.bots.guide import Guide
from speeltafel.engine.dice import Dice
from speeltafel.engine.errors import SpeeltafelError
from speeltafel.engine.state import State
from speeltafel.engine.view import View

LEVELS: Final = ["learner", "casual", "strong", "master"]
"""What people choose from, the weakest first. A roster has `random` and `thumb` besides."""


class UnknownBot(SpeeltafelError):
    code = "unknown_bot"


class Roster:
    """Who can be asked to play one game, by name; and what they know from outside the game."""

    def __init__(self, game: str, bots: Mapping[str, Bot], guide: Guide | None = None) -> None:
        """The guide gives hints their reasons; without one they are plain."""
        self.game = game
        self.guide = guide
        self.bots: dict[str, Bot] = {"random": RandomBot(), **bots}

    def bot(self, name: str) -> Bot:
        if name not in self.bots:
            known = ", ".join(self.bots)
            raise UnknownBot(f"{self.game} has no bot {name!r}; it has {known}")
        return self.bots[name]

    def view_for(self, name: str, state: State, seat: int, person: Dice) -> View:  # noqa: ARG002
        """What the authority hands to the bot of this name in a seat.

        A game about knowledge adds what its bot happens to believe. Person is dice that are the
        same throughout a game: who the bot is this time.
        """
        return state.view(seat)

    def plain_view(self, state: State, seat: int) -> View:
        """What hints are made from: no more than a person in this seat is sent."""
        return state.view(seat)

    def explained_view(self, name: str, state: State, seat: int, person: Dice) -> View:
        """What a bot explains its move from, once its hand is open: all that it was handed."""
        return self.view_for(name, state, seat, person)

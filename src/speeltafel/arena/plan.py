"""What is played in the arena."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import msgspec

from speeltafel import __version__
from speeltafel.arena.bot_game import BotGame
from speeltafel.arena.line_ups import LineUp, rotated
from speeltafel.bots.bot import Budget
from speeltafel.engine.chance import Seeded
from speeltafel.engine.dice import Dice
from speeltafel.engine.game import Game, Value
from speeltafel.engine.luck import dice_of, seed_of
from speeltafel.engine.state import State
from speeltafel.registry import game_named, roster_of


class Part(NamedTuple):
    """One game: which deal, and which of its seatings."""

    deal: int
    seating: int


class Played(msgspec.Struct, frozen=True):
    """What came of a part."""

    deal: int
    seating: int
    winners: list[int]
    scores: list[int]
    times: dict[str, dict[int, int]]  # by bot and step: how many decisions


@dataclass(frozen=True)
class Plan:
    """Who plays what. It travels to other processes, so it names its game."""

    game: str
    line_ups: tuple[LineUp, ...]
    options: Mapping[str, Value]
    material: Mapping[str, object]  # a deck of one's own; empty for those that are there anyway
    seed: bytes
    milliseconds: int  # zero is no limit
    simulations: int  # as milliseconds

    @cached_property
    def seatings(self) -> list[LineUp]:
        """Who sits where in the games of each deal: every line-up, rotated through the seats."""
        return [seating for line_up in self.line_ups for seating in rotated(line_up)]

    @property
    def bots(self) -> list[str]:
        return list(dict.fromkeys(bot for line_up in self.line_ups for bot in line_up))

    @property
    def seats(self) -> int:
        return len(self.line_ups[0])

    def rules(self) -> Game:
        game = game_named(self.game)
        return game.fitted(self.material) if self.material else game

    def start(self, deal: int) -> State:
        """The first position; the luck of a deal does not depend on who plays it."""
        chance = Seeded(seed_of(self.seed, deal))
        return self.rules().start(self.seats, self.options, chance, [])

    def play(self, part: Part) -> Played:
        """A game to its end; the bots of each have dice of their own."""
        state = self.start(part.deal)
        names = self.seatings[part.seating]
        budget = Budget(self.milliseconds, self.simulations)
        table = BotGame(state, roster_of(self.game), names, budget, self._dice(part))
        table.play()
        outcome = state.outcome()
        assert outcome is not None
        times = {bot: dict(times) for bot, times in table.times.items()}
        return Played(*part, outcome.winners, outcome.scores, times)

    def _dice(self, part: Part) -> Dice:
        return dice_of(seed_of(self.seed, part.deal), part.seating)

    def to_json(self) -> dict[str, object]:
        """Two plans with the same form give the same results."""
        return {
            "speeltafel": __version__,
            "game": self.game,
            "rules_version": game_named(self.game).rules_version,
            "options": dict(self.options),
            "material": _digest(self.material),
            "seed": self.seed.hex(),
            "line_ups": [list(line_up) for line_up in self.line_ups],
            "milliseconds": self.milliseconds,
            "simulations": self.simulations,
        }


def _digest(material: Mapping[str, object]) -> str:
    """A deck is long, and all that counts is whether it is the same."""
    text = json.dumps(material, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest() if material else ""

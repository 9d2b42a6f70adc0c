"""Random games of Télos, with all that happened in the round so far."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import NamedTuple

from speeltafel.engine.chance import Chance, Rigged, Seeded, seed_from
from speeltafel.engine.event import Event
from speeltafel.games.telos.actions import LEAD, verb_of
from speeltafel.games.telos.cards import ZEUS
from tests.games.telos.positions import new_game


class Kind(NamedTuple):
    """A kind of game: how many play, with which options."""

    players: int
    powers: bool
    divine_trick: bool

    def options(self) -> list[str]:
        chosen = {"powers": self.powers, "divine_trick": self.divine_trick}
        return [name for name, on in chosen.items() if on]

    def __str__(self) -> str:
        return "-".join([str(self.players), *self.options()])


KINDS = [Kind(*kind) for kind in product((3, 4, 5, 6), (False, True), (False, True))]


class RandomGame:
    """A game that goes at random."""

    def __init__(self, kind: Kind, seed: int) -> None:
        self.random = Random(seed)
        luck: Chance = Seeded(seed_from(seed))
        if seed % 2:
            luck = Rigged({"round 1": self.zeus_in_one_hand(kind.players)}, luck)
        self.state = new_game(kind.players, *kind.options(), chance=luck)

    def zeus_in_one_hand(self, players: int) -> list[int]:
        """A shuffle that gives one seat all Zeus cards: the last of the pack in order."""
        gods = 13 * (players + 2)
        order = self.random.sample(range(gods), gods)
        for zeus in range(players):
            order.insert(zeus * players, gods + zeus)
        return order

    def moves(self, most: int) -> Iterator[list[Event]]:
        """Play on, for at most a number of moves; what happened in each."""
        for _ in range(most):
            if self.state.outcome() is not None:
                return
            seat, action = self.choose()
            log: list[Event] = []
            self.state.apply(seat, action, log)
            yield log

    def choose(self) -> tuple[int, int]:
        """Mostly a play: of many cards if possible, or of gods. Now and then anything, a swap."""
        if self.random.random() < 0.08:
            seat = self.random.choice(self.state.to_act())
            return seat, self.random.choice(self.state.legal(seat))
        seat = self.state.waits_for()[0]
        plays = [action for action in self.state.legal(seat) if verb_of(action) == "play"]
        liked = [action for action in plays if action >= LEAD]
        liked = liked or [action for action in plays if action < ZEUS]
        return seat, self.random.choice(liked if liked and self.random.random() < 0.6 else plays)

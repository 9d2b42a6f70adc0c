"""One game being played: checked moves, what happened in each, undo, and its record."""

from collections.abc import Mapping, Sequence
from typing import Final

from speeltafel.engine.errors import (
    BadAction,
    BadMove,
    BadRecord,
    BadSeat,
    OtherRules,
    SpeeltafelError,
)
from speeltafel.engine.event import Event
from speeltafel.engine.game import Game
from speeltafel.engine.record import Record
from speeltafel.engine.refusal import Refusal
from speeltafel.engine.state import State, step

APART: Final = 32
"""Moves between two positions that are kept: an undo replays fewer than that."""


class Match:
    """A game with its record. Move numbers count from 1; `events[0]` is the deal.

    It comes from `new_match`, `deal` or `replay`. A position is never changed, only replaced.
    """

    def __init__(
        self,
        game: Game,
        record: Record,
        state: State,
        events: list[list[Event]],
        kept: Sequence[State] = (),
    ) -> None:
        self.game = game
        self.record = record
        self.state = state
        self.events = events
        self._kept = list(kept)  # the positions after APART moves, twice as many, and so on

    def copy(self) -> "Match":
        """To play on apart from this one."""
        record = self.record.until(len(self.record.actions))
        return Match(self.game, record, self.state, list(self.events), self._kept)

    def act(self, seat: int, action: int) -> list[Event]:
        """Play an action: what happened. A refused one changes nothing."""
        self.check_seat(seat)
        self.check_action(action)
        self.state, happened = step(self.state, seat, action)
        self.record.actions.append((seat, self.game.actions.text(action)))
        self.events.append(happened)
        if len(self.record.actions) % APART == 0:
            self._kept.append(self.state)
        return happened

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.record.players:
            raise BadSeat(f"there is no seat {seat}; seats go from 0 to {self.record.players - 1}")

    def check_action(self, action: int) -> None:
        if not 0 <= action < self.game.actions.count:
            raise BadAction(
                f"{self.game.name} has no action {action}; codes end at {self.game.actions.count - 1}"
            )

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """What `act` would refuse an action with; None if it would not."""
        self.check_seat(seat)
        self.check_action(action)
        return self.state.permits(seat, action)

    def undo(self, number: int) -> None:
        """Back to the position after move `number`; 0 is the deal."""
        played = len(self.record.actions)
        if not 0 <= number <= played:
            raise BadMove(f"there is no move {number}; moves go from 0 to {played}")
        self.record = self.record.until(number)
        self.events = self.events[: number + 1]
        self._kept = self._kept[: number // APART]
        self.state = self._kept[-1] if self._kept else deal(self.game, self.record.until(0)).state
        for seat, text in self.record.actions[len(self._kept) * APART :]:
            self.state, _ = step(self.state, seat, self.game.actions.code(text))


def new_match(
    game: Game,
    players: int,
    options: Mapping[str, object],
    seed: bytes,
    shuffles: dict[str, list[int]],
) -> Match:
    """A match at its start."""
    game.check_shuffles(list(shuffles))
    chosen = game.check_options(options)
    record = Record(
        game=game.name,
        rules_version=game.rules_version,
        players=players,
        options=chosen,
        material=game.material(chosen),
        seed=seed,
        shuffles=shuffles,
        actions=[],
    )
    return deal(game, record)


def deal(game: Game, record: Record) -> Match:
    """The match of a record that has no actions yet."""
    events: list[list[Event]] = [[]]
    state = game.start(record.players, record.options, record.chance(), events[0])
    return Match(game, record, state, events)


def replay(game: Game, record: Record) -> Match:
    """The match of a record, played to its last action; all of it or an error."""
    if record.rules_version != game.rules_version:
        raise OtherRules(
            f"this record follows version {record.rules_version} of the rules of {game.name}; "
            f"this program plays version {game.rules_version}",
            "version",
        )
    try:
        fitted = game.fitted(record.material)
    except SpeeltafelError as wrong:
        raise BadRecord(f"this record can't begin: {wrong}", "start") from None
    return _play_again(fitted, record)


def _play_again(game: Game, record: Record) -> Match:
    try:
        match = deal(game, record.until(0))
    except SpeeltafelError as wrong:
        raise BadRecord(f"this record can't begin: {wrong}", "start") from None
    for seat, text in record.actions:
        _replay_move(match, seat, text)
    return match


def _replay_move(match: Match, seat: int, text: str) -> None:
    try:
        match.act(seat, match.game.actions.code(text))
    except SpeeltafelError as wrong:
        number = len(match.events)
        raise BadRecord(
            f"move {number} of this record, seat {seat}: {text!r}: {wrong}", "move", number=number
        ) from None

"""The requests of the protocol, one class each; its fields are those of the JSON object.

The word in "do" is the first word of the class. docs/protocol.md explains them to the people who
write the other side.
"""

import secrets
from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from speeltafel import __version__
from speeltafel.cli.engine_session import Answer, EngineSession
from speeltafel.cli.protocol_errors import BadRequest
from speeltafel.decks import playable
from speeltafel.decks.reader import read_deck
from speeltafel.engine.chance import SEED_BYTES, seed_from
from speeltafel.engine.errors import BadMove
from speeltafel.engine.event import Event
from speeltafel.engine.fact import FactValue
from speeltafel.engine.game import Game, Value
from speeltafel.engine.match import Match, new_match, replay
from speeltafel.engine.record import read_record
from speeltafel.registry import GAMES, game_named
from speeltafel.texts import texts

PROTOCOL: Final = 1
"""Goes up if and only if a program that was written for the old one could fail."""

OWN: Final = "own"
"""The name of a deck that comes along with a request."""


def word_of(name: str) -> str:
    """What a program writes in "do" for the class of this name: games for GamesRequest."""
    return name.removesuffix("Request").lower()


class Request(
    msgspec.Struct, tag_field="do", tag=word_of, forbid_unknown_fields=True, kw_only=True
):
    id: int | str | None = None

    def answer(self, session: EngineSession) -> Answer:
        raise NotImplementedError


class GamesRequest(Request):
    def answer(self, session: EngineSession) -> Answer:  # noqa: ARG002 - the others need it
        games = [_game_json(game) for game in GAMES.values()]
        return {"speeltafel": __version__, "protocol": PROTOCOL, "games": games}


class StartRequest(Request):
    game: str
    players: int
    options: dict[str, Value] = {}
    seed: int | str | None = None
    shuffles: dict[str, list[int]] = {}
    deck: str | None = None

    def answer(self, session: EngineSession) -> Answer:
        seed = secrets.token_bytes(SEED_BYTES) if self.seed is None else seed_from(self.seed)
        match = new_match(self._game(), self.players, self.options, seed, self.shuffles)
        session.begin(match)
        return {**session.position(), "seed": seed.hex(), "events": _open(match.events[0])}

    def _game(self) -> Game:
        """The game, with the deck that came along if there is one."""
        game = game_named(self.game)
        if self.deck is None:
            return game
        return game.fitted(playable(read_deck(self.deck.encode(), OWN)).to_json())


class ViewRequest(Request):
    seat: int | None

    def answer(self, session: EngineSession) -> Answer:
        if self.seat is not None:
            session.match.check_seat(self.seat)
        return {**session.position(), "view": session.match.state.view(self.seat).to_json()}


class LegalRequest(Request):
    seat: int

    def answer(self, session: EngineSession) -> Answer:
        match = session.match
        match.check_seat(self.seat)
        legal = [_action_json(match.game, code) for code in match.state.legal(self.seat)]
        return {**session.position(), "legal": legal}


class ActionRequest(Request):
    """An action, written in one of the three ways."""

    seat: int
    code: int | None = None
    text: str | None = None
    form: dict[str, FactValue] | None = None

    def action(self, game: Game) -> int:
        if [self.code, self.text, self.form].count(None) != 2:
            raise BadRequest("an action is given by exactly one of code, text and form")
        if self.text is not None:
            return game.actions.code(self.text)
        if self.form is not None:
            return game.actions.from_json(self.form)
        assert self.code is not None
        return self.code


class ActRequest(ActionRequest):
    def answer(self, session: EngineSession) -> Answer:
        happened = session.match.act(self.seat, self.action(session.match.game))
        return {**session.position(), "events": _open(happened)}


class WhyRequest(ActionRequest):
    lang: str | None = None

    def answer(self, session: EngineSession) -> Answer:
        words = session.words if self.lang is None else texts(self.lang)
        refusal = session.match.why_not(self.seat, self.action(session.match.game))
        if refusal is None:
            return {"why": None}
        sentence = session.explain(refusal, words)
        return {"why": sentence, "rule": refusal.rule, "reason": refusal.reason}


class EventsRequest(Request):
    start: int = msgspec.field(default=0, name="from")
    seat: int | UnsetType | None = UNSET

    def answer(self, session: EngineSession) -> Answer:
        match = session.match
        if isinstance(self.seat, int):
            match.check_seat(self.seat)
        last = len(match.events)
        if not 0 <= self.start <= last:
            raise BadMove(f"there is no move {self.start}; from goes from 0 to {last}")
        return {**session.position(), "moves": list(self._moves(match))}

    def _moves(self, match: Match) -> Iterator[Answer]:
        view = None if self.seat is UNSET else match.state.view(self.seat)
        for number in range(self.start, len(match.events)):
            events = match.events[number]
            if view is not None:
                events = [view.retold(event) for event in events]
            yield {"move": number, "events": _open(events)}


class OutcomeRequest(Request):
    def answer(self, session: EngineSession) -> Answer:
        outcome = session.match.state.outcome()
        return {**session.position(), "outcome": None if outcome is None else outcome.to_json()}


class UndoRequest(Request):
    to: int

    def answer(self, session: EngineSession) -> Answer:
        session.match.undo(self.to)
        return session.position()


class SaveRequest(Request):
    def answer(self, session: EngineSession) -> Answer:
        return {"record": session.match.record.to_text()}


class LoadRequest(Request):
    record: str

    def answer(self, session: EngineSession) -> Answer:
        record = read_record(self.record)
        session.begin(replay(game_named(record.game), record))
        return {"game": record.game, "players": record.players, **session.position()}


ALL: Final[tuple[type[Request], ...]] = (
    GamesRequest,
    StartRequest,
    ViewRequest,
    LegalRequest,
    ActRequest,
    WhyRequest,
    EventsRequest,
    OutcomeRequest,
    UndoRequest,
    SaveRequest,
    LoadRequest,
)
REQUESTS: Final = {word_of(request.__name__): request for request in ALL}


def _game_json(game: Game) -> Answer:
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "players": {"least": game.least_players, "most": game.most_players},
        "options": [
            {"name": option.name, "default": option.default, "allowed": list(option.allowed)}
            for option in game.options
        ],
        "shuffles": game.shuffles,
        "actions": game.actions.count,
    }


def _action_json(game: Game, code: int) -> Answer:
    return {"code": code, "text": game.actions.text(code), "form": game.actions.json(code)}


def _open(events: list[Event]) -> list[Answer]:
    return [event.to_json() for event in events]

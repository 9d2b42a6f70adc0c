"""What the protocol remembers between two lines: the match that is being played."""

from speeltafel.cli.protocol_errors import NoGame
from speeltafel.engine.match import Match
from speeltafel.engine.refusal import Refusal
from speeltafel.texts import Texts
from speeltafel.texts.telling import teller_of

Answer = dict[str, object]


class EngineSession:
    def __init__(self, words: Texts) -> None:
        self.words = words
        self._match: Match | None = None

    @property
    def match(self) -> Match:
        if self._match is None:
            raise NoGame("there is no game yet: send start or load first")
        return self._match

    def begin(self, match: Match) -> None:
        self._match = match

    def position(self) -> Answer:
        """Where the match is: the moves played, who may act, and for whom it waits."""
        state = self.match.state
        played = len(self.match.record.actions)
        return {"move": played, "to_act": state.to_act(), "waits_for": state.waits_for()}

    def explain(self, refusal: Refusal, words: Texts) -> str:
        return teller_of(self.match, words).why_not(refusal)

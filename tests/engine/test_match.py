"""A match: undo in long games."""

from collections.abc import Mapping

import pytest

from speeltafel.engine.chance import seed_from
from speeltafel.engine.codec import ActionCodec
from speeltafel.engine.dice import Dice
from speeltafel.engine.match import APART, Match, new_match, replay
from speeltafel.registry import game_named
from tests.conformance.positions import play_one

LONG = 3 * APART + 5


def long_match() -> Match:
    match, dice = new_match(game_named("tabulos"), 6, {}, seed_from(1), {}), Dice(1)
    while len(match.record.actions) < LONG:
        assert play_one(match, dice), "this game is too short"
    return match


@pytest.mark.parametrize("number", [0, 1, APART - 1, APART, APART + 1, 3 * APART, LONG - 1, LONG])
def test_a_long_game_goes_back_to_any_move_and_on_from_there(number: int) -> None:
    match = long_match()
    whole = match.record.until(LONG)
    match.undo(number)
    for seat, text in whole.actions[number:]:
        match.act(seat, match.game.actions.code(text))
        if len(match.record.actions) == number + APART:
            match.undo(number + APART // 2)
            break
    again = replay(match.game, whole.until(len(match.record.actions)))
    assert match.record.to_text() == again.record.to_text()
    assert [len(told) for told in match.events] == [len(told) for told in again.events]
    for seat in [*range(6), None]:
        assert match.state.view(seat).to_json() == again.state.view(seat).to_json()


class Counting(ActionCodec):
    """Counts the moves that are read again."""

    def __init__(self, codec: ActionCodec) -> None:
        self.codec = codec
        self.count = codec.count
        self.read = 0

    def text(self, action: int) -> str:
        return self.codec.text(action)

    def code(self, text: str) -> int:
        self.read += 1
        return self.codec.code(text)

    def json(self, action: int) -> dict[str, object]:
        return self.codec.json(action)

    def from_json(self, form: Mapping[str, object]) -> int:
        return self.codec.from_json(form)


def test_an_undo_plays_few_moves_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the game is: else who takes moves back again and again makes everybody wait."""
    match = long_match()
    counting = Counting(match.game.actions)
    monkeypatch.setattr(match.game, "actions", counting)
    match.undo(LONG - 1)
    assert 0 < counting.read < APART

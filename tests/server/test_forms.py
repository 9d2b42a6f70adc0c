"""What the games send is what their `forms.py` says they send."""

from collections.abc import Iterator

import jsonschema_rs
import msgspec
import pytest

from speeltafel.engine.dice import Dice
from speeltafel.engine.match import Match
from speeltafel.registry import GAMES
from tests.conformance.positions import Setting, settings_of
from tests.server.forms import Forms, forms_of

LONGEST = 150
"""Moves; Tabulos played at random can take thousands."""


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_is_sent_of_random_games_is_as_described(game: str) -> None:
    forms = forms_of(game)
    assert forms is not None, f"{game} has no forms.py beside its rules"
    checks = Checks(forms)
    for setting in settings_of(GAMES[game]):
        for match in random_game(setting):
            checks.check(match)


def random_game(setting: Setting) -> Iterator[Match]:
    """A match after each move. A person's mistakes are among them."""
    match, dice = setting.match(7), Dice(7)
    yield match
    for _ in range(LONGEST):
        seats = match.state.to_act()
        if not seats:
            return
        seat = seats[dice.below(len(seats))]
        choices = match.state.choices(seat)
        match.act(seat, choices[dice.below(len(choices))])
        yield match


class Checks:
    """The view, what can be chosen and what has just happened, through all eyes."""

    def __init__(self, forms: Forms) -> None:
        self.view = validator(forms, forms.view_name)
        self.action = validator(forms, *forms.actions)
        self.event = validator(forms, *forms.events)

    def check(self, match: Match) -> None:
        for eyes in (None, *range(match.record.players)):
            self.view.validate(plain(match.state.view(eyes).to_json()))
            for told in match.events[-1]:
                self.event.validate(plain(told.seen_by(eyes).to_json()))
            for code in [] if eyes is None else match.state.choices(eyes):
                self.action.validate(plain(match.game.actions.json(code)))


def validator(forms: Forms, *names: str) -> jsonschema_rs.Validator:
    return jsonschema_rs.Draft202012Validator(forms.schema(*names))


def plain(form: object) -> object:
    """As it arrives."""
    return msgspec.json.decode(msgspec.json.encode(form))

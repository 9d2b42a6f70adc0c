"""Every level of both games, with every number of players and every option."""

import pytest

from speeltafel.bots.bot import Budget
from speeltafel.bots.roster import LEVELS
from speeltafel.engine.chance import Seeded, seed_from
from speeltafel.engine.dice import Dice
from speeltafel.games.timeline.against.game import AgainstGame
from speeltafel.games.timeline.deck import DAY, Deck, Light, dark_side
from speeltafel.games.timeline.together.game import TogetherGame
from speeltafel.registry import roster_of
from speeltafel.texts import LANGUAGES, texts
from tests.conformance.positions import SETTINGS, Setting, play

TIMELINES = [setting for setting in SETTINGS if setting.game.name.startswith("timeline")]
GAMES = ["timeline", "timeline_together"]
FEW = Budget(simulations=3)


def days(count: int) -> Deck:
    """A deck that compares days, all of one year."""
    deck = Deck("days", DAY)
    for n in range(count):
        dark = dark_side(f"1969-{1 + n // 28:02}-{1 + n % 28:02}", "", "moon", "", DAY)
        deck.add(f"day-{n}", Light({"en": f"event {n}"}, "sun"), dark)
    return deck


@pytest.mark.parametrize("setting", TIMELINES, ids=repr)
def test_every_level_chooses_something_legal(setting: Setting) -> None:
    roster = roster_of(setting.game.name)
    for level in ["thumb", *LEVELS]:
        for length in (0, 7):
            state = play(setting, 3, length).state
            for seat in state.to_act():
                view = roster.view_for(level, state, seat, Dice(1))
                choices = state.legal(seat)
                assert roster.bot(level).choose(view, choices, FEW, Dice(2)) in choices


@pytest.mark.parametrize(
    "game", [AgainstGame({"days": days(60)}), TogetherGame({"days": days(60)})]
)
@pytest.mark.parametrize("level", LEVELS)
def test_a_deck_of_days_is_played_to_the_end(game: AgainstGame | TogetherGame, level: str) -> None:
    roster, dice = roster_of(game.name), Dice(1)
    state = game.deal(2, game.check_options({}), Seeded(seed_from(1)), [])
    while seats := state.to_act():
        view = roster.view_for(level, state, seats[0], Dice(seats[0]))
        state.apply(seats[0], roster.bot(level).choose(view, state.legal(seats[0]), FEW, dice))
    assert state.outcome() is not None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_level_is_described_in_a_sentence(game: str, lang: str) -> None:
    sentences = {texts(lang).say(f"bot-{game}-{level}") for level in LEVELS}
    assert len(sentences) == len(LEVELS)

"""A hint is something possible, for a reason, and made of nothing that its seat can't know."""

from pathlib import Path

import pytest

from speeltafel.bots.bot import WAIT, Budget
from speeltafel.bots.hint import STRONGEST, Hint, Reason, hint
from speeltafel.bots.roster import Roster
from speeltafel.bots.search import Searcher
from speeltafel.bots.turn_order import choices_of
from speeltafel.engine import fact
from speeltafel.engine.chance import Thrown
from speeltafel.engine.dice import Dice
from speeltafel.registry import GAMES, PLUGINS, presenter_of, roster_of
from speeltafel.terminal.hinting import hint_said
from speeltafel.texts import LANGUAGES, texts
from speeltafel.texts.telling import Teller
from tests.bots.positions import Choice, questions
from tests.bots.small_games import Nim, ToWinNim
from tests.games.telos.positions import play, position
from tests.whist.bots import WHIST
from tests.whist.rules import WhistGame

HERE = Path(__file__).parent


def hinted(question: Choice) -> Hint:
    """With the plain view of the seat, and always the same luck."""
    roster = roster_of(question.game)
    view = roster.plain_view(question.state, question.seat)
    choices = choices_of(question.state, question.seat)
    return hint(roster, view, choices, Budget(simulations=12), Dice(3))


@pytest.mark.parametrize("game", PLUGINS)
def test_a_hint_is_the_same_in_worlds_that_its_seat_cannot_tell_apart(game: str) -> None:
    for question in questions(game):
        given = hinted(question)
        view = roster_of(game).plain_view(question.state, question.seat)
        for luck in range(3):
            other = hinted(question._replace(state=view.sample(Dice(luck))))
            assert (other.action, other.reason.text) == (given.action, given.reason.text)
            assert repr(other.reason.facts) == repr(given.reason.facts)


@pytest.mark.parametrize("game", PLUGINS)
def test_a_hint_is_allowed_and_said_in_every_language(game: str) -> None:
    for question in questions(game):
        given = hinted(question)
        assert given.action in choices_of(question.state, question.seat)
        for lang in LANGUAGES:
            cards = GAMES[game].card_words(question.state, lang)
            teller = Teller(texts(lang), game, ["An", "Bo", "Cy", "Di"], cards, question.seat)
            why = teller.explain(given.reason.text, given.reason.facts)
            assert teller.explain(f"{given.reason.text}-look", given.reason.facts) != why


@pytest.mark.parametrize("game", ["timeline", "timeline_together"])
def test_a_hint_in_timeline_is_made_without_beliefs(game: str) -> None:
    """Those of bots come from true dates, so with them a hint would tell some."""
    for question in questions(game):
        world = roster_of(game).plain_view(question.state, question.seat).sample(Dice(1))
        assert len(world.faces.beliefs.centres) == 0  # type: ignore[attr-defined] # both games have it


def test_what_is_the_only_thing_possible_is_said_to_be() -> None:
    state = position("seat 0: 5 6 7\nseat 1: 2 3 4\nseat 2: 7 7 8")
    play(state, "0: play 6")
    given = hinted(Choice("telos", state, 1))
    assert (given.action, given.reason.text) == (state.legal(1)[0], "hint-any-only")


def test_out_of_turn_it_can_be_better_to_wait() -> None:
    state = position("divine trick\nseat 0: 2 7\nseat 1: 9 12\nseat 2: 7 8")
    given = hinted(Choice("telos", state, 1))
    assert (given.action, given.reason.text) == (WAIT, "hint-any-later")


def test_a_game_without_considerations_has_a_plain_reason() -> None:
    roster, state = Roster("nim", {STRONGEST: Searcher(ToWinNim())}), Nim(6)
    given = hint(roster, state.view(0), choices_of(state, 0), Budget(simulations=200), Dice(1))
    assert given.action == 2
    assert given.reason.text == "hint-any-ahead"


def test_a_game_from_outside_has_hints_too() -> None:
    state = WhistGame().start(2, {}, Thrown(Dice(1)), [])
    [seat] = state.to_act()
    choices = choices_of(state, seat)
    given = hint(WHIST, WHIST.plain_view(state, seat), choices, Budget(simulations=20), Dice(1))
    assert state.permits(seat, given.action) is None
    assert texts("en").has(given.reason.text)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("room_after", "If you know none of the dates: place “Tea” after 476."),
        ("belief", "A strong player would do this: place “Tea” after 476."),
    ],
)
def test_a_mere_guess_is_not_said_to_be_the_choice_of_a_strong_player(name: str, said: str) -> None:
    presenter = presenter_of("timeline")(Teller(texts("en"), "timeline", ["An"], {}, 0))
    given = Hint(0, Reason("timeline", name, {"date": fact.date("476")}))
    assert hint_said(presenter, given, "place “Tea” after 476").do == said


def test_every_reason_has_a_test_that_it_is_true_and_a_place_to_look_at() -> None:
    """The tests of the reasons are in this folder, those of Télos in `test_telos_reasons.py`."""
    written = "".join(file.read_text(encoding="utf-8") for file in HERE.glob("test_*_reasons.py"))
    ids = [text for text in texts("en").ids if text.split("-")[1:2] in [[game] for game in PLUGINS]]
    hints = {text for text in ids if text.startswith("hint-")}
    reasons = {text for text in hints if not text.endswith(("-look", "-do"))}
    assert {f"{text}-look" for text in reasons} <= hints
    assert {text for text in hints if text.endswith("-do")} <= {f"{text}-do" for text in reasons}
    names = {text.removeprefix("hint-") for text in reasons}
    assert {name for name in names if f'"{name}"' not in written} == set()

"""Events, endings and refusals speak to their reader: "you", never their own name or number."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from speeltafel.engine import fact
from speeltafel.engine.event import Event
from speeltafel.engine.match import Match, replay
from speeltafel.engine.outcome import Outcome
from speeltafel.engine.record import read_record
from speeltafel.registry import GAMES, game_named
from speeltafel.texts import LANGUAGES, texts
from speeltafel.texts.telling import NAMED, Teller
from tests.texts.fluent_files import SAMPLES, roles, variables, ways

RECORDS: Final = sorted((Path(__file__).parents[1] / "data" / "records").glob("*.json"))
NAMES: Final = [f"Zz{letter}z" for letter in "abcdefgh"]

YOU: Final = {
    "en": re.compile(r"\b[Yy]ou(r|rs)?\b"),
    "nl": re.compile(r"\b([Jj]e|[Jj]ij|[Jj]ou)\b"),
    "fr": re.compile(r"\b([Vv]ous|votre|vos)\b"),
}
# A verb of the third person after "you".
WRONG_PERSON: Final = {
    "en": re.compile(r"\b[Yy]ou (has|is|\w*[^s]s)\b"),
    "nl": re.compile(r"\b[Jj]e (heeft|is|kan)\b"),
    "fr": re.compile(r"\bVous (?!(seul |ne |n’|vous )?\w+ez\b)"),
}
CHOSEN: Final = {fact.SEAT, fact.SEATS, fact.WORD}
SEATS_OF_TEXTS: Final = {"name": "seat", "other": "other", "seats": "seats"}


def spoken_to(lang: str) -> Iterator[tuple[str, str, str]]:
    """Every event, each fact of it that can be the reader, and each sentence that comes of it."""
    for text, names in variables(lang).items():
        roles_there = {SEATS_OF_TEXTS[name] for name in names if name in SEATS_OF_TEXTS}
        if not text.startswith("event-"):
            continue
        for role, args in product(roles_there, ways(lang, text)):
            yield text, role, texts(lang).say(text, **{**args, "you": role})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_says_you_wherever_it_would_name_the_reader(lang: str) -> None:
    own = {NAMED.get(role, role): role for role in SEATS_OF_TEXTS.values()}
    names = {role: str(SAMPLES[name][0]) for name, role in own.items()}
    told = list(spoken_to(lang))
    assert {text.split("-")[1] for text, _, _ in told} == set(GAMES)
    for text, role, sentence in told:
        assert names[role] not in sentence, (text, role)
        assert YOU[lang].search(sentence), (text, role)
        assert not WRONG_PERSON[lang].search(sentence), (text, sentence)


def whole_games() -> Iterator[Match]:
    for path in RECORDS:
        record = read_record(path.read_text(encoding="utf-8"))
        yield replay(game_named(record.game), record)


def different(match: Match) -> list[Event]:
    """One event for each kind, each choice of its sentence and each seat in it."""
    found: dict[tuple[str, ...], Event] = {}
    for event in (event for move in match.events for event in move):
        told = [str(one.value) for one in event.facts.values() if one.type in CHOSEN]
        found.setdefault((event.kind, *told), event)
    return list(found.values())


def seats_in(match: Match) -> set[int]:
    """Not everybody has a turn in a short game."""
    told = [one for event in different(match) for one in event.facts.values()]
    values = [one.value for one in told if one.type == fact.SEAT]
    return {seat for seat in values if isinstance(seat, int)}


def teller(match: Match, lang: str, reader: int | None) -> Teller:
    names = NAMES[: match.record.players]
    cards = match.game.card_words(match.state, lang)
    return Teller(texts(lang), match.game.name, names, cards, reader)


def test_nobody_reads_their_own_name_in_the_log_of_a_game() -> None:
    for match, lang in product(whole_games(), LANGUAGES):
        outcome = match.state.outcome()
        assert outcome is not None
        for seat in range(match.record.players):
            one = teller(match, lang, seat)
            seen = [event.seen_by(seat) for event in different(match)]
            lines = [line for event in seen for line in one.tell(event)]
            assert NAMES[seat] not in " ".join([*lines, one.ending(outcome)])
            acts = seat in seats_in(match)
            assert not acts or any(YOU[lang].search(line) for line in lines)


def test_spectators_read_names() -> None:
    for match, lang in product(whole_games(), LANGUAGES):
        one = teller(match, lang, None)
        lines = [line for event in different(match) for line in one.tell(event.seen_by(None))]
        # In Dutch "je" also means "one".
        assert lang == "nl" or not any(YOU[lang].search(line) for line in lines)
        assert all(NAMES[seat] in " ".join(lines) for seat in seats_in(match))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", [text for text in variables("en") if text.startswith("ending-")])
def test_an_ending_speaks_to_those_it_would_name(text: str, lang: str) -> None:
    _, game, reason = text.split("-")
    named = [role for role in ("winner", "loser") if f"{role}s" in variables(lang)[text]]
    for role, several in product(named, [False, True]):
        if f"{role}{'s' * several}" not in roles(lang)[text]:
            continue  # such as a shared victory where only one can win
        seats = [0, 2, 3] if several else [2]
        won = seats if role == "winner" else [seat for seat in range(4) if seat not in seats]
        one = Teller(texts(lang), game, NAMES[:4], {}, 2)
        told = one.ending(Outcome(reason, won, [0] * 4))
        assert NAMES[2] not in told
        assert YOU[lang].search(told)


def test_a_reader_who_is_one_of_several_is_said_last() -> None:
    one = Teller(texts("en"), "titus", NAMES[:3], {}, 0)
    told = one.ending(Outcome("pile", [0, 1, 2], [9, 9, 9]))
    assert told == "The pile is used up. Zzbz, Zzcz and you share the victory."
    one = Teller(texts("fr"), "timeline", NAMES[:3], {}, 0)
    [told] = one.tell(Event("play_off", {"seats": fact.seats(["0", "2"])}))
    assert told.startswith("Départage\u00a0: Zzcz et vous recevez chacun une nouvelle carte")


def test_in_a_list_of_names_each_turns_only_itself() -> None:
    names = ["שרה", "דנה", "Bo"]
    shared = Outcome("pile", [0, 1, 2], [9, 9, 9])
    told = Teller(texts("en"), "titus", names, {}).ending(shared)
    assert "\u2068שרה\u2069, \u2068דנה\u2069 and Bo" in told
    told = Teller(texts("en"), "titus", names, {}, 2).ending(shared)
    assert "\u2068שרה\u2069, \u2068דנה\u2069 and you" in told


def test_others_are_named_to_the_reader() -> None:
    gives = Event("gives", {"seat": fact.seat(0), "other": fact.seat(1), "side": fact.number(8)})
    told = [Teller(texts("nl"), "titus", NAMES[:3], {}, seat).tell(gives) for seat in range(3)]
    assert told == [
        ["Je geeft de 8 aan Zzbz."],
        ["Zzaz geeft jou de 8."],
        ["Zzaz geeft de 8 aan Zzbz."],
    ]

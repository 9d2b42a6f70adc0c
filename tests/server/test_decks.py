"""Timeline with a deck that the host brings along."""

import random
from base64 import b64encode

import httpx
import pytest

from speeltafel.decks import rows
from speeltafel.decks.example import example
from speeltafel.decks.rows import COLUMNS, LONGEST_FIELD, MOST_BYTES
from speeltafel.server.errors import BadUploadedDeck
from speeltafel.server.table.entries import folded
from speeltafel.server.table.member_entries import Said
from speeltafel.server.tables.decks import DeckFile, deck_read
from speeltafel.server.wire.stir import stir_shown
from speeltafel.texts import LANGUAGES, texts
from speeltafel.texts.plain import plain
from tests.server.client import Json, Person, Screen
from tests.server.playing import play_to_the_end
from tests.server.running import Running

GAMES = ["timeline", "timeline_together"]
YEARS = range(1111, 2000, 22)
"""Such as stand in no other number that a table tells."""


def letters(number: int) -> str:
    return "".join(chr(ord("a") + int(digit)) for digit in str(number))


TOWN = "date,nl\n" + "".join(f"{year},Er wordt {letters(year)} gebouwd\n" for year in YEARS)


def deck(content: str | bytes = TOWN, name: str = "Ons dorp") -> Json:
    raw = content.encode() if isinstance(content, str) else content
    return {"name": name, "content": b64encode(raw).decode()}


def post(person: Person, path: str, wish: Json) -> httpx.Response:
    return person.web.post(path, json=wish)


def create(
    person: Person, game: str, seats: int = 2, options: Json | None = None, **more: object
) -> httpx.Response:
    wish = {"id": "1" * 32, "name": person.name, "seats": [None] * seats, **more}
    return post(
        person, "/api/tables", {**wish, "settings": {"game": game, "options": options or {}}}
    )


def test_a_deck_is_read_before_the_table_is_made(quick_server: Running) -> None:
    with Person(quick_server.host, "An", "nl") as an:
        words = texts("nl")
        answer = post(an, "/api/decks", deck(name="  Ons\u202e dorp "))
        total = f"{len(YEARS)}"
        guessed = words.say("problem-pictures_guessed", cards=total, total=total)
        assert answer.json() == {"name": "Ons dorp", "cards": len(YEARS), "warnings": [guessed]}
        few = "date,nl\n" + "".join(TOWN.splitlines(keepends=True)[1:15])
        told = post(an, "/api/decks", deck(few)).json()
        assert told["cards"] == 14
        assert told["warnings"][1] == words.say("problem-few_players", number=3)
        assert not an.web.cookies


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_played_with_it_and_once_more(server: Running, game: str) -> None:
    with Person(server.host, "An") as an, Person(server.host, "Bo") as bo:
        made = create(an, game, deck=deck()).json()
        an.sit(made["table"], 0)
        bo.join(made["code"])
        with an.at(made["table"]) as first, bo.at(made["table"]) as second:
            check_table(second)
            play([first, second])
            first.do("rematch")
            again = first.news["table"]["next"]
            with an.at(again) as third, bo.at(again) as fourth:
                check_table(fourth)
                done = third.do("start")
                fourth.catch_up(done["version"])
                assert set(events(fourth)) <= set(TOWN.replace("\n", ",").split(","))


def check_table(screen: Screen) -> None:
    table = screen.news["table"]
    assert table["deck"] == {"name": "Ons dorp", "cards": len(YEARS)}
    assert table["options"]["deck"] == "Ons dorp"


def play(screens: list[Screen]) -> None:
    for seat, screen in enumerate(screens):
        screen.do("take", seat=seat)
    done = screens[0].do("start")
    for screen in screens:
        screen.catch_up(done["version"])
    play_to_the_end(screens, random.Random(1))


def events(screen: Screen) -> list[str]:
    """What stands on the cards of a view."""
    found = []

    def look(part: object) -> None:
        if isinstance(part, dict):
            found.extend(part.get("texts", {}).values())
            for inner in part.values():
                look(inner)
        elif isinstance(part, list):
            for inner in part:
                look(inner)

    look(screen.news["view"])
    assert found
    return found


@pytest.mark.parametrize("game", GAMES)
def test_no_date_is_sent_before_its_card_is_turned(quick_server: Running, game: str) -> None:
    with Person(quick_server.host, "An") as an, Person(quick_server.host, "Bo") as bo:
        made = create(an, game, deck=deck()).json()
        an.sit(made["table"], 0)
        bo.join(made["code"])
        with an.at(made["table"]) as first, bo.at(made["table"]) as second:
            for seat, screen in enumerate([first, second]):
                screen.do("take", seat=seat)
            done = first.do("start")
            second.catch_up(done["version"])
            for screen in (first, second):
                turned = dates(screen.news["view"])
                assert turned < {str(year) for year in YEARS}
                text = "\n".join(screen.told)
                assert {f"{year}" for year in YEARS if f'"{year}' in text} == turned


def dates(view: object) -> set[str]:
    if isinstance(view, list):
        return {date for part in view for date in dates(part)}
    if not isinstance(view, dict):
        return set()
    own = {view["date"]} if view.get("date") else set()
    return own | {date for part in view.values() for date in dates(part)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deck_that_cannot_be_played_is_refused_in_the_readers_language(
    quick_server: Running, lang: str
) -> None:
    broken = TOWN.replace("1111", "in 1111").replace("1133,", "")
    words = texts(lang)
    wrong = words.say("problem-no_date", date="in 1111")
    with Person(quick_server.host, "An", lang) as an:
        for answer in (
            post(an, "/api/decks", deck(broken)),
            create(an, "timeline", deck=deck(broken)),
        ):
            told = answer.json()
            assert (answer.status_code, told["code"]) == (400, "bad_deck")
            line = words.say("error-bad_deck", number=2, text=wrong)
            assert told["message"] == f"{line} {words.say('error-bad_deck-more', count=1)}"
        empty = post(an, "/api/decks", deck("")).json()
        assert empty["message"] == words.say("problem-empty")
        few = create(an, "timeline", seats=8, deck=deck(example(lang)[:1200].rpartition(b"\r")[0]))
        assert few.json()["code"] == "bad_material"
        assert "33" in few.json()["message"]
        assert not an.web.cookies


def test_a_deck_with_too_few_certain_dates_is_refused_when_the_table_is_made(
    quick_server: Running,
) -> None:
    unsure = "date,until,en\n" + "".join(
        f"{year},{year + 5},Event {letters(year)}\n" for year in YEARS
    )
    with Person(quick_server.host, "An", "fr") as an:
        answer = create(an, "timeline_together", deck=deck(unsure))
        assert answer.json()["message"] == texts("fr").say(
            "error-bad_material-few_sure", needed=36, cards="0"
        )
        assert create(an, "timeline", deck=deck(unsure)).status_code == 201


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"deck": {"name": " ", "content": ""}}, 400, "bad_name"),
        ({"deck": {"name": "x", "content": "?"}}, 400, "bad_message"),
        ({"deck": {"name": "x", "content": "A" * 3_000_000}}, 413, "too_long"),
        ({"deck": deck(), "options": {"deck": "world"}}, 400, "bad_option"),
    ],
)
def test_what_is_no_deck_is_refused(
    quick_server: Running, wish: Json, status: int, code: str
) -> None:
    with Person(quick_server.host, "An") as an:
        answer = create(an, "timeline", **wish)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert create(an, "titus", deck=deck()).json()["code"] == "bad_material"


def test_what_is_refused_at_its_table_is_refused_again_and_again(quick_server: Running) -> None:
    """The plan runs in a thread there; compiled, its error once broke the interpreter."""
    with Person(quick_server.host, "An") as an:
        table = create(an, "timeline", deck=deck()).json()["table"]
        for number in range(3):
            answer = post(an, f"/api/tables/{table}/ask", {"do": "start", "id": f"{number}"})
            assert answer.json()["code"] == "seats_open"
        assert an.web.get("/healthz").status_code == 200


def test_a_deck_may_be_called_as_one_of_ours(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an:
        made = create(an, "timeline_together", seats=1, deck=deck(name="world")).json()
        with an.at(made["table"]) as screen:
            play([screen])
            screen.do("rematch")
            with an.at(screen.news["table"]["next"]) as again:
                assert events(again)
                assert all(text.startswith("Er wordt") for text in events(again))


def test_a_large_deck_is_hashed_once_for_all_that_is_said_after_the_end(
    quick_server: Running,
) -> None:
    with Person(quick_server.host, "An") as an:
        made = create(an, "timeline_together", seats=1, deck=deck()).json()
        with an.at(made["table"]) as screen:
            screen.do("take", seat=0)
            screen.do("start")
            screen.do("end")
        table = quick_server.services.repository.current(made["table"])
        assert table is not None
        shown = [stir_shown(table), stir_shown(folded(table, [Said(at=0, member=0, text="!")]))]
        first, second = (one.recipe for one in shown if one is not None)
        assert first
        assert first is second


def test_a_deck_is_known_also_where_its_game_is_played_on(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an:
        made = create(an, "timeline_together", seats=1, deck=deck()).json()
        with an.at(made["table"]) as screen:
            play([screen])
            own = screen.news["table"]["deck"]
        wish = {"id": "2" * 32, "move": 1, "seat": 0, "level": "casual"}
        on = post(an, f"/api/tables/{made['table']}/play-on", wish).json()
        with an.at(on["table"]) as again:
            assert again.news["table"]["deck"] == own
            assert own["name"] == "Ons dorp"


def test_the_longest_files_are_read_quickly_enough_to_be_refused() -> None:
    """A file of many columns, or of many lines, once took minutes."""
    columns = ",".join(f"c{number}" for number in range(130_000)).encode()
    lines = b"date,en\n" + b"1,a\n" * 249_000
    for content in (columns, lines):
        assert len(content) < MOST_BYTES
        with pytest.raises(BadUploadedDeck):
            deck_read(DeckFile(name="x", content=content), texts("en"))


@pytest.mark.parametrize(
    ("content", "reason", "line"),
    [
        ("\0" * 990_000 + ",en\n1,a\n", "unknown_column", 1),
        ("date,en\n1," + "a" * 990_000 + "\0\n", "event_long", 2),
        ("date,en\n" + "a" * 990_000 + "\0,a\n", "field_long", 2),
        ("date,en\n1,a," + "a" * 990_000 + "\0\n", "fields", 2),
    ],
    ids=["header", "event", "date", "beyond"],
)
def test_of_what_is_too_long_only_the_length_is_read(
    quick_server: Running,
    monkeypatch: pytest.MonkeyPatch,
    content: str,
    reason: str,
    line: int,
) -> None:
    """While a long text is searched for invisible characters, nobody else at the server has a turn."""
    searched: list[int] = []

    def noted(text: str) -> str:
        searched.append(len(text))
        return plain(text)

    monkeypatch.setattr(rows, "plain", noted)
    with Person(quick_server.host, "An") as an:
        answer = post(an, "/api/decks", deck(content))
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_deck")
    with pytest.raises(BadUploadedDeck) as refused:
        deck_read(DeckFile(name="x", content=content.encode()), texts("en"))
    assert (refused.value.first.reason, refused.value.first.line) == (reason, line)
    assert max(searched, default=0) <= LONGEST_FIELD


def test_an_example_is_there_to_begin_with(quick_server: Running) -> None:
    with Person(quick_server.host, "An", "nl") as an:
        answer = an.web.get("/api/decks/example")
        assert answer.headers["content-type"].startswith("text/csv")
        assert answer.headers["content-disposition"] == 'attachment; filename="voorbeeld.csv"'
        assert answer.content == example("nl")
        assert an.web.get("/api/decks/example", params={"lang": "fr"}).content == example("fr")
        assert post(an, "/api/decks", deck(answer.content)).json()["warnings"] == []


def test_every_column_is_explained(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an:
        assert an.web.get("/api/games").json()["columns"] == list(COLUMNS)
    for lang in LANGUAGES:
        explained = [text for text in texts(lang).ids if text.startswith("column-")]
        assert sorted(explained) == sorted(f"column-{column}" for column in COLUMNS)


def test_a_table_without_a_deck_of_ones_own_does_not_speak_of_one(quick_server: Running) -> None:
    with (
        Person(quick_server.host, "An") as an,
        an.at(an.create("timeline", [None, None])) as screen,
    ):
        assert "deck" not in screen.news["table"]
        assert screen.news["table"]["options"]["deck"] == "world"

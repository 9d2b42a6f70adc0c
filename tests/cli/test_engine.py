"""`speeltafel engine`: what docs/protocol.md promises, and what abuse does to it."""

import io
import json
import subprocess
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from speeltafel.cli.engine import lines_of
from speeltafel.cli.engine_session import EngineSession
from speeltafel.cli.protocol import MOST_BYTES, reply
from speeltafel.cli.requests import REQUESTS
from speeltafel.texts import texts
from tests.cli.command import ENVIRONMENT, SPEELTAFEL, raw, speeltafel
from tests.cli.records import sealed

START = {"do": "start", "game": "telos", "players": 3, "seed": 7}


class Talk:
    """A conversation with a session of its own."""

    def __init__(self) -> None:
        self.session = EngineSession(texts("en"))

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        answer = self.line(json.dumps({"do": do, **fields}).encode())
        assert answer["ok"], answer
        return answer

    def fail(self, do: str, **fields: Any) -> str:
        """The code of the error that must come."""
        answer = self.line(json.dumps({"do": do, **fields}).encode())
        assert not answer["ok"], answer
        assert isinstance(answer["message"], str)
        return str(answer["code"])

    def line(self, line: bytes | None) -> dict[str, Any]:
        answer = msgspec.json.decode(msgspec.json.encode(reply(self.session, line)))
        assert isinstance(answer, dict)
        return answer


@pytest.fixture
def talk() -> Talk:
    """A game of three has started; seat 1 leads from 2 6 8 9 10 11 12."""
    talk = Talk()
    talk.ask("start", game="telos", players=3, seed=7)
    return talk


def play_to_the_end(talk: Talk) -> dict[str, Any]:
    position = talk.ask("outcome")
    while position["waits_for"]:
        seat = position["waits_for"][0]
        code = talk.ask("legal", seat=seat)["legal"][0]["code"]
        position = talk.ask("act", seat=seat, code=code)
    return position


def test_a_whole_game_can_be_played(talk: Talk) -> None:
    last = play_to_the_end(talk)
    outcome = talk.ask("outcome")
    assert outcome["to_act"] == last["to_act"] == []
    assert outcome["outcome"]["reason"] == "limit"
    assert talk.fail("act", seat=0, text="play 1") == "refused"


@pytest.mark.parametrize(
    "way", [{"code": 7}, {"text": "play 8"}, {"form": {"type": "play", "cards": ["8"]}}]
)
def test_the_three_ways_to_write_an_action_are_one(way: dict[str, Any], talk: Talk) -> None:
    events = talk.ask("act", seat=1, **way)["events"]
    assert events == [{"type": "plays", "seat": 1, "cards": ["8"], "how": "leads"}]


def test_a_seed_is_a_number_or_its_digits_or_fresh() -> None:
    talk = Talk()
    by_number = talk.ask("start", game="telos", players=3, seed=7)
    assert talk.ask("start", game="telos", players=3, seed=f"{7:064x}") == by_number
    fresh = {talk.ask("start", game="telos", players=3)["seed"] for _ in range(3)}
    assert len(fresh) == 3


def test_the_powers_are_drawn_by_a_shuffle_that_can_be_rigged() -> None:
    talk = Talk()
    shuffles = {"zeus": [5, 4, 3, 2, 1, 0], "dealer": [2, 0, 1]}
    talk.ask("start", game="telos", players=3, options={"powers": True}, shuffles=shuffles)
    view = talk.ask("view", seat=None)["view"]
    assert sorted(view["zeus"]) == ["cuckoo", "eagle", "swan"]
    assert view["dealer"] == 2


def test_a_deal_is_made_as_the_page_explains() -> None:
    talk = Talk()
    shuffles = {"dealer": [1, 0, 2], "round 1": list(range(68))}
    options = {"divine_trick": True}
    start = talk.ask("start", game="telos", players=3, options=options, shuffles=shuffles)
    hands = {seat: secret["cards"] for seat, secret in start["events"][0]["secrets"].items()}
    assert hands == {
        "2": ["1", "1", "2", "2", "3", "4", "4"],
        "0": ["1", "1", "2", "3", "3", "4", "4"],
        "1": ["1", "2", "2", "3", "3", "4", "5"],
    }
    # One more circle: the divine cards, all of them 5s.
    assert talk.ask("act", seat=0, text="swap 1")["events"][0]["secrets"]["0"]["came"] == ["5"]


def test_a_shuffle_of_the_wrong_length_is_refused_when_the_game_comes_to_it() -> None:
    talk = Talk()
    talk.ask("start", game="telos", players=3, seed=7, shuffles={"round 2": [0, 1]})
    with pytest.raises(AssertionError, match="bad_shuffle"):
        play_to_the_end(talk)
    assert talk.ask("view", seat=None)["view"]["round"] == 1


def test_events_are_filtered_for_a_seat_and_a_spectator(talk: Talk) -> None:
    def secrets(**fields: Any) -> set[str]:
        moves = talk.ask("events", **fields)["moves"]
        return {
            seat for move in moves for event in move["events"] for seat in event.get("secrets", [])
        }

    assert secrets() == {"0", "1", "2"}
    assert secrets(seat=1) == {"1"}
    assert secrets(seat=None) == set()


def test_events_are_read_from_a_move_on(talk: Talk) -> None:
    talk.ask("act", seat=1, text="play 8")
    numbers = [
        [move["move"] for move in talk.ask("events", **{"from": start})["moves"]]
        for start in (0, 1, 2)
    ]
    assert numbers == [[0, 1], [1], []]
    assert talk.fail("events", **{"from": 3}) == "bad_move"
    assert talk.fail("events", **{"from": -1}) == "bad_move"


def test_a_view_holds_the_own_hand_and_a_spectator_none(talk: Talk) -> None:
    assert talk.ask("view", seat=1)["view"]["hand"] == ["2", "6", "8", "9", "10", "11", "12"]
    assert "hand" not in talk.ask("view", seat=None)["view"]


def test_undo_save_and_load_agree(talk: Talk) -> None:
    at_start = talk.ask("save")["record"]
    talk.ask("act", seat=1, text="play 8")
    later = talk.ask("save")["record"]
    assert talk.ask("undo", to=0)["move"] == 0
    assert talk.ask("save")["record"] == at_start
    assert talk.ask("load", record=later)["move"] == 1
    assert talk.ask("save")["record"] == later


def test_a_record_of_newer_rules_is_refused_and_the_game_stays(talk: Talk) -> None:
    record = talk.ask("save")["record"]
    newer = sealed({**json.loads(record), "rules_version": 2})
    assert talk.fail("load", record=newer) == "other_rules"
    assert talk.ask("save")["record"] == record


def test_why_is_reported_in_the_language_asked_for(talk: Talk) -> None:
    assert talk.ask("why", seat=1, text="play 8")["why"] is None
    refusal = talk.ask("why", seat=0, text="play 8", lang="nl")
    assert refusal["why"] == "Nog even wachten: Speler 2 is aan de beurt. (TEL-05)"
    assert (refusal["rule"], refusal["reason"]) == ("TEL-05", "turn")
    assert talk.fail("why", seat=0, text="play 8", lang="de") == "unknown_language"


def test_a_refusal_names_its_rule_and_changes_nothing(talk: Talk) -> None:
    before = talk.ask("view", seat=1)
    answer = talk.line(b'{"do": "act", "seat": 1, "text": "play 13", "id": "x"}')
    assert answer == {
        "id": "x",
        "ok": False,
        "code": "refused",
        "message": "There is no 13 in your hand. (TEL-03)",
        "rule": "TEL-03",
        "reason": "not_held",
    }
    assert talk.ask("view", seat=1) == before


def test_the_command_speaks_the_language_it_was_started_in() -> None:
    put = json.dumps(START) + '\n{"do": "act", "seat": 0, "text": "play 8"}\n'
    answer = json.loads(speeltafel("engine", "--lang", "fr", put=put).out.splitlines()[1])
    assert answer["message"] == "Un instant\u00a0: c’est à Joueur 2 de jouer. (TEL-05)"


@pytest.mark.parametrize("do", sorted(REQUESTS.keys() - {"games", "start", "load"}))
def test_before_a_game_there_is_no_game(do: str) -> None:
    needed = {"view", "legal", "act", "why"}
    fields: dict[str, Any] = {"seat": 0} if do in needed else {}
    fields |= {"code": 0} if do in {"act", "why"} else {}
    fields |= {"to": 0} if do == "undo" else {}
    assert Talk().fail(do, **fields) == "no_game"


@pytest.mark.parametrize(
    ("code", "do", "fields"),
    [
        ("unknown_game", "start", {"game": "chess", "players": 3}),
        ("bad_players", "start", {"game": "telos", "players": 7}),
        ("bad_players", "start", {"game": "telos", "players": 10**40}),
        ("bad_option", "start", {"game": "telos", "players": 3, "options": {"power": True}}),
        ("bad_option", "start", {"game": "telos", "players": 3, "options": {"powers": 1}}),
        ("bad_seed", "start", {"game": "telos", "players": 3, "seed": -1}),
        ("bad_seed", "start", {"game": "telos", "players": 3, "seed": 2**256}),
        ("bad_seed", "start", {"game": "telos", "players": 3, "seed": "7"}),
        ("bad_shuffle", "start", {"game": "telos", "players": 3, "shuffles": {"cut": [0]}}),
        (
            "bad_shuffle",
            "start",
            {"game": "telos", "players": 3, "shuffles": {"dealer": [0, 0, 9]}},
        ),
        ("bad_request", "start", {"game": "telos"}),
        ("bad_request", "start", {"game": "telos", "players": "3"}),
        ("bad_request", "start", {"game": "telos", "players": True}),
        ("bad_request", "start", {"game": "telos", "players": 3, "shuffles": {"dealer": "012"}}),
        ("bad_request", "start", {"game": "telos", "players": 3, "colour": "red"}),
        ("bad_request", "view", {}),
        ("bad_request", "view", {"seat": 1.5}),
        ("bad_request", "view", {"seat": 1, "id": [1]}),
        ("bad_request", "legal", {"seat": None}),
        ("bad_request", "act", {"seat": 1}),
        ("bad_request", "act", {"seat": 1, "code": 7, "text": "play 8"}),
        ("bad_request", "act", {"seat": 1, "form": {"type": "play", "cards": [["8"]]}}),
        ("bad_seat", "view", {"seat": 3}),
        ("bad_seat", "legal", {"seat": -1}),
        ("bad_seat", "act", {"seat": 10**40, "code": 7}),
        ("bad_seat", "events", {"seat": 3}),
        ("bad_action", "act", {"seat": 1, "code": 183}),
        ("bad_action", "act", {"seat": 1, "code": -1}),
        ("bad_action", "act", {"seat": 1, "code": 10**40}),
        ("bad_action", "why", {"seat": 1, "code": 183}),
        ("bad_action", "act", {"seat": 1, "text": ""}),
        ("bad_action", "act", {"seat": 1, "text": "play  8"}),
        ("bad_action", "act", {"seat": 1, "form": {}}),
        ("bad_action", "act", {"seat": 1, "form": {"type": "play", "cards": "8"}}),
        ("bad_move", "undo", {"to": 1}),
        ("bad_move", "undo", {"to": -1}),
        ("bad_record", "load", {"record": ""}),
        ("unknown_command", "dance", {}),
    ],
)
def test_every_mistake_has_its_code_and_leaves_the_game_alone(
    code: str, do: str, fields: dict[str, Any], talk: Talk
) -> None:
    before = talk.ask("save")
    assert talk.fail(do, **fields) == code
    assert talk.ask("save") == before


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"hello", "not_json"),
        (b'{"do": "games"', "not_json"),
        (b'{"do": "games"} {"do": "games"}', "not_json"),
        (b"[" * 100_000, "not_json"),
        (b'{"a":' * 10_000 + b"1" + b"}" * 10_000, "not_json"),
        (b'{"do": NaN}', "not_json"),
        (b'{"do": "\\ud800"}', "not_json"),
        (b'{"do": "games", "id": ' + b"9" * 5000 + b"}", "not_json"),
        (b'\xef\xbb\xbf{"do": "games"}', "not_json"),
        (b'{"do": "\xff"}', "not_utf8"),
        (b"null", "not_object"),
        (b'"games"', "not_object"),
        (b"{}", "unknown_command"),
        (b'{"do": 3}', "unknown_command"),
        (b'{"do": ["games"]}', "unknown_command"),
        (None, "too_long"),
    ],
)
def test_a_line_that_makes_no_sense_is_answered(line: bytes | None, code: str) -> None:
    assert Talk().line(line)["code"] == code


def test_the_id_comes_back_also_with_an_error() -> None:
    talk = Talk()
    assert talk.line(b'{"id": 3, "do": "dance"}')["id"] == 3
    assert talk.line(b'{"id": "three", "do": "games"}')["id"] == "three"
    assert "id" not in talk.line(b'{"id": true, "do": "games"}')


def test_long_lines_are_skipped_and_empty_ones_are_not_answered() -> None:
    longest = b"x" * MOST_BYTES
    lines = [b"a", b"", b" \t\r", longest, longest + b"x", longest * 3, b"b", longest + b"x"]
    assert list(lines_of(io.BytesIO(b"\n".join(lines)))) == [
        b"a\n",
        longest + b"\n",
        None,
        None,
        b"b\n",
        None,
    ]


ABUSE = [
    b"\x00",
    b"\xff\xfe{}",
    b"[" * 200_000,
    b"{" * 200_000,
    b'{"do": "load", "record": "' + b"a" * 900_000 + b'"}',
    b"x" * (3 * MOST_BYTES),
    b'{"do": "act", "seat": 0, "code": ' + b"9" * 4000 + b"}",
    b'{"do": "start", "game": "telos", "players": 3, "shuffles": {"round 1": [9e99]}}',
]


@pytest.mark.parametrize(
    "fields",
    [
        {"do": "act", "seat": 1, "text": "play " * 50_000},
        {"do": "act", "seat": 1, "form": {"type": "play" * 50_000}},
        {"do": "start", "game": "telos" * 50_000, "players": 3},
        {"do": "start", "game": "telos", "players": 3, "options": {"x" * 50_000: 1}},
        {"do": "start", "game": "telos", "players": 3, "seed": "x" * 50_000},
        {"do": "start", "game": "telos", "players": 3, "shuffles": {"x" * 50_000: []}},
        {"do": "why", "seat": 1, "code": 7, "lang": "x" * 50_000},
        {"do": "x" * 50_000},
    ],
    ids=lambda fields: next(reversed(fields)),
)
def test_whatever_is_quoted_is_cut(fields: dict[str, Any], talk: Talk) -> None:
    answer = talk.line(json.dumps(fields).encode())
    assert not answer["ok"]
    assert len(answer["message"]) <= 1000


def test_the_process_reads_on_after_any_abuse_and_ends_well() -> None:
    lines = [line for abuse in ABUSE for line in (abuse, b'{"do": "games", "id": 1}')]
    done = run_bytes(b"\r\n".join(lines))
    answers = [json.loads(line) for line in done.splitlines()]
    assert [answer["ok"] for answer in answers] == [False, True] * len(ABUSE)


def test_the_end_of_the_input_is_the_end() -> None:
    assert run_bytes(b"") == b""


def run_bytes(put: bytes) -> bytes:
    done = raw("engine", put=put)
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout


@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_a_closed_input_or_output_is_reported(closed: str) -> None:
    shell = ["/bin/sh", "-c", f'exec "$@" {closed}', "sh", *SPEELTAFEL, "engine"]
    done = subprocess.run(
        shell,
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith(b"speeltafel: engine talks through its input and output")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
field_names = sorted(
    {name for request in REQUESTS.values() for name in request.__struct_encode_fields__}
)
likely_values = st.integers(-1, 200) | st.sampled_from(
    ["telos", "play 7", "swap zeus", "nl", {"type": "play", "cards": ["7"]}, {"dealer": [0, 1, 2]}]
)
requests = st.builds(
    lambda do, fields: {"do": do, **fields},
    st.sampled_from(sorted(REQUESTS)) | json_values,
    st.dictionaries(st.sampled_from(field_names), likely_values | json_values, max_size=5),
)
any_line = (
    requests.map(lambda request: json.dumps(request).encode())
    | json_values.map(lambda value: json.dumps(value).encode())
    | st.binary(max_size=60)
)


@given(st.lists(any_line.map(lambda line: line.replace(b"\n", b" ")), max_size=12))
def test_whatever_comes_gets_one_answer_a_line(lines: list[bytes]) -> None:
    talk = Talk()
    talk.ask("start", game="telos", players=3, seed=7)
    stream = io.BytesIO(b"\n".join(lines))
    answers = [talk.line(line) for line in lines_of(stream)]
    assert len(answers) == sum(1 for line in lines if line.strip())
    assert all(isinstance(answer["ok"], bool) for answer in answers)
    assert talk.ask("save")["record"]


OWN_DECK = "date,en\n" + "".join(f"{1500 + 9 * n},Event {'abcdefghijklm'[n]}\n" for n in range(13))


def test_a_deck_of_ones_own_comes_with_the_start_and_stays_with_the_record(talk: Talk) -> None:
    talk.ask("start", game="timeline", players=3, seed=1, deck=OWN_DECK)
    view = talk.ask("view", seat=0)
    talk.ask("act", seat=view["to_act"][0], text="place 0 at 0")
    after, record = talk.ask("view", seat=0), talk.ask("save")["record"]
    assert "Event " in str(after)
    talk.ask("load", record=record)
    assert talk.ask("view", seat=0) == after


@pytest.mark.parametrize(
    ("game", "players", "deck", "code"),
    [
        ("timeline", 4, OWN_DECK, "bad_material"),
        ("timeline_together", 1, OWN_DECK, "bad_material"),
        ("timeline", 3, OWN_DECK.replace("1500", "never"), "bad_deck"),
        ("timeline", 3, "", "bad_deck"),
        ("telos", 3, OWN_DECK, "bad_material"),
    ],
)
def test_a_deck_that_does_not_do_is_refused(
    talk: Talk, game: str, players: int, deck: str, code: str
) -> None:
    assert talk.fail("start", game=game, players=players, deck=deck) == code
    assert talk.ask("view", seat=0)["view"]["game"] == "telos"

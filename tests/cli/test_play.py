"""`speeltafel play`: whole games, every command, and the ways to leave."""

import json
import re
import shlex
from pathlib import Path

import pytest

from speeltafel.bots.roster import LEVELS
from speeltafel.registry import GAMES
from speeltafel.texts import LANGUAGES, texts
from tests.cli.command import Inside
from tests.cli.typist import Terminal, Typist, first_choices

TELOS = ("play", "telos", "--level", "random", "--seed", "7")
DIVINE = (*TELOS, "--option", "divine_trick=true")
TITUS = ("play", "titus", "--level", "random", "--seed", "7")
TABULOS = ("play", "tabulos", "--level", "random", "--seed", "8", "--players", "2")


def after(told: str, typed: str) -> str:
    """What is said between a line that was typed and the next prompt."""
    return told.partition(f": {typed}\n")[2].partition("Your turn:")[0]


# Whole games


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_at_a_real_terminal(game: str, lang: str, tmp_path: Path) -> None:
    args = ("play", game, "--level", "random", "--seed", "3", "--lang", lang)
    with Terminal(*args, folder=tmp_path) as terminal:
        for line in first_choices():
            if not terminal.is_asked():
                break
            terminal.type(f"{line}\n")
        code, screen, _ = terminal.end()
    assert code == 0
    assert texts(lang).say("play-prompt-over") in screen
    assert "\x1b" not in screen  # nothing that a screen reader could stumble over
    assert max(map(len, screen.splitlines())) <= 80
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_every_level_plays_every_game_and_says_who_it_is(
    game: str, level: str, typist: Typist
) -> None:
    args = ("play", game, "--level", level, "--simulations", "2", "--players", "3")
    told = typist.types(["", "1", "", "1", "", "1"], *args).replace("\n", " ")
    assert texts("en").say(f"level-{level}") in told
    assert texts("en").say(f"bot-{game}-{level}") in told


def test_the_same_seed_and_simulations_give_the_same_game(typist: Typist) -> None:
    args = ("play", "telos", "--level", "strong", "--seed", "7", "--simulations", "3", "--practice")
    typist.types([*"1111", "save once.json"], *args)
    typist.types([*"11", "undo", *"111", "save again.json"], *args)
    assert Path("once.json").read_text() == Path("again.json").read_text()


# What can be typed


def test_an_action_is_typed_by_its_text_or_by_its_number(typist: Typist) -> None:
    by_text = after(typist.types(["play zeus"], *TELOS), "play zeus")
    by_number = after(typist.types(["1"], *TELOS), "1")
    assert by_text == by_number
    assert by_text.startswith("You follow with Zeus.\n")


def test_capitals_and_spaces_do_not_matter(typist: Typist) -> None:
    assert "You follow with Zeus." in typist.types(["  PLAY   Zeus "], *TELOS)


def test_the_list_has_numbers_texts_and_words(typist: Typist) -> None:
    told = typist.types(["?"], *TELOS, "--lang", "nl")
    assert "\n  1  play zeus – Zeus leggen\n" in told


def test_what_is_no_action_gets_a_kind_word(typist: Typist) -> None:
    told = typist.types(["sing", "play 99", "77", "0", "\x1b[2J"], *TELOS)
    assert "Unknown command “sing”" in told
    assert "Unknown command “play 99”" in told
    assert "The list has no number 77" in told
    assert "The list has no number 0" in told
    assert "\x1b" not in told


def test_a_refused_action_names_its_rule_and_changes_nothing(typist: Typist) -> None:
    told = after(typist.types(["play 2"], *TELOS), "play 2")
    assert told == "You can match or beat 12, so you have to follow. (TEL-06)\n"


def test_why_gives_the_rule_in_full(typist: Typist) -> None:
    told = after(typist.types(["why play 2"], *TELOS), "why play 2")
    assert told.startswith("You can match or beat 12, so you have to follow. (TEL-06)\nTEL-06  ")
    assert " ".join(told.split()).endswith(texts("en").rule("TEL-06"))


def test_why_tells_when_nothing_forbids_it(typist: Typist) -> None:
    told = typist.types(["why 1", "why"], *TELOS)
    assert after(told, "why 1") == "No rule forbids that now.\n"
    assert after(told, "why") == "Add what you would like to do, for example: why play 1\n"


def test_a_hint_says_where_to_look_and_asked_again_what_to_do_and_why(typist: Typist) -> None:
    told = typist.types(["hint", "hint", "1", "hint"], *TELOS, "--simulations", "2")
    first, second, _, third = told.split("Your turn: ")[1:5]
    assert first.splitlines()[:3] == [
        "hint",
        "There is only one thing you can do now.",
        "For what a strong player would do, type hint again.",
    ]
    assert second.splitlines()[:3] == [
        "hint",
        "A strong player would do this: play zeus – play Zeus.",
        "Nothing else is possible now.",
    ]
    assert "A strong player would do this" not in third


def test_the_rule_book_has_pages(typist: Typist) -> None:
    told = typist.types(["rules", "rules 5", "rules 6"], *TELOS)
    assert re.findall(r"^TEL-\d\d", after(told, "rules"), re.MULTILINE) == [
        f"TEL-0{number}" for number in range(1, 7)
    ]
    assert "Page 1 of 5. To read on, or to read one rule: rules 2, rules TEL-01" in told
    assert "TEL-30" in after(told, "rules 5")
    assert "The rules have no page and no rule “6”" in told


def test_one_rule_is_read_by_its_number(typist: Typist) -> None:
    told = typist.types(["rules tel-09", "rules TIT-01"], *TELOS, "--lang", "fr")
    assert "\nTEL-10" not in told
    assert f"TEL-09  {texts('fr').rule('TEL-09')[:40]}" in told
    assert "n’ont ni page ni règle «\u00a0TIT-01\u00a0»" in told


def test_the_table_and_the_log_are_shown_again(typist: Typist) -> None:
    told = typist.types(["table", "log"], *TELOS)
    assert "Player 4: 6 cards in hand, minus points: 0\n" in after(told, "table")
    assert "Your hand: 2 5 8 8 9 11 Zeus\n" in after(told, "table")
    assert after(told, "log").splitlines()[-1] == "Player 4 leads 12."


def test_the_log_of_titus_goes_back_to_the_previous_turn_only(typist: Typist) -> None:
    told = typist.types(["1", "1", "log"], *TITUS)
    log = after(told, "log")
    assert log.count("turn.") == 2
    assert log.endswith("It is your turn.\n")


def test_help_names_every_command(typist: Typist) -> None:
    told = after(typist.types(["help"], *TELOS), "help")
    commands = [line.split()[0] for line in told.splitlines()]
    assert " ".join(commands) == "? why hint table log rules undo save on quit"


# Taking back


def test_a_practice_game_goes_back_to_before_ones_own_last_action(typist: Typist) -> None:
    told = typist.types(["1", "undo"], *TELOS, "--practice")
    assert "Taken back: play zeus. The game is as it was before.\n" in told
    assert told.count("To match: 12\nYour hand: 2 5 8 8 9 11 Zeus\n") == 2


def test_what_was_not_done_can_not_be_taken_back(typist: Typist) -> None:
    told = typist.types(["undo"], *TELOS, "--practice")
    assert after(told, "undo") == "You have not done anything yet that can be taken back.\n"


def test_at_the_gentlest_level_moves_can_be_taken_back_unless_one_says_no(typist: Typist) -> None:
    learner = ("play", "telos", "--level", LEVELS[0], "--seed", "7")
    assert "Taken back: " in typist.types(["1", "undo"], *learner)
    assert "Taking back is for " in typist.types(["1", "undo"], *learner, "--no-practice")


def test_outside_practice_nothing_is_taken_back(typist: Typist) -> None:
    told = typist.types(["1", "undo"], *TELOS)
    assert "Taking back is for practice games: start one with --practice.\n" in told


# SaveFile, leaving, going on


def test_a_saved_game_can_be_replayed(typist: Typist, inside: Inside) -> None:
    told = typist.types(["1", "save my game.json"], *TELOS)
    assert "The game is saved in my game.json.\n" in told
    assert "Player 1 follows with Zeus." in inside.says("replay", "my game.json", "--seat", "0")


def test_a_kept_game_goes_on_where_it_stopped(typist: Typist) -> None:
    told = typist.types(["1", "quit"], *TELOS)
    before = told.splitlines()
    assert before[-3:-1] == [
        "The game is saved in telos-1.json.",
        "To go on later: speeltafel play --resume telos-1.json --level random",
    ]
    assert before[-1] == "Until next time."
    resumed = typist.types(["1"], *shlex.split(before[-2])[5:])
    assert "The game goes on where it stopped.\n" in resumed
    assert "You lead: one card, or up to 5 of one value.\nYour hand: 2 5 8 8 9 11\n" in resumed


def test_a_game_that_goes_on_stays_in_its_file(typist: Typist) -> None:
    typist.types(["1"], *TELOS)
    length = len(json.loads(Path("telos-1.json").read_text())["actions"])
    typist.types(["1"], "play", "--resume", "telos-1.json", "--level", "random")
    assert [file.name for file in Path().iterdir()] == ["telos-1.json"]
    assert len(json.loads(Path("telos-1.json").read_text())["actions"]) > length


def test_the_end_of_input_keeps_the_game(typist: Typist) -> None:
    told = typist.types(["1"], *TELOS, "--lang", "nl", "--seat", "2")
    assert "Het spel is bewaard in telos-1.json.\n" in told
    assert "play --resume telos-1.json --level random --seat 2 --lang nl\n" in told
    assert told.endswith("Tot de volgende keer.\n")


def test_a_game_in_which_nothing_was_done_is_not_kept(typist: Typist) -> None:
    assert typist.types([], *TELOS).endswith("\nUntil next time.\n")
    assert list(Path().iterdir()) == []


def test_the_file_of_something_else_is_never_overwritten(typist: Typist) -> None:
    Path("letter.txt").write_text("Dear Ada")
    told = typist.types(["save letter.txt"], *TELOS)
    assert "There is a file letter.txt already: choose another name.\n" in told
    assert Path("letter.txt").read_text() == "Dear Ada"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("no/such/folder.json", "No such file"),
        ("~no.one/x", "Could not determine"),
        ("a\0b", "embedded null byte"),
    ],
)
def test_what_can_not_be_kept_does_not_end_the_game(name: str, why: str, typist: Typist) -> None:
    told = typist.types([f"save {name}", "1"], *TELOS)
    assert f"The game could not be saved in {name.replace(chr(0), '')}: {why}" in told
    assert "You follow with Zeus." in told


@pytest.mark.parametrize(("keys", "code"), [("\x03", 130), ("\x04", 0), ("quit\n", 0)])
def test_every_way_to_leave_says_how_to_go_on(keys: str, code: int, tmp_path: Path) -> None:
    with Terminal(*TELOS, folder=tmp_path) as terminal:
        terminal.type("1\n")
        terminal.type(keys)
        left = terminal.end()
    assert left.code == code
    assert "\nTo go on later: speeltafel play --resume telos-1.json" in left.out
    assert left.out.endswith("\nUntil next time.\n")
    assert "Traceback" not in left.out


# Out of turn, and mistakes


def test_who_may_swap_out_of_turn_is_asked_and_may_wait(typist: Typist) -> None:
    told = typist.types(["", ""], *DIVINE)
    assert told.count("Press Enter to wait, or act now:") >= 2


def test_a_swap_out_of_turn(typist: Typist) -> None:
    told = typist.types(["?", "1"], *DIVINE)
    assert "Press Enter to wait, or act now: 1\nYou swap a card" in told
    assert re.search(r"\nYou give 2 and get \S+\.\n", told)


def test_who_likes_to_wait_is_asked_in_turn_only(typist: Typist) -> None:
    told = typist.types(["on", "1"], *DIVINE)
    assert told.partition("act now: on")[2].partition("Your turn:")[0].count("act now") == 0


def test_any_multiplication_can_be_said(typist: Typist) -> None:
    told = typist.types(["1", "say 7\u00d77"], *TABULOS)
    assert "You say 7 \u00d7 7.\nYou take the card back: 7 \u00d7 7 is 49, not" in told


# What is refused before the game begins


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (
            "play",
            "say which game, such as titus, or --resume and a file (see speeltafel play --help)",
        ),
        ("play telos --seat 4", "there is no seat 4; seats go from 0 to 3"),
        ("play telos --players 7", "telos is for 3 to 6 players, not 7"),
        ("play titus --option powers=true", "titus has no option 'powers'; its options: "),
        ("play telos --seed x", "a seed is a whole number from 0 to 2^256 - 1"),
        ("play telos --level genius", "telos has no bot 'genius'; it has random"),
        ("play telos --ms 0", "invalid value for '--ms': 0 is not in the range"),
        ("play --resume no.json", "no.json: No such file or directory"),
        (
            "play titus --resume no.json",
            "with --resume, the game comes from the file (see speeltafel play --help)",
        ),
    ],
)
def test_what_is_odd_is_refused_in_one_line(args: str, line: str, inside: Inside) -> None:
    assert inside.refuses(*args.split()).startswith(line)

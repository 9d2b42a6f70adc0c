"""Every lesson is played to its end, with every wrong turn that it offers, in every language."""

from collections.abc import Iterator

import pytest

from speeltafel.engine.match import Match
from speeltafel.lessons import LESSONS, Lesson, lesson
from speeltafel.lessons.lesson import LEARNER, LessonStep, ScriptedMove, read_lesson
from speeltafel.lessons.teacher import Teacher
from speeltafel.registry import BUILT_IN, GAMES, plugin_of
from speeltafel.texts import LANGUAGES, texts

NAMES = ("Ann", "Bo", "Cas", "Dia")
SHORTEST, LONGEST = 25, 180
"""Seconds that a lesson may take."""
WORDS_PER_SECOND = 2.7
SECONDS_PER_ACTION = 3.5
MOST_WORDS = 55
"""That the teacher says in one breath."""

every_lesson = pytest.mark.parametrize("name", LESSONS)


def played(taught: Lesson) -> Iterator[tuple[Match, ScriptedMove]]:
    """The match before each move of the script; the first of several answers is given."""
    match = plugin_of(taught.game).begin(taught)
    for move in taught.script:
        yield match, move
        act(match, move.seat, move.actions[0])


def act(match: Match, seat: int, action: str) -> None:
    match.act(seat, match.game.actions.code(action))


def asked(taught: Lesson) -> Iterator[tuple[Match, LessonStep]]:
    """The match before each action of the player."""
    for match, move in played(taught):
        if move.seat == LEARNER:
            yield match, taught.steps[move.step]


def test_every_game_of_the_package_has_a_lesson_of_its_own_name() -> None:
    games = {plugin.game.name for plugin in BUILT_IN}
    assert {lesson(name).game for name in LESSONS} == games
    assert {name for name in games if lesson(name).game == name} == games


@every_lesson
def test_everything_that_is_asked_and_scripted_is_legal(name: str) -> None:
    for match, move in played(lesson(name)):
        codes = [match.game.actions.code(action) for action in move.actions]
        if move.seat == LEARNER:
            assert set(codes) <= set(match.state.legal(LEARNER)), (move, match.record.actions)
        # The others may make a mistake that is a possible play, such as a call forgotten (TAB-11).
        assert all(match.why_not(move.seat, code) is None for code in codes), move


@every_lesson
def test_the_game_does_not_end_before_the_lesson(name: str) -> None:
    assert all(match.state.outcome() is None for match, _ in played(lesson(name)))


@every_lesson
def test_every_way_to_do_what_is_asked_leads_to_the_end(name: str) -> None:
    taught = lesson(name)
    for number, move in enumerate(taught.script):
        for other in move.actions[1:]:
            match = plugin_of(taught.game).begin(taught)
            for at, step in enumerate(taught.script):
                act(match, step.seat, other if at == number else step.actions[0])


@every_lesson
def test_every_wrong_turn_is_answered_by_the_rules_or_by_the_teacher(name: str) -> None:
    for match, step in asked(lesson(name)):
        for wrong in step.wrong:
            refusal = match.why_not(LEARNER, match.game.actions.code(wrong.do))
            if wrong.say is None:
                assert refusal is not None, (step.name, wrong.do)
                assert refusal.rule == wrong.rule, (step.name, wrong.do)
            else:
                assert refusal is None, (step.name, wrong.do)
                assert wrong.do not in step.ask


@every_lesson
def test_what_is_likely_to_be_tried_has_an_answer_of_its_own(name: str) -> None:
    for match, step in asked(lesson(name)):
        answered = {wrong.do for wrong in step.wrong} | set(step.ask)
        legal = [match.game.actions.text(code) for code in match.state.legal(LEARNER)]
        left = [text for text in legal if text not in answered]
        assert len(left) <= max(4, len(legal) // 2), (step.name, left)


@every_lesson
def test_every_rule_that_is_mentioned_is_one_of_the_game(name: str) -> None:
    taught = lesson(name)
    book = {rule for prefix in GAMES[taught.game].rules for rule, _ in texts("en").rules(prefix)}
    assert set(taught.file.essential) | met(taught) <= book


@every_lesson
def test_every_essential_rule_is_met(name: str) -> None:
    assert set(lesson(name).file.essential) <= met(lesson(name))


def met(taught: Lesson) -> set[str]:
    steps = {rule for step in taught.steps for rule in step.rules}
    wrong = {turn.rule for step in taught.steps for turn in step.wrong if turn.rule}
    return steps | wrong


def text_ids(taught: Lesson) -> set[str]:
    """The texts that a lesson says."""
    found = {taught.text(), taught.text("end")}
    for step in taught.steps:
        found.add(taught.text(step.name))
        found |= {taught.text(step.name, "done")} if step.answer else set()
        found |= {taught.text(step.name, turn.say) for turn in step.wrong if turn.say}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_every_lesson_is_there_and_no_other(lang: str) -> None:
    wanted = set().union(*(text_ids(lesson(name)) for name in LESSONS))
    assert {text for text in texts(lang).ids if text.startswith("lesson-")} == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
@every_lesson
def test_the_teacher_can_say_all_of_it_briefly(name: str, lang: str) -> None:
    teacher = Teacher(lesson(name), texts(lang), NAMES)
    for number in range(len(teacher.lesson.script) + 1):
        lecture = teacher.lecture(number)
        assert len(f"{lecture.answer} {lecture.said}".split()) <= MOST_WORDS, lecture
        assert lecture.said or lecture.answer or not lecture.over
    for step in teacher.lesson.steps:
        assert all(teacher.correct(step, wrong) for wrong in step.wrong if wrong.say)


@every_lesson
def test_a_lesson_takes_at_most_three_minutes(name: str) -> None:
    taught = lesson(name)
    teacher = Teacher(taught, texts("en"), NAMES)
    seconds = 0.0
    match = plugin_of(taught.game).begin(taught)
    for number, move in enumerate(taught.script):
        seconds += match.game.reading.of(match.events[-1]) / 1000 if move.seat != LEARNER else 0
        seconds += SECONDS_PER_ACTION if move.seat == LEARNER else 0
        act(match, move.seat, move.actions[0])
        seconds += len(teacher.lecture(number).said.split()) / WORDS_PER_SECOND
    assert SHORTEST <= seconds <= LONGEST


@every_lesson
def test_what_is_pointed_at_is_a_thing_on_the_table(name: str) -> None:
    seats = {f"seat-{seat}" for seat in range(1, lesson(name).file.players)}
    for step in lesson(name).steps:
        things = [point for point in step.point if point not in seats]
        assert things, step.name
        assert all(point.replace("-", "").replace("_", "").isalnum() for point in things)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('colour = "red"\n', "unknown field `colour`"),
        ("version = 0\n", "Expected `int` >= 1"),
        ('version = "one"\n', "Expected `int`, got `str`"),
    ],
)
def test_a_file_that_says_something_else_is_refused(line: str, complaint: str) -> None:
    whole = 'game = "titus"\nminutes = 1\nplayers = 2\nessential = ["TIT-01"]\ndeal = {}\n'
    step = '[[steps]]\nname = "a"\nask = ["take"]\npoint = ["pile"]\n'
    version = "" if "version" in line else "version = 1\n"
    with pytest.raises(Exception, match=complaint):
        read_lesson("odd", line + version + whole + step)


def test_the_others_are_named_by_their_seats_in_a_script() -> None:
    whole = (
        'game = "titus"\nversion = 1\nminutes = 1\nplayers = 2\nessential = ["TIT-01"]\ndeal = {}\n'
    )
    step = '[[steps]]\nname = "a"\nask = ["take"]\npoint = ["pile"]\nthen = ["0 take"]\n'
    with pytest.raises(Exception, match="must begin with the seat of another"):
        read_lesson("odd", whole + step)

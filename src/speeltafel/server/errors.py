"""The errors that people can cause. `code` never changes.

The sentence of each is `error-<code>` in `texts/`, so that all read it in their own language.
"""

from collections.abc import Sequence
from typing import ClassVar

from speeltafel.decks.problems import Problem
from speeltafel.engine.errors import Explained, SpeeltafelError
from speeltafel.lessons.lesson import Lesson, LessonStep, WrongTurn
from speeltafel.lessons.teacher import Teacher
from speeltafel.texts import Texts, texts
from speeltafel.texts.plain import quoted, shortened


class TableError(SpeeltafelError):
    """Something that the person who caused it can correct; nobody else notices."""

    status: ClassVar[int] = 409
    """Of an HTTP response."""

    def __init__(self, **facts: str | int) -> None:
        self.facts = quoted(facts)
        super().__init__(self.sentence(texts("en")))

    def sentence(self, words: Texts) -> str:
        return words.say(f"error-{self.code}", **self.facts)


def sentence_of(error: SpeeltafelError, words: Texts) -> str:
    """What is wrong, in the reader's language; errors that only programs cause, in English."""
    if isinstance(error, TableError):
        return error.sentence(words)
    if isinstance(error, Explained) and error.reason:
        return words.say(f"error-{error.code}-{error.reason}", **quoted(error.facts))
    return shortened(str(error))


class NoTable(TableError):
    """No such table, or none that this person may know of: the two look the same."""

    code = "no_table"
    status = 404


class DamagedTable(TableError):
    """An entry of its log can't be read: a page of the database holds something else there."""

    code = "damaged"
    status = 410


class BadCode(TableError):
    code = "bad_code"
    status = 404


class ShortCode(TableError):
    """After too many wrong codes a short one opens nothing for a while."""

    code = "short_code"
    status = 429


class NoPerson(TableError):
    """No cookie, or one that this server did not sign."""

    code = "no_person"
    status = 401


class BadMessage(TableError):
    code = "bad_message"
    status = 400

    def __init__(self, why: str) -> None:
        super().__init__(why=why)


class MessageTooLong(TableError):
    code = "too_long"
    status = 413


class TooFast(TableError):
    code = "too_fast"
    status = 429


class TooMany(TableError):
    """Too many connections at the same time."""

    code = "too_many"
    status = 429


class Busy(TableError):
    """There is too much to do before this."""

    code = "busy"
    status = 503


class ForeignHost(TableError):
    """A request under a name that this server does not go by: perhaps DNS rebinding."""

    code = "foreign_host"
    status = 421


class ForeignOrigin(TableError):
    code = "foreign_origin"
    status = 403


class NotFound(TableError):
    """A path that the server does not have."""

    code = "not_found"
    status = 404


class StoreUnavailable(TableError):
    """The database can't be reached; nothing acknowledged is lost."""

    code = "store_away"
    status = 503


class Broken(TableError):
    """An internal error; the log of the server says more."""

    code = "broken"
    status = 500


class BadName(TableError):
    code = "bad_name"
    status = 400


class BadFace(TableError):
    code = "bad_face"
    status = 400


class BadSpeech(TableError):
    """Nothing is left once control characters are taken out."""

    code = "bad_speech"
    status = 400


class BadUploadedDeck(TableError):
    """An uploaded deck that can't be played: its first error, and how many more there are."""

    code = "bad_deck"
    status = 400

    def __init__(self, first: Problem, others: int) -> None:
        self.first = first
        self.others = others
        super().__init__()

    def sentence(self, words: Texts) -> str:
        wrong = self.first.say(words)
        if self.first.line:
            wrong = words.say("error-bad_deck", number=self.first.line, text=wrong)
        more = words.say("error-bad_deck-more", count=self.others) if self.others else ""
        return f"{wrong} {more}".strip()


class BadLevel(TableError):
    code = "bad_level"
    status = 400


class BadCommitment(TableError):
    """Another device has committed to the same bytes."""

    code = "bad_commitment"


class BadOpening(TableError):
    """Bytes that were not committed to, or not yet to be shown."""

    code = "bad_opening"


class BadPhrase(TableError):
    code = "bad_phrase"
    status = 400


class Stale(TableError):
    """It answers a position that has passed."""

    code = "stale"


class NotAsked(TableError):
    """The rules permit it, but a lesson asks for something else: its teacher answers."""

    code = "not_asked"

    def __init__(
        self, lesson: Lesson, step: LessonStep, wrong: WrongTurn, names: Sequence[str]
    ) -> None:
        self.rule = wrong.rule
        self._answer = (lesson, step, wrong, names)
        super().__init__()

    def sentence(self, words: Texts) -> str:
        lesson, step, wrong, names = self._answer
        return Teacher(lesson, words, names).correct(step, wrong)


class NotYourSeat(TableError):
    code = "not_your_seat"
    status = 403


class NotPlayer(TableError):
    """A member who watches asks for what only players can do."""

    code = "not_player"
    status = 403


class NotHost(TableError):
    code = "not_host"
    status = 403


class NoSeat(TableError):
    code = "no_seat"
    status = 400


class NoMember(TableError):
    code = "no_member"
    status = 400


class SeatTaken(TableError):
    code = "seat_taken"


class OneSeat(TableError):
    """Players may not see a second hand during a game."""

    code = "one_seat"


class TableFull(TableError):
    """All seats are taken; or, of an open table, too many people have joined."""

    code = "table_full"


class SeatsOpen(TableError):
    """Somebody is still missing."""

    code = "seats_open"


class NotStarted(TableError):
    code = "not_started"


class AlreadyStarted(TableError):
    code = "already_started"


class NotOver(TableError):
    code = "not_over"


class AlreadyOver(TableError):
    code = "already_over"


class NoUndo(TableError):
    code = "no_undo"


class NoHints(TableError):
    """Other people play here, and the host has not allowed hints."""

    code = "no_hints"
    status = 403


class NothingToDo(TableError):
    """The seat can't act now."""

    code = "nothing_to_do"


class NoBot(TableError):
    """No bot speaks from this seat."""

    code = "no_bot"


class NoBotMove(TableError):
    """No bot plays there, or it has not moved yet."""

    code = "no_bot_move"


class NoChat(TableError):
    code = "no_chat"
    status = 403


class IsMuted(TableError):
    code = "muted"
    status = 403

"""A table as its log tells it: who is there, who sits where, and the match.

It is changed by entries alone (`entries.py`) and touches no clock, store or socket: the same
entries make the same table in every process.
"""

from collections.abc import Iterable
from typing import Final, Literal

from speeltafel.bots.characters import character
from speeltafel.engine.game import Game
from speeltafel.engine.match import Match
from speeltafel.lessons.lesson import Lesson, ScriptedMove
from speeltafel.registry import game_named
from speeltafel.server.table.offers import SeatOffer
from speeltafel.server.table.settings import Settings
from speeltafel.server.table.speech import Speech
from speeltafel.server.table.stirring import Stirring

Status = Literal["waiting", "playing", "over"]
Hand = Literal["person", "bot", "clock"]  # that made a move

SPEECHES: Final = 100
"""A table keeps this many of the last things said; the log has all that people said."""
FORGOTTEN: Final = "forgotten"
"""Begins the name of a member whose data was erased; no person's name begins so."""
REMEMBERED: Final = 64
"""Commands of each member whose ids are kept, so that none is done twice. More than the rate limit lets
anybody send at once: else a burst that is sent again would be done again."""

NOT_SET_UP: Final = Settings("")
NOBODY: Final[frozenset[int]] = frozenset()


class Member:
    """Somebody who has joined. Others see their number, never `person`."""

    def __init__(self, person: str, name: str, face: str = "", *, gone: bool = False) -> None:
        self.person = person
        self.name = name
        self.face = face  # one of `faces.FACES`, or empty
        self.muted = False
        self.gone = gone
        self.done: dict[str, int] = {}  # version by the id of a command

    def copy(self) -> "Member":
        other = Member(self.person, self.name, self.face, gone=self.gone)
        other.muted, other.done = self.muted, self.done
        return other

    @property
    def is_forgotten(self) -> bool:
        """Whether their data was erased."""
        return self.person.startswith(FORGOTTEN)


class Chair:
    """A seat: free, a member's, a bot's, or held by a bot for a member who is away."""

    def __init__(self, holder: int | None, bot: str | None, name: str, character: str = "") -> None:
        self.holder = holder
        self.bot = bot
        self.name = name  # of one of several people at one screen
        self.character = character  # the key of the one that a bot plays as
        self.muted = False  # whether the bot says nothing

    def copy(self) -> "Chair":
        other = Chair(self.holder, self.bot, self.name, self.character)
        other.muted = self.muted
        return other

    @property
    def is_free(self) -> bool:
        return self.holder is None and self.bot is None

    @property
    def player(self) -> int | None:
        """The member who plays here now."""
        return self.holder if self.bot is None else None


class Move:
    """A move of the match, beside its events; the first one is the deal."""

    def __init__(
        self, version: int, at: int, seat: int, hand: Hand, *, reveals: bool, clears: bool = False
    ) -> None:
        self.version = version
        self.at = at
        self.seat = seat
        self.hand: Hand = hand
        self.reveals = reveals
        self.clears = clears  # whether it took back agreements to end the game


class Table:
    """Everything about one table. `version` is the number of the last entry that was folded in."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.version = 0
        self.touched = 0  # when the last entry was written
        # Another one after each entry that was no move, and whenever the log is read again: erasure
        # changes entries in their place.
        self.arranged = object()
        self.settings = NOT_SET_UP
        self.material: dict[str, object] = {}  # a deck that was uploaded
        self._game: Game | None = None  # once it is asked for: a deck takes long to read
        self.code = ""
        self.members: list[Member] = []
        self.chairs: list[Chair] = []
        self.match: Match | None = None
        self.moves: list[Move] = []
        self.position = 0  # the version at which the match last changed
        self.read_at = 0  # when people could read what happened last
        self.ready = NOBODY  # members who have read it
        self.waiting: dict[int, int] = {}  # since when, by seat that the game waits for
        self.used: list[int] = []  # milliseconds thought, by seat
        self.speeches: list[Speech] = []
        self.offers: dict[int, SeatOffer] = {}  # by seat
        self.stirring: Stirring | None = None  # None if the server alone draws the seed
        self.seen: dict[int, frozenset[int]] = {}  # seats whose hands were shown, by member
        self.agreed = NOBODY  # members who agree to end the game
        self.lesson: Lesson | None = None  # whose script is played here
        self.ended = False
        self.next = ""  # the table of the rematch

    def copy(self) -> "Table":
        """To fold more into: those who hold this one don't see it change.

        The match and its moves are copied. Everything else entries replace, instead of changing it.
        """
        other = Table(self.id)
        other.version, other.touched, other.arranged = self.version, self.touched, self.arranged
        other.settings, other.material, other.code = self.settings, self.material, self.code
        other.members, other.chairs, other.offers = self.members, self.chairs, self.offers
        other.match = None if self.match is None else self.match.copy()
        other.moves, other.position = self.moves.copy(), self.position
        other.read_at, other.ready = self.read_at, self.ready
        other.waiting, other.used = self.waiting, self.used.copy()
        other.speeches, other.stirring = self.speeches, self.stirring
        other.agreed, other.lesson, other.ended = self.agreed, self.lesson, self.ended
        other.seen, other.next, other._game = self.seen, self.next, self._game
        return other

    @property
    def status(self) -> Status:
        if self.match is None:
            return "waiting"
        return "over" if self.ended or self.match.state.outcome() is not None else "playing"

    @property
    def game(self) -> Game:
        """With the deck that was uploaded, if one was."""
        if self._game is None:
            game = game_named(self.settings.game)
            self._game = game.fitted(self.material) if self.material else game
        return self._game

    @property
    def seed_hash(self) -> str:
        """What is shown of the seed from the deal on."""
        return "" if self.match is None else self.match.record.promise()

    @property
    def host(self) -> int:
        """The first member who has not left."""
        return next((number for number, one in enumerate(self.members) if not one.gone), 0)

    def member_of(self, person: str) -> int | None:
        """The number of a person who has joined, also after they left."""
        for number, member in enumerate(self.members):
            if member.person == person:
                return number
        return None

    def seats_of(self, member: int) -> list[int]:
        """Where a member plays now."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.player == member]

    def note_seen(self, seats: Iterable[int]) -> None:
        """The players of these seats are shown their hands from now on."""
        for seat in seats:
            member = self.chairs[seat].player
            if member is not None:
                self.seen = {**self.seen, member: self.seen.get(member, NOBODY) | {seat}}

    def players(self) -> set[int]:
        """The members who play now."""
        return {chair.player for chair in self.chairs if chair.player is not None}

    def taken(self) -> list[int]:
        """The seats of people, also of those for whom a bot plays."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.holder is not None]

    def names_strangers(self) -> bool:
        """Whether it speaks of members who are not there: only damage can bring that about."""
        named = {chair.holder for chair in self.chairs} | self.agreed | self.ready
        named |= {speech.member for speech in self.speeches}
        named |= {offer.member for offer in self.offers.values()}
        return not named - {None} <= set(range(len(self.members)))

    def has_characters(self) -> bool:
        """Whether bots play here as somebody."""
        return any(chair.character for chair in self.chairs)

    def is_full(self) -> bool:
        return not any(chair.is_free for chair in self.chairs)

    def codes(self) -> dict[str, int | None]:
        """The codes that open the table, with the seat that each of them gives."""
        offers = {} if self.status == "over" else self.offers
        return {self.code: None, **{offer.code: seat for seat, offer in offers.items()}}

    def name_at(self, seat: int) -> str:
        """The name of the player at a seat; empty for players without a name.

        The name of a member who has several seats is that of none of them.
        """
        person = self._person_at(seat)
        if person is not None:
            return person.name
        played = character(self.chairs[seat].character)
        return self.chairs[seat].name if played is None else played.name

    def face_at(self, seat: int) -> str:
        """What is drawn at a seat; empty where nobody chose a face."""
        person = self._person_at(seat)
        return self.chairs[seat].character if person is None else person.face

    def _person_at(self, seat: int) -> Member | None:
        """The member who plays there as themselves, not as one of several people at one screen."""
        chair = self.chairs[seat]
        if chair.holder is None or chair.name:
            return None
        several = sum(other.holder == chair.holder for other in self.chairs) > 1
        return None if several else self.members[chair.holder]

    @property
    def scripted(self) -> ScriptedMove | None:
        """What the script of a lesson has next; None at its end, and at all other tables."""
        if self.lesson is None or self.match is None:
            return None
        return self.lesson.next_move(len(self.match.record.actions))

    def undo_to(self, seats: list[int]) -> int | None:
        """The move that those who play at these seats may go back to; None where it could harm others."""
        last = len(self.moves) - 1
        while last > 0 and self.moves[last].seat not in seats:
            last -= 1
        if last < 1 or self.status != "playing" or self.lesson is not None:
            return None
        if self.settings.practice:
            return last - 1
        move = self.moves[last]
        harmless = last == len(self.moves) - 1 and not move.reveals and move.hand == "person"
        return last - 1 if harmless else None

    # How entries change it

    def new_member(self, number: int) -> Member:
        """A member to change: a copy, in the place of the one that others may hold."""
        members = list(self.members)
        members[number] = members[number].copy()
        self.members = members
        return members[number]

    def new_chair(self, seat: int) -> Chair:
        """A chair to change, likewise."""
        chairs = list(self.chairs)
        chairs[seat] = chairs[seat].copy()
        self.chairs = chairs
        return chairs[seat]

    def remember(self, number: int, command: str) -> None:
        """A command of a member is done; the oldest that are known are forgotten."""
        member = self.new_member(number)
        member.done = {**member.done, command: self.version}
        if len(member.done) > REMEMBERED:
            del member.done[next(iter(member.done))]

    def play(self, seat: int, action: str) -> bool:
        """Make a move of the match: whether it revealed anything."""
        match = self.match
        assert match is not None
        code = match.game.actions.code(action)
        reveals = match.state.reveals(seat, code)
        match.act(seat, code)
        return reveals

    def hear(self, speech: Speech) -> None:
        self.speeches = [*self.speeches, speech][-SPEECHES:]

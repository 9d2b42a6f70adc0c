"""What all who watch a table are told alike: the table, its moves in words, and what a seat sees.

It is encoded once for each version of the table, however many are told.
"""

from msgspec import Raw
from msgspec.json import encode
from msgspec.structs import replace

from speeltafel.engine.event import Event
from speeltafel.engine.game import Game
from speeltafel.engine.match import Match
from speeltafel.engine.view import View
from speeltafel.server.table.clock import Pace, followed_at, turns_of
from speeltafel.server.table.table import Table
from speeltafel.server.wire.messages import EventShown, MoveShown, OutcomeShown
from speeltafel.server.wire.table_shown import TableShown, table_shown
from speeltafel.texts import Texts
from speeltafel.texts.telling import Teller


class SharedNews:
    """What all who watch a table are told alike, encoded once for each version of the table."""

    def __init__(self, table: Table, pace: Pace, before: "SharedNews | None" = None) -> None:
        """`before` is that of an earlier version, of which a move leaves much as it was."""
        self.table = table
        self.pace = pace
        self.shown: TableShown
        self.tellers: dict[str, Teller]  # by language
        if before is not None and before.differs_by_moves(table):
            self.shown = shown_after_move(before.shown, table, pace)
            self.tellers = before.tellers
        else:
            self.shown = table_shown(table, pace)
            self.tellers = {}
        self.followed = followed_at(table, pace) if table.status == "playing" else 0
        self.forget()

    def forget(self) -> None:
        """What is encoded: it is made again for somebody who comes later."""
        self._table: Raw | None = None
        self._open_view = b""  # without its end
        self._moves: dict[tuple[int, str, int | None], Raw] = {}

    def differs_by_moves(self, table: Table) -> bool:
        """Whether nothing but moves within the game lies between this version and that one."""
        return self.table.arranged is table.arranged and self.table.status == table.status

    def encoded_table(self) -> Raw:
        if self._table is None:
            self._table = encoded(self.shown)
        return self._table

    def view(self, view: View) -> Raw:
        """What lies open is encoded once for all seats; what a seat alone sees is not kept."""
        if not self._open_view:
            self._open_view = encode(view.open_json())[:-1] + b","
        own = encode({"seat": view.seat, **view.own_json()})
        return Raw(self._open_view + own[1:])  # two objects as one

    def teller(self, match: Match, words: Texts, reader: int | None) -> Teller:
        if words.lang not in self.tellers:
            self.tellers[words.lang] = teller_of(self.table, match, words, None)
        return self.tellers[words.lang].to(reader)

    def move(self, match: Match, number: int, told: list[Event], teller: Teller) -> Raw:
        """A move, of which a reader is told these events.

        It is the same for all whom it hides nothing from, unless it speaks to one of them.
        """
        is_shared = told == match.events[number]  # the same events, where the view hides nothing
        addressed = any(teller.addresses(event) for event in told)
        key = number, teller.words.lang, teller.reader if addressed else None
        if is_shared and key in self._moves:
            return self._moves[key]
        events = events_shown(told, teller, match.game)
        shown = encoded(move_shown(self.table, number, events, teller.words))
        if is_shared:
            self._moves[key] = shown
        return shown


def encoded(shown: object) -> Raw:
    return Raw(encode(shown))


def shown_after_move(before: TableShown, table: Table, pace: Pace) -> TableShown:
    """As `table_shown`, which takes longer: a move within the game changes the seats alone."""
    seats = [
        replace(
            shown,
            may_act=turn.may_act,
            waited_for=turn.waited_for,
            deadline=turn.deadline,
            agrees_to_end=turn.agrees_to_end,
            left=turn.left,
        )
        for shown, turn in zip(before.seats, turns_of(table, pace), strict=True)
    ]
    return replace(before, seats=seats)


def move_shown(table: Table, number: int, events: list[EventShown], words: Texts) -> MoveShown:
    move = table.moves[number]
    if number == 0:
        return MoveShown(seat=None, hand=None, at=move.at, events=events)
    notes = []
    if move.clears:
        text = "agreement-timed-out" if move.hand == "clock" else "agreement-cleared"
        notes.append(words.say(text, name=seat_words(table, move.seat, words)))
    return MoveShown(seat=move.seat, hand=move.hand, at=move.at, events=events, notes=notes)


def events_shown(events: list[Event], teller: Teller, game: Game) -> list[EventShown]:
    return [
        EventShown(
            event=event.to_json(),
            types=event.fact_types(),
            said=teller.tell(event),
            moods=game.moods_of(event),
        )
        for event in events
    ]


def teller_of(table: Table, match: Match, words: Texts, member: int | None) -> Teller:
    """Puts events into words. A member is called "you", unless several play at that screen."""
    names = [seat_words(table, seat, words) for seat in range(len(table.chairs))]
    cards = match.game.card_words(match.state, words.lang)
    reader = None if member is None else own_seat(table.seats_of(member))
    return Teller(words, match.game.name, names, cards, reader)


def own_seat(seats: list[int]) -> int | None:
    """The seat of a member who has one alone."""
    return seats[0] if len(seats) == 1 else None


def seat_words(table: Table, seat: int, words: Texts) -> str:
    return table.name_at(seat) or words.say("player", number=seat + 1)


def outcome_shown(match: Match | None, teller: Teller | None) -> OutcomeShown | None:
    outcome = None if match is None else match.state.outcome()
    if outcome is None or teller is None:
        return None
    return OutcomeShown(
        reason=outcome.reason,
        winners=outcome.winners,
        scores=outcome.scores,
        said=teller.ending(outcome),
    )

"""A session: one member at one table, over any transport. One message in, one answer out."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import msgspec

from speeltafel.engine.errors import Refused, SpeeltafelError
from speeltafel.server.access.rate_limits import TokenBuckets, give_back_all, take_all
from speeltafel.server.background import PAUSE
from speeltafel.server.errors import BadMessage, MessageTooLong, NoTable, StoreUnavailable
from speeltafel.server.http.hints import Asking, explanation_shown, hint_shown
from speeltafel.server.http.responses import refusal_of
from speeltafel.server.live.broadcast import Subscriber
from speeltafel.server.services import Services
from speeltafel.server.table.commands import Commands
from speeltafel.server.table.commands.base import CommandContext, check_own, running
from speeltafel.server.table.commands.hinting import AskHint
from speeltafel.server.table.commands.playing import Act, Rematch, read_action, rematch_of
from speeltafel.server.table.member_entries import Entry
from speeltafel.server.table.table import Table
from speeltafel.server.tables.rematch import prepare_rematch
from speeltafel.server.tables.repository import Plan
from speeltafel.server.wire.messages import (
    Answer,
    ClientMessage,
    Done,
    Explain,
    Identified,
    Message,
    RefusalShown,
    Watch,
    Why,
)
from speeltafel.server.wire.news import Reader, count_moves
from speeltafel.server.wire.shared_news import teller_of
from speeltafel.texts import Texts, texts

MOST_BYTES: Final = 8_192
"""The longest message of a client."""
BYTES_OF_MOVE: Final = 300
"""About, in the news. That of a long game is paid for before it is made."""
BYTES_OF_TOKEN: Final = 32_768
"""An answer to `watch` takes one more token for each: long ones take long to make."""
AUDIENCE_OF_TOKEN: Final = 20
"""Connections to a table: what is told to more than that takes one more token for each."""


_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_id_decoder: Final = msgspec.json.Decoder(Identified)


def read_message(content: bytes | str) -> ClientMessage:
    if len(content) > MOST_BYTES:
        raise MessageTooLong(most=MOST_BYTES)
    try:
        return _decoder.decode(content)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        raise BadMessage(str(wrong)) from None


def id_of(content: bytes | str) -> str | None:
    """The id of a message, for its refusal; also if the rest of the message is wrong."""
    try:
        return _id_decoder.decode(content).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def charge(limits: Sequence[tuple[TokenBuckets, str]], length: int) -> None:
    """For the bytes of an answer to `watch`."""
    for limit, name in limits:
        limit.charge(name, length // BYTES_OF_TOKEN)


class Session:
    def __init__(
        self,
        services: Services,
        table: str,
        person: str,
        address: str,
        words: Texts,
        wake: Callable[[], None] = lambda: None,
    ) -> None:
        """`wake` is called when there may be news."""
        self.services = services
        self.table = table
        self.person = person
        self.address = address
        self.words = words
        self._limits = [(services.messages, person), (services.messages_of_address, address)]
        self.subscriber = Subscriber(table, wake)
        self.subscriber.charge = partial(charge, self._limits)

    def subscribe(self) -> None:
        """Be woken when the table has changed; TooMany if this person has too many connections."""
        self.services.connections.take(self.person)
        self.services.broadcast.subscribe(self.subscriber)
        self.services.presence.update(self.table)

    def unsubscribe(self) -> None:
        self.services.broadcast.unsubscribe(self.subscriber)
        self.services.presence.update(self.table)
        self.services.connections.give_back(self.person)

    async def answer(self, content: bytes | str) -> Message | None:
        """The answer to a message. None to `watch`: its answer is the news."""
        try:
            take_all(self._limits)
            return await self._handle(read_message(content))
        except SpeeltafelError as error:
            self.services.metrics.refusals[error.code] += 1
            return await self._refusal(id_of(content), error)

    def moves_at_once(self, content: str, settled: Callable[[Done | None], None]) -> bool:
        """Make a move in this call; `settled` gets the answer once it is durable, or None if it could
        not be saved.

        False for all other messages, and for what has to wait or to be refused: `answer` does that.
        """
        table = self.services.repository.current(self.table)
        member = None if table is None else table.member_of(self.person)
        if member is None:
            return False
        try:
            command = read_message(content)
            if not isinstance(command, Act):
                return False
            take_all(self._limits)
        except SpeeltafelError:
            return False

        def settle(table: Table | None) -> None:
            if table is not None:
                self._charge_audience()
            settled(None if table is None else self._done(command, table, member))

        plan = self._plan(command, member)
        if self.services.repository.append_at_once(self.table, plan, settle):
            return True
        give_back_all(self._limits)
        return False

    async def _handle(self, message: ClientMessage) -> Message | None:
        if isinstance(message, Watch):
            await self.watch(message)
            return None
        if isinstance(message, Why):
            return await self._why(message)
        if isinstance(message, Explain):
            return await explanation_shown(await self._asking(), message)
        done = await self._execute(message)
        if isinstance(message, AskHint):
            return await hint_shown(await self._asking(), message)
        return done

    async def _execute(self, command: Commands) -> Done:
        """Do what a member asks."""
        _, member = await self._table()
        plan = self._plan(command, member)
        if isinstance(command, Rematch):
            await self._prepare_rematch(command, member, plan)
        table = await self.services.repository.append(self.table, plan)
        self._charge_audience()
        return self._done(command, table, member)

    async def _prepare_rematch(self, command: Rematch, member: int, plan: Plan) -> None:
        """For those who are there now: what others did through other processes counts too."""
        repository = self.services.repository
        table = await repository.newest(self.table)
        plan(table)  # or it is refused
        if command.id in table.members[member].done:
            return
        made = await repository.table(rematch_of(table.id, self.services.key))
        if not made.version:
            self.services.joins.take(self.address)
        await prepare_rematch(self.services.lobby, table, member, command)

    def _charge_audience(self) -> None:
        audience = self.services.broadcast.audience(self.table)
        for limit, name in self._limits:
            limit.charge(name, audience // AUDIENCE_OF_TOKEN)

    def _plan(self, command: Commands, member: int) -> Plan:
        """Do it, unless it was done already."""

        def plan(table: Table) -> list[Entry]:
            if not table.version:  # it was deleted meanwhile
                raise NoTable
            if command.id in table.members[member].done:
                return []
            context = CommandContext(member, self.services.now(), self.services.key)
            return command.entries(table, context)

        return plan

    def _done(self, command: Commands, table: Table, member: int) -> Done:
        """With the version at which it was done, now or the first time."""
        self.services.metrics.commands[type(command).__name__.lower()] += 1
        version = table.members[member].done.get(command.id, table.version)
        return Done(id=command.id, version=version)

    async def watch(self, message: Watch) -> None:
        """From now on there is news, the first at once. After a reconnect: since what they have."""
        table, member = await self._table()
        if table.version < message.since:  # they had it from another process
            table = await self.services.repository.newest(self.table)
        if message.seat is not None:
            check_own(table, member, message.seat)
        words = self.words if message.lang is None else texts(message.lang)
        reader = Reader(member, message.seat, words, tips=message.tips)
        self._charge_long_news(count_moves(table, reader, message.since))
        self.words, self.subscriber.reader = words, reader
        self.subscriber.since = message.since
        self.subscriber.told = None
        self.services.deadlines.wake_for(table)
        self.services.presence.update(self.table)
        self.services.broadcast.wake_all(self.table, [self.subscriber])

    def _charge_long_news(self, moves: int) -> None:
        """At once: many clients of one address may ask before the first of them is told."""
        if moves > self.services.broadcast.long_game:
            take_all(self._limits)
            charge(self._limits, moves * BYTES_OF_MOVE)

    async def _asking(self) -> Asking:
        table, member = await self._table()
        return Asking(self.services, table, self.address, member, self.words)

    async def _why(self, message: Why) -> Answer:
        table, member = await self._table()
        check_own(table, member, message.seat)
        match = running(table)
        refusal = match.why_not(message.seat, read_action(match, message.action))
        if refusal is None:
            return Answer(id=message.id, why=None, rule=None, reason=None)
        why = teller_of(table, match, self.words, member).why_not(refusal)
        return Answer(id=message.id, why=why, rule=refusal.rule, reason=refusal.reason)

    async def news(self) -> bytes | None:
        """What has happened since the last news, as JSON; None if there is nothing to tell.

        Long news is made for one client at a time.
        """
        table, _ = await self._table()
        broadcast = self.services.broadcast
        if broadcast.is_long(self.subscriber, table):
            async with self.services.long_games:
                table, _ = await self._table()
                told = await broadcast.long_news(self.subscriber, table)
            length = 0  # it was charged for before
        else:
            told = broadcast.news(self.subscriber, table)
            broadcast.forget_encoded(self.table)
            length = len(told or b"")
        if told is not None:
            broadcast.note_told(self.subscriber, table, length)
        return told

    async def news_at_last(self) -> bytes | None:
        """Tried again while the store can't be reached: an entry is announced only once."""
        while True:
            try:
                return await self.news()
            except StoreUnavailable:
                await asyncio.sleep(PAUSE)

    async def _table(self) -> tuple[Table, int]:
        """Looked up each time: the table may be deleted, or the person's data erased, meanwhile."""
        return await self.services.repository.table_of(self.table, self.person)

    async def _refusal(self, name: str | None, error: SpeeltafelError) -> RefusalShown:
        if isinstance(error, Refused):
            table, member = await self._table()
            return refused(name, error, table, member, self.words)
        return refusal_of(error, self.words, name)


def refused(
    name: str | None, error: Refused, table: Table, member: int, words: Texts
) -> RefusalShown:
    """A move that the rules forbid, with the number of the rule."""
    assert table.match is not None
    said = teller_of(table, table.match, words, member).why_not(error.refusal)
    return RefusalShown(
        id=name,
        code=error.code,
        message=said,
        rule=error.refusal.rule,
        reason=error.refusal.reason,
    )

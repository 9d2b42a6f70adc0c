"""One message of a member in, one answer out, whatever carried it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from speeltafel.engine.errors import Refused, SpeeltafelError
from speeltafel.server.errors import BadMessage, TooLong
from speeltafel.server.http.responses import refusal_of
from speeltafel.server.live.broadcast import Watcher
from speeltafel.server.services import House
from speeltafel.server.table.commands.base import check_own, running
from speeltafel.server.table.commands.playing import read_action
from speeltafel.server.table.table import Table
from speeltafel.server.wire.messages import Answer, Done, Message, News, Refusal
from speeltafel.server.wire.news import Reader, news, teller_of
from speeltafel.server.wire.questions import Asked, Watch, Why
from speeltafel.texts import Texts, texts

MOST_BYTES: Final = 8_192
"""The longest message of a member."""

_decoder: Final[msgspec.json.Decoder[Asked]] = msgspec.json.Decoder(Asked)


def read_message(content: bytes | str) -> Asked:
    if len(content) > MOST_BYTES:
        raise TooLong(most=MOST_BYTES)
    try:
        return _decoder.decode(content)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        raise BadMessage(str(wrong)) from None


class Named(msgspec.Struct):
    id: str | None = None


_namer: Final = msgspec.json.Decoder(Named)


def name_of(content: bytes | str) -> str | None:
    """The id that a message carries, to be carried by its refusal; also if the rest is wrong."""
    try:
        return _namer.decode(content).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


class Talk:
    """A member at a table, over any transport."""

    def __init__(self, house: House, table: str, person: str, words: Texts) -> None:
        self.house = house
        self.table = table
        self.person = person
        self.words = words
        self.watcher = Watcher(table)

    @contextmanager
    def present(self) -> Iterator[None]:
        """Be woken when the table has changed, from here to the end."""
        with self.house.screens.one(self.person):
            self.house.gallery.enter(self.watcher)
            self.house.presence.note(self.table)
            try:
                yield
            finally:
                self.house.gallery.leave(self.watcher)
                self.house.presence.note(self.table)

    async def answer(self, content: bytes | str) -> Message | None:
        """What to answer. Nothing to `watch`: the news is the answer."""
        try:
            self.house.messages.take(self.person)
            return await self._follow(read_message(content))
        except SpeeltafelError as error:
            self.house.metrics.refusals[error.code] += 1
            return await self._refusal(name_of(content), error)

    async def _follow(self, asked: Asked) -> Message | None:
        if isinstance(asked, Watch):
            await self.watch(asked)
            return None
        if isinstance(asked, Why):
            return await self._why(asked)
        version = await self.house.lobby.carry_out(self.table, self.person, asked)
        self.house.metrics.commands[type(asked).__name__.lower()] += 1
        return Done(id=asked.id, version=version)

    async def watch(self, asked: Watch) -> None:
        """From now on there is news, the first at once."""
        if asked.lang is not None:
            self.words = texts(asked.lang)
        table, member = await self.house.lobby.seen(self.table, self.person)
        if asked.seat is not None:
            check_own(table, member, asked.seat)
        self.watcher.reader = Reader(member, asked.seat, self.words)
        self.watcher.since = asked.since
        self.watcher.wake()
        self.house.presence.note(self.table)

    async def _why(self, asked: Why) -> Answer:
        table, member = await self.house.lobby.seen(self.table, self.person)
        check_own(table, member, asked.seat)
        match = running(table)
        refusal = match.why_not(asked.seat, read_action(match, asked.action))
        if refusal is None:
            return Answer(id=asked.id, why=None, rule=None, reason=None)
        why = teller_of(table, match, self.words).why_not(refusal)
        return Answer(id=asked.id, why=why, rule=refusal.rule, reason=refusal.reason)

    async def news(self) -> News | None:
        """What has happened since the last time, if anything and if it was asked for."""
        watcher = self.watcher
        if watcher.reader is None:
            return None
        table, _ = await self.house.lobby.seen(self.table, self.person)
        now, pace = self.house.now(), self.house.keeper.pace
        here = self.house.presence.at(self.table)
        told = news(table, watcher.reader, watcher.since, now, pace, here)
        watcher.since = table.version
        self.house.metrics.news += 1
        return told

    async def _refusal(self, name: str | None, error: SpeeltafelError) -> Refusal:
        if isinstance(error, Refused):
            table, _ = await self.house.lobby.seen(self.table, self.person)
            return refused(name, error, table, self.words)
        return refusal_of(error, self.words, name)


def refused(name: str | None, error: Refused, table: Table, words: Texts) -> Refusal:
    """A move that the rules forbid, with the number of the rule."""
    assert table.match is not None
    said = teller_of(table, table.match, words).why_not(error.refusal)
    return Refusal(
        id=name,
        code=error.code,
        message=said,
        rule=error.refusal.rule,
        reason=error.refusal.reason,
    )

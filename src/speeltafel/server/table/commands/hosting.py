"""Talking, and what the host does about the table."""

from typing import Annotated, Final

import msgspec

from speeltafel.server.errors import BadPhrase, BadSpeech, Muted, NoChat, NoMember
from speeltafel.server.table import entries
from speeltafel.server.table.commands.base import Asked, Command, Text, Word, check_host
from speeltafel.server.table.entries import Entry
from speeltafel.server.table.ids import new_code
from speeltafel.server.table.names import clean
from speeltafel.server.table.phrases import PHRASES
from speeltafel.server.table.table import Table

LONGEST_SPEECH: Final = 200


class Say(Command):
    """A ready-made phrase by its key, or free text where the host allowed it."""

    phrase: Word = ""
    text: Text = ""

    def entries(self, table: Table, asked: Asked) -> list[Entry]:
        if table.members[asked.member].muted:
            raise Muted
        if bool(self.phrase) == bool(self.text) or (self.phrase and self.phrase not in PHRASES):
            raise BadPhrase(known=", ".join(PHRASES))
        if self.text and not table.settings.chat:
            raise NoChat
        return [
            entries.Said(
                **self.stamp(asked),
                member=asked.member,
                phrase=self.phrase,
                text=clean_speech(self.text),
            )
        ]


class Mute(Command):
    member: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    muted: bool = True

    def entries(self, table: Table, asked: Asked) -> list[Entry]:
        check_host(table, asked)
        if self.member >= len(table.members):
            raise NoMember
        return [
            entries.Muted(
                **self.stamp(asked),
                member=self.member,
                muted=self.muted,
            )
        ]


class Recode(Command):
    """A new code; the old one opens nothing any more."""

    def entries(self, table: Table, asked: Asked) -> list[Entry]:
        check_host(table, asked)
        return [entries.Recoded(**self.stamp(asked), code=new_code())]


def clean_speech(text: str) -> str:
    tidy = clean(text)[:LONGEST_SPEECH]
    if text and not tidy:
        raise BadSpeech
    return tidy

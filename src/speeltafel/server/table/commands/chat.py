"""Chat: ready-made phrases, and free text where the host has allowed it."""

from typing import Final

from speeltafel.server.errors import BadPhrase, BadSpeech, IsMuted, NoChat
from speeltafel.server.table import member_entries
from speeltafel.server.table.commands.base import Command, CommandContext, Text, Word
from speeltafel.server.table.member_entries import Entry
from speeltafel.server.table.names import clean_cut
from speeltafel.server.table.table import Table
from speeltafel.texts.plain import is_visible

LONGEST_SPEECH: Final = 200
PHRASES: Final = (
    "hello",
    "well_played",
    "good_luck",
    "thinking",
    "oops",
    "thanks",
    "once_more",
    "bye",
)
"""The keys of the ready-made phrases; `phrase-<key>` in `texts/` has the words of each language."""


class Say(Command):
    """A ready-made phrase by its key, or free text where the host allowed it."""

    phrase: Word = ""
    """One of `phrases` in the list of games."""
    text: Text = ""
    """A long one is cut."""

    def entries(self, table: Table, context: CommandContext) -> list[Entry]:
        if table.members[context.member].muted:
            raise IsMuted
        if bool(self.phrase) == bool(self.text) or (self.phrase and self.phrase not in PHRASES):
            raise BadPhrase(known=", ".join(PHRASES))
        if self.text and not table.settings.chat:
            raise NoChat
        return [
            member_entries.Said(
                **self.stamp(context),
                member=context.member,
                phrase=self.phrase,
                text=clean_speech(self.text),
            )
        ]


def clean_speech(text: str) -> str:
    tidy = clean_cut(text, LONGEST_SPEECH)
    if text and not is_visible(tidy):
        raise BadSpeech
    return tidy

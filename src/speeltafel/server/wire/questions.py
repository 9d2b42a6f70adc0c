"""What members ask without changing anything, one class each."""

from typing import Annotated, Literal

import msgspec

from speeltafel.server.table.commands import Commands
from speeltafel.server.table.commands.base import Action, Seat, Version

Name = Annotated[str, msgspec.Meta(max_length=40)]
Lang = Literal["en", "nl", "fr"]
"""Null is the language of the request, see `replies.words_of`."""


class Question(
    msgspec.Struct,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="do",
    tag=str.lower,
):
    id: Name


class Watch(Question):
    """Tell me everything after `since`, in this language, as this seat of mine sees it.

    Also to be asked again after a gap, in another language, and when a screen with several players
    shows another seat. Without a seat: the only one I have; with several, what everybody sees.
    """

    since: Version = 0
    lang: Lang | None = None
    seat: Seat | None = None


class Why(Question):
    """Why can this seat of mine not do that?"""

    seat: Seat
    action: Action


Asked = Commands | Watch | Why

"""What a member or a bot said."""

from typing import Final

ERASED: Final = "…"
"""In the place of free text."""


class Speech:
    def __init__(
        self, version: int, member: int | None, phrase: str, text: str = "", seat: int | None = None
    ) -> None:
        self.version = version
        self.member = member
        self.seat = seat  # of a bot, which is no member
        self.phrase = phrase  # the key of a ready-made one
        self.text = text  # or free text

    def without_text(self) -> "Speech":
        """What is left of it when the data of who said it is erased."""
        return Speech(self.version, self.member, self.phrase, self.text and ERASED)

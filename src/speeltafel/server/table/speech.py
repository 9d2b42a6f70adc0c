"""What a member or a bot said."""


class Speech:
    def __init__(
        self, version: int, member: int | None, phrase: str, text: str = "", seat: int | None = None
    ) -> None:
        self.version = version
        self.member = member
        self.seat = seat  # of a bot, which is no member
        self.phrase = phrase  # the key of a ready-made one
        self.text = text  # or free text

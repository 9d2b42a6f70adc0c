"""What a member said."""


class Speech:
    def __init__(self, version: int, member: int, phrase: str, text: str) -> None:
        self.version = version
        self.member = member
        self.phrase = phrase  # the key of a ready-made one
        self.text = text  # or free text

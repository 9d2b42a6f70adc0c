"""What can be wrong with a line of the protocol. `code` never changes."""

from speeltafel.engine.errors import SpeeltafelError


class LineTooLong(SpeeltafelError):
    code = "too_long"


class NotUtf8(SpeeltafelError):
    code = "not_utf8"


class NotJson(SpeeltafelError):
    code = "not_json"


class NotObject(SpeeltafelError):
    code = "not_object"


class UnknownCommand(SpeeltafelError):
    code = "unknown_command"


class BadRequest(SpeeltafelError):
    """A known command with a field too many, too few, or of the wrong type."""

    code = "bad_request"


class NoGame(SpeeltafelError):
    code = "no_game"

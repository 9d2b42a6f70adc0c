"""How the actions of a game are written."""

from abc import ABC, abstractmethod
from collections.abc import Mapping

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)  # also in plain Python
class ActionCodec(ABC):
    """The actions of a game as codes, texts and typed forms: each unique, and both ways.

    Inside, an action is its code; texts stand in records and are what people type; typed forms
    are what programs send.
    """

    count: int
    """Codes are the numbers from 0 to count - 1, the same in every position."""

    @abstractmethod
    def text(self, action: int) -> str:
        """How people write an action."""

    @abstractmethod
    def code(self, text: str) -> int:
        """The action of a text; `BadAction` if there is none."""

    @abstractmethod
    def json(self, action: int) -> dict[str, object]:
        """The typed form of an action: numbers, words and lists of words."""

    @abstractmethod
    def from_json(self, form: Mapping[str, object]) -> int:
        """The action of a typed form; `BadAction` if there is none."""

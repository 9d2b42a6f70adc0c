"""What a table is set up with."""

from typing import Annotated, Final, Literal

import msgspec

from speeltafel.engine.game import Value

Seconds = Annotated[int, msgspec.Meta(ge=1, le=604_800)]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long people may think; a seat that is out of time is played by the clock."""

    move: Seconds | None = None
    """Seconds for each time the game waits for a seat."""
    game: Seconds | None = None
    """Seconds for all of them together, for each seat."""
    extra: Annotated[
        list[Annotated[int, msgspec.Meta(ge=0, le=604_800)]], msgspec.Meta(max_length=16)
    ] = []
    """Seconds that are added to each of these, by seat; 0 for seats beyond the end of the list."""

    @property
    def limits(self) -> bool:
        """Whether anybody can run out of time: extra seconds alone limit nothing."""
        return self.move is not None or self.game is not None


TablePace = Literal["slow", "normal", "fast"]
"""How much time people have to follow what happens."""
PERCENT: Final[dict[TablePace, int]] = {"slow": 150, "normal": 100, "fast": 50}
"""Of the time that a game declares."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    game: Annotated[str, msgspec.Meta(max_length=40)]
    options: Annotated[
        dict[Annotated[str, msgspec.Meta(max_length=40)], Value], msgspec.Meta(max_length=40)
    ] = {}
    """Of the game, by name; those that are left out have their default."""
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """Of the table, for lists; a long one is cut."""
    open: bool = False
    """Anybody at this server may find it and join."""
    clock: Clock | None = None
    """Nobody is hurried if it is null, or has neither `move` nor `game`."""
    chat: bool = False
    """Whether people may write freely; ready-made phrases are always there."""
    practice: bool = False
    """Whether any move can be taken back, also one that showed something, with all that came after it."""
    pace: TablePace = "normal"
    """How much time people have to follow what happens."""
    hints: bool = False
    """Whether players may ask for hints where other people play too; all are told who did."""

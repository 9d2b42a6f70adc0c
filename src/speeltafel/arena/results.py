"""The results so far, which can be saved and continued."""

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec

from speeltafel.arena.plan import Part, Plan, Played
from speeltafel.engine.errors import SpeeltafelError


class BadResults(SpeeltafelError):
    """A file that holds no results of the arena, or those of something else."""

    code = "bad_sheet"


class Saved(msgspec.Struct):
    """How results stand in a file."""

    plan: dict[str, object]
    played: list[Played]


class Results:
    """Every game that was played, by deal and seating."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.played: dict[Part, Played] = {}

    def add(self, played: Played) -> None:
        self.played[Part(played.deal, played.seating)] = played

    def missing(self, deals: int) -> Iterator[Part]:
        """What is still to be played, deal by deal."""
        for deal in range(deals):
            for seating in range(len(self.plan.seatings)):
                if Part(deal, seating) not in self.played:
                    yield Part(deal, seating)

    def deals(self) -> Iterator[list[Played]]:
        """The games of each deal that was played from every seat; half a deal would be luck."""
        seatings = range(len(self.plan.seatings))
        for deal in sorted({part.deal for part in self.played}):
            games = [self.played.get(Part(deal, seating)) for seating in seatings]
            found = [game for game in games if game is not None]
            if len(found) == len(games):
                yield found

    def save(self, file: Path) -> None:
        """All of it or nothing: a program that is stopped in between leaves the file as it was."""
        played = [self.played[part] for part in sorted(self.played)]
        draft = file.with_name(f"{file.name}.{os.getpid()}.part")
        try:
            draft.write_bytes(msgspec.json.encode(Saved(self.plan.to_json(), played)) + b"\n")
            draft.replace(file)
        finally:
            draft.unlink(missing_ok=True)

    def resume(self, file: Path) -> None:
        """Go on with what a file holds, if it is of the same plan."""
        saved = read(file)
        for name, value in self.plan.to_json().items():
            if saved.plan.get(name) != value:
                raise BadResults(
                    f"{file} holds results of another plan ({name} differs);"
                    " choose another name, or ask for the same"
                )
        for played in saved.played:
            self.add(played)


def read(file: Path) -> Saved:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Saved)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadResults(f"{file} holds no results of the arena; choose another name") from None

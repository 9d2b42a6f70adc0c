"""Whether a game was dealt as it was promised: `docs/fair-deals.md` says how and why."""

from speeltafel.engine.chance import hash_of
from speeltafel.engine.errors import BadRecord
from speeltafel.engine.game import Game
from speeltafel.engine.match import Match, replay
from speeltafel.engine.record import Record


def verify(game: Game, record: Record, seed_hash: str) -> Match:
    """The match of a record whose every shuffle follows from the seed that has this hash.

    BadRecord if that is not so, or a move is not possible with the cards that were dealt.
    """
    if record.shuffles:
        given = ", ".join(record.shuffles)
        raise BadRecord(
            f"shuffles of this record were given and don't follow from its seed: {given}",
            "shuffles",
        )
    if seed_hash != hash_of(record.seed):
        raise BadRecord(
            f"the seed of this record has the hash {hash_of(record.seed)}, not {seed_hash}"
        )
    return replay(game, record)

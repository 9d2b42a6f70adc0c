"""Whether a game was dealt as it was promised: `docs/fair-deals.md` says how and why."""

from speeltafel.engine.errors import BadRecord
from speeltafel.engine.game import Game
from speeltafel.engine.match import Match, replay
from speeltafel.engine.record import Record
from speeltafel.engine.stir import digest, seed_of


def verify(game: Game, record: Record, seed_hash: str, sealed_hash: str = "") -> Match:
    """The match of a record whose every shuffle follows from the seed that has this hash.

    `sealed_hash` is that of the sealed recipe that devices were shown before they opened, for those who
    kept it: then nobody chose the seed. BadRecord if one of this is not so, or a move is not possible
    with the cards that were dealt.
    """
    if record.lesson is not None:
        name, version = record.lesson.name, record.lesson.version
        raise BadRecord(
            f"the deal of this record was rigged for the lesson {name!r}, version {version}",
            "lesson",
            text=name,
            number=version,
        )
    if record.shuffles:
        given = ", ".join(record.shuffles)
        raise BadRecord(
            f"shuffles of this record were given and don't follow from its seed: {given}",
            "shuffles",
        )
    if seed_hash != record.promise():
        raise BadRecord(f"the seed of this record has the hash {record.promise()}, not {seed_hash}")
    if record.stir is not None and record.seed != seed_of(record.recipe()):
        raise BadRecord(
            "the seed of this record does not follow from its recipe: the secret, the bytes of the"
            " devices, the rules, the options, the seats and the deck",
            "stir",
        )
    if sealed_hash and record.stir is None:
        raise BadRecord("one side alone drew the seed of this record: no recipe of it was sealed")
    if sealed_hash not in ("", digest(record.sealed_recipe())):
        raise BadRecord(
            "the deal of this record is not the one that was sealed before the devices opened their"
            f" bytes: the sealed recipe has the hash {digest(record.sealed_recipe())}, not {sealed_hash}",
            "sealed",
        )
    return replay(game, record)

"""What every member knows of a table: its settings, seats and members."""

from typing import Any

import msgspec

from speeltafel.engine.game import Value
from speeltafel.registry import game_named
from speeltafel.server.table.clock import Pace, Turn, turns_of
from speeltafel.server.table.commands.hinting import gives_hints
from speeltafel.server.table.deal_entries import own_deck
from speeltafel.server.table.ids import invite_code
from speeltafel.server.table.settings import Clock, TablePace
from speeltafel.server.table.table import Status, Table
from speeltafel.server.wire.stir import StirShown, stir_shown


class SeatShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    name: str
    """Of the player, or of the character that a bot plays as; empty for players without a name and
    for free seats."""
    member: int | None
    """The person who holds the seat, by their number among the members; null if nobody does."""
    bot: str | None
    """The level of the bot that plays here; with a member, it holds the seat for them."""
    may_act: bool
    """Whether the rules allow this seat some action now."""
    waited_for: bool
    """Whether the game can't go on without it."""
    deadline: int | None
    """When the clock plays for the seat, time to read included; milliseconds since 1970. Null without a
    limit, for bots, and while the game does not wait for the seat."""
    agrees_to_end: bool
    """Whether its player agrees to end the game here."""
    character: str = ""
    """The key of the character that a bot plays as; empty for people, also where a bot holds the
    seat."""
    face: str = ""
    """What is drawn: that of the character, or what the person chose; empty for none."""
    muted: bool = False
    """Whether the host has silenced the bot that plays here."""
    left: int | None = None
    """Milliseconds for the rest of the game, where the clock limits it, before the game last began
    to wait for the seat."""


class DeckShown(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    cards: int


class MemberShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    name: str
    """Empty for members without a name."""
    host: bool
    muted: bool
    """Whether the host has silenced this member."""
    gone: bool
    """Whether they have left; a member who returns keeps the number."""
    face: str = ""
    """What they chose to be drawn as; empty for none."""


class TableShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What every member knows of a table."""

    id: str
    game: str
    options: dict[str, Value]
    name: str
    """That the host gave it; often empty."""
    code: str
    """To join by, as it is read aloud; empty for those who are not members."""
    open: bool
    """Whether anybody at this server may find it and join."""
    clock: Clock | None
    """Null where nobody is hurried."""
    chat: bool
    """Whether people may write freely."""
    practice: bool
    """Whether any move can be taken back."""
    status: Status
    seats: list[SeatShown]
    """In the order of the game."""
    members: list[MemberShown]
    """In the order in which they joined: their numbers count from 0."""
    seed_hash: str
    """Of the seed, from the deal on: its SHA-256; of a stirred one that of its bytes and `stirred`."""
    seed: str
    """The seed itself, after the end."""
    next: str
    """The table of the rematch, if there is one."""
    deck: DeckShown | None = None
    """The deck that the host has uploaded, if there is one."""
    pace: TablePace = "normal"
    """How much time people have to follow what happens."""
    stir: StirShown | None = None
    """Null for deals to which only the server added something."""
    invite: str = ""
    """The code in its long form, for links: it works also while short codes don't."""
    hides: bool = False
    """Whether a seat knows what others don't: then several players at one screen need a curtain."""
    hints: bool = False
    """Whether players may ask for hints, and bots why they did something."""


def table_shown(table: Table, pace: Pace) -> TableShown:
    settings = table.settings
    over = table.status == "over" and table.match is not None
    return TableShown(
        id=table.id,
        game=settings.game,
        options=settings.options,
        name=settings.name,
        code=table.code,
        open=settings.open,
        clock=settings.clock,
        chat=settings.chat,
        practice=settings.practice,
        pace=settings.pace,
        status=table.status,
        seats=[_seat(table, seat, turn) for seat, turn in enumerate(turns_of(table, pace))],
        members=[
            MemberShown(
                name=member.name,
                host=number == table.host,
                muted=member.muted,
                gone=member.gone,
                face=member.face,
            )
            for number, member in enumerate(table.members)
        ],
        seed_hash=table.seed_hash,
        seed=table.match.record.seed.hex() if over and table.match else "",
        next=table.next,
        stir=stir_shown(table),
        invite=invite_code(table.id, table.code),
        deck=_deck_shown(own_deck(table)),
        hides=game_named(settings.game).hides,
        hints=table.match is not None and gives_hints(table),
    )


def _deck_shown(material: dict[str, Any]) -> DeckShown | None:
    """What everybody at a table may know of an uploaded deck: not its dates."""
    if not material:
        return None
    return DeckShown(name=material["deck"], cards=len(material["cards"]))


def _seat(table: Table, seat: int, turn: Turn) -> SeatShown:
    chair = table.chairs[seat]
    return SeatShown(
        name=table.name_at(seat),
        member=chair.holder,
        bot=chair.bot,
        character=chair.character,
        face=table.face_at(seat),
        muted=chair.muted,
        may_act=turn.may_act,
        waited_for=turn.waited_for,
        deadline=turn.deadline,
        agrees_to_end=turn.agrees_to_end,
        left=turn.left,
    )

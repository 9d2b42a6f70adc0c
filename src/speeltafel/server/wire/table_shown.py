"""What every member knows of a table: its settings, seats and members."""

from typing import Any

from speeltafel.registry import game_named
from speeltafel.server.table.clock import Pace, deadline, left
from speeltafel.server.table.ids import invite_code
from speeltafel.server.table.table import Table
from speeltafel.server.wire.messages import DeckShown, MemberShown, SeatShown, TableShown
from speeltafel.server.wire.stir import stir_shown


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
        seats=[_seat(table, seat, pace) for seat in range(len(table.chairs))],
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
        deck=_deck_shown(table.material),
        hides=game_named(settings.game).hides,
    )


def _deck_shown(material: dict[str, Any]) -> DeckShown | None:
    """What everybody at a table may know of an uploaded deck: not its dates."""
    if not material:
        return None
    return DeckShown(name=material["deck"], cards=len(material["cards"]))


def _seat(table: Table, seat: int, pace: Pace) -> SeatShown:
    chair = table.chairs[seat]
    playing = table.status == "playing"
    return SeatShown(
        name=table.name_at(seat),
        member=chair.holder,
        bot=chair.bot,
        may_act=playing and table.match is not None and seat in table.match.state.to_act(),
        waited_for=playing and seat in table.waiting,
        deadline=deadline(table, seat, pace) if playing else None,
        agrees_to_end=chair.holder in table.agreed,
        character=chair.character,
        face=table.face_at(seat),
        muted=chair.muted,
        left=left(table, seat) if playing and chair.bot is None else None,
    )

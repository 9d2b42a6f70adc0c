"""Answers to people who ask what a strong player would do, or why a bot did what it did."""

import secrets
from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from speeltafel.bots.bot import WAIT
from speeltafel.bots.hint import Hint
from speeltafel.engine.record import Record
from speeltafel.registry import presenter_of
from speeltafel.server.bots.advice import THINK, advise, explain
from speeltafel.server.errors import NoBotMove
from speeltafel.server.services import Services
from speeltafel.server.table.commands.base import check_seat, running
from speeltafel.server.table.commands.hinting import AskHint, check_hints
from speeltafel.server.table.table import Table
from speeltafel.server.wire.messages import ActionShown, Explain, ExplanationShown, HintShown
from speeltafel.server.wire.shared_news import teller_of
from speeltafel.terminal.hinting import hint_said
from speeltafel.texts import Texts

LUCK: Final = 62
"""Random bits for a thought."""

T = TypeVar("T")


class Asking(NamedTuple):
    """Who asks, at which table."""

    services: Services
    table: Table
    address: str
    member: int
    words: Texts

    async def think(self, work: Callable[..., T], record: Record, *args: str | int) -> T:
        """Beside the event loop: in the pool, or in a thread where other processes have the bots.

        In turn for each address: one person can have many names and connections.
        """
        if self.services.bots is not None:
            return await self.services.bots.run(self.address, work, record.to_text, *args)
        return await self.services.work.run(self.address, lambda: work(record.to_text(), *args))


async def hint_shown(asking: Asking, message: AskHint) -> HintShown:
    """The command was done before this, so the seat may act and hints are allowed."""
    table = asking.table
    match = running(table)
    luck = secrets.randbits(LUCK)
    action, why = await asking.think(advise, match.record, message.seat, THINK, luck)
    presenter = presenter_of(match.game.name)(teller_of(table, match, asking.words, asking.member))
    shown, text = None, ""
    if action != WAIT:
        codec = match.game.actions
        shown = ActionShown(text=codec.text(action), form=codec.json(action))
        text = presenter.advice(shown.form, match.state.view(message.seat).to_json())
    said = hint_said(presenter, Hint(action, why.reason()), text)
    return HintShown(
        id=message.id,
        position=table.position,
        look=said.look,
        do=said.do,
        why=said.why,
        action=shown,
    )


async def explanation_shown(asking: Asking, message: Explain) -> ExplanationShown:
    table = asking.table
    check_seat(table, message.seat)
    match, level = table.match, _bot_at(table, message.seat)
    check_hints(table)
    if match is None or not _bot_moved_last(table, message.seat):
        raise NoBotMove
    luck = secrets.randbits(LUCK)
    found = await asking.think(explain, match.record, message.seat, level, luck)
    if found is None:
        why = asking.words.say("why-move-secret")
    elif not found.name:
        why = asking.words.say("why-move-none")
    else:
        reason = found.reason()
        teller = teller_of(table, match, asking.words, asking.member)
        why = teller.explain(reason.text, reason.facts)
    return ExplanationShown(id=message.id, why=why, secret=found is None)


def _bot_at(table: Table, seat: int) -> str:
    level = table.chairs[seat].bot
    if level is None:
        raise NoBotMove
    return level


def _bot_moved_last(table: Table, seat: int) -> bool:
    """On this seat: a bot that holds it for somebody who left does not explain what they did."""
    hands = [move.hand for move in table.moves if move.seat == seat]
    return hands[-1:] == ["bot"]

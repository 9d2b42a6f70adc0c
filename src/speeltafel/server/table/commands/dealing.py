"""Dealing: start, and what devices add to the deal before it: commitments, then their bytes."""

import secrets
from collections.abc import Sequence
from typing import Annotated

import msgspec

from speeltafel.engine.chance import SEED_BYTES
from speeltafel.engine.stir import Stir, commitment_to, recipe, seed_of
from speeltafel.server.errors import (
    AlreadyStarted,
    BadCommitment,
    BadOpening,
    SeatsOpen,
)
from speeltafel.server.table import deal_entries, member_entries
from speeltafel.server.table.commands.base import Command, CommandContext, check_host, check_plays
from speeltafel.server.table.entries import folded
from speeltafel.server.table.member_entries import Entry
from speeltafel.server.table.stirring import Stirring
from speeltafel.server.table.table import Table

Digits = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes. Their number is said twice: in Python `$` also stands before a line end."""


def new_secret() -> str:
    return secrets.token_bytes(SEED_BYTES).hex()


class Start(Command):
    """Deal, as soon as the devices that have committed to bytes have opened them."""

    def entries(self, table: Table, context: CommandContext) -> list[Entry]:
        check_host(table, context)
        if table.status != "waiting":
            raise AlreadyStarted
        if not table.is_full():
            raise SeatsOpen
        if table.stirring is None:  # a table from before devices added anything
            return [dealt(table, context.at)]
        if table.stirring.phase:  # asked for twice: sent again later, it must not deal another time
            return [member_entries.Noted(**self.stamp(context))]
        fixed = deal_entries.Fixed(**self.stamp(context), sealed=sealed_recipe(table))
        return with_next_steps(table, [fixed], context.at)


class Commit(Command):
    """Show the hash of random bytes of one's own; from the lobby on, until they are fixed."""

    commitment: Digits

    def entries(self, table: Table, context: CommandContext) -> list[Entry]:
        stirring = _stirring(table, context)
        if stirring.phase == "opening" or context.member in stirring.silent:
            raise AlreadyStarted
        others = stirring.commitments.items() - {(context.member, self.commitment)}
        if any(shown == self.commitment for _, shown in others):
            raise BadCommitment
        shown = deal_entries.Committed(
            **self.stamp(context), member=context.member, commitment=self.commitment
        )
        return with_next_steps(table, [shown], context.at)


class Open(Command):
    """Show the bytes that one has committed to, once all commitments are fixed."""

    added: Digits

    def entries(self, table: Table, context: CommandContext) -> list[Entry]:
        stirring = _stirring(table, context)
        if context.member in stirring.opened:
            return []
        expected = stirring.commitments.get(context.member)
        if stirring.phase != "opening" or expected != commitment_to(self.added):
            raise BadOpening
        shown = deal_entries.Opened(**self.stamp(context), member=context.member, added=self.added)
        return with_next_steps(table, [shown], context.at)


def _stirring(table: Table, context: CommandContext) -> Stirring:
    if table.status != "waiting" or table.stirring is None:
        raise AlreadyStarted
    check_plays(table, context)
    return table.stirring


def with_next_steps(table: Table, begun: Sequence[Entry], at: int) -> list[Entry]:
    """Entries, and those that follow from them at once."""
    planned: list[Entry] = list(begun)
    after = folded(table, begun)
    while steps := _next_steps(after, at):
        planned += steps
        after = folded(after, steps)
    return planned


def _next_steps(table: Table, at: int) -> list[Entry]:
    """What follows from what the devices have shown, or from their time being up."""
    stirring = table.stirring
    if stirring is None or not stirring.phase:
        return []
    if not table.is_full():  # somebody left: back to the lobby
        return [deal_entries.Restarted(at=at, secret=new_secret(), silent=[], again=False)]
    missing = stirring.missing()
    if missing and not stirring.is_late(at):
        return []
    if stirring.phase == "committing":
        return [deal_entries.Fixed(at=at, sealed=sealed_recipe(table))]
    if missing or stirring.sealed != sealed_recipe(table):
        silent = sorted(missing)
        return [deal_entries.Restarted(at=at, secret=new_secret(), silent=silent, again=True)]
    return [dealt(table, at)]


def sealed_recipe(table: Table) -> str:
    """What is fixed before anybody opens. Nothing else is dealt: if it is another by then, because
    seats, decks or rules have changed, the deal starts again."""
    return _recipe(table, deal_entries.sealed_stir_of(table))


def _recipe(table: Table, stir: Stir) -> str:
    game = table.game
    options = game.check_options(table.settings.options)
    material = game.material(options)
    return recipe(game.name, game.rules_version, len(table.chairs), options, material, stir)


def dealt(table: Table, at: int) -> deal_entries.Started:
    """The deal: nobody but the log knows its seed before the end."""
    game = table.game
    options = game.check_options(table.settings.options)
    stirred = table.stirring is not None
    return deal_entries.Started(
        at=at,
        seed=seed_of(_recipe(table, deal_entries.stir_of(table))).hex()
        if stirred
        else new_secret(),
        rules_version=game.rules_version,
        material={} if table.material else game.material(options),
        stirred=stirred,
    )

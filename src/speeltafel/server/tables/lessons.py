"""Tables that begin with a lesson: it is asked for by its name, and rigs the deal."""

from typing import Final

import msgspec

from speeltafel.lessons import lesson
from speeltafel.lessons.teacher import Teacher
from speeltafel.registry import plugin_of
from speeltafel.server.table.commands.base import Word
from speeltafel.server.table.commands.dealing import new_secret
from speeltafel.server.table.deal_entries import Started
from speeltafel.server.table.faces import checked_face
from speeltafel.server.table.ids import RequestId
from speeltafel.server.table.member_entries import Guest, Place
from speeltafel.server.table.names import clean_name
from speeltafel.server.table.settings import Settings
from speeltafel.server.table.table import Table
from speeltafel.server.tables.lobby import Face, Lobby, PersonName, checked
from speeltafel.texts import Texts

LEVEL: Final = "learner"
"""Of the bots that would go on if the script of a lesson is gone."""


class Learn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson, by its name."""

    id: RequestId
    """Chosen by the client: sent again, it makes no second table."""
    lesson: Word
    name: PersonName = ""
    """Of the player."""
    face: Face = ""


async def learn(lobby: Lobby, person: str, wish: Learn, words: Texts) -> Table:
    """A table at which the lesson has begun."""
    taught = lesson(wish.lesson)
    file, plugin = taught.file, plugin_of(taught.game)
    game = plugin.game
    title = Teacher(taught, words, []).title()
    settings = checked(game, Settings(taught.game, file.options, title), file.players)
    guests = [Guest(person, clean_name(wish.name), checked_face(wish.face))]
    places = [Place(holder=0), *(Place(bot=LEVEL) for _ in range(file.players - 1))]
    started = Started(
        at=lobby.now(),
        seed=new_secret(),
        rules_version=game.rules_version,
        material=game.material(settings.options),
        lesson=taught.name,
        lesson_version=taught.version,
        shuffles=plugin.shuffles(taught),
    )
    name = lobby.name_for("lesson", person, wish.id)
    return await lobby.make(name, settings, guests, places, started)

"""What a table can be set up with."""

from speeltafel.bots.characters import CHARACTERS
from speeltafel.bots.roster import LEVELS
from speeltafel.decks.rows import COLUMNS
from speeltafel.engine.game import Option, value_text
from speeltafel.lessons import Lesson, lessons_of
from speeltafel.lessons.teacher import Teacher
from speeltafel.plugin import GamePlugin
from speeltafel.registry import PLUGINS
from speeltafel.server.table.commands.chat import PHRASES
from speeltafel.server.table.faces import FACES
from speeltafel.server.wire.resources import (
    CharacterShown,
    GameList,
    GameShown,
    LessonListed,
    OptionShown,
)
from speeltafel.texts import Texts, texts


def game_list(lang: str) -> GameList:
    games = [_game_shown(plugin, lang) for plugin in PLUGINS.values()]
    return GameList(
        games=games,
        levels=LEVELS,
        characters=[
            CharacterShown(key=one.key, name=one.name, level=one.level) for one in CHARACTERS
        ],
        faces=list(FACES),
        phrases=list(PHRASES),
        columns=list(COLUMNS),
    )


def _game_shown(plugin: GamePlugin, lang: str) -> GameShown:
    game = plugin.game
    return GameShown(
        game=game.name,
        players=(game.least_players, game.most_players),
        usual_players=game.usual_players,
        options=[_option_shown(option) for option in game.options],
        rules=game.rules,
        aim=game.aim,
        duration=game.duration,
        age=game.age,
        box=game.box,
        hides=game.hides,
        words=game.name,
        sounds=game.sounds,
        lessons=[_lesson_listed(lesson, texts(lang)) for lesson in lessons_of(game.name)],
        texts=plugin.source(lang),
    )


def _lesson_listed(lesson: Lesson, words: Texts) -> LessonListed:
    title = Teacher(lesson, words, []).title()
    return LessonListed(lesson=lesson.name, title=title, minutes=lesson.file.minutes)


def _option_shown(option: Option) -> OptionShown:
    return OptionShown(
        name=option.name,
        default=option.default,
        allowed=list(option.allowed),
        seats={value_text(value): seat for value, seat in option.seats.items()},
    )

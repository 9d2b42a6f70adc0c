"""Prints what every bot of a game chooses: `python -m tests.bots.answers telos`."""

import json
import sys

from speeltafel.build import compiled
from speeltafel.registry import roster_of
from tests.bots.positions import questions


def answers(game: str) -> dict[str, list[int]]:
    return {
        bot: [question.answer(bot, question.view_for(bot)) for question in questions(game)]
        for bot in roster_of(game).bots
    }


if __name__ == "__main__":
    print(json.dumps({"compiled": compiled(), "answers": answers(sys.argv[1])}))

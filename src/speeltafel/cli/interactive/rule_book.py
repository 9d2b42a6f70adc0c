"""The rule book, by pages and by numbers."""

from typing import Final

from speeltafel.engine.game import Game
from speeltafel.texts import Texts

PAGE: Final = 6
"""Rules on a page."""

Rule = tuple[str, str]
"""Its number and its text."""


class RuleBook:
    def __init__(self, game: Game, words: Texts) -> None:
        self.rules = [rule for prefix in game.rules for rule in words.rules(prefix)]
        self.pages = -(-len(self.rules) // PAGE)

    def page(self, number: int) -> list[Rule]:
        """A page, the first being 1; nothing if there is no such page."""
        return self.rules[(number - 1) * PAGE : number * PAGE] if number > 0 else []

    def rule(self, number: str) -> list[Rule]:
        """The rule with this number, if there is one."""
        return [rule for rule in self.rules if rule[0] == number.upper()]

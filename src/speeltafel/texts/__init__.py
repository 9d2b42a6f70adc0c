"""Every word that people read, one Fluent file per language.

    texts("nl").say("event-telos-trick", name="An")   # 'An haalt de slag.'
    texts("fr").rule("TEL-06")                        # a rule as the rule book says it

A text is said in full or not at all: what can't be said raises, so that nobody ever reads half a
sentence.
"""

from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from speeltafel.engine.errors import SpeeltafelError
from speeltafel.texts.plain import isolated, shortened

__all__ = ["LANGUAGES", "TextError", "Texts", "UnknownLanguage", "add_texts", "texts"]

LANGUAGES: Final = ("en", "nl", "fr")

RULE: Final = "rule-"
HEADING: Final = "heading-"
MINUS: Final = "\N{MINUS SIGN}"
SAID: Final = 20_000
"""At most this many sentences are cached."""

_folders: Final[list[Traversable]] = [files(__name__)]
"""Where the language files are; `add_texts` adds to it."""


class TextError(Exception):
    """A text that is not there, or lacks something to be said in full."""


class UnknownLanguage(SpeeltafelError):
    """A language that nobody has written yet."""

    code = "unknown_language"

    def __init__(self, lang: str) -> None:
        super().__init__(f"there is no language {lang!r}; there is {', '.join(LANGUAGES)}")


class Texts:
    """All texts in one language. Take it from `texts`, which reads each file once."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(lang)
        resources = [FluentResource(_source(folder, lang)) for folder in _folders]
        # Isolating marks would end up in logs, files and terminals: `isolated` sets them where needed.
        self._bundle = FluentBundle([lang], use_isolating=False)
        for resource in resources:
            self._bundle.add_resource(resource)
        # All at a table read nearly the same, and who comes back reads it again.
        self._said = lru_cache(SAID)(self._say)
        self.lang: Final = lang
        ids = [
            entry.id.name
            for resource in resources
            for entry in resource.body
            if isinstance(entry, ast.Message)
        ]
        self.ids: Final = frozenset(ids)
        self._rules = [text.removeprefix(RULE) for text in ids if text.startswith(RULE)]

    def has(self, text: str) -> bool:
        return text in self.ids

    def say(self, text: str, /, **args: str | int) -> str:
        """The text with this id. Raises TextError if it is unknown or an argument is missing.

        What is long is cut, for arguments may be what somebody sent.
        """
        short = {
            name: shortened(arg) if isinstance(arg, str) else arg for name, arg in args.items()
        }
        return self._said(text, tuple(short.items()))

    def _say(self, text: str, args: tuple[tuple[str, str | int], ...]) -> str:
        pattern = self._bundle.get_message(text).value if self.has(text) else None
        if pattern is None:
            raise TextError(f"There is no text {text!r} in {self.lang}.ftl.")
        said, errors = self._bundle.format_pattern(
            pattern, {name: isolated(arg) for name, arg in args}
        )
        if errors:
            raise TextError(f"{text!r} in {self.lang}.ftl can't be said: {errors[0]}.")
        return with_minus(str(said), args)

    def rule(self, rule_id: str) -> str:
        """The text of one rule, such as "TEL-06"."""
        return self.say(RULE + rule_id)

    def rules(self, prefix: str) -> list[tuple[str, str]]:
        """Ids and texts of all rules of one set, such as "TEL", as one reads them; or of one rule."""
        found = [rule_id for rule_id in self._rules if f"{rule_id}-".startswith(f"{prefix}-")]
        return [(rule_id, self.rule(rule_id)) for rule_id in found]

    def heading(self, rule_id: str) -> str:
        """The heading before a rule; empty where none begins."""
        text = HEADING + rule_id
        return self.say(text) if self.has(text) else ""


@cache
def texts(lang: str) -> Texts:
    """The texts in one of LANGUAGES; raises UnknownLanguage for any other."""
    return Texts(lang)


def with_minus(said: str, args: tuple[tuple[str, str | int], ...]) -> str:
    """A number below zero has a minus before it, and no hyphen."""
    for _, arg in args:
        if isinstance(arg, int) and arg < 0:
            said = said.replace(str(arg), f"{MINUS}{-arg}")
    return said


def add_texts(folder: Traversable) -> None:
    """From now on the texts of this folder can be said too: those of a game from outside."""
    _folders.append(folder)
    texts.cache_clear()


def _source(folder: Traversable, lang: str) -> str:
    return (folder / f"{lang}.ftl").read_text(encoding="utf-8")

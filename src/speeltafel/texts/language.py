"""All texts in one language, out of its Fluent files."""

from decimal import Decimal
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from speeltafel.engine.errors import SpeeltafelError
from speeltafel.texts.plain import isolated, shortened
from speeltafel.texts.sentences import Args, LeftToFluent, SentencePart, sentence

LANGUAGES: Final = ("en", "nl", "fr")

RULE: Final = "rule-"
HEADING: Final = "heading-"
MINUS: Final = "\N{MINUS SIGN}"
SAID: Final = 20_000
"""At most this many of the sentences that Fluent puts together are cached."""
LARGE_NUMBER: Final = 10**15
"""From here on numbers are said as texts: Fluent fails at those of 29 digits."""
MOST_DIGITS: Final = 30

_folders: Final[list[Traversable]] = [files(__package__)]
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
        self._cached = lru_cache(SAID)(self._say_by_fluent)
        self.lang: Final = lang
        self._sentences: dict[str, SentencePart | None] = {}  # None: left to Fluent
        for resource in resources:
            for entry in resource.body:
                if isinstance(entry, ast.Message) and entry.id.name not in self._sentences:
                    self._sentences[entry.id.name] = sentence(entry.value)
        self._rules = [text.removeprefix(RULE) for text in self._sentences if text.startswith(RULE)]

    @property
    def ids(self) -> frozenset[str]:
        """Of all texts."""
        return frozenset(self._sentences)

    def has(self, text: str) -> bool:
        return text in self._sentences

    # Not `text`: compiled, an argument of that name would be lost, although this one is positional.
    def say(self, text_id: str, /, **args: str | int) -> str:
        """The text with this id. Raises TextError if it is unknown or an argument is missing.

        What is long is cut, for arguments may be what somebody sent.
        """
        return self.say_with(text_id, args)

    def say_with(self, text: str, args: Args) -> str:
        """The same, with arguments by name."""
        found = self._sentences.get(text)
        if found is None:
            return self._by_fluent(text, args)
        try:
            return found.said(args)
        except LeftToFluent:
            return self._by_fluent(text, args)
        except KeyError as missing:
            raise self._failed(text, f"the argument {missing} is missing") from None

    def _by_fluent(self, text: str, args: Args) -> str:
        short = [(name, shortened_argument(arg)) for name, arg in args.items()]
        return self._cached(text, tuple(short))

    def _say_by_fluent(self, text: str, args: tuple[tuple[str, str | int], ...]) -> str:
        pattern = self._bundle.get_message(text).value if self.has(text) else None
        if pattern is None:
            raise TextError(f"There is no text {text!r} in {self.lang}.ftl.")
        said, errors = self._bundle.format_pattern(
            pattern,
            {name: isolated(arg) if isinstance(arg, str) else arg for name, arg in args},
        )
        if errors:
            raise self._failed(text, errors[0])
        return with_minus(str(said), args)

    def _failed(self, text: str, reason: object) -> TextError:
        return TextError(f"{text!r} in {self.lang}.ftl can't be said: {reason}.")

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


def shortened_argument(arg: str | int) -> str | int:
    """A word or number that can be said, cut where people see it."""
    if isinstance(arg, str):
        return shortened(arg)
    if abs(arg) < LARGE_NUMBER:
        return arg
    digits = str(Decimal(abs(arg)))  # not of the int itself: Python refuses to write long ones
    return f"{MINUS if arg < 0 else ''}{shortened(digits, MOST_DIGITS)}"


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

"""Every word that people read, one Fluent file per language.

    texts("nl").say("event-telos-trick", name="An")   # 'An haalt de slag.'
    texts("fr").rule("TEL-06")                        # a rule as the rule book says it

A text is said in full or not at all: what can't be said raises, so that nobody ever reads half a
sentence.
"""

from speeltafel.texts.language import (
    LANGUAGES,
    TextError,
    Texts,
    UnknownLanguage,
    add_texts,
    texts,
)

__all__ = ["LANGUAGES", "TextError", "Texts", "UnknownLanguage", "add_texts", "texts"]

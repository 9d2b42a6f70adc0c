"""Ready-made things to say; `phrase-<key>` in `texts/` has the words of each language."""

from typing import Final

PHRASES: Final = (
    "hello",
    "well_played",
    "good_luck",
    "thinking",
    "oops",
    "thanks",
    "once_more",
    "bye",
)

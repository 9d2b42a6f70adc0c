"""A hint in words, in two steps: where to look, then what to do and why."""

from typing import NamedTuple

from speeltafel.bots.bot import WAIT
from speeltafel.bots.hint import Hint
from speeltafel.terminal.presenter import Presenter
from speeltafel.texts import Texts


class HintSaid(NamedTuple):
    look: str
    """Where to look, for people who would rather find it themselves."""
    do: str
    """What a strong player would do."""
    why: str


def hint_said(presenter: Presenter, given: Hint, action: str) -> HintSaid:
    """Action is what the hint is to do, in words; of no use where it is to wait."""
    teller, reason = presenter.teller, given.reason
    return HintSaid(
        look=teller.explain(f"{reason.text}-look", reason.facts),
        do=teller.words.say(_advice(teller.words, given), text=action),
        why=teller.explain(reason.text, reason.facts),
    )


def _advice(words: Texts, given: Hint) -> str:
    """The text that says what to do. A reason may have its own, where the choice is a mere guess."""
    if given.action == WAIT:
        return "hint-wait"
    own = f"{given.reason.text}-do"
    return own if words.has(own) else "hint-do"

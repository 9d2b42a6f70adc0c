"""The actions of Télos as codes, texts and typed forms.

code        text            what
0 - 19      play 7          play one card: lead it, or pick it among the cards one follows with
20 - 39     swap 7          give it for the divine card (TEL-29)
40 - 104    play 7 7        lead several cards of one value (TEL-08)
105 - 182   play 7 7 bull   lead one or more cards of one value with the Bull (TEL-23)
"""

from collections.abc import Mapping
from typing import Final, TypeGuard

from mypy_extensions import i64

from speeltafel.engine.codec import ActionCodec
from speeltafel.engine.errors import BadAction
from speeltafel.games.telos.cards import BULL_CARD, HIGHEST, KINDS, NAMES, card, god, names

SWAP: Final = KINDS
LEAD: Final = 2 * KINDS
MOST_ALIKE: Final = 6
"""Nobody can lead more gods of one value: 6 sets with 4 players, two cards with more (TEL-11)."""
LEADS_EACH: Final = MOST_ALIKE - 1
LEAD_WITH_BULL: Final = LEAD + HIGHEST * LEADS_EACH
ACTIONS: Final = LEAD_WITH_BULL + HIGHEST * MOST_ALIKE


def lead(value: i64, count: i64) -> i64:
    """The action of leading `count` gods of one value, two or more."""
    return LEAD + (value - 1) * LEADS_EACH + count - 2


def lead_with_bull(value: i64, count: i64) -> i64:
    """The action of leading `count` gods of one value, one or more, and the Bull."""
    return LEAD_WITH_BULL + (value - 1) * MOST_ALIKE + count - 1


def cards_of(action: i64) -> i64:
    """The cards an action plays or gives, as a packed set."""
    if action < LEAD:
        return card(action % KINDS)
    if action < LEAD_WITH_BULL:
        step = action - LEAD
        return god(step // LEADS_EACH + 1) * (step % LEADS_EACH + 2)
    step = action - LEAD_WITH_BULL
    return god(step // MOST_ALIKE + 1) * (step % MOST_ALIKE + 1) + BULL_CARD


def verb_of(action: i64) -> str:
    return "swap" if SWAP <= action < LEAD else "play"


class TelosCodec(ActionCodec):
    def __init__(self) -> None:
        self.count = ACTIONS

    def text(self, action: int) -> str:
        return TEXTS[action]

    def code(self, text: str) -> int:
        code = CODES.get(text)
        if code is None:
            raise _unknown(repr(text))
        return code

    def json(self, action: int) -> dict[str, object]:
        return {"type": verb_of(action), "cards": names(cards_of(action))}

    def from_json(self, form: Mapping[str, object]) -> int:
        verb, cards = form.get("type"), form.get("cards")
        if set(form) != {"type", "cards"} or not isinstance(verb, str) or not _are_texts(cards):
            raise BadAction('an action of telos is {"type": "play" or "swap", "cards": ["7", ...]}')
        code = CODES.get(" ".join([verb, *cards]))
        if code is None or self.json(code) != form:
            raise _unknown(f"{verb} {cards}")
        return code


CODEC: Final = TelosCodec()


def _are_texts(cards: object) -> TypeGuard[list[str]]:
    return isinstance(cards, list) and all(isinstance(card, str) for card in cards)


def _unknown(shown: str) -> BadAction:
    return BadAction(
        f"{shown} is no action of telos: write play or swap and a card "
        f"({', '.join(NAMES)}), or play and the cards to lead, such as play 7 7"
    )


TEXTS: Final = [" ".join([verb_of(action), *names(cards_of(action))]) for action in range(ACTIONS)]
CODES: Final = {text: action for action, text in enumerate(TEXTS)}

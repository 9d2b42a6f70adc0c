"""What newcomers to Télos are told, and when."""

from typing import Final

from speeltafel.bots.tip import Tip
from speeltafel.engine import fact
from speeltafel.engine.fact import Fact
from speeltafel.engine.view import View
from speeltafel.games.telos.cards import HIGHEST, count_of, zeus_count
from speeltafel.games.telos.table import LOST
from speeltafel.games.telos.view import TelosView

FEW: Final = 3
"""With this many cards it is time to think of the last trick."""
IN_DANGER: Final = LOST - HIGHEST
"""One high card more and the match is lost."""


def seen(view: View) -> TelosView | None:
    """The view of a player in a running game."""
    assert isinstance(view, TelosView)
    return None if view.table.over else view


def last_trick(view: View) -> dict[str, Fact] | None:
    own = seen(view)
    return {} if own is not None and own.table.is_last_trick() else None


def few_cards(view: View) -> dict[str, Fact] | None:
    own = seen(view)
    return {} if own is not None and own.table.left == FEW else None


def several(view: View) -> dict[str, Fact] | None:
    """On the lead with two cards alike, where they may be led together (TEL-08)."""
    own = seen(view)
    if own is None or own.table.turn != own.seat or own.table.count > 0:
        return None
    if own.table.lead_limit() < 2:
        return None
    for kind in range(HIGHEST):
        if count_of(own.hand, kind) > 1:
            return {"card": fact.card(str(kind + 1))}
    return None


def zeus(view: View) -> dict[str, Fact] | None:
    own = seen(view)
    return {} if own is not None and zeus_count(own.hand) > 0 else None


def divine(view: View) -> dict[str, Fact] | None:
    own = seen(view)
    return {} if own is not None and own.table.divine_trick and own.hand != 0 else None


def danger(view: View) -> dict[str, Fact] | None:
    own = seen(view)
    if own is None or own.seat is None or own.table.minus_points(own.seat) < IN_DANGER:
        return None
    return {"points": fact.number(own.table.minus_points(own.seat))}


TELOS_TIPS: Final = (
    Tip("last_trick", last_trick),
    Tip("several", several),
    Tip("few_cards", few_cards),
    Tip("zeus", zeus),
    Tip("divine", divine),
    Tip("danger", danger),
)

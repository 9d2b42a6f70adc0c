"""What newcomers to Timeline are told, and when. Nothing here knows a date that nobody has seen."""

from typing import Final

from speeltafel.bots.tip import Tip
from speeltafel.engine import fact
from speeltafel.engine.fact import Fact
from speeltafel.engine.view import View
from speeltafel.games.timeline.against.view import AgainstView
from speeltafel.games.timeline.together.view import TogetherView

LONG: Final = 6
"""In a line of this many cards narrow gaps begin to matter."""

# Against each other


def placing(view: View) -> AgainstView | None:
    """The view of the player on turn in a running game."""
    assert isinstance(view, AgainstView)
    return view if not view.table.over and view.table.turn == view.seat else None


def first_card(view: View) -> dict[str, Fact] | None:
    own = placing(view)
    return {} if own is not None and len(own.table.line) < LONG else None


def gaps(view: View) -> dict[str, Fact] | None:
    own = placing(view)
    return {} if own is not None and len(own.table.line) >= LONG else None


def seen_before(view: View) -> dict[str, Fact] | None:
    """A card whose date was shown came back from the discards (TIM-07)."""
    own = placing(view)
    if own is None or own.seat is None:
        return None
    for name in own.table.hands[own.seat]:
        if own.table.turned[name]:
            return {"card": fact.card(str(name))}
    return None


def last_one(view: View) -> dict[str, Fact] | None:
    own = placing(view)
    if own is None or own.seat is None or own.table.play_off:
        return None
    return {} if len(own.table.hands[own.seat]) == 1 else None


def play_off(view: View) -> dict[str, Fact] | None:
    own = placing(view)
    return {} if own is not None and own.table.play_off else None


AGAINST_TIPS: Final = (
    Tip("play_off", play_off),
    Tip("seen_before", seen_before),
    Tip("first_card", first_card),
    Tip("last_one", last_one),
    Tip("gaps", gaps),
)

# Together


def playing(view: View) -> TogetherView | None:
    """The view of the player on turn in a running game."""
    assert isinstance(view, TogetherView)
    return view if not view.table.ending and view.table.turn == view.seat else None


def begin(view: View) -> dict[str, Fact] | None:
    own = playing(view)
    return {} if own is not None and not own.table.tried else None


def must_place(view: View) -> dict[str, Fact] | None:
    """A first card failed: one has to find a place now (TWI-15, TWI-17)."""
    own = playing(view)
    return {} if own is not None and own.table.tried and own.table.placed == 0 else None


def second(view: View) -> dict[str, Fact] | None:
    own = playing(view)
    return {} if own is not None and own.table.placed == 1 else None


def sideways(view: View) -> dict[str, Fact] | None:
    own = playing(view)
    if own is None or own.seat is None or own.table.tried:
        return None
    for name in own.table.hands[own.seat]:
        if own.table.sideways[name]:
            return {"card": fact.card(str(name))}
    return None


def slots(view: View) -> dict[str, Fact] | None:
    own = playing(view)
    if own is None:
        return None
    taken = [slot for slot in own.table.slots if len(slot) > 0]
    return {"count": fact.number(len(taken))} if taken else None


TOGETHER_TIPS: Final = (
    Tip("must_place", must_place),
    Tip("second", second),
    Tip("sideways", sideways),
    Tip("begin", begin),
    Tip("slots", slots),
)

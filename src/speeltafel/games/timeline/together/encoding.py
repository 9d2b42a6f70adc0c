"""Timeline together as arrays: most planes have a number for each event of the deck."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from speeltafel.engine.encoding import (
    Encoding,
    Plane,
    by_seat,
    eyes,
    flag,
    number,
    put,
    put_flag,
    put_one_of,
    put_seat,
    put_zeros,
    steps_to,
)
from speeltafel.engine.state import State
from speeltafel.engine.view import View
from speeltafel.games.timeline.deck import ICONS
from speeltafel.games.timeline.moments import LAST_YEAR
from speeltafel.games.timeline.numbering import Numbering, put_at, put_years, year
from speeltafel.games.timeline.together.actions import ACTIONS, HAND
from speeltafel.games.timeline.together.state import Together
from speeltafel.games.timeline.together.table import CARDS, Tableau
from speeltafel.games.timeline.together.view import TogetherView

# Where a card lies.
IN_ROW: Final = 1
IN_SLOT: Final = 2
DISCARDED: Final = 3
ON_TOP: Final = 4
IN_HAND: Final = 5
"""... of the own seat; more by one for each seat further on."""


class TogetherEncoding(Encoding):
    def __init__(self, players: int, numbering: Numbering) -> None:
        self.players = players
        self.numbering = numbering
        events: int = numbering.count
        where = "0 unseen, 1 in the row, 2 in a slot, 3 discarded, 4 on top of the pile"
        hands = "5 before the own seat, 6 the next, ..."
        cards = [
            Plane("place", events, 0, IN_HAND + players - 1, f"by event: {where}, {hands}"),
            Plane("stack", events, 0, CARDS, "by event: the place of its stack or slot, from 1"),
            Plane("sideways", events, 0, 1, "by event: it was tried in vain"),
            Plane("year", events, -LAST_YEAR, LAST_YEAR, "by event: its year, if it was turned"),
            Plane("hand", HAND, 0, events, "1 + the event of each card before the own seat"),
            Plane("icons", HAND, 0, len(ICONS), "1 + the light icon of each of these cards"),
        ]
        hidden = [
            Plane("years", events, -LAST_YEAR, LAST_YEAR, "by event: its year, if it takes part"),
            Plane("pile_order", CARDS, 0, events, "1 + the event of each card of the pile"),
        ]
        super().__init__(cards + open_planes(players), hidden, ACTIONS)

    def observe(self, view: View, into: vec[i16], at: i64) -> None:
        assert isinstance(view, TogetherView)
        table, events = view.table, self.numbering.count
        numbers = self.numbering.of_names(view.shown)
        first = eyes(view)
        after = put_zeros(into, at, 4 * events + 2 * HAND)
        put_places(into, at, table, numbers, first)
        put_stacks(into, at + events, table, numbers)
        for name in range(table.seen):
            put_at(into, at + 2 * events, numbers[name], table.sideways[name])
        put_years(into, at + 3 * events, view.shown, numbers)
        if view.seat is not None:
            put_hand(into, at + 4 * events, view, numbers)
        after = put_open(into, after, table, first)
        put_one_of(into, after, top_icon(view), len(ICONS))

    def reveal(self, state: State, into: vec[i16], at: i64) -> None:
        assert isinstance(state, Together)
        faces, events = state.faces, self.numbering.count
        put_zeros(into, at, events + CARDS)
        faces.reveal(CARDS)
        for name in range(CARDS):
            event = self.numbering.number(faces, name)
            put_at(into, at, event, year(faces.earliest[name], faces.precision))
        top = state.table.seen - 1
        for place in range(state.table.pile):
            put(into, at + events + place, 1 + self.numbering.number(faces, top + place))


def open_planes(players: int) -> list[Plane]:
    return [
        by_seat("cards", players, HAND, "cards before the player"),
        by_seat("turn", players, 1, "is on turn"),
        flag("tried", "the player on turn has tried a card"),
        number("placed", CARDS, "cards placed in this turn"),
        number("pile", CARDS, "cards in the pile"),
        Plane("score", 1, -CARDS, 2 * CARDS, "the score if the game ended now"),
        Plane("top_icon", len(ICONS), 0, 1, "the dark icon on top of the discard pile"),
    ]


def put_places(into: vec[i16], at: i64, table: Tableau, numbers: vec[i64], first: i64) -> None:
    for stack in table.row:
        for name in stack:
            put_at(into, at, numbers[name], IN_ROW)
    for stack in table.slots:
        for name in stack:
            put_at(into, at, numbers[name], IN_SLOT)
    for name in table.discards:
        put_at(into, at, numbers[name], DISCARDED)
    if table.pile > 0:
        put_at(into, at, numbers[table.seen - 1], ON_TOP)
    for seat in range(table.players):
        place = IN_HAND + steps_to(seat, first, table.players)
        for name in table.hands[seat]:
            put_at(into, at, numbers[name], place)


def put_stacks(into: vec[i16], at: i64, table: Tableau, numbers: vec[i64]) -> None:
    for place in range(len(table.row)):
        for name in table.row[place]:
            put_at(into, at, numbers[name], place + 1)
    for place in range(len(table.slots)):
        for name in table.slots[place]:
            put_at(into, at, numbers[name], place + 1)


def put_hand(into: vec[i16], at: i64, view: TogetherView, numbers: vec[i64]) -> None:
    hand = view.table.hands[eyes(view)]
    for place in range(len(hand)):
        put(into, at + place, 1 + numbers[hand[place]])
        light = view.shown.lights[hand[place]]
        if light is not None:
            put(into, at + HAND + place, 1 + ICONS.index(light.icon))


def put_open(into: vec[i16], at: i64, table: Tableau, first: i64) -> i64:
    players = table.players
    for step in range(players):
        at = put(into, at, len(table.hands[(first + step) % players]))
    at = put_seat(into, at, table.turn, first, players)
    at = put_flag(into, at, table.tried)
    at = put(into, at, table.placed)
    at = put(into, at, table.pile)
    return put(into, at, table.score())


def top_icon(view: TogetherView) -> i64:
    """Which dark icon lies on top of the discard pile."""
    dark = view.shown.darks[view.table.discards[-1]]
    assert dark is not None  # what is discarded was turned
    return ICONS.index(dark.icon)

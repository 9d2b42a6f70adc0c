"""A past for a sampled world: the proof that it can have come about.

All that was done since the last new pot is done again, from hands and a pot made so that they end
up as the world has them. If the rules allow that and everybody sees the same, the world
contradicts nothing that this part of the game has proven.
"""

from collections import Counter
from typing import NamedTuple

from speeltafel.engine.chance import Rigged, Thrown
from speeltafel.engine.dice import Dice
from speeltafel.engine.event import Event
from speeltafel.engine.fact import FactValue, values_of
from speeltafel.games.tabulos.actions import DRAW
from speeltafel.games.tabulos.cards import KINDS, NAMES, Sets, no_cards
from speeltafel.games.tabulos.state import Tabulos
from speeltafel.games.tabulos.table import DREW

Cards = Counter[int]


class Step(NamedTuple):
    seat: int
    action: int
    events: list[Event]

    def drawn(self) -> tuple[int, int] | None:
        """Who drew which card, if anybody did: in one action there is one draw at most."""
        for event in self.events:
            for seat, secret in event.secrets.items():
                names = secret["cards"].value
                assert isinstance(names, list)
                return seat, NAMES.index(names[0])
        return None

    def is_wrong(self) -> bool:
        return any(values_of(event.facts).get("right") == "no" for event in self.events)


class Story:
    """What was done since a pot was made; the first step is the one that made it."""

    def __init__(self, before: Tabulos, first: Step) -> None:
        self.before = before
        self.steps = [first]

    def is_drawn_card(self, number: int) -> bool:
        """Whether a step puts down the card that was just drawn."""
        last = self.steps[number - 1]
        return last.action == DRAW and last.seat == self.steps[number].seat

    def taken_back(self, number: int) -> bool:
        """Whether the card put down in a step turned out to be wrong."""
        return number + 1 < len(self.steps) and self.steps[number + 1].is_wrong()

    def put_down(self, seat: int) -> list[int]:
        """The steps in which a seat put a card down."""
        found = [number for number, step in enumerate(self.steps) if step.action < KINDS]
        return [number for number in found if self.steps[number].seat == seat]

    def draws(self, seat: int) -> list[int]:
        """The steps in which a seat drew a card."""
        drawn = [step.drawn() for step in self.steps]
        return [number for number, draw in enumerate(drawn) if draw and draw[0] == seat]

    def cards_drawn(self, seat: int) -> Cards:
        drawn = [step.drawn() for step in self.steps]
        return Counter(draw[1] for draw in drawn if draw and draw[0] == seat)


def check_past(story: Story, real: Tabulos, world: Tabulos) -> None:
    """Play the story again so that it ends in this world."""
    seats = range(world.table.players)
    hands: list[Cards] = []
    pot: dict[int, int] = {}
    for seat in seats:
        new = cards(world.of_pot, seat) + story.cards_drawn(seat) - cards(real.of_pot, seat)
        start = Counter(cards(world.hands, seat))
        start.update(lost(story, seat))
        start.subtract(new)
        assert min(start.values(), default=0) >= 0, "a card came out of nowhere"
        hands.append(+start)
        pot |= order_of_draws(story, world, seat, start, new)
    rest = list(world.pot[len(world.pot) - world.table.pot :])
    again = beginning(story, hands, [pot[number] for number in sorted(pot)] + rest)
    play_again(story, again)
    assert again.hands.words == world.hands.words
    assert again.of_pot.words == world.of_pot.words
    assert again.view(None).to_json() == world.view(None).to_json()


def cards(sets: Sets, place: int) -> Cards:
    return Counter(sets.unpack(place))


def lost(story: Story, seat: int) -> Cards:
    """The cards that a seat put down and did not take back."""
    down = [number for number in story.put_down(seat) if not story.taken_back(number)]
    return Counter(story.steps[number].action for number in down)


def order_of_draws(
    story: Story, world: Tabulos, seat: int, start: Cards, new: Cards
) -> dict[int, int]:
    """Which card a seat drew in which step, so that each is there when it is needed."""
    drawn = {
        number - 1: story.steps[number].action
        for number in story.put_down(seat)
        if story.is_drawn_card(number)
    }
    if world.table.phase == DREW and world.table.turn == seat:
        drawn[len(story.steps) - 1] = world.drawn
    wanted = needed(story, seat, Counter(start))
    free = Counter(new)
    free.subtract(drawn.values())
    free.subtract(wanted)
    assert min(free.values(), default=0) >= 0, "a card was put down that was nowhere"
    others = iter([*wanted, *free.elements()])
    for number in story.draws(seat):
        if number not in drawn:
            drawn[number] = next(others)
    return drawn


def needed(story: Story, seat: int, hand: Cards) -> list[int]:
    """The cards that must have been drawn to be put down later, the first needed first."""
    wanted = []
    for number in story.put_down(seat):
        kind = story.steps[number].action
        if not story.is_drawn_card(number):
            if hand[kind] == 0:
                wanted.append(kind)
            else:
                hand[kind] -= 1
        if story.taken_back(number):
            hand[kind] += 1
    return wanted


def beginning(story: Story, hands: list[Cards], pot: list[int]) -> Tabulos:
    """The position before the first step, with these hands after it and this pot."""
    state = story.before.clone()
    first = story.steps[0]
    state.hands = no_cards(state.table.players)
    for seat, hand in enumerate(hands):
        for kind in hand.elements():
            state.hands.put(seat, kind)
    if first.is_wrong():
        state.hands.take(first.seat, state.table.down)
    places = [place for _, place in sorted((kind, place) for place, kind in enumerate(pot))]
    order = [places.index(place) for place in range(len(pot))]
    label = f"pot {state.table.pots_made + 1}"
    state.chance = Rigged({label: order}, Thrown(Dice(0)))
    return state


def play_again(story: Story, state: Tabulos) -> None:
    for step in story.steps:
        assert state.permits(step.seat, step.action) is None, "this could not be done"
        log: list[Event] = []
        state.apply(step.seat, step.action, log)
        assert open_facts(log) == open_facts(step.events)


def open_facts(events: list[Event]) -> list[tuple[str, dict[str, FactValue]]]:
    return [(event.kind, values_of(event.facts)) for event in events]

"""A referee who hears what happens in a game, and objects where the oracle says otherwise."""

from math import comb
from typing import Final

from speeltafel.engine.event import Event
from speeltafel.engine.fact import Fact, values_of
from speeltafel.games.telos.cards import names
from speeltafel.games.telos.state import Telos
from tests.games.telos import positions
from tests.games.telos.oracle import Cards, Round, cards_of, points
from tests.games.telos.random_play import Kind

FEW: Final = 1500
"""The most sets of a hand that a referee tries out."""


class Referee:
    """Follows a whole game by its events."""

    def __init__(self, kind: Kind, state: Telos) -> None:
        """The game begins: the first dealer and the cards are luck."""
        self.kind = kind
        self.minus: list[list[str]] = [[] for _ in range(kind.players)]
        self.round = self.deal(hands_of(state), state.table.dealer, 1)
        self.over = False

    def deal(self, hands: list[list[str]], dealer: int, step: int) -> Round:
        return Round(hands, (dealer + step) % self.kind.players, step, powers=self.kind.powers)

    def hear(self, event: Event) -> None:
        match event.kind:
            case "minus":
                self.hear_minus(event)
            case "round":
                self.hear_deal(event)
            case "ends":
                self.over = True
            case "swaps":
                secret = event.secrets[seat_of(event)]
                hear(self.round, event, {seat_of(event): swap_in(secret)})
            case _:
                hear(self.round, event, {})

    def hear_minus(self, event: Event) -> None:
        """TEL-13."""
        assert self.round.minus is not None
        seat, cards = self.round.minus
        self.minus[seat] += cards
        total = sum(points(card) for card in self.minus[seat])
        told = {"seat": seat, "cards": [*cards], "points": points(cards[0]), "total": total}
        assert values_of(event.facts) == told

    def hear_deal(self, event: Event) -> None:
        """TEL-14, TEL-15: the number of cards; the winner of the last trick has dealt them."""
        assert self.round.minus is not None
        dealer, cards = self.round.minus
        step = self.round.step
        extra = 1 if self.kind.divine_trick else 0
        each = min(max(points(cards[0]), 7), len(self.pack()) // self.kind.players - extra)
        assert seat_of(event) == dealer
        assert values_of(event.facts)["hand"] == each
        assert values_of(event.facts)["direction"] == (
            "clockwise" if step == 1 else "counterclockwise"
        )
        hands = [[*cards_in(event.secrets[seat], "cards")] for seat in range(self.kind.players)]
        assert {len(hand) for hand in hands} == {each}
        self.round = self.deal(hands, dealer, step)

    def pack(self) -> list[str]:
        """TEL-02, TEL-13: the cards in play, whichever Zeus cards they are."""
        gods = [str(value) for value in range(1, 14) for _ in range(self.kind.players + 2)]
        return (gods + ["zeus"] * self.kind.players)[sum(len(cards) for cards in self.minus) :]

    def check(self, state: Telos) -> None:
        """Whether the engine is where the referee is, and offers the same."""
        assert (state.outcome() is not None) == self.over
        assert self.over == (max(sum(map(points, cards)) for cards in self.minus) >= 32)
        if self.over:
            return
        assert not self.round.has_to_pass()
        assert state.waits_for() == [self.round.turn()]
        assert [cards_of(hand) for hand in hands_of(state)] == [*map(cards_of, self.round.hands)]
        if state.table.picked == 0 and comb(state.table.left, state.table.count) <= FEW:
            assert sets_of(state) == self.round.choices()


def hear(heard: Round, event: Event, swaps: dict[int, tuple[str, str]]) -> None:
    """Replay an event of a round; what a swap gave and brought is told apart from it."""
    match event.kind:
        case "plays":
            heard.plays(seat_of(event), cards_in(event.facts, "cards"))
        case "passes":
            heard.passes(seat_of(event))
            assert values_of(event.facts)["other"] == heard.leader
        case "swaps":
            heard.swaps(seat_of(event), *swaps[seat_of(event)])
        case "trick":
            assert seat_of(event) == heard.won
        case "leads_next":
            assert seat_of(event) == heard.leader
        case _:  # picks, and what only explains
            pass


def hands_of(state: Telos) -> list[list[str]]:
    return [names(state.hands[seat]) for seat in range(state.table.players)]


def sets_of(state: Telos) -> set[Cards]:
    """Every set that the seat on turn may lay, says the engine."""
    if state.table.count > 0:
        return {cards_of(cards.split()) for cards in positions.sets_to_lay(state)}
    plays = [text for text in positions.may(state, state.table.turn) if text.startswith("play")]
    return {cards_of(text.split()[1:]) for text in plays}


# What an event tells


def seat_of(event: Event) -> int:
    seat = values_of(event.facts)["seat"]
    assert isinstance(seat, int)
    return seat


def cards_in(facts: dict[str, Fact], name: str) -> Cards:
    cards = facts[name].value
    assert isinstance(cards, list)
    return cards_of(cards)


def swap_in(secret: dict[str, Fact]) -> tuple[str, str]:
    """What a swap gave and what came."""
    (gave,), (came,) = cards_in(secret, "gave"), cards_in(secret, "came")
    return gave, came

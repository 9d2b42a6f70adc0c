"""A naive second opinion on the rules, written from docs/rules/telos.md alone.

Cards are words such as "7" and "ant", sets of them plain sequences. What is allowed is found by
trying everything out and comparing card for card, as people do at a table. Nothing here is fast,
and nothing is shared with the engine: where the two agree, neither is wrong by the same mistake.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

Cards = tuple[str, ...]
"""Some cards, sorted as words: equal sets are equal tuples."""


class Play(NamedTuple):
    """Cards that a seat has laid."""

    seat: int
    cards: Cards


def cards_of(names: Iterable[str]) -> Cards:
    return tuple(sorted(names))


def is_god(card: str) -> bool:
    return card.isdecimal()


def only_zeus(hand: Iterable[str]) -> bool:
    return not any(is_god(card) for card in hand)


# One set of cards on another


def counted(cards: Iterable[str], match: Sequence[int]) -> list[int]:
    """What cards count for, sorted: a Zeus is the highest of the cards to match (TEL-17)."""
    return sorted(int(card) if is_god(card) else max(match) for card in cards)


def follows(cards: Iterable[str], match: Sequence[int]) -> bool:
    """TEL-06, TEL-09: equal or higher, card for card when both are sorted."""
    both = zip(counted(cards, match), sorted(match), strict=True)
    return all(mine >= there for mine, there in both)


def lowest(hand: Iterable[str], count: int) -> set[Cards]:
    """TEL-18: the lowest cards; any Zeus cards where there are not enough others."""
    gods = sorted((card for card in hand if is_god(card)), key=int)
    zeus = [card for card in hand if not is_god(card)]
    missing = max(count - len(gods), 0)
    return {cards_of([*gods[:count], *some]) for some in combinations(zeus, missing)}


def sets_to_lay(hand: Sequence[str], match: Sequence[int], *, powers: bool) -> set[Cards]:
    """Every set that a follower may lay (TEL-06, TEL-09, TEL-17, TEL-18, TEL-21)."""
    count = len(match)
    every = {cards_of(some) for some in combinations(hand, count)}
    allowed = {cards for cards in every if follows(cards, match)} or lowest(hand, count)
    if powers and count > 1:
        allowed |= {cards for cards in every if "ant" in cards}
    return allowed


def may_lay(hand: Sequence[str], cards: Cards, match: Sequence[int], *, powers: bool) -> bool:
    """Whether a set is one of those to lay. Quick: if any cards follow, the strongest do."""
    count = len(match)
    if follows(cards, match) or (powers and count > 1 and "ant" in cards):
        return True
    strongest = sorted(hand, key=lambda card: counted([card], match))[-count:]
    return not follows(strongest, match) and cards in lowest(hand, count)


def sets_to_lead(hand: Sequence[str], most: int) -> set[Cards]:
    """Every set that may be led, of at most a number of cards (TEL-08, TEL-19, TEL-23)."""
    if len(hand) == 1:
        return {cards_of(hand)}
    bulls = [[], ["bull"]] if "bull" in hand else [[]]
    held = Counter(card for card in hand if is_god(card))
    return {
        cards_of([card] * count + bull)
        for card in held
        for count in range(1, held[card] + 1)
        for bull in bulls
        if count + len(bull) <= most
    }


# A trick


def contest(plays: Sequence[Play]) -> tuple[int, list[int]]:
    """Who followed last, and the cards to match (TEL-09)."""
    ahead, led = plays[0]
    match = [min(int(card) for card in led if is_god(card))] * len(led)
    for seat, cards in plays[1:]:
        if follows(cards, match):
            ahead, match = seat, counted(cards, match)
    return ahead, match


def winner_of_last(plays: Sequence[Play]) -> Play:
    """TEL-12, TEL-20: the highest card, Zeus above all, of equal ones the last."""
    return max(reversed(plays), key=lambda play: points(play.cards[0]))


def points(card: str) -> int:
    return int(card) if is_god(card) else 20


def at_work(plays: Sequence[Play]) -> list[Play]:
    """The Zeus cards of a trick that are not thrown, each with its seat (TEL-27)."""
    found = [Play(plays[0].seat, plays[0].cards)]
    for done, play in enumerate(plays[1:], 1):
        _, match = contest(plays[:done])
        with_ant = "ant" in play.cards and len(match) > 1
        if with_ant or follows(play.cards, match):
            found.append(play)
    return found


def next_leader(plays: Sequence[Play], *, powers: bool) -> int:
    """Who leads after a trick (TEL-07, TEL-24, TEL-25, TEL-27)."""
    leader, _ = contest(plays)
    for seat, cards in at_work(plays) if powers else []:
        if "eagle" in cards:
            leader = seat
        elif "cuckoo" in cards:
            leader = lowest_played(plays)
    return leader


def lowest_played(plays: Sequence[Play]) -> int:
    """TEL-24: of all god cards the lowest, of equal ones the last."""
    every = [(int(card), seat) for seat, cards in plays for card in cards if is_god(card)]
    least = min(value for value, _ in every)
    return [seat for value, seat in every if value == least][-1]


# A round


class Round:
    """A round replayed by what happened in it, in given hands; it objects to what can't be."""

    def __init__(
        self, hands: Sequence[Sequence[str]], leader: int, step: int, powers: bool
    ) -> None:
        """Step is 1 clockwise, -1 the other way."""
        self.hands = [list(hand) for hand in hands]
        self.players = len(hands)
        self.leader = leader
        self.step = step
        self.powers = powers
        self.dealt = len(hands[0])
        self.trick: list[Play] = []
        self.swan = False
        self.swapped: set[int] = set()
        self.won: int | None = None  # who won the trick before
        self.minus: Play | None = None  # who won the last trick with what

    def turn(self) -> int:
        return (self.leader + self.step * len(self.trick)) % self.players

    def size(self) -> int:
        """How many cards everyone held when this trick began."""
        return len(self.hands[self.leader]) + (len(self.trick[0].cards) if self.trick else 0)

    def most_led(self) -> int:
        """How many cards may be led at most (TEL-08, TEL-10, TEL-11, TEL-26)."""
        if self.size() in (1, self.dealt) or self.swan:
            return 1
        return min(self.size() - 1, 2 if self.players >= 5 else self.size())

    def has_to_pass(self) -> bool:
        """TEL-19: a leader with only Zeus cards before the last trick."""
        return not self.trick and self.size() > 1 and only_zeus(self.hands[self.leader])

    def choices(self) -> set[Cards]:
        """Every set that the seat on turn may lay."""
        hand = self.hands[self.turn()]
        if not self.trick:
            return sets_to_lead(hand, self.most_led())
        if self.size() == 1:
            return {cards_of(hand)}
        return sets_to_lay(hand, contest(self.trick)[1], powers=self.powers)

    def allows(self, cards: Cards) -> bool:
        hand = self.hands[self.turn()]
        if not self.trick or self.size() == 1:
            return cards in self.choices()
        return may_lay(hand, cards, contest(self.trick)[1], powers=self.powers)

    def passes(self, seat: int) -> None:
        assert seat == self.leader, f"seat {seat} does not lead"
        assert self.has_to_pass(), f"seat {seat} passes with {self.hands[seat]}"
        self.leader = (seat + self.step) % self.players

    def swaps(self, seat: int, gave: str, came: str) -> None:
        assert not self.has_to_pass(), f"seat {self.leader} has to pass"
        assert seat not in self.swapped, f"seat {seat} swaps twice"
        assert gave in self.hands[seat], f"seat {seat} gives {gave} of {self.hands[seat]}"
        self.swapped.add(seat)
        self.hands[seat].remove(gave)
        self.hands[seat].append(came)

    def plays(self, seat: int, cards: Cards) -> None:
        hand = self.hands[seat]
        assert not self.has_to_pass(), f"seat {self.leader} has to pass"
        assert seat == self.turn(), f"seat {seat} plays before seat {self.turn()}"
        assert Counter(cards) <= Counter(hand), f"seat {seat} plays {cards} of {hand}"
        assert self.allows(cards), f"seat {seat} lays {cards} of {hand} on {self.trick}"
        for card in cards:
            hand.remove(card)
        self.trick.append(Play(seat, cards))
        if len(self.trick) == self.players:
            self.end_trick()

    def end_trick(self) -> None:
        if self.size() == 1:
            self.minus = winner_of_last(self.trick)
            works = {card for play in self.trick for card in play.cards}
        else:
            self.won, _ = contest(self.trick)
            self.leader = next_leader(self.trick, powers=self.powers)
            works = {card for play in at_work(self.trick) for card in play.cards}
        self.trick = []
        if "serpent" in works:
            self.step = -self.step
        self.swan = self.swan or "swan" in works

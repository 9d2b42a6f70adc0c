"""Whist with a small deck, after the public-domain game: the rules are in `rules.md`.

A card is a number: its suit times eight, and its rank from 0 (a seven) to 7 (an ace).
"""

from collections.abc import Mapping
from typing import Final

from speeltafel.engine import fact
from speeltafel.engine.chance import Chance
from speeltafel.engine.codec import ActionCodec
from speeltafel.engine.dice import Dice
from speeltafel.engine.errors import BadAction
from speeltafel.engine.event import BEGINS_PART, ENDS_PART, Event
from speeltafel.engine.game import Game, Option, Reading, Value
from speeltafel.engine.outcome import Outcome
from speeltafel.engine.refusal import Refusal
from speeltafel.engine.state import State
from speeltafel.engine.view import View

HAND: Final = 8
SUITS: Final = ["spades", "hearts", "diamonds", "clubs", "none"]
NO_TRUMP: Final = 4
RANKS: Final = ["7", "8", "9", "10", "J", "Q", "K", "A"]
NAMES: Final = [f"{rank}{suit}" for suit in "SHDC" for rank in RANKS]


def suit_of(card: int) -> int:
    return card // len(RANKS)


def names(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


class WhistCodec(ActionCodec):
    """An action is the card that is played: play 10H."""

    def __init__(self) -> None:
        self.count = len(NAMES)

    def text(self, action: int) -> str:
        return f"play {NAMES[action]}"

    def code(self, text: str) -> int:
        verb, _, card = text.partition(" ")
        if verb != "play" or card not in NAMES:
            raise BadAction(f"{text!r} is no action of whist: write play and a card, as play 10H")
        return NAMES.index(card)

    def json(self, action: int) -> dict[str, object]:
        return {"type": "play", "card": NAMES[action]}

    def from_json(self, form: Mapping[str, object]) -> int:
        if set(form) != {"type", "card"}:
            raise BadAction('an action of whist is {"type": "play", "card": "10H"}')
        return self.code(f"{form['type']} {form['card']}")


class Tableau:
    """All that everybody sees. A view holds a copy of it, so nothing hidden can slip in."""

    def __init__(self, players: int, trump: int, turn: int) -> None:
        self.players = players
        self.trump = trump
        self.turn = turn
        self.trick: list[int] = []  # the cards on the table, the lead first
        self.played: list[list[int]] = [[] for _ in range(players)]
        self.won = [0] * players  # tricks
        self.lacks = [0] * players  # suits that a seat could not follow, one bit each

    def clone(self) -> "Tableau":
        twin = Tableau(self.players, self.trump, self.turn)
        twin.trick = self.trick[:]
        twin.played = [cards[:] for cards in self.played]
        twin.won, twin.lacks = self.won[:], self.lacks[:]
        return twin

    def is_over(self) -> bool:
        return sum(self.won) == HAND

    def strength(self, card: int) -> int:
        """WHI-05: a trump beats every other suit; what does not follow wins nothing."""
        if suit_of(card) == self.trump:
            return len(NAMES) + card
        return card if suit_of(card) == suit_of(self.trick[0]) else -1

    def winner(self) -> int:
        """The seat that is ahead in a trick that has begun."""
        best = max(self.trick, key=self.strength)
        return (self.turn - len(self.trick) + self.trick.index(best)) % self.players


class Whist(State):
    """A position: what everybody sees, and the hands."""

    def __init__(self, table: Tableau, hands: list[list[int]]) -> None:
        self.table = table
        self.hands = hands

    def to_act(self) -> list[int]:
        return [] if self.table.is_over() else [self.table.turn]

    def waits_for(self) -> list[int]:
        return self.to_act()

    def legal(self, seat: int) -> list[int]:
        """WHI-04: follow suit if you can."""
        if seat not in self.to_act():
            return []
        hand, trick = self.hands[seat], self.table.trick
        following = [card for card in hand if trick and suit_of(card) == suit_of(trick[0])]
        return following or hand[:]

    def permits(self, seat: int, action: int) -> Refusal | None:
        if self.table.is_over():
            return Refusal("WHI-06", "over", {})
        if seat != self.table.turn:
            return Refusal("WHI-03", "turn", {"seat": fact.seat(self.table.turn)})
        if action not in self.hands[seat]:
            return Refusal("WHI-02", "not_held", {"card": fact.card(NAMES[action])})
        if action not in self.legal(seat):
            suit = SUITS[suit_of(self.table.trick[0])]
            return Refusal("WHI-04", "follow_suit", {"suit": fact.word(suit)})
        return None

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        table = self.table
        if table.trick and suit_of(action) != suit_of(table.trick[0]):
            table.lacks[seat] |= 1 << suit_of(table.trick[0])
        self.hands[seat].remove(action)
        table.played[seat].append(action)
        table.trick.append(action)
        table.turn = (seat + 1) % table.players
        if log is not None:
            told = {"seat": fact.seat(seat), "card": fact.card(NAMES[action])}
            log.append(Event("plays", told))
        if len(table.trick) == table.players:
            self._end_trick(log)

    def _end_trick(self, log: list[Event] | None) -> None:
        """WHI-05: the winner leads the next trick."""
        table = self.table
        table.turn = table.winner()
        table.won[table.turn] += 1
        table.trick = []
        if log is not None:
            log.append(Event("trick", {"seat": fact.seat(table.turn)}, role=ENDS_PART))

    def time_up(self, seat: int) -> int:
        return self.legal(seat)[0]

    def reveals(self, seat: int, action: int) -> bool:  # noqa: ARG002
        return True

    def clone(self) -> "Whist":
        return Whist(self.table.clone(), [hand[:] for hand in self.hands])

    def outcome(self) -> Outcome | None:
        """WHI-06."""
        won = self.table.won
        if not self.table.is_over():
            return None
        return Outcome(
            "tricks", [seat for seat in range(len(won)) if won[seat] == max(won)], won[:]
        )

    def view(self, seat: int | None) -> "WhistView":
        hand = [] if seat is None else self.hands[seat][:]
        return WhistView(table=self.table.clone(), seat=seat, hand=hand)


class WhistView(View):
    """What a seat knows: the table and its own hand."""

    def __init__(self, *, table: Tableau, seat: int | None, hand: list[int]) -> None:
        self.table = table
        self.seat = seat
        self.hand = hand

    def sample(self, dice: Dice) -> Whist:
        """Other hands are drawn from what is unseen; nobody gets a suit that they lack."""
        seen = {*self.hand, *(card for cards in self.table.played for card in cards)}
        unseen = [card for card in range(len(NAMES)) if card not in seen]
        while True:
            hands = self._drawn(unseen[:], dice)
            if hands:
                return Whist(self.table.clone(), hands)

    def _drawn(self, rest: list[int], dice: Dice) -> list[list[int]]:
        """A hand for every seat; nothing if the draw leaves somebody too few."""
        hands: list[list[int]] = []
        for seat in range(self.table.players):
            hand = self.hand[:] if seat == self.seat else []
            lacks = self.table.lacks[seat]
            while len(hand) < HAND - len(self.table.played[seat]):
                fitting = [card for card in rest if lacks >> suit_of(card) & 1 == 0]
                if not fitting:
                    return []
                hand.append(fitting[dice.below(len(fitting))])
                rest.remove(hand[-1])
            hands.append(sorted(hand))
        return hands

    def open_json(self) -> dict[str, object]:
        table = self.table
        form: dict[str, object] = {"game": "whist", "players": table.players}
        form |= {"trump": SUITS[table.trump], "turn": table.turn, "trick": names(table.trick)}
        form |= {"won": table.won, "played": [names(cards) for cards in table.played]}
        return {**form, "over": table.is_over()}

    def own_json(self) -> dict[str, object]:
        return {} if self.seat is None else {"hand": names(self.hand)}


class WhistGame(Game):
    def __init__(self) -> None:
        self.name = "whist"
        self.rules = ["WHI"]
        self.rules_version = 1
        self.least_players = 2
        self.most_players = 4
        self.usual_players = 3
        self.options = [Option("trumps", True, [True, False])]
        self.shuffles = ["first", "trump", "deal"]
        self.actions = WhistCodec()
        self.box = "whist"
        self.duration = (5, 10)
        self.age = 8
        self.sounds = {"plays": "card"}
        self.reading = Reading(800, {"trick": 1600})

    def deal(
        self, players: int, options: dict[str, Value], chance: Chance, log: list[Event] | None
    ) -> Whist:
        """WHI-02, WHI-03: eight cards each; who leads, and the trump, are drawn by lot."""
        trump = chance.shuffle("trump", NO_TRUMP)[0] if options["trumps"] else NO_TRUMP
        table = Tableau(players, trump, chance.shuffle("first", players)[0])
        order = chance.shuffle("deal", len(NAMES))
        hands = [sorted(order[HAND * seat : HAND * (seat + 1)]) for seat in range(players)]
        if log is not None:
            facts = {"seat": fact.seat(table.turn), "trump": fact.word(SUITS[trump])}
            secrets = {seat: {"cards": fact.cards(names(hand))} for seat, hand in enumerate(hands)}
            log.append(Event("deals", facts, secrets, BEGINS_PART))
        return Whist(table, hands)

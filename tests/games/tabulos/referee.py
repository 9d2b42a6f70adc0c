"""A referee who plays along by the rule sheet, with lists and loops and nothing of the game's code.

It is told which card was drawn: shuffles are not its business.
"""

from tests.games.tabulos.oracle import may_say

SQUARES = (4, 9, 16, 25, 36, 49, 64, 81)
END_POINTS = (20, 30, 40, 50, 60, 70, 80, 90)


class Referee:
    """A position as somebody with open eyes everywhere would note it down."""

    def __init__(
        self, hands: list[list[int]], top: int, pot: int, first: int, options: dict[str, object]
    ) -> None:
        self.hands = hands
        self.pile = [top]
        self.pot = pot
        self.pots_made = 0
        self.options = options
        self.seats = len(hands)
        self.turn = first
        self.direction = 1
        self.missing = [0] * self.seats
        self.down: int | None = None
        self.has_drawn = False
        self.nothing_happened = True
        self.row: set[int] = set()
        self.forgetful: int | None = None  # who can be caught
        self.asked: set[int] = set()
        self.ended: str | None = None

    def act(self, seat: int, text: str, drawn: int | None) -> None:
        verb, *rest = text.split(" ")
        if text == "catch":
            self.catch(drawn)
        elif text == "let go":
            self.asked.remove(seat)
            if not self.asked:
                self.ended = "out_of_cards"
        elif verb == "say":
            self.say(rest, drawn)
        else:
            self.forgetful = None
            self.do(verb, rest, drawn)

    def do(self, verb: str, rest: list[str], drawn: int | None) -> None:
        if verb == "lay":
            self.down = int(rest[0])
            self.hands[self.turn].remove(self.down)
        elif verb == "draw":
            self.draw(self.turn, drawn)
            self.has_drawn = True
        else:
            self.next_turn()

    def say(self, rest: list[str], drawn: int | None) -> None:
        card, self.down = self.down, None
        assert card is not None
        said = None if rest == ["nothing"] else (int(rest[0]), int(rest[2]))
        if said in may_say(card, self.pile[-1]):
            self.right(card, "reverse" in rest, drawn)
            return
        self.hands[self.turn].append(card)
        if self.options["mistake"] == "next_turn_too":
            self.missing[self.turn] += 1
        self.draw(self.turn, drawn)
        self.next_turn()

    def right(self, card: int, called: bool, drawn: int | None) -> None:
        self.pile.append(card)
        self.nothing_happened = False
        if card in SQUARES:
            self.direction = -self.direction
            self.forgetful = None if called else self.turn
        if not self.hands[self.turn]:
            if self.forgetful is None:
                self.ended = "out_of_cards"
            else:
                self.asked = set(range(self.seats)) - {self.turn}
            return
        if card in END_POINTS:
            neighbour = (self.turn + self.direction) % self.seats
            self.missing[neighbour] += 1
            self.draw(neighbour, drawn)
        self.next_turn()

    def catch(self, drawn: int | None) -> None:
        caught, self.forgetful = self.forgetful, None
        assert caught is not None
        if self.options["caught"] == "card_and_turn":
            self.missing[caught] += 1
        self.draw(caught, drawn)
        if self.asked:
            self.asked = set()
            self.next_turn()

    def draw(self, seat: int, card: int | None) -> None:
        if self.pot == 0 and len(self.pile) > 1:
            self.pots_made += 1
            if self.pots_made == self.options["pots"]:
                self.ended = "pots"
                return
            self.pot = len(self.pile) - 1
            self.pile = self.pile[-1:]
        if self.pot > 0:
            assert card is not None
            self.pot -= 1
            self.hands[seat].append(card)
            self.nothing_happened = False

    def next_turn(self) -> None:
        if self.ended:
            return
        self.row = self.row | {self.turn} if self.nothing_happened else set()
        if len(self.row) == self.seats:
            self.ended = "stalled"
            return
        self.turn = (self.turn + self.direction) % self.seats
        while self.missing[self.turn]:
            self.missing[self.turn] -= 1
            self.turn = (self.turn + self.direction) % self.seats
        self.nothing_happened = True
        self.has_drawn = False

    # What can be asked of it

    def may_catch(self) -> list[int]:
        if self.ended or self.forgetful is None:
            return []
        if self.asked:
            return sorted(self.asked)
        return [seat for seat in range(self.seats) if seat != self.forgetful]

    def waits_for(self) -> list[int]:
        if self.ended:
            return []
        return sorted(self.asked) or [self.turn]

    def can_draw(self) -> bool:
        return self.pot > 0 or len(self.pile) > 1

    def winners(self) -> list[int]:
        fewest = min(len(hand) for hand in self.hands)
        return [seat for seat, hand in enumerate(self.hands) if len(hand) == fewest]

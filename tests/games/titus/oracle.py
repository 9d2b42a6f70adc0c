"""Titus once more, naive and slow, from the rule sheet alone: lists of coins and nothing packed.

It shares no line with the game. Moves are texts, as in the game.
"""

from itertools import combinations


class NaiveTitus:
    """A whole game. A piece or run is a list of coin names, the lowest number first."""

    def __init__(self, players: int, fewest: str, first: int, coins: list[tuple[int, int]]) -> None:
        self.fewest = fewest
        self.up = [up for up, _ in coins]
        self.down = [down for _, down in coins]
        self.pile = list(range(len(coins)))
        self.reserves: list[list[list[int]]] = [[] for _ in range(players)]
        self.scored: list[list[tuple[int, list[int]]]] = [[] for _ in range(players)]
        self.point_cards = list(range(18, 6, -1))
        self.turn = first
        self.over = False
        self.begin_turn()

    def begin_turn(self) -> None:
        self.taken = 0
        self.hand: int | None = None
        self.exchangeable = False
        self.placed_single = False

    def numbers(self, coins: list[int]) -> list[int]:
        return [self.up[coin] for coin in coins]

    def is_run(self, coins: list[int]) -> bool:
        """Whether the numbers, put in order, follow each other without a gap or a double."""
        numbers = sorted(self.numbers(coins))
        return numbers == list(range(numbers[0], numbers[0] + len(numbers)))

    def others(self) -> list[int]:
        return [seat for seat in range(len(self.reserves)) if seat != self.turn]

    # What may be done

    def legal(self) -> set[str]:
        if self.over:
            return set()
        moves = self.joins() | self.scores()
        if self.hand is not None:
            return moves | self.placings(self.hand)
        if self.taken > 0:
            moves.add("end")
        return moves | self.takings()

    def joins(self) -> set[str]:
        pairs = combinations(self.reserves[self.turn], 2)
        joined = [(one, other) for one, other in pairs if self.is_run(one + other)]
        tops = [sorted((one[-1], other[-1])) for one, other in joined]
        return {f"join {low} {high}" for low, high in tops}

    def scores(self) -> set[str]:
        if not self.point_cards:
            return set()
        return {f"score {piece[-1]}" for piece in self.reserves[self.turn] if len(piece) > 3}

    def placings(self, coin: int) -> set[str]:
        moves = {"keep"}
        moves |= {f"add {p[-1]}" for p in self.reserves[self.turn] if self.is_run([*p, coin])}
        if self.exchangeable:
            for other in self.others():
                moves |= {f"exchange {p[0]}" for p in self.reserves[other] if len(p) == 1}
        return moves

    def takings(self) -> set[str]:
        if not self.may_take():
            return set()
        runs = [run for other in self.others() for _, run in self.scored[other]]
        return {"take"} | {f"rob {run[-1]}" for run in runs if run}

    def may_take(self) -> bool:
        if self.placed_single or not self.pile:
            return False
        return self.taken < 3 or self.alone_with_fewest()

    def alone_with_fewest(self) -> bool:
        held = [[points for points, _ in cards] for cards in self.scored]
        wealth = [sum(cards) if self.fewest == "points" else len(cards) for cards in held]
        return all(wealth[self.turn] < wealth[other] for other in self.others())

    # What happens

    def play(self, move: str) -> None:
        verb, *coins = move.split()
        getattr(self, f"do_{verb}")(*map(int, coins))
        stuck = self.taken > 0 and self.hand is None and not (self.legal() - {"end"})
        if verb != "end" and stuck:
            self.do_end()

    def do_take(self) -> None:
        self.hand = self.pile.pop(0)
        self.exchangeable = True
        self.taken += 1

    def do_rob(self, coin: int) -> None:
        for cards in self.scored:
            for _, run in cards:
                if run[-1:] == [coin]:
                    run.pop()
        self.turn_over(coin)
        self.taken += 1

    def do_exchange(self, coin: int) -> None:
        assert self.hand is not None
        for reserve in self.reserves:
            if [coin] in reserve:
                reserve.remove([coin])
                reserve.append([self.hand])
        self.turn_over(coin)

    def turn_over(self, coin: int) -> None:
        self.up[coin], self.down[coin] = self.down[coin], self.up[coin]
        self.hand = coin
        self.exchangeable = False

    def do_keep(self) -> None:
        assert self.hand is not None
        self.reserves[self.turn].append([self.hand])
        self.hand = None
        self.placed_single = True

    def do_add(self, top: int) -> None:
        assert self.hand is not None
        self.merge([self.hand], self.take_piece(top))
        self.hand = None

    def do_join(self, one: int, other: int) -> None:
        self.merge(self.take_piece(one), self.take_piece(other))

    def do_score(self, top: int) -> None:
        self.scored[self.turn].append((self.point_cards.pop(0), self.take_piece(top)))

    def do_end(self) -> None:
        if not self.pile:
            self.over = True
            return
        self.turn = (self.turn + 1) % len(self.reserves)
        self.begin_turn()

    def take_piece(self, top: int) -> list[int]:
        [piece] = [piece for piece in self.reserves[self.turn] if piece[-1] == top]
        self.reserves[self.turn].remove(piece)
        return piece

    def merge(self, one: list[int], other: list[int]) -> None:
        self.reserves[self.turn].append(sorted(one + other, key=lambda coin: self.up[coin]))

    # What came of it

    def points(self) -> list[int]:
        cards = [sum(points for points, _ in cards) for cards in self.scored]
        left = [6 * sum(len(piece) >= 4 for piece in reserve) for reserve in self.reserves]
        return [card + run for card, run in zip(cards, left, strict=True)]

    def winners(self) -> list[int]:
        coins = [sum(len(run) for _, run in cards) for cards in self.scored]
        standings = list(zip(self.points(), coins, strict=True))
        return [seat for seat, standing in enumerate(standings) if standing == max(standings)]

"""The engine against the naive oracle: what may be laid and led, and how whole games go."""

from random import Random

import pytest

from speeltafel.games.telos.cards import ANIMALS
from speeltafel.games.telos.state import Telos
from tests.games.telos.oracle import cards_of, may_lay, sets_to_lay, sets_to_lead
from tests.games.telos.positions import packed, position
from tests.games.telos.random_play import KINDS, Kind, RandomGame
from tests.games.telos.referee import Referee, sets_of


def random_hand(random: Random, kind: Kind, size: int) -> list[str]:
    """Often with many Zeus cards or only low gods: cards that can just follow, or just not."""
    zeus = random.sample(ANIMALS if kind.powers else ["zeus"] * 6, kind.players)
    pack = [str(value) for value in range(1, 14) for _ in range(kind.players + 2)]
    with_zeus = random.randint(0, min(size, kind.players))
    gods = random.sample(pack[: random.randint(20, len(pack))], size - with_zeus)
    return [*gods, *zeus[:with_zeus]]


def random_match(random: Random, count: int) -> list[int]:
    return sorted(random.choices(range(1, random.randint(1, 13) + 1), k=count))


def on_turn(kind: Kind, hand: list[str]) -> Telos:
    """A position in which seat 0 is to lead out of a hand."""
    seats = [f"seat {seat}: 1 2" for seat in range(kind.players)]
    state = position("\n".join([*kind.options(), *seats]))
    state.hands[0] = packed(hand)
    state.table.left = len(hand)
    return state


def follower(kind: Kind, hand: list[str], match: list[int]) -> Telos:
    """A position in which seat 0 is to follow."""
    state = on_turn(kind, hand)
    state.table.count = len(match)
    state.table.match = packed([str(value) for value in match])
    return state


@pytest.mark.rule("TEL-06")
@pytest.mark.rule("TEL-09")
@pytest.mark.rule("TEL-17")
@pytest.mark.rule("TEL-18")
@pytest.mark.rule("TEL-21")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("powers", [False, True], ids=["plain", "powers"])
def test_a_follower_may_lay_exactly_the_sets_of_the_oracle(count: int, powers: bool) -> None:
    random = Random(count)
    kind = Kind(6 if count <= 2 else 4, powers, divine_trick=False)
    for _ in range(3000 // count):
        size = random.randint(count + 1, count + random.choice([2, 4, 6]))
        hand, match = random_hand(random, kind, size), random_match(random, count)
        found = sets_of(follower(kind, hand, match))
        assert found == sets_to_lay(hand, match, powers=powers), (hand, match)


@pytest.mark.rule("TEL-09")
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("powers", [False, True], ids=["plain", "powers"])
def test_also_out_of_a_big_hand(count: int, powers: bool) -> None:
    random = Random(count)
    kind = Kind(6 if count == 2 else 4, powers, divine_trick=False)
    for _ in range(300 // count**2):
        hand = random_hand(random, kind, random.randint(15, 20))
        match = random_match(random, count)
        found = sets_of(follower(kind, hand, match))
        assert found == sets_to_lay(hand, match, powers=powers), (hand, match)


@pytest.mark.parametrize("powers", [False, True], ids=["plain", "powers"])
def test_the_quick_answer_of_the_oracle_is_its_long_one(powers: bool) -> None:
    random = Random(0)
    for _ in range(500):
        count = random.randint(1, 4)
        hand = random_hand(random, Kind(4, powers, divine_trick=False), random.randint(5, 9))
        match = random_match(random, count)
        cards = cards_of(random.sample(hand, count))
        allowed = sets_to_lay(hand, match, powers=powers)
        assert may_lay(hand, cards, match, powers=powers) == (cards in allowed)


@pytest.mark.rule("TEL-08")
@pytest.mark.rule("TEL-10")
@pytest.mark.rule("TEL-11")
@pytest.mark.rule("TEL-19")
@pytest.mark.rule("TEL-23")
@pytest.mark.rule("TEL-26")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("powers", [False, True], ids=["plain", "powers"])
def test_a_leader_may_lead_exactly_the_sets_of_the_oracle(players: int, powers: bool) -> None:
    random = Random(players)
    kind = Kind(players, powers, divine_trick=False)
    for _ in range(500):
        hand = random_hand(random, kind, random.randint(7, 20))
        first, swan = random.random() < 0.2, random.random() < 0.2
        state = on_turn(kind, hand)
        state.table.dealt = len(hand) if first else len(hand) + 1
        state.table.swan = swan
        most = 1 if first or swan else 2 if players >= 5 else len(hand) - 1
        assert sets_of(state) == sets_to_lead(hand, most), hand


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_random_games_go_as_the_oracle_says(kind: Kind) -> None:
    for seed in range(4):
        game = RandomGame(kind, seed)
        referee = Referee(kind, game.state)
        for events in game.moves(300):
            for event in events:
                referee.hear(event)
            referee.check(game.state)

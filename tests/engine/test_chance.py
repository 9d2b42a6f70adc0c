"""Shuffles follow from the seed as docs/fair-deals.md says, and from nothing else."""

import hashlib
from collections import Counter

import pytest

from speeltafel.engine.chance import Chance, Rigged, Seeded, Thrown, ascending, seed_from
from speeltafel.engine.dice import Dice
from speeltafel.engine.errors import BadSeed, BadShuffle

SEED = bytes(range(32))


def recipe(seed: bytes, label: str, count: int) -> list[int]:
    """The recipe of docs/fair-deals.md, written from the page: words first, then the shuffle."""
    words: list[int] = []
    for block in range(200):
        digest = hashlib.sha256(
            seed + label.encode() + b"\0" + block.to_bytes(4, "big")
        ).hexdigest()
        words += [int(digest[8 * i : 8 * i + 8], 16) for i in range(8)]
    order = list(range(count))
    for last in reversed(range(1, count)):
        largest = 2**32 // (last + 1) * (last + 1)
        while words[0] >= largest:
            del words[0]
        place = words.pop(0) % (last + 1)
        order[place], order[last] = order[last], order[place]
    return order


@pytest.mark.parametrize("count", [0, 1, 2, 7, 82, 110])
@pytest.mark.parametrize("label", ["dealer", "round 1", "Télos"])
def test_a_shuffle_is_what_the_recipe_says(label: str, count: int) -> None:
    assert Seeded(SEED).shuffle(label, count) == recipe(SEED, label, count)


def test_a_shuffle_never_changes() -> None:
    """Seen once, kept for ever: old records depend on it."""
    assert Seeded(SEED).shuffle("round 1", 10) == [6, 2, 4, 9, 7, 1, 5, 3, 0, 8]


def test_another_label_or_seed_gives_another_shuffle() -> None:
    first = Seeded(SEED).shuffle("round 1", 50)
    assert Seeded(SEED).shuffle("round 2", 50) != first
    assert Seeded(bytes(32)).shuffle("round 1", 50) != first


@pytest.mark.parametrize("chance", [Seeded(SEED), Thrown(Dice(5))], ids=["seeded", "thrown"])
def test_every_order_is_as_likely_as_any_other(chance: Chance) -> None:
    orders = Counter(tuple(chance.shuffle(f"round {i}", 4)) for i in range(24_000))
    assert len(orders) == 24
    assert all(850 < times < 1150 for times in orders.values())


def test_a_rigged_shuffle_comes_as_given_and_the_rest_from_the_seed() -> None:
    chance = Rigged({"dealer": [2, 0, 1]}, Seeded(SEED))
    assert chance.shuffle("dealer", 3) == [2, 0, 1]
    assert chance.shuffle("round 1", 9) == Seeded(SEED).shuffle("round 1", 9)


@pytest.mark.parametrize("order", [[], [0, 1], [0, 0, 1], [1, 2, 3], [0, 1, 2, 3]])
def test_a_rigged_shuffle_that_is_none_is_refused(order: list[int]) -> None:
    with pytest.raises(BadShuffle, match="'dealer' must hold each of 0 to 2 once"):
        Rigged({"dealer": order}, Seeded(SEED)).shuffle("dealer", 3)


@pytest.mark.parametrize("seed", [0, 7, 2**256 - 1, "0" * 64, "f" * 64])
def test_a_seed_is_a_number_or_its_digits(seed: int | str) -> None:
    assert len(seed_from(seed)) == 32


@pytest.mark.parametrize("seed", [-1, 2**256, "", "7", "F" * 64, "g" * 64, "0" * 63])
def test_what_is_no_seed_is_reported(seed: int | str) -> None:
    with pytest.raises(BadSeed, match="a seed is"):
        seed_from(seed)


def test_a_seed_of_another_length_is_refused() -> None:
    with pytest.raises(BadSeed, match="32 bytes, not 3"):
        Seeded(b"abc")


def test_dice_throw_the_same_from_the_same_seed() -> None:
    """The numbers are kept: simulations must give the same for ever, compiled or not."""
    dice = Dice(7)
    assert [dice.below(100) for _ in range(10)] == [73, 39, 67, 58, 29, 36, 38, 36, 78, 55]


def test_cloned_dice_throw_alike_and_forked_dice_do_not() -> None:
    dice = Dice(7)
    twin, other = dice.clone(), dice.clone().fork()
    thrown = [dice.roll() for _ in range(20)]
    assert [twin.roll() for _ in range(20)] == thrown
    assert [other.roll() for _ in range(20)] != thrown


@pytest.mark.parametrize("count", [0, 1, 2, 52, 229])
def test_dice_mix_as_they_throw(count: int) -> None:
    """One throw for each place, from the last down to the second, says which card comes there."""
    dice, cards, by_hand = Dice(count), ascending(count), list(range(count))
    twin = dice.clone()
    dice.mix(cards)
    for last in range(count - 1, 0, -1):
        other = twin.below(last + 1)
        by_hand[last], by_hand[other] = by_hand[other], by_hand[last]
    assert list(cards) == by_hand
    assert dice.roll() == twin.roll()


@pytest.mark.parametrize("chance", [Seeded(SEED), Thrown(Dice(5))], ids=["seeded", "thrown"])
def test_every_card_is_as_likely_to_be_drawn_at_every_place(chance: Chance) -> None:
    drawn = Counter(tuple(chance.draw(f"cards {i}", ascending(4), 2)) for i in range(12_000))
    assert len(drawn) == 12
    assert all(850 < times < 1150 for times in drawn.values())


def test_cards_are_drawn_from_a_seed_as_a_shuffle_lays_them() -> None:
    drawn = Seeded(SEED).draw("cards", ascending(50), 9)
    assert list(drawn) == Seeded(SEED).shuffle("cards", 50)[:9]


def test_dice_are_even() -> None:
    dice = Dice(1)
    thrown = Counter(dice.below(6) for _ in range(60_000))
    assert all(9_600 < times < 10_400 for times in thrown.values())
    pairs = Counter((dice.below(6), dice.below(6)) for _ in range(72_000))
    assert all(1_800 < times < 2_200 for times in pairs.values())


@pytest.mark.parametrize("seed", [0, 1, 2**32 - 1, 2**32, 2**62 - 1])
def test_dice_from_any_seed_keep_rolling(seed: int) -> None:
    dice = Dice(seed)
    assert len({dice.roll() for _ in range(100)}) == 100

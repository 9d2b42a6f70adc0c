"""Ratings from who beat whom."""

from math import log10

import pytest

from speeltafel.arena.rating import Pairs, anchor_of, fitted, ratings


def test_a_rating_says_how_often_one_beats_another() -> None:
    beaten = Pairs({("strong", "random"): 2 * 9_000, ("random", "strong"): 2 * 1_000})
    found = ratings(["strong", "random"], beaten)
    assert found["random"] == 0
    assert found["strong"] == pytest.approx(400 * log10(9), abs=1)


def test_the_strengths_of_a_model_are_found_again() -> None:
    truth = {"a": 5.0, "b": 2.0, "c": 1.0, "d": 0.2}
    won = {(i, j): 100 * truth[i] / (truth[i] + truth[j]) for i in truth for j in truth if i != j}
    found = fitted(list(truth), won)
    for bot, strength in truth.items():
        assert found[bot] / found["c"] == pytest.approx(strength)


def test_who_never_lost_is_not_infinitely_strong() -> None:
    found = ratings(["a", "b"], Pairs({("b", "a"): 2 * 10}))
    assert found["b"] == pytest.approx(400 * log10(10.5 / 0.5))


def test_draws_bring_ratings_together() -> None:
    assert ratings(["a", "b"], Pairs({("a", "b"): 5, ("b", "a"): 5}))["b"] == pytest.approx(0)


def test_random_is_the_zero_or_else_the_first() -> None:
    assert anchor_of(["master", "random"]) == "random"
    assert anchor_of(["master", "thumb"]) == "master"


def test_a_bot_alone_has_a_rating() -> None:
    assert ratings(["master"], Pairs()) == {"master": 0}

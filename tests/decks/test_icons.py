"""Icons for decks that bring none (TWI-02)."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speeltafel.decks import BUILT_IN, built_in_decks
from speeltafel.decks.icons import assigned_icons
from speeltafel.games.timeline.deck import ICONS

ids = st.lists(st.text("abcé-1", min_size=1, max_size=9), unique=True)


@pytest.mark.rule("TWI-02")
@given(ids=ids)
def test_the_two_icons_of_a_card_differ_and_are_of_the_six(ids: list[str]) -> None:
    for light, dark in assigned_icons(ids).values():
        assert light != dark
        assert {light, dark} <= set(ICONS)


@pytest.mark.rule("TWI-02")
@pytest.mark.parametrize("count", [0, 1, 5, 6, 7, 36, 37, 100, 149, 2000])
def test_the_counts_of_any_two_icons_differ_by_one_at_most_on_each_side(count: int) -> None:
    icons = assigned_icons([f"card-{number}" for number in range(count)]).values()
    for side in (0, 1):
        counts = Counter(pair[side] for pair in icons)
        shares = [counts[icon] for icon in ICONS]
        assert max(shares) - min(shares) <= 1


@pytest.mark.rule("TWI-02")
@pytest.mark.parametrize("name", BUILT_IN)
def test_the_built_in_decks_have_even_icons(name: str) -> None:
    deck = built_in_decks()[name]
    for icons in ([light.icon for light in deck.lights], [dark.icon for dark in deck.darks]):
        shares = [icons.count(icon) for icon in ICONS]
        assert max(shares) - min(shares) <= 1


@pytest.mark.rule("TWI-02")
@given(ids=ids)
def test_icons_belong_to_the_deck_and_not_to_the_order_of_the_file(ids: list[str]) -> None:
    assert assigned_icons(ids) == assigned_icons(ids[::-1])


@pytest.mark.rule("TWI-02")
def test_icons_are_assigned_as_the_page_says() -> None:
    """docs/decks.md: in the order of SHA-256; light ones go round, dark ones are 1 to 5 further."""
    ids = [f"card-{number}" for number in range(100)]
    order = sorted(ids, key=lambda id_: sha256(id_.encode()).digest())
    icons = assigned_icons(ids)
    further = 1
    for place, id_ in enumerate(order):
        if place and place % 6 == 0:
            further = further % 5 + 1
        assert icons[id_] == (ICONS[place % 6], ICONS[(place + further) % 6])


@pytest.mark.rule("TWI-02")
def test_the_icons_of_a_known_card_never_change() -> None:
    """A record carries its icons; this notices a new method, which `docs/decks.md` must tell."""
    icons = assigned_icons(["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta"])
    assert icons == {
        "delta": ("sun", "moon"),
        "zeta": ("moon", "star"),
        "eta": ("star", "ship"),
        "epsilon": ("ship", "tree"),
        "alpha": ("tree", "key"),
        "theta": ("key", "sun"),
        "gamma": ("sun", "star"),
        "beta": ("moon", "ship"),
    }

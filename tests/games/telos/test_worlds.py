"""Imagined worlds: nothing in them contradicts what a seat has seen (TEL-30)."""

import gc
from collections import Counter
from itertools import combinations_with_replacement

import pytest

from speeltafel.engine.dice import Dice
from speeltafel.engine.event import Event
from speeltafel.games.telos.cards import names
from speeltafel.games.telos.proofs import THREW, Proof
from speeltafel.games.telos.state import Telos
from tests.games.telos.oracle import Cards, Round, cards_of, only_zeus
from tests.games.telos.positions import new_game, play, position
from tests.games.telos.random_play import KINDS, Kind, RandomGame
from tests.games.telos.referee import cards_in, hands_of, hear, seat_of


class RoundSoFar:
    """What everybody has seen of a round."""

    def __init__(self, state: Telos) -> None:
        """At the deal."""
        self.powers = state.table.powers
        self.pack = Counter(names(state.table.in_play()))
        self.leader = state.table.leader
        self.step = 1 if state.table.direction == 1 else -1
        self.events: list[Event] = []

    def replay(self, world: Telos) -> None:
        """Play the round again in an imagined world; an assertion fails where it can't be."""
        seats = range(world.table.players)
        swaps = {seat: swap_of(world, seat) for seat in seats if world.table.has_swapped(seat)}
        deal = hands_of(world)
        for event in self.events:
            if event.kind == "plays":
                deal[seat_of(event)] += cards_in(event.facts, "cards")
        assert self.holds(world, deal)
        for seat, (gave, came) in swaps.items():
            assert came in deal[seat]
            deal[seat].remove(came)
            deal[seat].append(gave)
        again = Round(deal, self.leader, self.step, powers=self.powers)
        for event in self.events:
            hear(again, event, swaps)
        assert not again.has_to_pass()
        self.check_picked(world, again)

    def holds(self, world: Telos, cards: list[list[str]]) -> bool:
        """Whether there are such cards, those that lie face down included."""
        face_down = [names(world.face_down[seat]) for seat in range(world.table.players)]
        return sum(map(Counter, [*cards, *face_down]), Counter[str]()) <= self.pack

    def check_picked(self, world: Telos, again: Round) -> None:
        """Cards picked and not yet laid are some of a set that may be laid."""
        picked = Counter(names(world.picked))
        assert picked.total() == world.table.picked
        if picked:
            assert any(picked <= Counter(cards) for cards in again.choices())


def swap_of(world: Telos, seat: int) -> tuple[str, str]:
    """What a seat gave and what came in an imagined world."""
    (gave,), (came,) = names(world.face_down[seat]), names(world.came[seat])
    return gave, came


@pytest.mark.rule("TEL-30")
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_no_imagined_world_contradicts_the_round_so_far(kind: Kind) -> None:
    for seed in range(3):
        game = RandomGame(kind, seed)
        seen = RoundSoFar(game.state)
        for events in game.moves(250):
            for event in events:
                seen.events.append(event)
                if event.kind == "round":
                    seen = RoundSoFar(game.state)
            seen.replay(game.state)
            viewer = game.random.choice([None, *range(kind.players)])
            view = game.state.view(viewer)
            world = view.sample(Dice(game.random.getrandbits(60)))
            seen.replay(world)
            assert world.view(viewer).to_json() == view.to_json()


def imagined(state: Telos, viewer: int | None, count: int) -> list[Telos]:
    view = state.view(viewer)
    dice = Dice(1)
    return [view.sample(dice) for _ in range(count)]


def imagined_hands(state: Telos, viewer: int, seat: int) -> set[Cards]:
    """The hands that a viewer imagines for another seat."""
    return {cards_of(hands_of(world)[seat]) for world in imagined(state, viewer, 4000)}


@pytest.mark.rule("TEL-30")
@pytest.mark.parametrize("options", [[], ["divine_trick"]], ids=["plain", "divine"])
def test_an_unseen_card_is_as_likely_in_one_place_as_in_another(options: list[str]) -> None:
    state = new_game(4, *options)
    unseen = Counter(names(state.table.in_play())) - Counter(names(state.hands[0]))
    worlds = imagined(state, 0, 3000)
    for seat in range(1, 4):
        held = Counter(card for world in worlds for card in hands_of(world)[seat])
        for card, count in unseen.items():
            assert held[card] / len(worlds) == pytest.approx(count * 7 / unseen.total(), rel=0.2)
    for seat in range(4) if options else []:
        divine = Counter(card for world in worlds for card in names(world.face_down[seat]))
        assert divine["13"] / len(worlds) == pytest.approx(unseen["13"] / unseen.total(), rel=0.2)


MIDDLE = [str(value) for value in range(5, 9)]
"""What is left after a 5 was thrown on a 9: nothing that follows, nothing lower."""


@pytest.mark.rule("TEL-30")
def test_who_threw_a_card_holds_nothing_that_follows_and_nothing_lower() -> None:
    state = position("""
        seat 0: 9 1 1
        seat 1: 5 7 8
        seat 2: 10 2 2
    """)
    play(state, "0: play 9", "1: play 5", "2: play 10")
    assert imagined_hands(state, 0, 1) == {*combinations_with_replacement(MIDDLE, 2)}


@pytest.mark.rule("TEL-30")
def test_who_threw_several_cards_may_hold_one_that_is_high_enough() -> None:
    state = position("""
        seat 0: 9 9 1
        seat 1: 3 4 8
        seat 2: 10 2 2
    """)
    play(state, "0: play 9 9", "1: play 3 4")
    gods = [str(value) for value in range(4, 14)]
    assert imagined_hands(state, 0, 1) == {(card,) for card in [*gods, "zeus"]}


@pytest.mark.rule("TEL-30")
def test_a_swap_after_a_throw_brings_any_card() -> None:
    state = position("""
        divine trick
        seat 0: 9 1 1
        seat 1: 5 7 8
        seat 2: 10 2 2
    """)
    play(state, "0: play 9", "1: play 5", "1: swap 7")
    seen = [state.hands[0], *state.table.played]
    unseen = names(state.table.in_play() - sum(seen))
    kept_and_came = {cards_of([kept, came]) for kept in MIDDLE for came in unseen}
    assert imagined_hands(state, 0, 1) == kept_and_came
    assert {names(world.face_down[1])[0] for world in imagined(state, 0, 200)} == {*MIDDLE}


@pytest.mark.rule("TEL-30")
def test_who_passed_the_lead_holds_only_zeus_cards() -> None:
    state = position("""
        seat 0: 13 zeus zeus
        seat 1: 1 1 9
        seat 2: 7 8 8
    """)
    play(state, "0: play 13", "1: play 1", "2: play 7")
    assert imagined_hands(state, 2, 0) == {("zeus", "zeus")}


@pytest.mark.rule("TEL-30")
def test_who_is_to_lead_holds_a_god() -> None:
    state = position("""
        seat 0: 9 1 1
        seat 1: zeus 2 zeus
        seat 2: 3 3 3
    """)
    play(state, "0: play 9", "1: play zeus", "2: play 3")
    hands = imagined_hands(state, 0, 1)
    assert ("2", "zeus") in hands
    assert ("zeus", "zeus") not in hands


@pytest.mark.rule("TEL-30")
def test_a_leader_who_swapped_held_a_god_before_and_after() -> None:
    state = position("""
        divine trick
        seat 0: 9 zeus, divine 8
        seat 1: 1 2
        seat 2: 7 8
    """)
    play(state, "0: swap 9")
    for world in imagined(state, 1, 2000):
        gave, came = swap_of(world, 0)
        held = [*hands_of(world)[0], gave]
        held.remove(came)
        assert not only_zeus(held)
        assert not only_zeus(hands_of(world)[0])


@pytest.mark.rule("TEL-30")
def test_who_leads_the_last_trick_may_have_swapped_a_zeus_away() -> None:
    state = position("""
        divine trick
        seat 0: 9, divine 8
        seat 1: 1
        seat 2: 7
    """)
    play(state, "0: swap 9")
    assert "zeus" in {swap_of(world, 0)[0] for world in imagined(state, 1, 500)}


def test_a_long_chain_of_proofs_is_freed_by_the_garbage_collectors_rules() -> None:
    """With six players who lead high cards, 44 were seen in a round; from 51 on a server could crash."""
    proof = Proof(THREW, 0, 0, None)
    for _ in range(1_000):
        proof = Proof(THREW, 0, 0, proof)
    assert gc.is_tracked(proof)

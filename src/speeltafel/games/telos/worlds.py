"""Worlds that a seat can't tell from the real one.

Cards are drawn for the other hands from all that the seat has not seen, each hand from the kinds
that play has left possible for it. Who could not follow several cards was short of high ones: a
value is chosen at which that hand fell short, and no more cards of that value or higher are drawn
than it can have held. What a swap in between leaves open is asked of the finished world: one that
contradicts a proof is drawn again. Every world that agrees with the round so far can come up, the
real one among them, so a draw succeeds sooner or later; `bench/playouts.py` shows how soon.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from speeltafel.engine.chance import Thrown
from speeltafel.engine.dice import Dice
from speeltafel.games.telos.cards import (
    ALL_KINDS,
    card_count,
    gods,
    kinds_in,
    pack_of,
)
from speeltafel.games.telos.following import kinds_from
from speeltafel.games.telos.proofs import SWAPPED, Proof, in_order
from speeltafel.games.telos.state import Telos
from speeltafel.games.telos.table import Tableau, no_cards, take_away
from speeltafel.games.telos.unseen import Unseen


class Worlds:
    """All worlds that agree with what a seat knows; `draw` gives one of them."""

    def __init__(
        self, *, table: Tableau, seat: int | None, hand: i64, gave: i64, came: i64, picked: i64
    ) -> None:
        self.table = table
        self.own: i64 = table.players if seat is None else seat  # a spectator has nobody's seat
        self.hand = hand
        self.gave = gave
        self.own_came = came
        self.own_picked = picked
        self._gather_unseen()
        self._gather_proofs()
        others = [other for other in range(table.players) if other != self.own]
        self.others = vec[i64](sorted(others, key=self._room))

    def _gather_unseen(self) -> None:
        unseen = self.table.round_cards() - self.hand - self.gave
        for seat in range(self.table.players):
            unseen -= self.table.played[seat]
        self.unseen = Unseen(unseen)

    def _gather_proofs(self) -> None:
        """The kinds that proofs leave possible, and the proofs that this does not cover."""
        players = self.table.players
        self.given = vec[i64]([ALL_KINDS] * players)  # kinds for a card given up in a swap
        self.kept = vec[i64]([ALL_KINDS] * players)  # for a card that was dealt and is held
        self.brought = vec[i64]([ALL_KINDS] * players)  # for a card that a swap brought
        self.swap_at = no_cards(players)  # the place of the proof of a seat's swap
        self.checks = vec[i64]()  # the places of proofs that have to be checked
        self.shortages: list[list[vec[i64]]] = [[] for _ in range(players)]  # see `_shortages`
        proofs = in_order(self.table.proof)
        self.proofs = proofs
        for at in range(len(proofs)):
            if proofs[at].kind == SWAPPED:
                self.swap_at[proofs[at].seat] = at
        for at in range(len(proofs)):
            if proofs[at].seat != self.own:
                self._gather_proof(at)

    def _gather_proof(self, at: i64) -> None:
        proof = self.proofs[at]
        seat, kinds = proof.seat, proof.kinds_left()
        before_swap = at < self.swap_at[seat]
        self.kept[seat] &= kinds
        if before_swap:
            self.given[seat] &= kinds
        else:
            self.brought[seat] &= kinds
        if before_swap or proof.count > 1:
            self.checks = append(self.checks, at)
        if proof.count > 1:
            self.shortages[seat].append(self._shortages(proof, before_swap))

    def _shortages(self, proof: Proof, before_swap: bool) -> vec[i64]:
        """Ways in which a hand can have failed to match several cards.

        In pairs: a god, and how many cards as high as that one the unseen part of the hand
        holds at most. What was played since a swap may not have been there: it is not counted.
        """
        match = proof.match
        played = self.table.played[proof.seat]
        if before_swap:
            played = self.proofs[self.swap_at[proof.seat]].played
        seen = played - proof.played
        found = vec[i64]()
        for one in pack_of(kinds_in(match)):
            room = card_count(match & -one) - 1 - card_count(seen & -one)
            if room >= 0:
                found = append(append(found, one), room)
        return found

    def _room(self, seat: int) -> int:
        """Seats with few possible kinds draw first."""
        return card_count(self.kept[seat])

    def draw(self, dice: Dice) -> Telos:
        """One world: a whole state with luck of its own."""
        world = Telos(self.table.clone(), Thrown(dice.fork()))
        world.hands = no_cards(self.table.players)
        world.face_down = no_cards(self.table.players)
        world.came = no_cards(self.table.players)
        self._fill(world, dice)
        return world

    def redraw(self, world: Telos, dice: Dice) -> Telos:
        """The same, in place of one of these worlds."""
        world.table.become(self.table)
        world.chance = world.chance.renewed(dice)
        world.picked = 0
        self._fill(world, dice)
        return world

    def _fill(self, world: Telos, dice: Dice) -> None:
        """Deal what the seat can't see into a world with the table that it sees."""
        while not (self._deal(world, dice) and self._agrees(world)):
            pass
        self._pick(world, dice)

    def _deal(self, world: Telos, dice: Dice) -> bool:
        """Give everybody cards; False if the unseen ones that are left don't fit a hand."""
        self.unseen.refill()
        take_away(world.face_down)
        take_away(world.came)
        if self.own < self.table.players:
            world.hands[self.own] = self.hand
            world.face_down[self.own] = self.gave
            world.came[self.own] = self.own_came
        for place in range(len(self.others)):
            if not self._deal_hand(world, self.others[place], dice):
                return False
        if self.table.divine_trick:
            self._deal_divine(world, dice)
        return True

    def _deal_hand(self, world: Telos, seat: i64, dice: Dice) -> bool:
        to_draw = self.table.hand_size(seat)
        hand: i64 = 0
        if self.table.has_swapped(seat):
            came = self._guess_came(seat, to_draw, dice)
            if came == 0:  # it is still in the hand
                came = self.unseen.take(self.brought[seat], dice)
                hand = came
                to_draw -= 1
            world.came[seat] = came
            world.face_down[seat] = self.unseen.take(self.given[seat], dice)
            if came == 0 or world.face_down[seat] == 0:
                return False
        kept = self._draw_kept(seat, to_draw, dice)
        world.hands[seat] = hand + kept
        return kept != 0 or to_draw == 0

    def _draw_kept(self, seat: i64, count: i64, dice: Dice) -> i64:
        """Cards that were dealt and are still held; none if there are not enough that fit."""
        if len(self.shortages[seat]) == 0:
            return self.unseen.draw(self.kept[seat], count, dice)
        floors = vec[i64]()
        rooms = vec[i64]()
        for ways in self.shortages[seat]:
            way = 2 * dice.below(len(ways) // 2)
            floors = append(floors, ways[way])
            rooms = append(rooms, ways[way + 1])
        hand: i64 = 0
        for _card in range(count):
            kinds = self.kept[seat]
            for i in range(len(floors)):
                if rooms[i] == 0:
                    kinds &= ~kinds_from(floors[i])
            drawn = self.unseen.take(kinds, dice)
            if drawn == 0:
                return 0
            for i in range(len(floors)):
                if drawn & -floors[i] != 0:
                    rooms[i] -= 1
            hand += drawn
        return hand

    def _guess_came(self, seat: i64, held: i64, dice: Dice) -> i64:
        """Which of the cards played since the swap it brought; none if it is still held."""
        played_before = self.proofs[self.swap_at[seat]].played
        played = pack_of(self.table.played[seat] - played_before)
        for one in played:
            if self.given[seat] & one == 0:
                return one  # it can't have been in the hand before
        place = dice.below(len(played) + held)
        if place >= len(played):
            return 0
        return played[place]

    def _deal_divine(self, world: Telos, dice: Dice) -> None:
        for seat in range(self.table.players):
            if not self.table.has_swapped(seat):
                world.face_down[seat] = self.unseen.take(ALL_KINDS, dice)

    def _agrees(self, world: Telos) -> bool:
        table = self.table
        if table.count == 0 and not table.is_last_trick() and gods(world.hands[table.turn]) == 0:
            return False  # such a leader would have passed (TEL-19)
        for at in self.checks:
            if not self.proofs[at].agrees(self._hand_at(world, at)):
                return False
        return True

    def _hand_at(self, world: Telos, at: i64) -> i64:
        """The hand of a world at the moment of a proof: what was played since goes back."""
        proof = self.proofs[at]
        seat = proof.seat
        hand = world.hands[seat] + self.table.played[seat] - proof.played
        if at < self.swap_at[seat]:
            hand += world.face_down[seat] - world.came[seat]
        return hand

    def _pick(self, world: Telos, dice: Dice) -> None:
        """Cards that were picked and not yet laid: unseen, but by the rules."""
        if self.table.turn == self.own:
            world.picked = self.own_picked
            return
        world.table.picked = 0
        while world.table.picked < self.table.picked:
            kinds = pack_of(world.playable())
            world.picked += kinds[dice.below(len(kinds))]
            world.table.picked += 1

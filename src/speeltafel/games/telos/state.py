"""Télos: a trick-taking game in which only the last trick of a round counts, against you.

The rules are TEL-01 to TEL-30 of `docs/rules/telos.md`; each number stands where its rule is
enforced. A leader leads in one action; a follower picks the cards one by one, in any order and
unseen, and they are laid when all are picked.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.engine.bits import bit
from speeltafel.engine.chance import Chance
from speeltafel.engine.event import Event
from speeltafel.engine.outcome import Outcome
from speeltafel.engine.refusal import Refusal
from speeltafel.engine.state import FastState
from speeltafel.games.telos import events
from speeltafel.games.telos.actions import (
    ACTIONS,
    LEAD,
    SWAP,
    cards_of,
    lead,
    lead_with_bull,
)
from speeltafel.games.telos.cards import (
    ANT_CARD,
    BULL_CARD,
    CUCKOO_CARD,
    EAGLE_CARD,
    SERPENT_CARD,
    SWAN_CARD,
    ZEUS_POINTS,
    card,
    card_count,
    count_of,
    god,
    gods,
    highest_god,
    kind_of,
    kinds_in,
    lowest_god,
    pack_of,
    repeated_gods,
    zeus_count,
)
from speeltafel.games.telos.following import can_follow, picks
from speeltafel.games.telos.refusals import why_not
from speeltafel.games.telos.table import (
    BY_CUCKOO,
    BY_EAGLE,
    FOLLOWED,
    IN_LAST_TRICK,
    LED,
    LOST,
    THROWN,
    WITH_ANT,
    Tableau,
    no_cards,
)

if TYPE_CHECKING:
    from speeltafel.games.telos.view import TelosView

LEAST_DEALT: Final = 7


class Telos(FastState):
    """A position of Télos: the open table, and what lies face down or is held in hands."""

    def __init__(self, table: Tableau, chance: Chance) -> None:
        self.table = table
        self.chance = chance
        self.hands = vec[i64]()  # by seat
        self.face_down = vec[i64]()  # by seat: the divine card, or the card given for it
        self.came = vec[i64]()  # by seat: what the swap brought, nothing before it
        self.picked: i64 = 0  # by the seat on turn, out of its hand, not yet laid

    def clone(self) -> "Telos":
        twin = Telos(self.table.clone(), self.chance.clone())
        twin.hands = self.hands[:]
        twin.face_down = self.face_down[:]
        twin.came = self.came[:]
        twin.picked = self.picked
        return twin

    # Who may do what

    def actors(self) -> i64:
        table = self.table
        if table.over:
            return 0
        seats = bit(table.turn)
        if table.divine_trick:
            for seat in range(table.players):
                if self.may_swap(seat):
                    seats |= bit(seat)
        return seats

    def awaited(self) -> i64:
        if self.table.over:
            return 0
        return bit(self.table.turn)

    def most_legal(self) -> i64:
        return ACTIONS

    def fill_legal(self, seat: i64, into: vec[i64]) -> i64:
        table = self.table
        count: i64 = 0
        if table.over:
            return count
        on_turn = seat == table.turn
        if on_turn:
            count = _add_kinds(into, count, self.playable(), 0)
        if table.divine_trick and self.may_swap(seat):
            count = _add_kinds(into, count, kinds_in(self.hands[seat]), SWAP)
        if on_turn and table.count == 0:
            count = self._add_leads(into, count)
        return count

    def permits(self, seat: int, action: int) -> Refusal | None:
        if action in self.legal(seat):
            return None
        return why_not(self.table, self.hands[seat], self.picked, seat, action)

    def may_swap(self, seat: i64) -> bool:
        """TEL-29: once a round, every player who holds a card; not between the cards of one play."""
        table = self.table
        if not table.divine_trick or table.has_swapped(seat) or self.hands[seat] == 0:
            return False
        return seat != table.turn or table.picked == 0

    def playable(self) -> i64:
        """The kinds of single card that the seat on turn may lead or pick."""
        table = self.table
        hand = self.hands[table.turn]
        if table.is_last_trick():
            return kinds_in(hand)
        if table.count == 0:
            return kinds_in(gods(hand))  # TEL-19
        to_pick = table.count - table.picked
        rest = hand - self.picked
        return picks(rest, self.picked, table.match, table.count, to_pick, table.powers)

    def _add_leads(self, into: vec[i64], at: i64) -> i64:
        """TEL-08, TEL-23: several cards of one value, with the Bull or without."""
        limit = self.table.lead_limit()
        if limit == 1:
            return at
        hand = self.hands[self.table.turn]
        kinds = repeated_gods(hand)
        while kinds != 0:
            value = lowest_god(kinds)
            for count in range(2, min(count_of(hand, value - 1), limit) + 1):
                into[at] = lead(value, count)
                at += 1
            kinds &= kinds - 1
        if hand & BULL_CARD == 0:
            return at
        kinds = kinds_in(gods(hand))
        while kinds != 0:
            value = lowest_god(kinds)
            for count in range(1, min(count_of(hand, value - 1), limit - 1) + 1):
                into[at] = lead_with_bull(value, count)
                at += 1
            kinds &= kinds - 1
        return at

    def time_up(self, seat: int) -> int:
        """The lowest card that may be played; plays come before swaps."""
        return self.legal(seat)[0]

    def reveals(self, seat: int, action: int) -> bool:  # noqa: ARG002 - the contract's
        """All but a card that is picked, as long as the others of its set are still to be picked."""
        if action >= SWAP or self.table.count == 0:
            return True
        return self.table.picked + 1 == self.table.count

    # What happens

    def play(self, seat: i64, action: i64) -> None:
        self._act(seat, action, None)

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        self._act(seat, action, log)

    def _act(self, seat: i64, action: i64, log: list[Event] | None) -> None:
        if SWAP <= action < LEAD:
            self._swap(seat, card(action - SWAP), log)
        elif self.table.count == 0:
            self._lead(seat, cards_of(action), log)
        elif self.table.count == 1:
            self._follow(seat, card(action), log)
        else:
            self._pick(seat, card(action), log)

    def _lead(self, seat: i64, cards: i64, log: list[Event] | None) -> None:
        table = self.table
        table.count = card_count(cards)
        table.ahead = seat
        last = table.is_last_trick()
        # TEL-23: the Bull counts as one more of the value it goes with
        table.match = cards if last else god(lowest_god(cards)) * table.count
        self._lay(seat, cards, IN_LAST_TRICK if last else LED, log)

    def _pick(self, seat: i64, chosen: i64, log: list[Event] | None) -> None:
        table = self.table
        self.picked += chosen
        table.picked += 1
        if log is not None:
            log.append(events.picks(table, seat, chosen))
        if table.picked == table.count:
            cards = self.picked
            self.picked = 0
            table.picked = 0
            self._follow(seat, cards, log)

    def _follow(self, seat: i64, cards: i64, log: list[Event] | None) -> None:
        table = self.table
        if table.is_last_trick():
            how: i64 = IN_LAST_TRICK
            if worth(cards) >= worth(table.match):  # TEL-12, TEL-20
                table.match = cards
                table.ahead = seat
        elif can_follow(cards, table.match, table.count):
            how = FOLLOWED
            # TEL-17: from now on a Zeus stands there as what it counted for
            zeus = zeus_count(cards) * god(highest_god(table.match))
            table.match = gods(cards) + zeus
            table.ahead = seat
        elif table.powers and table.count > 1 and cards & ANT_CARD != 0:
            how = WITH_ANT
        else:
            how = THROWN
            table.prove_throw(seat, cards)
        self._lay(seat, cards, how, log)

    def _lay(self, seat: i64, cards: i64, how: i64, log: list[Event] | None) -> None:
        table = self.table
        self.hands[seat] -= cards
        table.lay(seat, cards, how)
        if log is not None:
            log.append(events.plays(table, seat))
        if table.powers and how != THROWN:  # TEL-27
            self._use_powers(seat, cards, log)
        if table.done < table.players:
            table.turn = table.next_to(seat)
        elif table.is_last_trick():
            self._end_round(log)
        else:
            self._end_trick(log)

    def _use_powers(self, seat: i64, cards: i64, log: list[Event] | None) -> None:
        """TEL-22, TEL-24, TEL-25, TEL-26; in the last trick only the Serpent (TEL-27)."""
        table = self.table
        if cards & SERPENT_CARD != 0:
            table.reversing = True
            if log is not None:
                log.append(events.reverses(table, seat))
        if table.is_last_trick():
            return
        if cards & SWAN_CARD != 0:
            table.swan = True
            if log is not None:
                log.append(events.swan(seat))
        if cards & CUCKOO_CARD != 0:
            table.next_lead = BY_CUCKOO
        if cards & EAGLE_CARD != 0:  # of both in one set the Eagle
            table.next_lead = BY_EAGLE
            table.eagle = seat

    def _end_trick(self, log: list[Event] | None) -> None:
        """TEL-07, TEL-09: who followed last has won, and leads unless a power says otherwise."""
        table = self.table
        leader = table.next_leader()
        if log is not None:
            events.add_trick(log, table, leader)
        table.left -= table.count
        table.clear_trick()
        self._give_lead(leader, log)

    def _give_lead(self, seat: i64, log: list[Event] | None) -> None:
        """TEL-19: a leader with only Zeus cards before the last trick passes the lead."""
        table = self.table
        while gods(self.hands[seat]) == 0 and not table.is_last_trick():
            table.prove_pass(seat)
            passer = seat
            seat = table.next_to(seat)
            if log is not None:
                log.append(events.passes(passer, seat))
        table.leader = seat
        table.turn = seat

    def _swap(self, seat: i64, given: i64, log: list[Event] | None) -> None:
        """TEL-29: the divine card comes, the card given up lies face down."""
        table = self.table
        leading = seat == table.turn and table.count == 0
        table.prove_swap(seat, leading)
        came = self.face_down[seat]
        self.hands[seat] += came - given
        self.face_down[seat] = given
        self.came[seat] = came
        if log is not None:
            log.append(events.swaps(seat, given, came))
        if leading:
            self._give_lead(seat, log)

    def _end_round(self, log: list[Event] | None) -> None:
        """TEL-13, TEL-14, TEL-16: the minus card, and the next round or the end."""
        table = self.table
        loser = table.ahead
        minus = table.laid[loser]
        table.minus[loser] += minus
        if log is not None:
            log.append(events.minus(table, loser, minus))
        if table.minus_points(loser) >= LOST:
            table.over = True
            if log is not None:
                log.append(events.ends(table, loser))
            return
        table.clear_trick()
        table.dealer = loser
        self.deal(worth(minus), log)

    def deal(self, wish: i64, log: list[Event] | None) -> None:
        """TEL-14, TEL-15: as many cards as wished, at least 7, at most what there is."""
        table = self.table
        table.round += 1
        cards = pack_of(table.in_play())
        self.chance.mix("round", table.round, cards)
        extra: i64 = 1 if table.divine_trick else 0
        each = min(max(wish, LEAST_DEALT), len(cards) // table.players - extra)
        table.begin_round(each)
        self.hands = no_cards(table.players)
        self.face_down = no_cards(table.players)
        self.came = no_cards(table.players)
        seat = table.dealer
        hands = self.hands
        for place in range(each * table.players):
            seat = table.next_to(seat)
            hands[seat] += cards[place]
        for place in range(each * table.players, (each + extra) * table.players):
            seat = table.next_to(seat)
            self.face_down[seat] = cards[place]  # TEL-29: one more circle at the end
        if log is not None:
            log.append(events.round_begins(table, self.hands))
        self._give_lead(table.next_to(table.dealer), log)  # TEL-05

    # What comes of it

    def outcome(self) -> Outcome | None:
        table = self.table
        if not table.over:
            return None
        scores = [-table.minus_points(seat) for seat in range(table.players)]
        winners = [seat for seat, score in enumerate(scores) if score > -LOST]
        return Outcome("limit", winners, scores)

    def view(self, seat: int | None) -> "TelosView":
        return self._view(seat, self.table.clone())

    def glance(self, seat: int | None) -> "TelosView":
        return self._view(seat, self.table)

    def _view(self, seat: int | None, table: Tableau) -> "TelosView":
        from speeltafel.games.telos.view import TelosView  # noqa: PLC0415 - they make each other

        if seat is None:
            return TelosView(table=table, seat=None, hand=0, gave=0, came=0, picked=0)
        return TelosView(
            table=table,
            seat=seat,
            hand=self.hands[seat],
            gave=self.face_down[seat] if table.has_swapped(seat) else 0,
            came=self.came[seat],
            picked=self.picked if seat == table.turn else 0,
        )


def worth(one: i64) -> i64:
    """What one card counts for in the last trick (TEL-20)."""
    if gods(one) == 0:
        return ZEUS_POINTS
    return lowest_god(one)


def _add_kinds(into: vec[i64], at: i64, kinds: i64, base: i64) -> i64:
    """Put an action for each kind of card into a buffer from a place on: where the next goes."""
    while kinds != 0:
        into[at] = base + kind_of(kinds)
        at += 1
        kinds &= kinds - 1
    return at

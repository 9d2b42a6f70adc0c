"""How a good player plays Télos: the rule of thumb, and what a search goes by."""

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.bots.bot import WAIT
from speeltafel.bots.consideration import Consideration
from speeltafel.bots.guide import FastGuide
from speeltafel.bots.telos.considerations import of_action, of_round
from speeltafel.bots.telos.danger import chance_to_win, is_decided
from speeltafel.bots.telos.priorities import SOON, follow_priority, lead_priority, swap_priority
from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State
from speeltafel.games.telos.actions import LEAD, SWAP
from speeltafel.games.telos.cards import card, kinds_in
from speeltafel.games.telos.state import Telos


class TelosHabits(FastGuide):
    """Plays what has the highest priority; judges a round by what it means for the match.

    It looks at the own hand and the open table only, whatever the state shows of others.
    """

    def pick_among(
        self,
        state: State,
        seat: i64,
        choices: vec[i64],
        count: i64,
        dice: Dice,  # noqa: ARG002
    ) -> i64:
        assert isinstance(state, Telos)
        if choices[count - 1] == WAIT:
            return WAIT  # a swap can wait for the own turn: more is known then
        chosen = choices[0]
        most = self.priority(state, seat, chosen)
        for place in range(1, count):
            priority = self.priority(state, seat, choices[place])
            if priority > most:
                chosen, most = choices[place], priority
        return chosen

    def priority(self, state: Telos, seat: i64, action: i64) -> i64:
        """How soon a seat on turn does this; the highest number first."""
        table = state.table
        hand = state.hands[seat] - state.picked
        if not is_play(action):
            return swap_priority(table, action)
        if table.count == 0:
            return lead_priority(hand, table.left, action)
        return follow_priority(hand, state.picked, action)

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Telos)
        return chance_to_win(state, seat)

    def part(self, state: State) -> int:
        """A round, but for its last trick where that needs no playing."""
        assert isinstance(state, Telos)
        return 2 * state.table.round + (1 if is_decided(state) else 0)

    def narrow(self, state: State, seat: i64, choices: vec[i64], count: i64) -> i64:
        """All plays; a swap only on the own turn, when most is known, and near the end."""
        assert isinstance(state, Telos)
        if not state.table.divine_trick:
            return count
        if choices[count - 1] == WAIT:
            choices[0] = WAIT
            return 1
        found: i64 = 0
        for place in range(count):
            action = choices[place]
            if is_play(action) or may_help(state, seat, action):
                choices[found] = action
                found += 1
        return found

    def considerations(self, state: State, seat: int, action: int) -> list[Consideration]:
        assert isinstance(state, Telos)
        return of_action(state, seat, action)

    def deal_of(self, state: State) -> int:
        assert isinstance(state, Telos)
        return state.table.round

    def foreseen(self, before: State, after: State, seat: int) -> dict[str, float]:
        assert isinstance(before, Telos)
        assert isinstance(after, Telos)
        return of_round(before, after, seat)


def is_play(action: i64) -> bool:
    return action < SWAP or action >= LEAD


def may_help(state: Telos, seat: i64, swap: i64) -> bool:
    """Whether this swap is worth a thought: the lowest card is given up in the last trick only."""
    kinds = kinds_in(state.hands[seat])
    lowest = kinds & -kinds
    left = state.table.left
    return left == 1 or (left <= SOON and card(swap - SWAP) != lowest)

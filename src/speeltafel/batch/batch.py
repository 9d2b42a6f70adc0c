"""Many tables of one game, stepped at once: no Python for each table once this is compiled.

All results are in buffers that stay where they are, so that numpy can look at them in place. A table
depends on its own seed alone: one table or thousands, each plays the same.
"""

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from speeltafel.bots.turn_order import seat_to_ask
from speeltafel.engine.bits import bit
from speeltafel.engine.chance import Thrown
from speeltafel.engine.dice import Dice
from speeltafel.engine.encoding import Encoding, new_cells
from speeltafel.engine.errors import BadAction
from speeltafel.engine.game import Game, Value
from speeltafel.engine.payoffs import payoffs
from speeltafel.engine.state import State, buffer_for


class Rules:
    """What all tables of a batch have in common."""

    def __init__(
        self, game: Game, players: int, options: dict[str, Value], encoding: Encoding
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.encoding = encoding

    def deal(self, dice: Dice) -> State:
        return self.game.deal(self.players, self.options, Thrown(dice.fork()), None)


class Batch:
    """The buffers have a row for each table; `actions` counts those of the encoding, and to wait."""

    def __init__(self, rules: Rules, seeds: list[int], observing: bool) -> None:  # noqa: FBT001
        self.rules = rules
        self.observing = observing
        self.tables: i64 = len(seeds)
        self.actions: i64 = rules.encoding.actions + 1
        self.dice = [Dice(seed) for seed in seeds]
        self.states = [rules.deal(dice) for dice in self.dice]
        self._buffer = buffer_for(self.states[0])
        self.most: i64 = min(self.actions, len(self._buffer) + 1)
        self.asked = vec[i64]([0] * self.tables)  # who chose to wait since the last action
        # what numpy sees
        self.seats = vec[i64]([0] * self.tables)  # who is asked
        self.masks = vec[u8]([0] * (self.tables * self.actions))
        self.choices = new_cells(self.tables * self.most)  # the same as a list: the actions
        self.counts = vec[i64]([0] * self.tables)  # how many of them there are
        self.rewards = vec[float]([0.0] * (self.tables * rules.players))
        self.dones = vec[u8]([0] * self.tables)  # a game ended, and the next has begun
        size: i64 = rules.encoding.size if observing else 0
        self.observations = new_cells(self.tables * size)
        for table in range(self.tables):
            self._ask(table, self.states[table])

    def step(self, actions: bytes) -> None:
        """Play the action of each table, as 64-bit numbers in a row; a new game follows an end."""
        self._check(actions)
        dones = self.dones
        for table in range(self.tables):
            if dones[table] != 0:
                self._forget_end(table)
            state = self._play(table, read_i64_le(actions, 8 * table))
            self._ask(table, state)

    def _check(self, actions: bytes) -> None:
        """All or nothing: before anything is played, every action is one of the table's choices."""
        if len(actions) != 8 * self.tables:
            raise not_as_many(self.tables)
        masks, count = self.masks, self.actions
        row: i64 = 0
        for table in range(self.tables):
            action = read_i64_le(actions, 8 * table)
            if not 0 <= action < count or masks[row + action] == 0:
                raise not_a_choice(table, action)
            row += count

    def _play(self, table: i64, action: i64) -> State:
        """The position after an action: of the next game, if this one has ended."""
        state, seat = self.states[table], self.seats[table]
        if action == self.actions - 1:
            self.asked[table] |= bit(seat)
            return state
        self.asked[table] = 0
        state.play(seat, self.rules.encoding.code(action))
        if state.actors() != 0:
            return state
        self._end(table, state)
        return self.states[table]

    def _end(self, table: i64, state: State) -> None:
        outcome = state.outcome()
        assert outcome is not None
        row = table * self.rules.players
        for payoff in payoffs(self.rules.game, outcome):
            self.rewards[row] = payoff
            row += 1
        self.dones[table] = 1
        self.states[table] = self.rules.deal(self.dice[table])

    def _forget_end(self, table: i64) -> None:
        self.dones[table] = 0
        row = table * self.rules.players
        for cell in range(row, row + self.rules.players):
            self.rewards[cell] = 0.0

    def _ask(self, table: i64, state: State) -> None:
        """Whose turn it is at a table, what that seat sees, and what it can choose."""
        awaited = state.awaited()
        seat = seat_to_ask(state.actors(), awaited, self.asked[table])
        self.seats[table] = seat
        self._fill_choices(table, state, seat, awaited)
        if self.observing:
            encoding = self.rules.encoding
            encoding.observe(state.glance(seat), self.observations, table * encoding.size)

    def _fill_choices(self, table: i64, state: State, seat: i64, awaited: i64) -> None:
        """Take the choices before out of the mask, and put the new ones in."""
        encoding, buffer = self.rules.encoding, self._buffer
        masks, choices = self.masks, self.choices
        mask, first = table * self.actions, table * self.most
        for cell in range(first, first + self.counts[table]):
            masks[mask + i64(choices[cell])] = 0
        count = state.fill_legal(seat, buffer)
        for place in range(count):
            action = encoding.action(buffer[place])
            masks[mask + action] = 1
            choices[first + place] = i16(action)
        if awaited & bit(seat) == 0:  # the game can go on without it
            wait = self.actions - 1
            masks[mask + wait] = 1
            choices[first + count] = i16(wait)
            count += 1
        self.counts[table] = count


def not_as_many(tables: int) -> BadAction:
    return BadAction(f"{tables} tables need as many actions, of 64 bits each")


def not_a_choice(table: int, action: int) -> BadAction:
    return BadAction(f"table {table} can't choose {action} now: see its mask")

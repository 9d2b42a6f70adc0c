"""Plays Télos by what it learned against itself; `examples/learn_telos.py` taught it.

A small network predicts for each action what the round will cost. It was taught with four players and the
plain rules; elsewhere it plays by a rule of thumb.
"""

from typing import Final

from librt.strings import read_f32_le, read_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.bots.bot import Bot, Budget
from speeltafel.engine.dice import Dice
from speeltafel.engine.encoding import new_cells
from speeltafel.engine.view import View
from speeltafel.games.telos.encoding import TelosEncoding
from speeltafel.games.telos.table import Tableau
from speeltafel.games.telos.view import TelosView

PLAYERS: Final = 4
HEADER: Final = 24
"""Bytes in front: the number of cells, of hidden units and of actions."""


class CostNetwork:
    """One hidden layer, from a file: header, four rows of scales and biases, two tables of bytes."""

    def __init__(self, data: bytes) -> None:
        cells, hidden, actions = read_i64_le(data, 0), read_i64_le(data, 8), read_i64_le(data, 16)
        self.cells = cells
        self.hidden = hidden
        tables = HEADER + 4 * (3 * hidden + actions)
        in_scales = floats(data, HEADER, hidden)
        self.in_bias = floats(data, HEADER + 4 * hidden, hidden)
        out_scales = floats(data, HEADER + 8 * hidden, hidden)
        self.out_bias = floats(data, HEADER + 12 * hidden, actions)
        self.weights_in = scaled(data, tables, cells, in_scales)
        self.weights_out = scaled(data, tables + cells * hidden, actions, out_scales)

    def units(self, view: TelosView, encoding: TelosEncoding) -> vec[float]:
        """What the hidden units make of a view."""
        cells = new_cells(self.cells)
        encoding.observe(view, cells, 0)
        units = self.in_bias[:]
        for cell in range(self.cells):
            value = cells[cell]
            if value != 0:
                self._add(units, cell * self.hidden, float(value))
        for unit in range(self.hidden):
            units[unit] = max(0.0, units[unit])
        return units

    def _add(self, units: vec[float], row: i64, factor: float) -> None:
        weights = self.weights_in
        for unit in range(self.hidden):
            units[unit] += factor * weights[row + unit]

    def cost(self, units: vec[float], action: i64) -> float:
        """What an action will cost in this round, as far as it knows."""
        weights, row = self.weights_out, action * self.hidden
        cost = self.out_bias[action]
        for unit in range(self.hidden):
            cost += units[unit] * weights[row + unit]
        return cost


class SelfTaught(Bot):
    """Plays what promises to cost least."""

    def __init__(self, data: bytes, otherwise: Bot) -> None:
        self.data = data
        self.otherwise = otherwise
        self.encoding = TelosEncoding(PLAYERS)
        self._network: CostNetwork | None = None

    def choose(self, view: View, choices: list[int], budget: Budget, dice: Dice) -> int:
        assert isinstance(view, TelosView)
        if len(choices) == 1 or not was_taught(view.table):
            return self.otherwise.choose(view, choices, budget, dice)
        network = self._network
        if network is None:  # unpacked when it is first asked
            network = CostNetwork(self.data)
            self._network = network
        units = network.units(view, self.encoding)
        chosen, least = choices[0], network.cost(units, choices[0])
        for action in choices[1:]:
            cost = network.cost(units, action)
            if cost < least:
                chosen, least = action, cost
        return chosen


def was_taught(table: Tableau) -> bool:
    return table.players == PLAYERS and not table.powers and not table.divine_trick


def floats(data: bytes, at: i64, count: i64) -> vec[float]:
    return vec[float]([read_f32_le(data, at + 4 * place) for place in range(count)])


def scaled(data: bytes, at: i64, rows: i64, scales: vec[float]) -> vec[float]:
    """A table of signed bytes, a column for each hidden unit, each times the scale of its column."""
    columns = len(scales)
    found = vec[float]([0.0] * (rows * columns))
    for row in range(rows):
        for column in range(columns):
            place = row * columns + column
            byte = data[at + place]
            found[place] = float(byte - 256 if byte > 127 else byte) * scales[column]
    return found

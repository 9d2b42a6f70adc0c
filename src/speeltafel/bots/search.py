"""Information-set Monte Carlo tree search: imagine a world, play it out, learn, again.

One tree over what everybody does. Each simulation walks it in another world that the view allows,
so a node is judged over all worlds in which it could come about (Cowling, Powley and Whitehouse,
2012). Every seat looks after itself; in a game played together all are worth the same.
"""

import time
from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from speeltafel.bots.bot import WAIT, Bot, Budget
from speeltafel.bots.guide import Guide
from speeltafel.bots.turn_order import choice_buffer, fill_choices, next_among
from speeltafel.engine.bits import bit
from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State
from speeltafel.engine.view import View

NO_ACTION: Final = -2
GLANCE: Final = 16
"""Actions between two looks at the clock in a playout."""
ENOUGH: Final = 16
"""After this many worlds with only one choice worth trying, the search stops."""


class Node:
    """What is known of an action after the actions on the way to it.

    Not `acyclic`: Python puts off freeing objects nested more than 50 deep, as a tree is, and writes
    into the garbage collector's part of them, which they would not have.
    """

    def __init__(self, seat: i64, action: i64, sibling: "Node | None") -> None:
        self.seat = seat  # who acts
        self.action = action
        self.visits = 0.0
        self.offered = 0.0  # how often it could have been chosen
        self.total = 0.0  # what came of it, for the seat
        self.sibling = sibling
        self.child: Node | None = None

    def mean(self) -> float:
        """What it was worth so far; it has been visited."""
        return self.total / self.visits

    def among(self, seat: i64, action: i64) -> "Node | None":
        """The child with this action."""
        child = self.child
        while child is not None:
            if child.action == action and child.seat == seat:
                return child
            child = child.sibling
        return None

    def add(self, seat: i64, action: i64) -> "Node":
        child = Node(seat, action, self.child)
        self.child = child
        return child


class Deadline:
    """Tells when the time of a budget is over."""

    def __init__(self, milliseconds: i64) -> None:
        self.limited = milliseconds > 0
        self.end: float = time.monotonic() + float(milliseconds) / 1000.0

    def is_over(self) -> bool:
        return self.limited and time.monotonic() >= self.end


class Search:
    """One decision of one seat."""

    def __init__(self, guide: Guide, view: View, dice: Dice, deadline: Deadline) -> None:
        assert view.seat is not None
        self.guide = guide
        self.view = view
        self.seat: int = view.seat
        self.dice = dice
        self.deadline = deadline
        self.root = Node(self.seat, NO_ACTION, None)
        self.simulations: i64 = 0
        self.buffer = vec[i64]()  # for the choices in a world

    def think(self, choices: list[int], simulations: i64) -> int:
        """The choice that was tried most; simulations 0 is as many as time allows."""
        while simulations == 0 or self.simulations < simulations:
            self.simulate(choices)
            if self.deadline.is_over() or self.is_forced():
                break
        return self.best(choices)

    def is_forced(self) -> bool:
        only = self.root.child
        return self.simulations >= ENOUGH and only is not None and only.sibling is None

    def best(self, choices: list[int]) -> int:
        chosen, most = choices[0], 0.0
        for action in choices:
            child = self.root.among(self.seat, action)
            if child is not None and child.visits + child.mean() > most:
                chosen, most = action, child.visits + child.mean()
        return chosen

    def simulate(self, choices: list[int]) -> None:
        """Down the tree in a new world, one node further, then by rule of thumb to the end."""
        state = self.view.sample(self.dice)
        if self.simulations == 0:
            self.buffer = choice_buffer(state)
        world = World(self.guide, state, self.seat, self.buffer)
        path = [self.root]
        node = self.root
        fresh = False
        while not fresh and not world.is_settled():
            if world.actions > 0 or world.asked != 0:
                choices = world.choices()
            tried = self._tried(world, choices)
            if tried[0] == WAIT and node is not self.root:
                world.act(WAIT)  # nothing else is tried, so there is nothing to learn
                continue
            node = self._select(node, world, tried)
            fresh = node.visits == 0.0
            path.append(node)
            world.act(node.action)
        world.play_out(self.dice, self.deadline)
        self._learn(path, world.state)
        self.simulations += 1

    def _tried(self, world: "World", choices: list[int]) -> list[int]:
        if len(choices) == 1:
            return choices
        return self.guide.worth_trying(world.state, world.seat, choices)

    def _select(self, node: Node, world: "World", choices: list[int]) -> Node:
        """A choice not tried yet, if there is one; else the one that promises most."""
        untried: list[int] = []
        best: Node | None = None
        most = -1.0
        for action in choices:
            child = node.among(world.seat, action)
            if child is None:
                untried.append(action)
                continue
            child.offered += 1
            curiosity = sqrt(log(child.offered) / child.visits)
            promise = child.mean() + self.guide.exploration * curiosity
            if promise > most:
                best, most = child, promise
        if not untried:
            assert best is not None
            return best
        return self._expand(node, world, untried)

    def _expand(self, node: Node, world: "World", untried: list[int]) -> Node:
        """The first choice to try is the rule of thumb's."""
        action = untried[0]
        if len(untried) > 1:
            action = self.guide.pick(world.state, world.seat, untried, self.dice)
        child = node.add(world.seat, action)
        child.offered = 1.0
        return child

    def _learn(self, path: list[Node], state: State) -> None:
        worth: dict[int, float] = {}
        for node in path:
            seat = int(node.seat)
            if seat not in worth:
                worth[seat] = self.guide.worth(state, seat)
            node.visits += 1.0
            node.total += worth[seat]


@mypyc_attr(acyclic=True)
class World:
    """A position that a search imagines, and whom it asks next."""

    def __init__(self, guide: Guide, state: State, seat: i64, buffer: vec[i64]) -> None:
        """Seat is the one that thinks: it is asked first. The buffer is for its choices."""
        self.guide = guide
        self.state = state
        self.seat = seat
        self.buffer = buffer
        self.asked: i64 = 0  # who chose to wait since the last action
        self.actions: i64 = 0
        self.part = guide.part(state)
        self.over = False

    def is_settled(self) -> bool:
        """Whether this is far enough to be judged."""
        if self.over or self.actions >= self.guide.horizon:
            return True
        return self.guide.part(self.state) != self.part

    def act(self, action: i64) -> None:
        """The choice of the seat that was asked."""
        if action == WAIT:
            self.asked |= bit(self.seat)
        else:
            self.state.play(self.seat, action)
            self.actions += 1
            self.asked = 0
        seats = self.state.actors()
        self.over = seats == 0
        if not self.over:
            self.seat = next_among(self.state, seats, self.asked)

    def choices(self) -> list[int]:
        """What the seat that is asked can answer."""
        count = fill_choices(self.state, self.seat, self.buffer)
        return [int(self.buffer[place]) for place in range(count)]

    def play_out(self, dice: Dice, deadline: Deadline) -> None:
        """By rule of thumb; where the time is over the position is judged as it stands."""
        glance: i64 = GLANCE
        choices = self.buffer
        while not self.is_settled():
            count = fill_choices(self.state, self.seat, choices)
            if count == 1:
                self.act(choices[0])
            else:
                self.act(self.guide.pick_among(self.state, self.seat, choices, count, dice))
            glance -= 1
            if glance == 0:
                glance = GLANCE
                if deadline.is_over():
                    return


class Searcher(Bot):
    """Thinks as long as its budget allows, or as many simulations as it is capable of."""

    def __init__(self, guide: Guide, most_simulations: i64 = 0) -> None:
        """Zero is no limit of its own."""
        self.guide = guide
        self.most_simulations = most_simulations

    def choose(self, view: View, choices: list[int], budget: Budget, dice: Dice) -> int:
        allowed = budget.within(self.most_simulations)
        deadline = Deadline(allowed.milliseconds)
        if len(choices) == 1:
            return choices[0]
        search = Search(self.guide, view, dice, deadline)
        return search.think(choices, allowed.simulations)

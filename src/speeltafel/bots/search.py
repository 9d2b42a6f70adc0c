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
MOST_SEATS: Final = 62
"""As sets of seats have one bit a seat."""


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
        self.played: State | None = None  # the world of the last simulation, to be used again
        self.own = vec[i64]()  # what is to be decided between
        self.buffer = vec[i64]()  # for the choices in a world
        self.worths = vec[float]([0.0] * MOST_SEATS)  # by seat: what a simulation came to

    def think(self, choices: list[int], simulations: i64) -> int:
        """The choice that was tried most; simulations 0 is as many as time allows."""
        self.own = vec[i64](choices)
        while simulations == 0 or self.simulations < simulations:
            self._simulate()
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

    def _simulate(self) -> None:
        """Down the tree in a new world, one node further, then by rule of thumb to the end."""
        world = self._new_world()
        path = [self.root]
        node = self.root
        fresh = False
        while not fresh and not world.is_settled():
            count = self._fill_tried(world)
            if self.buffer[0] == WAIT and node is not self.root:
                world.act(WAIT)  # nothing else is tried, so there is nothing to learn
                continue
            node = self._select(node, world, count)
            fresh = node.visits == 0.0
            path.append(node)
            world.act(node.action)
        world.play_out(self.dice, self.deadline)
        self._learn(path, world.state)
        self.simulations += 1

    def _new_world(self) -> "World":
        played = self.played
        if played is None:
            state = self.view.sample(self.dice)
            self.buffer = choice_buffer(state)
        else:
            state = self.view.resample(played, self.dice)
        self.played = state
        return World(self.guide, state, self.seat, self.buffer)

    def _fill_tried(self, world: "World") -> i64:
        """Put the choices that are worth trying into the buffer: how many there are."""
        if world.actions == 0 and world.asked == 0:
            count: i64 = len(self.own)
            for place in range(count):
                self.buffer[place] = self.own[place]
        else:
            count = world.fill_choices()
        if count == 1:
            return count
        return self.guide.narrow(world.state, world.seat, self.buffer, count)

    def _select(self, node: Node, world: "World", count: i64) -> Node:
        """A choice not tried yet, if there is one; else the one that promises most."""
        buffer, seat = self.buffer, world.seat
        untried: i64 = 0
        best: Node | None = None
        most = -1.0
        for place in range(count):
            child = node.among(seat, buffer[place])
            if child is None:
                buffer[untried] = buffer[place]
                untried += 1
                continue
            child.offered += 1.0
            curiosity = sqrt(log(child.offered) / child.visits)
            promise = child.mean() + self.guide.exploration * curiosity
            if promise > most:
                best, most = child, promise
        if untried == 0:
            assert best is not None
            return best
        return self._expand(node, world, untried)

    def _expand(self, node: Node, world: "World", untried: i64) -> Node:
        """The first choice to try is the rule of thumb's; they are at the beginning of the buffer."""
        action = self.buffer[0]
        if untried > 1:
            action = self.guide.pick_among(world.state, world.seat, self.buffer, untried, self.dice)
        child = node.add(world.seat, action)
        child.offered = 1.0
        return child

    def _learn(self, path: list[Node], state: State) -> None:
        worths = self.worths
        judged: i64 = 0  # the seats whose worth is known, one bit a seat
        for node in path:
            seat = node.seat
            if judged & bit(seat) == 0:
                judged |= bit(seat)
                worths[seat] = self.guide.worth(state, seat)
            node.visits += 1.0
            node.total += worths[seat]


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
        self.seats = state.actors()

    def is_settled(self) -> bool:
        """Whether this is far enough to be judged."""
        if self.seats == 0 or self.actions >= self.guide.horizon:
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
        self.seats = self.state.actors()
        if self.seats != 0:
            self.seat = next_among(self.state, self.seats, self.asked)

    def fill_choices(self) -> i64:
        """Put what the seat that is asked can answer into the buffer: how many there are."""
        if self.seats & (self.seats - 1) == 0:  # only one may act, so the game waits for it
            return self.state.fill_legal(self.seat, self.buffer)
        return fill_choices(self.state, self.seat, self.buffer)

    def play_out(self, dice: Dice, deadline: Deadline) -> None:
        """By rule of thumb; where the time is over the position is judged as it stands."""
        glance: i64 = GLANCE
        choices = self.buffer
        while not self.is_settled():
            count = self.fill_choices()
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

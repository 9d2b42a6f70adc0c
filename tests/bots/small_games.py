"""Games so small that anybody sees what is right, to try a search with."""

from speeltafel.bots.guide import Guide
from speeltafel.engine.dice import Dice
from speeltafel.engine.event import Event
from speeltafel.engine.outcome import Outcome
from speeltafel.engine.refusal import Refusal
from speeltafel.engine.state import State
from speeltafel.engine.view import View


class OpenView(View):
    """Everything lies open: the only world there can be is the real one."""

    def __init__(self, state: State, seat: int | None) -> None:
        self.state = state
        self.seat = seat

    def sample(self, dice: Dice) -> State:  # noqa: ARG002
        return self.state.clone()

    def open_json(self) -> dict[str, object]:
        return {}


class Small(State):
    """What all small games have in common."""

    def waits_for(self) -> list[int]:
        return self.to_act()

    def permits(self, seat: int, action: int) -> Refusal | None:
        return None if action in self.legal(seat) else Refusal("NIM-01", "no", {})

    def time_up(self, seat: int) -> int:
        return self.legal(seat)[0]

    def reveals(self, seat: int, action: int) -> bool:  # noqa: ARG002
        return False

    def outcome(self) -> Outcome | None:
        return None

    def view(self, seat: int | None) -> OpenView:
        return OpenView(self, seat)


class Nim(Small):
    """Two seats take one to three in turn; the one who takes the last has won."""

    def __init__(self, pile: int, turn: int = 0, turns: int = 0) -> None:
        self.pile = pile
        self.turn = turn
        self.turns = turns

    def clone(self) -> "Nim":
        return Nim(self.pile, self.turn, self.turns)

    def to_act(self) -> list[int]:
        return [self.turn] if self.pile else []

    def legal(self, seat: int) -> list[int]:
        return list(range(1, min(3, self.pile) + 1)) if seat in self.to_act() else []

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:  # noqa: ARG002
        self.pile -= action
        self.turn = 1 - seat
        self.turns += 1


class Bell(Small):
    """The game waits for seat 0 to go on; before that seat 1 may ring. Either is the end."""

    def __init__(self) -> None:
        self.rung: bool | None = None

    def clone(self) -> "Bell":
        return Bell()

    def to_act(self) -> list[int]:
        return [0, 1] if self.rung is None else []

    def waits_for(self) -> list[int]:
        return self.to_act()[:1]

    def legal(self, seat: int) -> list[int]:
        return [7] if seat in self.to_act() else []

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:  # noqa: ARG002
        self.rung = seat == 1


class Endless(Small):
    """One seat goes left or right, for ever. All worlds count their steps together."""

    def __init__(self, steps: list[int]) -> None:
        self.steps = steps

    def clone(self) -> "Endless":
        return Endless(self.steps)

    def to_act(self) -> list[int]:
        return [0]

    def legal(self, seat: int) -> list[int]:  # noqa: ARG002
        return [0, 1]

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:  # noqa: ARG002
        self.steps[action] += 1


class First(Guide):
    """Has one habit, the first choice there is, and finds all positions alike."""

    def pick(self, state: State, seat: int, choices: list[int], dice: Dice) -> int:  # noqa: ARG002
        return choices[0]

    def worth(self, state: State, seat: int) -> float:  # noqa: ARG002
        return 0.5


class ToWinNim(First):
    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Nim)
        return 1.0 if state.turn != seat else 0.0


class ToEndTogether(First):
    """Both seats want the pile to be gone after two turns: what is good for one is for all."""

    def worth(self, state: State, seat: int) -> float:  # noqa: ARG002
        assert isinstance(state, Nim)
        return 1.0 if state.turns == 2 else 0.0


class ToHearTheBell(First):
    """Or not to hear it."""

    def __init__(self, *, likes_it: bool) -> None:
        super().__init__()
        self.likes_it = likes_it

    def worth(self, state: State, seat: int) -> float:  # noqa: ARG002
        assert isinstance(state, Bell)
        return 1.0 if state.rung == self.likes_it else 0.0

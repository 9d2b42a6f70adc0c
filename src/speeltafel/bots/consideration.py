"""What speaks for a choice, by name: the parts of a guide's judgement that can be told to people."""

from speeltafel.engine.fact import Fact


class Consideration:
    """One reason for a choice and how much it counts; below zero it speaks against it.

    The name stands for an idea, in `texts/` as `hint-<game>-<name>`: keep the lowest card. Who
    follows it is told so, and so is who rejects a choice that would break it.
    """

    def __init__(
        self,
        name: str,
        weight: float,
        facts: dict[str, Fact] | None = None,
        *,
        hidden: bool = False,
    ) -> None:
        self.name = name
        self.weight = weight
        self.facts: dict[str, Fact] = {} if facts is None else facts
        self.hidden = hidden  # it tells something that only the seat itself can see


def total(considerations: list[Consideration]) -> float:
    """How much a choice has for it, in all."""
    return sum([one.weight for one in considerations])


def weight_of(name: str, considerations: list[Consideration]) -> float:
    return sum([one.weight for one in considerations if one.name == name])


def are_alike(some: list[Consideration], others: list[Consideration]) -> bool:
    """Whether nothing that is considered tells two choices apart."""
    names = {one.name for one in some} | {one.name for one in others}
    return all(weight_of(name, some) == weight_of(name, others) for name in names)


def decisive(chosen: list[Consideration], rejected: list[Consideration]) -> Consideration | None:
    """What makes the largest difference in favour of a choice; None where nothing does."""
    best: Consideration | None = None
    most = 0.0
    for one in [*chosen, *rejected]:
        difference = weight_of(one.name, chosen) - weight_of(one.name, rejected)
        if difference > most:
            best, most = one, difference
    return best

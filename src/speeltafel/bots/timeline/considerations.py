"""What a good player of Timeline thinks of, one thing at a time."""

from mypy_extensions import i64

from speeltafel.bots.consideration import Consideration
from speeltafel.bots.timeline.outlook import Outlook
from speeltafel.engine import fact
from speeltafel.games.timeline.against.state import Against
from speeltafel.games.timeline.faces import date_text
from speeltafel.games.timeline.together.state import Together
from speeltafel.games.timeline.together.table import CARDS


def of_placing(state: Against, name: i64, gap: i64, chance: float) -> Consideration:
    """How likely a card is right in a gap: surely, if its date was seen; else by the gap's room."""
    if state.table.turned[name]:
        return Consideration("known", chance, {"card": fact.card(str(name))})
    if name < len(state.faces.beliefs.centres):
        return Consideration("belief", chance, hidden=True)
    return _of_room(state, gap, chance)


def _of_room(state: Against, gap: i64, chance: float) -> Consideration:
    """A gap lies before the first card, after the last, or between two."""
    line = state.table.line
    if gap == 0:
        return Consideration("room_before", chance, {"date": _date(state, line[0])})
    before = _date(state, line[gap - 1])
    if gap == len(line):
        return Consideration("room_after", chance, {"date": before})
    return Consideration("room_between", chance, {"date": before, "until": _date(state, line[gap])})


def _date(state: Against, name: i64) -> fact.Fact:
    return fact.date(date_text(state.faces, name))


def of_trial(outlook: Outlook, name: i64, risk: float) -> list[Consideration]:
    """A card that is played may earn something, leaves a gap, and may be the last one."""
    gap = outlook.leaves(name)
    return [
        Consideration("earns", outlook.earns(name) - gap),
        Consideration("gap", gap),
        Consideration("later", -outlook.promises(name)),
        Consideration("risk", -risk),
    ]


def of_row(after: Together) -> dict[str, float]:
    """How much of the cards lay on the table in the end."""
    table = after.table
    placed = sum([len(stack) for stack in [*table.row, *table.slots]])
    return {"placed": float(placed) / float(CARDS)}

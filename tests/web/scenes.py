"""The scenes that the client is looked at in: each table at its start, in the middle, at its end."""

from typing import Any, Final

from speeltafel.engine.game import Value
from speeltafel.engine.match import Match
from tests.web.making import Scene, Stop


def at_start(match: Match) -> bool:
    return not match.record.actions


def at_end(match: Match) -> bool:
    return match.state.outcome() is not None


def turn_of(seat: int, least: int, *words: str) -> Stop:
    """The seat may act, after a number of moves, and each of the words begins one of its actions."""

    def stop(match: Match) -> bool:
        if len(match.record.actions) < least or seat not in match.state.to_act():
            return False
        texts = [match.game.actions.text(action) for action in match.state.legal(seat)]
        return all(any(text.startswith(word) for text in texts) for word in words)

    return stop


def waiting(seat: int, least: int) -> Stop:
    """Somebody else is on turn."""
    return lambda match: len(match.record.actions) >= least and seat not in match.state.to_act()


def leading_several(match: Match) -> bool:
    return turn_of(0, 30)(match) and any(
        len(match.game.actions.text(action).split()) == 3 for action in match.state.legal(0)
    )


def following_with_divine(match: Match) -> bool:
    """The seat has to follow, with some of its cards only, and could still swap any of them."""
    if 0 not in match.state.waits_for() or len(match.record.actions) < 8:
        return False
    texts = [match.game.actions.text(action) for action in match.state.legal(0)]
    plays = [text for text in texts if text.startswith("play")]
    return 1 < len(plays) < len(texts) - len(plays)


def after(kind: str, seat: int) -> Stop:
    """The seat is on turn, and such a thing has just happened."""
    return lambda match: (
        seat in match.state.waits_for()
        and any(event.kind == kind for move in match.events[-2:] for event in move)
    )


def just(kind: str, seat: int) -> Stop:
    """Such a thing has happened to the seat in the last move."""

    def stop(match: Match) -> bool:
        return any(
            event.kind == kind and event.facts["seat"].value == seat for event in match.events[-1]
        )

    return stop


def told(kind: str, **facts: str | int) -> Stop:
    """Such a thing has happened in the last move, with these facts."""

    def stop(match: Match) -> bool:
        return any(
            event.kind == kind
            and all(event.facts[name].value == value for name, value in facts.items())
            for event in match.events[-1]
        )

    return stop


def last_trick_begins(match: Match) -> bool:
    """Somebody else has taken a trick, and the next one is the last of the round."""
    closed = [event for event in match.events[-1] if event.kind == "trick"]
    return bool(closed) and closed[0].facts["seat"].value != 0 and bool(trick_of(match)["last"])


def zeus_lies_there(match: Match) -> bool:
    """A Zeus has just come into a trick that goes on."""
    laid = trick_of(match)["laid"]
    return bool(laid) and laid[-1]["zeus_worth"] is not None


def trick_of(match: Match) -> dict[str, Any]:
    trick = match.state.view(0).to_json()["trick"]
    assert isinstance(trick, dict)
    return trick


POWERS: Final[dict[str, Value]] = {"powers": True, "divine_trick": True}

SCENES: Final = {
    "titus-start": Scene("titus", 2, {}, 3, 0, turn_of(0, 0)),
    "titus-hand": Scene("titus", 3, {}, 5, 0, turn_of(0, 40, "add", "exchange")),
    "titus-middle": Scene("titus", 4, {"memory_aid": True}, 8, 0, turn_of(0, 80, "rob", "take")),
    "titus-score": Scene("titus", 2, {}, 4, 0, turn_of(0, 30, "score")),
    "titus-end": Scene("titus", 3, {}, 5, 0, at_end),
    "tabulos-start": Scene("tabulos", 4, {}, 2, 0, turn_of(0, 0, "lay")),
    "tabulos-saying": Scene("tabulos", 3, {}, 6, 0, turn_of(0, 20, "say")),
    "tabulos-drew": Scene("tabulos", 6, {"pips": False}, 5, 0, turn_of(0, 20, "pass")),
    "tabulos-catch": Scene("tabulos", 6, {}, 11, 0, turn_of(0, 4, "catch")),
    "tabulos-mistake": Scene("tabulos", 4, {}, 1, 0, after("miscounts", 0)),
    "tabulos-wait": Scene("tabulos", 2, {}, 9, 0, waiting(0, 12)),
    "tabulos-end": Scene("tabulos", 4, {}, 2, 0, at_end),
    "telos-start": Scene("telos", 3, {}, 1, 0, turn_of(0, 0)),
    "telos-follow": Scene("telos", 4, {}, 7, 0, turn_of(0, 60)),
    "telos-lead": Scene("telos", 4, POWERS, 2, 0, leading_several),
    "telos-six": Scene("telos", 6, POWERS, 4, 0, turn_of(0, 90)),
    "telos-round": Scene("telos", 5, POWERS, 5, 0, after("minus", 0)),
    "telos-divine": Scene("telos", 4, {"divine_trick": True}, 3, 0, following_with_divine),
    "telos-wait": Scene("telos", 5, {}, 4, 0, waiting(0, 63)),
    "telos-end": Scene("telos", 6, {}, 4, 0, at_end),
    "timeline-start": Scene("timeline", 2, {}, 1, 0, turn_of(0, 0)),
    "timeline-middle": Scene("timeline", 4, {"deck": "arts"}, 3, 0, turn_of(0, 18)),
    "timeline-eight": Scene("timeline", 8, {}, 5, 0, turn_of(0, 12)),
    "timeline-end": Scene("timeline", 6, {"deck": "lowlands"}, 3, 0, at_end),
    "together-start": Scene("timeline_together", 2, {}, 1, 0, turn_of(0, 0)),
    "together-middle": Scene(
        "timeline_together", 3, {"deck": "science"}, 4, 0, turn_of(0, 16, "discard", "play")
    ),
    "together-eight": Scene("timeline_together", 8, {}, 2, 0, turn_of(0, 6)),
    "together-end": Scene("timeline_together", 3, {"deck": "science"}, 40, 0, at_end),
}

REPLAYED: Final = Scene("tabulos", 2, {}, 1, 0, at_end)
"""A short game, to go through move by move."""

FILMS: Final = {
    "film-titus": Scene("titus", 3, {}, 27, 0, told("gets", other=0)),
    "film-tabulos": Scene("tabulos", 4, {}, 318, 0, told("catches", other=0)),
    "film-telos": Scene("telos", 4, {}, 7, 0, just("minus", 0)),
    "film-timeline": Scene("timeline", 3, {}, 10, 0, told("placed", seat=0, right="no")),
    "film-together": Scene("timeline_together", 3, {}, 7, 0, told("tries", seat=0, where="slot")),
}
"""What happens in the last move is filmed, one event of each game."""

MOMENTS: Final = {
    "moment-titus-robbed": Scene("titus", 3, {}, 2, 0, told("robs", other=0)),
    "moment-tabulos-called": Scene(
        "tabulos", 4, {}, 15, 0, told("says", seat=2, call="called", right="yes")
    ),
    "moment-tabulos-mistake": Scene("tabulos", 4, {}, 11, 0, told("miscounts", seat=0)),
    "moment-tabulos-end-point": Scene(
        "tabulos", 4, {}, 1, 0, told("draws", seat=0, cause="end_point")
    ),
    "moment-tabulos-caught": Scene("tabulos", 4, {}, 31, 0, told("catches", seat=2, other=1)),
    "moment-tabulos-over": Scene("tabulos", 4, {}, 2, 0, at_end),
    "moment-telos-last": Scene("telos", 4, {}, 1, 0, last_trick_begins),
    "moment-telos-zeus": Scene("telos", 4, {}, 1, 0, zeus_lies_there),
    "moment-timeline-right": Scene("timeline", 3, {}, 1, 0, told("placed", seat=0, right="yes")),
}
"""What else happens to a seat in a last move, for the tests."""

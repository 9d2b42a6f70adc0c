"""Real messages of real games for the browser client: what its screens and tests are fed with.

Each scene is a game played by a simple player, stopped where something is to be seen, and sent to
one seat as the server would send it.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from speeltafel.engine.chance import seed_from
from speeltafel.engine.dice import Dice
from speeltafel.engine.event import Event
from speeltafel.engine.game import Value
from speeltafel.engine.match import Match, new_match, replay
from speeltafel.engine.state import step
from speeltafel.registry import GAMES
from speeltafel.texts import texts
from speeltafel.texts.telling import Teller

NAMES: Final = ["Noor", "Émile", "Saskia", "Omar", "Wim", "Juliette", "Ada", "Lander"]

LOOKS: Final = ["leaf", "goalkeeper", "", "beekeeper", "round", "tram_driver", "", "astronomer"]
"""The faces they chose; some chose none."""

LONGEST: Final = 3_000

TOLD: Final = 12
"""The number of last moves in a message."""

# What the simple player likes best, by the first word of the action.
LIKED: Final = {
    "titus": ["score", "add", "join", "rob", "take", "exchange", "keep", "end"],
    "tabulos": ["say", "lay", "draw", "pass", "let go"],
    "telos": ["play"],
    "timeline": ["place"],
    "timeline_together": ["discard", "play", "stop"],
}

Stop = Callable[[Match], bool]


class Scene(NamedTuple):
    """A game and the moment at which it is looked at, through the eyes of a seat."""

    game: str
    players: int
    options: dict[str, Value]
    seed: int
    seat: int | None
    stop: Stop


def message(scene: Scene) -> dict[str, object]:
    """What the client gets to draw a scene, and the answers to what it might ask."""
    match = play_until(scene)
    return {"news": news(match, scene), "answers": answers(match, scene.seat)}


def film(scene: Scene) -> dict[str, object]:
    """What the client gets before and after the last move: what happened is seen in motion."""
    match = play_until(scene)
    before = replay(match.game, match.record.until(len(match.record.actions) - 1))
    return {
        "news": news(before, scene, TOLD - 1),
        "answers": [],
        "then": news(match, scene),
    }


def play_until(scene: Scene) -> Match:
    match = new_match(GAMES[scene.game], scene.players, scene.options, seed_from(scene.seed), {})
    dice = Dice(scene.seed)
    for _ in range(LONGEST):
        if scene.stop(match) or not match.state.to_act():
            return match
        play_one(match, dice)
    raise ValueError(f"{scene} never comes")


def play_one(match: Match, dice: Dice) -> None:
    waiting = match.state.waits_for()
    seat = waiting[dice.below(len(waiting))]
    action = choose(match, seat, dice)
    match.act(seat, forgetful(match, action, dice))


def forgetful(match: Match, action: int, dice: Dice) -> int:
    """Tabulos: sometimes the call is forgotten, sometimes the sum is wrong."""
    text = match.game.actions.text(action)
    if not text.startswith("say") or dice.below(3) != 0:
        return action
    if text.endswith(" reverse"):
        return match.game.actions.code(text.removesuffix(" reverse"))
    return match.game.actions.code("say 3 x 9") if dice.below(4) == 0 else action


def choose(match: Match, seat: int, dice: Dice) -> int:
    """A good action of the kind that the simple player likes best, most of the time."""
    legal = match.state.legal(seat)
    text = match.game.actions.text
    if match.game.name == "timeline" and dice.below(4) != 0:
        legal = [action for action in legal if is_right(match, seat, action)] or legal
    for liked in LIKED[match.game.name]:
        found = [action for action in legal if text(action).startswith(liked)]
        if found and dice.below(5) != 0:
            return found[dice.below(len(found))]
    return legal[dice.below(len(legal))]


def is_right(match: Match, seat: int, action: int) -> bool:
    _, happened = step(match.state, seat, action)
    return happened[0].facts["right"].value == "yes"


def news(match: Match, scene: Scene, told: int = TOLD) -> dict[str, object]:
    """The message of the server to a member who has just sat down again."""
    view = match.state.view(scene.seat)
    moves = match.events[-told:]
    return {
        "type": "news",
        "version": len(match.events),
        "since": 0,
        "now": 0,
        "table": table_shown(match, scene),
        "here": list(range(scene.players)),
        "me": 0,
        "seats": [] if scene.seat is None else [scene.seat],
        "eyes": scene.seat,
        "view": view.to_json(),
        "moves_from": 0,
        "moves": [move_shown(match, scene.seat, move) for move in moves],
        "speeches": [{"member": 1, "phrase": "good_luck", "said": "Good luck."}],
        "prompt": prompt(match, scene.seat),
        "reading": None,
        "offers": [],
        "undo": None,
        "outcome": outcome_shown(match, scene.seat),
    }


def table_shown(match: Match, scene: Scene) -> dict[str, object]:
    return {
        "id": "fixture",
        "game": scene.game,
        "options": match.record.options,
        "name": "",
        "code": "KOEK-42",
        "open": False,
        "clock": None,
        "chat": False,
        "practice": False,
        "status": "playing" if match.state.to_act() else "over",
        "seats": [seat_shown(match, seat) for seat in range(scene.players)],
        "members": [
            {"name": name, "host": place == 0, "muted": False, "gone": False}
            for place, name in enumerate(NAMES[: scene.players])
        ],
        "seed_hash": match.record.promise(),
        "seed": "" if match.state.to_act() else match.record.seed.hex(),
        "next": "",
    }


def seat_shown(match: Match, seat: int) -> dict[str, object]:
    return {
        "name": NAMES[seat],
        "face": LOOKS[seat],
        "member": seat,
        "bot": None,
        "may_act": seat in match.state.to_act(),
        "waited_for": seat in match.state.waits_for(),
        "deadline": None,
        "agrees_to_end": False,
    }


def move_shown(match: Match, seat: int | None, move: list[Event]) -> dict[str, object]:
    view = match.state.view(seat)
    teller = english(match, seat)
    events = [view.retold(event) for event in move]
    shown = [
        {
            "event": event.to_json(),
            "types": event.fact_types(),
            "said": teller.tell(event),
            "moods": {str(seat): mood for seat, mood in match.game.moods_of(event).items()},
        }
        for event in events
    ]
    return {"seat": None, "hand": None, "at": 0, "events": shown}


def english(match: Match, reader: int | None) -> Teller:
    cards = match.game.card_words(match.state, "en")
    return Teller(texts("en"), match.game.name, NAMES[: match.record.players], cards, reader)


def prompt(match: Match, seat: int | None) -> dict[str, object] | None:
    if seat is None or seat not in match.state.to_act():
        return None
    legal, choices = match.state.legal(seat), match.state.choices(seat)
    told: dict[str, object] = {
        "id": len(match.events),
        "seat": seat,
        "legal": actions_shown(match, legal),
        "waited_for": seat in match.state.waits_for(),
        "deadline": None,
    }
    return told if choices == legal else {**told, "choices": actions_shown(match, choices)}


def actions_shown(match: Match, actions: list[int]) -> list[dict[str, object]]:
    game = match.game
    return [{"text": game.actions.text(one), "form": game.actions.json(one)} for one in actions]


def outcome_shown(match: Match, reader: int | None) -> dict[str, object] | None:
    outcome = match.state.outcome()
    if outcome is None:
        return None
    return {**outcome.to_json(), "said": english(match, reader).ending(outcome)}


def answers(match: Match, seat: int | None) -> list[dict[str, object]]:
    """Why not, for all that somebody might try in vain with what lies there."""
    if seat is None:
        return []
    found: list[dict[str, object]] = []
    for action in tried(match):
        refusal = match.state.permits(seat, action)
        if refusal is not None:
            why = english(match, seat).why_not(refusal)
            form = match.game.actions.json(action)
            found.append({"form": form, "why": why, "rule": refusal.rule})
    return found


def tried(match: Match) -> list[int]:
    """The actions with a small code: all that can be tried with one card or coin."""
    limits = {"titus": 219, "tabulos": 44, "telos": 40, "timeline": 4, "timeline_together": 9}
    return list(range(limits[match.game.name]))


def replay_of(scene: Scene) -> list[dict[str, object]]:
    """A whole game, at each of its moves, with every event."""
    whole = play_until(scene)
    moves = len(whole.record.actions)
    return [replay_at(whole, scene, move, moves) for move in range(moves + 1)]


def replay_at(whole: Match, scene: Scene, move: int, moves: int) -> dict[str, object]:
    match = replay(whole.game, whole.record.until(move))
    teller = english(match, scene.seat)
    events = [event.seen_by(scene.seat) for event in match.events[-1]]
    return {
        "table": table_shown(whole, scene),
        "move": move,
        "moves": moves,
        "views": [match.state.view(seat).to_json() for seat in range(scene.players)],
        "events": [
            {"event": event.to_json(), "types": event.fact_types(), "said": teller.tell(event)}
            for event in events
        ],
        "outcome": outcome_shown(match, scene.seat),
    }

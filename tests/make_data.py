"""Writes playthroughs and first records for games that have none yet.

    python -m tests.make_data

A playthrough is a whole game told with open cards: read it as if you sat at the table before you
commit it. A record, once committed, must replay for ever and is never written again.
"""

import hashlib
import json
from pathlib import Path

from speeltafel.engine.game import Game
from speeltafel.engine.match import Match
from speeltafel.registry import GAMES
from speeltafel.texts import texts
from speeltafel.texts.telling import teller_of
from tests.conformance.positions import Setting, play

DATA = Path(__file__).parent / "data"
PLAYTHROUGHS = DATA / "playthroughs"
RECORDS = DATA / "records"
WHOLE_GAME = 100_000


def shown_settings(game: Game) -> dict[str, Setting]:
    """A few settings that show a game: plain, and with every switch at its last value."""
    plain = {option.name: option.default for option in game.options}
    full = {option.name: option.allowed[-1] for option in game.options if len(option.allowed) < 4}
    least, most = game.least_players, game.most_players
    return {
        f"{game.name}-{least}-players": Setting(game, least, plain),
        f"{game.name}-{most}-players": Setting(game, most, plain),
        f"{game.name}-{least + 1}-players-all-options": Setting(game, least + 1, full),
    }


def told(match: Match) -> str:
    """A match in words, every action with its text, everything open."""
    words = texts("en")
    teller = teller_of(match, words)
    lines = [f"{match.record.players} players, {json.dumps(match.record.options)}"]
    for number, happened in enumerate(match.events):
        if number:
            seat, action = match.record.actions[number - 1]
            lines.append(f"{number}. seat {seat}: {action}")
        lines += [f"    {line}" for event in happened for line in teller.tell(event)]
    outcome = match.state.outcome()
    if outcome is not None:
        lines += [teller.ending(outcome), f"scores {outcome.scores}"]
    return "\n".join(lines) + "\n"


def fingerprint(match: Match) -> dict[str, object]:
    """What a replay of a record must give: the outcome, and a hash of all that happened."""
    happened = json.dumps([[event.to_json() for event in move] for move in match.events])
    outcome = match.state.outcome()
    return {
        "outcome": outcome.to_json() if outcome is not None else None,
        "events": hashlib.sha256(happened.encode()).hexdigest(),
    }


def main() -> None:
    for folder in (PLAYTHROUGHS, RECORDS):
        folder.mkdir(parents=True, exist_ok=True)
    for game in GAMES.values():
        for seed, (name, setting) in enumerate(shown_settings(game).items()):
            match = play(setting, seed, WHOLE_GAME)
            write_new(PLAYTHROUGHS / f"{name}.txt", told(match))
            write_new(RECORDS / f"{name}-v{game.rules_version}.json", match.record.to_text())
            write_new(
                RECORDS / f"{name}-v{game.rules_version}.expected",
                json.dumps(fingerprint(match)) + "\n",
            )


def write_new(path: Path, text: str) -> None:
    if not path.exists():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(DATA.parent))


if __name__ == "__main__":
    main()

"""Records of stirred deals, and what a forger would make of them."""

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from speeltafel.engine.match import deal, new_match
from speeltafel.engine.record import Record
from speeltafel.engine.stir import Stir, seed_of
from speeltafel.registry import game_named

Form = dict[str, Any]


def stirred_record(
    game: str = "timeline",
    stirred: list[tuple[list[int], str]] | None = None,
    unstirred: Sequence[int] = (1,),
) -> Record:
    """A game of three people, of whom two stirred, after a move."""
    drawn = new_match(game_named(game), 3, {}, bytes(32), {}).record
    rows = [([0], "a1" * 32), ([2], "c3" * 32)] if stirred is None else stirred
    drawn.stir = Stir(secret="07" * 32, stirred=rows, unstirred=[*unstirred], restarts=1)
    drawn.seed = seed_of(drawn.recipe())
    drawn.seed_hash = drawn.promise()
    match = deal(game_named(game).fitted(drawn.material), drawn)
    seat = match.state.waits_for()[0]
    match.act(seat, match.state.legal(seat)[0])
    return match.record


def forged(form: Form) -> str:
    """With the sums that a forger would make again."""
    form.pop("check", None)
    cards = form.get("material", {}).get("cards")
    if cards:
        exact = json.dumps(
            {"precision": form["material"]["precision"], "cards": cards},
            ensure_ascii=False,
            separators=(",", ":"),
        )
        form["material"]["hash"] = hashlib.sha256(exact.encode()).hexdigest()
    text = json.dumps(form, ensure_ascii=False, separators=(",", ":")) + "\n"
    form["check"] = hashlib.sha256(text.encode()).hexdigest()
    return json.dumps(form, ensure_ascii=False, separators=(",", ":")) + "\n"


def form_of(record: Record) -> Form:
    form: Form = json.loads(record.to_text())
    return form

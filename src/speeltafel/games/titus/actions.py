"""The actions of Titus as codes, texts and typed forms.

code         text          what
0            take          take the top coin of the pile
1            end           end the turn
2            keep          place the coin in hand as a single
3 - 56       rob 17        take coin 17, the top of another player's scored run
57 - 110     exchange 17   give the coin in hand for the single coin 17 of another player
111 - 164    add 17        add the coin in hand to the piece that has coin 17 on top
165 - 218    score 17      score the group that has coin 17 on top
219 - 1649   join 8 17     join the pieces that have the coins 8 and 17 on top; the lower name first
"""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.engine.codec import ActionCodec
from speeltafel.engine.errors import BadAction
from speeltafel.games.titus.coins import COINS

TAKE: Final = 0
END: Final = 1
KEEP: Final = 2
ROB: Final = 3
EXCHANGE: Final = ROB + COINS
ADD: Final = EXCHANGE + COINS
SCORE: Final = ADD + COINS
JOIN: Final = SCORE + COINS

PAIRS: Final = [(one, other) for other in range(COINS) for one in range(other)]
"""The two pieces of each join."""
ACTIONS: Final = JOIN + len(PAIRS)
# The same, for computing.
ONE: Final = vec[i64]([one for one, _ in PAIRS])
OTHER: Final = vec[i64]([other for _, other in PAIRS])

VERBS: Final = ["rob", "exchange", "add", "score"]
"""The verbs with one coin, in the order of their codes."""


def join(one: i64, other: i64) -> i64:
    """The action of joining two pieces, the lower name first."""
    return JOIN + other * (other - 1) // 2 + one


class TitusCodec(ActionCodec):
    def __init__(self) -> None:
        self.count = ACTIONS

    def text(self, action: int) -> str:
        if action < ROB:
            return ["take", "end", "keep"][action]
        if action < JOIN:
            return f"{VERBS[(action - ROB) // COINS]} {(action - ROB) % COINS}"
        one, other = PAIRS[action - JOIN]
        return f"join {one} {other}"

    def code(self, text: str) -> int:
        code = CODES.get(text)
        if code is None:
            raise BadAction(
                f"{text!r} is no action of titus: write take, keep or end; rob, exchange, add or score "
                f"and the name of a coin (0 to {COINS - 1}), such as rob 17; or join and two coins, "
                "the lower name first, such as join 8 17"
            )
        return code

    def json(self, action: int) -> dict[str, object]:
        if action < ROB:
            return {"type": self.text(action)}
        if action < JOIN:
            what = "coin" if action < ADD else "piece"
            return {"type": VERBS[(action - ROB) // COINS], what: (action - ROB) % COINS}
        one, other = PAIRS[action - JOIN]
        return {"type": "join", "piece": one, "other": other}

    def from_json(self, form: Mapping[str, object]) -> int:
        fields = ("type", "coin", "piece", "other")
        code = CODES.get(" ".join(str(form[field]) for field in fields if field in form))
        if code is None or self.json(code) != dict(form):
            raise BadAction(
                f"{dict(form)} is no action of titus; write it like "
                '{"type": "take"}, {"type": "rob", "coin": 17}, {"type": "add", "piece": 17} '
                'or {"type": "join", "piece": 8, "other": 17}'
            )
        return code


CODEC: Final = TitusCodec()


CODES: Final = {CODEC.text(action): action for action in range(ACTIONS)}

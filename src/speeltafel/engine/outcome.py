"""How a game ended."""


class Outcome:
    """Who won, with what score, and why it ended.

    `reason` is a word of the game's own list, `winners` the seats that won, ascending. More
    `scores` is better in every game: minus points are negative.
    """

    def __init__(self, reason: str, winners: list[int], scores: list[int]) -> None:
        self.reason = reason
        self.winners = winners
        self.scores = scores

    def to_json(self) -> dict[str, object]:
        return {"reason": self.reason, "winners": self.winners, "scores": self.scores}

    def __repr__(self) -> str:
        return f"Outcome({self.reason!r}, {self.winners!r}, {self.scores!r})"

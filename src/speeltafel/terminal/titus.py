"""Titus as a player sees it: every piece by its numbers, and by the coin that names it."""

from collections.abc import Iterator

from speeltafel.terminal.presenter import Form, Presenter


class TitusPresenter(Presenter):
    def near(self, view: Form) -> Iterator[str]:
        if view["top"] is None:
            yield self.words.say("see-titus-empty")
        else:
            side, coin = view["top"]["side"], view["top"]["coin"]
            yield self.words.say("see-titus-top", side=side, coin=coin, count=view["pile"])
        for seat in others_first(view):
            yield from self._runs(view, seat)
            yield self._reserve(view, seat)
        if view["hand"] is not None:
            yield self.words.say("see-titus-hand", sides=self._piece([view["hand"]]))

    def example(self, view: Form) -> Iterator[str]:
        """Coins by their numbers alone."""
        for seat in others_first(view):
            own, name = seat == view["seat"], self.name(seat)
            for run in view["runs"][seat]:
                text = "see-titus-own-run" if own else "see-titus-run"
                sides, points = numbers(run["coins"]), run["points"]
                yield self.words.say(text, name=name, sides=sides, points=points)
            pieces = ", ".join(numbers(piece) for piece in view["reserves"][seat])
            if pieces:
                text = "see-titus-own" if own else "see-titus-reserve"
                yield self.words.say(text, name=name, sides=pieces)
        if view["hand"] is not None:
            yield self.words.say("see-titus-hand", sides=str(view["hand"]["side"]))

    def table(self, view: Form) -> Iterator[str]:
        for seat in range(view["players"]):
            yield self.words.say(
                "see-titus-player", name=self.name(seat), points=view["points"][seat]
            )
        left = ", ".join(str(card) for card in view["point_cards"])
        if left:
            yield self.words.say("see-titus-cards", text=left)
        else:
            yield self.words.say("see-titus-no-cards")

    def _reserve(self, view: Form, seat: int) -> str:
        whose = "own" if seat == view["seat"] else "reserve"
        pieces = ", ".join(self._piece(piece) for piece in view["reserves"][seat])
        if not pieces:
            return self.words.say(f"see-titus-no-{whose}", name=self.name(seat))
        return self.words.say(f"see-titus-{whose}", name=self.name(seat), sides=pieces)

    def _runs(self, view: Form, seat: int) -> Iterator[str]:
        for run in view["runs"][seat]:
            name, points = self.name(seat), run["points"]
            if run["coins"]:
                sides = self._piece(run["coins"])
                yield self.words.say("see-titus-run", name=name, sides=sides, points=points)
            else:
                yield self.words.say("see-titus-bare-run", name=name, points=points)

    def _piece(self, coins: list[Form]) -> str:
        """A piece from its lowest number up, named by its top coin."""
        sides = " ".join(self._side(coin) for coin in reversed(coins))
        return self.words.say("see-titus-piece", sides=sides, coin=coins[0]["coin"])

    def _side(self, coin: Form) -> str:
        if "back" not in coin:
            return str(coin["side"])
        return self.words.say("see-titus-back", side=coin["side"], back=coin["back"])

    def action(self, action: Form, view: Form) -> str:
        return self._act(f"act-titus-{action['type']}", action, view)

    def advice(self, action: Form, view: Form) -> str:
        """Without the names of coins, which only a terminal shows."""
        text = f"hint-act-titus-{action['type']}"
        if self.words.has(text):
            return self._act(text, action, view)
        return self.action(action, view)

    def _act(self, text: str, action: Form, view: Form) -> str:
        match action["type"]:
            case "take":
                return self.words.say(text, **view["top"])
            case "keep":
                return self.words.say(text, **view["hand"])
            case "rob" | "exchange":
                return self._from_another(text, action["coin"], view)
            case "add":
                sides = numbers(piece_of(view, action["piece"]))
                return self.words.say(text, **view["hand"], sides=sides)
            case "score":
                sides = numbers(piece_of(view, action["piece"]))
                return self.words.say(text, sides=sides, points=view["point_cards"][0])
            case "join":
                pieces = [piece_of(view, action[name]) for name in ("piece", "other")]
                low, high = sorted(pieces, key=lambda piece: int(piece[0]["side"]))
                return self.words.say(text, first=numbers(low), second=numbers(high))
            case _:
                return self.words.say(text)

    def _from_another(self, text: str, coin: int, view: Form) -> str:
        """Taking the top coin of a run, or a single coin, of another player."""
        for seat in range(view["players"]):
            runs = [run["coins"] for run in view["runs"][seat] if run["coins"]]
            for stack in [*view["reserves"][seat], *runs]:
                if stack[0]["coin"] == coin:
                    side, other = stack[0]["side"], self.name(seat)
                    return self.words.say(text, coin=coin, side=side, other=other)
        raise LookupError(coin)


def others_first(view: Form) -> list[int]:
    """The seats, one's own last: nearest to what is typed."""
    players, own = view["players"], view["seat"]
    return [(own + step) % players for step in range(1, players + 1)]


def piece_of(view: Form, coin: int) -> list[Form]:
    """The own piece that has a coin on top."""
    pieces: list[list[Form]] = view["reserves"][view["seat"]]
    return next(piece for piece in pieces if piece[0]["coin"] == coin)


def numbers(piece: list[Form]) -> str:
    """The numbers of a piece, the lowest first."""
    return " ".join(str(coin["side"]) for coin in reversed(piece))

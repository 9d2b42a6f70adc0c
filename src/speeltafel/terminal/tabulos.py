"""Tabulos as a player sees it. Whether somebody forgot to call is for the player to notice."""

from collections.abc import Iterator

from speeltafel.engine.event import Event
from speeltafel.terminal.presenter import Form, Presenter


class TabulosPresenter(Presenter):
    def near(self, view: Form) -> Iterator[str]:
        if view["over"]:
            return
        mine = view["turn"] == view["seat"]
        if mine and view["phase"] == "saying":
            cards, top = self._card(view["down"], view), self._card(view["top"], view)
            yield self.words.say("see-tabulos-down", cards=cards, top=top)
            return
        if view["phase"] == "asking":
            name, card = self.name(view["said"]["seat"]), view["said"]["card"]
            yield self.words.say("see-tabulos-ask", name=name, card=card)
        yield self._top(view)
        yield self._hand(view)
        if mine and view["phase"] == "drew":
            yield self.words.say("see-tabulos-drawn", card=view["drawn"])

    def example(self, view: Form) -> Iterator[str]:
        """With how many cards everybody has."""
        yield from self.near(view)
        for seat, size in enumerate(view["hand_sizes"]):
            yield self.words.say("see-tabulos-player", name=self.name(seat), count=size)

    def _top(self, view: Form) -> str:
        top = view["top"]
        if not view["pips"]:
            return self.words.say("see-tabulos-top", top=top)
        tables = ", ".join(map(str, view["margins"][top]))
        return self.words.say("see-tabulos-top-tables", top=top, shared=tables)

    def _hand(self, view: Form) -> str:
        cards = ", ".join(self._card(card, view) for card in view["hand"])
        return self.words.say("see-tabulos-hand" if view["pips"] else "see-hand", cards=cards)

    def _card(self, card: str, view: Form) -> str:
        """TAB-17: the margin of a card tells its tables."""
        if not view["pips"]:
            return card
        return f"{card} ({' '.join(map(str, view['margins'][card]))})"

    def table(self, view: Form) -> Iterator[str]:
        yield self.words.say("see-tabulos-pot", count=view["pot"], direction=view["direction"])
        for seat, size in enumerate(view["hand_sizes"]):
            yield self.words.say("see-tabulos-player", name=self.name(seat), count=size)
        for seat, turns in enumerate(view["missing"]):
            if turns:
                yield self.words.say("see-tabulos-missing", name=self.name(seat), number=turns)

    def action(self, action: Form, view: Form) -> str:
        text = f"act-tabulos-{action['type']}"
        if action["type"] == "lay":
            return self.words.say(text, card=action["card"], top=view["top"])
        if action["type"] == "say":
            call = "called" if "call" in action else "silent"
            first, second = action["first"], action["second"]
            return self.words.say(text, first=first, second=second, call=call)
        return self.words.say(text)

    def listens(self, view: Form, happened: list[Event]) -> bool:
        """TAB-12: after every square of another player, called or not, there is time to catch."""
        said = view["said"]
        laid = any(event.kind == "says" for event in happened)
        return laid and said["seat"] != view["seat"] and view["call"] in {"called", "forgotten"}

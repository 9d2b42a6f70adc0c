"""Télos as a player sees it."""

from collections import Counter
from collections.abc import Iterator

from speeltafel.terminal.presenter import Form, Presenter
from speeltafel.texts.telling import NOBODY


class TelosPresenter(Presenter):
    def near(self, view: Form) -> Iterator[str]:
        trick, seat = view["trick"], view["seat"]
        if view["over"]:
            return
        if view["picked"]:
            cards = self.teller.cards(view["picked"])
            yield self.words.say("see-telos-picked", cards=cards, number=trick["count"])
        if trick["count"] > 0:
            last = "-last" if trick["last"] else ""
            match = self.teller.cards(trick["match"])
            yield self.words.say(f"see-telos-match{last}", match=match)
        elif trick["turn"] == seat:
            yield self._lead(trick)
        left: Counter[str] = Counter(view["hand"]) - Counter(view["picked"])
        yield self.words.say("see-hand", cards=self.teller.cards(list(left.elements())))

    def example(self, view: Form) -> Iterator[str]:
        """With what lies in the trick, or after a round what it cost."""
        if not view["trick"]["laid"]:
            for seat, points in enumerate(view["points"]):
                yield self.words.say("see-telos-minus", name=self.name(seat), total=points)
            return
        yield from self._laid(view["trick"])
        yield from self.near(view)

    def _lead(self, trick: Form) -> str:
        if trick["last"]:
            return self.words.say("see-telos-lead-last")
        return self.words.say("see-telos-lead", count=trick["lead_limit"])

    def table(self, view: Form) -> Iterator[str]:
        dealer = self.name(view["dealer"])
        yield self.words.say(
            "see-telos-round", round=view["round"], name=dealer, direction=view["direction"]
        )
        for seat in range(view["players"]):
            yield self._player(view, seat)
        if view["powers"]:
            yield self.words.say("see-telos-zeus", cards=self.teller.cards(view["zeus"]))
        if view["swan"]:
            yield self.words.say("see-telos-swan")
        if view["divine_trick"]:
            yield self._divine(view)
        yield from self._laid(view["trick"])

    def _player(self, view: Form, seat: int) -> str:
        held, points = view["hand_sizes"][seat], view["points"][seat]
        return self.words.say("see-telos-player", name=self.name(seat), count=held, total=points)

    def _divine(self, view: Form) -> str:
        if view["seat"] not in view["swapped"]:
            return self.words.say("see-telos-divine")
        gave, came = self.teller.cards(view["gave"]), self.teller.cards(view["came"])
        return self.words.say("see-telos-swapped", gave=gave, came=came)

    def _laid(self, trick: Form) -> Iterator[str]:
        for laid in trick["laid"]:
            name, cards = self.name(laid["seat"]), self.teller.cards(laid["cards"])
            you = "seat" if laid["seat"] == self.teller.reader else NOBODY
            yield self.words.say(
                "event-telos-plays", name=name, cards=cards, how=laid["how"], you=you
            )

    def action(self, action: Form, view: Form) -> str:  # noqa: ARG002
        cards = self.teller.cards(action["cards"])
        return self.words.say(f"act-telos-{action['type']}", cards=cards)

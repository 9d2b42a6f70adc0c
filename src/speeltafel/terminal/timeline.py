"""The two games of Timeline as a player sees them."""

from collections.abc import Iterator

from speeltafel.terminal.presenter import Form, Presenter
from speeltafel.texts.telling import date_words


class TimelinePresenter(Presenter):
    """What both games show in the same way."""

    def event(self, card: Form) -> str:
        return self.teller.cards([str(card["name"])])

    def dated(self, card: Form) -> str:
        """A card whose dark side was seen, with its date."""
        date = f"{card['date']}/{card['until']}" if card["until"] else card["date"]
        return f"{self.event(card)} ({date_words(self.words, date)})"

    def pile(self, view: Form) -> str:
        if view["pile"] == 0:
            return self.words.say("see-timeline-no-pile")
        top = self.event(view["top"])
        return self.words.say("see-timeline-pile", count=view["pile"], cards=top)

    def own(self, view: Form) -> Iterator[str]:
        """The cards before this player, with the number that is typed for each."""
        yield self.words.say("see-timeline-yours")
        for place, card in enumerate(view["hands"][view["seat"]]):
            yield f"  {place} – {self.light(card)}"

    def others(self, view: Form) -> Iterator[str]:
        for seat, hand in enumerate(view["hands"]):
            if seat != view["seat"] and hand:
                yield self.words.say("see-timeline-hand", name=self.name(seat))
                for card in hand:
                    yield f"  {self.light(card)}"

    def light(self, card: Form) -> str:
        """A card before a player."""
        return self.event(card)


class AgainstPresenter(TimelinePresenter):
    def near(self, view: Form) -> Iterator[str]:
        yield self.words.say("see-timeline-line")
        yield "  " + self.words.say("see-timeline-gap", number=0)
        for gap, card in enumerate(view["line"], start=1):
            yield f"  {self.dated(card)}"
            yield "  " + self.words.say("see-timeline-gap", number=gap)
        yield from self.own(view)

    def table(self, view: Form) -> Iterator[str]:
        if view["play_off"]:
            yield self.words.say("see-timeline-play-off")
        for seat in range(view["players"]):
            if seat not in view["still_in"]:
                yield self.words.say("see-timeline-out", name=self.name(seat))
            if seat in view["finished"]:
                yield self.words.say("see-timeline-finished", name=self.name(seat))
        yield self.pile(view)
        yield from self.others(view)

    def action(self, action: Form, view: Form) -> str:
        """A place is told by the dates on its sides: short, for there are many."""
        card = self.event(view["hands"][view["seat"]][action["card"]])
        gap, line = action["gap"], view["line"]
        dates = [
            date_words(self.words, beside["date"]) for beside in line[max(0, gap - 1) : gap + 1]
        ]
        where, date = "between", dates[0]
        if gap == 0:
            where = "first"
        elif gap == len(line):
            where = "last"
        else:
            date = self.words.say("date-between", first=dates[0], last=dates[1])
        return self.words.say(f"act-timeline-place-{where}", cards=card, date=date)


class TogetherPresenter(TimelinePresenter):
    def near(self, view: Form) -> Iterator[str]:
        yield from self.example(view)
        if view["placed"] == 0 and not view["over"]:
            yield self.words.say("warn-timeline_together-must_place")  # TWI-17

    def example(self, view: Form) -> Iterator[str]:
        yield self.words.say("see-timeline_together-row")
        for place, stack in enumerate(view["row"]):
            yield f"  {self._stack(stack)}"
            if place < len(view["slots"]):
                yield f"    {self._slot(view['slots'][place])}"
        yield self._discards(view)
        yield from self.own(view)

    def table(self, view: Form) -> Iterator[str]:
        yield self.words.say("see-timeline_together-score", score=view["score"])
        yield self.pile(view)
        yield from self.others(view)

    def _stack(self, stack: list[Form]) -> str:
        return ", ".join(self.dated(card) for card in stack)

    def _slot(self, stack: list[Form]) -> str:
        if not stack:
            return self.words.say("see-timeline_together-free")
        return self.words.say("see-timeline_together-slot", cards=self._stack(stack))

    def _discards(self, view: Form) -> str:
        top = view["discards"][-1]
        icon = self.words.say(f"icon-{top['dark']}")
        text = "see-timeline_together-discards"
        return self.words.say(text, cards=self.dated(top), icon=icon)

    def light(self, card: Form) -> str:
        icon = self.words.say(f"icon-{card['light']}")
        if card["sideways"]:
            text = "see-timeline_together-sideways"
            return self.words.say(text, cards=self.dated(card), icon=icon)
        return self.words.say("see-timeline_together-card", cards=self.event(card), icon=icon)

    def action(self, action: Form, view: Form) -> str:
        text = f"act-timeline_together-{action['type']}"
        if action["type"] == "stop":
            return self.words.say(text)
        card = view["hands"][view["seat"]][action["card"]]
        return self.words.say(text, cards=self.event(card))

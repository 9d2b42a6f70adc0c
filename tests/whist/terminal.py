"""Whist as a player sees it in a terminal."""

from collections.abc import Iterator

from speeltafel.terminal.presenter import Form, Presenter


class WhistPresenter(Presenter):
    def near(self, view: Form) -> Iterator[str]:
        if view["trick"]:
            yield self.words.say("see-whist-trick", cards=self.teller.cards(view["trick"]))
        if not view["over"]:
            yield self.words.say("see-hand", cards=self.teller.cards(view["hand"]))

    def table(self, view: Form) -> Iterator[str]:
        yield self.words.say("see-whist-trump", trump=view["trump"])
        for seat, won in enumerate(view["won"]):
            yield self.words.say("see-whist-player", name=self.name(seat), count=won)

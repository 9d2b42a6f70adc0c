"""The terminal of one player: shows what happens and lets bots act until the person is asked."""

from collections.abc import Iterable

import click

from speeltafel.bots.bot import WAIT
from speeltafel.cli.formatting import hang
from speeltafel.cli.interactive.event_log import EventLog
from speeltafel.cli.interactive.solo_game import SoloGame
from speeltafel.engine.errors import Refused
from speeltafel.engine.event import Event
from speeltafel.registry import presenter_of
from speeltafel.terminal.hinting import HintSaid, hint_said
from speeltafel.texts import Texts
from speeltafel.texts.telling import teller_of


class Console:
    """Shows the person's view and what their seat may see of events, never anything else."""

    def __init__(self, solo: SoloGame, words: Texts) -> None:
        self.solo = solo
        self.words = words
        self.teller = teller_of(solo.match, words, solo.seat)
        self.presenter = presenter_of(solo.match.game.name)(self.teller)
        self.event_log = EventLog(self.teller, solo.seat)
        self.waits_for_turn = False  # the person asked not to be asked before
        self.has_news = True  # something changed since the person was last asked

    # Whose say it is

    def bots_play(self) -> None:
        """Let the bots act until the person is asked."""
        while not self.is_asked():
            if self.waits_for_turn and self.solo.may_act_early():
                self.waits()
            self.happens(self.solo.bot_acts(self.solo.next_seat()))
        if self.is_awaited() and self.has_news:
            self.waits_for_turn = False
            self.show_near()
        self.has_news = False

    def is_asked(self) -> bool:
        """Whether the person has a say now, in turn or out of it; or the game is over."""
        solo = self.solo
        if solo.is_over():
            return True
        if self.is_awaited():
            return solo.next_seat() == solo.seat
        if self.waits_for_turn or solo.has_waited():
            return False
        return solo.may_act_early() or self._listens()

    def is_awaited(self) -> bool:
        """Whether the game can't go on without the person."""
        return self.solo.seat in self.solo.match.state.waits_for()

    def _listens(self) -> bool:
        happened = [event.seen_by(self.solo.seat) for event in self.solo.match.events[-1]]
        return self.presenter.listens(self.view(), happened)

    def acts(self, action: int) -> None:
        """The person's action; or why not."""
        try:
            happened = self.solo.act(action)
        except Refused as refused:
            self.say(self.teller.why_not(refused.refusal))
            return
        self.happens(happened)

    def waits(self) -> None:
        self.solo.wait(self.solo.seat)

    def takes_back(self) -> str | None:
        """Undo the person's last action: its text, if there was one."""
        text = self.solo.take_back()
        if text is not None:
            self.waits_for_turn = False
            self.has_news = True
        return text

    def happens(self, events: list[Event]) -> None:
        self.has_news = True
        self.show(self.event_log.tell(events))
        outcome = self.solo.match.state.outcome()
        if outcome is not None:
            self.say(self.teller.ending(outcome))

    # What the person sees

    def view(self) -> dict[str, object]:
        return self.solo.match.state.view(self.solo.seat).to_json()

    def show_near(self) -> None:
        click.echo()
        self.show(self.presenter.near(self.view()))

    def show_table(self) -> None:
        view = self.view()
        self.show(self.presenter.table(view))
        self.show(self.presenter.near(view))

    def show(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.say(line)

    def say(self, line: str) -> None:
        """One fact, within the terminal; what is indented stays so."""
        text = line.lstrip(" ")
        click.echo(hang(" " * (len(line) - len(text)), text))

    def hint(self) -> HintSaid:
        """What a strong player would do in this seat, in words."""
        given = self.solo.hint()
        action = "" if given.action == WAIT else self.action_line(given.action)
        return hint_said(self.presenter, given, action)

    def action_line(self, action: int) -> str:
        """An action as it is typed, and what it does."""
        game = self.solo.match.game
        words = self.presenter.action(game.actions.json(action), self.view())
        return f"{game.actions.text(action)} – {words}"

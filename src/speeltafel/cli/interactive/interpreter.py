"""What a person can type at the table."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import click

from speeltafel.cli.formatting import hang
from speeltafel.cli.interactive.console import Console
from speeltafel.cli.interactive.rule_book import RuleBook
from speeltafel.cli.interactive.save_file import SaveFile
from speeltafel.engine.errors import BadAction
from speeltafel.terminal.hinting import HintSaid

HELP: Final = {
    "?": "list",
    "why ACTION": "why",
    "hint": "hint",
    "table": "table",
    "log": "log",
    "rules": "rules",
    "undo": "undo",
    "save FILE": "save",
    "on": "on",
    "quit": "quit",
}
"""What is typed, and the text that explains it."""


class Interpreter:
    """Obeys one line at a time."""

    def __init__(
        self,
        console: Console,
        save_file: SaveFile,
        again: Callable[[Path, str], str],
        *,
        practice: bool,
    ) -> None:
        """Again gives the command that opens a file: to go on, or to replay."""
        self.console = console
        self.solo = console.solo
        self.words = console.words
        self.save_file = save_file
        self.again = again
        self.practice = practice
        self.rule_book = RuleBook(self.solo.match.game, console.words)
        self.left = False
        self.hinted: tuple[int, HintSaid] | None = None  # after how many moves, and what
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.list_actions,
            "help": self.help,
            "why": self.why,
            "hint": self.hint,
            "table": self.table,
            "log": self.log,
            "rules": self.rules,
            "undo": self.undo,
            "save": self.save,
            "on": self.on,
            "quit": self.quit,
        }

    def obey(self, line: str) -> None:
        word, _, rest = line.strip().partition(" ")
        if word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        elif word:
            self.try_action(line)
        elif self.solo.is_over():
            self.left = True
        elif not self.console.is_awaited():
            self.console.waits()

    # Actions

    def try_action(self, line: str) -> None:
        action = self.action_of(line)
        if action is not None:
            self.console.acts(action)

    def action_of(self, line: str) -> int | None:
        """The action that a text or a number means; None, and a word about it, if none."""
        text = tidy(line)
        if re.fullmatch("[0-9]{1,9}", text):
            legal = self.legal()
            if 0 < int(text) <= len(legal):
                return legal[int(text) - 1]
            self.say("play-number", number=int(text), command="?")
            return None
        try:
            return self.solo.match.game.actions.code(text)
        except BadAction:
            self.say("play-unknown", text=line.strip(), command="?")
            return None

    def legal(self) -> list[int]:
        state, seat = self.solo.match.state, self.solo.seat
        return state.legal(seat) if seat in state.to_act() else []

    def list_actions(self, _: str) -> None:
        legal = self.legal()
        for number, action in enumerate(legal, start=1):
            click.echo(hang(f"{number:>3}  ", self.console.action_line(action)))
        if not legal:
            self.say("play-nothing")

    def why(self, line: str) -> None:
        """Which rule forbids an action, and what that rule says."""
        if not line:
            example = self.solo.match.game.actions.text(0)
            self.say("play-why-what", command=f"why {example}")
            return
        action = self.action_of(line)
        if action is None:
            return
        refusal = self.solo.match.why_not(self.solo.seat, action)
        if refusal is None:
            self.say("play-allowed")
            return
        self.console.say(self.console.teller.why_not(refusal))
        click.echo(hang(f"{refusal.rule}  ", self.words.rule(refusal.rule)))

    def hint(self, _: str) -> None:
        """Where to look; asked again in the same position, what a strong player would do, and why."""
        if not self.legal():
            self.say("play-nothing")
            return
        moves = len(self.solo.match.events)
        if self.hinted is None or self.hinted[0] != moves:
            said = self.console.hint()
            self.hinted = (moves, said)
            self.console.say(said.look)
            self.say("play-hint-more", command="hint")
            return
        self.console.say(self.hinted[1].do)
        self.console.say(self.hinted[1].why)

    def on(self, _: str) -> None:
        if not self.console.is_awaited():
            self.console.waits_for_turn = True
            self.console.waits()

    def undo(self, _: str) -> None:
        if not self.practice:
            self.say("play-no-undo")
            return
        text = self.console.takes_back()
        if text is None:
            self.say("play-no-move")
        else:
            self.say("play-undone", text=text)

    # What there is to read

    def help(self, _: str) -> None:
        for typed, name in HELP.items():
            click.echo(hang(f"{typed} – ", self.words.say(f"play-help-{name}")))

    def table(self, _: str) -> None:
        self.console.show_table()

    def log(self, _: str) -> None:
        match, seat = self.solo.match, self.solo.seat
        self.console.show(self.console.event_log.log(match.state.view(seat), match.events))

    def rules(self, which: str) -> None:
        """A page of the rule book, the first if nothing is said; or the rule of this number."""
        book = self.rule_book
        page = int(which or 1) if re.fullmatch("[0-9]{0,9}", which) else 0
        rules = book.page(page) or book.rule(which)
        for rule, text in rules:
            click.echo(hang(f"{rule}  ", text))
        if not rules:
            self.say("play-no-rule", text=which, command="rules 1")
        elif page:
            more = f"rules {page % book.pages + 1}, rules {book.rules[0][0]}"
            self.say("play-page", number=page, count=book.pages, command=more)

    # SaveFile and leaving

    def save(self, name: str) -> None:
        file = self._keep(name)
        if file is not None:
            self._tell_how_to_open(file)

    def quit(self, _: str = "") -> None:
        """Leave; a game that is not over is kept, if the person has done anything in it."""
        self.left = True
        seats = [seat for seat, _ in self.solo.match.record.actions]
        if self.solo.seat in seats and not self.solo.is_over():
            self.save("")
        self.say("play-left")

    def _keep(self, name: str) -> Path | None:
        try:
            file = self.save_file.keep(self.solo.match.record, name)
        except FileExistsError as there:
            self.say("play-file-there", file=str(there.filename))
            return None
        except OSError as wrong:
            where = str(wrong.filename or name)
            self.say("play-not-kept", file=where, text=str(wrong.strerror or wrong))
            return None
        except (RuntimeError, ValueError) as wrong:  # no such home, or no name that a file can have
            self.say("play-not-kept", file=name, text=str(wrong))
            return None
        self.say("play-kept", file=str(file))
        return file

    def _tell_how_to_open(self, file: Path) -> None:
        over = self.solo.is_over()
        command = self.again(file, "replay" if over else "play")
        # It is for copying: no line breaks.
        click.echo(self.words.say("play-replay" if over else "play-go-on", command=command))

    def say(self, text: str, /, **args: str | int) -> None:
        self.console.say(self.words.say(text, **args))


def tidy(line: str) -> str:
    """An action as people type it, written as the game writes it: say 4*9 is say 4 x 9."""
    text = re.sub("(?<=[0-9]) *[x\u00d7*] *(?=[0-9])", " x ", line.lower())
    return " ".join(text.split())

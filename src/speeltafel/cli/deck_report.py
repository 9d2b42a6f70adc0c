"""Decks set for a terminal: their problems, their cards, their spread over time."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

import click

from speeltafel.cli.formatting import hang, width
from speeltafel.decks.problems import Problem
from speeltafel.decks.reader import DeckReading
from speeltafel.games.timeline.box import MOST_PLAYERS
from speeltafel.games.timeline.deck import DAY, Dark, Deck
from speeltafel.games.timeline.together.table import CARDS
from speeltafel.texts import Texts
from speeltafel.texts.plain import plain
from speeltafel.texts.telling import date_words

BLOCKS: Final = " ▏▎▍▌▋▊▉█"
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
"""Years that a bar of the histogram may stand for."""
MOST_BARS: Final = 48
WIDEST_BAR: Final = 40


# What is wrong


def problem_lines(reading: DeckReading, file: str, words: Texts) -> Iterator[str]:
    """All problems, errors first; and whether the deck can be played, and how."""
    for problems, heading in (
        (reading.errors, "cli-deck-errors"),
        (reading.warnings, "cli-deck-warnings"),
    ):
        if problems:
            yield click.style(words.say(heading, count=len(problems)), bold=True)
            yield from _marked(problems, words)
            yield ""
    yield hang("", _closing(reading, file, words))


def _marked(problems: Iterable[Problem], words: Texts) -> Iterator[str]:
    marks = [
        words.say("cli-deck-line", number=problem.line)
        if problem.line
        else words.say("cli-deck-whole")
        for problem in problems
    ]
    margin = max(map(len, marks))
    for mark, problem in zip(marks, problems, strict=True):
        yield hang(f"  {mark:<{margin}}  ", problem.say(words))


def _closing(reading: DeckReading, file: str, words: Texts) -> str:
    if reading.errors:
        return words.say("cli-deck-broken", file=file)
    players = min(MOST_PLAYERS, (len(reading.deck.ids) - 1) // 4)  # TIM-01
    together = "yes" if len(reading.deck.sure()) >= CARDS else "no"  # TWI-04
    return words.say("cli-deck-playable", file=file, together=together, number=players)


# What there is


def title_lines(deck: Deck, words: Texts) -> Iterator[str]:
    """The name of a deck, its size and span, and what is in it if we know."""
    darks = sorted(deck.darks, key=lambda dark: dark.earliest)
    first, last = (date_words(words, _year(dark.date)) for dark in (darks[0], darks[-1]))
    size = words.say("cli-deck-size", cards=f"{len(darks)}", first=first, last=last)
    title = f"deck-{deck.name}"
    if words.has(title):
        yield click.style(f"{deck.name}: {words.say(title)}", bold=True)
        yield hang("  ", words.say(f"{title}-about"))
    else:
        yield click.style(plain(deck.name), bold=True)  # the name of a file can hold anything
    yield f"  {size}"


def deck_lines(reading: DeckReading, words: Texts) -> Iterator[str]:
    """A deck in full: its title, its cards by date, its spread over time, places and levels."""
    deck = reading.deck
    yield from title_lines(deck, words)
    yield ""
    yield from _card_lines(deck, words)
    yield ""
    yield from _histogram([int(_year(dark.date)) for dark in deck.darks], words)
    yield from _where_lines(reading.wheres, words)
    yield from _level_lines([light.level for light in deck.lights], words)


def _card_lines(deck: Deck, words: Texts) -> Iterator[str]:
    order = sorted(range(len(deck.ids)), key=lambda place: deck.darks[place].earliest)
    dates = [_date(deck.darks[place], deck.precision, words) for place in order]
    margin = max(map(len, dates))
    for place, date in zip(order, dates, strict=True):
        yield hang(f"{date:>{margin}}  ", deck.lights[place].text(words.lang))


def _date(dark: Dark, precision: str, words: Texts) -> str:
    """The date as the deck compares it; an unsure one from - to."""
    written = [date for date in (dark.date, dark.until) if date]
    shown = [date if precision == DAY else _year(date) for date in written]
    return " – ".join(date_words(words, date) for date in dict.fromkeys(shown))


def _year(date: str) -> str:
    """The year of a date as it is written in a deck."""
    return date if date.startswith("-") else str(int(date.partition("-")[0]))


def _histogram(years: list[int], words: Texts) -> Iterator[str]:
    """A bar for each period of equal length; a long time without any card is one empty line."""
    step = next((step for step in STEPS if len(_bars(years, step)) <= MOST_BARS), STEPS[-1])
    yield click.style(hang("", words.say("cli-deck-spread", number=step)), bold=True)
    counts = _bars(years, step)
    yield from _bar_lines(
        [(date_words(words, str(bar * step or 1)), count) for bar, count in counts.items()]
    )


def _bars(years: list[int], step: int) -> dict[int, int]:
    counts = Counter(year // step for year in years)
    bars = range(min(counts), max(counts) + 1)
    return {bar: counts[bar] for bar in bars if counts[bar] or counts[bar - 1]}


def _where_lines(wheres: list[str], words: Texts) -> Iterator[str]:
    if not any(wheres):
        return
    yield ""
    yield click.style(hang("", words.say("cli-deck-wheres")), bold=True)
    counts = Counter(wheres).most_common()
    yield from _bar_lines([(_where(where, words), count) for where, count in counts])


def _where(where: str, words: Texts) -> str:
    """A place that we have a word for, or else as the file writes it."""
    text = f"where-{where or 'untold'}"
    return words.say(text) if words.has(text) else where


def _level_lines(levels: list[int], words: Texts) -> Iterator[str]:
    if not any(levels):
        return
    yield ""
    yield click.style(hang("", words.say("cli-deck-levels")), bold=True)
    counts = sorted(Counter(levels).items())
    yield from _bar_lines([(words.say(f"level-{level}"), count) for level, count in counts])


def _bar_lines(bars: list[tuple[str, int]]) -> Iterator[str]:
    """A bar for each label, with eighths of a block, and its count."""
    margin = max(len(label) for label, _ in bars)
    most = max(count for _, count in bars)
    for label, count in bars:
        row = f"{label:>{margin}} {_block(count, most)}"
        yield f"{row} {count}" if count else row.rstrip()


def _block(count: int, most: int) -> str:
    eighths = -(-count * 8 * min(WIDEST_BAR, width() // 2) // most)
    return BLOCKS[-1] * (eighths // 8) + BLOCKS[eighths % 8].strip()

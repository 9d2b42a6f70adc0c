"""What `arena` found, for people and for programs."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from speeltafel.arena.estimate import Estimate
from speeltafel.arena.rating import anchor_of
from speeltafel.arena.results import Results
from speeltafel.arena.standing import Standing, standings
from speeltafel.arena.times import percentile
from speeltafel.build import compiled
from speeltafel.cli.formatting import hang
from speeltafel.cli.params import seed_text
from speeltafel.engine.game import ONE_LOSES, value_text


@dataclass(frozen=True)
class ArenaReport:
    results: Results
    jobs: int
    seconds: float

    @cached_property
    def standings(self) -> list[Standing]:
        return standings(self.results)

    @cached_property
    def deals(self) -> int:
        return sum(1 for _ in self.results.deals())

    def to_json(self) -> dict[str, object]:
        """With simulations everything but `run` is the same for the same seed."""
        plan = self.results.plan
        return {
            **plan.to_json(),
            "deals": self.deals,
            "games": self.deals * len(plan.seatings),
            "bots": [_standing_json(standing) for standing in self.standings],
            "run": self._run_json(),
        }

    def _run_json(self) -> dict[str, object]:
        return {
            "jobs": self.jobs,
            "compiled": compiled(),
            "seconds": round(self.seconds, 3),
            "decisions": [_times_json(standing) for standing in self.standings],
        }

    def lines(self) -> Iterator[str]:
        yield hang("", self._heading())
        yield hang("", f"Tables: {self._tables()}.")
        yield ""
        yield from self._bot_lines()
        yield ""
        if len(self.standings) > 2:
            yield from self._duel_lines()
            yield ""
        yield hang("", self._legend())
        how = "compiled" if compiled() else "pure Python"
        processes = "1 process" if self.jobs == 1 else f"{self.jobs} processes"
        yield f"{self.seconds:,.1f} s, {processes}, {how}"

    def _heading(self) -> str:
        plan = self.results.plan
        parts = [f"{plan.seats} seats", f"{self.deals:,} deals"]
        parts += [f"{self.deals * len(plan.seatings):,} games"]
        parts += [f"{plan.milliseconds} ms"] if plan.milliseconds else []
        parts += [f"{plan.simulations:,} simulations"] if plan.simulations else []
        parts += [f"{name}={value_text(value)}" for name, value in plan.options.items()]
        return f"{plan.game}: {', '.join(parts)}, seed {seed_text(plan.seed)}"

    def _tables(self) -> str:
        return "; ".join(", ".join(line_up) for line_up in self.results.plan.line_ups)

    def _bot_lines(self) -> Iterator[str]:
        aim = self.results.plan.rules().aim
        ranked = self.standings[0].rank is not None
        won = "not lost" if aim == ONE_LOSES else "won"
        rank = f"{'rank':>6}" if ranked else ""
        yield f"{'bot':<12}{won:>15}{'score':>17}{rank}{'rating':>8}{'p50':>11}{'p99':>11}"
        for standing in self.standings:
            yield _bot_line(standing)

    def _duel_lines(self) -> Iterator[str]:
        """A row for each bot, a column for each opponent."""
        bots = [standing.bot for standing in self.standings]
        yield f"{'better than':<12}" + "".join(f"{bot:>14}" for bot in bots)
        for standing in self.standings:
            met = (standing.duels.get(bot) for bot in bots)
            cells = ("-" if duel is None else _share_text(duel) for duel in met)
            yield f"{standing.bot:<12}" + "".join(f"{cell:>14}" for cell in cells)

    def _legend(self) -> str:
        anchor = anchor_of(self.results.plan.bots)
        return (
            "± is half of a 95% interval, by deals; as good counts half as better. The rating is that of Bradley and Terry on the"
            f" scale of Elo, {anchor} is 0. p50 and p99 are the time for a decision."
        )


def _bot_line(standing: Standing) -> str:
    rank = "" if standing.rank is None else f"{standing.rank:>6.1f}"
    times = "".join(f"{1000 * percentile(standing.times, at):>8.2f} ms" for at in (50, 99))
    return (
        f"{standing.bot:<12}{_share_text(standing.won):>15}{_score_text(standing.score):>17}"
        f"{rank}{standing.rating:>+8.0f}{times}"
    )


def _share_text(share: Estimate) -> str:
    margin = "" if share.margin is None else f" ± {100 * share.margin:4.1f}"
    return f"{share.mean:.1%}{margin}"


def _score_text(score: Estimate) -> str:
    margin = "" if score.margin is None else f" ± {score.margin:5.2f}"
    return f"{score.mean:.2f}{margin}"


def _standing_json(standing: Standing) -> dict[str, object]:
    form: dict[str, object] = {
        "bot": standing.bot,
        "seats": standing.seats,
        "won": standing.won.to_json(),
        "score": standing.score.to_json(),
        "rating": round(standing.rating, 3),
        "duels": {bot: duel.to_json() for bot, duel in standing.duels.items()},
    }
    return form if standing.rank is None else {**form, "rank": standing.rank}


def _times_json(standing: Standing) -> dict[str, object]:
    times = {f"p{at}_ms": round(1000 * percentile(standing.times, at), 3) for at in (50, 99)}
    return {"bot": standing.bot, "count": standing.times.total(), **times}

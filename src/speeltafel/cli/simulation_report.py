"""What `simulate` found, for people and for programs."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from speeltafel import __version__
from speeltafel.build import compiled
from speeltafel.cli.params import seed_text
from speeltafel.cli.simulation import Simulation, Tally
from speeltafel.engine.game import value_text
from speeltafel.registry import game_named

PERCENTILES: Final = (5, 50, 95)


@dataclass(frozen=True)
class SimulationReport:
    simulation: Simulation
    tally: Tally
    jobs: int
    seconds: float

    def to_json(self) -> dict[str, object]:
        """Everything but `run` is the same for the same seed, on every machine."""
        return {
            "speeltafel": __version__,
            "game": self.simulation.game,
            "rules_version": game_named(self.simulation.game).rules_version,
            "players": self.simulation.players,
            "options": dict(self.simulation.options),
            "seed": self.simulation.seed.hex(),
            "games": self.tally.games,
            "ended": dict(sorted(self.tally.ended.items())),
            "actions": self._actions_json(),
            "seats": [self._seat_json(seat) for seat in range(self.simulation.players)],
            "run": self._run_json(),
        }

    def _actions_json(self) -> dict[str, object]:
        tally = self.tally
        form: dict[str, object] = {"total": tally.actions, "mean": tally.actions / tally.games}
        form |= {"min": min(tally.lengths), "max": max(tally.lengths)}
        return form | {f"p{percent}": tally.length_at(percent) for percent in PERCENTILES}

    def _seat_json(self, seat: int) -> dict[str, object]:
        score, won, games = self.tally.scores[seat], self.tally.wins[seat], self.tally.games
        return {
            "seat": seat,
            "score": score,
            "mean_score": score / games,
            "won": won,
            "won_share": won / games,
        }

    def _run_json(self) -> dict[str, object]:
        return {
            "jobs": self.jobs,
            "compiled": compiled(),
            "seconds": round(self.seconds, 3),
            "actions_per_second": round(self.speed()),
        }

    def speed(self) -> float:
        return self.tally.actions / self.seconds

    def lines(self) -> Iterator[str]:
        yield self._heading()
        yield ""
        yield "How they ended"
        for reason, games in sorted(self.tally.ended.items()):
            yield f"  {reason:<12} {games:>13,}  {games / self.tally.games:>7.1%}"
        yield ""
        yield from self._length_lines()
        yield ""
        yield from self._seat_lines()
        yield ""
        yield self._speed_line()

    def _heading(self) -> str:
        simulation = self.simulation
        parts = [f"{simulation.players} players", f"{self.tally.games:,} games"]
        parts += [f"{name}={value_text(value)}" for name, value in simulation.options.items()]
        return f"{simulation.game}: {', '.join(parts)}, seed {seed_text(simulation.seed)}"

    def _length_lines(self) -> Iterator[str]:
        tally = self.tally
        yield "Actions in a game"
        yield f"  {'mean':<12} {tally.actions / tally.games:>13,.1f}"
        yield f"  {'shortest':<12} {min(tally.lengths):>13,}"
        for percent in PERCENTILES:
            yield f"  {f'{percent}% up to':<12} {tally.length_at(percent):>13,}"
        yield f"  {'longest':<12} {max(tally.lengths):>13,}"

    def _seat_lines(self) -> Iterator[str]:
        games = self.tally.games
        yield f"Seat {'mean score':>23}  {'won':>7}"
        for seat in range(self.simulation.players):
            mean, won = self.tally.scores[seat] / games, self.tally.wins[seat] / games
            yield f"  {seat:<12} {mean:>13.2f}  {won:>7.1%}"

    def _speed_line(self) -> str:
        how = "compiled" if compiled() else "pure Python"
        processes = "1 process" if self.jobs == 1 else f"{self.jobs} processes"
        return f"{self.speed():,.0f} actions/s ({self.seconds:,.1f} s, {processes}, {how})"

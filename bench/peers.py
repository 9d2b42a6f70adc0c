"""Speed beside other libraries of card games, in one run on one core.

    ./run bench peers [--seconds 1] [--rounds 5]

All are measured in turns, because machines are noisy: compare within a run. Everybody plays at random.
Writes `docs/peers.md` and its chart.
"""

import argparse
import json
import os
import subprocess
import time
from collections.abc import Callable
from statistics import median
from typing import Final, NamedTuple

from bench.bar_chart import Bar, bar_chart
from bench.builds import BUILDS, ROOT
from scripts.environments import TOOLS, make_venv, script

VENV: Final = TOOLS / "peers"
LOCK: Final = ROOT / "locks" / "peers.txt"
PAGE: Final = ROOT / "docs" / "peers.md"
CHART: Final = ROOT / "docs" / "pictures" / "peers.svg"
OURS: Final = "Speeltafel"
TABLES: Final = 1024

HEAD: Final = """# Speed beside other libraries

Random play on one core, all in turns in one run, medians of {rounds} slices of {seconds:g} s of processor time. Games
differ in length and in what a move costs, so compare orders of magnitude. Measured with `./run bench peers`, which
writes this page; machines are noisy, and yours is another.

![Actions a second of each library, as bars](pictures/peers.svg)

| library | game | through | actions a second | an action includes |
|---|---|---|---|---|
"""


class Peer(NamedTuple):
    library: str
    game: str
    through: str
    includes: str
    make: str
    """The function in `bench/peer_games.py` that makes the play, and what it is given."""


PEERS: Final = (
    Peer(OURS, "Télos", "inside", "rules, deals", "inside telos"),
    Peer(OURS, "Télos", "vectorised", f"{TABLES} tables: rules, deals, masks", "blind telos"),
    Peer(
        OURS,
        "Télos",
        "vectorised, observing",
        "the same, and observations (319 × int16)",
        "seeing telos",
    ),
    Peer(OURS, "Télos", "Python calls", "rules, lists of actions", "called telos"),
    Peer(
        OURS, "Télos", "Python calls, fast way", "rules, actions in a buffer", "called_fast telos"
    ),
    Peer(OURS, "Télos", "PettingZoo", "rules, observation, mask", "agents telos"),
    Peer(OURS, "Titus", "PettingZoo", "rules, observation, mask", "agents titus"),
    Peer(OURS, "Tabulos", "PettingZoo", "rules, observation, mask", "agents tabulos"),
    Peer(OURS, "Télos", "OpenSpiel", "rules, lists of actions, log", "spiel speeltafel_telos"),
    Peer("OpenSpiel (C++)", "hearts", "pyspiel", "rules, lists of actions", "spiel hearts"),
    Peer(
        "OpenSpiel (C++)",
        "crazy eights",
        "pyspiel",
        "rules, lists of actions",
        "spiel crazy_eights",
    ),
    Peer("RLCard", "uno", "its own", "rules, observation", "rlcard_game uno"),
    Peer("RLCard", "doudizhu", "its own", "rules, observation", "rlcard_game doudizhu"),
    Peer(
        "PettingZoo",
        "Texas hold'em",
        "PettingZoo",
        "rules, observation, mask",
        "classic texas_holdem_v4",
    ),
    Peer(
        "PettingZoo",
        "Leduc hold'em",
        "PettingZoo",
        "rules, observation, mask",
        "classic leduc_holdem_v4",
    ),
    Peer(
        "pgx (JAX)",
        "Leduc hold'em",
        "vectorised",
        f"{TABLES} tables: rules, deals, observations, masks",
        "pgx_game leduc_holdem",
    ),
    Peer(
        "pgx (JAX)",
        "sparrow mahjong",
        "vectorised",
        f"{TABLES} tables: rules, deals, observations, masks",
        "pgx_game sparrow_mahjong",
    ),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="for each slice")
    parser.add_argument("--rounds", type=int, default=5, help="slices of each")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.measure:
        print(json.dumps(measure(args.seconds, args.rounds)))
    else:
        report(args.seconds, args.rounds)


def report(seconds: float, rounds: int) -> None:
    """In an environment of their own, which sees our compiled build."""
    make_venv(VENV, LOCK)
    slices = ("--seconds", str(seconds), "--rounds", str(rounds))
    done = subprocess.run(
        [script(VENV, "python"), "-m", "bench.peers", "--measure", *slices],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(BUILDS["compiled"])},
        check=True,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    rates: list[float] = json.loads(done.stdout.splitlines()[-1])
    table = "".join(map(line, PEERS, rates))
    PAGE.write_text(HEAD.format(seconds=seconds, rounds=rounds) + table, encoding="utf-8")
    bars = [
        Bar(f"{peer.library}: {peer.game}, {peer.through}", rate, peer.library == OURS)
        for peer, rate in zip(PEERS, rates, strict=True)
    ]
    CHART.write_text(bar_chart("Actions a second", bars), encoding="utf-8")
    print(table)


def line(peer: Peer, rate: float) -> str:
    return (
        f"| {peer.library} | {peer.game} | {peer.through} | {rounded(rate):,} | {peer.includes} |\n"
    )


def rounded(rate: float) -> int:
    """To two digits: the third is noise."""
    unit = float(10 ** max(0, len(str(int(rate))) - 2))
    return int(round(rate / unit) * unit)


def measure(seconds: float, rounds: int) -> list[float]:
    """The median rate of each, in turns."""
    from bench import peer_games  # noqa: PLC0415 - they are not installed where this is started

    plays: list[Callable[[], int]] = []
    for peer in PEERS:
        name, game = peer.make.split(" ")
        plays.append(getattr(peer_games, name)(game))
    taken: list[list[float]] = [[] for _ in plays]
    for _ in range(rounds):
        for rates, play in zip(taken, plays, strict=True):
            rates.append(slice_of(play, seconds))
    return [median(rates) for rates in taken]


def slice_of(play: Callable[[], int], seconds: float) -> float:
    """Actions a second of processor time; `play` plays some and says how many."""
    actions, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        actions += play()
    return actions / (time.process_time() - start)


if __name__ == "__main__":
    main()

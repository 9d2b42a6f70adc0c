"""The games in the interfaces that researchers use; `docs/research.md` shows how.

The frameworks are optional: `pip install "speeltafel[research]"`. Nothing here is needed to play.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from speeltafel.engine.errors import SpeeltafelError

if TYPE_CHECKING:
    from speeltafel.env.pettingzoo import SeatsEnv
    from speeltafel.env.single import SeatEnv
    from speeltafel.env.vectorised import VectorEnv


class NotInstalled(SpeeltafelError):
    """A framework that a function here stands on is missing."""

    code = "not_installed"


def env(
    name: str,
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    perfect_information: bool = False,
) -> "SeatsEnv":
    """A PettingZoo AEC environment: an agent in each seat. No number of players: the usual one."""
    try:
        from speeltafel.env.pettingzoo import SeatsEnv  # noqa: PLC0415 - optional
    except ModuleNotFoundError as missing:
        raise lacks(missing) from None
    return SeatsEnv(name, players, options, perfect_information=perfect_information)


def single_agent(
    name: str,
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seat: int = 0,
    opponents: str = "thumb",
    simulations: int = 100,
    perfect_information: bool = False,
) -> "SeatEnv":
    """A Gymnasium environment: an agent in one seat, bots in the others."""
    try:
        from speeltafel.env.single import SeatEnv  # noqa: PLC0415 - optional
    except ModuleNotFoundError as missing:
        raise lacks(missing) from None
    return SeatEnv(
        name,
        players,
        options,
        seat=seat,
        opponents=opponents,
        simulations=simulations,
        perfect_information=perfect_information,
    )


def vector(
    name: str,
    tables: int,
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | Sequence[int] = 0,
    observing: bool = True,
    workers: int = 1,
) -> "VectorEnv":
    """Many tables at once, with numpy arrays in and out: for learning by self-play. With several
    workers they are spread over as many processes."""
    try:
        from speeltafel.env.vectorised import VectorEnv  # noqa: PLC0415 - optional
    except ModuleNotFoundError as missing:
        raise lacks(missing) from None
    return VectorEnv(
        name, tables, players, options, seed=seed, observing=observing, workers=workers
    )


def register_openspiel() -> list[str]:
    """Make `pyspiel.load_game` know our games: their names there, such as speeltafel_telos."""
    try:
        from speeltafel.env.openspiel import NAMES  # noqa: PLC0415 - optional
    except ModuleNotFoundError as missing:
        raise lacks(missing) from None
    return NAMES


def lacks(missing: ModuleNotFoundError) -> NotInstalled:
    return NotInstalled(f'there is no {missing.name}: pip install "speeltafel[research]"')

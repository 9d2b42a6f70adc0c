"""The units of systemd in `deploy`."""

from configparser import ConfigParser
from pathlib import Path

import pytest

UNITS = sorted((Path(__file__).parents[2] / "deploy" / "systemd").glob("*.service"))


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_tries_again_however_long_the_database_is_away(unit: Path) -> None:
    """A start without a database fails at once, and systemd gives up after five in ten seconds."""
    read = ConfigParser(interpolation=None, strict=False)
    read.read(unit, encoding="utf-8")
    assert read["Service"]["Restart"] == "always"
    assert read["Unit"]["StartLimitIntervalSec"] == "0"

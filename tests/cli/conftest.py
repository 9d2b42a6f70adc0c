from pathlib import Path

import pytest

from tests.cli.command import Inside
from tests.cli.typist import Typist


@pytest.fixture
def inside(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Inside:
    """Commands in this process, on a computer that speaks English, 80 columns wide."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "SPEELTAFEL_COMMAND"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    return Inside(capsys)


@pytest.fixture
def typist(inside: Inside, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Typist:
    """Somebody who types to commands in this process, in a folder of their own."""
    monkeypatch.chdir(tmp_path)
    return Typist(inside, monkeypatch)

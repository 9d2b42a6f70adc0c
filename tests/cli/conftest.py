import pytest

from tests.cli.command import Inside


@pytest.fixture
def inside(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Inside:
    """Commands in this process, on a computer that speaks English, 80 columns wide."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "SPEELTAFEL_COMMAND"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    return Inside(capsys)

"""What the browser client is tried with is what the games send today."""

from tests.web.make_fixtures import FIXTURES, files


def test_the_fixtures_of_the_client_are_those_of_the_games() -> None:
    kept = {path.name: path.read_text(encoding="utf-8") for path in FIXTURES.glob("*.json")}
    assert kept == files(), "run python -m tests.web.make_fixtures"

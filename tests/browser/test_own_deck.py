"""A teacher brings a deck along: a line to fix, then a game with it, and once more."""

import json
from pathlib import Path

from playwright.sync_api import expect

from speeltafel.decks.example import example
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Mouse
from tests.browser.test_two_browsers import play_once_more, play_to_the_end
from tests.web.accessible import problems

CARDS = 40


def test_a_class_plays_with_the_deck_of_its_teacher(visit: Visit, tmp_path: Path) -> None:
    an = Player(visit(lang="nl"), Mouse(), seed=1)
    bo = Player(visit(lang="fr"), Mouse(), seed=2)
    an.come_home()
    an.set_up("timeline", "friends", 2)
    an.call_oneself("An")
    bring(an, tmp_path / "Ons dorp.csv")
    code = an.invite().rpartition("/")[2]
    bo.join(code, "Bo")
    deck = bo.say("web-deck-cards", text="Ons dorp", count=CARDS)
    expect(bo.page.get_by_text(deck, exact=True)).to_be_visible()
    an.start()
    check_hidden(bo)
    play_to_the_end([an, bo])
    play_once_more(an, bo)
    assert bo.visitor.news["table"]["deck"] == {"name": "Ons dorp", "cards": CARDS}


def bring(host: Player, file: Path) -> None:
    """First with a line that is wrong, as the server says; then corrected, under the same name."""
    first = example("nl").split(b"\r\n")[1]
    file.write_bytes(example("nl").replace(first, b"ooit" + first))
    host.bring_deck(file)
    refusal = host.page.get_by_role("alert")
    date = "ooit" + first.decode().partition(";")[0]
    wrong = host.say("problem-no_date", date=date)
    expect(refusal).to_have_text(host.say("error-bad_deck", number=2, text=wrong))
    assert problems(host.page) == []
    forgive(host)
    file.write_bytes(example("nl"))
    host.bring_deck(file)
    deck = host.say("web-deck-cards", text="Ons dorp", count=CARDS)
    expect(host.page.get_by_role("status")).to_have_text(deck)
    expect(refusal).not_to_be_attached()


def forgive(host: Player) -> None:
    """The browser tells its console of every refusal."""
    host.visitor.wait_until(lambda: bool(host.visitor.wrong))
    assert all("400" in wrong for wrong in host.visitor.wrong)
    host.visitor.wrong.clear()


def check_hidden(player: Player) -> None:
    """Of all dates only that of the first card of the timeline is told."""
    player.visitor.wait_until(lambda: player.visitor.news["view"] is not None)
    told = json.dumps(player.visitor.news["view"])
    dates = [line.partition(";")[0] for line in example("nl").decode().split("\r\n")[1:-1]]
    assert sum(f'"date": "{date}"' in told for date in set(dates)) == 1

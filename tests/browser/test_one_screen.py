"""Round one screen: a curtain between turns, and nothing of a hand in the page but before its owner."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import expect

from speeltafel.engine.match import replay
from speeltafel.engine.record import Record, read_record
from speeltafel.engine.view import View
from speeltafel.registry import game_named
from speeltafel.texts import texts
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Mouse
from tests.browser.visitor import Json

NAMES: Final = ["Ada", "Bob", "Cleo"]
LOOKS: Final = 40
"""So often the page is looked at, in several turns of everybody."""
HAND: Final = re.compile(r'data-kind="card-([^"]+)"')

TURNS: Final = 4
"""Long enough for the screen to change hands."""
WATCH_TRAYS: Final = """
() => {
  window.carried = [];
  const look = () => {
    for (const { effect } of document.getAnimations())
      if (effect.target?.querySelector('.tray')) window.carried.push(effect.target.className);
    requestAnimationFrame(look);
  };
  look();
}
"""
"""From now on: what travels with a whole tray in it."""


class PageSeen(NamedTuple):
    """All that the page held at a moment; who sat before it, if anybody; how many moves there were."""

    content: str
    seat: int | None
    move: int


@pytest.mark.parametrize(("game", "players"), [("tabulos", 2), ("telos", 3)])
def test_no_hand_is_in_the_page_but_that_of_who_sits_there(
    visit: Visit, game: str, players: int
) -> None:
    player = Player(visit(), Mouse())
    player.come_home()
    player.set_up(game, "one-screen", players)
    for number, name in enumerate(NAMES[:players], 1):
        player.call(number, name)
    player.start()
    looks = list(play(player, player.expect_curtains(*NAMES[:players])))
    record = record_of(player)
    hidden = [check(look, record) for look in looks]
    assert {look.seat for look in looks} == {None, *range(players)}
    assert sum(hidden) > 0, "nobody had anything to hide"


def test_who_has_no_name_is_called_by_number(visit: Visit) -> None:
    player = Player(visit(), Mouse())
    player.come_home()
    player.set_up("tabulos", "one-screen", 2)
    player.start()
    curtains = player.expect_curtains("Player 1", "Player 2")
    lifted = {look.seat for look in play(player, curtains)}
    assert lifted == {None, 0, 1}


def test_where_nothing_is_hidden_the_table_goes_on_without_a_curtain(visit: Visit) -> None:
    player = Player(visit(), Mouse())
    player.come_home()
    player.set_up("titus", "one-screen", 2)
    for number, name in enumerate(NAMES[:2], 1):
        player.call(number, name)
    player.start()
    curtains, named = set(player.expect_curtains(*NAMES[:2])), set()
    for _ in range(LOOKS):
        seen = player.wait()
        assert not curtains & set(seen.presses)
        named |= {name for name in NAMES if is_on_turn(player, name)}
        player.go_on(seen)
    assert named == set(NAMES[:2])


def test_the_places_of_players_stay_where_they_are_when_the_table_opens(visit: Visit) -> None:
    """Coins travel; trays do not."""
    player = Player(visit(reduced_motion="no-preference"), Mouse())
    player.come_home()
    player.set_up("titus", "one-screen", 2)
    player.page.evaluate(WATCH_TRAYS)
    player.start()
    for _ in range(TURNS):
        player.go_on(player.wait())
    assert player.page.evaluate("window.carried") == []


def is_on_turn(player: Player, name: str) -> bool:
    return player.page.get_by_text(player.say("web-now", name=name), exact=True).is_visible()


def play(player: Player, curtains: list[str]) -> Iterator[PageSeen]:
    """Take turns, as long as we look. The host sits before it first."""
    sits = 0
    for _ in range(LOOKS):
        seen = player.wait()
        if seen.over:
            return
        lifting = [seat for seat, name in enumerate(curtains) if name in seen.presses]
        yield PageSeen(player.page.content(), None if lifting else sits, moves(player))
        player.go_on(seen)
        if lifting:
            sits = lifting[0]
            expect(player.curtain(curtains[sits])).not_to_be_attached()


def moves(player: Player) -> int:
    """How many moves there are; while it is our turn nobody adds one."""
    asked = ask(player, "watch")
    return int(asked["moves_from"]) + len(asked["moves"]) - 1


def ask(player: Player, do: str) -> Json:
    """As a page would, but beside it."""
    answer = player.page.request.post(f"{path(player)}/ask", data={"do": do, "id": f"beside {do}"})
    assert answer.ok, answer.text()
    told: Json = answer.json()
    return told


def path(player: Player) -> str:
    return f"{player.visitor.address}api/tables/{player.visitor.news['table']['id']}"


def record_of(player: Player) -> Record:
    """The game when it is over, and nothing is hidden any more."""
    if ask(player, "watch")["table"]["status"] != "over":  # the page may not show the last move yet
        ask(player, "end")
    return read_record(player.page.request.get(f"{path(player)}/record").text())


def check(look: PageSeen, record: Record) -> int:
    """Whether a page shows what it may; the number of cards that it had to hide."""
    state = replay(game_named(record.game), record.until(look.move)).state
    hands = {seat: hand_of(state.view(seat)) for seat in range(record.players)}
    own = [] if look.seat is None else hands[look.seat]
    assert Counter(HAND.findall(look.content)) <= Counter(own)
    others = {card for seat, hand in hands.items() if seat != look.seat for card in hand}
    hidden = others - set(strings(state.view(None).to_json())) - set(own)
    for card in hidden:
        assert name_of(record.game, card) not in look.content
    return len(hidden)


def hand_of(view: View) -> list[str]:
    hand = view.to_json()["hand"]
    assert isinstance(hand, list)
    return hand


def name_of(game: str, card: str) -> str:
    """How the page says a card."""
    words = texts("en")
    if game == "tabulos":
        return words.say("web-tabulos-card", card=card) + ","
    if card.isdigit():
        return words.say("web-telos-god", card=card, text=words.say(f"web-god-{card}"))
    return words.say("web-telos-zeus", text=words.say(f"card-telos-{card}"))


def strings(tree: Any) -> Iterator[str]:
    """Every text in a view."""
    if isinstance(tree, str):
        yield tree
    branches = tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else []
    for branch in branches:
        yield from strings(branch)

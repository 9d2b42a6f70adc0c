"""Round one screen: a curtain between turns, and nothing of a hand in the page but before its owner."""

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import pytest

from speeltafel.texts import texts
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Mouse
from tests.browser.visitor import Json

NAMES: Final = ["Ada", "Bob", "Cleo"]
LOOKS: Final = 40
"""So often the page is looked at, in several turns of everybody."""
HAND: Final = re.compile(r'data-kind="card-([^"]+)"')


class Look(NamedTuple):
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
    replay = Replayed(player)
    hidden = [check(look, game, replay) for look in looks]
    assert {look.seat for look in looks} == {None, *range(players)}
    assert sum(hidden) > 0, "nobody had anything to hide"


def play(player: Player, curtains: list[str]) -> Iterator[Look]:
    """Take turns, as long as we look. Whoever made the table sits before it first."""
    sits = 0
    for _ in range(LOOKS):
        seen = player.wait()
        if seen.over:
            return
        lifting = [seat for seat, name in enumerate(curtains) if name in seen.presses]
        yield Look(player.page.content(), None if lifting else sits, moves(player))
        player.go_on(seen)
        sits = lifting[0] if lifting else sits


def moves(player: Player) -> int:
    """How many moves there are; while it is our turn nobody adds one."""
    asked = player.page.request.post(
        f"{path(player)}/ask", data={"do": "watch", "id": "how many moves"}
    ).json()
    return int(asked["moves_from"]) + len(asked["moves"]) - 1


def path(player: Player) -> str:
    return f"{player.visitor.address}api/tables/{player.visitor.news['table']['id']}"


class Replayed:
    """The same game afterwards, when nothing is hidden any more."""

    def __init__(self, player: Player) -> None:
        self.web = player.page.request
        self.path = path(player)
        if not player.look().over:
            ended = self.web.post(f"{self.path}/ask", data={"do": "end", "id": "the end"})
            assert ended.ok, ended.text()

    def seen(self, move: int, eyes: int | None) -> Json:
        through = {} if eyes is None else {"eyes": eyes}
        answer = self.web.get(f"{self.path}/replay", params={"move": move, **through})
        assert answer.ok, answer.text()
        view: Json = answer.json()["views"][0]
        return view


def check(look: Look, game: str, replay: Replayed) -> int:
    """Whether a page shows what it may; the number of cards that it had to hide."""
    public = set(strings(replay.seen(look.move, None)))
    players = replay.seen(look.move, None)["players"]
    hands = {seat: replay.seen(look.move, seat)["hand"] for seat in range(players)}
    own = hands.get(look.seat, []) if look.seat is not None else []
    assert sorted(HAND.findall(look.content)) == sorted(own)
    others = {card for seat, hand in hands.items() if seat != look.seat for card in hand}
    hidden = others - public - set(own)
    for card in hidden:
        assert name_of(game, card) not in look.content
    return len(hidden)


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

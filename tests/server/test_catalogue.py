"""What the list of games says about setting one up."""

import pytest

from speeltafel.engine.chance import Seeded, seed_from
from speeltafel.engine.errors import BadOption
from speeltafel.registry import GAMES
from speeltafel.server.wire.catalogue import game_list

SHOWN = {shown.game: shown for shown in game_list("en").games}


@pytest.mark.parametrize("name", GAMES)
def test_a_value_can_be_chosen_exactly_where_the_seat_that_it_names_is_played(name: str) -> None:
    game, shown = GAMES[name], SHOWN[name]
    players = game.least_players
    for option in shown.options:
        for value in option.allowed:
            chosen = {option.name: value}
            if option.seats.get(str(value), 0) < players:
                game.start(players, chosen, Seeded(seed_from(1)), [])
            else:
                with pytest.raises(BadOption):
                    game.start(players, chosen, Seeded(seed_from(1)), [])

"""The inspector values a "?" by the empire it lies in, whoever looks."""

import pytest

from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.schema import DEVELOPMENT
from tests.sweep import many

MINE, THEIRS = "in your empire.", "in an opponent's empire."


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_bonus_is_valued_by_the_empire_of_its_owner(seats: int) -> None:
    met = several = 0
    for seed in range(many(2)):
        g, dice = GAME.new(seats, {}, seed), Dice(seed)
        while asks := open_asks(g):
            seat = min(asks)
            seal(g, seat, asks[seat].sample(dice))
        large = [tile.id for tile in tiles().values() if tile.bonus and tile.sort == DEVELOPMENT]
        for place, tile in enumerate(large[:-1]):
            for player in g.players[place % seats :][: 2 if place else 1]:
                if tile not in player.developments:
                    player.developments.append(tile)
        for viewer in range(seats):
            view = GAME.view(g, viewer)
            bonuses = [dict(score.parts)["bonuses"] for score in GAME.scores(view)]
            said = {
                t.id: [x.text for x in GAME.words.explain(view, t.id)] for t in tiles().values() if t.bonus
            }
            own = [
                int(text.split("**")[1])
                for lines in said.values()
                for text in lines
                if MINE in text and text.startswith("Currently worth")
            ]
            theirs = [int(text.split("**")[1]) for lines in said.values() for text in lines if THEIRS in text]
            assert sum(own) == bonuses[viewer]
            assert sum(theirs) == sum(bonuses) - bonuses[viewer]
            met += len(theirs)
            several += any(
                sum(THEIRS in text or MINE in text for text in lines) > 1 for lines in said.values()
            )
            market = [
                t for t in said if tiles()[t].sort == DEVELOPMENT and t not in view.players[viewer].empire()
            ]
            assert all(any("Would currently be worth" in text for text in said[t]) for t in market)
    assert met
    assert several

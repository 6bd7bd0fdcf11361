"""What the inspector says of a placed card is what it brings its owner, whoever looks."""

import re

import pytest

from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.scoring import forecast, totals

BRINGS = re.compile(r"Forecast: \*\*(-?\d+)\*\* VP and \*\*(-?\d+)\*\* income from this card")


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_a_placed_card_brings_is_reckoned_in_its_own_empire(seats: int) -> None:
    for seed in range(3):
        played, dice = GAME.new(seats, {}, seed), Dice(seed)
        g = played.clone()
        while asks := open_asks(played):
            if played.phase == "build" and not played.sealed:
                g = played.clone()
            seat = min(asks)
            seal(played, seat, asks[seat].sample(dice))
        assert g.round > 1
        for viewer in range(seats):
            view = GAME.view(g, viewer)
            for owner, player in enumerate(view.players):
                lines = [line.text for card in player.empire for line in GAME.words.explain(view, card)]
                said = [BRINGS.match(line) for line in lines]
                pairs = [(int(one[1]), int(one[2])) for one in said if one]
                assert len(pairs) == len(player.empire)
                assert (sum(p for p, _ in pairs), sum(i for _, i in pairs)) == totals(forecast(view, owner))

"""Short ways of the bots to a standing lead to the very same number as the long way."""

import pytest

from galaxy_desktop.games.frontiers.bonuses import starting
from galaxy_desktop.games.frontiers.bot.gains import OUTCOMES, gain
from galaxy_desktop.games.frontiers.bot.placing import bought
from galaxy_desktop.games.frontiers.bot.prospect import SOURCES, own_prospect
from galaxy_desktop.games.frontiers.box import actions, tiles
from tests.games.frontiers.walk import CASES, busy


@pytest.mark.parametrize(("seats", "goals", "seed"), CASES)
def test_standings_with_a_development_are_those_after_buying_it(seats: int, goals: str, seed: int) -> None:
    compared = 0
    for g, seat, _decision in busy(seats, goals, seed)[::7]:
        own = own_prospect(g, seat)
        offers = [
            (tile, max(0, tiles()[tile].cost - 2))
            for tile, left in g.stock.items()
            if left and tile not in own.player.developments
        ]
        wealthy = own.player.clone()
        wealthy.forget_action()
        wealthy.credits += 3
        for player in (own.player, wealthy):
            expected = [own.standing(bought(player, tile, due)) for tile, due in offers]
            assert list(own.standings_with(player, offers)) == expected
            compared += len(expected)
    assert compared > 300


@pytest.mark.parametrize(("seats", "goals", "seed"), CASES)
def test_the_gain_of_an_action_without_more_is_what_its_figures_change(
    seats: int, goals: str, seed: int
) -> None:
    quiet, gains = [action for action in actions() if action not in OUTCOMES], set()
    for g, seat, _decision in busy(seats, goals, seed)[::7]:
        own = own_prospect(g, seat)
        for action in quiet:
            for selects in (False, True):
                after = own.player.clone()
                after.forget_action()
                bonus = actions()[action].gains if selects else {}
                after.chips += bonus.get("gain_vp", 0)
                after.credits += bonus.get("gain_credits", 0) + starting(after, action, "credits")
                more = bonus.get("gain_colonists", 0) + starting(after, action, "colonists")
                after.colonists += min(g.colonists, more)
                gained = gain(g, own, action, selects=selects)
                assert gained == own.standing(after) - own.before
                gains.add(gained > 0)
    assert gains == {False, True}


@pytest.mark.parametrize(("seats", "goals", "seed"), CASES[:1])
def test_a_standing_is_the_sum_of_its_sources(seats: int, goals: str, seed: int) -> None:
    for g, seat, _decision in busy(seats, goals, seed)[::7]:
        own = own_prospect(g, seat)
        features = own.features(own.player)
        assert tuple(features) == SOURCES
        assert sum(features.values()) == own.standing(own.player)

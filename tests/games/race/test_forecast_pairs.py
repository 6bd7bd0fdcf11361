"""Forecasts of actions: what is doubled, and what a pair says first, where only a few lines have room."""

import pytest

from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.box import actions, designs
from galaxy_desktop.games.race.events import GoodsConsumed
from galaxy_desktop.games.race.moves import power_ref
from galaxy_desktop.games.race.round import action_choices
from galaxy_desktop.games.race.words.powers import power_text
from tests.games.race.laid import answer, begin, lay, player, told
from tests.games.race.walk import choices

DESIGNS = designs("second")
EXPERIENCED = {"variant": "experienced"}


@pytest.mark.parametrize("action", ["consume_trade", "consume_double"])
def test_a_forecast_tells_each_power_with_the_vp_that_it_then_gives(action: str) -> None:
    """With Consume: 2x VP, twice what is printed on it."""
    goods = ["gem_world"]
    tableau = ["earths_lost_colony", "pilgrimage_world", *goods]
    view = GAME.view(lay(player(tableau, goods=goods)), 0)
    lines = [line.text for line in GAME.words.explain(view, action)]
    g = begin(lay(player(tableau, goods=goods, actions=(action,) if "double" in action else ())), "consume")
    index = next(at for at, power in enumerate(DESIGNS["earths_lost_colony"].powers) if power.vp)
    answer(g, (0, (power_ref("earths_lost_colony", index),)))
    answer(g, (0, ("gem_world",)))
    (event,) = told(g, GoodsConsumed)
    assert f"Earth's Lost Colony: Consume **1** good {{any_good}} for **{event.vp}** VP." in lines
    assert any(line.startswith("Pilgrimage World") and f"minus **{event.vp}** VP" in line for line in lines)


def test_a_pair_says_both_bonuses_and_sums_before_any_power_of_a_card() -> None:
    """The strip of a small window has room for a few sentences."""
    shown = 0
    for g in choices(2, EXPERIENCED, range(2)):
        view = GAME.view(g, 0)
        powers = {GAME.words.item(card): card for card in g.players[0].tableau}
        for choice in action_choices("experienced"):
            lines = [line.text for line in GAME.words.explain(view, choice)]
            bonuses = [power_text(p) for action in choice.split("+") for p in actions()[action].bonus]
            later = [at for at, line in enumerate(lines) if line.partition(": ")[0] in powers]
            assert all(lines.index(bonus) < at for bonus in bonuses for at in later)
            shown += bool(later)
    assert shown

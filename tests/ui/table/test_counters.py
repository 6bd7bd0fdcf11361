"""Counters of all games say the same kind of thing in the same form."""

import re
from collections.abc import Callable, Mapping

import pytest

from galaxy_desktop.engine.markup import plain
from galaxy_desktop.games import find_games
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.painters import painter_for
from tests.sweep import WIDE
from tests.ui import frontiers_rig, jump_rig, master_rig, race_rig, roll_rig
from tests.ui.painter_rig import kit_of

GAMES = find_games()
MOMENTS: Mapping[str, Callable[[], Mapping[tuple[str, int], Shown]]] = {
    "race": race_rig.moments,
    "roll": roll_rig.moments,
    "frontiers": frontiers_rig.moments,
    "jumpdrive": jump_rig.moments,
    "master": master_rig.moments,
}
COUNTED = re.compile(r"(supplies|counters|opponents \d)$")


def counters(game: str) -> list[Item]:
    """What has a figure in the top bar and in the headers of players, at some moments of a game."""
    found, painter = [], painter_for(kit_of((1920, 1080)), GAMES[game])
    for shown in list(MOMENTS[game]().values())[:: 1 if WIDE else 6]:
        painter.show(shown)
        found += [item for item in painter.items() if COUNTED.match(item.group) and not item.subject]
    return found


@pytest.mark.parametrize("game", MOMENTS)
def test_what_a_counter_says_ends_as_a_sentence_does(game: str) -> None:
    there = counters(game)
    assert there
    said = {plain(item.tip).strip() for item in there} - {""}
    assert {tip for tip in said if not tip.endswith(".")} == set()

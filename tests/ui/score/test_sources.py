"""Bars of sources: the same source looks the same in all games, and no two of a chart look alike."""

from pathlib import Path

import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.score.bars import source_bars
from galaxy_desktop.ui.statistics import charts
from galaxy_desktop.ui.statistics.scene import StatisticsScene
from galaxy_desktop.ui.theme import Bar
from tests.toy import TOYS
from tests.ui.scene_rig import SceneRig
from tests.ui.statistics.test_scene import fill

GAMES = find_games()


def sources_of(game: str) -> list[str]:
    """The sources of a score of a game, in its order."""
    known = {**GAMES, **TOYS}[game]
    state = known.new(known.seats[-1], {}, 3)
    return [source for source, _points in known.scores(state)[0].parts]


def test_a_source_looks_the_same_in_all_games(kit: Kit) -> None:
    looks: dict[str, set[Bar]] = {}
    for id_, game in GAMES.items():
        sources = sources_of(id_)
        for source, bar in zip(sources, source_bars(kit, sources), strict=True):
            looks.setdefault(game.words.source(source), set()).add(bar)
    assert len(looks["Worlds"]) == len(looks["Developments"]) == len(looks["VP chips"]) == 1
    assert len(looks["6-cost development bonuses"]) == 1
    assert looks["Worlds"] != looks["Developments"]


@pytest.mark.parametrize("game", [*GAMES, *TOYS])
def test_all_bars_of_a_chart_differ_in_colour_and_pattern(kit: Kit, game: str) -> None:
    bars = source_bars(kit, sources_of(game))
    assert len({bar.colour for bar in bars}) == len({bar.pattern for bar in bars}) == len(bars)


def test_a_source_that_the_tokens_do_not_know_takes_what_is_left(kit: Kit) -> None:
    chips, worlds = source_bars(kit, ["chips", "worlds"])
    bars = source_bars(kit, ["ore", "chips", "ice", "worlds"])
    assert (bars[1], bars[3]) == (chips, worlds)
    assert len({bar.colour for bar in bars}) == len({bar.pattern for bar in bars}) == 4


def test_statistics_show_the_sources_as_the_score_does(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Bar] = []
    monkeypatch.setattr(charts, "draw_bar", lambda *args, **_more: drawn.extend(bar for bar, _n in args[3]))
    monkeypatch.setattr(charts, "draw_swatch", lambda *_args: None)
    rig = SceneRig(folder, (1920, 1080), games=GAMES)
    fill(rig)
    for game in ("race", "roll"):
        scene = rig.open(StatisticsScene(rig.client, game))
        scene.layout_from_top()
        (panel,) = (one for one in scene.laid if one.title == "Points by source")
        drawn.clear()
        panel.draw(rig.app.surface)
        assert drawn == source_bars(rig.kit, sources_of(game))

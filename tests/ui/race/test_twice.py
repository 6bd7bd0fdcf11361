"""The table of Race tells of a phase that happens twice, and of the points for all goods."""

from typing import Any

import pytest

from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.events import GoodsConsumed
from galaxy_desktop.games.race.moves import power_ref
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.table import PAINTER, top
from tests.games.race.laid import answer, begin, lay, player, spare, told
from tests.ui.drawn_texts import DrawnTexts
from tests.ui.painter_rig import heard, kit_of, showing
from tests.ui.race_rig import moment

PILGRIMS = power_ref("pilgrimage_world", 0)


def chips_of(
    monkeypatch: pytest.MonkeyPatch, g: RaceState, window: tuple[int, int], step: float
) -> list[str]:
    """The words on the chips of the phases in the top bar."""
    words: list[str] = []

    def written(board: Any, surface: Any, rect: Any, text: str, *rest: Any) -> int:
        words.append(text)
        return 0

    monkeypatch.setattr(top, "write", written)
    heard(showing(PAINTER(kit_of(window, step), GAME), moment(g, 0)))
    return words


@pytest.mark.parametrize(("window", "step"), [((1920, 1080), 1.0), ((1280, 720), 2.0)])
def test_a_phase_that_happens_twice_says_so_in_the_top_bar(
    monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], step: float
) -> None:
    pair = ("settle", "settle_again")
    g = lay(
        player([], spare(3), actions=("develop", "produce")),
        player(actions=pair),
        variant="experienced",
    )
    words = chips_of(monkeypatch, begin(g, "settle"), window, step)
    assert {word for word in words if "×2" in word} == {"×2" if step == 2.0 else "Settle ×2"}


@pytest.mark.parametrize("actions", [(), ("consume_double",)])
@pytest.mark.parametrize("goods", [("gem_world",), ("gem_world", "spice_world", "artist_colony")])
def test_a_power_that_takes_all_goods_says_for_how_many_vp(
    drawn_texts: DrawnTexts, goods: tuple[str, ...], actions: tuple[str, ...]
) -> None:
    """One good alone is worth nothing, which its sum of signs does not show at a glance."""
    tableau = ["pilgrimage_world", "epsilon_eridani", "artist_colony", "gem_world", "spice_world"]
    g = begin(lay(player(tableau, goods=goods, actions=actions)), "consume")
    heard(showing(PAINTER(kit_of((1280, 720)), GAME), moment(g, 0)))
    answer(g, (0, (PILGRIMS,)))
    (event,) = told(g, GoodsConsumed)
    said = "Your 1 good for {vp} VP" if len(goods) == 1 else "All your 3 goods for {vp} VP"
    assert said.format(vp=event.vp) in drawn_texts.words
    assert event.vp == (len(goods) - 1) * (2 if actions else 1)

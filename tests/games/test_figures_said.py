"""Figures of the data stand in the words as the data has them."""

from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.words import rules, rules_worlds
from galaxy_desktop.games.jumpdrive.words import titles as jumpdrive
from galaxy_desktop.games.race.words import titles as race
from galaxy_desktop.games.roll.words import titles as roll

ENDS = [
    (race, "tableau", {"tableau_size": 14}, "a tableau of 12+ cards", "a tableau of 14+ cards"),
    (
        race,
        "both",
        {"tableau_size": 1},
        "a tableau of 12+ cards and the last VP chip",
        "a tableau of 1+ cards and the last VP chip",
    ),
    (roll, "tableau", {"squares": 15}, "a tableau of 12+ squares", "a tableau of 15+ squares"),
    (
        roll,
        "both",
        {"squares": 15},
        "a tableau of 12+ squares and an empty VP pool",
        "a tableau of 15+ squares and an empty VP pool",
    ),
    (jumpdrive, "points", {"end_vp": 60}, "50 VP or more", "60 VP or more"),
]


@pytest.mark.parametrize(("titles", "code", "figures", "now", "then"), ENDS)
def test_what_ends_a_game_is_said_with_its_figure(
    titles: ModuleType,
    code: str,
    figures: dict[str, Any],
    now: str,
    then: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert titles.ended_by_text(code) == now
    changed = replace(titles.figures(), **figures)
    monkeypatch.setattr(titles, "figures", lambda: changed)
    assert titles.ended_by_text(code) == then


def test_the_rules_of_frontiers_say_how_much_dearer_a_replacing_world_may_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "**0** to **3** higher" in next(page.text for page in rules.PAGES if page.name == "replacing")
    found = {
        name: replace(
            tile, powers=tuple(replace(p, max_increase=5 * bool(p.max_increase)) for p in tile.powers)
        )
        for name, tile in tiles().items()
    }
    monkeypatch.setattr(rules_worlds, "tiles", lambda: found)
    assert "**0** to **5** higher" in next(page.text for page in rules.PAGES if page.name == "replacing")

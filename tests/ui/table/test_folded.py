"""A small window folds log, forecast and names away; it says which key shows each, and the key does."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.play.commands import GiveAnswer
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.roles.forecasting import Forecasting
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.folded import KeyHint
from galaxy_desktop.ui.tabletop.empire_painter import EmpirePainter
from tests.ui.table_rig import Rig, sensible

GAMES = find_games()
SEATS = (Person("Ada"), Bot("easy", "Vega"), Bot("easy", "Rigel"))
LEAST = 24
"""Pixels that a target is high at least."""
KEYS = {"L": pygame.K_l, "U": pygame.K_u, "O": pygame.K_o}


def table(folder: Path, game: str, size: tuple[int, int]) -> Rig:
    settings = Settings(speed="instant", mute=True, confirm_undo=False)
    return Rig(folder, SEATS, game=game, games=GAMES, size=size, settings=settings)


@pytest.fixture(params=list(GAMES))
def small(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Rig]:
    rig = table(tmp_path, request.param, (1280, 720))
    yield rig
    rig.close()


def hints(rig: Rig) -> dict[str, KeyHint]:
    return {one.cap: one for one in rig.scene.view.widgets.form.widgets if isinstance(one, KeyHint)}


def test_the_strip_names_the_keys_beside_everything_else(small: Rig) -> None:
    view, found = small.scene.view, hints(small)
    view.tell("Something was done for you.", act="Undo", command="undo")
    assert {"L", "O"} <= found.keys()
    assert ("U" in found) == isinstance(view.painter, Forecasting)
    assert view.toast is not None
    for hint in found.values():
        assert view.painter.areas.strip.contains(hint.rect)
        assert not hint.rect.colliderect(view.toast.rect)
        others = [one for one in view.widgets.form.widgets if one is not hint]
        assert not [one.label for one in others if one.rect.colliderect(hint.rect)]


def test_each_hint_is_high_enough_for_a_finger_or_a_trembling_hand(small: Rig) -> None:
    assert all(hint.rect.height >= LEAST for hint in hints(small).values())


def test_nobody_who_plays_alone_is_offered_opponents(tmp_path: Path) -> None:
    rig = Rig(tmp_path, SEATS[:1], game="jumpdrive", games=GAMES, size=(1280, 720))
    assert "L" in hints(rig)
    assert "O" not in hints(rig)
    rig.close()


def looked_at(rig: Rig) -> object:
    painter = rig.scene.view.painter
    assert isinstance(painter, EmpirePainter)
    return painter.looked_at


def test_each_key_and_each_click_on_a_hint_shows_what_is_folded_away(small: Rig) -> None:
    side, found = small.scene.view.side, hints(small)
    for key, drawer in (("L", "log"), ("U", "forecast")):
        if key in found:
            small.key(KEYS[key])
            assert side.drawer == drawer
            small.key(KEYS[key])
            assert side.drawer == ""
            small.click(found[key].rect.center)
            assert side.drawer == drawer
            small.key(pygame.K_ESCAPE)
    seen = [looked_at(small)]
    for press in range(4):
        small.click(hints(small)["O"].rect.center) if press % 2 else small.key(pygame.K_o)
        seen.append(looked_at(small))
    assert len(set(seen[1:])) == len(SEATS)
    assert seen[1] == seen[4]


@pytest.mark.parametrize("game", GAMES)
def test_a_wide_window_has_nothing_folded_away(tmp_path: Path, game: str) -> None:
    rig = table(tmp_path, game, (1920, 1080))
    assert not hints(rig)
    rig.close()


@pytest.mark.slow
def test_the_forecast_is_drawn_with_and_without_anything_to_say(small: Rig) -> None:
    if not isinstance(small.scene.view.painter, Forecasting):
        small.key(pygame.K_u)
        assert small.scene.view.toast is not None
        assert small.scene.view.side.drawer == ""
        return
    seen = set()
    for _answer in range(12):
        seen.add(bool(small.scene.view.painter.ahead()))
        small.key(pygame.K_u)
        plain = small.picture()
        small.key(pygame.K_u)
        assert small.picture() != plain
        if small.scene.controller.question is None or len(seen) == 2:
            break
        answer(small)
    assert any(seen)


def answer(rig: Rig) -> None:
    """Answer as an easy bot would."""
    decision = rig.question.decision
    rig.session.do(GiveAnswer(0, sensible(rig.bus.game().id, rig.bus.view(0), decision, Dice(1))))
    rig.scene.controller.clear()
    rig.settle()


def test_space_uses_a_hint_that_has_the_focus(small: Rig) -> None:
    hint = hints(small)["L"]
    focus = small.scene.view.widgets.form.focus
    focus.to(hint, by_keys=True)
    small.key(pygame.K_SPACE)
    assert small.scene.view.side.drawer == "log"

"""The list of keys in help, settings and README is what is bound, by the program and by each game."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.ui.contributions import contribution
from galaxy_desktop.ui.keys import LARGER, PAGES, SMALLER, STANDARD, Key, key_groups, own_keys, table_keys
from galaxy_desktop.ui.pointer import ALT, CTRL
from galaxy_desktop.ui.roles.keys import Keys
from galaxy_desktop.ui.saves.scene import LoadScene
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.keys import command_of, idle_words, number_of
from tests.ui.acts import key
from tests.ui.scene_rig import SceneRig
from tests.ui.table_rig import Rig

GAMES = find_games()
EVERY_CODE = sorted({getattr(pygame, name) for name in dir(pygame) if name.startswith("K_")})
LISTED = [one for _group, keys in key_groups() for one in keys]
LISTED_CODES = {code for one in LISTED for code in one.codes}
README = Path(__file__).parents[2] / "README.md"


def own(game: str) -> list[Key]:
    found = contribution(game, "KEYS")
    return [] if found is None else list(found())


def codes_a_painter_uses(folder: Path, game: str) -> set[int]:
    """Every key that does something at some moment of a game."""
    rig, used, dice = Rig(folder, game=game, games=GAMES, size=(1280, 720), drawn=False), set(), Dice(3)
    for number in range(24):
        if rig.bus.is_over():
            break
        painter = rig.scene.view.painter
        if isinstance(painter, Keys) and number % 4 == 0:
            rig.show()
            used |= {code for code in EVERY_CODE if painter.key(code)}
        rig.pass_unseen(rig.asked.sample(dice))
    rig.close()
    return used


@pytest.mark.parametrize("game", GAMES)
def test_a_game_lists_the_keys_of_its_painter_and_each_does_something(tmp_path: Path, game: str) -> None:
    used = codes_a_painter_uses(tmp_path, game) - {pygame.K_ESCAPE}
    assert used == {code for one in own(game) for code in one.codes}


def test_own_keys_take_none_that_the_table_has() -> None:
    shared = {code for one in table_keys() for code in one.codes}
    assert not shared & {code for one in own_keys() for code in one.codes}


def test_every_key_that_means_something_at_the_table_is_listed() -> None:
    meant = {code for code in EVERY_CODE if command_of(key(code)) or number_of(key(code))}
    assert meant | {*idle_words(), *ALT, *CTRL, *PAGES} <= LISTED_CODES


def test_every_command_beside_a_key_can_be_given(tmp_path: Path) -> None:
    rig = Rig(tmp_path)
    assert {one.command for one in table_keys()} <= set(rig.scene.commands._commands)
    rig.close()


def state(rig: Rig) -> tuple[object, ...]:
    view = rig.scene.view
    held = view.numbers_shown, view.visits_all
    return rig.picture(), rig.app.settings, rig.opened, held, view.side.log.scroll.offset


SHARED = [one for one in LISTED if one not in own_keys()]
NOT_HERE = (pygame.K_SLASH, pygame.K_BACKSPACE, pygame.K_F3, pygame.K_F4)
"""Keys that do nothing at the table; each has a test of its own."""
SIZES = ("Larger or smaller text", "Text at 100%")
ELSEWHERE = {
    one.does: one for one in SHARED if not one.command and one.codes and one.codes[0] not in NOT_HERE
}


@pytest.mark.parametrize("does", ELSEWHERE)
def test_every_line_of_the_list_without_a_command_does_something(tmp_path: Path, does: str) -> None:
    rig = Rig(tmp_path, settings=Settings(speed="instant", mute=True, text_step=1.15), drawn=False)
    for _turn in range(6):
        rig.pass_unseen(rig.asked.sample(Dice(1)))
    rig.show()
    for code in (pygame.K_1, pygame.K_TAB, pygame.K_TAB):
        rig.key(code)
    before = state(rig)
    for code in ELSEWHERE[does].codes:
        rig.post(
            key(code, mod=pygame.KMOD_CTRL if code in (*LARGER, *SMALLER, *STANDARD) and does in SIZES else 0)
        )
        if state(rig) != before:
            break
    else:
        pytest.fail(f"none of the keys does this: {does}")
    rig.close()


def test_the_slash_searches_where_there_is_a_list(folder: Path) -> None:
    rig = SceneRig(folder)
    rig.save("duel")
    rig.open(LoadScene(rig.client))
    before = rig.form.focus.current
    rig.key(pygame.K_SLASH)
    assert rig.form.focus.current is not before


def test_every_label_stands_once_in_its_group() -> None:
    for _title, keys in key_groups():
        assert len({one.label for one in keys}) == len(keys)


def test_the_readme_has_the_same_list() -> None:
    rows = [f"| {one.label} | {one.does} |" for _title, keys in key_groups() for one in keys]
    assert "\n".join(["| key | does |", "|---|---|", *rows]) in README.read_text(encoding="utf-8")

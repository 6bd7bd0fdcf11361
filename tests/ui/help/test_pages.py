"""F1: the page of the rules that speaks of this very moment, at this very table."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.flow import State, open_asks
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.help import HelpPage
from galaxy_desktop.games import find_games
from galaxy_desktop.language import Message
from galaxy_desktop.play.commands import Save
from galaxy_desktop.ui.help.card_example import CardExamples
from galaxy_desktop.ui.help.rules_text import fill_rules
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.keys import key_groups
from galaxy_desktop.ui.menu.scene import MenuScene
from galaxy_desktop.ui.new_game.scene import NewGameScene
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.dialogs import Dialog
from galaxy_desktop.ui.scenes.pause import PauseScene
from tests.contract.walk import Table, every_option_once, steps
from tests.ui.painter_rig import kit_of
from tests.ui.scene_rig import SceneRig

GAMES = find_games()


def pages_seen(table: Table) -> dict[str, set[str]]:
    """The pages that F1 opens in a game played by chance, by the phases they were opened in."""
    game: Game[State] = table.game
    g = table.deal()
    found: dict[str, set[str]] = {}
    for seat, _decision, _answer in steps(g, 4):
        view = game.view(g, seat)
        open_asks(view)
        found.setdefault(game.moment(g).phase, set()).add(game.words.page(view))
    found["over"] = {game.words.page(game.view(g, 0))}
    return found


@pytest.mark.parametrize("table", every_option_once(), ids=str)
def test_every_moment_has_a_page_that_is_not_just_the_first(table: Table) -> None:
    names = [page.name for page in table.game.words.rules()]
    for phase, pages in pages_seen(table).items():
        assert pages <= set(names[1:]), phase


@pytest.mark.parametrize(("variant", "page"), [("standard", "round"), ("experienced", "two_actions")])
def test_choosing_actions_opens_the_page_of_the_way_this_table_plays(variant: str, page: str) -> None:
    seen = pages_seen(Table(GAMES["race"], 2, GAMES["race"].check(2, {"variant": variant}), 0))
    assert seen["actions"] == {page}
    assert seen["settle"] == {"settle"}


def help_of(rig: SceneRig) -> HelpScene:
    scene = rig.top()
    assert isinstance(scene, HelpScene)
    return scene


@pytest.mark.parametrize("code", [pygame.K_F1, pygame.K_F2])
@pytest.mark.parametrize("game", GAMES)
def test_on_the_menu_the_rules_of_the_game_in_focus_open(folder: Path, game: str, code: int) -> None:
    rig = SceneRig(folder, games=GAMES)
    rig.open(MenuScene(rig.client))
    rig.focus(GAMES[game].name)
    rig.key(code)
    assert help_of(rig).game is GAMES[game]


def test_on_the_menu_a_button_in_focus_leads_to_the_rules_of_the_game_played_last(folder: Path) -> None:
    rig = SceneRig(folder, games=GAMES)
    session = rig.session(answers=3, game="frontiers")
    session.do(Save("autosave frontiers 1"))
    rig.open(MenuScene(rig.client))
    rig.key(pygame.K_F1)
    assert help_of(rig).game is GAMES["frontiers"]


def test_rules_stand_everywhere_beside_the_key_that_the_list_of_keys_has_for_them(folder: Path) -> None:
    rig = SceneRig(folder, games=GAMES)
    keys = {key.does: key.label for _group, lines in key_groups() for key in lines}
    menu = rig.open(PauseScene(rig.client, rig.session(answers=20, game="race")))
    assert isinstance(menu, Dialog)
    assert [choice.cue for choice in menu.choices if choice.label == "Rules"] == [keys["Rules"]]
    rig.key(pygame.K_F2)
    assert help_of(rig).number == 0
    rig.key(pygame.K_ESCAPE)
    rig.key(pygame.K_F1)
    page = GAMES["race"].words.page(menu.session.bus.view(0))
    assert help_of(rig).pages[help_of(rig).number].name == page


@pytest.mark.parametrize("code", [pygame.K_F1, pygame.K_F2])
def test_both_keys_open_the_rules_where_a_table_is_set(folder: Path, code: int) -> None:
    rig = SceneRig(folder, games=GAMES)
    rig.open(NewGameScene(rig.client, "roll"))
    rig.key(code)
    assert help_of(rig).game is GAMES["roll"]


def test_after_a_list_there_is_as_much_space_as_after_a_paragraph(screen: pygame.Surface) -> None:
    kit, examples = kit_of((1920, 1080)), CardExamples(find_games()["race"], lambda _card: None)
    tops = []
    for first in ("Draw a card.", "- Draw a card."):
        page = HelpPage("page", Message("Page"), (Message(first), Message("Keep it.")), {})
        column = Column(kit, 0, 0, 900)
        fill_rules(page, examples, column)
        tops.append(column.y)
    assert tops[0] == tops[1]

"""While the inspector explains nothing else, it shows the beginning of the rules of the phase."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.ui.help.pages import INDEX
from galaxy_desktop.ui.table.phase_rules import PhaseRules, beginning
from galaxy_desktop.ui.widgets.text_link import TextLink
from tests.ui.kits import wordy_kit
from tests.ui.table_rig import PlainScene, Rig

GAMES = find_games()
WIDE = (1920, 1080)


@pytest.mark.parametrize("game", GAMES)
def test_without_a_subject_the_rules_of_the_phase_are_there_and_lead_to_their_page(
    tmp_path: Path, game: str
) -> None:
    rig = Rig(tmp_path, game=game, games=GAMES, size=WIDE)
    rig.picture()
    rules, words = rig.scene.view.side.inspector.rules, GAMES[game].words
    page = next(page for page in words.rules() if page.name == words.page(rig.scene.controller.view))
    assert rules.lines[0] == f"**{page.title.read()}**"
    assert len(rules.lines) > 1
    rig.click((rules.rect.left + 2, rules.rect.top + 2))
    assert isinstance(rig.top, PlainScene)
    assert (rig.top.name, rig.top.about["page"]) == ("help", page.name)
    rig.close()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("step", "size"), [(1.0, (360, 520)), (1.5, (330, 380)), (2.0, (400, 200))])
def test_only_whole_lines_that_fit_are_laid(
    screen: pygame.Surface, game: str, step: float, size: tuple[int, int]
) -> None:
    kit, rect = wordy_kit(WIDE, step), pygame.Rect((20, 30), size)
    laid = [beginning(kit, page, rect) for page in GAMES[game].words.rules()]
    assert any(column.words for column in laid)
    for column in laid:
        assert all(rect.contains(piece.rect) for piece in column.pieces)


@pytest.mark.parametrize("game", GAMES)
def test_a_link_in_the_rules_leads_to_its_own_page(screen: pygame.Surface, game: str) -> None:
    kit, rect, words = wordy_kit(WIDE, 1.0), pygame.Rect(20, 30, 360, 900), GAMES[game].words
    known, led = {INDEX, *(page.name for page in words.rules())}, set()
    for page in words.rules():
        rules = PhaseRules(kit, replace(words, page=lambda view: view))
        rules.draw(screen, rect, page.name)
        for link in beginning(kit, page, rect).widgets:
            assert isinstance(link, TextLink)
            assert rules.page_at(link.parts[0].center) == link.page
            led.add(link.page)
    assert led
    assert led <= known

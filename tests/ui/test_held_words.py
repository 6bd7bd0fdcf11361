"""While a piece is held, the prompt bar says where it can go, unless the table says so beside the piece."""

from pathlib import Path

import pygame

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.games.master.table.held import HandCube, HeldCard
from galaxy_desktop.games.master.use_cards import UseCards
from galaxy_desktop.play.commands import GiveAnswer
from galaxy_desktop.ui.roles.holding import Holding, next_step
from galaxy_desktop.ui.settings import Settings
from tests.games.master import laid
from tests.ui.acts import key
from tests.ui.master_rig import moment
from tests.ui.table_rig import Rig
from tests.ui.test_master_painter import painter_at

MOST = 40
"""Answers by chance within which there is a die to pick up."""


def test_the_bar_says_where_a_held_die_can_go_until_it_is_put_down(tmp_path: Path) -> None:
    settings = Settings(speed="instant", mute=True)
    rig = Rig(tmp_path, game="roll", games=find_games(), settings=settings)
    painter, bar, dice = rig.scene.view.painter, rig.scene.view.widgets, Dice(5)
    assert isinstance(painter, Holding)
    for _ in range(MOST):
        if painter.holdable():
            break
        rig.session.do(GiveAnswer(0, rig.question.decision.sample(dice)))
        rig.scene.controller.clear()
        rig.settle()
    before = bar.bar.text.line
    rig.scene.view.pick_up(min(painter.holdable()))
    assert bar.bar.text.line == "Click a highlighted place." != before
    rig.app.advance([key(pygame.K_ESCAPE)], 0.05)
    assert bar.bar.text.line == before


def test_of_a_held_conflict_card_it_says_so_too_but_not_of_a_cube(screen: pygame.Surface) -> None:
    g = laid.table(4)
    laid.own(g, 0, "nw_core")
    laid.hold(g, 0, "trade_war")
    laid.run(g, UseCards(0))
    painter = painter_at((1280, 720), 1.0, moment(g, 0, 0))
    said = {}
    for item in ("", HeldCard("trade_war").item, HandCube(0).item):
        painter.hold(item)
        said[item] = next_step(painter)
    assert [bool(words) for words in said.values()] == [False, True, False]

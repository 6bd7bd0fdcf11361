"""While a piece is held, the prompt bar says where it can go, unless the table says so beside the piece."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.games.master.table.held import HandCube, HeldCard, HeldFront
from galaxy_desktop.games.master.use_cards import UseCards
from galaxy_desktop.play.commands import GiveAnswer
from galaxy_desktop.presenter.bar_text import BarText, HeldStep
from galaxy_desktop.ui.roles.holding import Holding, next_step
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.handling import pick_up
from tests.games.master import laid
from tests.ui.acts import key
from tests.ui.master.test_painter import painter_at
from tests.ui.master_rig import moment
from tests.ui.roll.test_ways import behind, painter_of, shown_after
from tests.ui.table.test_drag_held import piece, until
from tests.ui.table_rig import Rig

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
    before = bar.bar.text
    assert before.missing
    pick_up(rig.scene.view, min(painter.holdable()))
    now = bar.bar.text
    assert (now.head, now.line) == ("Assign: select a phase with this die", "Choose a highlighted place.")
    assert now.primary == "Select a phase"
    rig.app.advance([key(pygame.K_ESCAPE)], 0.05)
    assert bar.bar.text == before


def test_a_wild_die_and_one_after_the_phase_is_selected_are_placed(screen: pygame.Surface) -> None:
    g, dice = behind()
    wild, home = dice["military"], dice["home"]
    ready = (f"place {wild} ship", f"select {dice['genes']} settle")
    said = []
    for moves, die in (((), wild), ((), home), (ready, home)):
        table = painter_of(shown_after(g, *moves))
        table.hold(die)
        said.append(next_step(table).head)
    selects = "Assign: select a phase with this die"
    assert said == ["Assign: place this die", selects, "Assign: place this die"]


def test_of_a_held_conflict_card_it_says_so_too_but_not_of_a_cube(screen: pygame.Surface) -> None:
    g = laid.table(4)
    laid.own(g, 0, "nw_core")
    laid.hold(g, 0, "trade_war")
    laid.run(g, UseCards(0))
    painter = painter_at((1280, 720), 1.0, moment(g, 0, 0))
    said = {}
    front = HeldFront("trade_war", "ne_core-nw_core").item
    for item in ("", HeldCard("trade_war").item, HandCube(0).item, front):
        painter.hold(item)
        said[item] = next_step(painter)
    assert [bool(words.line) for words in said.values()] == [False, True, False, True]
    step = said[HeldCard("trade_war").item]
    assert (step.head, step.primary) == ("Start Trade War or discard it", "Choose a track")
    step = said[front]
    assert (step.head, step.primary) == ("Trade War: choose your side", "Choose a side")


@pytest.mark.parametrize(
    ("topic", "group", "seed", "said"),
    [
        ("produce", "workers 0", 2, ("Produce: choose a world", "", "Choose a world")),
        ("ship", "goods", 2, ("", "Trade this good for credits, or consume it for VP.", "")),
    ],
)
def test_of_a_held_producer_or_good_it_says_what_becomes_of_it(
    tmp_path: Path, topic: str, group: str, seed: int, said: HeldStep
) -> None:
    rig = Rig(tmp_path, game="roll", games=find_games(), seed=seed)
    until(rig, topic, lambda: piece(rig, group) is not None, seed)
    widget, asked = piece(rig, group), rig.scene.view.widgets.bar.text
    assert widget is not None
    pick_up(rig.scene.view, widget.item.id)
    now = rig.scene.view.widgets.bar.text
    assert shown_of(now) == HeldStep(*(new or old for new, old in zip(said, shown_of(asked), strict=True)))
    rig.close()


def shown_of(text: BarText) -> HeldStep:
    return HeldStep(text.head, text.line, text.primary)

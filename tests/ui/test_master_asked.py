"""What a question at the table of Master is about is shown, where no option leads there."""

import pygame
import pytest

from galaxy_desktop.games.master.moves import Discard
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.table.held import HeldCard
from galaxy_desktop.games.master.use_cards import UseCards
from galaxy_desktop.games.master.winning import Claim
from galaxy_desktop.presenter.shown import Shown
from tests.games.master import laid
from tests.ui.master_rig import moment
from tests.ui.painter_rig import WINDOW_IDS, WINDOWS, pixels
from tests.ui.test_master_painter import painter_at


def fights() -> MasterState:
    """Several conflicts, of which the last is between two players."""
    g = laid.table(4)
    laid.own(g, 0, "nw_core")
    laid.own(g, 1, "ne_core")
    laid.fight(g, "blockade", "nw_home-nw_gate", "nw_home")
    laid.fight(g, "crusade", "nw_home-nw_march", "nw_home")
    laid.fight(g, "uprising", "nw_home-nw_cross", "nw_home")
    laid.fight(g, "trade_war", "nw_cross-nw_core", "nw_core")
    laid.fight(g, "border_war", "ne_core-nw_core", "nw_core")
    return g


def truce() -> Shown:
    """Seat 1 is asked whether it agrees to stop the last one."""
    g = fights()
    laid.run(g, UseCards(0))
    laid.choose(g, "cards", "truce border_war")
    return moment(g, 1, 0)


@pytest.mark.parametrize(("window", "step"), WINDOWS, ids=WINDOW_IDS)
def test_the_conflict_of_a_truce_is_open(
    screen: pygame.Surface, window: tuple[int, int], step: float
) -> None:
    painter = painter_at(window, step, truce())
    plates = [item for item in painter.items() if item.group == "fronts"]
    assert plates[0].subject == "border_war"


def test_the_system_that_may_be_claimed_is_marked(screen: pygame.Surface) -> None:
    g = laid.table(3)
    laid.run(g, Claim(0, "nw_core"))
    claimed = moment(g, 0, 0)
    assert claimed.decision is not None
    assert claimed.decision.topic == "claim"
    painter = painter_at((1280, 720), 1.0, claimed)
    board = painter.board(claimed, painter.sheet)
    assert board.asked == "nw_core"
    marked = pixels(painter)
    laid.run(g, Claim(0, "ne_core"))
    assert pixels(painter_at((1280, 720), 1.0, moment(g, 0, 0))) != marked


def test_a_conflict_that_is_held_can_be_discarded_where_it_lies(screen: pygame.Surface) -> None:
    g = laid.table(4)
    laid.own(g, 0, "nw_core")
    laid.hold(g, 0, "border_war", "trade_war")
    laid.run(g, UseCards(0))
    shown = moment(g, 0, 0)
    ways = {card for card in ("border_war", "trade_war") if Discard(card).option in shown.open}
    assert ways
    for card in ways:
        painter = painter_at((1920, 1080), 1.0, shown)
        assert painter.sheet.item(Discard(card).option) is None
        painter.hold(HeldCard(card).item)
        assert painter.sheet.item(Discard(card).option) is not None

"""What is written on the tables of Jump Drive and Roll is true in rare positions too."""

from dataclasses import replace

import pygame
import pytest

from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.jumpdrive.empire import empire_of
from galaxy_desktop.games.jumpdrive.plans import development_price
from galaxy_desktop.games.jumpdrive.state import Player
from galaxy_desktop.games.jumpdrive.table import PAINTER
from galaxy_desktop.games.jumpdrive.table.round_frame import invitation
from galaxy_desktop.games.roll.stock import gain_chips
from galaxy_desktop.games.roll.table.choices import end_lines
from galaxy_desktop.ui.tabletop.sheet import Sheet
from tests.games.jumpdrive.tables import builder, holding, table
from tests.games.roll import laid
from tests.ui.jump_rig import moment
from tests.ui.painter_rig import kit_of


@pytest.mark.parametrize("empire", [(), ("investment_credits",), ("investment_credits", "space_port")])
def test_the_table_offers_1_less_only_where_the_development_then_costs_less(
    empire: tuple[str, ...], screen: pygame.Surface
) -> None:
    hand = holding(8, "space_marines", "spice_world").hand
    g = table(Player(hand=hand, empire=list(empire)), Player())
    made = ("space_marines",)
    shown = replace(moment(g, 0, 0), chosen=made, open=frozenset(builder(g).moves(made)))
    board = PAINTER(kit_of((1920, 1080)), GAME).board(shown, Sheet())
    mine, card = empire_of(empire), cards()["space_marines"]
    less = development_price(mine, card, False) < development_price(mine, card, True)
    assert ("pay 1 less for this alone" in invitation(board)) == less


def test_an_overdrawn_pool_of_roll_has_0_vp_left() -> None:
    g = laid.table()
    laid.own(g, tableau=("old_earth",))
    gain_chips(g, 0, g.pool + 2)
    assert g.pool < 0
    assert end_lines(g)[0] == "VP left in the pool: **0**"

"""State that every part of the table draws from: that of any table, and what this game adds."""

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.schema import ANY
from galaxy_desktop.games.frontiers.scoring import TilesWithKinds, best_kind, empire_as
from galaxy_desktop.games.frontiers.state import NOBODY, FrontiersState, Player
from galaxy_desktop.games.frontiers.table.look import PlateLook, TileLook
from galaxy_desktop.ui.layout import Size
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.sheet import Mark, Spot
from galaxy_desktop.ui.tabletop.tabletop import Tabletop


@plain
class Board(Tabletop):
    """One moment of a table of New Frontiers; `looked_at` is the seat whose empire is shown large."""

    looked_at: Seat = NOBODY

    @property
    def view(self) -> FrontiersState:
        """The state as the seat sees it."""
        view: FrontiersState = self.shown.view
        return view

    @property
    def me(self) -> Player:
        """The player of this seat."""
        return self.view.players[self.seat]

    @property
    def plain(self) -> bool:
        """True while tiles leave out powers and colonists: with large text."""
        return self.kit.metrics.mode == "large_text"

    @property
    def level(self) -> str:
        """Level of detail of the tiles: "plain" or "full"."""
        return "plain" if self.plain else "full"

    @property
    def chosen(self) -> Option:
        """The option chosen last; empty before that."""
        return self.shown.chosen[-1] if self.shown.chosen else ""

    def market_id(self, tile: str) -> str:
        """Return the item id of a stack of the market: the option itself while developments can be bought."""
        return tile if self.topic == "develop" else item_id("market", tile)

    def own_id(self, tile: str) -> str:
        """Return the item id of a development on the own mat, distinct from that of its stack."""
        return item_id("own", tile) if self.topic == "develop" else tile

    def world_look(self, tile: str, size: Size, seat: Seat = NOBODY, *, dim: bool = False) -> TileLook:
        """Return the look of an upright tile: as a colony of a seat, or as printed for `NOBODY`."""
        if seat == NOBODY:
            return TileLook(tile, size, self.level, dim=dim)
        player = self.view.players[seat]
        kind = player.kind if tiles()[tile].kind == ANY else ""
        good = player.goods.get(tile, "")
        return TileLook(tile, size, self.level, dim=dim, good=good, kind=kind, owner=seat)

    def put_tile(self, tile: str, rect: pygame.Rect, group: str, look: TileLook | None = None) -> None:
        """Lay an upright tile, marked if it can be chosen or is."""
        self.put(tile, Spot(look or self.world_look(tile, rect.size), rect, mark=self.mark(tile)), group)

    def put_plate(
        self, look: PlateLook, rect: pygame.Rect, group: str, id: str, why: Reason | None = None
    ) -> None:
        """Lay a development as a plate; `id` is its item id, the option itself if it is one."""
        spot = Spot(look, rect, mark=self.mark(id))
        item = Item(id, rect.copy(), group, look.card, "", why)
        self.sheet.card(item, spot, lambda surface: self.drawn.draw(surface, spot))

    def mark_good(self, option: Option) -> Mark:
        """Return how the good of a colony is marked; "rest" unless the question is about goods."""
        return self.mark(option) if self.topic in GOODS else "rest"

    def empire(self, seat: Seat) -> TilesWithKinds:
        """Return every tile of a seat with the kind it would be scored with now."""
        player = self.view.players[seat]
        return empire_as(player, best_kind(self.view, player))


GOODS = ("sell", "feed", "windfall", "produce_short", "stock_goods")
"""Topics of questions about the goods of colonies."""

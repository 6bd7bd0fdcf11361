"""What every part of the table draws from: that of any table, and what is known of this game."""

from dataclasses import dataclass

import pygame

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.games.frontiers.schema import ANY
from galaxy_desktop.games.frontiers.scoring import Empire
from galaxy_desktop.games.frontiers.state import NOBODY, FrontiersState, Player
from galaxy_desktop.games.frontiers.table.look import PlateLook, TileLook
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.look import Size
from galaxy_desktop.ui.tabletop.sheet import Mark, Spot
from galaxy_desktop.ui.tabletop.tabletop import Tabletop


@dataclass(frozen=True, slots=True)
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
        """What that seat has."""
        return self.view.players[self.seat]

    @property
    def plain(self) -> bool:
        """Whether tiles show no powers and colonists, as where words are large."""
        return self.kit.metrics.mode == "large_text"

    @property
    def level(self) -> str:
        """How much is drawn on a tile."""
        return "plain" if self.plain else "full"

    @property
    def chosen(self) -> Option:
        """What has been chosen last; empty before that."""
        return self.shown.chosen[-1] if self.shown.chosen else ""

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return self.shown.sitters[seat].name

    def word(self, option: Option) -> str:
        """An option in a few words."""
        if self.decision is None:
            return ""
        return self.game.words.option(self.view, self.decision, option)

    def market_id(self, tile: str) -> str:
        """What names a stack of the market: the option itself while it can be bought."""
        return tile if self.topic == "develop" else item_id("market", tile)

    def own_id(self, tile: str) -> str:
        """What names a development of the own mat."""
        return item_id("own", tile) if self.topic == "develop" else tile

    def world_look(self, tile: str, size: Size, seat: Seat = NOBODY, *, dim: bool = False) -> TileLook:
        """The look of an upright tile: as a colony of a seat with what is on it, or as it is printed."""
        if seat == NOBODY:
            return TileLook(tile, size, self.level, dim=dim)
        player = self.view.players[seat]
        kind = player.kind if tiles()[tile].kind == ANY else ""
        good = player.goods.get(tile, "")
        return TileLook(tile, size, self.level, dim=dim, good=good, kind=kind, owner=seat)

    def put_tile(self, tile: str, rect: pygame.Rect, group: str, look: TileLook | None = None) -> None:
        """Lay an upright tile that can be chosen where it is offered."""
        self.put(tile, Spot(look or self.world_look(tile, rect.size), rect, mark=self.mark(tile)), group)

    def put_plate(self, look: PlateLook, rect: pygame.Rect, group: str, id: str, why: str = "") -> None:
        """Lay a development as a plate; `id` is the option it stands for, where it is one."""
        spot = Spot(look, rect, mark=self.mark(id))
        item = Item(id, rect.copy(), group, look.card, "", why)
        self.sheet.card(item, spot, lambda surface: self.drawn.draw(surface, spot))
        if key := self.key(id):
            self.sheet.add(lambda surface: self.draw_key(surface, rect, key))

    def mark_good(self, option: Option) -> Mark:
        """How the good of a colony is marked, in questions that are about goods."""
        return self.mark(option) if self.topic in GOODS else "rest"

    def empire(self, seat: Seat) -> Empire:
        """Every tile of a seat with its kind, as goals and points look at it."""
        player, known = self.view.players[seat], tiles()
        return [
            (known[tile], player.kind if known[tile].kind == ANY else known[tile].kind)
            for tile in player.empire()
        ]


GOODS = ("sell", "feed", "windfall", "produce_short", "stock_goods")
"""Questions that are about the goods of colonies."""

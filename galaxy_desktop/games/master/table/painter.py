"""Painter of Master of the Galaxy: the star map through its camera, and the table around it."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import pygame

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.games.master.box import cards
from galaxy_desktop.games.master.symbols import holder
from galaxy_desktop.games.master.table import holding, starmap
from galaxy_desktop.games.master.table.act_signs import sign_of
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.cards_shown import large_size, look_of
from galaxy_desktop.games.master.table.chart import EXTENT
from galaxy_desktop.games.master.table.compose import sections_of
from galaxy_desktop.games.master.table.emblem import draw_emblem, emblem_state
from galaxy_desktop.games.master.table.frame import Frame, divided, frame_of
from galaxy_desktop.games.master.table.hand import BAG, next_step
from galaxy_desktop.games.master.table.held import Tab, held_at
from galaxy_desktop.games.master.table.hovered import draw_pointed
from galaxy_desktop.games.master.table.keys import FARTHER, NEARER, STRIDES, WHOLE
from galaxy_desktop.games.master.table.lookout import Lookout
from galaxy_desktop.games.master.table.lying import lying_at
from galaxy_desktop.games.master.table.no_way import no_way
from galaxy_desktop.games.master.table.pages import NEXT_PAGE
from galaxy_desktop.games.master.table.pictures import TablePictures
from galaxy_desktop.games.master.table.pieces import base, cube
from galaxy_desktop.games.master.table.staging import SHOWN
from galaxy_desktop.games.master.table.stamp import STAMP
from galaxy_desktop.games.master.table.tabs import teller
from galaxy_desktop.games.master.table.targets import held_cube, targets
from galaxy_desktop.games.master.table.zoom_box import BUTTONS, FIT, IN, OUT, lay_zoom
from galaxy_desktop.presenter.bar_text import HeldStep
from galaxy_desktop.presenter.shown import Shown, Sitter
from galaxy_desktop.ui.areas import areas_of
from galaxy_desktop.ui.hex_camera import Camera
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Painter
from galaxy_desktop.ui.roles.depicting import Depicting
from galaxy_desktop.ui.roles.dropping import Dropping, Refusing
from galaxy_desktop.ui.roles.emblem import Emblem
from galaxy_desktop.ui.roles.foreseeing import Foreseeing
from galaxy_desktop.ui.roles.holding import Holding
from galaxy_desktop.ui.roles.locating import Locating
from galaxy_desktop.ui.roles.panning import Panning
from galaxy_desktop.ui.roles.stamps import Stamps
from galaxy_desktop.ui.roles.wheel import Wheel
from galaxy_desktop.ui.surfaces import Surfaces
from galaxy_desktop.ui.tabletop.empire import PANEL
from galaxy_desktop.ui.tabletop.empire_items import NOBODY, empire_item
from galaxy_desktop.ui.tabletop.empire_painter import EmpirePainter
from galaxy_desktop.ui.tabletop.section import Section
from galaxy_desktop.ui.tabletop.sheet import Sheet

ZOOM_STEPS = {IN: 1, FIT: -99, OUT: -1}
CHART_ROOM = 40 * 1024 * 1024
DRAGGED = 48
"""Least size of a base that is dragged onto the map, in design units."""


class MasterPainter(
    EmpirePainter[Board],
    Holding,
    Locating,
    Dropping,
    Refusing,
    Panning,
    Wheel,
    Emblem,
    Stamps,
    Depicting,
    Foreseeing,
):
    """Painter of the table of Master."""

    shows = SHOWN

    def __init__(self, kit: Kit, game: Game[Any]) -> None:
        left_handed = kit.settings.left_handed
        areas = areas_of(kit.metrics, left_handed=left_handed)
        super().__init__(kit, game, divided(kit.metrics, areas, left_handed=left_handed))
        self.charts = Surfaces(CHART_ROOM)
        self.camera = Camera(pygame.Rect(0, 0, 1, 1), EXTENT)
        self.tab = ""
        self._teller = NOBODY
        self.page = 0
        self.bag_open = False
        self.key_turned = False
        self._pushed: Sheet | None = None
        """The map alone, while it is being pushed."""
        self._tails: dict[tuple[str, int], int] = {}
        self._frames: dict[tuple[int, bool], Frame] = {}
        self._lookout = Lookout()

    def draw_emblem(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        state = emblem_state(self.game)
        shown = Shown(self.game.view(state, 0), 0, (Sitter("", ""),) * len(state.players))
        draw_emblem(self.board(shown, Sheet()), surface, box)

    def board(self, shown: Shown, sheet: Sheet) -> Board:
        frame = self._frame(len(shown.sitters))
        camera = self.camera.fitted(frame.map)
        return Board(
            self.kit,
            self.areas,
            self.game,
            shown,
            TablePictures(self.kit, "master"),
            sheet,
            frame=frame,
            camera=camera,
            lens=camera.lens,
            charts=self.charts,
            tails=self._tails,
            held=self.held,
            tab=self.tab,
            teller=self._teller,
            page=self.page,
            bag_open=self.bag_open,
            key_shown=frame.wide != self.key_turned,
            lies=lying_at(shown),
            targets=targets(shown.open, shown.chosen, self.held, tuple(shown.view.hand)),
            threats=self._lookout.threats(shown.view, takes_time=self.takes_time),
        )

    def sections(self, board: Board) -> Sequence[Section[Board]]:
        return sections_of(board, self.looked_at)

    def show(self, shown: Shown) -> None:
        """Take over what is to be drawn; let go of what is held once another option is chosen.

        Another question also closes the tab, the page and the bag that were open.
        """
        old = self.shown
        if old is not None and (old.chosen, old.decision) != (shown.chosen, shown.decision):
            self.held = ""
        if old is not None and old.decision != shown.decision:
            self.tab, self.page, self.bag_open = "", 0, False
        super().show(shown)

    def begin(self, events: Sequence[Event], before: Shown, after: Shown) -> None:
        """Begin to tell one part, with the cards of the opponent who acts in it in sight."""
        self._teller = teller(events, after.seat)
        super().begin(events, before, after)
        self._come_home()

    def update(self, dt: float) -> bool:
        moved = super().update(dt)
        if moved:
            self._come_home()
        return moved

    def skip(self) -> None:
        super().skip()
        self._come_home()

    @property
    def foresees(self) -> bool:
        return self._lookout.busy

    def foresee(self) -> bool:
        changed = self._lookout.go_on()
        if changed:
            self.lay_anew()
        return changed

    def _come_home(self) -> None:
        """Show the cards that belong to the moment again once all is told, or the viewer's own acts begin."""
        own = self.shown is not None and self.animations.acting == (self.shown.seat,)
        if self._teller != NOBODY and (own or not self.busy):
            self._teller = NOBODY
            self.lay_anew()

    def draw(self, surface: pygame.Surface) -> None:
        if self._pushed is None or self.shown is None:
            super().draw(surface)
            return
        self.draw_resting(surface)
        self._pushed.draw(surface)

    def draw_above(self, board: Board, surface: pygame.Surface) -> None:
        draw_pointed(board, surface)

    def covers(self, decision: Decision) -> frozenset[Option]:
        """Return the options that lie here, or are reached by picking something up or turning to a tab."""
        found = super().covers(decision)
        if self.shown is None:
            return found
        offered = {*decision.options(), *self.shown.open, *self.shown.chosen}
        return found | frozenset(option for option in offered if holding.is_within_reach(decision, option))

    def face(self, item: str, size: tuple[int, int]) -> pygame.Surface | None:
        table = self.laid
        if table is None:
            return None
        colour = held_cube(item, tuple(table.view.hand))
        if colour:
            return cube(table, colour, min(size))
        if item == holding.BASES:
            return base(table, table.seat, 1, max(min(size), self.kit.metrics.px(DRAGGED)))
        fitted = large_size(size)
        if item not in cards() or fitted is None:
            return None
        return table.drawn.face(look_of(table, item, fitted, "large", owner=holder(table.view, item)))

    def stamp(self, item: str, size: tuple[int, int]) -> pygame.Surface | None:
        """Return a card for a place that is too small for a face; None for other items."""
        table = self.laid
        if table is None or item not in cards():
            return None
        return table.drawn.face(look_of(table, item, size, STAMP, owner=holder(table.view, item)))

    def sign_of(self, events: Sequence[Event]) -> str:
        return sign_of(events)

    def holdable(self) -> frozenset[str]:
        return frozenset() if self.laid is None else holding.holdable(self.laid)

    def hold(self, item: str) -> None:
        if self.shown is None:
            return
        held = holding.held_as(self.board(self.shown, self.sheet), item)
        if held != self.held:
            self.held, self.looked_at = held, NOBODY
            self.lay_anew()

    def next_step(self) -> HeldStep:
        return next_step(self.held)

    def meant(self, item: str) -> Option:
        return item if self.laid is None else holding.meant(self.laid, item)

    def turnable(self) -> frozenset[str]:
        """Return tabs, names of players, the line that turns pages, the bag and the map's buttons."""
        tabs = [item.id for item in self.sheet.items if _turns(item.id)]
        return super().turnable() | frozenset([*tabs, BAG, NEXT_PAGE, *BUTTONS])

    def turn(self, item: str) -> None:
        """Open or close an empire or the bag, turn to a tab or to the next page, or zoom the map."""
        if item in BUTTONS:
            self._zoom(ZOOM_STEPS[item])
            return
        if empire_item(item) is not None:
            super().turn(item)
            return
        tab = held_at(item)
        if isinstance(tab, Tab):
            self.tab, self.page = tab.name, 0
        elif item == BAG:
            self.bag_open = not self.bag_open
        elif item == NEXT_PAGE:
            self.page += 1
        self.lay_anew()

    def stands_for(self, option: Option) -> str:
        if self.shown is None or option in holding.BUTTONS:
            return option
        return super().stands_for(holding.stands_for(self.board(self.shown, self.sheet), option))

    def place_of(self, option: Option) -> pygame.Rect | None:
        return None if self.shown is None else holding.seen_place(self.board(self.shown, self.sheet), option)

    def numbered(self) -> Sequence[str] | None:
        return None if self.shown is None else holding.numbered(self.board(self.shown, self.sheet))

    def dropped(self, item: str, at: tuple[int, int]) -> Option:
        if self.shown is None:
            return ""
        return holding.dropped(self.board(self.shown, self.sheet), item, at)

    def no_way(self, item: str, at: tuple[int, int]) -> Reason | None:
        if self.shown is None:
            return None
        return no_way(self.board(self.shown, self.sheet), item, at, on_map=self.can_pan(at))

    def key(self, key: int) -> bool:
        """Close or let go with Esc, fold with B and K, move the map; return whether the key did anything.

        The map moves with plus, minus, Home, W, A, S and D.
        """
        if self.shown is None:
            return False
        if key == pygame.K_ESCAPE:
            return super().key(key) or self._let_go()
        if key == pygame.K_b:
            self.turn(BAG)
        elif key == pygame.K_k:
            self.key_turned = not self.key_turned
            self.lay_anew()
        else:
            return self._moves_map(key)
        return True

    def _let_go(self) -> bool:
        """Put down what is held and close bag and key; return whether there was anything."""
        over_map = self.key_turned and bool(self.areas.strip.width)
        had = bool(self.held) or self.bag_open or over_map
        self.held, self.bag_open = "", False
        self.key_turned = self.key_turned and not over_map
        if had:
            self.lay_anew()
        return had

    def _moves_map(self, key: int) -> bool:
        assert self.shown is not None
        camera = self.board(self.shown, self.sheet).camera
        if key in NEARER or key in FARTHER:
            item = self.sheet.item(self.shown.hovered) if self.shown.hovered else None
            on_map = item is not None and camera.window.contains(item.rect)
            self._look(
                camera.zoomed(1 if key in NEARER else -1, item.rect.center if on_map and item else None)
            )
        elif key == WHOLE:
            self._zoom(ZOOM_STEPS[FIT])
        elif key in STRIDES:
            self._look(camera.strode(*STRIDES[key]))
        else:
            return False
        return True

    def wheel(self, at: tuple[int, int], turns: int) -> bool:
        """Zoom the map at the pointer, or turn the pages of a long list; return whether either was done."""
        cards_shown = self.sheet.places.get("list")
        if (
            cards_shown is not None
            and cards_shown.collidepoint(at)
            and self.sheet.item(NEXT_PAGE) is not None
        ):
            self.page -= turns
            self.lay_anew()
            return True
        if self.shown is None or not self.can_pan(at):
            return False
        self._look(self.board(self.shown, self.sheet).camera.zoomed(turns, at))
        return True

    def can_pan(self, at: tuple[int, int]) -> bool:
        """Return whether a place is on the map, with nothing over it."""
        return any(area.collidepoint(at) for area in self._map()) and not self._covered(at)

    def pan(self, across: int, down: int) -> None:
        """Push the map by so many pixels, and draw it alone anew."""
        if self.shown is None:
            return
        self.camera = self.board(self.shown, self.sheet).camera.panned(across, down)
        self._pushed = Sheet()
        pushed = self.board(self.shown, self._pushed)
        starmap.lay_map(pushed)
        lay_zoom(pushed)

    def end_pan(self) -> None:
        self._pushed = None
        self.lay_anew()

    def _zoom(self, steps: int) -> None:
        """Zoom the map by some steps, its middle fixed."""
        if self.shown is not None:
            self._look(self.board(self.shown, self.sheet).camera.zoomed(steps))

    def _map(self) -> list[pygame.Rect]:
        place = self.sheet.places.get("map")
        return [] if place is None else [place]

    def _covered(self, at: tuple[int, int]) -> bool:
        over = [self.sheet.places.get(name) for name in ("over the map", "zoom", PANEL)]
        return any(place is not None and place.collidepoint(at) for place in over)

    def turn_as(self, before: Painter) -> None:
        """Show the same part of the map, the same tab, and the bag as it was."""
        super().turn_as(before)
        if isinstance(before, MasterPainter):
            self.camera, self.tab, self.bag_open = before.camera, before.tab, before.bag_open

    def _look(self, camera: Camera) -> None:
        self.camera = camera
        self.lay_anew()

    def _frame(self, players: int) -> Frame:
        """Return the parts of the table, kept for each number of players, with and without the key."""
        if (players, self.key_turned) not in self._frames:
            self._frames[players, self.key_turned] = frame_of(
                self.kit.metrics,
                self.areas,
                left_handed=self.kit.settings.left_handed,
                players=players,
                key=not self.key_turned,
            )
        return self._frames[players, self.key_turned]


@cache
def _turns(item: str) -> bool:
    """Return whether an item turns to a tab."""
    return isinstance(held_at(item), Tab)

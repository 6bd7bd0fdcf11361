"""Painter of Roll for the Galaxy: the table at rest, animations over it, and the dice in the tray."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pygame

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.reasons import Reason
from galaxy_desktop.games.roll.box import die_types, sides
from galaxy_desktop.games.roll.dice import type_of
from galaxy_desktop.games.roll.events import DiceRolled, ExtraDieRolled
from galaxy_desktop.games.roll.moves import SelectPhase, dice_of
from galaxy_desktop.games.roll.schema import PHASES
from galaxy_desktop.games.roll.table import held, tray
from galaxy_desktop.games.roll.table.board import Board
from galaxy_desktop.games.roll.table.compose import frame_for, sections_of
from galaxy_desktop.games.roll.table.emblem import draw_emblem
from galaxy_desktop.games.roll.table.homes import is_home
from galaxy_desktop.games.roll.table.lifting import lifts, parts
from galaxy_desktop.games.roll.table.look import TileLook, tile_detail_of
from galaxy_desktop.games.roll.table.outlook import ahead
from galaxy_desktop.games.roll.table.pictures import TablePictures, kind_of
from galaxy_desktop.games.roll.table.staging import SHOWN
from galaxy_desktop.language import gettext as _
from galaxy_desktop.presenter.bar_text import HeldStep
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.changes import Looks
from galaxy_desktop.ui.dice_face import die_face
from galaxy_desktop.ui.dice_throw import Rolled
from galaxy_desktop.ui.dice_tray import DiceTray, DieSpot
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.roles.aiming import Aiming
from galaxy_desktop.ui.roles.dropping import Dropping, Hesitating, Putting, Refusing
from galaxy_desktop.ui.roles.emblem import Emblem
from galaxy_desktop.ui.roles.forecasting import Forecasting, ForecastLine
from galaxy_desktop.ui.roles.holding import Holding
from galaxy_desktop.ui.roles.telling import Stretch
from galaxy_desktop.ui.roles.throwing import Throwing
from galaxy_desktop.ui.tabletop.empire_painter import EmpirePainter
from galaxy_desktop.ui.tabletop.ids import item_id, split_id
from galaxy_desktop.ui.tabletop.section import Section
from galaxy_desktop.ui.tabletop.sheet import Sheet

LOOK = 1.2
"""Seconds for which the lifted screens are shown before the first phase begins."""


class RollPainter(
    EmpirePainter[Board],
    Holding,
    Dropping,
    Hesitating,
    Putting,
    Refusing,
    Throwing,
    Emblem,
    Forecasting,
    Aiming,
):
    """Painter of the table of Roll."""

    shows = SHOWN

    def __init__(self, kit: Kit, game: Game[Any]) -> None:
        super().__init__(kit, game)
        self.tray = DiceTray(kit)
        self._look = 0.0
        """Seconds for which the lifted screens are still shown."""

    def draw_emblem(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        draw_emblem(self.kit, surface, box)

    def board(self, shown: Shown, sheet: Sheet) -> Board:
        dice = self.tray, self.held, self.tray.busy, self.tray.rolling
        return Board(self.kit, self.areas, self.game, shown, self._drawn, sheet, *dice)

    def sections(self, board: Board) -> Sequence[Section[Board]]:
        return sections_of(board, self.looked_at)

    def show(self, shown: Shown) -> None:
        """Take over the new moment; put down the held die if the question or the choice has changed."""
        old = self.shown
        if old is not None and (old.chosen, old.decision) != (shown.chosen, shown.decision):
            self.held = ""
        super().show(shown)

    def play(self, events: Sequence[Event], before: Shown, after: Shown) -> None:
        """Animate the extra die of two players, the Reveal, what follows, and the own roll."""
        self.skip()
        extra = next((event for event in events if isinstance(event, ExtraDieRolled)), None)
        if extra is not None and before.view.phase == "assign":
            self.show(replace(before, open=frozenset()))
            self._throw_extra(self.board(before, self.sheet), extra)
        thrown = self.tray.busy
        if thrown:
            events = [event for event in events if event is not extra]
        self.parts = parts(events, before, after) if self.kit.motion.speed else [(events, before, after)]
        if not thrown:
            self._go_on()

    def parted(self, events: Sequence[Event], before: Shown, after: Shown) -> Sequence[Stretch]:
        return parts(events, before, after)

    @property
    def lingers(self) -> bool:
        return self.tray.busy or self._look > 0

    def begin(self, events: Sequence[Event], before: Shown, after: Shown) -> None:
        part = (events, before, after)
        if _throws(part):
            self._throw(self.board(after, self.sheet))
        super().begin(events, before, after)
        self._aim()
        self._look = LOOK * self.kit.motion.speed if self.parts and lifts(part) else 0.0

    def greet(self) -> bool:
        """Throw the roll for a seat that has to assign it; return whether dice are thrown."""
        if self.shown is None or self.shown.chosen:
            return False
        board = self.board(self.shown, self.sheet)
        if board.topic == "assign":
            self._throw(board)
            self.lay_anew()
            self._aim()
        return self.tray.busy

    def _throw(self, board: Board) -> None:
        frame, dice = frame_for(board), tray.rolled(board)
        kinds, wide = {die.id: kind_of(self.kit, die.id) for die in dice}, frame.rolling()
        floor, lying = (tray.floor(board, where, len(dice)) for where in (wide, frame))
        self.tray.throw(floor, tray.cup_rect(board, wide), dice, kinds, then=lying)

    def _throw_extra(self, board: Board, event: ExtraDieRolled) -> None:
        """Throw a spare die in the tray, and send it to the phase it shows."""
        frame, head = frame_for(board), self._column(event.phase)
        kinds = {event.die: kind_of(self.kit, event.die)}
        dice = (Rolled(event.die, event.face),)
        self.tray.throw(tray.floor(board, frame, 1), tray.cup_rect(board, frame), dice, kinds)
        size = min(head.width, tray.floor(board, frame, 1).die)
        self.tray.aim({event.die: DieSpot((head.centerx, head.top + size), size)})

    def _aim(self) -> None:
        """Send thrown dice to their places on the table."""
        spots = self.sheet.spots
        self.tray.aim(
            {
                die: DieSpot(spot.rect.center, spot.rect.width, -spot.angle)
                for die in self.tray.dice
                if (spot := spots.get(die))
            }
        )

    def update(self, dt: float) -> bool:
        """Advance the animations over the table, or else the dice in the tray."""
        if self.animations.busy:
            return super().update(dt)
        if not self.lingers and not self.parts:
            return False
        rolled = self.tray.rolling
        self.tray.update(dt)
        if rolled and not self.tray.rolling:
            self.lay_anew()
        self._look -= dt
        if not self.lingers:
            self._landed()
        return True

    def _landed(self) -> None:
        """Show the next part, or lay the table anew if there is none."""
        if self.parts:
            self._go_on()
        else:
            self.lay_anew()

    @property
    def busy(self) -> bool:
        return super().busy or self.lingers

    @property
    def suspense(self) -> bool:
        """True while dice are thrown or still to be thrown: the log waits for them."""
        return self.tray.busy or any(map(_throws, self.parts))

    @property
    def throws(self) -> bool:
        return self.tray.busy

    def next_beat(self) -> bool:
        """Go on to the next beat, which may begin another part; end a throw at once."""
        if self.tray.busy:
            self.skip()
            return True
        return super().next_beat()

    def skip(self) -> None:
        super().skip()
        self._look = 0.0
        if self.tray.busy:
            self.tray.skip()
            self.lay_anew()

    @property
    def absent(self) -> frozenset[str]:
        thrown = self.tray.dice | {tray.CUP_AT_REST} if self.tray.busy else frozenset()
        return self.animations.hidden | thrown

    @property
    def looks(self) -> Looks | None:
        looks = super().looks
        return looks if looks is None or not self.tray.busy else looks.union(self.tray.looks())

    def draw(self, surface: pygame.Surface) -> None:
        if self.shown is None:
            return
        self.draw_resting(surface)
        if self.animations.busy:
            self.draw_moving(self.board(self.shown, self.sheet), surface)
        elif self.tray.busy:
            self.tray.draw(surface)
        else:
            self.draw_above(self.board(self.shown, self.sheet), surface)

    def covers(self, decision: Decision) -> frozenset[Option]:
        """Return the options on the table, and those that appear once a die is picked up."""
        found = super().covers(decision)
        if self.shown is None or self.laid is None or decision != self.shown.decision:
            return found
        board, lying = replace(self.laid, shown=self.shown), self.sheet_ids()
        asked = {*board.shown.open, *board.shown.chosen} - found
        return found | {option for option in asked if held.is_within_reach(board, option, lying)}

    def face(self, item: str, size: tuple[int, int]) -> pygame.Surface | None:
        side = min(size)
        if item in sides():
            level = tile_detail_of(side, self.kit.metrics.letters("small"))
            return self._drawn.face(TileLook(item, (side, side), level))
        if type_of(item) in die_types() and self.shown is not None:
            board = self.board(self.shown, self.sheet)
            unseen = item not in board.me.faces or (self.suspense and item in board.me.rolled)
            sign = "" if unseen else board.sign_of(board.me, item)
            size = side, self.kit.metrics.px(96)
            return die_face(self.kit, self.kit.theme.die[type_of(item)], sign, min(size))
        return None

    def meant(self, item: str) -> Option:
        kind, phase = split_id(item)
        if kind != "phase" or not self.held or self.shown is None:
            return item
        if self._ways_to(self.held, phase):
            return self._way_to(self.held, phase) or item
        option = SelectPhase(self.held, phase).option
        return option if option in self.shown.open else item

    def holdable(self) -> frozenset[str]:
        """Return the dice that can go somewhere."""
        if self.shown is None or self.shown.decision is None:
            return frozenset()
        board = self.board(self.shown, self.sheet)
        dice = [
            item.id for item in self.sheet.items if type_of(item.id) in die_types() and " " not in item.id
        ]
        return frozenset([die for die in dice if held.can_hold(board, die)])

    def hold(self, item: str) -> None:
        if item != self.held:
            self.held = item
            self.lay_anew()

    def next_step(self) -> HeldStep:
        return HeldStep() if self.shown is None else held.next_step(self.board(self.shown, self.sheet))

    def ahead(self) -> Sequence[ForecastLine]:
        if self.laid is None or self.tray.busy:
            return ()
        words = {name: self.game.words.phase(name) for name in PHASES}
        return [ForecastLine(text, words[phase], phase) for phase, text in ahead(self.laid).items()]

    def dropped(self, item: str, at: tuple[int, int]) -> Option:
        """Return the option that lies there, or the only move to the column there; else empty.

        A die that can't work in a column selects its phase, until one is selected. On the tray it is taken
        back, or else set aside to Dictate.
        What is an option itself is chosen where it goes: in the cup, on its stack or in the tableau.
        """
        if self.shown is None:
            return ""
        if item in self.shown.open:
            return item if is_home(self.shown, self.sheet.places, item, at) else ""
        places = [
            i
            for i in self.sheet.items
            if i.group in ("places", "sockets", "aside", "choices") or i.id in self.shown.open
        ]
        for place in reversed(places):
            if place.rect.collidepoint(at) and place.id != item:
                return place.id
        if self._on_tray(at):
            return held.onto_tray(self.board(self.shown, self.sheet), item)
        column = self._column_at(at)
        return self._way_to(item, column) or self._selection(item, column)

    def _selection(self, die: str, phase: str) -> Option:
        """Return the selection of a phase by a die that can do nothing else there; else empty."""
        if self.laid is None or self.laid.desk.selected or self.laid.desk.columns.get(die) == phase:
            return ""
        option = SelectPhase(die, phase).option
        return option if option in self.laid.shown.open and not self._ways_to(die, phase) else ""

    def unsure(self, item: str, at: tuple[int, int]) -> str:
        """Return a request for the power if several could move a die to a column; else empty."""
        ways = self._ways_to(item, self._column_at(at))
        if len(ways) < 2 or self.dropped(item, at):
            return ""
        return _("Several powers can move this die there. Choose one.")

    def put(self, item: str, at: tuple[int, int]) -> Option:
        return self.dropped(item, at)

    def no_way(self, item: str, at: tuple[int, int]) -> Reason | None:
        if self.shown is None or self.shown.decision is None:
            return None
        board = self.board(self.shown, self.sheet)
        if board.topic == "assign":
            column = self._column_at(at)
            if self.dropped(item, at) or self._ways_to(item, column):
                return None
            aside = self._on_tray(at)
            return held.why_not_aside(board, item) if aside else held.why_not_there(board, item, column)
        under = [one for one in self.sheet.items if one.rect.collidepoint(at) and one.group == "tableau"]
        return self.shown.decision.why_not(under[-1].id) if under else None

    def _on_tray(self, at: tuple[int, int]) -> bool:
        return self.sheet.places.get("floor", layout.nowhere()).collidepoint(at)

    def _column_at(self, at: tuple[int, int]) -> str:
        return next((p for p in PHASES if self._column(p).collidepoint(at)), "")

    def key(self, key: int) -> bool:
        """Put down the held die with Esc, else close an empire; return whether there was either."""
        if not self.held or key != pygame.K_ESCAPE:
            return super().key(key)
        self.hold("")
        return True

    def stands_for(self, option: Option) -> str:
        """Return the die of a move while none is held, else the move itself."""
        dice = dice_of(option)
        return super().stands_for(dice[-1] if dice and not self.held else option)

    def aims_at(self, option: Option) -> str:
        """Return the head of the phase to which a die goes, while none is held and no box stands for it."""
        return "" if self.held or self.sheet.item(option) else item_id("phase", held.phase_of(option))

    def numbered(self) -> Sequence[str] | None:
        """Return the ways of the held die: to each column, then into each socket; None if none is held.

        Of a good or a producer, what is open for it, as it lies.
        """
        if not self.held or self.shown is None or self.laid is None:
            return None
        if self.laid.topic != "assign":
            return [item.id for item in self.sheet.items if item.id in self.shown.open]
        there = self.sheet_ids()
        sockets = [SelectPhase(self.held, phase).option for phase in PHASES]
        columns = [self._way_to(self.held, phase) for phase in PHASES]
        return [*columns, *(option if option in there else "" for option in sockets)]

    def sheet_ids(self) -> frozenset[str]:
        """Return the ids of all items that can be pointed at now."""
        return frozenset([item.id for item in self.sheet.items])

    def _column(self, phase: str) -> pygame.Rect:
        return self.sheet.places.get(item_id("column", phase), layout.nowhere())

    def _way_to(self, die: str, phase: str) -> Option:
        """Return the only move that puts a die below a column, not into its socket; else empty."""
        ways = self._ways_to(die, phase)
        return ways[0] if len(ways) == 1 else ""

    def _ways_to(self, die: str, phase: str) -> tuple[Option, ...]:
        if self.shown is None or self.shown.decision is None or not phase:
            return ()
        return held.ways_to(replace(self.board(self.shown, self.sheet), held=die), die, phase)

    @property
    def _drawn(self) -> TablePictures:
        return TablePictures(self.kit, "roll")


def _throws(part: Stretch) -> bool:
    """Return whether the viewer's own dice are thrown in this part."""
    events, _before, after = part
    if after.view.phase != "assign":
        return False
    return any(isinstance(event, DiceRolled) and event.seat == after.seat for event in events)

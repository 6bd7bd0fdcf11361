"""Painter that keeps the table of the moment composed as a sheet, and moves things over it."""

from abc import abstractmethod
from collections import defaultdict
from collections.abc import Sequence, Set
from dataclasses import replace
from typing import Any, ClassVar, Generic, TypeVar

import pygame

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.events import Event, RoundBegan
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.presenter.story import Beat, beats_of
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.areas import Areas
from galaxy_desktop.ui.changes import Looks
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painter import Item, Painter
from galaxy_desktop.ui.roles.differing import Differing
from galaxy_desktop.ui.roles.expecting import Expecting
from galaxy_desktop.ui.roles.keeping import Keeping
from galaxy_desktop.ui.roles.lifting import Lifting
from galaxy_desktop.ui.roles.peeking import Peeking
from galaxy_desktop.ui.roles.telling import UNASKED, Stretch, Telling
from galaxy_desktop.ui.tabletop.ahead import Ahead
from galaxy_desktop.ui.tabletop.animations import Animations
from galaxy_desktop.ui.tabletop.beats import Lights
from galaxy_desktop.ui.tabletop.hover import draw_hover, draw_veils
from galaxy_desktop.ui.tabletop.peek import lay_peek
from galaxy_desktop.ui.tabletop.resting import Resting
from galaxy_desktop.ui.tabletop.section import Section, composed, laid
from galaxy_desktop.ui.tabletop.sheet import Sheet
from galaxy_desktop.ui.tabletop.staging import Shows
from galaxy_desktop.ui.tabletop.tabletop import Tabletop

CHIPS = 0.76
"""Share of the content whose foot holds the chips, if the sheet has no place for them."""

B = TypeVar("B", bound=Tabletop)


class SheetPainter(Painter, Differing, Expecting, Keeping, Lifting, Peeking, Telling, Generic[B]):
    """Base of painters with one resting layer, composed when something changes; a game gives `sections`."""

    shows: ClassVar[Shows]
    """Animations of the game's events, by type."""
    chosen: ClassVar[frozenset[type[Event]]] = frozenset()
    """Events that carry out what all have chosen: the viewer's own are shown beside those of others."""

    clears: ClassVar[type[Event]] = RoundBegan
    """Event with which the table of the next round is laid."""

    def __init__(self, kit: Kit, game: Game[Any], areas: Areas | None = None) -> None:
        super().__init__(kit, game, areas)
        self.shown: Shown | None = None
        self.sheet = Sheet()
        self.laid: B | None = None
        """Board from which the table was laid last."""
        self._sections: list[tuple[Section[B], Sheet]] = []
        """Sections of the table, and the sheet of each."""
        self._former = Sheet()
        """Table before what is told now, as it is seen while choices lie face down."""
        self.animations = Animations(kit, self.shows, self.chosen)
        self._lights = Lights()
        self.parts: list[Stretch] = []
        """Parts still to be told after the running one."""
        self.resting = Resting(self._regions())
        self._ahead = Ahead()
        self._expected: Shown | None = None
        """Moment after what moves with the question that is put then, until its pictures are made."""

    @abstractmethod
    def board(self, shown: Shown, sheet: Sheet) -> B:
        """Return the board that the parts of the table draw from."""

    @abstractmethod
    def sections(self, board: B) -> Sequence[Section[B]]:
        """Return all sections of the table, in the order of the keyboard focus."""

    def show(self, shown: Shown) -> None:
        if shown.hovered in self.resting.faint:
            shown = replace(shown, hovered="")
        old, self.shown = self.shown, shown
        if old is None or (old.decision, old.chosen) != (shown.decision, shown.chosen):
            self.peeking = False
        if old is None or self.laid is None or not _rests(old, shown):
            self.lay_anew()
        else:
            self.laid = replace(self.laid, shown=shown)

    def play(self, events: Sequence[Event], before: Shown, after: Shown) -> None:
        self.skip()
        self.parts = (
            [*self.parted(events, before, after)] if self.animations.told else [(events, before, after)]
        )
        self._go_on()

    @property
    def lingers(self) -> bool:
        """True while the running part is still looked at though nothing flies any more."""
        return False

    def _go_on(self) -> None:
        """Tell the next part, and those after it until something moves."""
        self.begin(*self.parts.pop(0))
        while self.parts and not self.animations.busy and not self.lingers:
            self.begin(*self.parts.pop(0))

    def begin(self, events: Sequence[Event], before: Shown, after: Shown) -> None:
        """Begin to tell one part."""
        self.show(before)
        old = self.sheet
        self.show(after)
        self.animations.begin(
            self.beats(events, after), self.board(before, old), self.board(after, self.sheet)
        )
        if self.animations.veiled:
            self._former = self._composed(_without_question(before)).sheet
        self._ahead.plan(self.sheet.drawings(self.animations.hidden))
        self.resting.forget()

    def beats(self, events: Sequence[Event], after: Shown) -> list[Beat]:
        """Return events in beats, as they are told to the seat that sees the table."""
        names = [escape(sitter.name) for sitter in after.sitters]
        return beats_of(events, self.game.words, names, after.seat)

    def update(self, dt: float) -> bool:
        veiled = self.animations.veiled
        self._make_ahead()
        moved = self.animations.update(dt)
        if (moved and not self.animations.busy) or veiled != self.animations.veiled:
            self.resting.forget()
        if moved and self.parts and not self.animations.busy and not self.lingers:
            self._go_on()
        return moved

    def expect(self, after: Shown, decision: Decision | None) -> None:
        self._expected = None if decision is None else _asked(after, decision)

    def _make_ahead(self) -> None:
        """Make some pictures of what is on its way, then of the next question."""
        asked = self._expected
        if not self._ahead.done:
            self._ahead.go_on()
        elif asked is not None and self.animations.busy and not self.parts:
            self._expected = None
            self._ahead.plan(self._composed(asked).sheet.drawings())

    def let_go(self) -> None:
        self.resting.let_go()

    @property
    def solid(self) -> pygame.Rect | None:
        resting = self.resting
        copied = resting.drawn or (not self.busy and resting.ground_stands(self.sheet, frozenset()))
        return resting.largest if copied and self.laid is not None else None

    @property
    def busy(self) -> bool:
        return self.animations.busy or bool(self.parts)

    def skip(self) -> None:
        while self.parts:
            self.begin(*self.parts.pop(0))
        self.animations.skip()
        self.resting.forget()

    @property
    def seen(self) -> Shown | None:
        return self.shown

    @property
    def beat(self) -> Beat | None:
        return self.animations.beat

    def parted(self, events: Sequence[Event], before: Shown, after: Shown) -> Sequence[Stretch]:
        """Return what belongs to a round that ends as a part of its own, over the table of that round."""
        kinds = [type(event) for event in events]
        cut = kinds.index(self.clears) if {RoundBegan, self.clears} <= {*kinds} else 0
        view = self.round_over(before.view, events, after.view) if cut else None
        if view is None:
            return [(events, before, after)]
        between = replace(after, view=view, **UNASKED)
        return [(events[:cut], before, between), (events[cut:], between, after)]

    def round_over(self, before: Any, events: Sequence[Event], after: Any) -> Any:
        """Return the view at the end of a round, given those before these events and after them.

        None, as here, leaves the events undivided.
        """
        del before, events, after

    @property
    def hushed(self) -> bool:
        return self.animations.hushed

    @property
    def untold(self) -> int:
        return self.animations.untold + sum(
            beat.said for part in self.parts for beat in self.beats(part[0], part[2])
        )

    def next_beat(self) -> bool:
        went_on = self.animations.next_beat()
        if not went_on and self.parts:
            self.animations.skip()
            self._go_on()
            went_on = True
        self.resting.forget()
        return went_on

    @property
    def absent(self) -> frozenset[str]:
        """Ids of what is left out of the resting table, for it is on its way."""
        return self.animations.lying if self.animations.veiled else self.animations.hidden

    @property
    def resting_sheet(self) -> Sheet:
        """Sheet that is drawn at rest: while choices lie face down, the one before what is told."""
        return self._former if self.animations.veiled else self.sheet

    def lifted(self, item: str) -> pygame.Surface | None:
        spot = self.sheet.spots.get(item)
        return None if spot is None or self.laid is None else self.laid.drawn.face(spot.look)

    def carry(self, items: Set[str]) -> None:
        self.resting.faint = frozenset(items)
        self.resting.forget()
        if self.shown is not None:
            self.show(self.shown)

    @property
    def looks(self) -> Looks | None:
        if not self.resting.holds(self.absent):
            return None
        beat = ("beat", id(self.animations.beat)), (0, 0, *self.kit.metrics.window)
        return frozenset([*self.animations.looks(), beat])

    def draw(self, surface: pygame.Surface) -> None:
        if self.laid is None:
            return
        self.draw_resting(surface)
        if self.animations.busy:
            self.draw_moving(self.laid, surface)
        else:
            self.draw_above(self.laid, surface)

    def draw_resting(self, surface: pygame.Surface) -> None:
        """Draw what does not move."""
        choosing = self.shown is not None and self.shown.decision is not None
        self.resting.draw(surface, sheet := self.resting_sheet, self.absent, choosing=choosing)
        if self.resting.faint:
            draw_veils(self.kit, surface, sheet, self.resting.faint)

    def draw_moving(self, board: B, surface: pygame.Surface) -> None:
        """Draw what is on its way, and whose act it is."""
        self.animations.draw(surface)
        if self.animations.beat is not None:
            self._lights.draw(board, surface, self.animations.beat, self.animations.turned)

    def draw_above(self, board: B, surface: pygame.Surface) -> None:
        """Draw above the resting table while nothing moves: by default the hovered item."""
        draw_hover(board, surface)

    def items(self) -> Sequence[Item]:
        return self.sheet.items

    def covers(self, decision: Decision) -> frozenset[Option]:
        if self.shown is None:
            return frozenset()
        shown = self.shown if self.shown.decision == decision else _asked(self.shown, decision)
        is_laid = shown is self.shown and not self.peeking
        sheet = self.sheet if is_laid else self._composed(shown).sheet
        return frozenset([item.id for item in sheet.items]) & {
            *decision.options(),
            *shown.open,
            *shown.chosen,
        }

    def chips_row(self, height: int) -> pygame.Rect:
        """Return the foot of the sheet's place "chips", else of the upper part of the content."""
        own = self.sheet.places.get("chips")
        if own is None:
            own = layout.top(self.areas.content, round(self.areas.content.height * CHIPS))
        return layout.bottom(own, height)

    def _regions(self) -> tuple[pygame.Rect, ...]:
        """Return the painter's parts of the window: its share of the top bar, and the table."""
        areas, gutter = self.areas, self.kit.metrics.space("gutter")
        bar = areas.phases.union(areas.supplies).clip(areas.top)
        return bar, areas.content.inflate(2 * gutter, 2 * gutter)

    def lay_anew(self) -> None:
        """Lay the table anew and let it be drawn again."""
        if self.shown is not None:
            self.laid = self._laid(self.shown)
            self.sheet = self.laid.sheet
            self.resting.forget()

    def peek(self) -> bool:
        if self.sheet.overlay is None:
            return False
        self.peeking = not self.peeking
        self.lay_anew()
        return True

    def _laid(self, shown: Shown) -> B:
        board = self._composed(shown)
        overlay = board.sheet.overlay
        if overlay is not None and self.peeking:
            board = self._composed(_without_question(shown))
            board.sheet.overlay = overlay
        if overlay is not None:
            lay_peek(board, overlay)
        return board

    def _composed(self, shown: Shown) -> B:
        """Lay the sections that have changed and return the board; the others stay as they were."""
        board = self.board(shown, Sheet())
        kept: dict[Any, list[tuple[Section[B], Sheet]]] = defaultdict(list)
        for section, sheet in self._sections:
            kept[section.lay].append((section, sheet))
        self._sections = []
        for section in self.sections(board):
            alike = kept[section.lay]
            old = alike.pop(0) if alike else None
            sheet = old[1] if old is not None and old[0] == section else laid(section)
            self._sections.append((section, sheet))
        return replace(board, sheet=composed(self._sections))


def _rests(old: Shown, new: Shown) -> bool:
    """Return whether only hover and focus have changed, so that the resting layer can stay."""
    return replace(old, hovered=new.hovered, focused=new.focused) == new


def _without_question(shown: Shown) -> Shown:
    """Return the same moment without its question."""
    return replace(shown, decision=None, open=frozenset(), chosen=(), peeking=True)


def _asked(shown: Shown, decision: Decision) -> Shown:
    """Return the same moment with another question, nothing chosen yet."""
    return replace(shown, decision=decision, open=frozenset(decision.options()), chosen=())

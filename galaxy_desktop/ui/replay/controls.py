"""Controls of a replay: steps, speed, seats, and the buttons of its top bar."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.replay.table import ReplayTable
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.drop_down import DropDown
from galaxy_desktop.ui.widgets.widget import Widget

CONTROL, SEAT = 46, 150
SPEED_WORDS = {0.5: "×½", 1.0: "×1", 2.0: "×2", 4.0: "×4"}
"""Labels of the speeds: signs that need no translation."""


@dataclass(frozen=True, slots=True)
class ReplayActs:
    """Functions that the buttons of a replay call."""

    go: Callable[[int], None]
    """Show the moment after so many answers."""
    step: Callable[[int], None]
    """Go a choice forwards or back."""
    play: Callable[[], None]
    set_speed: Callable[[float], None]
    look_from: Callable[[Seat], None]
    open_all: Callable[[], None]
    toggle_log: Callable[[], None]
    close: Callable[[], None]
    coach: Callable[[], None] | None
    """Open the coach; None for a replay without that button."""


@dataclass(slots=True)
class Watching:
    """Way in which a replay is watched now; its controls show it."""

    seat: Seat
    """Seat that is looked from."""
    playing: bool = False
    speed: float = 1.0
    open_hands: bool = False
    """True while nothing is hidden; only once the game is over."""


class Controls:
    """Buttons of a replay in a row; the timeline has what is left, below it or beside it."""

    def __init__(
        self,
        kit: Kit,
        panel: pygame.Rect,
        table: ReplayTable,
        watching: Watching,
        acts: ReplayActs,
        *,
        wide: bool,
    ) -> None:
        self.kit = kit
        self._table = table
        self._watching = watching
        self._acts = acts
        self.top = self._top_buttons()
        gap, inner = (
            kit.metrics.space("gap"),
            layout.inset(panel, kit.metrics.space("pad"), kit.metrics.space("gap")),
        )
        height = kit.metrics.target(CONTROL) if wide else inner.height
        row, below = layout.cut_top(inner, height, kit.metrics.space("gap"))
        self._row = row
        steps = [self._step(*one) for one in self._steps()]
        self.play = steps[2]
        self.speeds: DropDown[float] = DropDown(
            kit,
            layout.nowhere(),
            list(SPEED_WORDS.items()),
            watching.speed,
            acts.set_speed,
            label=_("Speed"),
            tip=_("Speed of playing (+ and −)"),
        )
        self.seats = self._seats()
        self.widgets: list[Widget] = [*steps, self.speeds, *self.seats]
        x = row.left
        for widget in self.widgets:
            width = self._width(widget, height)
            widget.rect = pygame.Rect(x, row.top, width, height)
            x += width + gap
        self.note = layout.right_of(row, x)
        self.track = below if wide else layout.right_of(row, x)
        self._wide = wide

    def _steps(self) -> Sequence[tuple[str, str, partial[None]]]:
        acts, replay = self._acts, self._table.replay
        back = _("One choice back (Left; with Shift a phase, with Ctrl a round)")
        on = _("One choice on (Right; with Shift a phase, with Ctrl a round)")
        return (
            ("rewind", _("To the start (Home)"), partial(acts.go, replay.stops[0])),
            ("fold_left", back, partial(acts.step, -1)),
            ("play", "", partial(acts.play)),
            ("fold_right", on, partial(acts.step, 1)),
            ("skip", _("To the end (End)"), partial(acts.go, replay.end)),
        )

    def _step(self, icon: str, tip: str, press: partial[None]) -> Button:
        return Button(self.kit, layout.nowhere(), "", press, icon=icon, tip=tip)

    def _seats(self) -> list[Widget]:
        """Return the choice of the seat to look from, and of opening all cards, if there is any."""
        replay = self._table.replay
        if len(replay.viewers) < 2 and replay.only is not None:
            return []
        names = replay.table().names()
        options = [(seat, escape(names[seat])) for seat in replay.viewers]
        box: Widget = DropDown(
            self.kit,
            layout.nowhere(),
            options,
            self._watching.seat,
            self._acts.look_from,
            label=_("Seen by"),
            tip=_("Player whose cards you see (1–{n})").format(n=len(names)),
        )
        opening = Button(self.kit, layout.nowhere(), "", self._acts.open_all, icon="hand")
        return [box, opening]

    def _width(self, widget: Widget, height: int) -> int:
        metrics = self.kit.metrics
        if isinstance(widget, DropDown):
            return min(metrics.text(SEAT), widget.natural_width)
        return max(height, metrics.px(CONTROL))

    def renew(self) -> None:
        """Bring icons, tips and choices up to date."""
        watching = self._watching
        self.play.icon = "pause" if watching.playing else "play"
        self.play.tip = _("Pause (Space)") if watching.playing else _("Play (Space)")
        self.speeds.chosen = watching.speed
        if self.seats:
            box, opening = self.seats
            assert isinstance(box, DropDown)
            assert isinstance(opening, Button)
            box.chosen = watching.seat
            opening.tip = _("Hide the cards again (O)") if watching.open_hands else _("Open all cards (O)")
            opening.icon = "eye_off" if watching.open_hands else "hand"

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the line about the keys, where there is room for it."""
        if not self._wide:
            return
        soft = self.kit.theme.colour.text_soft
        words = _("Left, Right: one choice · Shift: a phase · Ctrl: a round · N: next mark")
        if self.kit.text.width(words, "small") <= self.note.width:
            self.kit.text.draw(
                surface, self.note, words, "small", colour=soft, align="right", middle=True, lines=1
            )

    def _top_buttons(self) -> list[Button]:
        """Return back at the left of the top bar, then coach and log from the left end of its icons."""
        areas = self._table.painter.areas
        top = [self._top_button(areas.title.left, "fold_left", self._acts.close, label=_("Back"))]
        left = areas.icons.left
        if self._acts.coach is not None:
            top.append(self._top_button(left, "hint", self._acts.coach, tip=_("Coach (C)")))
            left = top[-1].rect.right
        return [*top, self._top_button(left, "log", self._acts.toggle_log, tip=_("Log (L)"))]

    def _top_button(
        self, left: int, icon: str, press: Callable[[], None], *, label: str = "", tip: str = ""
    ) -> Button:
        kit = self._table.kit
        rect = pygame.Rect(left, 0, kit.metrics.bounded("bar_button"), self._table.painter.areas.top.height)
        return Button(kit, rect, label, press, kind="icon", icon=icon, tip=tip)

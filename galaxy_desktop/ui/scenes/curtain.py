"""Curtain between two people: shows whose turn it is and nothing that is hidden."""

from collections.abc import Sequence
from enum import Enum, auto

import pygame

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext, pgettext
from galaxy_desktop.play.seats import Occupant, Person, pin_fits
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.focus import ARROWS
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.life.glimmer import Sky
from galaxy_desktop.ui.pointer import LEFT, PRESS
from galaxy_desktop.ui.scenes.ask_text import AskText
from galaxy_desktop.ui.scenes.curtain_parts import (
    CurtainLayout,
    SeatState,
    curtain_layout,
    draw_seats,
    look_away,
)
from galaxy_desktop.ui.scenes.frame import (
    BACKDROP,
    Footer,
    draw_backdrop,
    draw_prompt_bar,
    draw_top_bar,
    mirror,
    place_buttons,
)
from galaxy_desktop.ui.scenes.shields import draw_shield
from galaxy_desktop.ui.speech.spoken import sentences, spoken
from galaxy_desktop.ui.stage import FOREVER, Scene
from galaxy_desktop.ui.widgets.button import Button

WALKERS = (pygame.K_TAB, *ARROWS)
MOST_NEWS = 6
"""Lines of the log that the curtain shows."""
AWAY_FROM_PRIMARY = 0.7
"""Share of the width: a hurried second click on the table's primary button must not leave the game."""


class CurtainEnd(Enum):
    """Outcome of a curtain."""

    LIFTED = auto()
    """Lifted by the person of the seat."""
    LEAVE = auto()
    """Closed to save and leave the game."""


class CurtainScene(Scene[CurtainEnd]):
    """Scene that covers the table until the person of a seat has come or leaves.

    `what` is the kind of choice in a few words, `since` has the public log lines since this person looked,
    `chosen_by` the seats that have chosen, `awaited` those that still have to; `secret`: the person sees what
    another may not.
    """

    areas: CurtainLayout

    def __init__(
        self,
        kit: Kit,
        sitters: Sequence[Occupant],
        seat: Seat,
        what: str,
        since: Sequence[str],
        chosen_by: Sequence[Seat],
        awaited: Sequence[Seat],
        *,
        secret: bool = True,
    ) -> None:
        self.kit = kit
        self.sitters = sitters
        self.seat = seat
        self.what = what
        self.since = since
        self.secret = secret
        self.states: dict[Seat, SeatState] = {
            **dict.fromkeys(awaited, "to choose"),
            **dict.fromkeys(chosen_by, "has chosen"),
            seat: "next",
        }
        self.at_leave = False
        """True while the button that leaves has the focus, not the one that lifts the curtain."""
        self.held: float | None = None
        """Milliseconds for which the button or key has been down; None while it is up."""

    def layout(self) -> None:
        """Lay everything on the vertical axis."""
        nowhere = layout.nowhere()
        self._look = Button(self.kit, nowhere, self._label(), self._lift, kind="primary", cue=_("Space"))
        self._leave = Button(
            self.kit, nowhere, _("Save and exit"), lambda: self.close(CurtainEnd.LEAVE), cue=_("Esc")
        )
        place_buttons(self.kit, [self._leave])
        bar = self.kit.metrics.prompt_bar
        self._leave.rect.right = round(AWAY_FROM_PRIMARY * bar.width)
        self._room = layout.left_of(bar, self._leave.rect.left)
        if self.kit.settings.left_handed:
            mirror([self._leave], bar)
            self._room = layout.right_of(bar, self._leave.rect.right)
        self.areas = curtain_layout(self.kit, self._headline(), self._lines(), self._look.natural_width)
        self._look.rect = self.areas.button.copy()
        self._mark()

    def handle(self, event: pygame.event.Event) -> None:
        """Begin or end holding; save and leave at Esc; move the focus with Tab and arrows."""
        if event.type == pygame.KEYDOWN and (event.key == pygame.K_ESCAPE or self._leaves(event)):
            self.close(CurtainEnd.LEAVE)
        elif event.type == pygame.KEYDOWN and event.key in WALKERS:
            self.at_leave = not self.at_leave
            self._mark()
        elif self._begins(event):
            self._begin()
        elif self._ends(event):
            self.look_away()
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._leave.handle(event)
        elif event.type == pygame.MOUSEMOTION:
            self._point(event.pos)

    def look_away(self) -> None:
        """Let go of what is held."""
        self.held, self.dirty = None, True

    @property
    def sky(self) -> Sky:
        return Sky(BACKDROP)

    def update(self, dt: float) -> None:
        """Fill the progress bar while the button is held; lift the curtain when it is full."""
        if self.held is None:
            return
        self.held += dt * 1000
        self.dirty = True
        if self.held >= self.kit.ms("curtain_hold"):
            self._lift()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the curtain, opaque: the table below is never drawn."""
        kit, colour, areas = self.kit, self.kit.theme.colour, self.areas
        draw_backdrop(kit, surface)
        draw_top_bar(kit, surface, _("Galaxy Desktop"), self.what)
        draw_shield(kit, surface, areas.shield.center, self.seat, areas.shield.height)
        kit.text.draw(surface, areas.headline, self._headline(), areas.style, align="centre")
        kit.text.draw(surface, areas.away, look_away(), "body", colour=colour.text_soft, align="centre")
        kit.faces.panel(surface, areas.panel)
        y = areas.lines.top
        for line in self._lines():
            box = layout.below(areas.lines, y)
            y += kit.text.draw(surface, box, line, "body", colour=colour.text_soft)
        self._look.draw(surface)
        self._draw_progress(surface)
        self._draw_hint(surface)
        draw_seats(kit, surface, areas.strip, [sitter.called for sitter in self.sitters], self.states)
        draw_prompt_bar(kit, surface, self.prompt(), self._room)
        self._leave.draw(surface)
        kit.faces.focus_ring(surface, self._focused.rect)

    def prompt(self) -> Footer:
        """Return that the table is hidden, and what opens it or could."""
        if self._pin:
            line = _("Enter your PIN to see the table.")
        else:
            line = _("Set a PIN when you create a game. Change hold-to-reveal in Settings.")
        return Footer(_("The table is hidden"), line, "eye_off")

    def _draw_hint(self, surface: pygame.Surface) -> None:
        """Draw how the curtain is opened on a plate, for the planet may be behind it."""
        kit, rect, words = self.kit, self.areas.hint, self._hint()
        width = min(rect.width, kit.text.width(words, "small") + 2 * kit.metrics.space("gap"))
        kit.faces.panel(surface, layout.align(rect, (width, rect.height)))
        soft = kit.theme.colour.text_soft
        kit.text.draw(surface, rect, words, "small", colour=soft, align="centre", middle=True)

    @property
    def rest(self) -> float:
        """Forever while nothing is held, else 0."""
        return FOREVER if self.held is None else 0.0

    @property
    def heading(self) -> Sequence[str]:
        return [self._headline(), look_away(), *self._lines(mark="")]

    @property
    def announce(self) -> str:
        return sentences([self._focused.announce, "" if self.at_leave else spoken(self._hint())])

    @property
    def _focused(self) -> Button:
        return self._leave if self.at_leave else self._look

    @property
    def _pin(self) -> str | None:
        sitter = self.sitters[self.seat]
        return sitter.pin if isinstance(sitter, Person) else None

    def _headline(self) -> str:
        return _("{name}, it's your turn").format(name=escape(self.sitters[self.seat].called))

    def _lines(self, *, mark: str = "[good_news]{check}[/]  ") -> list[str]:
        """Return the lines that say what is behind the curtain, without any secret, each after a mark."""
        title = _("Behind the curtain")
        choice = _("Your choice ({phase})").format(phase=self.what)
        lines = [choice, *([_("Your hidden information")] if self.secret else [])]
        shown = [f"**{title}**", *(f"{mark}{line}" for line in lines)]
        return [*shown, *self._news()]

    def _news(self) -> list[str]:
        """Return what all have seen happen since this person looked: the last lines, and how many more."""
        if not self.since:
            return []
        last = self.since[-MOST_NEWS:] if self.kit.metrics.mode != "large_text" else ()
        more = len(self.since) - len(last)
        left = (
            ngettext("{n} more log entry", "{n} more log entries", more)
            if last
            else ngettext("{n} log entry", "{n} log entries", more)
        ).format(n=more)
        title = _("Since your last turn")
        return [f"**{title}**", *last, *([left] if more else [])]

    def _label(self) -> str:
        if self._pin:
            return _("Enter your PIN")
        return _("Hold to reveal") if self.kit.settings.hold_to_uncover else pgettext("curtain", "Reveal")

    def _hint(self) -> str:
        if self._pin:
            return _("Only your PIN opens this curtain.")
        if self.kit.settings.hold_to_uncover:
            return _("Hold the key or mouse button for half a second, so a stray click reveals nothing.")
        return _("Press once to open the curtain.")

    def _mark(self) -> None:
        """Mark the button that has the focus; what was held is let go."""
        self._look.focused, self._leave.focused = not self.at_leave, self.at_leave
        self.look_away()

    def _leaves(self, event: pygame.event.Event) -> bool:
        return self.at_leave and event.key in PRESS

    def _begins(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            return event.key in PRESS
        return (
            event.type == pygame.MOUSEBUTTONDOWN
            and event.button == LEFT
            and self._look.rect.collidepoint(event.pos)
        )

    def _ends(self, event: pygame.event.Event) -> bool:
        if self.held is None:
            return False
        return event.type == pygame.MOUSEBUTTONUP or (event.type == pygame.KEYUP and event.key in PRESS)

    def _begin(self) -> None:
        """Ask for the PIN if there is one; else begin to hold, or lift at once if holding is off."""
        if self._pin or not self.kit.settings.hold_to_uncover:
            self._lift()
        elif self.held is None:
            self.held = 0.0
            self.dirty = True

    def _lift(self) -> None:
        self.held = None
        kept = self._pin
        if kept is None:
            self.close(CurtainEnd.LIFTED)
            return

        def check(pin: str) -> str:
            return "" if pin_fits(pin, kept) else _("Wrong PIN.")

        title = _("PIN for {name}").format(name=escape(self.sitters[self.seat].called))
        text = _("Enter it to open the curtain.")
        question = AskText(
            title,
            text,
            pgettext("curtain", "Reveal"),
            gives=str,
            icon="padlock",
            secret=True,
            at_end=True,
            most=12,
            check=check,
        )
        self.stage.open(question, self._typed)

    def _typed(self, pin: str | None) -> None:
        """Close the curtain after the right PIN; None (cancelled) changes nothing."""
        if pin is not None:
            self.close(CurtainEnd.LIFTED)

    def _point(self, pos: tuple[int, int]) -> None:
        for button in (self._look, self._leave):
            over = button.rect.collidepoint(pos)
            self.dirty = self.dirty or over != button.hovered
            button.hovered = over

    def _draw_progress(self, surface: pygame.Surface) -> None:
        """Draw the bar of the time held."""
        if self._pin or not self.kit.settings.hold_to_uncover:
            return
        colour, share = self.kit.theme.colour, (self.held or 0.0) / self.kit.ms("curtain_hold")
        self.kit.faces.rail(surface, self.areas.progress, share, colour.primary, colour.raised)

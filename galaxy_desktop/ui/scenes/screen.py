"""Screen of panels between a top bar and a prompt bar; at large text one panel at a time, beside a list."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.commands import Load, NewGame
from galaxy_desktop.play.refusals import RefusedError
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.form_scene import FormScene
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.life.glimmer import Sky
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.frame import (
    Footer,
    draw_backdrop,
    draw_prompt_bar,
    draw_top_bar,
    place_buttons,
    sentence_room,
)
from galaxy_desktop.ui.scenes.panel import Fill, ScrollPanel
from galaxy_desktop.ui.scenes.panel_form import PanelForm, grouped
from galaxy_desktop.ui.scenes.panel_heights import evened
from galaxy_desktop.ui.stage import R
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.scroll_list import ScrollList
from galaxy_desktop.ui.widgets.toast import Toast
from galaxy_desktop.ui.widgets.widget import Widget

LIST_SHARE = 0.24
PAGE_KEYS = (pygame.K_PAGEDOWN, pygame.K_PAGEUP, pygame.K_HOME, pygame.K_END)


@dataclass(frozen=True, slots=True)
class Panel:
    """Panel of a screen: its place as fractions of the room between the bars, and its content."""

    title: str
    place: tuple[float, float, float, float]
    fill: Fill
    icon: str = ""
    note: str = ""
    headed: bool = True
    """True if the panel shows its title. In a paged screen the list of panels names it as well."""
    more: Fill | None = None
    """Function that lays more below if there is room for it, once the panels have their heights."""


class Screen(FormScene[R], ABC):
    """Base of the screens with panels. Subclasses give title, panels, buttons and prompt."""

    backdrop = "table"
    form: PanelForm | None = None
    laid: Sequence[ScrollPanel] = ()
    """The panels that are laid out: all, or the one of the page."""
    shares_height = False
    """True if panels of one column share its height by what they need, see `evened`."""
    pages_from = 1.5
    """Text size from which one panel is shown at a time."""
    _still: tuple[list[int], pygame.Surface] | None = None
    """Copy of what rests while something moves, and the scroll offsets with which it was drawn."""
    page = 0
    """Number of the panel shown in a paged screen."""
    contents: ScrollList | None = None
    """List of the panels of a paged screen."""
    _top_room = 0
    """Width that the buttons of the top bar take up, as they were laid."""

    @abstractmethod
    def title(self) -> tuple[str, str]:
        """Return title and subtitle for the top bar."""

    @abstractmethod
    def panels(self) -> Sequence[Panel]:
        """Return the panels, in reading order."""

    @abstractmethod
    def buttons(self) -> Sequence[Button]:
        """Return the buttons of the prompt bar, the primary one last."""

    @abstractmethod
    def prompt(self) -> Footer:
        """Return the content of the prompt bar."""

    def first(self) -> Widget | None:
        """Return the widget focused when the screen opens; None for the primary button."""
        return None

    def back(self) -> None:
        """Close the screen without a result."""
        self.close()

    def top_buttons(self) -> Sequence[Button]:
        """Return the small buttons at the right of the top bar."""
        return ()

    def head(self) -> Sequence[Widget]:
        """Return the widgets above the panels, placed."""
        return [self._back_button(), *self._placed_top_buttons()]

    def draw_head(self, surface: pygame.Surface) -> None:
        """Draw what stands above the panels: the top bar with the title."""
        draw_top_bar(self.kit, surface, *self.title(), right=self._top_room)

    def key(self, event: pygame.event.Event) -> bool:
        """Handle a key that nothing else has used; return True if this screen uses it."""
        return False

    @property
    def paged(self) -> bool:
        """True if one panel is shown at a time."""
        return self.kit.metrics.text_step >= self.pages_from and len(self.panels()) > 1

    @property
    def body(self) -> pygame.Rect:
        """Room between the bars."""
        metrics = self.kit.metrics
        pad, window = metrics.space("pad"), pygame.Rect((0, 0), metrics.window)
        between = layout.above(layout.below(window, metrics.top_bar.bottom), metrics.prompt_bar.top)
        return layout.inset(between, metrics.space("block"), pad)

    def part(self, place: tuple[float, float, float, float]) -> pygame.Rect:
        """Return a part of the body, given as x, y, width and height in fractions of it."""
        body, (x, y, w, h) = self.body, place
        left, top = body.left + round(x * body.width), body.top + round(y * body.height)
        right = body.left + round((x + w) * body.width)
        return pygame.Rect(left, top, right - left, body.top + round((y + h) * body.height) - top)

    def layout(self) -> None:
        """Build panels, bars and form anew; keep scroll offsets and focus."""
        offsets = [panel.scroll.offset for panel in self.laid]
        groups: list[list[Widget]] = [[*self.head()]]
        self.contents = None
        self.laid = self._paged_panels(groups) if self.paged else self._all_panels()
        for panel, offset in zip(self.laid, offsets, strict=False):
            panel.scroll_to(offset)
        groups += [group for panel in self.laid for group in grouped(panel.widgets)]
        groups = [group for group in groups if group]
        buttons = list(self.buttons())
        self._prompt_room = place_buttons(self.kit, buttons)
        groups.append([*buttons])
        primary = next((button for button in buttons if button.kind == "primary"), None)
        self.form = PanelForm(self.kit, groups, primary, panels=self.laid, first=self.first(), old=self.form)
        self._still = None
        self.dirty = True

    def make_way(self) -> None:
        """Drop the copy of what rests."""
        self._still = None

    def handle(self, event: pygame.event.Event) -> None:
        """Pass an event to the panels, then to the form, then to the keys of the screen."""
        assert self.form is not None
        form = self.form
        if not form.busy and any(panel.handle(event, self.kit.pointer.pos) for panel in self.laid):
            form.forget_hover()
            self.dirty = True
        elif form.handle(event):
            self.dirty = True
        elif event.type == pygame.KEYDOWN:
            self._other_key(event)

    @property
    def sky(self) -> Sky:
        return Sky(self.backdrop)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw backdrop, panels, bars and widgets."""
        moving, top = self.moving, self.kit.metrics.top_bar.bottom
        if moving:
            surface.blit(self._resting(), (0, 0))
        else:
            self._still = None
            self._draw_at_rest(surface)
        for panel in moving:
            panel.draw(surface)
        surface.set_clip(pygame.Rect(0, top, surface.get_width(), self.kit.metrics.prompt_bar.top - top))
        self.draw_more(surface)
        surface.set_clip(None)
        if self.form is not None:
            self.form.draw(surface)

    @property
    def moving(self) -> Sequence[ScrollPanel]:
        """Panels that look different in each frame just now; the rest is drawn once and then copied."""
        return ()

    def _draw_at_rest(self, surface: pygame.Surface) -> None:
        """Draw backdrop and bars, and the panels in which nothing moves."""
        draw_backdrop(self.kit, surface, self.backdrop)
        for panel in self.laid:
            if panel not in self.moving:
                panel.draw(surface)
        self.draw_head(surface)
        told = self.form is not None and self.form.toast is not None
        draw_prompt_bar(self.kit, surface, Footer("") if told else self.prompt(), self._prompt_room)

    def _resting(self) -> pygame.Surface:
        """Return a copy of what rests, drawn anew once it has been scrolled or laid anew."""
        told = self.form is not None and self.form.toast is not None
        offsets = [told, *(panel.scroll.offset for panel in self.laid)]
        if self._still is None or self._still[0] != offsets:
            picture = pygame.Surface(self.kit.metrics.window)
            self._draw_at_rest(picture)
            self._still = offsets, picture
        return self._still[1]

    def open_table(self, client: Client, command: NewGame | Load) -> None:
        """Open the table of a new game or of a save; if that is refused, tell why."""
        try:
            table = client.table(command)
        except RefusedError as refusal:
            self.tell(escape(str(refusal)), "warning")
        else:
            self.stage.open(table)

    def tell(self, words: str, icon: str) -> None:
        """Show a notice for a few seconds, in place of the sentence of the prompt bar."""
        if self.form is not None:
            self.form.show_toast(Toast(self.kit, words, self.notice_room, icon=icon))
            self.dirty = True

    @property
    def notice_room(self) -> pygame.Rect:
        """Room of notices: that of the sentence of the prompt bar."""
        return sentence_room(self.kit, self._prompt_room)

    def draw_more(self, surface: pygame.Surface) -> None:
        """Draw further content above the panels, between the bars; nothing by default."""

    @property
    def heading(self) -> Sequence[str]:
        """Title and prompt."""
        prompt = self.prompt()
        return [*dict.fromkeys([*self.title(), prompt.head, prompt.line])]

    @property
    def reading(self) -> Sequence[str]:
        """Titles and texts of the panels."""
        return [text for panel in self.laid for text in panel.words]

    def scroll_long(self, key: int) -> bool:
        """Scroll the first panel that does not fit, if any; return True if the key was used."""
        long = next((panel for panel in self.laid if not panel.fits), None)
        scrolled = long is not None and long.page_key(key)
        self.dirty = self.dirty or scrolled
        return scrolled

    def _all_panels(self) -> list[ScrollPanel]:
        panels = self.panels()
        laid = [_panel(self.kit, self.part(panel.place), panel) for panel in panels]
        if self.shares_height:
            laid = [
                old if old.rect == rect else _panel(self.kit, rect, panel)
                for panel, old, rect in zip(panels, laid, evened(laid), strict=True)
            ]
        for panel, one in zip(panels, laid, strict=True):
            if panel.more is not None:
                one.add(panel.more)
        return laid

    def _paged_panels(self, groups: list[list[Widget]]) -> list[ScrollPanel]:
        """Return the panel of the page, laid out; add the list of panels at the left to `groups`."""
        panels, body = self.panels(), self.body
        self.page = min(self.page, len(panels) - 1)
        rows, rect = layout.cut_left(body, round(body.width * LIST_SHARE), self.kit.metrics.space("frame"))
        self.contents = self._panel_list(panels, rows)
        groups.append([self.contents])
        panel, laid = panels[self.page], _panel(self.kit, rect, panels[self.page])
        if panel.more is not None:
            laid.add(panel.more)
        return [laid]

    def _panel_list(self, panels: Sequence[Panel], rect: pygame.Rect) -> ScrollList:
        def draw(
            surface: pygame.Surface, row: pygame.Rect, number: int, *, chosen: bool, hovered: bool
        ) -> None:
            colour, faces = self.kit.theme.colour, self.kit.faces
            fill, edge = (colour.high, colour.primary) if chosen else (colour.raised, colour.edge)
            if hovered and not chosen:
                edge = colour.text_soft
            faces.plate(surface, row, fill, edge)
            box = layout.inset(row, self.kit.metrics.space("pad"), 0)
            panel = panels[number]
            if panel.icon:
                picture = self.kit.sign(panel.icon, line, colour.primary if chosen else colour.text_soft)
                surface.blit(picture, picture.get_rect(midleft=box.midleft))
                box = layout.right_of(box, box.left + line + self.kit.metrics.space("margin"))
            self.kit.text.draw(surface, box, panel.title, "option", middle=True, lines=2)

        line = self.kit.fonts.style("option", self.kit.metrics).line
        listed = ScrollList(
            self.kit,
            rect,
            _("Pages"),
            len(panels),
            max(self.kit.metrics.target(), 2 * line + self.kit.metrics.space("frame")),
            draw,
            self.turn_to,
            chosen=self.page,
            gap=self.kit.metrics.space("gutter"),
            press=lambda _number: self.enter_panel(0),
            words=lambda number: panels[number].title,
        )
        listed.enters_main = False
        return listed

    def turn_to(self, page: int) -> None:
        """Show the panel with this number, from its top."""
        self.page = page
        self.layout_from_top()

    def layout_from_top(self) -> None:
        """Build everything anew, with each panel shown from its top."""
        self.laid = ()
        self.layout()

    def enter_panel(self, number: int) -> None:
        """Move the focus of the keyboard from the list before a panel into it, if it has widgets."""
        by_keys = self.form is not None and self.form.focus.by_keys
        if self.form and by_keys and any(widget.can_focus for widget in self.laid[number].widgets):
            self.form.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0))

    def _cross(self, key: int) -> bool:
        """Move the focus with Right from the list of panels into the page, with Left back to it."""
        if self.form is None or self.contents is None:
            return False
        focus = self.form.focus
        inside = any(widget is focus.current for panel in self.laid for widget in panel.widgets)
        if key == pygame.K_RIGHT and focus.current is self.contents:
            return self.form.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0))
        return key == pygame.K_LEFT and inside and focus.to(self.contents, by_keys=True)

    def _back_button(self) -> Button:
        bar = self.kit.metrics.top_bar
        rect = pygame.Rect(self.kit.metrics.space("gutter"), 0, bar.height, bar.height)
        return Button(self.kit, rect, _("Back"), self.back, kind="icon", icon="fold_left")

    def _placed_top_buttons(self) -> list[Button]:
        bar, buttons = self.kit.metrics.top_bar, list(self.top_buttons())
        right = bar.right - self.kit.metrics.space("gutter")
        for button in reversed(buttons):
            width = self._top_width(button)
            button.rect.update(right - width, 0, width, bar.height)
            right -= width
        self._top_room = bar.right - right
        return buttons

    def _top_width(self, button: Button) -> int:
        """Return the width of a button in the top bar: square if it is a picture alone."""
        if button.kind == "icon":
            return self.kit.metrics.top_bar.height
        return button.natural_width + self.kit.metrics.space("pad")

    def _other_key(self, event: pygame.event.Event) -> None:
        if event.key == pygame.K_ESCAPE:
            self.back()
        elif self.key(event) or self._cross(event.key):
            self.dirty = True
        elif event.key in PAGE_KEYS:
            self.scroll_long(event.key)


def _panel(kit: Kit, rect: pygame.Rect, panel: Panel) -> ScrollPanel:
    title = panel.title if panel.headed else ""
    return ScrollPanel(kit, rect, title, panel.fill, icon=panel.icon, note=panel.note)

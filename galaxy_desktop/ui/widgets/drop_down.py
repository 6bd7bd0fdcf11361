"""One choice of many, in a list that opens."""

import pygame

from galaxy_desktop.language import N_
from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.pointer import LEFT, PRESS
from galaxy_desktop.ui.theme import mix
from galaxy_desktop.ui.widgets.radio_buttons import RadioButtons, V


class DropDown(RadioButtons[V]):
    """Drop-down list; opened by click, Space, Enter or the down key, closed unchanged by Esc."""

    takes_enter = True
    kind_word = N_("drop-down list")

    _cursor: int | None = None
    """Number of the option under the cursor of the open list; None while it is closed."""

    @property
    def open(self) -> bool:
        """True while the list is open."""
        return self._cursor is not None

    @property
    def natural_width(self) -> int:
        """Width at which no option is cut off, in pixels."""
        metrics = self.kit.metrics
        widest = max(self.kit.text.width(f"**{label}**", "option") for _value, label in self.options)
        return widest + 2 * metrics.space("frame") + metrics.letters("body") + metrics.space("tight")

    @property
    def state(self) -> str:
        """Label of the chosen option, or of the one under the cursor of the open list."""
        return self.option_in_words(self._chosen_number() if self._cursor is None else self._cursor)

    def rows(self) -> list[pygame.Rect]:
        """Return the rectangles of the options in the open list: below if there is room, else above.

        A list that is higher than the window has lower rows.
        """
        gap, window = self.kit.metrics.space("seam"), self.kit.metrics.window[1]
        height = min(self.rect.height, (window - 2 * gap) // len(self.options))
        total = height * len(self.options)
        top = self.rect.bottom + gap
        if top + total > window:
            top = max(gap, min(self.rect.top - gap - total, window - gap - total))
        return [
            pygame.Rect(self.rect.left, top + number * height, self.rect.width, height)
            for number in range(len(self.options))
        ]

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; the open list uses every one."""
        if not self.open:
            return super().handle(event)
        if event.type == pygame.MOUSEMOTION:
            self._cursor = self._row_at(event.pos, self._cursor)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            self._click(event.pos)
        elif event.type == pygame.KEYDOWN:
            self._walk(event.key)
        return True

    def use(self, pos: tuple[int, int]) -> None:
        """Open the list."""
        self._cursor = self._chosen_number()

    def leave(self) -> None:
        """Close the list unchanged."""
        super().leave()
        self._cursor = None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the closed box."""
        colour, faces, metrics = self.kit.theme.colour, self.kit.faces, self.kit.metrics
        fill = mix(colour.raised, colour.high, 0.6) if self.hovered and self.enabled else colour.raised
        edge = colour.primary if self.open else colour.edge
        faces.plate(surface, self.rect, fill, edge)
        chevron = metrics.letters("explain")
        pad = metrics.space("frame")
        ink = colour.text if self.enabled else colour.text_muted
        box = self.rect.inflate(-2 * pad, 0)
        box.width -= chevron + metrics.space("tight")
        label = f"**{self.options[self._chosen_number()][1]}**"
        self.draw_label(surface, box, label, "option", ink, "left")
        faces.chevron(
            surface, (self.rect.right - pad - chevron // 2, self.rect.centery), chevron, colour.text_soft
        )

    def draw_above(self, surface: pygame.Surface) -> None:
        """Draw the open list."""
        if not self.open:
            return
        colour, faces = self.kit.theme.colour, self.kit.faces
        rows = self.rows()
        whole = rows[0].unionall(rows[1:])
        corner = faces.radius("control")
        faces.shadow(surface, whole, corner)
        faces.face(surface, whole, FaceStyle(colour.raised, colour.raised, colour.edge, corner, faces.hair))
        for number, (row, (value, label)) in enumerate(zip(rows, self.options, strict=True)):
            self._draw_row(surface, row, label, chosen=value == self.chosen, at=number == self._cursor)

    def _draw_row(
        self, surface: pygame.Surface, row: pygame.Rect, label: str, *, chosen: bool, at: bool
    ) -> None:
        colour, faces, metrics = self.kit.theme.colour, self.kit.faces, self.kit.metrics
        if at:
            inner = row.inflate(-metrics.space("tight"), -metrics.space("tight"))
            faces.face(
                surface,
                inner,
                FaceStyle(colour.high, colour.high, colour.legal, faces.radius("mini"), faces.hair),
            )
        pad, check = metrics.space("frame"), metrics.letters("body")
        box = row.inflate(-2 * pad, 0)
        box.width -= check
        self.draw_label(surface, box, label, "option", colour.text, "left")
        if chosen:
            faces.check(surface, (row.right - pad, row.centery), check, colour.primary)

    def _click(self, pos: tuple[int, int]) -> None:
        number = self._row_at(pos, None)
        self._cursor = None
        if number is not None:
            self._choose(number)

    def _walk(self, key: int) -> None:
        assert self._cursor is not None
        last = len(self.options) - 1
        ways = {
            pygame.K_DOWN: min(last, self._cursor + 1),
            pygame.K_UP: max(0, self._cursor - 1),
            pygame.K_HOME: 0,
            pygame.K_END: last,
        }
        if key in ways:
            self._cursor = ways[key]
        elif key in PRESS:
            number, self._cursor = self._cursor, None
            self._choose(number)
        elif key in (pygame.K_ESCAPE, pygame.K_TAB):
            self._cursor = None

    def _choose(self, number: int) -> None:
        value = self.options[number][0]
        if value != self.chosen:
            self.chosen = value
            self.kit.sounds.play("button")
            self.change(value)

    def _chosen_number(self) -> int:
        return next((n for n, (value, _label) in enumerate(self.options) if value == self.chosen), 0)

    def _row_at(self, pos: tuple[int, int], other: int | None) -> int | None:
        return next((n for n, row in enumerate(self.rows()) if row.collidepoint(pos)), other)

"""Column of widgets and drawn pieces, each as high as it needs at this text size."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame

from galaxy_desktop.engine.words import sign_and_label
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.scenes.label import Label
from galaxy_desktop.ui.theme import RGB, Space
from galaxy_desktop.ui.widgets.text_link import TextLink
from galaxy_desktop.ui.widgets.toggle import Toggle
from galaxy_desktop.ui.widgets.widget import Widget

Gap = Space | None
"""Gap or margin of the tokens; None for none."""
Paint = Callable[[pygame.Surface, pygame.Rect], object]


@dataclass(slots=True)
class ColumnDrawing:
    """Drawn part of a column that is no widget."""

    rect: pygame.Rect
    paint: Paint


@dataclass(slots=True)
class Column:
    """Column that grows downwards from the top of a rectangle, in its width (pixels of the window)."""

    kit: Kit
    left: int
    top: int
    width: int
    floor: int = 0
    """Bottom of the view, for parts that fill it; 0 if unknown."""
    y: int = 0
    pieces: list[ColumnDrawing] = field(default_factory=list)
    widgets: list[Widget] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    """Every text laid so far, and what drawn pieces show, in markup, to be read out."""
    follow: Callable[[str], None] | None = None
    """Function that opens the page of a link; without one, links are not to be clicked."""

    def __post_init__(self) -> None:
        self.y = self.top

    @property
    def height(self) -> int:
        """Height of everything laid so far."""
        return self.y - self.top

    def rest_of_view(self, least: int) -> int:
        """Return the height left in the view, at least `least`."""
        return max(least, self.floor - self.y)

    def space(self, gap: Gap) -> None:
        """Leave a gap."""
        if gap is not None:
            self.y += self.kit.metrics.space(gap)

    def take(self, height: int, after: Gap) -> pygame.Rect:
        """Return the next stretch of the column, `height` pixels high; `after` is the gap below it."""
        rect = pygame.Rect(self.left, self.y, self.width, height)
        self.y += height
        self.space(after)
        return rect

    def paint(self, rect: pygame.Rect, paint: Paint) -> None:
        """Add a piece drawn at `rect`, inside a stretch that was taken."""
        self.pieces.append(ColumnDrawing(rect, paint))

    def text(
        self,
        markup: str,
        style: str = "body",
        *,
        colour: RGB | None = None,
        after: Gap = "gutter",
        indent: int = 0,
        listed: bool = False,
    ) -> pygame.Rect:
        """Lay marked-up text in the whole width; `listed` links are walked with the arrow keys."""
        block = self.kit.text.block(markup, self.width - indent, style, colour=colour)
        self.words.append(markup)
        rect = self.take(block.height, after)
        rect = layout.right_of(rect, rect.left + indent)
        self.paint(rect, lambda surface, at: block.draw(surface, at.topleft))
        if self.follow is not None:
            at, follow, row = rect.topleft, self.follow, rect if listed else None
            self.widgets += [TextLink(self.kit, link, at, follow, row) for link in block.links]
        return rect

    def soft(self, markup: str, style: str = "small", *, after: Gap = "gutter") -> None:
        """Lay marked-up text in the softer colour."""
        self.text(markup, style, colour=self.kit.theme.colour.text_soft, after=after)

    def sign(self, name: str, markup: str, *, colour: RGB | None = None, after: Gap = "gutter") -> None:
        """Lay a text behind a sign, written as in markup: `card` or `card:2`."""
        size = max(self.kit.metrics.px(22), self.kit.metrics.letters("option"))
        indent = size + self.kit.metrics.space("margin")
        name, label = sign_and_label(name)
        picture = self.kit.sign(name, size, colour or self.kit.theme.colour.text_soft, label)
        line = self.kit.fonts.style("body", self.kit.metrics).line
        mark = pygame.Rect(self.left, self.y + max(0, (line - size) // 2), size, size)
        self.paint(mark, lambda surface, at: surface.blit(picture, picture.get_rect(center=at.center)))
        least = self.y + mark.height
        self.text(markup, indent=indent, after=None)
        self.y = max(self.y, least)
        self.space(after)

    def rule(self) -> None:
        """Lay a thin line."""
        self.space("tight")
        rect = self.take(1, "pad")
        colour = self.kit.theme.colour.hairline
        self.paint(rect, lambda surface, at: surface.fill(colour, at))

    def tall(self, widget: Widget, height: int, after: Gap = "gutter") -> None:
        """Lay a widget in the whole width."""
        widget.rect = self.take(height, after)
        self.widgets.append(widget)

    def toggle(self, toggle: Toggle) -> None:
        """Lay a switch, as high as its words need."""
        self.tall(toggle, toggle.height_in(self.width))

    def box(self, fill: "Callable[[Column], None]", *, pad: Space = "margin", after: Gap = "gutter") -> None:
        """Lay parts in a sunken plate of their own."""
        inset = self.kit.metrics.space(pad)
        inner = Column(self.kit, self.left + inset, self.y + inset, self.width - 2 * inset)
        inner.follow = self.follow
        fill(inner)
        rect = self.take(inner.height + 2 * inset, after)
        self.paint(rect, self.kit.faces.well)
        self._add(inner)

    def beside(self, number: int, gap: Space) -> "list[Column]":
        """Return columns side by side that begin here; `join` them once they are filled."""
        between = self.kit.metrics.space(gap)
        width = (self.width - (number - 1) * between) // number
        columns = [Column(self.kit, self.left + n * (width + between), self.y, width) for n in range(number)]
        for column in columns:
            column.follow = self.follow
        return columns

    def join(self, columns: "Sequence[Column]") -> None:
        """Lay the parts of columns side by side; go on below the longest."""
        for column in columns:
            self._add(column)
        self.y = max(column.y for column in columns)

    def _add(self, other: "Column") -> None:
        """Add the parts of another column."""
        self.pieces += other.pieces
        self.widgets += other.widgets
        self.words += other.words

    def row(
        self, widgets: Sequence[Widget], widths: Sequence[int], gap: Space = "gutter", after: Gap = "gutter"
    ) -> None:
        """Lay widgets side by side at these widths, on as many lines as they need.

        A line of nothing but words is as high as they are.
        """
        between = self.kit.metrics.space(gap)
        lines: list[list[tuple[Widget, int]]] = []
        x = 0
        for widget, wanted in zip(widgets, widths, strict=True):
            width = min(wanted, self.width)
            if not lines or x + width > self.width:
                lines.append([])
                x = 0
            lines[-1].append((widget, width))
            x += width + between
        for number, line in enumerate(lines):
            self.y += between if number else 0
            self._lay_line(line, between)
        self.space(after)

    def _lay_line(self, line: Sequence[tuple[Widget, int]], between: int) -> None:
        words = [widget.natural_height for widget, _width in line if isinstance(widget, Label)]
        height = max(words) if len(words) == len(line) else self.kit.metrics.target()
        x = self.left
        for widget, width in line:
            widget.rect.update(x, self.y, width, height)
            self.widgets.append(widget)
            x += width + between
        self.y += height

    def move(self, across: int, down: int) -> None:
        """Move everything by an offset in pixels."""
        for rect in [part.rect for part in self.pieces] + [widget.rect for widget in self.widgets]:
            rect.move_ip(across, down)
        self.left += across
        self.top += down
        self.y += down

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the pieces, not the widgets."""
        seen = surface.get_clip()
        for piece in self.pieces:
            if piece.rect.colliderect(seen):
                piece.paint(surface, piece.rect)


def spread(sizes: Sequence[int], number: int) -> list[int]:
    """Return the column for each of some groups, in order, so that all columns are about as long."""
    share, done, places = max(1.0, sum(sizes) / number), 0, []
    for size in sizes:
        places.append(min(number - 1, int((done + size / 2) / share)))
        done += size
    return places

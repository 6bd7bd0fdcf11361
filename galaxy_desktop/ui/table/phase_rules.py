"""Rules of the phase, for the inspector while it explains nothing else: the beginning of their page."""

from typing import Any

import pygame

from galaxy_desktop.engine.help import HelpPage
from galaxy_desktop.engine.words import Words
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.help.rules_text import CARDS, HEADING, lay_line
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.widgets.text_link import TextLink


class PhaseRules:
    """Title and first lines of the page on the phase of a view, as many as fit; a click leads to it."""

    def __init__(self, kit: Kit, words: Words) -> None:
        self.kit = kit
        self.words = words
        self.page = ""
        """Name of the page that is drawn; empty for none."""
        self.rect = layout.nowhere()
        self._column = Column(kit, 0, 0, 0)

    @property
    def lines(self) -> list[str]:
        """Title and lines that are drawn, in markup."""
        return self._column.words

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, view: Any) -> None:
        """Draw as much of the page as fits into a rectangle."""
        name = self.words.page(view)
        if name != self.page or rect != self.rect:
            found = next((page for page in self.words.rules() if page.name == name), None)
            self.page, self.rect = name, rect
            self._column = Column(self.kit, 0, 0, 0) if found is None else beginning(self.kit, found, rect)
        self._column.draw(surface)

    def page_at(self, pos: tuple[int, int]) -> str:
        """Return the page of the link drawn at a place, or that of the lines; empty if nothing is there."""
        column = self._column
        drawn = pygame.Rect(column.left, column.top, column.width, column.height)
        links = [link for link in column.widgets if isinstance(link, TextLink) and link.covers(pos)]
        return links[0].page if links else self.page if drawn.collidepoint(pos) else ""


def beginning(kit: Kit, page: HelpPage, rect: pygame.Rect) -> Column:
    """Return the title of a page and what stands before its first heading, as far as whole lines fit.

    Nothing is laid if not even the title and one line do. Cards are left out.
    """
    column = Column(kit, *rect.topleft, rect.width, follow=_opened_by_the_table)
    more = column.beside(1, "gap")[0]
    more.text(f"**{page.title.read()}**", "section", after="gap")
    for line in map(str.strip, page.text.split("\n")):
        if line.startswith(HEADING):
            break
        if line != CARDS:
            lay_line(more, line, "explain")
            if more.y > rect.bottom:
                break
            column.join([more])
            more = column.beside(1, "gap")[0]
    return column


def _opened_by_the_table(page: str) -> None:
    """Do nothing: the table asks `PhaseRules.page_at` which page a click opens."""
    del page

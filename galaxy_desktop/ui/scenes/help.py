"""How to play: the pages of a game's rules, every sign with its sentence, every key."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import pygame

from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.markup import plain
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.scenes.anatomy import fill_anatomy
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.frame import Footer
from galaxy_desktop.ui.scenes.key_list import fill_keys
from galaxy_desktop.ui.scenes.legend import SAMPLES, button_signs, legend, signs_used
from galaxy_desktop.ui.scenes.rules_text import fill_rules
from galaxy_desktop.ui.scenes.screen import Screen, Section
from galaxy_desktop.ui.scenes.search_field import SearchField
from galaxy_desktop.ui.scenes.showcase import cards_shown
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.drop_down import DropDown
from galaxy_desktop.ui.widgets.scroll_list import ScrollList
from galaxy_desktop.ui.widgets.widget import Widget

Fill = Callable[[Column], None]
TURNS = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


@dataclass(frozen=True, slots=True)
class Page:
    """Page of the help: its title, all its words for the search, and the function that lays it out."""

    title: str
    words: str
    fill: Fill
    signs: tuple[str, ...] = ()
    name: str = ""


class HelpScene(Screen[None]):
    """Rules and keys, opened at the page named `at`; `in_game` if a game waits below."""

    def __init__(
        self, client: Client, game: Game[Any] | None, at: str = "", *, in_game: bool = False
    ) -> None:
        self.client = client
        self.game = game
        self.in_game = in_game
        self.sought = ""
        self._rows: ScrollList | None = None
        self.pages = self._make_pages()
        self.number = self._page_of(at)

    def title(self) -> tuple[str, str]:
        return _("How to play"), self.game.name if self.game else ""

    @property
    def paged(self) -> bool:
        """False: the contents are a list already."""
        return False

    def sections(self) -> Sequence[Section]:
        """Return contents and page, and the signs on it if there is room beside it."""
        page = self.pages[self.number]
        if self.kit.metrics.mode == "large_text":
            return [
                Section(_("Contents"), (0, 0, 0.3, 1), self._fill_contents, headed=False),
                Section(page.title, (0.31, 0, 0.69, 1), self._fill_page_and_signs),
            ]
        contents = Section(_("Contents"), (0, 0, 0.21, 1), self._fill_contents, headed=False)
        if not page.signs:
            return [contents, Section(page.title, (0.22, 0, 0.78, 1), page.fill)]
        return [
            contents,
            Section(page.title, (0.22, 0, 0.52, 1), page.fill),
            Section(_("Signs on this page"), (0.75, 0, 0.25, 1), self._fill_signs, icon="information"),
        ]

    def buttons(self) -> Sequence[Button]:
        nowhere = layout.nowhere()
        first, last = self.number == 0, self.number == len(self.pages) - 1
        done = _("Back to the game") if self.in_game else _("Close")
        return [
            Button(
                self.kit,
                nowhere,
                _("Before"),
                lambda: self._turn(-1),
                icon="arrow_left",
                why_not=_("This is the first page.") if first else "",
            ),
            Button(
                self.kit,
                nowhere,
                _("Next"),
                lambda: self._turn(1),
                icon="arrow_right",
                why_not=_("This is the last page.") if last else "",
            ),
            Button(self.kit, nowhere, done, self.back, kind="primary", cue=_("Esc")),
        ]

    def first(self) -> Widget | None:
        return self._rows

    def prompt(self) -> Footer:
        line = (
            _("Your game waits as it is.")
            if self.in_game
            else _("Left and right turn the pages, / searches.")
        )
        return Footer(self.pages[self.number].title, line, "help")

    def handle(self, event: pygame.event.Event) -> None:
        """Turn or scroll with the page keys wherever the focus is; pass other events on."""
        busy = self.form is not None and self.form.busy
        if event.type != pygame.KEYDOWN or event.key not in TURNS or busy:
            super().handle(event)
        elif not self.scroll_long(event.key):
            self._turn(TURNS[event.key])

    def key(self, event: pygame.event.Event) -> bool:
        """Turn the pages with the arrow keys; move to the search with the slash."""
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._turn(-1 if event.key == pygame.K_LEFT else 1)
            return True
        if event.key == pygame.K_SLASH and self.form is not None:
            return self.form.focus.to(self._search, by_keys=True)
        return False

    def _make_pages(self) -> list[Page]:
        pages = []
        if self.game is not None:
            for rules in self.game.words.rules():
                text, signs = rules.text, tuple(signs_used([rules.text]))
                pages.append(
                    Page(rules.title.read(), plain(text), partial(fill_rules, text), signs, rules.name)
                )
            if cards_shown(self.game):
                names = " ".join(self.game.words.item(card) for card in cards_shown(self.game))
                pages.append(Page(_("Some cards, sign by sign"), names, partial(fill_anatomy, self.game)))
            texts = [page.text for page in self.game.words.rules()]
            signs = tuple(signs_used(texts))
            words = " ".join(" ".join(legend()[sign]) for sign in signs)
            pages.append(
                Page(_("All signs"), words, lambda column: _fill_legend(column, (*signs, *button_signs())))
            )
        return [*pages, Page(_("Keys and mouse"), _("keys mouse"), fill_keys)]

    def _page_of(self, name: str) -> int:
        """Return the number of the page of this name, else 0."""
        return next((number for number, page in enumerate(self.pages) if name and page.name == name), 0)

    def _turn(self, step: int) -> None:
        self._show(min(len(self.pages) - 1, max(0, self.number + step)))

    def _show(self, number: int) -> None:
        self.number = number
        self.panels = ()
        self.layout()

    def _found(self) -> list[int]:
        """Return the numbers of the pages that contain the search text."""
        sought = self.sought.casefold().strip()
        return [
            number
            for number, page in enumerate(self.pages)
            if sought in page.title.casefold() or sought in page.words.casefold()
        ]

    def _fill_contents(self, column: Column) -> None:
        """Lay the choice of the game, the search and the titles."""
        nowhere = layout.nowhere()
        if len(self.client.games) > 1 and not self.in_game and self.game is not None:
            games = [(name, game.name) for name, game in self.client.games.items()]
            choice = DropDown(self.kit, nowhere, games, self.game.id, self._change_game, label=_("Game"))
            column.row([choice], [column.width], after=8)
        self._search = SearchField(
            self.kit, nowhere, _("Search the rules"), self.sought, self._seek, hint=_("search"), icon="search"
        )
        column.row([self._search], [column.width], after=8)
        found = self._found()
        self._rows = None
        if not found:
            column.soft(_("No page has these words."), "body")
            return
        height = max(self.kit.metrics.target(), self.kit.fonts.style("option", self.kit.metrics).line)
        self._rows = ScrollList(
            self.kit,
            column.take(column.rest_of_view(4 * height), 0),
            ngettext("{n} page", "{n} pages", len(found)).format(n=len(found)),
            len(found),
            height,
            lambda surface, row, number, chosen, hovered: self._draw_row(
                surface, row, self.pages[found[number]].title, chosen, hovered
            ),
            lambda number: self._show(found[number]),
            chosen=found.index(self.number) if self.number in found else -1,
            gap=self.kit.metrics.space("hair"),
            words=lambda number: self.pages[found[number]].title,
        )
        column.widgets.append(self._rows)

    def _draw_row(
        self, surface: pygame.Surface, row: pygame.Rect, title: str, chosen: bool, hovered: bool
    ) -> None:
        colour, faces = self.kit.theme.colour, self.kit.faces
        if chosen or hovered:
            edge = colour.primary if chosen else colour.edge
            fill = colour.high if chosen else colour.raised
            faces.face(surface, row, FaceStyle(fill, fill, edge, faces.radius("control"), faces.hair * 1.4))
        box = layout.inset(row, self.kit.metrics.space("pad"), 0)
        words = f"**{title}**" if chosen else title
        self.kit.text.draw(surface, box, words, "option", middle=True, lines=1)

    def _fill_page_and_signs(self, column: Column) -> None:
        self.pages[self.number].fill(column)
        if self.pages[self.number].signs:
            column.rule()
            self._fill_signs(column)

    def _fill_signs(self, column: Column) -> None:
        _fill_legend(column, self.pages[self.number].signs)

    def _seek(self, text: str) -> None:
        caret = self._search.caret
        self.sought = text
        found = self._found()
        if found and self.number not in found:
            self.number = found[0]
        self.layout()
        self._search.caret = caret

    def _change_game(self, game: str) -> None:
        self.game = self.client.games[game]
        self.pages, self.number, self.sought = self._make_pages(), 0, ""
        self.panels = ()
        self.layout()


def _fill_legend(column: Column, signs: Sequence[str]) -> None:
    """Lay each sign with its name and its sentence."""
    names = legend()
    for sign in signs:
        title, sentence = names[sign]
        shown = f"{sign}:{SAMPLES[sign]}" if sign in SAMPLES else sign
        column.sign(shown, f"**{title}**. {sentence}", colour=column.kit.theme.colour.text, after=8)

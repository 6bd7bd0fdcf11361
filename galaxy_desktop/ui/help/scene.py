"""Scene of the rules: the pages of a game, linked; the index of its terms; every icon and every key."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import pygame

from galaxy_desktop.engine.game import Game
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.presenter.briefing import Briefing, GameBelow
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.gallery.scene import GalleryScene
from galaxy_desktop.ui.help.card_example import CardExamples
from galaxy_desktop.ui.help.pages import Page, fill_legend, pages_of
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.frame import Footer
from galaxy_desktop.ui.scenes.panel import Fill
from galaxy_desktop.ui.scenes.screen import Panel, Screen
from galaxy_desktop.ui.scenes.search_field import SearchField, is_slash
from galaxy_desktop.ui.stage import ALL, HERE
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.drop_down import DropDown
from galaxy_desktop.ui.widgets.scroll_list import ScrollList
from galaxy_desktop.ui.widgets.text_link import TextLink
from galaxy_desktop.ui.widgets.widget import Widget

GAP = 0.016
"""Gap between the panels beside a page, as a share of the height."""
MOST = 12
"""Most things that are listed of the question at the table."""
TURNS = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


@dataclass(frozen=True, slots=True)
class Visit:
    """Page that was shown before: its number, how far it was scrolled, and the link that was focused."""

    number: int
    offset: int
    link: int | None


class HelpScene(Screen[None]):
    """Rules and keys, opened at the page named `at`, with the game that waits `below`, if one does.

    Its open question is shown beside the page about it.
    """

    own_keys = (HERE, ALL)

    def __init__(
        self,
        client: Client,
        game: Game[Any] | None,
        at: str = "",
        *,
        below: GameBelow | None = None,
    ) -> None:
        self.client = client
        self.game = game
        self.below = below
        self.sought = ""
        self._rows: ScrollList | None = None
        self._visits: list[Visit] = []
        self._examples, self.pages = self._make_pages()
        self.number = self._page_of(at) or 0

    def title(self) -> tuple[str, str]:
        return _("How to play"), self.game.name if self.game else ""

    @property
    def paged(self) -> bool:
        """False: the contents are a list already."""
        return False

    def panels(self) -> Sequence[Panel]:
        """Return contents and page; if there is room beside it, the question it is about, and its signs."""
        page = self.pages[self.number]
        if self.kit.metrics.mode == "large_text":
            return [
                Panel(_("Contents"), (0, 0, 0.3, 1), self._fill_contents, headed=False),
                Panel(page.title, (0.31, 0, 0.69, 1), self._fill_page_and_more, headed=False),
            ]
        beside: list[tuple[str, Fill, str]] = []
        if self._asked:
            beside.append((_("In your game now"), self._fill_briefing, "play"))
        if page.icons:
            beside.append((_("Icons on this page"), self._fill_signs, "information"))
        high = (1 - GAP * (len(beside) - 1)) / max(1, len(beside))
        return [
            Panel(_("Contents"), (0, 0, 0.21, 1), self._fill_contents, headed=False),
            Panel(page.title, (0.22, 0, 0.52 if beside else 0.78, 1), self._fill_page, headed=False),
            *(
                Panel(title, (0.75, number * (high + GAP), 0.25, high), fill, icon=icon)
                for number, (title, fill, icon) in enumerate(beside)
            ),
        ]

    def buttons(self) -> Sequence[Button]:
        nowhere = layout.nowhere()
        first, last = self.number == 0, self.number == len(self.pages) - 1
        done = _("Back to the game") if self.below is not None else _("Close")
        return [
            Button(
                self.kit,
                nowhere,
                _("Go back"),
                self.go_back,
                icon="undo",
                tip=_("Returns to the page you came from (Backspace)."),
                why_not="" if self._visits else _("You are on the page you opened first."),
            ),
            Button(
                self.kit,
                nowhere,
                _("Previous"),
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

    def top_buttons(self) -> Sequence[Button]:
        """Return the button to the gallery, if the game has one."""
        if self.game is None or self.game.gallery is None:
            return []
        title = self.game.gallery({}).title.read()
        return [Button(self.kit, layout.nowhere(), title, self._open_gallery, icon="deck")]

    def _open_gallery(self) -> None:
        assert self.game is not None
        help_at = partial(HelpScene, self.client, self.game, below=self.below)
        self.stage.open(GalleryScene(self.game, help_at, self.below))

    def first(self) -> Widget | None:
        return self._rows

    def prompt(self) -> Footer:
        line = (
            _("Your game is paused.")
            if self.below is not None
            else _("← and → turn the pages, Tab moves to the links, / searches.")
        )
        return Footer(self.pages[self.number].title, line, "help")

    def handle(self, event: pygame.event.Event) -> None:
        """Turn, scroll or go back with keys that work wherever the focus is; pass other events on."""
        busy = self.form is not None and self.form.busy
        if event.type != pygame.KEYDOWN or busy:
            super().handle(event)
        elif event.key == pygame.K_LEFT and event.mod & pygame.KMOD_ALT:
            self.go_back()
        elif event.key not in TURNS:
            super().handle(event)
        elif not self.scroll_long(event.key):
            self._turn(TURNS[event.key])

    def key(self, event: pygame.event.Event) -> bool:
        """Turn the pages with the arrow keys, go back with Backspace, move to the search with the slash."""
        if event.key == pygame.K_BACKSPACE:
            self.go_back()
            return True
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._turn(-1 if event.key == pygame.K_LEFT else 1)
            return True
        if is_slash(event) and self.form is not None:
            return self.form.focus.to(self._search, by_keys=True)
        return False

    def follow(self, name: str) -> None:
        """Show the page of this name, if there is one; the contents show all pages again."""
        number = self._page_of(name)
        if number is not None:
            self.sought = ""
            self._show(number)

    def go_back(self) -> None:
        """Return to the page shown before, to where it was scrolled and to the link followed there."""
        if not self._visits:
            return
        visit = self._visits.pop()
        by_keys = self.form is not None and self.form.focus.by_keys
        self._put(visit.number)
        self.laid[1].scroll_to(visit.offset)
        if visit.link is not None and self.form is not None:
            self.form.focus.to(self._links()[visit.link], by_keys=by_keys)
            self.form.settle()

    def _make_pages(self) -> tuple[CardExamples | None, list[Page]]:
        table = None if self.below is None else self.below.table
        examples = None if self.game is None else CardExamples(self.game, self._enlarge, table)
        return examples, pages_of(examples)

    def _enlarge(self, card: str) -> None:
        """Show a card in full size; a link there leads back into these pages."""
        assert self._examples is not None
        self.stage.open(self._examples.enlarged(self.kit, card, self._read))

    def _read(self, page: str) -> None:
        """Close the enlarged card and show a page."""
        self.stage.close_above(self)
        self.follow(page)

    def _page_of(self, name: str) -> int | None:
        """Return the number of the page of this name; None if there is none."""
        return next((number for number, page in enumerate(self.pages) if name and page.name == name), None)

    def _links(self) -> list[TextLink]:
        """Return the links of the page shown, in order."""
        return [widget for widget in self.laid[1].widgets if isinstance(widget, TextLink)]

    def _turn(self, step: int) -> None:
        self._show(min(len(self.pages) - 1, max(0, self.number + step)))

    def _show(self, number: int) -> None:
        """Show another page, and remember this one."""
        if number == self.number and self.laid:
            return
        current = None if self.form is None else self.form.focus.current
        link = next((n for n, one in enumerate(self._links()) if one is current), None)
        self._visits.append(Visit(self.number, self.laid[1].scroll.offset, link))
        self._put(number)

    def _put(self, number: int) -> None:
        """Lay another page out from its top; the focus stays on the same button, else on the contents."""
        before = None if self.form is None else self.form.focus.current
        by_keys = self.form is None or self.form.focus.by_keys
        self.number, self.laid = number, ()
        self.layout()
        assert self.form is not None
        buttons = [widget for widget in self.form.widgets if isinstance(widget, Button)]
        same = [one for one in buttons if isinstance(before, Button) and one.label == before.label]
        wanted = same[0] if same else None
        self.form.focus.to(wanted or self._rows or self.form.primary, by_keys=by_keys)
        self.form.settle()

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
        if len(self.client.games) > 1 and self.below is None and self.game is not None:
            games = [(name, game.name) for name, game in self.client.games.items()]
            choice = DropDown(self.kit, nowhere, games, self.game.id, self._change_game, label=_("Game"))
            column.row([choice], [column.width], after="gutter")
        self._search = SearchField(
            self.kit, nowhere, _("Search the rules"), self.sought, self._seek, hint=_("Search"), icon="search"
        )
        column.row([self._search], [column.width], after="gutter")
        found = self._found()
        self._rows = None
        if not found:
            column.soft(_("No matching pages."), "body")
            return
        height = max(self.kit.metrics.target(), self.kit.fonts.style("option", self.kit.metrics).line)
        self._rows = ScrollList(
            self.kit,
            column.take(column.rest_of_view(4 * height), None),
            ngettext("{n} page", "{n} pages", len(found)).format(n=len(found)),
            len(found),
            height,
            lambda surface, row, number, *, chosen, hovered: self._draw_row(
                surface, row, self.pages[found[number]].title, chosen=chosen, hovered=hovered
            ),
            lambda number: self._show(found[number]),
            chosen=found.index(self.number) if self.number in found else -1,
            gap=self.kit.metrics.space("hair"),
            press=lambda _number: self.enter_panel(1),
            words=lambda number: self.pages[found[number]].title,
        )
        self._rows.enters_main = False
        column.widgets.append(self._rows)

    def _draw_row(
        self, surface: pygame.Surface, row: pygame.Rect, title: str, *, chosen: bool, hovered: bool
    ) -> None:
        colour, faces = self.kit.theme.colour, self.kit.faces
        if chosen or hovered:
            edge = colour.primary if chosen else colour.edge
            fill = colour.high if chosen else colour.raised
            faces.plate(surface, row, fill, edge)
        box = layout.inset(row, self.kit.metrics.space("pad"), 0)
        words = f"**{title}**" if chosen else title
        self.kit.text.draw(surface, box, words, "option", middle=True, lines=2)

    def _fill_page(self, column: Column) -> None:
        column.follow = self.follow
        column.text(self.pages[self.number].title, "title", after="margin")
        self.pages[self.number].fill(column)

    @property
    def _asked(self) -> bool:
        """True if the page is about the question that waits at the table."""
        return self.briefing is not None and self.briefing.page == self.pages[self.number].name

    @property
    def briefing(self) -> Briefing | None:
        """Open question of the game below."""
        return None if self.below is None else self.below.briefing

    def _fill_page_and_more(self, column: Column) -> None:
        self._fill_page(column)
        if self._asked:
            column.rule()
            self._fill_briefing(column)
        if self.pages[self.number].icons:
            column.rule()
            self._fill_signs(column)

    def _fill_briefing(self, column: Column) -> None:
        """Lay the words of the question, then what can be chosen, and what cannot with the reason."""
        assert self.briefing is not None
        colour = self.kit.theme.colour
        column.text(f"**{self.briefing.head}**", "body", after="hair")
        if self.briefing.line:
            column.soft(self.briefing.line, "body", after="pad")
        for row in self.briefing.rows[:MOST]:
            if row.why_not:
                named = "" if row.name in row.why_not else f"**{row.name}**. "
                column.sign("padlock", f"{named}[text_soft]{row.why_not}[/]", colour=colour.refuse)
            else:
                column.sign("check", row.name, colour=colour.good_news)
        if (more := len(self.briefing.rows) - MOST) > 0:
            column.soft(ngettext("{n} more at the table.", "{n} more at the table.", more).format(n=more))

    def _fill_signs(self, column: Column) -> None:
        fill_legend(self.pages[self.number].icons, column)

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
        self._examples, self.pages = self._make_pages()
        self.number, self.sought, self._visits = 0, "", []
        self.layout_from_top()

"""Screen of the gallery: the groups, the cards of one group or of all, and the chosen card in full."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from galaxy_desktop.engine.gallery import GalleryGroup
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.engine.sentences import capitalized
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import headed, ngettext
from galaxy_desktop.presenter.briefing import GameBelow
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.gallery.line import lay_rule_lines
from galaxy_desktop.ui.gallery.selection import UNSEEN, GallerySelection
from galaxy_desktop.ui.gallery.thumbs import GalleryFaces, Thumb, lay_thumbs
from galaxy_desktop.ui.help.card_example import CardExamples
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import CARD_SHAPE
from galaxy_desktop.ui.pointer import RIGHT
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.frame import Footer
from galaxy_desktop.ui.scenes.screen import Panel, Screen
from galaxy_desktop.ui.scenes.search_field import SearchField, is_slash
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.table.explanations import first_page
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.scroll_list import ScrollList
from galaxy_desktop.ui.widgets.widget import Widget

HIGH = 0.5
"""Most of the height of its panel that the face of the chosen card takes."""


class GalleryScene(Screen[None]):
    """All cards or tiles of a game that has a gallery; `help_at` makes the rules, opened at a page.

    With a game `below` they are those of its table, and those that its viewer cannot see are a group.
    """

    page = 1

    def __init__(
        self, game: Game[Any], help_at: Callable[[str], Scene[None]], below: GameBelow | None = None
    ) -> None:
        self.game = game
        self.help_at = help_at
        table = None if below is None else below.table
        assert game.gallery is not None
        self.gallery = game.gallery({} if table is None else table.options)
        self.faces = GalleryFaces(CardExamples(game, self._enlarge, table))
        unseen = None if below is None else below.unseen
        self.selection = GallerySelection(self.gallery, unseen, self.faces.words)
        self.found: Sequence[GalleryGroup] = ()
        """Groups that are laid out, with the cards that were found."""
        self._laid_with: Kit | None = None

    def title(self) -> tuple[str, str]:
        return self.gallery.title.read(), self.game.name

    def layout(self) -> None:
        if self._laid_with is not self.kit:
            self.faces.forget()
            self._laid_with = self.kit
        self.found = self.selection.find()
        super().layout()

    def panels(self) -> Sequence[Panel]:
        """Return the groups, the faces, and the chosen card."""
        number = sum(len(group.cards) for group in self.found)
        many = _("{n} different").format(n=number)
        note = self.gallery.one.read() if number == 1 else many
        return [
            Panel(_("Groups"), (0, 0, 0.2, 1), self._fill_groups, icon="search", headed=False),
            Panel(self.selection.title, (0.21, 0, 0.49, 1), self._fill_cards, icon="deck", note=note),
            Panel(_("Details"), (0.71, 0, 0.29, 1), self._fill_detail, icon="information", headed=False),
        ]

    def buttons(self) -> Sequence[Button]:
        nowhere = layout.nowhere()
        return [
            Button(self.kit, nowhere, _("Back"), self.back, cue=_("Esc")),
            Button(
                self.kit,
                nowhere,
                _("Enlarge"),
                self.enlarge,
                kind="primary",
                icon="search",
                cue=_("Enter"),
                why_not="" if self.chosen else _("No matches."),
            ),
        ]

    def first(self) -> Widget | None:
        """Return the face of the chosen card, from which the arrow keys choose another."""
        return next((thumb for thumb in self._thumbs() if thumb.card == self.chosen), None)

    def prompt(self) -> Footer:
        name = self._name if self.chosen else _("No matches.")
        return Footer(name, _("Arrow keys choose, / searches names and text."), "deck")

    def rules(self, *, here: bool) -> Scene[None]:
        """Return the rules, at the page about the chosen card if they are asked for `here`."""
        lines = self.faces.examples.lines(self.chosen) if here and self.chosen else ()
        return self.help_at(first_page(lines))

    def handle(self, event: pygame.event.Event) -> None:
        """Enlarge the card under a right-click; choose the one that the arrow keys lead to; pass Tab over."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == RIGHT:
            thumb = next((one for one in self._thumbs() if one.covers(event.pos) and not one.hidden), None)
            if thumb is not None:
                self._enlarge(thumb.card)
            return
        tab = event.type == pygame.KEYDOWN and event.key == pygame.K_TAB
        before = self._focused()
        if tab and before is not None:
            self._go_to_end(back=bool(event.mod & pygame.KMOD_SHIFT))
        super().handle(event)
        current = self._focused()
        if event.type != pygame.KEYDOWN or current is None or current.card == self.chosen:
            return
        if tab:
            self._enter_grid()
        else:
            self.choose(current.card)

    def _focused(self) -> Thumb | None:
        """Return the face that has the focus; None if none has."""
        current = None if self.form is None else self.form.focus.current
        return current if isinstance(current, Thumb) else None

    def _go_to_end(self, *, back: bool) -> None:
        """Move the focus to the first or last face, so that Tab passes over all others."""
        assert self.form is not None
        for panel in self.laid:
            panel.reveal_all()
        self.form.focus.to(self._thumbs()[0 if back else -1], by_keys=True)

    def _enter_grid(self) -> None:
        """Move the focus from the first or last face to the chosen one."""
        assert self.form is not None
        chosen = next((one for one in self._thumbs() if one.chosen), None)
        for panel in self.laid:
            panel.reveal_all()
            if chosen is not None and panel.show(chosen):
                self.dirty = True
        self.form.focus.to(chosen, by_keys=True)
        for panel in self.laid:
            panel.hide_unseen()

    def key(self, event: pygame.event.Event) -> bool:
        """Enlarge with V; move to the search with the slash."""
        if event.key == pygame.K_v:
            self.enlarge()
            return True
        if is_slash(event) and self.form is not None:
            if self.paged and self.page:
                self.turn_to(0)
            return self.form.focus.to(self._search, by_keys=True)
        return False

    @property
    def chosen(self) -> str:
        """Card that is shown in full; empty if none is found."""
        return self.selection.chosen

    def choose(self, card: str) -> None:
        """Show a card in full."""
        self.selection.chosen = card
        self.layout()
        self.laid[-1].scroll_to(0)

    def enlarge(self) -> None:
        """Show the chosen card over everything else."""
        if self.chosen:
            self._enlarge(self.chosen)

    def _enlarge(self, card: str) -> None:
        self.stage.open(self.faces.examples.enlarged(self.kit, card, self._read))

    def _read(self, page: str) -> None:
        """Show a page of the rules in place of the enlarged card."""
        self.stage.close_above(self)
        self.stage.open(self.help_at(page))

    @property
    def _name(self) -> str:
        return capitalized(escape(self.faces.examples.name(self.chosen)))

    def _thumbs(self) -> list[Thumb]:
        return [one for panel in self.laid for one in panel.widgets if isinstance(one, Thumb)]

    def _show(self) -> None:
        """Lay out the cards found from their top."""
        self.layout()
        if not self.paged:
            self.laid[1].scroll_to(0)

    def pick(self, number: int) -> None:
        """Show a group, counted from 1; 0 for all."""
        self.selection.group = number
        self._show()

    def _seek(self, text: str) -> None:
        caret = self._search.caret
        self.selection.sought = text
        self._show()
        self._search.caret = caret

    def _use(self, card: str) -> None:
        """Choose a card; enlarge the one that is chosen, or if its details are on another page."""
        if card == self.chosen or self.paged:
            self._enlarge(card)
        else:
            self.choose(card)

    def _fill_groups(self, column: Column) -> None:
        """Lay the search and the list of groups."""
        self._search = SearchField(
            self.kit,
            layout.nowhere(),
            _("Search names and text"),
            self.selection.sought,
            self._seek,
            hint=_("Search"),
            icon="search",
        )
        column.row([self._search], [column.width], after="gutter")
        if note := self.gallery.note.read():
            column.soft(note)
        rows = self.selection.rows
        height = max(self.kit.metrics.target(), self.kit.fonts.style("option", self.kit.metrics).line)
        gap = self.kit.metrics.space("hair")
        wanted = len(rows) * (height + gap) - gap
        listed = ScrollList(
            self.kit,
            column.take(min(wanted, column.rest_of_view(4 * height)), "margin"),
            _("Groups"),
            len(rows),
            height,
            lambda surface, row, number, *, chosen, hovered: self._draw_group(
                surface, row, rows[number], chosen=chosen, hovered=hovered
            ),
            self.pick,
            chosen=self.selection.group,
            gap=gap,
            words=lambda number: headed(rows[number][0], str(rows[number][1])),
        )
        column.widgets.append(listed)

    def _draw_group(
        self,
        surface: pygame.Surface,
        row: pygame.Rect,
        group: tuple[str, int],
        *,
        chosen: bool,
        hovered: bool,
    ) -> None:
        colour, faces, pad = self.kit.theme.colour, self.kit.faces, self.kit.metrics.space("pad")
        if chosen or hovered:
            edge = colour.primary if chosen else colour.edge
            faces.plate(surface, row, colour.high if chosen else colour.raised, edge)
        box, (title, count) = layout.inset(row, pad, 0), group
        words = f"**{title}**" if chosen else title
        self.kit.text.draw(
            surface, box, str(count), "option", colour=colour.text_muted, align="right", middle=True
        )
        width = box.width - self.kit.text.width(str(count), "option") - pad
        self.kit.text.draw(
            surface, pygame.Rect(box.topleft, (width, box.height)), words, "option", middle=True, lines=1
        )

    def _fill_cards(self, column: Column) -> None:
        """Lay the faces, under the titles of their groups if all are shown."""
        if not self.found:
            column.soft(_("No matches."), "body")
        for group in self.found:
            if self.selection.in_groups:
                column.text(f"**{group.title.read()}**", "option", after="gutter")
            lay_thumbs(column, self.faces, group.cards, self.chosen, self._use)

    def _fill_detail(self, column: Column) -> None:
        """Lay the face of the chosen card, its name, its number of copies and its sentences."""
        if not self.chosen:
            return
        kit, card = self.kit, self.chosen
        width = min(column.width, round(column.rest_of_view(0) * HIGH / CARD_SHAPE))
        face = self.faces.face(kit, card, (width, round(width * CARD_SHAPE)))
        place = column.take(face.get_height(), "pad")
        column.paint(place, lambda surface, at: surface.blit(face, face.get_rect(center=at.center)))
        column.text(self._name, "title", after="hair")
        copies, unseen = self.gallery.copies.get(card, 1), self.selection.unseen
        if self.gallery.copies:
            words = ngettext("{n} copy in the box", "{n} copies in the box", copies)
            column.soft(words.format(n=copies))
        if unseen is not None and (number := unseen[card]):
            column.soft(headed(UNSEEN.read(), _("{number} of {all}").format(number=number, all=copies)))
        column.space("gutter")
        lay_rule_lines(column, self.faces.examples.lines(card), self._read)

"""Screen of the gallery: the groups, the cards of one group or of all, and the chosen card in full."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pygame

from galaxy_desktop.engine.gallery import Gallery, GalleryGroup
from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.engine.sentences import capitalized
from galaxy_desktop.language import N_, headed, ngettext
from galaxy_desktop.language import gettext as _
from galaxy_desktop.presenter.briefing import GameBelow
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.gallery.line import lay_rule_lines
from galaxy_desktop.ui.gallery.thumbs import GalleryFaces, Thumb, lay_thumbs
from galaxy_desktop.ui.help.card_example import CardExamples
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.metrics import CARD_SHAPE
from galaxy_desktop.ui.pointer import RIGHT
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.frame import Footer
from galaxy_desktop.ui.scenes.screen import Panel, Screen
from galaxy_desktop.ui.scenes.search_field import SearchField
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.table.explanations import first_page
from galaxy_desktop.ui.table.zoom import ZoomScene
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.scroll_list import ScrollList

UNSEEN = N_("Unseen in your game")
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
        gallery = game.gallery({} if table is None else table.options)
        assert gallery is not None
        self.gallery: Gallery = gallery
        self.faces = GalleryFaces(CardExamples(game, self._enlarge, table))
        self.unseen = None if below is None or below.unseen is None else Counter(below.unseen)
        self.group = 0
        """Number of the group that is shown, counted from 1; 0 for all, beyond the last for the unseen."""
        self.sought = ""
        self.chosen = gallery.cards[0]
        self._laid_with: Kit | None = None

    def title(self) -> tuple[str, str]:
        return self.gallery.title.read(), self.game.name

    def layout(self) -> None:
        if self._laid_with is not self.kit:
            self.faces.forget()
            self._laid_with = self.kit
        super().layout()

    def panels(self) -> Sequence[Panel]:
        """Return the groups, the faces, and the chosen card."""
        number = sum(len(group.cards) for group in self._shown())
        note = ngettext("{n} different", "{n} different", number).format(n=number)
        titles = [self.gallery.title, *(group.title for group in self.gallery.groups), UNSEEN]
        return [
            Panel(_("Groups"), (0, 0, 0.2, 1), self._fill_groups, icon="search", headed=False),
            Panel(titles[self.group].read(), (0.21, 0, 0.49, 1), self._fill_cards, icon="deck", note=note),
            Panel(_("Details"), (0.71, 0, 0.29, 1), self._fill_detail, icon="information", headed=False),
        ]

    def buttons(self) -> Sequence[Button]:
        nowhere, nothing = layout.nowhere(), "" if self.chosen else _("No matches.")
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
                why_not=nothing,
            ),
        ]

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
        if event.key == pygame.K_SLASH and self.form is not None:
            if self.paged and self.page:
                self.turn_to(0)
            return self.form.focus.to(self._search, by_keys=True)
        return False

    def choose(self, card: str) -> None:
        """Show a card in full."""
        self.chosen = card
        self.layout()
        self.laid[-1].scroll_to(0)

    def enlarge(self) -> None:
        """Show the chosen card over everything else."""
        if self.chosen:
            self._enlarge(self.chosen)

    def _enlarge(self, card: str) -> None:
        examples = self.faces.examples
        words = self.game.words
        self.stage.open(
            ZoomScene(examples.painter(self.kit), words, examples.view, card, self._read, printed=True)
        )

    def _read(self, page: str) -> None:
        """Show a page of the rules in place of the enlarged card."""
        self.stage.close_above(self)
        self.stage.open(self.help_at(page))

    @property
    def _name(self) -> str:
        return capitalized(escape(self.faces.examples.name(self.chosen)))

    def _thumbs(self) -> list[Thumb]:
        return [one for panel in self.laid for one in panel.widgets if isinstance(one, Thumb)]

    @property
    def in_groups(self) -> bool:
        """True if all groups are shown, each under its title, not one alone."""
        return not 1 <= self.group <= len(self.gallery.groups)

    def _shown(self) -> list[GalleryGroup]:
        """Return the groups that are shown, with the cards whose words have what is sought."""
        groups = self.gallery.groups if self.in_groups else [self.gallery.groups[self.group - 1]]
        sought = self.sought.casefold().strip()
        unseen = self.unseen if self.group > len(self.gallery.groups) else None
        found = [
            GalleryGroup(
                group.title,
                tuple(
                    card
                    for card in group.cards
                    if sought in self.faces.words(card).casefold() and (unseen is None or unseen[card])
                ),
            )
            for group in groups
        ]
        return [group for group in found if group.cards]

    def _show(self) -> None:
        """Lay out what is shown now from its top; choose its first card if the chosen one is not in it."""
        cards = [card for group in self._shown() for card in group.cards]
        if self.chosen not in cards:
            self.chosen = cards[0] if cards else ""
        self.layout()
        if not self.paged:
            self.laid[1].scroll_to(0)

    def pick(self, number: int) -> None:
        """Show a group, counted from 1; 0 for all."""
        self.group = number
        self._show()

    def _seek(self, text: str) -> None:
        caret = self._search.caret
        self.sought = text
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
            self.sought,
            self._seek,
            hint=_("Search"),
            icon="search",
        )
        column.row([self._search], [column.width], after="gutter")
        if note := self.gallery.note.read():
            column.soft(note)
        titles = [_("All"), *(group.title.read() for group in self.gallery.groups)]
        counts = [len(self.gallery.cards), *(len(group.cards) for group in self.gallery.groups)]
        if self.unseen is not None:
            titles.append(UNSEEN.read())
            counts.append(len(self.unseen))
        height = max(self.kit.metrics.target(), self.kit.fonts.style("option", self.kit.metrics).line)
        gap = self.kit.metrics.space("hair")
        wanted = len(titles) * (height + gap) - gap
        rows = ScrollList(
            self.kit,
            column.take(min(wanted, column.rest_of_view(4 * height)), "margin"),
            _("Groups"),
            len(titles),
            height,
            lambda surface, row, number, *, chosen, hovered: self._draw_group(
                surface, row, (titles[number], counts[number]), chosen=chosen, hovered=hovered
            ),
            self.pick,
            chosen=self.group,
            gap=gap,
            words=lambda number: headed(titles[number], str(counts[number])),
        )
        column.widgets.append(rows)

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
        groups = self._shown()
        if not groups:
            column.soft(_("No matches."), "body")
        for group in groups:
            if self.in_groups:
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
        copies = self.gallery.copies.get(card, 1)
        if self.gallery.copies:
            words = ngettext("{n} copy in the box", "{n} copies in the box", copies)
            column.soft(words.format(n=copies))
        if self.unseen is not None and (number := self.unseen[card]):
            column.soft(headed(UNSEEN.read(), _("{number} of {all}").format(number=number, all=copies)))
        column.space("gutter")
        lay_rule_lines(column, self.faces.examples.lines(card), self._read)

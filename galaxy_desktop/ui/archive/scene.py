"""Archive: list of the finished games, with filters, and a preview of the chosen one."""

from collections.abc import Callable, Sequence
from datetime import datetime

import pygame

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.play.archive.wanted import Wanted
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.archive.deeds import Deeds
from galaxy_desktop.ui.archive.filter_bar import FilterBar
from galaxy_desktop.ui.archive.opened import archive_of
from galaxy_desktop.ui.archive.preview import Preview
from galaxy_desktop.ui.archive.rows import ArchiveRows
from galaxy_desktop.ui.archive.selection import Selection
from galaxy_desktop.ui.archive.words import title_words
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.pointer import SIDEWAYS
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.frame import Footer
from galaxy_desktop.ui.scenes.screen import Panel, Screen
from galaxy_desktop.ui.scenes.search_field import is_slash
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.scroll_list import ScrollList
from galaxy_desktop.ui.widgets.slider import Slider
from galaxy_desktop.ui.widgets.toast import Toast
from galaxy_desktop.ui.widgets.widget import Widget

UNDO_SECONDS = 8.0


class ArchiveScene(Screen[None]):
    """List of the finished games; `game` is the id of the one game it begins with, empty for all."""

    selection: Selection
    deeds: Deeds
    filters: FilterBar

    def __init__(self, client: Client, game: str = "") -> None:
        self.client = client
        self._game = game if game in client.games else ""
        self._list: ScrollList | None = None
        self._listed: object = None
        self.toast: Toast | None = None
        """Notice that offers to undo a deletion."""
        self._drawn_for: Kit | None = None

    @property
    def paged(self) -> bool:
        """False: list and preview stay side by side."""
        return False

    def enter(self) -> None:
        archive = archive_of(self.stage, self.client.games)
        self.selection = Selection(archive, Wanted(game=self._game))
        self.deeds = Deeds(self.selection, self.client, self.stage, self.layout, self._offer_undo)
        self.filters = FilterBar(self.selection, self.client, self.stage, self.filter)
        self._catch_up_anew()

    def resume(self) -> None:
        """Look for games that were finished meanwhile."""
        self._catch_up_anew()
        self.layout()

    def layout(self) -> None:
        if self._drawn_for is not self.kit:
            self._drawn_for = self.kit
            self.selection.looked_at.forget()
        super().layout()
        if self.toast is not None and self.toast.alive and self.form is not None:
            self.toast = self.toast.renewed(self.kit, self.notice_room)
            self.form.show_toast(self.toast)

    def title(self) -> tuple[str, str]:
        """Return the title, and how many of the games are shown."""
        selection = self.selection
        words = ngettext("{shown} of {n} finished game", "{shown} of {n} finished games", selection.kept)
        line = words.format(shown=len(selection.finds), n=selection.kept)
        if behind := selection.archive.behind:
            left = ngettext("{n} more is being read", "{n} more are being read", behind)
            line = f"{line} · {left.format(n=behind)}"
        return _("Archive"), line

    def panels(self) -> Sequence[Panel]:
        split = 0.5 if self.kit.metrics.mode == "large_text" else 0.62
        return [
            Panel(_("Finished games"), (0, 0, split, 1), self._fill_list, headed=False),
            Panel("", (split + 0.01, 0, 0.99 - split, 1), self._fill_preview, headed=False),
        ]

    def buttons(self) -> Sequence[Button]:
        nowhere, why_not = layout.nowhere(), self.selection.why_closed()
        statistics = _("Statistics")
        return [
            Button(self.kit, nowhere, statistics, self.deeds.statistics, icon="statistics", key=pygame.K_s),
            Button(self.kit, nowhere, _("Back"), self.back, cue=_("Esc")),
            Button(
                self.kit,
                nowhere,
                _("Play from here"),
                self.deeds.branch,
                icon="arrow_right",
                key=pygame.K_p,
                cue="P",
                why_not=why_not or self.selection.why_no_branch(),
            ),
            Button(
                self.kit,
                nowhere,
                _("Replay"),
                self.deeds.replay,
                kind="primary",
                icon="play",
                cue=_("Enter"),
                why_not=why_not,
            ),
        ]

    def first(self) -> Widget | None:
        """Return the list, if any game is shown."""
        return self._list if len(self.selection.finds) else None

    def prompt(self) -> Footer:
        """Return what the chosen game is and what the buttons do with it."""
        trouble, entry = self.selection.trouble, self.selection.entry
        if trouble is not None:
            return Footer(_("The archive can't be read now"), escape(str(trouble)), "warning", bad=True)
        if entry is None:
            empty = _("Games appear here when they are finished.")
            return Footer(_("No game selected"), "" if self.selection.kept else empty, "deck")
        if self.selection.looked_at.trouble is not None:
            line = escape(str(self.selection.looked_at.trouble))
            return Footer(escape(title_words(entry, self.client.games)), line, "warning", bad=True)
        line = _("Play from here starts a branch; this game doesn't change.")
        return Footer(escape(title_words(entry, self.client.games)), line, "deck")

    def key(self, event: pygame.event.Event) -> bool:
        """Move to the search with the slash."""
        if is_slash(event) and self.form is not None:
            return self.form.focus.to(self.filters.search, by_keys=True)
        return False

    def handle(self, event: pygame.event.Event) -> None:
        """Show the round before or after with the arrows while the list has the focus."""
        in_list = self.form is not None and self.form.focus.current is self._list
        if in_list and event.type == pygame.KEYDOWN and event.key in SIDEWAYS:
            self._step_round(SIDEWAYS[event.key])
        else:
            super().handle(event)

    def update(self, dt: float) -> None:
        """Read files that the index does not know yet; read the chosen game once the choice has rested."""
        super().update(dt)
        selection = self.selection
        if selection.behind:
            selection.catch_up()
            self.layout()
        if selection.looked_at.due and selection.debounce.over(dt):
            selection.look(self.kit)
            self.layout()

    @property
    def rest(self) -> float:
        """Seconds until there is something to read."""
        if self.selection.behind:
            return 0.0
        return self.selection.debounce.rest(super().rest, due=self.selection.looked_at.due)

    def _catch_up_anew(self) -> None:
        if self.selection.begin_to_catch_up():
            self.filters.dealt.clear()

    def _offer_undo(self, words: str, undo: Callable[[], None]) -> None:
        """Show a notice with a button to undo what it tells."""
        self.toast = Toast(
            self.kit,
            words,
            self.notice_room,
            icon="delete",
            act=_("Undo"),
            press=undo,
            seconds=UNDO_SECONDS,
        )

    def _fill_list(self, column: Column) -> None:
        """Lay the search, the filters and the rows."""
        nowhere = layout.nowhere()
        self.filters.lay(column, Button(self.kit, nowhere, _("Import"), self.deeds.take_in, icon="load"))
        trouble, finds = self.selection.trouble, self.selection.finds
        if trouble is not None:
            column.sign("warning", escape(str(trouble)), colour=self.kit.theme.colour.refuse, after="pad")
            again = Button(self.kit, nowhere, _("Try again"), self.resume, icon="undo")
            column.row([again], [again.natural_width])
            return
        if not len(finds):
            self._fill_empty(column)
            return
        rows = ArchiveRows(self.kit, self.client.games, finds, datetime.now())
        place = column.take(column.rest_of_view(2 * rows.height), None)
        listed = (self.kit, finds, place.size)
        if self._list is None or self._listed != listed:
            self._list, self._listed = self._new_list(rows, place), listed
        self._list.rect.topleft = place.topleft
        self._list.chosen = finds.number(self.selection.chosen)
        column.widgets.append(self._list)

    def _fill_empty(self, column: Column) -> None:
        if self.selection.kept and not self.selection.archive.behind:
            column.soft(self._none_yet() or _("No matching games."), "body")
            clear = Button(self.kit, layout.nowhere(), _("Clear filters"), self._clear, icon="cross")
            column.row([clear], [clear.natural_width])
        else:
            general = _("Finished games appear here, with their result and every move.")
            column.soft(self._none_yet() or general, "body")

    def _none_yet(self) -> str:
        """Return that no game of the wanted kind is finished; empty if more than a kind is wanted."""
        wanted = self.selection.wanted
        game = self.client.games.get(wanted.game)
        if game is None or wanted != Wanted(game=wanted.game):
            return ""
        return _("You haven't finished a game of {game} yet.").format(game=game.name)

    def _new_list(self, rows: ArchiveRows, place: pygame.Rect) -> ScrollList:
        keys = self.selection.finds.keys
        return ScrollList(
            self.kit,
            place,
            _("Finished games"),
            len(keys),
            rows.height,
            rows.draw,
            lambda number: self._choose(keys[number]),
            chosen=self.selection.finds.number(self.selection.chosen),
            gap=self.kit.metrics.space("gutter"),
            press=lambda _number: self.deeds.replay(),
            words=rows.words,
        )

    def _fill_preview(self, column: Column) -> None:
        entry = self.selection.entry
        if entry is None:
            column.soft(_("Select a game to see its result."), "body")
            return
        trouble = "" if self.selection.looked_at.trouble is None else str(self.selection.looked_at.trouble)
        preview = Preview(self.kit, self.client.games, entry, self._picture)
        preview.fill(column, self._round_slider(), self.deeds.buttons(self.selection.why_closed()), trouble)

    def _round_slider(self) -> Slider | None:
        """Return the slider of the rounds, once the game has been read."""
        replay = self.selection.looked_at.replay
        if replay is None or len(replay.rounds) < 2:
            return None
        numbers = [number for number, _line in replay.rounds]
        return Slider(
            self.kit,
            layout.nowhere(),
            _("Round"),
            self._round(replay),
            self._show_round,
            low=numbers[0],
            high=numbers[-1],
            step=1,
            tip=_("Shows the table at the end of this round."),
        )

    def _round(self, replay: Replay) -> int:
        """Return the round that is shown."""
        return next((number for number, line in replay.rounds if line >= self.selection.looked_at.line), 1)

    def _show_round(self, number: int) -> None:
        replay = self.selection.looked_at.replay
        if replay is not None:
            self.selection.looked_at.line = dict(replay.rounds).get(number, replay.end)
            self.selection.debounce.end()
            self.layout()

    def _step_round(self, by: int) -> None:
        """Show the round before or after, if there is one."""
        replay = self.selection.looked_at.replay
        number = 0 if replay is None else self._round(replay) + by
        if replay is not None and number in dict(replay.rounds):
            self._show_round(number)

    def _picture(self, size: tuple[int, int]) -> pygame.Surface | None:
        """Return the picture of the chosen game if it has been made in this size."""
        self.selection.looked_at.size = size
        return self.selection.looked_at.picture()

    def filter(self, wanted: Wanted) -> None:
        """Show the games that are wanted."""
        self.selection.wanted = wanted
        self.selection.find()
        self.layout()

    def _clear(self) -> None:
        self.filter(Wanted())

    def _choose(self, key: str) -> None:
        self.selection.choose(key)
        self.layout()

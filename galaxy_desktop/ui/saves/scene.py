"""List of saved games, to load or delete."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path

import pygame

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.play.refusals import SaveError
from galaxy_desktop.play.savefile import bring_back, delete, load
from galaxy_desktop.play.savelist import SaveInfo, SaveList
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.debounce import Debounce
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.menu.saves import begin_list
from galaxy_desktop.ui.saves.detail import SaveDetail
from galaxy_desktop.ui.saves.row import SaveRows
from galaxy_desktop.ui.saves.thumbnail import Thumbnails
from galaxy_desktop.ui.saves.versions import Version, ask_to_restore, fill_versions, versions_of
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.dialogs import confirm_loss, failure
from galaxy_desktop.ui.scenes.folders import open_folder
from galaxy_desktop.ui.scenes.frame import Footer
from galaxy_desktop.ui.scenes.screen import Panel, Screen
from galaxy_desktop.ui.scenes.search_field import SearchField, is_slash
from galaxy_desktop.ui.scenes.shelf import is_unnamed, stands_words, title_of, why_closed
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.drop_down import DropDown
from galaxy_desktop.ui.widgets.scroll_list import ScrollList
from galaxy_desktop.ui.widgets.widget import Widget

EVERY_GAME = ""


@dataclass(slots=True)
class Seen:
    """Result of reading a save completely: its number of choices, and its picture once it is made."""

    choices: int
    versions: list[Version]
    """Earlier versions that differ from it, newest first."""
    picture: pygame.Surface | None = None


class LoadScene(Screen[Path]):
    """List of saved games; closes with the path of the one to load."""

    def __init__(self, client: Client, *, playing: bool = False, chosen: Path | None = None) -> None:
        """Begin with all saves, the first of them chosen if none is.

        `playing` tells that the game at a table is saved before one is loaded.
        """
        self.client = client
        self.playing = playing
        self.saves: list[SaveInfo] = []
        self.sought = ""
        self.game = EVERY_GAME
        self.chosen = chosen
        self._list: ScrollList | None = None
        self._listed: tuple[Kit, list[Path], tuple[int, int]] | None = None
        """Kit, saves and size for which the list was made."""
        self._reading: SaveList | None = None
        """Folder of saves, as far as it has been read."""
        self._thumbnails = Thumbnails()
        self._seen: dict[Path, Seen] = {}
        self._rescues: dict[Path, Version | None] = {}
        """Newest readable earlier version of each bad save that was looked at."""
        self._size: tuple[int, int] | None = None
        """Size of the picture; None until its place is laid."""
        self._debounce = Debounce()

    @property
    def paged(self) -> bool:
        """False: list and detail stay side by side."""
        return False

    def enter(self) -> None:
        self._read()

    def title(self) -> tuple[str, str]:
        """Return the title, and how many of the saves are shown."""
        shown = len(self._shown())
        words = ngettext("{shown} of {n} save shown", "{shown} of {n} saves shown", len(self.saves))
        return _("Load game"), words.format(shown=shown, n=len(self.saves))

    def panels(self) -> Sequence[Panel]:
        split = 0.5 if self.kit.metrics.mode == "large_text" else 0.63
        return [
            Panel(_("Saved games"), (0, 0, split, 1), self._fill_list, headed=False),
            Panel("", (split + 0.01, 0, 0.99 - split, 1), self._fill_detail, headed=False),
        ]

    def buttons(self) -> Sequence[Button]:
        nowhere, info = layout.nowhere(), self._info()
        nothing = "" if info else _("Select a save first.")
        go, why_not = self._go()
        return [
            Button(
                self.kit,
                nowhere,
                _("Delete"),
                self._ask_to_delete,
                icon="delete",
                key=pygame.K_DELETE,
                why_not=nothing,
            ),
            Button(self.kit, nowhere, _("Back"), self.back, cue=_("Esc")),
            Button(self.kit, nowhere, go, self._load, kind="primary", cue=_("Enter"), why_not=why_not),
        ]

    def first(self) -> Widget | None:
        """Return the list, if any save is shown."""
        return self._list if self._shown() else None

    def prompt(self) -> Footer:
        """Return what loading would do, or why it is not possible."""
        info = self._info()
        if info is None:
            return Footer(_("No save selected"), _("Games are saved after every move."), "load")
        if info.meta is None or why_closed(info, self.client.games):
            return Footer(escape(title_of(info, self.client.games)), self._go()[1], "warning", bad=True)
        game = self.client.games[info.meta.table.game]
        head = _("{name}: {what}").format(name=game.name, what=stands_words(game, info.meta))
        return Footer(head, _("Your current game is saved first.") if self.playing else "", "load")

    def key(self, event: pygame.event.Event) -> bool:
        """Move to the search with the slash."""
        if is_slash(event) and self.form is not None:
            return self.form.focus.to(self._search, by_keys=True)
        return False

    def _read(self) -> None:
        """Start to read the folder; a long list is read on while the screen is shown."""
        self._reading = begin_list(self.stage.folders, self.client.games)
        self._seen, self._rescues = {}, {}
        self._sort()

    def _sort(self) -> None:
        """Sort by date, at the menu autosaves and quicksave first; keep the chosen save if it is still there.

        The autosave of the game that is played leads back to where it is now.
        """
        found = self._reading.found if self._reading else []
        self.saves = sorted(found, key=lambda info: not (self.playing or is_unnamed(info)))
        if not any(info.path == self.chosen for info in self.saves):
            self.chosen = self.saves[0].path if self.saves else None

    def _shown(self) -> list[SaveInfo]:
        """Return the saves that match the search and the filter."""
        return [info for info in self.saves if self._fits(info)]

    def _fits(self, info: SaveInfo) -> bool:
        table = info.meta.table if info.meta else None
        if self.game != EVERY_GAME and (table is None or table.game != self.game):
            return False
        words = [info.path.stem, title_of(info, self.client.games), *(table.names() if table else ())]
        return self.sought.casefold().strip() in " ".join(words).casefold()

    def _info(self) -> SaveInfo | None:
        """Return the chosen save; None if it is not shown."""
        return next((info for info in self._shown() if info.path == self.chosen), None)

    def _go(self) -> tuple[str, str]:
        """Return the label of the primary button, and why it cannot be pressed (empty if it can)."""
        info = self._info()
        if info is None:
            return _("Select a save"), _("Select a save first.")
        why_not = why_closed(info, self.client.games)
        if info.meta is None or why_not:
            return _("Can't load this save"), why_not
        return (_("View") if info.meta.summary.over else _("Continue")), ""

    def _fill_list(self, column: Column) -> None:
        """Lay the search, the filter and the rows."""
        nowhere, shown = layout.nowhere(), self._shown()
        self._search = SearchField(
            self.kit,
            nowhere,
            _("Search saves"),
            self.sought,
            self._seek,
            hint=_("Name, game or player"),
            icon="search",
        )
        games = [
            (EVERY_GAME, _("All games")),
            *((name, game.name) for name, game in self.client.games.items()),
        ]
        choice = DropDown(self.kit, nowhere, games, self.game, self._filter, label=_("Game"))
        width = min(column.width, round(self.kit.metrics.px(330) * self.kit.metrics.text_step))
        column.row([self._search, choice], [width, width], after="margin")
        if not shown:
            none = _("No saved games yet. Your game is saved as you play.")
            column.soft(_("No matching saves.") if self.saves else none, "body")
            return
        rows = SaveRows(self.kit, self.client.games, shown, datetime.now())
        place = column.take(column.rest_of_view(2 * rows.height), None)
        paths = [info.path for info in shown]
        if self._list is None or self._listed != (self.kit, paths, place.size):
            self._list, self._listed = self._new_list(rows, place), (self.kit, paths, place.size)
        self._list.rect.topleft = place.topleft
        self._list.chosen = paths.index(self.chosen) if self.chosen in paths else -1
        column.widgets.append(self._list)

    def _new_list(self, rows: SaveRows, place: pygame.Rect) -> ScrollList:
        """Return a new list of the rows."""
        paths = [info.path for info in rows.saves]
        return ScrollList(
            self.kit,
            place,
            _("Saved games"),
            len(paths),
            rows.height,
            rows.draw,
            lambda number: self._choose(paths[number]),
            chosen=paths.index(self.chosen) if self.chosen in paths else -1,
            gap=self.kit.metrics.space("gutter"),
            press=lambda _number: self._load(),
            words=rows.words,
        )

    def _fill_detail(self, column: Column) -> None:
        info = self._info()
        if info is None:
            column.soft(_("Select a save to see its details."), "body")
            return
        seen = self._seen.get(info.path)
        choices = seen.choices if seen else None
        SaveDetail(self.kit, self.client.games, info, self._picture, choices).fill(column)
        if info.meta is None:
            self._fill_rescue(column, info)
        elif seen is not None:
            restore = partial(self._ask_to_restore, info)
            fill_versions(column, info.meta, seen.versions, self.client.games, restore)

    def update(self, dt: float) -> None:
        """Read on in the folder; read the chosen save completely once the choice has rested."""
        super().update(dt)
        if self._reading is not None and not self._reading.done:
            self._reading.read_on()
            self._sort()
            self.layout()
        info = self._info()
        if info is not None and self._unseen(info) and self._debounce.over(dt):
            self._look_at(info)
            self.layout()

    def _unseen(self, info: SaveInfo) -> bool:
        """Return whether a save is still to be read completely, or its picture to be made."""
        if info.meta is None or why_closed(info, self.client.games):
            return False
        seen = self._seen.get(info.path)
        return seen is None or (self._size is not None and seen.picture is None)

    def _look_at(self, info: SaveInfo) -> None:
        """Read a save completely and make its picture; mark it as bad if that fails."""
        try:
            running = load(info.path, self.client.games).running
        except SaveError as trouble:
            bad = info._replace(meta=None, trouble=trouble)
            self.saves = [bad if other is info else other for other in self.saves]
            if self._reading is not None:
                self._reading.found = [bad if other is info else other for other in self._reading.found]
            self._listed = None
            return
        picture = None
        if self._size is not None:
            picture = self._thumbnails.picture(self.kit, running, self._size)
        versions = versions_of(info.path, self.client.games, running)
        self._seen[info.path] = Seen(len(running.choices), versions, picture)

    @property
    def rest(self) -> float:
        """Seconds until there is something to read."""
        if self._reading is not None and not self._reading.done:
            return 0.0
        info = self._info()
        return self._debounce.rest(super().rest, due=info is not None and self._unseen(info))

    def _picture(self, size: tuple[int, int]) -> pygame.Surface | None:
        """Return the picture of the chosen save if it has been made in this size."""
        if size != self._size:
            self._size = size
            self._seen.clear()
        seen = self._seen.get(self.chosen) if self.chosen else None
        return seen.picture if seen else None

    def _fill_rescue(self, column: Column, info: SaveInfo) -> None:
        """Lay the options for a bad file: use its intact backup, or show the file."""
        nowhere = layout.nowhere()
        whole = self._whole_backup(info)
        folder = Button(
            self.kit, nowhere, _("Show file"), lambda: open_folder(self, info.path.parent), icon="load"
        )
        buttons = [folder]
        if whole is not None:
            use = Button(self.kit, nowhere, _("Restore backup"), lambda: self.close(whole.path), icon="undo")
            buttons.insert(0, use)
            line = _("An earlier version of this save is intact: {moment}")
            column.text(line.format(moment=whole.words(self.client.games)), after="gap")
        column.row(buttons, [button.natural_width for button in buttons])

    def _whole_backup(self, info: SaveInfo) -> Version | None:
        """Return the newest earlier version of a bad save that can be read; None if there is none."""
        if info.path not in self._rescues:
            self._rescues[info.path] = next(iter(versions_of(info.path, self.client.games)), None)
        return self._rescues[info.path]

    def _ask_to_restore(self, info: SaveInfo, version: Version) -> None:
        """Ask whether an earlier version is to take the place of a save."""
        question = ask_to_restore(info, version, self.client.games)
        self.stage.open(question, lambda yes: self._restore(info, version) if yes else None)

    def _restore(self, info: SaveInfo, version: Version) -> None:
        try:
            bring_back(info.path, version.path)
        except SaveError as trouble:
            self.stage.open(failure(_("Couldn't restore this version"), trouble))
        self._read()
        self.layout()
        if self.form is not None:
            self.form.focus.to(self.form.primary)

    def _seek(self, text: str) -> None:
        caret = self._search.caret
        self.sought = text
        self._keep_chosen()
        self.layout()
        self._search.caret = caret

    def _filter(self, game: str) -> None:
        self.game = game
        self._keep_chosen()
        self.layout()

    def _keep_chosen(self) -> None:
        if self._info() is None:
            shown = self._shown()
            self.chosen = shown[0].path if shown else None

    def _choose(self, path: Path) -> None:
        self.chosen = path
        self._debounce.begin()
        self.layout()

    def _load(self) -> None:
        if not self._go()[1]:
            self.close(self.chosen)

    def _ask_to_delete(self) -> None:
        info = self._info()
        if info is None:
            return
        text = _("This permanently deletes “{name}” and its earlier versions.")
        name = escape(title_of(info, self.client.games))
        question = confirm_loss(_("Delete this save?"), text.format(name=name), _("Delete"), _("Keep it"))
        self.stage.open(question, lambda yes: self._delete(info) if yes else None)

    def _delete(self, info: SaveInfo) -> None:
        try:
            delete(info.path)
        except OSError as problem:
            reason = problem.strerror or str(problem)
            self.stage.open(failure(_("Couldn't delete the save"), reason))
        self._read()
        self._keep_chosen()
        self.layout()

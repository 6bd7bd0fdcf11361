"""The whole client put together: window, screens, games, and the computer players' process."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from galaxy_desktop.ai.levels import offered_levels
from galaxy_desktop.engine.garbage import all_is_kept
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.folders import ARCHIVE, FolderError, Folders
from galaxy_desktop.games import FoundGames, find_games
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import use_if_known
from galaxy_desktop.ui.app import FRAMES, WINDOW, App
from galaxy_desktop.ui.menu.scene import MenuScene
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.doors import TableDoors
from galaxy_desktop.ui.settings import Settings, load_settings
from galaxy_desktop.ui.thinker import WorkerThinker

if TYPE_CHECKING:
    from galaxy_desktop.ai.programs import Program
    from galaxy_desktop.play.commands import Command
    from galaxy_desktop.play.packs import FoundPack
    from galaxy_desktop.presenter.thinker import Mind
    from galaxy_desktop.ui.table.scene import TableScene


class House:
    """One running client; raises `DisplayError` or `FolderError` if it cannot be opened.

    `programs` can take a seat beside those that the player's file names.
    """

    def __init__(
        self,
        folders: Folders,
        *,
        window: tuple[int, int] = WINDOW,
        settings: Settings | None = None,
        thinker: Mind | None = None,
        programs: Iterable[Program] = (),
    ) -> None:
        kept, self.trouble = load_settings(folders.place_of_settings)
        self.trouble_of_folder = _read_only(folders)
        if settings is None:
            use_if_known(kept.language)
        self.folders = folders
        self.games = find_games()
        packs = _packs(folders.packs, self.games)
        self.app = App(settings or kept, folders, window=window)
        listed, self.trouble_of_programs = _programs(folders.programs)
        known = {**listed, **{program.name: program for program in programs}}
        self.thinker: Mind = thinker or WorkerThinker(self.games, known)
        levels = (*offered_levels(), *_levels(known))
        self.client = Client(self.games, levels, self.table, packs=packs, thinker=self.thinker)
        self.doors = TableDoors(self.client)
        self.app.on_fault = self.start_again

    def table(self, *commands: Command) -> TableScene:
        """Return a table after these commands; raise `RefusedError` if one cannot be carried out."""
        from galaxy_desktop.play.archive.archive import Archive
        from galaxy_desktop.play.bus import CommandBus
        from galaxy_desktop.play.refusals import RefusedError
        from galaxy_desktop.presenter.session import Session
        from galaxy_desktop.ui.table.scene import TableScene

        try:
            folder, kept = self.folders.saves, self.folders.archive
        except FolderError as trouble:
            if not trouble.read_only:
                raise RefusedError(str(trouble)) from trouble
            # the game is played in memory, and the table tells that it is not saved
            folder, kept = self.folders.place_of_saves, self.folders.place / ARCHIVE
        bus = CommandBus(self.games, folder, Archive(kept, self.games))
        for command in commands:
            bus.do(command)
        return TableScene(Session(bus, self.thinker), self.doors)

    def open(self, command: Command | None = None, *, welcome: bool = False) -> None:
        """Open the menu, and above it the table of a command, if any; raise `RefusedError`.

        To `welcome` is to ask a new player, who has no settings yet, for the most important ones.
        """
        table = None if command is None else self.table(command)
        welcome = welcome and table is None and _is_new(self.folders)
        self.app.open(MenuScene(self.client))
        if welcome:
            from galaxy_desktop.ui.scenes.first_start import FirstStartScene

            self.app.open(FirstStartScene(self.client))
        if table is not None:
            from galaxy_desktop.play.commands import Load
            from galaxy_desktop.ui.scenes.campaigns import with_campaign

            self.app.open(
                with_campaign(table, self.client, self.folders) if isinstance(command, Load) else table
            )
        if self.trouble:
            self._warn(_("Default settings are in use"), self.trouble)
        if self.trouble_of_folder:
            self._warn(_("Changes can't be saved"), self.trouble_of_folder)
        if self.trouble_of_programs:
            from galaxy_desktop.play.programs import in_file

            line = escape(in_file(self.folders.programs, self.trouble_of_programs))
            self._warn(_("Your programs are not in use"), line)

    def _warn(self, title: str, text: str) -> None:
        from galaxy_desktop.ui.scenes.dialogs import message

        self.app.open(message(title, text, icon="warning"))

    def start_again(self) -> None:
        """Return to the menu after a fault of the program, which offers the game of the last table."""
        from galaxy_desktop.ui.scenes.report import FaultScene
        from galaxy_desktop.ui.table.scene import TableScene

        tables = [scene for scene in self.app.stage.scenes if isinstance(scene, TableScene)]
        kept = [self._rescue(table) for table in tables]
        while self.app.stage.scenes:
            with suppress(Exception):
                self.app.stage.clear()
        interrupted = kept[-1] if kept else None
        if not tables:
            self._doubt_archive()
        self.app.open(MenuScene(self.client, interrupted))
        self.app.open(FaultScene(played=bool(kept), lost=bool(kept) and interrupted is None))

    def _doubt_archive(self) -> None:
        """Have the index of the archive made anew, as what it says may have led to the fault."""
        from galaxy_desktop.play.archive.archive import Archive

        with suppress(FolderError):
            Archive(self.folders.archive, self.games).doubt_index()

    def _rescue(self, table: TableScene) -> Path | None:
        """Return the file from which the game of a table can be resumed; None if it has none."""
        from galaxy_desktop.ui.saves.saving import rescue

        table.commands.left = True
        try:
            return rescue(table.session, self.folders.saves, self.games)
        except FolderError:
            table.session.bus.let_go()
            return None

    def run(self, frames: int | None = None) -> None:
        """Play until the window is closed, or for a number of frames after the first."""
        with all_is_kept():
            self.app.go((), 0.0)
        if frames != 0:
            self.thinker.start()
        if frames is None:
            self.app.run()
            return
        for _frame in range(frames):
            self.app.step((), 1 / FRAMES)
        self.app.close()

    def close(self) -> None:
        """End the processes of the computer players."""
        self.thinker.close()


def _read_only(folders: Folders) -> str:
    """Return why settings cannot be saved in the player's folder; empty if they can."""
    try:
        _path = folders.settings
    except FolderError as trouble:
        return escape(str(trouble))
    return ""


def _is_new(folders: Folders) -> bool:
    """Return whether no settings have been saved in a folder where they can be."""
    try:
        return not os.path.lexists(folders.settings)
    except FolderError:
        return False


def _packs(folder: Path, games: FoundGames) -> Sequence[FoundPack]:
    """Put the data packs of a folder in force; most players have none, and nothing is read then."""
    if not os.path.lexists(folder):
        return ()
    from galaxy_desktop.play.packs import use_packs

    return use_packs(folder, games)


def _levels(programs: Mapping[str, Program]) -> Sequence[str]:
    """Return the levels that stand for programs in a seat; without any, nothing is read for it."""
    if not programs:
        return ()
    from galaxy_desktop.ai.programs import level_of

    return tuple(map(level_of, programs))


def _programs(file: Path) -> tuple[Mapping[str, Program], str]:
    """Return the programs of the player's own by name, and what is wrong with their file if anything."""
    if not os.path.lexists(file):
        return {}, ""
    from galaxy_desktop.play.programs import find_programs

    found = find_programs(file)
    return found.programs, found.trouble

"""Data packs: those in use, those left out with the reason, and how to write one."""

from collections.abc import Sequence
from functools import partial

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.play.pack_example import example
from galaxy_desktop.play.packs import FoundPack
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.dialogs import message
from galaxy_desktop.ui.scenes.folders import open_folder
from galaxy_desktop.ui.scenes.frame import Footer
from galaxy_desktop.ui.scenes.screen import Screen, Section
from galaxy_desktop.ui.widgets.button import Button

EXAMPLE = "example-{game}.txt"


class PacksScene(Screen[None]):
    """List of the data packs found, in use or left out."""

    def __init__(self, client: Client) -> None:
        self.client = client

    def title(self) -> tuple[str, str]:
        return _("Data packs"), _("values as they are in your box")

    def sections(self) -> Sequence[Section]:
        return [
            Section(_("Found when the program started"), (0, 0, 0.6, 1), self._fill_found, icon="deck"),
            Section(_("What a data pack is"), (0.61, 0, 0.39, 1), self._fill_words, icon="information"),
        ]

    def buttons(self) -> Sequence[Button]:
        nowhere = layout.nowhere()
        return [
            Button(self.kit, nowhere, _("Write examples"), self._write, icon="log"),
            Button(self.kit, nowhere, _("Open folder"), self._show_folder, icon="load"),
            Button(self.kit, nowhere, _("Done"), self.back, kind="primary", cue=_("Enter")),
        ]

    def prompt(self) -> Footer:
        """Return the number of packs, and when they are read."""
        line = _("They are read when the program starts.")
        return Footer(packs_words(self.client.packs) or _("No data packs"), line, "deck")

    def _fill_found(self, column: Column) -> None:
        """Lay the folder, then each file with its state."""
        column.soft(escape(str(self.stage.folders.packs)), after=14)
        for found in self.client.packs:
            column.box(partial(self._fill_pack, found), after=10)
        if not self.client.packs:
            column.soft(_("There is no file in this folder whose name ends in .toml."), "body")

    def _fill_pack(self, found: FoundPack, column: Column) -> None:
        colour = self.kit.theme.colour
        column.text(f"**{escape(found.path.name)}**", "option", after=4)
        if found.pack is None or found.trouble:
            line = _("Left out. {why}").format(why=found.trouble)
            column.sign("warning", escape(line), colour=colour.refuse, after=0)
            return
        game, name = self.client.games[found.pack.game].name, found.pack.mark.name
        line = _("In use in {game}: “{name}”").format(game=game, name=name)
        column.sign("check", escape(line), colour=colour.good_news, after=0)

    def _fill_words(self, column: Column) -> None:
        """Lay the explanation: what a pack does, how to write one, what it means for saves."""
        for words in (
            _(
                "If a card, tile or die of your box has other values than this program, a data pack "
                "corrects them. It is a file with the game, a name, and only the values that change."
            ),
            _(
                "**Write examples** puts a file for each game into the folder, with every entry of the game "
                "as it is now. Keep a copy under a name that ends in .toml, and take the # away from what "
                "you correct. Then start the program again."
            ),
            _(
                "A pack is checked strictly. If anything in it cannot be, or does not agree with the numbers "
                "the rulebook prints, the whole pack is left out and the reason stands here."
            ),
            _(
                "A saved game goes on only with the values it was begun with. With other values it stays "
                "as it is, and says which pack it needs."
            ),
        ):
            column.text(words, after=14)

    def _show_folder(self) -> None:
        folder = self.stage.folders.packs
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            self._refuse(problem)
            return
        open_folder(self, folder)

    def _write(self) -> None:
        """Write an example file for each game; files of other names are left alone."""
        folder, written = self.stage.folders.packs, []
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for game in self.client.games.values():
                if game.data is not None:
                    target = folder / EXAMPLE.format(game=game.id)
                    target.write_text(example(game, game.data), encoding="utf-8")
                    written.append(target.name)
        except OSError as problem:
            self._refuse(problem)
            return
        text = escape(f"{folder}: {', '.join(written)}")
        self.stage.open(message(_("The examples are written"), text, icon="check"))

    def _refuse(self, problem: OSError) -> None:
        reason = escape(f"{self.stage.folders.packs}: {problem.strerror or problem}")
        self.stage.open(message(_("The folder cannot be used"), reason, icon="warning"))


def packs_words(packs: Sequence[FoundPack]) -> str:
    """Return how many packs are in use and left out; empty if there are none."""
    left_out = sum(bool(found.trouble) for found in packs)
    used = len(packs) - left_out
    parts = [
        ngettext("{n} data pack in use", "{n} data packs in use", used).format(n=used) if used else "",
        ngettext("{n} data pack left out", "{n} data packs left out", left_out).format(n=left_out)
        if left_out
        else "",
    ]
    return ", ".join(filter(None, parts))

"""Data packs: those in use, those left out with the reason, and how to write one."""

from collections.abc import Sequence
from functools import partial

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import headed, ngettext, series
from galaxy_desktop.play.pack_example import example
from galaxy_desktop.play.packs import FoundPack
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.dialogs import failure, message
from galaxy_desktop.ui.scenes.folders import open_folder
from galaxy_desktop.ui.scenes.frame import Footer
from galaxy_desktop.ui.scenes.screen import Panel, Screen
from galaxy_desktop.ui.widgets.button import Button

EXAMPLE = "example-{game}.txt"


class PacksScene(Screen[None]):
    """List of the data packs found, in use or left out."""

    def __init__(self, client: Client) -> None:
        self.client = client

    def title(self) -> tuple[str, str]:
        return _("Data packs"), _("Match the values in your box")

    def panels(self) -> Sequence[Panel]:
        return [
            Panel(_("Found at startup"), (0, 0, 0.6, 1), self._fill_found, icon="deck"),
            Panel(_("About data packs"), (0.61, 0, 0.39, 1), self._fill_words, icon="information"),
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
        line = _("Data packs are read when the program starts.")
        return Footer(packs_words(self.client.packs) or _("No data packs"), line, "deck")

    def _fill_found(self, column: Column) -> None:
        """Lay the folder, then each file with its state."""
        column.soft(escape(str(self.stage.folders.packs)), after="pad")
        for found in self.client.packs:
            column.box(partial(self._fill_pack, found), after="gap")
        if not self.client.packs:
            column.soft(_("This folder has no files whose names end in .toml."), "body")

    def _fill_pack(self, found: FoundPack, column: Column) -> None:
        colour = self.kit.theme.colour
        column.text(f"**{escape(found.path.name)}**", "option", after="seam")
        if found.pack is None or found.trouble:
            line = _("Ignored. {why}").format(why=found.trouble)
            column.sign("warning", escape(line), colour=colour.refuse, after=None)
            return
        game, name = self.client.games[found.pack.game].name, found.pack.mark.name
        line = _("In use for {game}: “{name}”").format(game=game, name=name)
        column.sign("check", escape(line), colour=colour.good_news, after=None)

    def _fill_words(self, column: Column) -> None:
        """Lay the explanation: what a pack does, how to write one, what it means for saves."""
        for words in (
            _(
                "If a card, tile or die in your box has different values, a data pack "
                "corrects them here. It is a file with the game, a name and only the "
                "values that change."
            ),
            _(
                "**Write examples** saves an example file for each game in the folder, with all its "
                "current values. Save a copy under a name that ends in .toml. For each entry you correct, "
                "delete the # before its [[...]] line, its id and the values that differ. Then restart the "
                "program."
            ),
            _(
                "If a value is impossible or contradicts the printed totals, the whole "
                "pack is ignored and the reason appears here."
            ),
            _(
                "You can continue a saved game only with the values it was started with. "
                "Otherwise it remains unchanged and names the pack it needs."
            ),
        ):
            column.text(words, after="pad")

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
        text = escape(headed(str(folder), series(written)))
        self.stage.open(message(_("Examples written"), text, icon="check"))

    def _refuse(self, problem: OSError) -> None:
        reason = headed(str(self.stage.folders.packs), problem.strerror or str(problem))
        self.stage.open(failure(_("Couldn't use the folder"), reason))


def packs_words(packs: Sequence[FoundPack]) -> str:
    """Return how many packs are in use and left out; empty if there are none."""
    left_out = sum(bool(found.trouble) for found in packs)
    used = len(packs) - left_out
    in_use = ngettext("{n} data pack in use", "{n} data packs in use", used).format(n=used)
    ignored = ngettext("{n} data pack ignored", "{n} data packs ignored", left_out).format(n=left_out)
    return series([in_use] * bool(used) + [ignored] * bool(left_out))

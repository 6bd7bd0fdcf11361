"""About the program: authorship, values, licences and versions."""

import platform
import sys
from collections.abc import Sequence

import pygame

from galaxy_desktop import __version__
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.scenes.frame import Footer
from galaxy_desktop.ui.scenes.screen import Panel, Screen
from galaxy_desktop.ui.widgets.button import Button

LIBRARIES = ("pygame", "pygame-ce", "pymunk", "platformdirs")
FONTS = ("font-manrope", "font-source-sans-pro")


class AboutScene(Screen[None]):
    """The program's authorship, the games, the fonts and libraries with their licences and versions."""

    backdrop = "menu"

    def __init__(self, client: Client) -> None:
        self.client = client

    def title(self) -> tuple[str, str]:
        return _("About"), _("Galaxy Desktop {version}").format(version=__version__)

    def panels(self) -> Sequence[Panel]:
        return [
            Panel(_("Galaxy Desktop"), (0, 0, 0.33, 1), self._fill_program, icon="information"),
            Panel(_("The games"), (0.34, 0, 0.33, 1), self._fill_games, icon="deck"),
            Panel(_("Components and licenses"), (0.68, 0, 0.32, 1), self._fill_parts, icon="log"),
        ]

    def buttons(self) -> Sequence[Button]:
        nowhere = layout.nowhere()
        return [Button(self.kit, nowhere, _("Close"), self.back, kind="primary", cue=_("Enter"))]

    def prompt(self) -> Footer:
        return Footer(_("Made by players, for players"), _("Free and offline, with no accounts or ads."))

    def _fill_program(self, column: Column) -> None:
        column.text(
            _(
                "Five space board games on one computer, against computer players or "
                "with friends who pass the mouse."
            ),
            after="pad",
        )
        column.text(
            _(
                "This is an independent fan project. It is not affiliated with or endorsed by the "
                "designers or publishers of the games, whose names belong to their owners. If you like a "
                "game here, please buy it: it's even better on a real table."
            ),
            after="pad",
        )
        column.text(
            _(
                "All art, icons, sounds, music and rules text were made for this program. The "
                "art of each card is generated from its name."
            ),
            after="pad",
        )
        column.soft(
            _("No data is sent anywhere. Saves and settings are stored in a folder on your computer."),
            "body",
            after=None,
        )

    def _fill_games(self, column: Column) -> None:
        for game in self.client.games.values():
            _head(column, game.name)
            column.soft(game.words.about(), "body", after="broad")

    def _fill_parts(self, column: Column) -> None:
        """Lay the fonts, the libraries, the computer and the licence."""
        _head(column, _("Fonts"))
        column.soft(
            _("Manrope and Source Sans Pro, both under the SIL Open Font License 1.1."), "body", after="seam"
        )
        for name in FONTS:
            self._version(column, name)
        column.space("margin")
        _head(column, _("Libraries"))
        for name in LIBRARIES:
            self._version(column, name)
        column.space("margin")
        _head(column, _("This computer"))
        sdl = ".".join(map(str, pygame.get_sdl_version()))
        for line in (
            f"Python {platform.python_version()}",
            f"SDL {sdl} · {pygame.display.get_driver() if pygame.display.get_init() else '-'}",
            f"{platform.system()} {platform.release()} · {sys.platform}",
        ):
            column.soft(escape(line), "body", after="hair")
        column.space("margin")
        _head(column, _("License"))
        column.soft(_("Galaxy Desktop is free software under the MIT license."), "body", after=None)

    def _version(self, column: Column, name: str) -> None:
        """Lay the name, version and licence of a package; nothing if it is not installed."""
        from importlib import metadata  # with it comes a parser of letters, which nothing else needs

        try:
            found = metadata.metadata(name)
        except metadata.PackageNotFoundError:
            return
        licence = " ".join(found[key] for key in ("License-Expression", "License") if key in found)
        words = f"{name} {found['Version']}"
        short = licence.splitlines()[0] if licence else ""
        column.soft(
            escape(f"{words} · {short}" if short and len(short) < 40 else words), "body", after="hair"
        )


def _head(column: Column, words: str) -> None:
    column.text(f"**{words}**", "section", after="seam")

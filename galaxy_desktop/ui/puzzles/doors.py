"""Doors to puzzles, challenges, the deal of the day and the gallery, imported only when they are opened."""

from collections.abc import Callable
from functools import partial

from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.puzzles.book import has_puzzles
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.widgets.button import Button

Door = Callable[[Client, str], Scene[None]]


def puzzles(client: Client, game: str = "") -> Scene[None]:
    """Return the puzzles, beginning with those of a game."""
    from galaxy_desktop.ui.puzzles.scene import PuzzlesScene

    return PuzzlesScene(client, game)


def challenges(client: Client, game: str = "") -> Scene[None]:
    """Return the challenges, beginning with those of a game."""
    from galaxy_desktop.ui.puzzles.challenges import ChallengesScene

    return ChallengesScene(client, game)


def daily(client: Client, game: str = "") -> Scene[None]:
    """Return the deal of the day, beginning with that of a game."""
    from galaxy_desktop.ui.puzzles.daily import DailyScene

    return DailyScene(client, game)


def gallery(client: Client, game: str) -> Scene[None]:
    """Return the gallery of a game."""
    from galaxy_desktop.ui.gallery.scene import GalleryScene
    from galaxy_desktop.ui.help.scene import HelpScene

    found = client.games[game]
    return GalleryScene(found, partial(HelpScene, client, found))


def door_buttons(
    kit: Kit, client: Client, game: str, open_scene: Callable[[Scene[None]], None]
) -> list[Button]:
    """Return a button for each door that leads somewhere for this game."""
    found: list[tuple[str, str, Door]] = [(_("Daily deal"), "clock", daily)]
    if client.games[game].challenges():
        found.insert(0, (_("Challenges"), "trophy", challenges))
    if (known := client.games[game].gallery) is not None:
        found.append((known({}).title.read(), "deck", gallery))
    if has_puzzles(client.games[game]):
        found.insert(0, (_("Puzzles"), "hint", puzzles))
    return [
        Button(kit, layout.nowhere(), label, partial(_go, open_scene, door, client, game), icon=icon)
        for label, icon, door in found
    ]


def _go(open_scene: Callable[[Scene[None]], None], door: Door, client: Client, game: str) -> None:
    open_scene(door(client, game))

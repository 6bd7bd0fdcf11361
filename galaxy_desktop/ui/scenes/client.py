"""Things the screens need beside the stage: the games, the levels of bots, the way to a table."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from galaxy_desktop.ui.scenes.seeds import new_seed

if TYPE_CHECKING:
    from galaxy_desktop.engine.game import Game
    from galaxy_desktop.play.commands import Command
    from galaxy_desktop.play.packs import FoundPack
    from galaxy_desktop.presenter.thinker import Thinker
    from galaxy_desktop.ui.stage import Scene


class Client(NamedTuple):
    """Shared data of the screens; one for the whole program, handed on from screen to screen."""

    games: Mapping[str, "Game[Any]"]
    levels: tuple[str, ...]
    """Levels of computer players, from weak to strong."""
    open_table: Callable[..., "Scene[None]"]
    """Function that returns a table at which the given commands have been carried out, the first a `NewGame`
    or `Load`, or raises `RefusedError`."""
    thinker: "Thinker"
    """Background worker that coach and daily deal ask."""
    seed: Callable[[], int] = new_seed
    packs: Sequence["FoundPack"] = ()
    """Data packs found at the start."""

    def table(self, *commands: "Command") -> "Scene[None]":
        """Return a table at which these commands are carried out; raise `RefusedError` if they cannot be."""
        return self.open_table(*commands)

"""What the screens need beside the stage: the games, the levels of computer players, the way to a table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from galaxy_desktop.engine.game import Game
from galaxy_desktop.play.commands import Command
from galaxy_desktop.play.packs import FoundPack
from galaxy_desktop.ui.scenes.seeds import new_seed
from galaxy_desktop.ui.stage import Scene


@dataclass(frozen=True, slots=True)
class Client:
    """One for the whole program; every screen hands it to the screens it opens."""

    games: Mapping[str, Game[Any]]
    levels: tuple[str, ...]
    """From weak to strong."""
    open_table: Callable[..., Scene[None]]
    """A table at which these commands have been carried out, the first a `NewGame` or `Load`;
    raises `RefusedError`."""
    seed: Callable[[], int] = new_seed
    packs: Sequence[FoundPack] = ()
    """The data packs found at the start."""

    def table(self, *commands: Command) -> Scene[None]:
        """Return a table at which these commands are carried out; raise `RefusedError` if they cannot be."""
        return self.open_table(*commands)

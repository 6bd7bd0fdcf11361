"""Standing of a campaign under way: the number of its game, for the menu and its list of games."""

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from galaxy_desktop.language import gettext as _

if TYPE_CHECKING:
    from galaxy_desktop.play.document import Meta


class CampaignStanding(NamedTuple):
    """Campaign under way: the kind of its games, the game to be played, of how many, and its seed."""

    game: str
    number: int
    of: int
    seed: int
    modified: float
    """Time at which its file was written."""
    begun: bool
    """True if a game of it has been played to its end."""

    @property
    def words(self) -> str:
        """Number of the game to be played: "Campaign: game 3 of 4"."""
        return _("Campaign: game {number} of {all}").format(number=self.number, all=self.of)

    def has(self, meta: "Meta | None") -> bool:
        """Return whether a save is of the game to be played."""
        return (
            meta is not None
            and meta.origin is None
            and (meta.table.game, meta.table.seed, len(meta.table.seats)) == (self.game, self.seed, 1)
        )


def file_of_campaign(folder: Path, game: str) -> Path:
    """Return the file of the campaign of a game in the player's folder."""
    return folder / f"campaign {game}.json"

"""Gallery of Roll for the Galaxy: every side of every tile."""

from collections.abc import Iterable

from galaxy_desktop.engine.gallery import Gallery, GalleryGroup, by_price
from galaxy_desktop.engine.game import Options
from galaxy_desktop.games.roll.box import factions, home_worlds, sides, tiles
from galaxy_desktop.games.roll.schema import Side
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.games.roll.view import tiles_unseen
from galaxy_desktop.language import N_


def gallery(options: Options) -> Gallery:
    """Return all sides of tiles by sort and cost; those of a faction side by side."""
    del options
    known = sides()
    developments = [known[tile] for tile in tiles()]
    worlds = [known[side.other] for side in developments]
    dearest = max(side.cost for side in developments)
    return Gallery(
        N_("Tiles"),
        (
            GalleryGroup(N_("Faction tiles"), tuple(one for f in factions().values() for one in f.squares)),
            GalleryGroup(N_("Home worlds"), home_worlds()),
            GalleryGroup(N_("Worlds"), _ordered(worlds)),
            GalleryGroup(N_("Developments"), _ordered(side for side in developments if side.cost < dearest)),
            GalleryGroup(
                N_("6-cost developments"), _ordered(side for side in developments if side.cost == dearest)
            ),
        ),
        {},
        one=N_("1 tile"),
    )


def unseen(g: RollState) -> tuple[str, ...]:
    """Return both sides of each game tile that is hidden in a view."""
    return tuple(side for tile in tiles_unseen(g) for side in (tile, sides()[tile].other))


def _ordered(known: Iterable[Side]) -> tuple[str, ...]:
    return by_price((side.cost, side.name, side.id) for side in known)

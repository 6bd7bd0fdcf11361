"""Gallery of New Frontiers: every face of every tile, and the goals."""

from collections.abc import Iterable

from galaxy_desktop.engine.gallery import Gallery, GalleryGroup, by_price
from galaxy_desktop.engine.game import Options
from galaxy_desktop.games.frontiers.box import goals, tiles
from galaxy_desktop.games.frontiers.schema import DEVELOPMENT, HOME, LARGE, WORLD, Tile
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.view import goals_unseen
from galaxy_desktop.language import N_


def gallery(options: Options) -> Gallery:
    """Return all tiles by sort and price."""
    del options
    sorts = {sort: [tile for tile in tiles().values() if tile.sort == sort] for sort in (HOME, WORLD)}
    developments = [tile for tile in tiles().values() if tile.sort == DEVELOPMENT]
    return Gallery(
        N_("Tiles"),
        (
            GalleryGroup(N_("Home colonies"), tuple(tile.id for tile in sorts[HOME])),
            GalleryGroup(N_("Worlds"), _ordered(one for one in sorts[WORLD] if not one.is_military)),
            GalleryGroup(N_("Military worlds"), _ordered(one for one in sorts[WORLD] if one.is_military)),
            GalleryGroup(N_("Developments"), _ordered(t for t in developments if t.size != LARGE)),
            GalleryGroup(N_("Large developments"), _ordered(t for t in developments if t.size == LARGE)),
            GalleryGroup(N_("Goals"), tuple(goals())),
        ),
        {},
        one=N_("1 tile"),
    )


def unseen(g: FrontiersState) -> tuple[str, ...]:
    """Return the worlds in the bag, and the goals that are hidden in a view."""
    return (*g.bag, *(goals_unseen(g) if g.with_goals else ()))


def _ordered(known: Iterable[Tile]) -> tuple[str, ...]:
    return by_price((one.defense if one.is_military else one.cost, one.name, one.id) for one in known)

"""Share of the top bar: the priority track, and what is left of VP, colonists, worlds and goods."""

from galaxy_desktop.games.frontiers.box import figures
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.track import lay_track
from galaxy_desktop.language import NN_, ngettext, series
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.tabletop.lines import Counter, lay_supplies

COLONISTS, WORLDS = NN_("colonist left", "colonists left"), NN_("world in bag", "worlds in bag")


def lay_top(board: Board) -> None:
    """Lay track and supplies into the top bar."""
    area, left = board.areas.supplies, lay_track(board)
    start = max(left + board.space("frame"), min(area.left, left + board.space("aisle")))
    bar = layout.left_of(board.areas.top, area.right)
    lay_supplies(board, layout.right_of(bar, start), _supplies(board))


def _supplies(board: Board) -> list[Counter]:
    view, least = board.view, figures().colonists_left
    pool, colonists, bag = max(0, view.pool), view.colonists, len(view.bag)
    left = ngettext(
        "**{n}** VP chip left. The game ends after the round in which the last one is taken.",
        "**{n}** VP chips left. The game ends after the round in which the last one is taken.",
        pool,
    )
    free = ngettext(
        "**{n}** colonist left. With {least} or fewer left after Settle, that round is the last.",
        "**{n}** colonists left. With {least} or fewer left after Settle, that round is the last.",
        colonists,
    )
    worlds = ngettext("**{n}** world in the bag.", "**{n}** worlds in the bag.", bag)
    cubes = series(f"**{number}** {{{kind}}}" for kind, number in view.goods.items())
    return [
        Counter("pool", "points", str(pool), _("VP left"), left.format(n=pool)),
        Counter(
            "supply",
            "colonist",
            str(colonists),
            COLONISTS.read(colonists),
            free.format(n=colonists, least=least),
            COLONISTS,
        ),
        Counter("bag", "bag", str(bag), WORLDS.read(bag), worlds.format(n=bag), WORLDS),
        Counter(
            "cubes",
            "any_good",
            str(sum(view.goods.values())),
            "",
            _("Goods left: {goods}.").format(goods=cubes),
        ),
    ]

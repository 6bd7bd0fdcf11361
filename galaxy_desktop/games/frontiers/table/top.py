"""Share of the top bar: the priority track, and what is left of VP, colonists, worlds and goods."""

from dataclasses import replace

from galaxy_desktop.games.frontiers.box import figures
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.track import lay_track
from galaxy_desktop.language import NN_, ngettext, series
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.tabletop.lines import Counter, fit_counters, lay_supplies

COLONISTS, WORLDS = NN_("colonist left", "colonists left"), NN_("world in bag", "worlds in bag")
GOODS = NN_("good", "goods")


def lay_top(board: Board) -> None:
    """Lay track and supplies into the top bar; the word of the goods gives way to those of the others."""
    area, left = board.areas.supplies, lay_track(board)
    start = max(left + board.space("frame"), min(area.left, left + board.space("aisle")))
    bar = layout.left_of(board.areas.top, area.right)
    room, counters = layout.right_of(bar, start), _supplies(board)
    if not fit_counters(board, counters.copy(), room.width):
        counters[-1] = replace(counters[-1], word="", forms=None)
    lay_supplies(board, room, counters)


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
    stock = sum(view.goods.values())
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
            str(stock),
            GOODS.read(stock),
            _("Goods left: {goods}.").format(goods=cubes),
            GOODS,
        ),
    ]

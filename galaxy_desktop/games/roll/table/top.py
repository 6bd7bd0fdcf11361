"""Share of the top bar: VP chips left, tiles in the bag, tiles abandoned, and dice in supply."""

from galaxy_desktop.games.roll.table.board import Board, by_type
from galaxy_desktop.games.roll.words.terms import dice_list
from galaxy_desktop.language import NN_, ngettext
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.tabletop.lines import Counter, lay_supplies

TILES, DICE = NN_("tile in bag", "tiles in bag"), NN_("die in supply", "dice in supply")


def lay_top(board: Board) -> None:
    """Lay the supplies into the top bar, with words if there is room."""
    area = board.areas.phases.union(board.areas.supplies)
    lay_supplies(board, area, _supplies(board))


def _supplies(board: Board) -> list[Counter]:
    pool, bag, dice = max(0, board.view.pool), len(board.view.bag), len(board.view.supply)
    left = _("**{n}** VP left in the pool. The game ends after the round in which it runs out.")
    tiles = ngettext("**{n}** tile in the bag.", "**{n}** tiles in the bag.", bag)
    some = ngettext("**{n}** die in the supply: {dice}.", "**{n}** dice in the supply: {dice}.", dice)
    free = some.format(n=dice, dice=dice_list(by_type(board.view.supply)))
    free = free if dice else _("No dice in the supply.")
    return [
        Counter("pool", "points", str(pool), _("VP left"), left.format(n=pool)),
        Counter("bag", "bag", str(bag), TILES.read(bag), tiles.format(n=bag), TILES),
        *_abandoned(len(board.view.abandoned)),
        Counter("supply", "die", str(dice), DICE.read(dice), free, DICE),
    ]


def _abandoned(number: int) -> list[Counter]:
    """Return the counter of tiles aside until Explore is over, if any; their faces are secret (page 4)."""
    if not number:
        return []
    tip = ngettext(
        "**{n}** abandoned tile, which returns to the bag after Explore or when the bag runs short.",
        "**{n}** abandoned tiles, which return to the bag after Explore or when the bag runs short.",
        number,
    )
    return [Counter("abandoned", "discards", str(number), _("abandoned"), tip.format(n=number))]

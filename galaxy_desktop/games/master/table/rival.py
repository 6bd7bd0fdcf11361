"""Empire of another player, laid large over the map."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.box import figures
from galaxy_desktop.games.master.schema import SYMBOLS
from galaxy_desktop.games.master.table.board import Board
from galaxy_desktop.games.master.table.cards_shown import all_name_decks, look_of
from galaxy_desktop.games.master.table.look import TALL, WIDE
from galaxy_desktop.games.master.victory import bases_placed, starts_held
from galaxy_desktop.games.master.words.terms import symbol as symbol_name
from galaxy_desktop.games.master.words.terms import symbol_sign
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.tabletop.empire import card_places, lay_empire_card, lay_empire_panel
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import Counter

LARGEST = 380


def lay_rival(table: Board, seat: Seat) -> None:
    """Lay the panel with the cards of a player and the cubes on them, as large as they fit."""
    counters = [bases(table, seat), starts(table, seat), *_symbols(table, seat)]
    inside = lay_empire_panel(table, table.frame.map, seat, counters)
    row = table.view.players[seat].row
    places = card_places(inside, len(row), TALL / WIDE, table.px(LARGEST), table.space("gap"))
    laid = [*zip(row, places, strict=True)]
    decks = all_name_decks(table, laid)
    for card, place in laid:
        lay_empire_card(table, seat, look_of(table, card, place.size, owner=seat, decks=decks), place)


def bases(table: Board, seat: Seat) -> Counter:
    """Return the counter of the bases of a seat on the map, of the number that wins."""
    has, most = bases_placed(table.view, seat), figures().bases
    tip = _("**{has}** of **{most}** bases on the map. A player with all of them wins.").format(
        has=has, most=most
    )
    return Counter(item_id("bases of", seat), "base", f"{has}/{most}", "", tip)


def starts(table: Board, seat: Seat) -> Counter:
    """Return the counter of the starting systems that a seat holds, of the number that wins."""
    has, most = starts_held(table.view, seat), figures().winning_starts
    tip = _("**{has}** of the **{most}** starting systems needed to win.").format(has=has, most=most)
    return Counter(item_id("starting systems of", seat), "start", f"{has}/{most}", "", tip)


def _symbols(table: Board, seat: Seat) -> list[Counter]:
    """Return a counter for each supremacy symbol."""
    return [
        Counter(
            item_id(f"symbols {symbol}", seat),
            symbol_sign(symbol),
            str(number),
            "",
            _("{symbol}: **{n}** of **{most}** to win").format(
                symbol=symbol_name(symbol), n=number, most=figures().winning_symbols
            ),
        )
        for symbol, number in zip(SYMBOLS, table.view.track[seat], strict=True)
    ]

"""Texts of the questions of Explore."""

from collections.abc import Mapping

from galaxy_desktop.engine.wording import Asking, AskRow, Cases, ask, cases, none
from galaxy_desktop.games.roll.box import figures
from galaxy_desktop.games.roll.explore import DONE, REARRANGE
from galaxy_desktop.games.roll.moves import PutTile, Scout, Stock, move_of, parse_as
from galaxy_desktop.games.roll.powers import stock_credits
from galaxy_desktop.games.roll.stock import gained
from galaxy_desktop.games.roll.words.question import first, limit, me, number
from galaxy_desktop.games.roll.words.terms import item, money, one_explorer, tiles
from galaxy_desktop.language import N_, NN_


def _explorers(a: Asking) -> int:
    return len(me(a.view).column("explore")) + len(me(a.view).extras)


def _can_scout(a: Asking) -> bool:
    return any(isinstance(move_of(option), Scout) for option in a.decision.options())


def _stocks(a: Asking) -> bool:
    return isinstance(move_of(first(a)), Stock)


def _scouts(a: Asking) -> bool:
    return isinstance(move_of(first(a)), Scout)


def _amount(a: Asking) -> int:
    return stock_credits(me(a.view).tableau, parse_as(Stock, first(a)).worker)


def _kept(a: Asking) -> int:
    return gained(me(a.view), _amount(a))


def _lost(a: Asking) -> int:
    return _amount(a) - _kept(a)


def _drawn(a: Asking) -> int:
    return figures().scout_draw + len(a.chosen)


def _bag_too_short(a: Asking) -> bool:
    """Return whether the bag and all abandoned tiles together are fewer than a Scout draws."""
    return len(a.view.bag) + len(a.view.abandoned) + len(a.chosen) < _drawn(a)


def _left(a: Asking) -> int:
    """Return the number of tiles still to be placed."""
    return len(a.decision.composer.tiles) - len(a.chosen)


def _first_side(a: Asking) -> str:
    return item(parse_as(PutTile, first(a)).side)


PLACE_BUTTON = cases(
    (lambda a: _left(a) and none(a), NN_("Place {n} tile", "Place {n} tiles")),
    (_left, NN_("Place {n} more tile", "Place {n} more tiles")),
    (lambda a: len(a.chosen) == 1, N_("Place {tile}")),
    otherwise=N_("Done"),
)
"""Label of the primary button while tiles are being placed."""

EXPLORE = cases(
    (
        _stocks,
        ask(
            N_("Explore: Stock with {explorer}"),
            cases(
                (_lost, N_("You gain {kept} and will have {total}; {lost} over the {limit} limit is lost.")),
                otherwise=N_("You gain {kept} and will have {total}."),
            ),
            N_("Stock for {kept}"),
            explorer=lambda a: one_explorer(parse_as(Stock, first(a)).worker),
            kept=lambda a: money(_kept(a)),
            total=lambda a: money(me(a.view).credits + _kept(a)),
            lost=lambda a: money(_lost(a)),
            limit=limit,
        ),
    ),
    (
        _scouts,
        ask(
            N_("Explore: Scout with {explorer}"),
            cases(
                (
                    lambda a: me(a.view).zone(),
                    NN_(
                        "You may first abandon tiles from your construction zone. "
                        "You draw **{n}** tile plus 1 for each tile you abandon.",
                        "You may first abandon tiles from your construction zone. "
                        "You draw **{n}** tiles plus 1 for each tile you abandon.",
                    ),
                ),
                otherwise=NN_(
                    "Your construction zone is empty. You draw **{n}** tile.",
                    "Your construction zone is empty. You draw **{n}** tiles.",
                ),
            ),
            N_("Scout"),
            explorer=lambda a: one_explorer(parse_as(Scout, first(a)).worker),
            n=lambda _a: figures().scout_draw,
        ),
    ),
    (
        lambda a: first(a) == REARRANGE,
        ask(
            N_("Explore: rearrange your construction zone"),
            N_(
                "You may rearrange all your tiles: any order, either side up, each in the stack for "
                "that side."
            ),
            N_("Rearrange"),
        ),
    ),
    (
        lambda a: first(a) == DONE,
        ask(
            N_("Explore: keep your construction zone as is"),
            N_("The tiles of both stacks remain in their current order."),
            N_("Keep as is"),
        ),
    ),
    (
        lambda a: not _explorers(a),
        ask(
            N_("Explore: rearrange your construction zone?"),
            N_("You may rearrange your tiles or keep them as they are."),
            N_("Choose one"),
        ),
    ),
    (
        _can_scout,
        ask(
            N_("Explore: Scout or Stock?"),
            NN_(
                "You have **{n}** explorer left. Scout to draw tiles, or Stock to gain credits.",
                "You have **{n}** explorers left. Scout to draw tiles, or Stock to gain credits.",
            ),
            N_("Choose a task"),
            n=_explorers,
        ),
    ),
    otherwise=ask(
        N_("Explore: Stock with each explorer"),
        NN_(
            "You have **{n}** explorer left. No tiles can be drawn, so you can't Scout.",
            "You have **{n}** explorers left. No tiles can be drawn, so you can't Scout.",
        ),
        N_("Choose a task"),
        n=_explorers,
    ),
)

ABANDON = ask(
    cases(
        (none, N_("Scout: abandon tiles first?")),
        otherwise=NN_("Scout: abandon {n} tile", "Scout: abandon {n} tiles"),
    ),
    cases(
        (
            _bag_too_short,
            N_("You'll draw up to {drawn}. The bag is short, so abandoned tiles return to it right away."),
        ),
        (
            lambda a: len(a.view.bag) < _drawn(a),
            N_("You'll draw {drawn}. The bag is short, so abandoned tiles return to it right away."),
        ),
        otherwise=N_("You'll draw {drawn}. Each tile you abandon draws 1 more."),
    ),
    cases(
        (none, N_("Choose tiles")), otherwise=NN_("Abandon {n} tile and draw", "Abandon {n} tiles and draw")
    ),
    N_("Abandon none"),
    n=number,
    drawn=lambda a: tiles(_drawn(a)),
)

PLACE_TILES = ask(
    cases(
        (lambda a: a.decision.about == "scout", N_("Scout: development or world?")),
        otherwise=N_("{about}: development or world?"),
    ),
    cases(
        (
            lambda a: a.decision.composer.tops,
            N_("Choose the side to use for each tile, and place it under its stack or on top."),
        ),
        otherwise=N_("Choose the side to use: the tile is placed under that stack, below earlier tiles."),
    ),
    PLACE_BUTTON,
    n=_left,
    tile=_first_side,
)

REARRANGING = ask(
    N_("Explore: rearrange your construction zone"),
    N_("Choose tiles from the top down: the first tile of each stack is its top tile, to be built first."),
    PLACE_BUTTON,
    n=_left,
    tile=_first_side,
)

ABANDON_INTO_BAG = ask(
    cases((none, N_("Explore: abandon 1 tile")), otherwise=N_("Explore: abandon {tile}")),
    N_("The bag ran short: each player with **{n}** or more tiles must abandon 1 tile into it."),
    cases((none, N_("Choose a tile")), otherwise=N_("Abandon {tile}")),
    tile=lambda a: item(first(a)),
    n=lambda _a: figures().shortage_zone,
)

QUESTIONS: Mapping[str, AskRow | Cases[AskRow]] = {
    "explore": EXPLORE,
    "abandon": ABANDON,
    "place_tiles": PLACE_TILES,
    "rearrange": REARRANGING,
    "give_up_tile": ABANDON_INTO_BAG,
}
"""The row of each topic."""

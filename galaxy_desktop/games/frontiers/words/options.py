"""Short texts of single options."""

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.sentences import vp
from galaxy_desktop.engine.wording import Asking, Row, Wording, cases, row, sentence
from galaxy_desktop.games.frontiers.box import figures, tiles
from galaxy_desktop.games.frontiers.powers import price
from galaxy_desktop.games.frontiers.schema import Tile
from galaxy_desktop.games.frontiers.settle import COLONISTS
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.trade import sale
from galaxy_desktop.games.frontiers.words.question import declined, first, player_of
from galaxy_desktop.games.frontiers.words.terms import colonists, item, kind, money
from galaxy_desktop.games.frontiers.words.ways import way_name
from galaxy_desktop.language import N_, Message
from galaxy_desktop.language import gettext as _


def option_text(view: FrontiersState, decision: Decision, option: Option) -> str:
    """Return the text of an option in a list or on a chip."""
    if decision.topic not in OPTIONS.rows:
        return item(option)
    return sentence(OPTIONS, decision.topic, Asking(view, decision, (option,)))


def _tile(a: Asking) -> Tile:
    return tiles()[a.chosen[0]]


def _points(a: Asking) -> str:
    return _("**?** VP") if _tile(a).bonus else vp(_tile(a).vp)


def _kind_of_good(a: Asking) -> str:
    return kind(player_of(a).goods[a.chosen[0]])


WORLD = cases(
    (
        lambda a: _tile(a).is_military,
        row(N_("{chosen} ({kind}, defense {n}, {points})"), n=lambda a: _tile(a).defense),
    ),
    otherwise=row(N_("{chosen} ({kind}, cost {n}, {points})"), n=lambda a: _tile(a).cost),
)

SETTLE = cases(
    (
        lambda a: a.chosen[0] == COLONISTS,
        row(
            N_("Gain {colonists}"),
            colonists=lambda a: colonists(min(figures().colonists_instead, a.view.colonists)),
        ),
    ),
    otherwise=WORLD,
)

GOOD = row(N_("{kind} good on {chosen}"), kind=_kind_of_good)

OPTIONS: Wording[Row] = Wording(
    rows={
        "develop": row(
            N_("{chosen} for {price}"),
            price=lambda a: money(price(a.view, a.view.viewer or 0, a.chosen[0])),
        ),
        "explore": WORLD,
        "discard": WORLD,
        "stock_world": WORLD,
        "settle": SETTLE,
        "settle_second": WORLD,
        "way": row(Message("{way}"), way=lambda a: way_name(a.view, a.decision.about, a.chosen[0])),
        "upgrade": WORLD,
        "sell": row(
            N_("{kind} good on {chosen} for {price}"),
            kind=_kind_of_good,
            price=lambda a: money(sale(player_of(a), a.chosen[0])),
        ),
        "stock_goods": GOOD,
        "feed": GOOD,
        "stock_credits": row(Message("{money}"), money=lambda a: money(int(a.chosen[0]))),
        "pay_production": cases((declined, row(N_("Don't pay"))), otherwise=row(N_("Pay"))),
        "turn_up_now": cases((declined, row(N_("Keep face down"))), otherwise=row(N_("Turn face up"))),
    },
    values={"chosen": first, "kind": lambda a: kind(_tile(a).kind), "points": _points},
)
"""The row of each topic whose options are more than a name."""

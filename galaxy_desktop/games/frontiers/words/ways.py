"""Texts of the ways to settle a world, with their numbers."""

from dataclasses import dataclass

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.engine.wording import Row, Wording, cases, row, sentence
from galaxy_desktop.games.frontiers.box import DEVELOP, SETTLE, figures
from galaxy_desktop.games.frontiers.ending import sure_end
from galaxy_desktop.games.frontiers.moves import CONQUER, PAY, PAY_FOR_MILITARY, REPLACE
from galaxy_desktop.games.frontiers.powers import kind_of, pays_after
from galaxy_desktop.games.frontiers.state import FrontiersState, Player
from galaxy_desktop.games.frontiers.ways import SettleWay, ways_to_settle
from galaxy_desktop.games.frontiers.words.question import me
from galaxy_desktop.games.frontiers.words.terms import colonists, item, kind, money, unused
from galaxy_desktop.language import N_
from galaxy_desktop.language import gettext as _


@dataclass(frozen=True, slots=True)
class SettlerWay:
    """A way to settle a world, and the player who would go it."""

    way: SettleWay
    player: Player


def way_name(view: FrontiersState, world: str, option: Option) -> str:
    """Return one way in a few words."""
    way = way_of(view, world, option)
    return sentence(NAMES, way.how, SettlerWay(way, me(view)))


def way_of(view: FrontiersState, world: str, option: Option) -> SettleWay:
    """Return the way that an option names."""
    return next(way for way in ways_to_settle(view, view.viewer or 0, world) if way.option == option)


def paid_for_buying(player: Player, tile: str) -> int:
    """Return the credits that powers pay once a player has bought a development."""
    return sum(amount for _source, amount in pays_after(player, DEVELOP, tile, kind_of(player, tile)))


def paid_for_settling(player: Player, world: str, way: SettleWay) -> int:
    """Return the credits that powers pay once a player has settled a world in a way."""
    if way.how == REPLACE:
        player = player.clone()
        player.colonies.remove(way.by)
    return sum(amount for _source, amount in pays_after(player, SETTLE, world, way.kind))


def then_gain(credits: int) -> str:
    """Return the sentence on credits gained after what was paid; empty for none."""
    return _("Then you gain {money}.").format(money=money(credits)) if credits else ""


def way_text(view: FrontiersState, world: str, way: SettleWay) -> str:
    """Return the sentences on what a way takes, what the viewer has left, and what is then gained."""
    player = me(view)
    takes = sentence(SENTENCES, way.how, SettlerWay(way, player))
    left = _("You keep {money} and {unused}.").format(
        money=money(player.credits - way.price), unused=unused(player.colonists - way.colonists)
    )
    after = then_gain(paid_for_settling(player, world, way)), last_by_colonies(view, way)
    return " ".join(filter(None, (takes, left, *after)))


def last_by_colonies(view: FrontiersState, way: SettleWay) -> str:
    """Return the sentence that a way to settle a world makes this round the last; empty if it doesn't."""
    number = len(me(view).colonies) + (way.how != REPLACE)
    if view.action != SETTLE or sure_end(view) or number <= figures().colonies:
        return ""
    return _("Having **{n}** colonies makes this round the last.").format(n=number)


def last_by_colonists(view: FrontiersState, gained: int) -> str:
    """Return the sentence that colonists `gained` in Settle make this round the last; empty if they don't."""
    left = view.colonists - gained
    if view.action != SETTLE or sure_end(view) or left > figures().colonists_left:
        return ""
    return _("With {left} left, this round is the last.").format(left=colonists(left))


def _of_any_kind(s: SettlerWay) -> bool:
    return s.way.chosen


def _removes(s: SettlerWay) -> bool:
    return bool(s.way.spends)


def _removed(s: SettlerWay) -> str:
    goods = [
        _("the {kind} good on {colony}").format(kind=kind(s.player.goods[colony]), colony=item(colony))
        for _tile, colony in s.way.spends
    ]
    return listed(goods)


def _colonies(s: SettlerWay) -> str:
    return listed([item(colony) for _tile, colony in s.way.spends])


VALUES = {
    "money": lambda s: money(s.way.price),
    "kind": lambda s: kind(s.way.kind),
    "strength": lambda s: s.way.strength,
    "by": lambda s: item(s.way.by),
    "colonists": lambda s: colonists(s.way.colonists),
}

NAMES: Wording[Row] = Wording(
    rows={
        PAY: cases(
            (_of_any_kind, row(N_("Set to {kind}, pay {money}"))),
            otherwise=row(N_("Pay {money}")),
        ),
        CONQUER: cases(
            (_removes, row(N_("Conquer with Military **{strength}**, removing {goods}"), goods=_removed)),
            (_of_any_kind, row(N_("Set to {kind}, conquer with Military **{strength}**"))),
            otherwise=row(N_("Conquer with Military **{strength}**")),
        ),
        PAY_FOR_MILITARY: cases(
            (_of_any_kind, row(N_("Set to {kind}, pay {money} using {by}"))),
            otherwise=row(N_("Pay {money} using {by}")),
        ),
        REPLACE: cases(
            (_of_any_kind, row(N_("Set to {kind}, replace {by} (no credits)"))),
            otherwise=row(N_("Replace {by} (no credits)")),
        ),
    },
    values=VALUES,
)
"""The row of each way, as the label of an option."""

SENTENCES: Wording[Row] = Wording(
    rows={
        PAY: cases(
            (_of_any_kind, row(N_("You set it to {kind}, pay {money} and place {colonists}."))),
            otherwise=row(N_("You pay {money} and place {colonists}.")),
        ),
        CONQUER: cases(
            (
                _removes,
                row(
                    N_(
                        "You conquer it with Military **{strength}**, removing goods ({colonies}), and place "
                        "{colonists}."
                    ),
                    colonies=_colonies,
                ),
            ),
            (_of_any_kind, row(N_("You set it to {kind}, conquer it and place {colonists}."))),
            otherwise=row(N_("You conquer it with Military **{strength}** and place {colonists}.")),
        ),
        PAY_FOR_MILITARY: cases(
            (_of_any_kind, row(N_("You set it to {kind}, pay {money} ({by}) and place {colonists}."))),
            otherwise=row(N_("You pay {money} ({by}) and place {colonists}.")),
        ),
        REPLACE: cases(
            (
                lambda s: s.way.colonists > 0,
                row(N_("It replaces {by}. You pay no credits and add {colonists}.")),
            ),
            otherwise=row(N_("It replaces {by}. You pay no credits. The colonist there remains.")),
        ),
    },
    values=VALUES,
)
"""The row of each way, as what it takes."""

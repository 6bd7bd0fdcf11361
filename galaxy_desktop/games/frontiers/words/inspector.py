"""Inspector texts for tiles, in this game and for its viewer."""

from galaxy_desktop.engine.sentences import listed, vp
from galaxy_desktop.engine.words import Explanation, labelled
from galaxy_desktop.games.frontiers.box import DEVELOP, figures, tiles
from galaxy_desktop.games.frontiers.powers import plain_military, powers, price, sale_bonus, sale_price
from galaxy_desktop.games.frontiers.schema import ANY, DEVELOPMENT, HOME, WINDFALL, Tile
from galaxy_desktop.games.frontiers.scoring import best_kind, bonus_points, empire_as
from galaxy_desktop.games.frontiers.state import FrontiersState, Player
from galaxy_desktop.games.frontiers.ways import most_military, thinkable_ways
from galaxy_desktop.games.frontiers.words.counts import bonus_text
from galaxy_desktop.games.frontiers.words.powers import power_text
from galaxy_desktop.games.frontiers.words.question import me
from galaxy_desktop.games.frontiers.words.terms import colonists, item, keyword, kind, money
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext

Lines = list[Explanation]


def tile_lines(view: FrontiersState, name: str) -> Lines:
    """Return a line for each property of a tile, from the cost to the source of its values."""
    tile = tiles()[name]
    top = _development_lines(view, tile) if tile.sort == DEVELOPMENT else _world_lines(view, tile)
    return [
        *top,
        *_point_lines(view, tile),
        *(Explanation(power.action, power_text(power)) for power in tile.powers),
        *(Explanation(f"tag_{word}", _keyword_text(word)) for word in tile.keywords),
        _source_line(tile),
    ]


def _keyword_text(word: str) -> str:
    return _("It bears the word {word}.").format(word=keyword(word))


def _placed(view: FrontiersState, tile: Tile) -> bool:
    return any(tile.id in player.empire() for player in view.players)


def _out_of_reach(view: FrontiersState, tile: Tile) -> bool:
    """Return whether a world is settled, or explored by another player than the viewer."""
    others = (player for player in view.players if player is not me(view))
    return _placed(view, tile) or any(tile.id in player.explored for player in others)


def _development_lines(view: FrontiersState, tile: Tile) -> Lines:
    player, seat = me(view), view.viewer or 0
    sign = labelled("development_cost", tile.cost)
    if tile.id not in view.stock:
        return [
            Explanation(
                sign, _("Cost {money}. It is not in play in this game.").format(money=money(tile.cost))
            )
        ]
    if tile.id in player.developments:
        return [Explanation(sign, _("Cost {money}. You own it.").format(money=money(tile.cost)))]
    left = view.stock[tile.id]
    bonus = view.action == DEVELOP and view.selector == seat
    text = _price_text(player, tile, price(view, seat, tile.id), bonus)
    number = ngettext("**{n}** tile is left.", "**{n}** tiles are left.", left).format(n=left)
    covers = figures().spaces[tile.size]
    mat = ngettext("It covers **{n}** space.", "It covers **{n}** spaces.", covers).format(n=covers)
    return [Explanation(sign, text), Explanation("deck", f"{number} {mat}")]


def _price_text(player: Player, tile: Tile, due: int, bonus: bool) -> str:
    """Return the printed cost, the price for this player now, and the sources of the difference."""
    costs = _("Costs {money}.").format(money=money(tile.cost))
    if due == tile.cost:
        return costs
    helpers = [item(source) for source, _power in powers(player, "develop", "discount")]
    helpers += [_("the bonus of Develop")] * bonus
    return _("Costs {money}; you pay {due} now, thanks to {who}.").format(
        money=money(tile.cost), due=money(due), who=listed(helpers)
    )


def _world_lines(view: FrontiersState, tile: Tile) -> Lines:
    return [
        _defense_line(view, tile) if tile.is_military else _cost_line(view, tile),
        Explanation("colonist", _("Holds {colonists}.").format(colonists=colonists(tile.colonists))),
        _kind_line(view, tile),
    ]


def _cost_line(view: FrontiersState, tile: Tile) -> Explanation:
    sign = labelled("civil_cost", tile.cost)
    if tile.sort == HOME:
        text = _("Printed cost {money}: nobody pays it; it counts only where a world replaces this colony.")
        return Explanation(sign, text.format(money=money(tile.cost)))
    if _out_of_reach(view, tile):
        return Explanation(sign, _("Cost {money}.").format(money=money(tile.cost)))
    costs = _("Costs {money}.").format(money=money(tile.cost))
    due = min(way.price for way in thinkable_ways(me(view), tile.id))
    if due == tile.cost:
        return Explanation(sign, costs)
    text = _("Costs {money}; you can settle it for {due}.").format(money=money(tile.cost), due=money(due))
    return Explanation(sign, text)


def _defense_line(view: FrontiersState, tile: Tile) -> Explanation:
    sign, player = labelled("defense", tile.defense), me(view)
    if tile.sort == HOME:
        text = _("Defense **{n}**: nobody has to conquer it; it makes your home a military colony.")
        return Explanation(sign, text.format(n=tile.defense))
    if _out_of_reach(view, tile):
        return Explanation(sign, _("Defense **{n}**.").format(n=tile.defense))
    has = most_military(player, tile.id)
    text = _("Defense **{n}**; you can reach Military **{has}** against it").format(n=tile.defense, has=has)
    text += "." if has >= tile.defense else _(", **{n} short**.").format(n=tile.defense - has)
    paid = [way.price for way in thinkable_ways(player, tile.id) if way.by]
    if paid:
        text += " " + _("You may pay {money} instead.").format(money=money(min(paid)))
    return Explanation(sign, text)


def _kind_line(view: FrontiersState, tile: Tile) -> Explanation:
    if not tile.holds_goods:
        return Explanation("any_good", _("A gray world: it never has a good."))
    if tile.kind == ANY:
        return Explanation(
            "any_good",
            _(
                "Its owner sets its kind anew in each action. A good there keeps its own kind and "
                "cannot be sold."
            ),
        )
    form = (
        _("{kind} windfall world: a good comes with it, later ones by powers and the Produce bonus.")
        if tile.goods == WINDFALL
        else _("{kind} production world: a good in each Produce.")
    )
    paid = [power.cost for power in tile.powers if power.code == "paid_production"]
    if paid:
        form = _("{kind} production world: a good in each Produce in which its owner pays {money}.")
    sold = (
        _("It sells for {money}.") if _placed(view, tile) else _("In your empire it would sell for {money}.")
    )
    text = form.format(kind=kind(tile.kind), money=money(sum(paid)))
    return Explanation(tile.kind, f"{text} " + sold.format(money=money(_sale(view, tile))))


def _sale(view: FrontiersState, tile: Tile) -> int:
    """Return the credits for a good of a world, to its owner, or to the viewer if it were a colony there."""
    owner = next((player for player in view.players if tile.id in player.colonies), me(view)).clone()
    owner.new = []
    if tile.id not in owner.colonies:
        owner.colonies.append(tile.id)
    owner.goods[tile.id] = tile.kind
    return sale_price(tile.kind) + sale_bonus(owner, tile.id)


def _point_lines(view: FrontiersState, tile: Tile) -> Lines:
    if not tile.bonus:
        return [Explanation(labelled("points", tile.vp), _("Worth {vp} at the end.").format(vp=vp(tile.vp)))]
    others = [_worth(view, p, tile) for p in view.players if tile.id in p.empire() and p is not me(view)]
    mine = tile.id in me(view).empire()
    lines = []
    if mine or tile.sort == DEVELOPMENT or not others:
        form = _("Worth {vp} as the empire stands.") if mine else _("Worth {vp} in your empire now.")
        lines.append(form.format(vp=vp(_worth(view, me(view), tile))))
    lines += [_("Worth {vp} in an opponent's empire now.").format(vp=vp(points)) for points in others]
    return [
        *(Explanation("points:?", text) for text in lines),
        *(Explanation(labelled("points", line.vp or "?"), bonus_text(tile, line)) for line in tile.bonus),
    ]


def _worth(view: FrontiersState, player: Player, tile: Tile) -> int:
    """Return the points of the "?" of a tile for a player, who need not own it."""
    owner = player.clone()
    if tile.id not in owner.empire():
        (owner.developments if tile.sort == DEVELOPMENT else owner.colonies).append(tile.id)
    return bonus_points(owner, tile.bonus, empire_as(owner, best_kind(view, owner)))


def _source_line(tile: Tile) -> Explanation:
    if tile.source == "published":
        return Explanation("information", _("Its values are the published ones."))
    return Explanation("information", _("Its values are partly our own design; see About."))


def military_lines(view: FrontiersState) -> Lines:
    """Return lines on the Military of the viewer, against every world and against some only."""
    player = me(view)
    total = plain_military(player)
    lines = [Explanation("military", _("Military **{n}** against every world.").format(n=total))]
    lines += [
        Explanation("military", f"{item(tile)}. {power_text(power)}")
        for code in ("military", "temporary_military", "pay_for_military")
        for tile, power in powers(player, "settle", code)
    ]
    return lines

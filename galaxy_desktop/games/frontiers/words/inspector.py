"""Inspector texts for tiles, in this game and for its viewer."""

from galaxy_desktop.engine.sentences import listed, minus, vp
from galaxy_desktop.engine.words import Explanation, labelled
from galaxy_desktop.games.frontiers.box import DEVELOP, SETTLE, figures, tiles
from galaxy_desktop.games.frontiers.powers import plain_military, powers, price, sale_bonus, sale_price
from galaxy_desktop.games.frontiers.schema import ANY, DEVELOPMENT, HOME, WINDFALL, Power, Tile
from galaxy_desktop.games.frontiers.scoring import best_kind, bonus_points, empire_as
from galaxy_desktop.games.frontiers.state import FrontiersState, Player
from galaxy_desktop.games.frontiers.ways import most_military, thinkable_ways
from galaxy_desktop.games.frontiers.words.counts import bonus_text
from galaxy_desktop.games.frontiers.words.powers import power_text, what_it_does
from galaxy_desktop.games.frontiers.words.question import me
from galaxy_desktop.games.frontiers.words.terms import colonists, item, keyword, kind, money
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext

Lines = list[Explanation]

SPECIAL = {"pay_for_military", "temporary_military", "second_world"}
REPLACING = {"upgrade", "replace_self"}


def tile_lines(view: FrontiersState, name: str) -> Lines:
    """Return a line for each property of a tile, from the cost to the source of its values."""
    tile = tiles()[name]
    top = _development_lines(view, tile) if tile.sort == DEVELOPMENT else _world_lines(view, tile)
    return [
        *top,
        *_point_lines(view, tile),
        *(Explanation(power.action, power_text(power), _page_of(power)) for power in tile.powers),
        *(Explanation(f"tag_{word}", _keyword_text(word), "goods") for word in tile.keywords),
        _source_line(tile),
    ]


def _page_of(power: Power) -> str:
    """Return the name of the page of the rules that explains a power."""
    if power.code in SPECIAL:
        return "special_settling"
    return "replacing" if power.code in REPLACING else power.action


def _keyword_text(word: str) -> str:
    return _("Keyword: {word}.").format(word=keyword(word))


def _placed(view: FrontiersState, tile: Tile) -> bool:
    return any(tile.id in player.empire() for player in view.players)


def _out_of_reach(view: FrontiersState, tile: Tile) -> bool:
    """Return whether a world is settled, or explored by another player than the viewer."""
    others = (player for player in view.players if player is not me(view))
    return _placed(view, tile) or any(tile.id in player.explored for player in others)


def _development_lines(view: FrontiersState, tile: Tile) -> Lines:
    sign, printed = labelled("development_cost", tile.cost), _("Cost {money}.").format(money=money(tile.cost))
    cost = Explanation(sign, _development_cost(view, tile), "develop", printed)
    covers = figures().spaces[tile.size]
    text = mat = ngettext("Covers **{n}** mat space.", "Covers **{n}** mat spaces.", covers).format(n=covers)
    if tile.id in view.stock and tile.id not in me(view).developments:
        left = view.stock[tile.id]
        number = ngettext("**{n}** copy left.", "**{n}** copies left.", left).format(n=left)
        text = f"{number} {mat}"
    return [cost, Explanation("deck", text, "develop", mat)]


def _development_cost(view: FrontiersState, tile: Tile) -> str:
    """Return the printed cost, the price for the viewer now, and the sources of the difference."""
    player, seat, cost = me(view), view.viewer or 0, money(tile.cost)
    if tile.id not in view.stock:
        return _("Cost {money}. It isn't used in this game.").format(money=cost)
    if tile.id in player.developments:
        return _("Cost {money}. You own it.").format(money=cost)
    due = price(view, seat, tile.id)
    if due == tile.cost:
        return _("Cost {money}.").format(money=cost)
    helpers = [item(source) for source, _power in powers(player, "develop", "discount")]
    helpers += [_("Develop bonus")] * (view.action == DEVELOP and view.selector == seat)
    return _("Cost {money}; you pay {due} ({who}).").format(money=cost, due=money(due), who=listed(helpers))


def _world_lines(view: FrontiersState, tile: Tile) -> Lines:
    return [
        _defense_line(view, tile) if tile.is_military else _cost_line(view, tile),
        Explanation(
            "colonist", _("Holds {colonists}.").format(colonists=colonists(tile.colonists)), "settle"
        ),
        _kind_line(view, tile),
    ]


def _cost_line(view: FrontiersState, tile: Tile) -> Explanation:
    sign, cost = labelled("civil_cost", tile.cost), money(tile.cost)
    if tile.sort == HOME:
        text = _("Printed cost {money}: never paid, used only when a world replaces this colony.")
        return Explanation(sign, text.format(money=cost), "replacing")
    text = printed = _("Cost {money}.").format(money=cost)
    if not _out_of_reach(view, tile):
        due = min(way.price for way in thinkable_ways(me(view), tile.id))
        if due != tile.cost:
            text = _("Cost {money}; you could settle it for {due}.").format(money=cost, due=money(due))
    return Explanation(sign, text, "settle", printed)


def _defense_line(view: FrontiersState, tile: Tile) -> Explanation:
    sign = labelled("defense", tile.defense)
    if tile.sort == HOME:
        text = _("Defense **{n}**: never conquered; it makes this home colony a military colony.")
        return Explanation(sign, text.format(n=tile.defense), "settle")
    printed = _("Defense **{n}**.").format(n=tile.defense)
    if _out_of_reach(view, tile):
        return Explanation(sign, printed, "settle")
    has = most_military(me(view), tile.id)
    text = _("Defense **{n}**; your Military against it can reach **{has}**.")
    if has < tile.defense:
        text = _(
            "Defense **{n}**; your Military against it can reach **{has}**, so you need **{short}** more."
        )
    text = text.format(n=tile.defense, has=has, short=tile.defense - has)
    paid = [way.price for way in thinkable_ways(me(view), tile.id) if way.by]
    if paid:
        text += " " + _("You may pay {money} instead.").format(money=money(min(paid)))
    return Explanation(sign, text, "settle", printed)


def _kind_line(view: FrontiersState, tile: Tile) -> Explanation:
    if not tile.holds_goods:
        return Explanation("any_good", _("Gray world: it never has a good."), "goods")
    if tile.kind == ANY:
        text = _(
            "Windfall world of any kind: it receives a good when settled. Its owner sets its kind in each "
            "action. A good on it keeps its own kind and can't be sold."
        )
        return Explanation("any_good", text, "oort")
    sold = _("Its good sells for {money}.")
    if not _placed(view, tile):
        sold = _("In your empire, its good would sell for {money}.")
    text = _goods_text(tile)
    return Explanation(tile.kind, f"{text} {sold.format(money=money(_sale(view, tile)))}", "goods", text)


def _goods_text(tile: Tile) -> str:
    """Return the sentence on when a world has a good."""
    if tile.goods == WINDFALL:
        return _(
            "{kind} windfall world: it receives a good when settled. Later it gets one only through "
            "powers and the Produce bonus."
        ).format(kind=kind(tile.kind))
    paid = [power.cost for power in tile.powers if power.code == "paid_production"]
    if not paid:
        return _("{kind} production world: it produces a good in Produce if it has none.").format(
            kind=kind(tile.kind)
        )
    return _(
        "{kind} production world: it produces a good in Produce only if it has none and its owner pays "
        "{money}."
    ).format(kind=kind(tile.kind), money=money(sum(paid)))


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
        text = _("Worth {vp} at game end.").format(vp=vp(tile.vp))
        return [Explanation(labelled("points", minus(tile.vp)), text, "scoring")]
    return [
        *(Explanation("points:?", text, "scoring", printed="") for text in _worths(view, tile)),
        *(
            Explanation(labelled("points", line.vp or "?"), bonus_text(tile, line), "scoring")
            for line in tile.bonus
        ),
    ]


def _worths(view: FrontiersState, tile: Tile) -> list[str]:
    """Return a sentence for the points of a "?" with the tiles of the viewer, and of each other owner."""
    player = me(view)
    others = [_worth(view, p, tile) for p in view.players if tile.id in p.empire() and p is not player]
    lines = []
    if tile.id in player.empire():
        lines.append(_("Currently worth {vp} in your empire.").format(vp=vp(_worth(view, player, tile))))
    elif tile.sort == DEVELOPMENT or not others:
        lines.append(
            _("Would currently be worth {vp} in your empire.").format(vp=vp(_worth(view, player, tile)))
        )
    return [
        *lines,
        *(_("Currently worth {vp} in an opponent's empire.").format(vp=vp(worth)) for worth in others),
    ]


def _worth(view: FrontiersState, player: Player, tile: Tile) -> int:
    """Return the points of the "?" of a tile for a player, who need not own it."""
    owner = player.clone()
    if tile.id not in owner.empire():
        (owner.developments if tile.sort == DEVELOPMENT else owner.colonies).append(tile.id)
    return bonus_points(tile.bonus, empire_as(owner, best_kind(view, owner)))


def _source_line(tile: Tile) -> Explanation:
    text = _("Values as published.")
    if tile.source != "published":
        text = _("Some of its values are our own design; see About.")
    return Explanation("information", text, "powers")


def military_lines(view: FrontiersState) -> Lines:
    """Return lines on the Military of the viewer: with what was bought in this action, and by tile.

    Temporary Military that has been used in this action is part of the number, and left out of the tiles.
    """
    player = me(view)
    used = player.used if view.action == SETTLE else ()
    number = plain_military(player) + player.temporary
    text = _("Military **{n}** against every world.").format(n=number)
    return [
        Explanation("military", text, "settle"),
        *(
            Explanation(
                "military",
                _("{tile}: {what}").format(tile=item(tile), what=what_it_does(power)),
                _page_of(power),
            )
            for code in ("military", "temporary_military", "pay_for_military")
            for tile, power in powers(player, "settle", code)
            if code != "temporary_military" or tile not in used
        ),
    ]

"""What is noted about the choice made so far in each question, "You would have ..." the last one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from galaxy_desktop.engine.sentences import listed, vp
from galaxy_desktop.games.frontiers.consume import goods_taken, usable
from galaxy_desktop.games.frontiers.develop import market
from galaxy_desktop.games.frontiers.figures import figures
from galaxy_desktop.games.frontiers.powers import powers, sale_bonus, sale_price
from galaxy_desktop.games.frontiers.settle import COLONISTS
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.tiles import tiles
from galaxy_desktop.games.frontiers.ways import (
    CONQUER,
    PAY,
    PAY_FOR_MILITARY,
    REPLACE,
    SettleWay,
    ways_to_settle,
)
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


@dataclass(frozen=True, slots=True)
class Note:
    """A line of the box: its sign and its sentence; the first one is the title and has none."""

    text: str
    sign: str = ""


def preview_lines(board: Board) -> list[Note]:
    """The notes about the open question; none where there is nothing to say."""
    write_notes = NOTES.get(board.topic)
    return write_notes(board) if write_notes is not None else []


def _would_have(board: Board, credits: int, colonists: int) -> Note:
    text = ngettext(
        "You would have **${credits}** and **{n}** free colonist left.",
        "You would have **${credits}** and **{n}** free colonists left.",
        colonists,
    )
    return Note(text.format(credits=credits, n=colonists), "check")


def _name(board: Board, tile: str) -> str:
    return board.game.words.item(tile)


def _develop(board: Board) -> list[Note]:
    """What a development costs, and why."""
    tile = board.chosen
    if not tile:
        return [
            Note(_("Buying a development")),
            Note(
                _("You have **${n}**. Choose a development that glows, or none.").format(n=board.me.credits),
                "credits",
            ),
        ]
    price, printed = market(board.view, board.seat).prices[tile], tiles()[tile].cost
    notes = [Note(_("Paying for {tile}").format(tile=_name(board, tile)))]
    text = _("**${n}** of your ${has}.").format(n=price, has=board.me.credits)
    if price < printed:
        text += " " + _("It is printed at ${n}.").format(n=printed)
    notes.append(Note(text, "credits"))
    size = figures().spaces[tiles()[tile].size]
    covers = ngettext("It covers {n} space of your mat.", "It covers {n} spaces of your mat.", size)
    notes.append(Note(covers.format(n=size), "develop"))
    return [*notes, _would_have(board, board.me.credits - price, board.me.colonists)]


def _settle(board: Board) -> list[Note]:
    """What settling the chosen world takes, or taking colonists gives."""
    me, chosen = board.me, board.chosen
    if chosen == COLONISTS:
        number = min(figures().colonists_instead, board.view.colonists)
        return [
            Note(_("Colonists instead of a world")),
            _would_have(board, me.credits, me.colonists + number),
        ]
    if not chosen:
        text = _("Choose an explored world that glows, or take colonists.")
        return [Note(_("Settling a world")), Note(text, "settle")]
    ways = ways_to_settle(board.view, board.seat, chosen)
    if len(ways) > 1:
        text = ngettext("There is {n} way to settle it.", "There are {n} ways to settle it.", len(ways))
        title = Note(_("Settling {tile}").format(tile=_name(board, chosen)))
        return [title, Note(text.format(n=len(ways)), "settle"), _people(board, chosen, ways[0])]
    return _way_notes(board, chosen, ways[0])


def _settle_second(board: Board) -> list[Note]:
    """One more world after the first, or none."""
    if board.chosen:
        return _settle(board)
    text = _("Choose one more explored world that glows, or none.")
    return [Note(_("Settling a second world")), Note(text, "settle")]


def _way(board: Board) -> list[Note]:
    """What the chosen way takes."""
    world = board.decision.about if board.decision else ""
    found = [way for way in ways_to_settle(board.view, board.seat, world) if way.id == board.chosen]
    if not found:
        return [
            Note(_("Settling {tile}").format(tile=_name(board, world))),
            Note(_("Choose how."), "settle"),
        ]
    return _way_notes(board, world, found[0])


def _way_notes(board: Board, world: str, way: SettleWay) -> list[Note]:
    me = board.me
    title = Note(_("Settling {tile}").format(tile=_name(board, world)))
    last = _would_have(board, me.credits - way.price, me.colonists - way.colonists)
    return [title, _price_note(board, world, way), _people(board, world, way), last]


def _price_note(board: Board, world: str, way: SettleWay) -> Note:
    """What is paid, or which Military is enough."""
    if way.how == CONQUER:
        needs = tiles()[world].defense
        text = _("Military **{has}** against defense {needs}.").format(has=way.strength, needs=needs)
        if way.spends:
            names = listed([_name(board, colony) for _tile, colony in way.spends])
            text += " " + _("The goods of {tiles} are spent.").format(tiles=names)
        return Note(text, "military")
    if way.how == REPLACE:
        return Note(
            _("It takes the place of {tile}, for no credits.").format(tile=_name(board, way.by)), "settle"
        )
    text = _("**${n}** of your ${has}.").format(n=way.price, has=board.me.credits)
    if way.how == PAY_FOR_MILITARY:
        text += " " + _("{tile} lets you pay.").format(tile=_name(board, way.by))
    elif way.how == PAY and way.price < tiles()[world].cost:
        text += " " + _("It is printed at ${n}.").format(n=tiles()[world].cost)
    return Note(text, "credits")


def _people(board: Board, world: str, way: SettleWay) -> Note:
    """The colonists that move in."""
    text = ngettext(
        "**{n}** of your {has} free colonists moves in and stays.",
        "**{n}** of your {has} free colonists move in and stay.",
        way.colonists,
    )
    return Note(text.format(n=way.colonists, has=board.me.colonists), "colonist")


def _sell(board: Board) -> list[Note]:
    """What the chosen good brings."""
    if not board.chosen:
        text = _("Choose a good, or sell none. Each plate says what it brings.")
        return [Note(_("Selling a good")), Note(text, "trade")]
    kind, bonus = board.me.goods[board.chosen], sale_bonus(board.me, board.chosen)
    price = sale_price(kind)
    text = _("**${n}** for its kind").format(n=price)
    if bonus:
        text = _("{first} and **${n}** by your Trade powers").format(first=text, n=bonus)
    title = Note(_("Selling the good of {tile}").format(tile=_name(board, board.chosen)))
    return [
        title,
        Note(_("{text}.").format(text=text), "credits"),
        _would_have(board, board.me.credits + price + bonus, board.me.colonists),
    ]


def _consume(board: Board) -> list[Note]:
    """What each power that can be fed would take and bring; the chosen one alone once there is one."""
    found = usable(board.me)
    notes = [Note(_("Consume powers, in any order"))]
    for tile, power in found.items():
        if board.chosen not in ("", tile):
            continue
        number = goods_taken(board.me, power)
        uses = number // power.goods
        takes = ngettext("{tile}: {n} good", "{tile}: {n} goods", number).format(
            tile=_name(board, tile), n=number
        )
        gains = [vp(uses * power.vp)] if power.vp else []
        gains += [_("**${n}**").format(n=uses * power.credits)] if power.credits else []
        gains += [_("its price")] if power.credits_from_price else []
        notes.append(Note(_("{takes} for {gains}").format(takes=takes, gains=listed(gains)), "consume"))
    return notes


def _feed(board: Board) -> list[Note]:
    tile = board.decision.about if board.decision else ""
    number = goods_taken(board.me, usable(board.me)[tile]) if tile in usable(board.me) else 0
    title = Note(_("Feeding {tile}").format(tile=_name(board, tile)))
    text = ngettext("Choose {n} good.", "Choose {n} goods.", number)
    return [title, Note(text.format(n=number), "consume")]


def _discard(board: Board) -> list[Note]:
    most = figures().most_worlds
    text = _("Colonies and explored worlds together are at most {n}.").format(n=most)
    return [Note(_("Too many worlds")), Note(text, "bag")]


def _pay_production(board: Board) -> list[Note]:
    colony = board.decision.about if board.decision else ""
    price = next((p.cost for t, p in powers(board.me, "produce", "paid_production") if t == colony), 0)
    return [
        Note(_("A good for {tile}").format(tile=_name(board, colony))),
        Note(_("**${n}** of your ${has}.").format(n=price, has=board.me.credits), "credits"),
        _would_have(board, board.me.credits - price, board.me.colonists),
    ]


def _upgrade(board: Board) -> list[Note]:
    text = _("A colony of the same kind gives way to an explored world, for no credits.")
    return [Note(_("Replacing a colony")), Note(text, "settle")]


def _turn_up(board: Board) -> list[Note]:
    goal = board.decision.about if board.decision else ""
    text = _("Once it lies face up, everybody can stockpile for it in this action.")
    return [Note(_("Your goal {goal}").format(goal=_name(board, goal))), Note(text, "statistics")]


NOTES: Mapping[str, Callable[[Board], list[Note]]] = {
    "develop": _develop,
    "settle": _settle,
    "settle_second": _settle_second,
    "way": _way,
    "sell": _sell,
    "consume": _consume,
    "feed": _feed,
    "discard": _discard,
    "pay_production": _pay_production,
    "upgrade": _upgrade,
    "replaced": _upgrade,
    "turn_up_goal": _turn_up,
}
"""What is noted about each question."""

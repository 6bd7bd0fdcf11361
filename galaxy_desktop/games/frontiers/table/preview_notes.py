"""Notes about the choice made so far in each question, "You would have ..." the last one."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.sentences import listed, vp
from galaxy_desktop.games.frontiers.box import figures, tiles
from galaxy_desktop.games.frontiers.consume import goods_taken, usable
from galaxy_desktop.games.frontiers.develop import market
from galaxy_desktop.games.frontiers.powers import powers, sale_bonus, sale_price
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.note import Note, name_of, would_have
from galaxy_desktop.games.frontiers.table.settle_notes import settle_notes, settle_second_notes, way_notes
from galaxy_desktop.games.frontiers.upgrade import upgrades
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def preview_lines(board: Board) -> list[Note]:
    """Return the notes about the open question; empty if there is nothing to say."""
    write_notes = NOTES.get(board.topic)
    return write_notes(board) if write_notes is not None else []


def _develop(board: Board) -> list[Note]:
    """Return the notes on what a development costs, and why."""
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
    notes = [Note(_("Paying for {tile}").format(tile=name_of(board, tile)))]
    text = _("**${n}** of your ${has}.").format(n=price, has=board.me.credits)
    if price < printed:
        text += " " + _("It is printed at ${n}.").format(n=printed)
    notes.append(Note(text, "credits"))
    size = figures().spaces[tiles()[tile].size]
    covers = ngettext("It covers {n} space of your mat.", "It covers {n} spaces of your mat.", size)
    notes.append(Note(covers.format(n=size), "develop"))
    return [*notes, would_have(board.me.credits - price, board.me.colonists)]


def _sell(board: Board) -> list[Note]:
    """Return the notes on what the chosen good brings."""
    if not board.chosen:
        text = _("Choose a good, or sell none. Each plate says what it brings.")
        return [Note(_("Selling a good")), Note(text, "trade")]
    kind, bonus = board.me.goods[board.chosen], sale_bonus(board.me, board.chosen)
    price = sale_price(kind)
    text = _("**${n}** for its kind").format(n=price)
    if bonus:
        text = _("{first} and **${n}** by your Trade powers").format(first=text, n=bonus)
    title = Note(_("Selling the good of {tile}").format(tile=name_of(board, board.chosen)))
    return [
        title,
        Note(_("{text}.").format(text=text), "credits"),
        would_have(board.me.credits + price + bonus, board.me.colonists),
    ]


def _consume(board: Board) -> list[Note]:
    """Return notes on what each usable power would take and bring, or the chosen one alone."""
    found = usable(board.me)
    notes = [Note(_("Consume powers, in any order"))]
    for tile, power in found.items():
        if board.chosen not in ("", tile):
            continue
        number = goods_taken(board.me, power)
        uses = number // power.goods
        takes = ngettext("{tile}: {n} good", "{tile}: {n} goods", number).format(
            tile=name_of(board, tile), n=number
        )
        gains = [vp(uses * power.vp)] if power.vp else []
        gains += [_("**${n}**").format(n=uses * power.credits)] if power.credits else []
        gains += [_("its price")] if power.credits_from_price else []
        notes.append(Note(_("{takes} for {gains}").format(takes=takes, gains=listed(gains)), "consume"))
    return notes


def _feed(board: Board) -> list[Note]:
    tile = board.decision.about if board.decision else ""
    number = goods_taken(board.me, usable(board.me)[tile]) if tile in usable(board.me) else 0
    title = Note(_("Feeding {tile}").format(tile=name_of(board, tile)))
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
        Note(_("A good for {tile}").format(tile=name_of(board, colony))),
        Note(_("**${n}** of your ${has}.").format(n=price, has=board.me.credits), "credits"),
        would_have(board.me.credits - price, board.me.colonists),
    ]


def _upgrade(board: Board) -> list[Note]:
    text = _("A colony of the same kind gives way to an explored world, for no credits.")
    pair = _pair(board)
    if pair is None:
        return [Note(_("Replacing a colony")), Note(text, "settle")]
    colony, world = pair
    facts = {"colony": name_of(board, colony), "world": name_of(board, world)}
    notes = [
        Note(_("Replacing {colony}").format(**facts)),
        Note(_("{world} takes the place of {colony}, for no credits.").format(**facts), "settle"),
    ]
    if colony in board.me.goods:
        notes.append(Note(_("The good on {colony} is lost.").format(**facts), "any_good"))
    moved = tiles()[world].colonists - tiles()[colony].colonists
    return [*notes, would_have(board.me.credits, board.me.colonists - moved)]


def _pair(board: Board) -> tuple[str, str] | None:
    """Return the colony that would be replaced and the world that replaces it; None while that is open."""
    if board.topic == "replaced":
        return (board.chosen, board.decision.about) if board.chosen and board.decision else None
    colonies = upgrades(board.me).get(board.chosen, ())
    return (colonies[0], board.chosen) if len(colonies) == 1 else None


def _turn_up(board: Board) -> list[Note]:
    goal = board.decision.about if board.decision else ""
    text = _("Choose the action tiles that turn it up. From then on each player may stockpile for it.")
    return [Note(_("Your goal {goal}").format(goal=name_of(board, goal))), Note(text, "statistics")]


NOTES: Mapping[str, Callable[[Board], list[Note]]] = {
    "develop": _develop,
    "settle": settle_notes,
    "settle_second": settle_second_notes,
    "way": way_notes,
    "sell": _sell,
    "consume": _consume,
    "feed": _feed,
    "discard": _discard,
    "pay_production": _pay_production,
    "upgrade": _upgrade,
    "replaced": _upgrade,
    "turn_up_goal": _turn_up,
}
"""Functions that write the notes, by the topic of the question."""

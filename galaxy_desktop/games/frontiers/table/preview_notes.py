"""Notes about the choice made so far in each question, "You would have ..." the last one."""

from collections.abc import Callable, Mapping

from galaxy_desktop.games.frontiers.box import figures, tiles
from galaxy_desktop.games.frontiers.consume import goods_taken, usable
from galaxy_desktop.games.frontiers.develop import market
from galaxy_desktop.games.frontiers.powers import powers, sale_bonus, sale_price
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.note import NoteLine, name_of, then_gain_notes, would_have
from galaxy_desktop.games.frontiers.table.settle_notes import settle_notes, settle_second_notes, way_notes
from galaxy_desktop.games.frontiers.upgrade import upgrades
from galaxy_desktop.games.frontiers.words.terms import paid_text
from galaxy_desktop.games.frontiers.words.ways import paid_for_buying
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def preview_lines(board: Board) -> list[NoteLine]:
    """Return the notes about the open question; empty if there is nothing to say."""
    write_notes = NOTES.get(board.topic)
    return write_notes(board) if write_notes is not None else []


def _develop(board: Board) -> list[NoteLine]:
    """Return the notes on what a development costs, and why."""
    tile = board.chosen
    if not tile:
        return [
            NoteLine(_("Buying a development")),
            NoteLine(
                _("You have **${n}**. Choose a highlighted development, or skip.").format(n=board.me.credits),
                "credits",
            ),
        ]
    price, printed = market(board.view, board.seat).prices[tile], tiles()[tile].cost
    notes = [NoteLine(_("Paying for {tile}").format(tile=name_of(board, tile)))]
    text = _("You pay **${n}** of your ${has}.")
    if price < printed:
        text = _("You pay **${n}** of your ${has}; the printed cost is ${printed}.")
    notes.append(NoteLine(text.format(n=price, has=board.me.credits, printed=printed), "credits"))
    size = figures().spaces[tiles()[tile].size]
    covers = ngettext("It covers {n} mat space.", "It covers {n} mat spaces.", size)
    notes.append(NoteLine(covers.format(n=size), "develop"))
    gained = paid_for_buying(board.me, tile)
    last = would_have(board.me.credits - price + gained, board.me.colonists)
    return [*notes, *then_gain_notes(gained), last]


def _sell(board: Board) -> list[NoteLine]:
    """Return the notes on what the chosen good sells for."""
    if not board.chosen:
        text = _("Choose a highlighted good, or skip.")
        return [NoteLine(_("Selling a good")), NoteLine(text, "trade")]
    kind, bonus = board.me.goods[board.chosen], sale_bonus(board.me, board.chosen)
    price = sale_price(kind)
    text = _("It sells for **${n}**.")
    if bonus:
        text = _("It sells for **${n}**, plus **${bonus}** from Trade powers.")
    title = NoteLine(_("Selling the good on {tile}").format(tile=name_of(board, board.chosen)))
    return [
        title,
        NoteLine(text.format(n=price, bonus=bonus), "credits"),
        would_have(board.me.credits + price + bonus, board.me.colonists),
    ]


def _consume(board: Board) -> list[NoteLine]:
    """Return notes on what each usable power would consume and pay, or the chosen one alone."""
    found = usable(board.me)
    notes = [NoteLine(_("Consume powers, in any order"))]
    for tile, power in found.items():
        if board.chosen not in ("", tile):
            continue
        number = goods_taken(board.me, power)
        uses = number // power.goods
        gain = paid_text(uses * power.vp, uses * power.credits)
        text = ngettext("{tile}: **{n}** good for {gain}", "{tile}: **{n}** goods for {gain}", number)
        if power.credits_from_price:
            text = ngettext(
                "{tile}: **{n}** good for its price", "{tile}: **{n}** goods for their price", number
            )
        notes.append(NoteLine(text.format(tile=name_of(board, tile), n=number, gain=gain), "consume"))
    return notes


def _feed(board: Board) -> list[NoteLine]:
    tile = board.decision.about if board.decision else ""
    number = goods_taken(board.me, usable(board.me)[tile]) if tile in usable(board.me) else 0
    title = NoteLine(_("Consuming with {tile}").format(tile=name_of(board, tile)))
    text = ngettext("Choose {n} good.", "Choose {n} goods.", number)
    return [title, NoteLine(text.format(n=number), "consume")]


def _discard(board: Board) -> list[NoteLine]:
    most = figures().most_worlds
    text = _("The limit is {n} explored worlds and colonies.").format(n=most)
    return [NoteLine(_("Too many worlds")), NoteLine(text, "bag")]


def _pay_production(board: Board) -> list[NoteLine]:
    colony = board.decision.about if board.decision else ""
    price = next((p.cost for t, p in powers(board.me, "produce", "paid_production") if t == colony), 0)
    return [
        NoteLine(_("Producing on {tile}").format(tile=name_of(board, colony))),
        NoteLine(_("You pay **${n}** of your ${has}.").format(n=price, has=board.me.credits), "credits"),
        would_have(board.me.credits - price, board.me.colonists),
    ]


def _upgrade(board: Board) -> list[NoteLine]:
    text = _("An explored world replaces a colony of the same kind. You pay no credits.")
    pair = _pair(board)
    if pair is None:
        return [NoteLine(_("Replacing a colony")), NoteLine(text, "settle")]
    colony, world = pair
    facts = {"colony": name_of(board, colony), "world": name_of(board, world)}
    notes = [
        NoteLine(_("Replacing {colony}").format(**facts)),
        NoteLine(_("{world} replaces {colony}. You pay no credits.").format(**facts), "settle"),
    ]
    if colony in board.me.goods:
        notes.append(NoteLine(_("You lose the good on {colony}.").format(**facts), "any_good"))
    moved = tiles()[world].colonists - tiles()[colony].colonists
    return [*notes, would_have(board.me.credits, board.me.colonists - moved)]


def _pair(board: Board) -> tuple[str, str] | None:
    """Return the colony that would be replaced and the world that replaces it; None while that is open."""
    if board.topic == "replaced":
        return (board.chosen, board.decision.about) if board.chosen and board.decision else None
    colonies = upgrades(board.me).get(board.chosen, ())
    return (colonies[0], board.chosen) if len(colonies) == 1 else None


def _turn_up(board: Board) -> list[NoteLine]:
    goal = board.decision.about if board.decision else ""
    text = _("Choose the action tiles that turn it face up. Each player may then stockpile for it.")
    return [NoteLine(_("Your goal: {goal}").format(goal=name_of(board, goal))), NoteLine(text, "statistics")]


NOTES: Mapping[str, Callable[[Board], list[NoteLine]]] = {
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

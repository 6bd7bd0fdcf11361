"""Notes about settling: price or Military, the colonists that are placed, what is left."""

from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.games.frontiers.box import figures, tiles
from galaxy_desktop.games.frontiers.moves import CONQUER, PAY, PAY_FOR_MILITARY, REPLACE
from galaxy_desktop.games.frontiers.settle import COLONISTS
from galaxy_desktop.games.frontiers.table.board import Board
from galaxy_desktop.games.frontiers.table.note import NoteLine, name_of, then_gain_notes, would_have
from galaxy_desktop.games.frontiers.ways import SettleWay, ways_to_settle
from galaxy_desktop.games.frontiers.words.ways import last_by_colonies, last_by_colonists, paid_for_settling
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def settle_notes(board: Board) -> list[NoteLine]:
    """Return the notes on what settling the chosen world takes, or taking colonists gives."""
    me, chosen = board.me, board.chosen
    if chosen == COLONISTS:
        number = min(figures().colonists_instead, board.view.colonists)
        return [
            NoteLine(_("Gaining colonists")),
            *_last_notes(last_by_colonists(board.view, number)),
            would_have(me.credits, me.colonists + number),
        ]
    if not chosen:
        text = _("Choose a highlighted explored world, or gain colonists.")
        return [NoteLine(_("Settling a world")), NoteLine(text, "settle")]
    ways = ways_to_settle(board.view, board.seat, chosen)
    if len(ways) > 1:
        text = ngettext("You can settle it in {n} way.", "You can settle it in {n} ways.", len(ways))
        title = NoteLine(_("Settling {tile}").format(tile=name_of(board, chosen)))
        people = {_people(board, way): None for way in ways}
        return [title, NoteLine(text.format(n=len(ways)), "settle"), *(people if len(people) == 1 else ())]
    return _way_notes(board, chosen, ways[0])


def settle_second_notes(board: Board) -> list[NoteLine]:
    """Return the notes on settling one more world after the first, or none."""
    if board.chosen:
        return settle_notes(board)
    text = _("Choose another highlighted explored world, or skip.")
    return [NoteLine(_("Settling a second world")), NoteLine(text, "settle")]


def way_notes(board: Board) -> list[NoteLine]:
    """Return the notes on what the chosen way to settle takes."""
    world = board.decision.about if board.decision else ""
    found = [way for way in ways_to_settle(board.view, board.seat, world) if way.option == board.chosen]
    if not found:
        return [
            NoteLine(_("Settling {tile}").format(tile=name_of(board, world))),
            NoteLine(_("Choose a way."), "settle"),
        ]
    return _way_notes(board, world, found[0])


def _way_notes(board: Board, world: str, way: SettleWay) -> list[NoteLine]:
    me = board.me
    title = NoteLine(_("Settling {tile}").format(tile=name_of(board, world)))
    gained = paid_for_settling(me, world, way)
    left = would_have(me.credits - way.price + gained, me.colonists - way.colonists)
    notes = [title, _price_note(board, world, way), _people(board, way), *then_gain_notes(gained)]
    return [*notes, *_last_notes(last_by_colonies(board.view, way)), left]


def _last_notes(sentence: str) -> list[NoteLine]:
    return [NoteLine(sentence, "trophy")] if sentence else []


def _price_note(board: Board, world: str, way: SettleWay) -> NoteLine:
    """Return the note of what is paid, or of the Military that is enough."""
    if way.how == CONQUER:
        needs = tiles()[world].defense
        text = _("Military **{has}** against defense {needs}.").format(has=way.strength, needs=needs)
        if way.spends:
            names = listed([name_of(board, colony) for _tile, colony in way.spends])
            text += " " + _("You remove goods from: {tiles}.").format(tiles=names)
        return NoteLine(text, "military")
    if way.how == REPLACE:
        return NoteLine(
            _("It replaces {tile}. You pay no credits.").format(tile=name_of(board, way.by)), "settle"
        )
    facts = {"n": way.price, "has": board.me.credits, "printed": tiles()[world].cost}
    text = _("You pay **${n}** of your ${has}.")
    if way.how == PAY_FOR_MILITARY:
        text = _("You pay **${n}** of your ${has}, using {tile}.")
    elif way.how == PAY and way.price < tiles()[world].cost:
        text = _("You pay **${n}** of your ${has}; the printed cost is ${printed}.")
    return NoteLine(text.format(**facts, tile=name_of(board, way.by) if way.by else ""), "credits")


def _people(board: Board, way: SettleWay) -> NoteLine:
    """Return the note of the colonists that are placed; if none are, that those there remain."""
    if way.colonists <= 0:
        return NoteLine(_("The colonist there remains."), "colonist")
    if board.me.colonists == 1:
        return NoteLine(_("You place your only unused colonist."), "colonist")
    text = _("You place **{n}** of your {has} unused colonists.")
    return NoteLine(text.format(n=way.colonists, has=board.me.colonists), "colonist")

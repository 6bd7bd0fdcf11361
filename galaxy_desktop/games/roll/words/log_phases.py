"""Log lines for events within the phases."""

from galaxy_desktop.engine.sentences import Sentences, listed, vp
from galaxy_desktop.engine.wording import Reader
from galaxy_desktop.games.roll import events as e
from galaxy_desktop.games.roll.words.reader import both_sides, lost_text
from galaxy_desktop.games.roll.words.terms import (
    developments,
    dice_list,
    die,
    item,
    money,
    tile_list,
    tiles,
    worlds,
)
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def _tiles_drawn(event: e.TilesDrawn, r: Reader) -> str:
    facts = {"tiles": both_sides(event.tiles), "n": tiles(len(event.tiles))}
    if event.cause in {"setup", "scout"}:
        return r.says(event.seat, _("You draw {tiles}."), _("{name} draws {n}."), **facts)
    return r.says(
        event.seat,
        _("You draw {tiles} ({cause})."),
        _("{name} draws {n} ({cause})."),
        cause=item(event.cause),
        **facts,
    )


def _tiles_placed(event: e.TilesPlaced, r: Reader) -> str:
    return r.says(
        event.seat,
        _("Into your construction zone: {tiles}."),
        _("{name} places {n} in the construction zone."),
        tiles=tile_list(event.tiles),
        n=tiles(len(event.tiles)),
    )


def _credits_gained(event: e.CreditsGained, r: Reader) -> str:
    facts = {"money": money(event.amount), "lost": lost_text(event.lost)}
    if event.cause == "minimum":
        return r.says(
            event.seat,
            _("Nobody stays at $0: you have {money}."),
            _("Nobody stays at $0: {name} has {money}."),
            **facts,
        )
    return r.says(
        event.seat,
        _("You gain {money} ({cause}).{lost}"),
        _("{name} gains {money} ({cause}).{lost}"),
        cause=item(event.cause),
        **facts,
    )


def _chips_gained(event: e.ChipsGained, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You gain {vp} ({cause})."),
        _("{name} gains {vp} ({cause})."),
        vp=vp(event.vp),
        cause=item(event.cause),
    )


def _stocked(event: e.Stocked, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You stock with {die}: {money}.{lost}"),
        _("{name} stocks with {die}: {money}.{lost}"),
        die=die(event.worker),
        money=money(event.credits),
        lost=lost_text(event.lost),
    )


def _scouted(event: e.Scouted, r: Reader) -> str:
    return r.says(
        event.seat, _("You scout with {die}."), _("{name} scouts with {die}."), die=die(event.worker)
    )


def _tiles_abandoned(event: e.TilesAbandoned, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You abandon {tiles}."),
        _("{name} abandons {n}."),
        tiles=both_sides(event.tiles),
        n=tiles(len(event.tiles)),
    )


def _tile_given_up(event: e.TileGivenUp, r: Reader) -> str:
    return r.says(
        event.seat,
        _("The bag is short: you give up {tiles}."),
        _("The bag is short: {name} gives up {n}."),
        tiles=both_sides(event.tiles),
        n=tiles(len(event.tiles)),
    )


def _bag_refilled(event: e.BagRefilled, _r: Reader) -> str:
    return ngettext(
        "{tiles} that was abandoned returns to the bag.",
        "{tiles} that were abandoned return to the bag.",
        event.tiles,
    ).format(tiles=tiles(event.tiles))


def _zone_rearranged(event: e.ZoneRearranged, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You rearrange your construction zone: {d}, {w}."),
        _("{name} rearranges the construction zone: {d}, {w}."),
        d=developments(event.developments),
        w=worlds(event.worlds),
    )


def _worker_placed(event: e.WorkerPlaced, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You put {die} on {tile}."),
        _("{name} puts {die} on {tile}."),
        die=die(event.die),
        tile=item(event.tile),
    )


def _tile_completed(event: e.TileCompleted, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You complete **{tile}** with {dice}."),
        _("{name} completes **{tile}** with {dice}."),
        tile=item(event.tile),
        dice=dice_list(event.dice),
    )


def _dice_gained(event: e.DiceGained, r: Reader) -> str:
    you, other = {
        "cup": (_("You gain {dice} in your cup ({cause})."), _("{name} gains {dice} in the cup ({cause}).")),
        "citizenry": (
            _("You gain {dice} in your Citizenry ({cause})."),
            _("{name} gains {dice} in the Citizenry ({cause})."),
        ),
        "good": (
            ngettext(
                "You gain {dice} as a good on {cause}.",
                "You gain {dice} as goods on {cause}.",
                len(event.dice),
            ),
            ngettext(
                "{name} gains {dice} as a good on {cause}.",
                "{name} gains {dice} as goods on {cause}.",
                len(event.dice),
            ),
        ),
    }[event.to]
    return r.says(event.seat, you, other, dice=dice_list(event.dice), cause=item(event.cause))


def _die_given_up(event: e.DieGivenUp, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You return {dice} to the supply ({cause})."),
        _("{name} returns {dice} to the supply ({cause})."),
        dice=dice_list((event.die,)),
        cause=item(event.cause),
    )


def _good_produced(event: e.GoodProduced, r: Reader) -> str:
    return r.says(
        event.seat,
        _("{die} becomes a good on your {world}."),
        _("{die} becomes a good on {world} of {name}."),
        die=die(event.die),
        world=item(event.world),
    )


def _good_traded(event: e.GoodTraded, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You trade {good} from {world} for {money}.{lost}"),
        _("{name} trades {good} from {world} for {money}.{lost}"),
        good=die(event.good),
        world=item(event.world),
        money=money(event.credits),
        lost=lost_text(event.lost),
    )


def _good_consumed(event: e.GoodConsumed, r: Reader) -> str:
    paid = [vp(event.vp), *([money(event.credits)] if event.credits else [])]
    return r.says(
        event.seat,
        _("You consume {good} from {world}, shipped by {shipper}, for {gain}.{lost}"),
        _("{name} consumes {good} from {world}, shipped by {shipper}, for {gain}.{lost}"),
        good=die(event.good),
        shipper=die(event.shipper),
        world=item(event.world),
        gain=listed(paid),
        lost=lost_text(event.lost),
    )


def _points_bought(event: e.PointsBought, r: Reader) -> str:
    return r.says(
        event.seat,
        _("You pay {money} for {vp} ({cause})."),
        _("{name} pays {money} for {vp} ({cause})."),
        money=money(event.credits),
        vp=vp(event.vp),
        cause=item(event.cause),
    )


LINES: Sentences = {
    e.TilesDrawn: _tiles_drawn,
    e.TilesPlaced: _tiles_placed,
    e.CreditsGained: _credits_gained,
    e.ChipsGained: _chips_gained,
    e.Stocked: _stocked,
    e.Scouted: _scouted,
    e.TilesAbandoned: _tiles_abandoned,
    e.TileGivenUp: _tile_given_up,
    e.BagRefilled: _bag_refilled,
    e.ZoneRearranged: _zone_rearranged,
    e.WorkerPlaced: _worker_placed,
    e.TileCompleted: _tile_completed,
    e.DiceGained: _dice_gained,
    e.DieGivenUp: _die_given_up,
    e.GoodProduced: _good_produced,
    e.GoodTraded: _good_traded,
    e.GoodConsumed: _good_consumed,
    e.PointsBought: _points_bought,
}
"""The function that words the line, by sort of event of a phase."""

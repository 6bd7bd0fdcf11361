"""Rows of the log for events within the phases, and how they show their values."""

from collections.abc import Callable, Mapping
from typing import Any

from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.sentences import listed, vp
from galaxy_desktop.engine.wording import Cases, Row, Told, cases, row
from galaxy_desktop.games.roll import events as e
from galaxy_desktop.games.roll.words.short import WorkersPlaced
from galaxy_desktop.games.roll.words.terms import (
    both_sides,
    developments,
    dice_list,
    money,
    one_explorer,
    one_good,
    one_shipper,
    tile_list,
    tiles,
    worlds,
)
from galaxy_desktop.language import N_, NN_


def kept(t: Told) -> str:
    """Return the credits of an event that are not over the limit."""
    return money(_credits(t) - t.event.lost)


def _credits(t: Told) -> int:
    return int(t.event.amount if isinstance(t.event, e.CreditsGained) else t.event.credits)


def _lost(t: Told) -> bool:
    return bool(t.event.lost)


def _gain(t: Told) -> str:
    """Return what a Consume gains: VP, and credits if a power pays some."""
    return listed([vp(t.event.vp), *([kept(t)] if t.event.credits else [])])


def _number(t: Told) -> str:
    return tiles(len(t.event.tiles))


CREDITS_GAINED = cases(
    (
        lambda t: t.event.cause == "minimum",
        row(N_("You reset from $0 to {kept}."), N_("{name} resets from $0 to {kept}.")),
    ),
    (
        _lost,
        row(
            N_("You gain {kept} ({cause}); {lost} over the {limit} limit is lost."),
            N_("{name} gains {kept} ({cause}); {lost} over the {limit} limit is lost."),
        ),
    ),
    otherwise=row(N_("You gain {kept} ({cause})."), N_("{name} gains {kept} ({cause}).")),
)

STOCKED = cases(
    (
        _lost,
        row(
            N_("You Stock for {kept} with {worker}; {lost} over the {limit} limit is lost."),
            N_("{name} Stocks for {kept} with {worker}; {lost} over the {limit} limit is lost."),
        ),
    ),
    otherwise=row(N_("You Stock for {kept} with {worker}."), N_("{name} Stocks for {kept} with {worker}.")),
)

DICE_GAINED = cases(
    (
        lambda t: t.event.to == "cup",
        row(N_("You gain {dice} in your cup ({cause})."), N_("{name} gains {dice} in their cup ({cause}).")),
    ),
    (
        lambda t: t.event.to == "citizenry",
        row(
            N_("You gain {dice} in your Citizenry ({cause})."),
            N_("{name} gains {dice} in their Citizenry ({cause})."),
        ),
    ),
    otherwise=row(
        NN_("You gain {dice} as a good on {cause}.", "You gain {dice} as goods on {cause}."),
        NN_("{name} gains {dice} as a good on {cause}.", "{name} gains {dice} as goods on {cause}."),
        n=lambda t: len(t.event.dice),
    ),
)

GOOD_TRADED = cases(
    (
        _lost,
        row(
            N_("You trade {good} from {world} for {kept}; {lost} over the {limit} limit is lost."),
            N_("{name} trades {good} from {world} for {kept}; {lost} over the {limit} limit is lost."),
        ),
    ),
    otherwise=row(
        N_("You trade {good} from {world} for {kept}."), N_("{name} trades {good} from {world} for {kept}.")
    ),
)

GOOD_CONSUMED = cases(
    (
        _lost,
        row(
            N_(
                "You consume {good} from {world} with {shipper} for {gain}; "
                "{lost} over the {limit} limit is lost."
            ),
            N_(
                "{name} consumes {good} from {world} with {shipper} for {gain}; "
                "{lost} over the {limit} limit is lost."
            ),
            gain=_gain,
        ),
    ),
    otherwise=row(
        N_("You consume {good} from {world} with {shipper} for {gain}."),
        N_("{name} consumes {good} from {world} with {shipper} for {gain}."),
        gain=_gain,
    ),
)

LINES: Mapping[type[Event], Row | Cases[Row]] = {
    e.TilesDrawn: cases(
        (
            lambda t: t.event.cause in {"setup", "scout"},
            row(N_("You draw {tiles}."), N_("{name} draws {n}."), n=_number),
        ),
        otherwise=row(N_("You draw {tiles} ({cause})."), N_("{name} draws {n} ({cause})."), n=_number),
    ),
    e.TilesPlaced: row(
        N_("You place {placed} in your construction zone."),
        N_("{name} places {n} in their construction zone."),
        placed=lambda t: tile_list(t.event.tiles),
        n=_number,
    ),
    e.CreditsGained: CREDITS_GAINED,
    e.ChipsGained: row(N_("You gain {vp} ({cause})."), N_("{name} gains {vp} ({cause}).")),
    e.Stocked: STOCKED,
    e.Scouted: row(N_("You Scout with {worker}."), N_("{name} Scouts with {worker}.")),
    e.TilesAbandoned: row(N_("You abandon {tiles}."), N_("{name} abandons {n}."), n=_number),
    e.TileGivenUp: row(
        N_("The bag ran short: you abandon {tiles} into it."),
        N_("The bag ran short: {name} abandons {n} into it."),
        n=_number,
    ),
    e.BagRefilled: row(
        NN_(
            "**{n}** abandoned tile returns to the bag.",
            "**{n}** abandoned tiles return to the bag.",
        ),
        n=lambda t: t.event.tiles,
    ),
    e.ZoneRearranged: row(
        N_("You rearrange your construction zone: {developments} and {worlds}."),
        N_("{name} rearranges their construction zone: {developments} and {worlds}."),
    ),
    e.WorkerPlaced: row(N_("You assign {die} to {tile}."), N_("{name} assigns {die} to {tile}.")),
    WorkersPlaced: row(N_("You assign {dice} to {tile}."), N_("{name} assigns {dice} to {tile}.")),
    e.TileCompleted: row(
        N_("You complete **{tile}** with {dice}."), N_("{name} completes **{tile}** with {dice}.")
    ),
    e.DiceGained: DICE_GAINED,
    e.DieGivenUp: row(
        N_("You return {die} to the supply ({cause})."), N_("{name} returns {die} to the supply ({cause}).")
    ),
    e.GoodProduced: row(
        N_("You produce {made} on {world}."),
        N_("{name} produces {made} on {world}."),
        made=lambda t: one_good(t.event.die),
    ),
    e.GoodTraded: GOOD_TRADED,
    e.GoodConsumed: GOOD_CONSUMED,
    e.PointsBought: row(
        N_("You pay {credits} for {vp} ({cause})."), N_("{name} pays {credits} for {vp} ({cause}).")
    ),
}
"""The row of each event of a phase."""

FORMATS: Mapping[str, Callable[[Any], object]] = {
    "tiles": both_sides,
    "vp": vp,
    "developments": developments,
    "worlds": worlds,
    "die": lambda die: dice_list((die,)),
    "worker": one_explorer,
    "good": one_good,
    "shipper": one_shipper,
    "credits": money,
}
"""Formats of the fields of these events."""

"""Flights shown for each event: disks, tiles, goods and points over the table."""

from galaxy_desktop.games.frontiers import events as happened
from galaxy_desktop.games.frontiers.table import staging_gains as gains
from galaxy_desktop.games.frontiers.table import staging_goods as goods
from galaxy_desktop.games.frontiers.table.staging_tiles import (
    bought,
    deal,
    drawn,
    fly_to_bag,
    from_seat,
    picked,
    replaced,
    settled,
    stocked_world,
)
from galaxy_desktop.games.frontiers.table.staging_track import slide_all
from galaxy_desktop.ui.tabletop.staging import Shows

SHOWN: Shows = {
    happened.ActionSelected: slide_all,
    happened.ActionDone: slide_all,
    happened.DiskMoved: slide_all,
    happened.RoundEnded: gains.round_ended,
    happened.CreditsGained: gains.credited,
    happened.ChipsGained: gains.chips,
    happened.ColonistsGained: gains.colonists,
    happened.ProductionPaid: gains.paid,
    happened.EndTriggered: gains.end_triggered,
    happened.WorldsOffered: deal,
    happened.WorldPicked: picked,
    happened.WorldsDrawn: drawn,
    happened.OfferReturned: lambda staging, event: fly_to_bag(staging, event.worlds),
    happened.WorldsReturned: lambda staging, event: fly_to_bag(staging, event.worlds),
    happened.WorldsDiscarded: lambda staging, event: from_seat(staging, event.seat, event.worlds),
    happened.WorldSettled: settled,
    happened.ColonyReplaced: replaced,
    happened.DevelopmentBought: bought,
    happened.WorldStocked: stocked_world,
    happened.GoodProduced: lambda staging, event: goods.placed(staging, event.seat, event.colony, event.kind),
    happened.WindfallGained: lambda staging, event: goods.placed(
        staging, event.seat, event.world, event.kind
    ),
    happened.GoodSold: goods.sold,
    happened.GoodsConsumed: goods.consumed,
    happened.GoodsStocked: goods.stocked,
    happened.MilitaryBought: goods.military,
    happened.CreditsStocked: gains.credits_stocked,
    happened.GoalsLookedAt: gains.goals_looked_at,
    happened.GoalKept: gains.goal_kept,
    happened.GoalTurnedUp: gains.goal_turned_up,
}
"""Functions that stage each event; events that are not in it are told by the log alone."""

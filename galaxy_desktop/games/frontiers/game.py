"""Registration of New Frontiers: the `Game` that the rest of the program uses."""

from collections.abc import Mapping

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Game, Moment, Result, TableOption, by_name
from galaxy_desktop.games.frontiers import (
    bonuses,
    chart,
    consume,
    develop,
    ending,
    explore,
    kinds,
    limit,
    produce,
    saved,
    settle,
    setup,
    stockpile,
    supply,
    trade,
    upgrade,
)
from galaxy_desktop.games.frontiers import round as rounds
from galaxy_desktop.games.frontiers import view as sight
from galaxy_desktop.games.frontiers.box import DATA, mats
from galaxy_desktop.games.frontiers.facts import FACTS
from galaxy_desktop.games.frontiers.gallery import gallery, unseen
from galaxy_desktop.games.frontiers.holdings import holdings
from galaxy_desktop.games.frontiers.invariants import invariants
from galaxy_desktop.games.frontiers.scoring import hidden_points, scores, winners
from galaxy_desktop.games.frontiers.state import FrontiersState, Player
from galaxy_desktop.games.frontiers.title import TITLE
from galaxy_desktop.games.frontiers.words import WORDS


def _moment(g: FrontiersState) -> Moment:
    if not g.round:
        return Moment(g.round, "setup")
    return Moment(g.round, g.action or ("select" if g.turn < len(g.disks) else "over"))


def _lots(g: FrontiersState) -> Mapping[str, tuple[str, ...]]:
    """Return the home colonies; empty for one that a world has replaced."""
    return {"home_colony": tuple(_home_of(player) for player in g.players)}


def _home_of(player: Player) -> str:
    return next((colony for colony in player.colonies if colony in mats()[player.mat].values()), "")


def _hand(g: FrontiersState, seat: Seat) -> tuple[str, ...]:
    """Return the goals that only this seat knows."""
    player = g.players[seat]
    return (*player.looking, *([player.goal] if player.goal else []))


GAME: Game[FrontiersState] = Game(
    title=TITLE,
    rules_version=2,
    options=(
        TableOption("setup", ("ordinary", setup.FIRST_GAME)),
        TableOption("goals", setup.GOALS),
    ),
    ends=supply.ENDS,
    data=DATA,
    state_type=FrontiersState,
    steps=by_name(
        setup.ChooseHome,
        rounds.BeginRound,
        rounds.SelectAction,
        chart.OrderTurningUp,
        chart.TurnUpGoal,
        bonuses.Retreat,
        bonuses.SendEnvoys,
        bonuses.StartTurn,
        chart.ChartGoals,
        chart.KeepGoal,
        chart.PutGoalsBack,
        develop.BeginDevelop,
        develop.BuyDevelopment,
        develop.EndDevelop,
        explore.BeginExplore,
        explore.PickWorld,
        explore.DrawWorlds,
        explore.ReturnOffer,
        limit.TrimWorlds,
        limit.StockWorld,
        settle.BeginSettle,
        settle.SettleOrGain,
        settle.ChooseWay,
        settle.SettleSecond,
        upgrade.Upgrade,
        upgrade.ReplaceColony,
        settle.ReturnReplaced,
        settle.EndSettle,
        produce.BeginProduce,
        kinds.ChooseKind,
        produce.ProduceKind,
        produce.ProduceWindfall,
        produce.PayProduction,
        produce.PayEndCredits,
        stockpile.StockGoods,
        consume.BeginTradeConsume,
        trade.SellGood,
        stockpile.StockCredits,
        consume.UseFreePowers,
        consume.ConsumeGoods,
        consume.FeedPower,
        consume.CountConsumed,
        rounds.EndAction,
        rounds.EndRound,
        ending.ChooseScoringKind,
        ending.ScoreGame,
    ),
    words=WORDS,
    new_game=setup.new_game,
    view=sight.view,
    guess=sight.guess,
    invariants=invariants,
    scores=scores,
    hidden_points=hidden_points,
    result=lambda g: Result(winners(g), g.ended[0]),
    moment=_moment,
    lots=_lots,
    holdings=holdings,
    guide=lambda: DATA.box.guide,
    gallery=gallery,
    unseen=unseen,
    challenges=lambda: DATA.box.challenge,
    facts=FACTS,
    hand=_hand,
    trim=saved.trimmed,
    fill=saved.filled,
    revive=saved.go_on,
)

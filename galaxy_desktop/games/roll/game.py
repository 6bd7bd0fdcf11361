"""Registration of Roll for the Galaxy: the `Game` that the rest of the program uses."""

from collections.abc import Mapping

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Game, Moment, Result, TableOption, by_name
from galaxy_desktop.games.roll import (
    assign,
    build,
    explore,
    gains,
    manage,
    produce,
    scout,
    setup,
    ship,
)
from galaxy_desktop.games.roll import round as rounds
from galaxy_desktop.games.roll import view as sight
from galaxy_desktop.games.roll.alike import likeness
from galaxy_desktop.games.roll.box import DATA, factions
from galaxy_desktop.games.roll.ending import ENDS
from galaxy_desktop.games.roll.facts import FACTS
from galaxy_desktop.games.roll.gallery import gallery, unseen
from galaxy_desktop.games.roll.holdings import holdings
from galaxy_desktop.games.roll.invariants import invariants
from galaxy_desktop.games.roll.scoring import scores, winners
from galaxy_desktop.games.roll.state import RollState
from galaxy_desktop.games.roll.title import TITLE
from galaxy_desktop.games.roll.words import WORDS


def _lots(g: RollState) -> Mapping[str, tuple[str, ...]]:
    squares = [len(factions()[player.faction].squares) for player in g.players]
    return {
        "faction": tuple(player.faction for player in g.players),
        "home_world": tuple(
            player.tableau[number] for player, number in zip(g.players, squares, strict=True)
        ),
    }


def _hand(g: RollState, seat: Seat) -> tuple[str, ...]:
    """Return the tiles looked at, and those below the top ones of the construction zone."""
    player = g.players[seat]
    return (*player.drawn, *player.developments[:-1], *player.worlds[:-1])


GAME: Game[RollState] = Game(
    title=TITLE,
    rules_version=1,
    options=(TableOption("setup", ("ordinary", "first_game")),),
    ends=ENDS,
    data=DATA,
    state_type=RollState,
    steps=by_name(
        setup.ArrangeStart,
        rounds.BeginRound,
        assign.Assign,
        rounds.RunPhases,
        rounds.BeginPhase,
        explore.ExploreTask,
        explore.Abandon,
        explore.Rearrange,
        explore.DrawMore,
        scout.PlaceTiles,
        scout.GiveUpTile,
        scout.DrawRest,
        build.Build,
        build.ReturnToCup,
        gains.TakeGains,
        produce.ProduceGood,
        ship.ShipGood,
        ship.BuyPoints,
        rounds.EndPhase,
        rounds.BeginManage,
        manage.Recruit,
        manage.Recall,
        rounds.EndRound,
    ),
    words=WORDS,
    new_game=setup.new_game,
    view=sight.view,
    guess=sight.guess,
    invariants=invariants,
    scores=scores,
    result=lambda g: Result(winners(g), g.ended_by),
    moment=lambda g: Moment(g.round, g.phase),
    lots=_lots,
    holdings=holdings,
    guide=lambda: DATA.box.guide,
    gallery=gallery,
    unseen=unseen,
    challenges=lambda: DATA.box.challenge,
    facts=FACTS,
    hand=_hand,
    likeness=likeness,
)

"""Race for the Galaxy as a `Game`."""

from collections.abc import Mapping

from galaxy_desktop.engine.game import Game, Moment, OptionError, Result, TableOption, by_name
from galaxy_desktop.games.race import consume, develop, explore, limit, produce, settle, setup
from galaxy_desktop.games.race import round as rounds
from galaxy_desktop.games.race import view as sight
from galaxy_desktop.games.race.box import DATA, EDITIONS
from galaxy_desktop.games.race.facts import FACTS
from galaxy_desktop.games.race.gallery import gallery, unseen
from galaxy_desktop.games.race.holdings import holdings
from galaxy_desktop.games.race.invariants import invariants
from galaxy_desktop.games.race.payment import cheapest_first
from galaxy_desktop.games.race.scoring import scores, winners
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.title import TITLE
from galaxy_desktop.games.race.words import WORDS


def _invariants(g: RaceState) -> list[str]:
    options = {option.name: getattr(g, option.name) for option in GAME.options}
    try:
        GAME.check(len(g.players), options)
    except OptionError as error:
        return [str(error)]
    return invariants(g)


def _lots(g: RaceState) -> Mapping[str, tuple[str, ...]]:
    return {"start_world": tuple(player.start for player in g.players)}


GAME: Game[RaceState] = Game(
    title=TITLE,
    rules_version=1,
    options=(
        TableOption("start_worlds", ("original", "all")),
        TableOption("setup", ("ordinary", "first_game", "choice")),
        TableOption("variant", ("standard", "experienced"), seats=(2,)),
        TableOption("edition", EDITIONS),
    ),
    ends=rounds.ENDS,
    data=DATA,
    state_type=RaceState,
    steps=by_name(
        setup.DiscardOpening,
        setup.ChooseStart,
        rounds.BeginRound,
        rounds.ChooseActions,
        rounds.BeginPhase,
        rounds.BeginLimit,
        rounds.EndRound,
        explore.Explore,
        explore.KeepCards,
        develop.Develop,
        develop.ChooseDevelopments,
        develop.PayForDevelopment,
        settle.Settle,
        settle.PayForWorld,
        consume.Consume,
        consume.ChooseConsumePower,
        consume.TakeGoods,
        consume.SellGood,
        consume.ConsumeCards,
        consume.GuessTopCard,
        produce.Produce,
        produce.ProduceWith,
        produce.CompareProduction,
        limit.DiscardDown,
    ),
    words=WORDS,
    check_options=setup.check_options,
    new_game=setup.new_game,
    view=sight.view,
    guess=sight.guess,
    invariants=_invariants,
    scores=scores,
    result=lambda g: Result(winners(g), g.ended_by),
    moment=lambda g: Moment(g.round, g.phase),
    lots=_lots,
    holdings=holdings,
    hand=lambda g, seat: (*g.players[seat].hand, *g.players[seat].drawn),
    cheapest_first=cheapest_first,
    guide=lambda: DATA.box.guide,
    gallery=gallery,
    unseen=unseen,
    challenges=lambda: DATA.box.challenge,
    facts=FACTS,
)

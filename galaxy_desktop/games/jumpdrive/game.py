"""Jump Drive as a `Game`."""

from galaxy_desktop.engine.game import Game, Moment, Result, TableOption, by_name
from galaxy_desktop.games.jumpdrive import build, explore, setup
from galaxy_desktop.games.jumpdrive import round as rounds
from galaxy_desktop.games.jumpdrive import view as sight
from galaxy_desktop.games.jumpdrive.box import DATA
from galaxy_desktop.games.jumpdrive.builder import gist
from galaxy_desktop.games.jumpdrive.facts import FACTS
from galaxy_desktop.games.jumpdrive.gallery import gallery, unseen
from galaxy_desktop.games.jumpdrive.holdings import holdings
from galaxy_desktop.games.jumpdrive.invariants import invariants
from galaxy_desktop.games.jumpdrive.payment import cheapest_first
from galaxy_desktop.games.jumpdrive.scoring import scores, winners
from galaxy_desktop.games.jumpdrive.state import JumpState
from galaxy_desktop.games.jumpdrive.title import TITLE
from galaxy_desktop.games.jumpdrive.words import WORDS

GAME: Game[JumpState] = Game(
    title=TITLE,
    rules_version=1,
    ends=rounds.ENDS,
    options=(TableOption("setup", ("ordinary", "first_game")),),
    data=DATA,
    state_type=JumpState,
    steps=by_name(
        setup.DiscardOpening,
        rounds.BeginRound,
        rounds.ScoreEmpires,
        rounds.TakeIncome,
        rounds.DiscardDown,
        build.ChooseBuilds,
        explore.DrawAfterPlacing,
        explore.DiscardExplored,
    ),
    words=WORDS,
    new_game=setup.new_game,
    view=sight.view,
    guess=sight.guess,
    invariants=invariants,
    scores=scores,
    result=lambda g: Result(winners(g), g.ended_by),
    hand=lambda g, seat: tuple(g.players[seat].hand),
    moment=lambda g: Moment(g.round, g.phase),
    holdings=holdings,
    gist=gist,
    guide=lambda: DATA.box.guide,
    gallery=gallery,
    unseen=unseen,
    challenges=lambda: DATA.box.challenge,
    facts=FACTS,
    cheapest_first=cheapest_first,
)

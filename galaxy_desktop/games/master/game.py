"""Master of the Galaxy as the rest of the program sees it."""

from collections.abc import Mapping

from galaxy_desktop.engine.game import Game, Moment, Result, TableOption, by_name
from galaxy_desktop.games.master import (
    adding,
    allocate,
    bases,
    conflicts,
    draw,
    holes,
    more_turns,
    rewards,
    setup,
    supply,
    taking,
    triggers,
    turn,
    use_cards,
    victory,
    winning,
)
from galaxy_desktop.games.master import view as sight
from galaxy_desktop.games.master.box import DATA
from galaxy_desktop.games.master.facts import FACTS
from galaxy_desktop.games.master.gallery import gallery, unseen
from galaxy_desktop.games.master.holdings import holdings
from galaxy_desktop.games.master.invariants import invariants
from galaxy_desktop.games.master.scoring import begins, goals, scores
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.title import TITLE
from galaxy_desktop.games.master.words import WORDS


def _lots(g: MasterState) -> Mapping[str, tuple[str, ...]]:
    return {
        "corner": tuple(star_map().systems[player.start].quadrant for player in g.players),
        "species": tuple(player.row[0] for player in g.players),
    }


def _moment(g: MasterState) -> Moment:
    """Return the phase and the number of the round, in which every seat has a turn."""
    seats = len(g.players)
    return Moment((g.turn + seats - 1) // seats, g.phase)


GAME: Game[MasterState] = Game(
    title=TITLE,
    rules_version=1,
    options=(TableOption("setup", ("ordinary", setup.DRAFT)),),
    ends=victory.ENDS,
    has_points=False,
    goals=goals,
    begins=begins,
    data=DATA,
    state_type=MasterState,
    steps=by_name(
        setup.DrawStart,
        setup.ChooseCorner,
        setup.DarkenCorners,
        setup.OfferSpecies,
        setup.TakeSpecies,
        setup.CloseDraft,
        setup.OpenDecks,
        turn.BeginTurn,
        turn.RecallBlack,
        turn.StartAbilities,
        allocate.DrawCubes,
        allocate.Allocate,
        rewards.TakeRewards,
        rewards.TakeReward,
        bases.PlaceFrom,
        draw.Draw,
        draw.KeepCard,
        draw.SearchDeck,
        triggers.Fire,
        triggers.UseAbility,
        triggers.ChooseEffect,
        supply.GainCubes,
        more_turns.DrawMore,
        more_turns.ExtraTurns,
        more_turns.SkipTurns,
        conflicts.CancelConflict,
        bases.PlaceExtraBase,
        supply.ChooseCubes,
        supply.SwapCubes,
        adding.AddCube,
        taking.StealCube,
        taking.ReturnCube,
        taking.ReturnProject,
        holes.PlaceHole,
        holes.RemoveHole,
        winning.Capture,
        winning.Claim,
        winning.TakeCard,
        use_cards.UseCards,
        use_cards.AnswerTruce,
        use_cards.AnswerDraw,
        use_cards.KeepToLimit,
        use_cards.RewardDiscards,
        turn.EndTurn,
    ),
    words=WORDS,
    new_game=setup.new_game,
    view=sight.view,
    guess=sight.guess,
    invariants=invariants,
    scores=scores,
    result=lambda g: Result(victory.winners(g), g.ended_by),
    moment=_moment,
    holdings=holdings,
    guide=lambda: DATA.box.guide,
    gallery=gallery,
    unseen=unseen,
    challenges=lambda: DATA.box.challenge,
    facts=FACTS,
    lots=_lots,
)

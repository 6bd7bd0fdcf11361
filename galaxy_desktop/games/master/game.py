"""Master of the Galaxy as the rest of the program sees it."""

from collections.abc import Mapping
from typing import ClassVar

from galaxy_desktop.engine.codec import StepTypes
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Step
from galaxy_desktop.engine.game import Game, Moment, Options, Result, Score, TableOption
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.master import (
    allocate,
    bases,
    draw,
    effects,
    holes,
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
from galaxy_desktop.games.master.board import board
from galaxy_desktop.games.master.invariants import invariants
from galaxy_desktop.games.master.scoring import scores
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.vocabulary import DATA
from galaxy_desktop.games.master.words import WORDS

STEPS: tuple[type[Step[MasterState]], ...] = (
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
    effects.GainCubes,
    effects.DrawMore,
    effects.ExtraTurns,
    effects.SkipTurns,
    effects.CancelConflict,
    effects.PlaceExtraBase,
    supply.ChooseCubes,
    supply.SwapCubes,
    supply.AddCube,
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
)


class Master(Game[MasterState]):
    """Master of the Galaxy."""

    id = "master"
    name = "Master of the Galaxy"
    place_in_menu = 5
    seats = range(2, 5)
    rules_version = 1
    options = (TableOption("setup", ("ordinary", setup.DRAFT)),)
    ends = victory.ENDS
    has_points = False
    data = DATA
    state_type = MasterState
    steps: ClassVar[StepTypes] = {step.__name__: step for step in STEPS}
    words = WORDS

    def new(self, seats: int, options: Options, seed: int) -> MasterState:
        """See `Game`."""
        return setup.new_game(seats, self.check(seats, options), seed)

    def view(self, g: MasterState, seat: Seat) -> MasterState:
        """See `Game`."""
        return sight.view(g, seat)

    def guess(self, view: MasterState, dice: Dice) -> MasterState:
        """See `Game`."""
        return sight.guess(view, dice)

    def invariants(self, g: MasterState) -> list[str]:
        """See `Game`."""
        return invariants(g)

    def scores(self, g: MasterState) -> tuple[Score, ...]:
        """See `Game`."""
        return scores(g)

    def lots(self, g: MasterState) -> Mapping[str, tuple[str, ...]]:
        """See `Game`."""
        return {
            "corner": tuple(board().systems[player.start].quadrant for player in g.players),
            "species": tuple(player.row[0] for player in g.players),
        }

    def result(self, g: MasterState) -> Result:
        """See `Game`."""
        return Result(victory.winners(g), g.ended_by)

    def moment(self, g: MasterState) -> Moment:
        """See `Game`; a round is a turn of everybody."""
        seats = len(g.players)
        return Moment((g.turn + seats - 1) // seats, g.phase)


GAME = Master()

"""Setup of a new game (pages 2 and 3)."""

from collections.abc import Mapping

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.flow import Answers, Asks, Step, advance
from galaxy_desktop.engine.plain import plain
from galaxy_desktop.engine.rng import seeded
from galaxy_desktop.games.frontiers.box import figures, goals, mats, stacks, tiles, worlds
from galaxy_desktop.games.frontiers.events import GameBegan, HomeSettled
from galaxy_desktop.games.frontiers.round import BeginRound
from galaxy_desktop.games.frontiers.schema import SMALL, WINDFALL
from galaxy_desktop.games.frontiers.state import NOBODY, FrontiersState, Player
from galaxy_desktop.games.frontiers.supply import put_good

FIRST_GAME = "first_game"
WITHOUT, ON, ASKED = GOALS = ("off", "on", "asked")
"""Choices: without goals, with goals, and with goals whose keepers are asked at every selection."""
FIRST_SIDE = "white"
SIDES = (FIRST_SIDE, "black")


def new_game(seats: int, options: Mapping[str, str], seed: int) -> FrontiersState:
    """Return a game that is dealt and run to its first question."""
    g = FrontiersState(
        rng=seeded(seed),
        setup=options["setup"],
        with_goals=options["goals"] != WITHOUT,
        asks_holders=options["goals"] == ASKED,
        players=[Player(credits=figures().start_credits) for _ in range(seats)],
        disks=[],
        stock={},
        bag=list(worlds()),
        colonists=figures().colonists_per_player * seats,
        goods=dict(figures().cubes),
        pool=figures().vp_per_player * seats,
    )
    _deal_order(g)
    _deal_mats(g)
    _lay_out_developments(g)
    if g.with_goals:
        stack = list(goals())
        g.shuffle(stack)
        g.goal_stack = [(goal, NOBODY) for goal in stack]
    g.tell(GameBegan(tuple(g.disks), tuple(player.mat for player in g.players), tuple(g.stock)))
    g.then(*(ChooseHome(seat) for seat in g.order()), BeginRound())
    advance(g)
    return g


def _deal_order(g: FrontiersState) -> None:
    """Draw the first player order at random; give those at its end more credits."""
    order = list(range(len(g.players)))
    g.shuffle(order)
    g.disks = order * figures().disks[len(order)]
    late = order[-2:] if len(order) >= figures().second_last_extra_from else order[-1:]
    for seat in late:
        g.players[seat].credits += figures().last_extra_credit


def _deal_mats(g: FrontiersState) -> None:
    dealt = list(mats())
    g.shuffle(dealt)
    for player, mat in zip(g.players, dealt, strict=False):
        player.mat = mat


def _lay_out_developments(g: FrontiersState) -> None:
    """Lay out each stack of developments with a face: the white one in a first game, else random."""
    for faces in stacks().values():
        shown = list(faces.values())
        tile = shown[g.below(len(shown))] if g.setup != FIRST_GAME and len(shown) > 1 else shown[0]
        small = tiles()[tile].size == SMALL
        g.stock[tile] = figures().small_in_play[len(g.players)] if small else figures().large_in_play


@plain
class ChooseHome(Step[FrontiersState]):
    """Choice of the side of the mat with the home colony; in a first game it is the white one."""

    seat: Seat

    def asks(self, g: FrontiersState) -> Asks:
        if g.setup == FIRST_GAME:
            return {}
        sides = mats()[g.players[self.seat].mat]
        return {self.seat: Pick("home", tuple(sides[side] for side in SIDES))}

    def done(self, g: FrontiersState, answers: Answers) -> None:
        player = g.players[self.seat]
        (home,) = answers.get(self.seat, (mats()[player.mat][FIRST_SIDE],))
        tile = tiles()[home]
        player.colonies.append(home)
        g.colonists -= tile.colonists
        if tile.goods == WINDFALL:
            put_good(g, self.seat, home, tile.kind)
        g.tell(HomeSettled(self.seat, home, player.goods.get(home, "")))

"""The rules of Meteors, put together."""

from galaxy_desktop.engine import flow
from galaxy_desktop.engine.game import Game, Moment, Options, Result, Score, by_name, leaders
from galaxy_desktop.engine.rng import seeded
from galaxy_desktop.engine.title import Title
from tests.toy.meteors.state import HAND, METEORS, MeteorState, size_of
from tests.toy.meteors.steps import Aim
from tests.toy.meteors.view import guess, invariants, view
from tests.toy.meteors.words import WORDS, in_short


def new_game(seats: int, options: Options, seed: int) -> MeteorState:
    g = MeteorState(rng=seeded(seed), sky=list(METEORS), hands=[], caught=[], lost=[], round=1)
    g.shuffle(g.sky)
    for _seat in range(seats):
        g.hands.append([g.sky.pop() for _ in range(HAND)])
        g.caught.append([])
    g.then(Aim())
    flow.advance(g)
    return g


def scores(g: MeteorState) -> tuple[Score, ...]:
    return tuple(Score((("meteors", sum(map(size_of, caught))),)) for caught in g.caught)


def result(g: MeteorState) -> Result:
    return Result(leaders(scores(g)), "dawn")


GAME: Game[MeteorState] = Game(
    title=Title(
        id="meteors",
        name="Meteors",
        place_in_menu=6,
        seats=range(2, 5),
        minutes=(1, 2),
        tagline=in_short,
        pitch=in_short,
    ),
    rules_version=1,
    options=(),
    ends=("dawn",),
    state_type=MeteorState,
    steps=by_name(Aim),
    words=WORDS,
    new_game=new_game,
    view=view,
    guess=guess,
    invariants=invariants,
    scores=scores,
    result=result,
    hand=lambda g, seat: tuple(g.hands[seat]),
    moment=lambda g: Moment(g.round, "aim" if g.waiting else "dawn"),
)

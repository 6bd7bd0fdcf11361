"""A small complete game for tests: hidden hands, chance, secret choice and every kind of question."""

from __future__ import annotations

from typing import Any

from galaxy_desktop.engine import flow
from galaxy_desktop.engine.events import HIDDEN, Seat
from galaxy_desktop.engine.game import Game, Moment, Options, Result, Score, TableOption, by_name, leaders
from galaxy_desktop.engine.rng import Dice, seeded
from galaxy_desktop.engine.title import Title
from tests.toy.state import CARDS, SPOTS, ToyPlayer, ToyState
from tests.toy.steps import STEPS, Round
from tests.toy.words import TOY_WORDS, toy

ROUNDS = {"short": 2, "long": 20}


def new_game(seats: int, options: Options, seed: int) -> ToyState:
    rounds = ROUNDS[options["length"]]
    g = ToyState(rng=seeded(seed), deck=list(CARDS), discard=[], players=[], rounds=rounds)
    g.shuffle(g.deck)
    g.players = [ToyPlayer([]) for _ in range(seats)]
    for seat in range(seats):
        g.draw(seat, 4)
    g.then(Round())
    flow.advance(g)
    return g


def view(g: ToyState, seat: Seat) -> ToyState:
    flow.open_asks(g)
    players = [player.clone() for player in g.players]
    for other, player in enumerate(players):
        if other != seat:
            player.hand = [HIDDEN] * len(player.hand)
    return ToyState(
        **g.basics_for(seat),
        deck=[HIDDEN] * len(g.deck),
        discard=g.discard.copy(),
        players=players,
        round=g.round,
        rounds=g.rounds,
    )


def guess(view: ToyState, dice: Dice) -> ToyState:
    g = view.to_guess(dice)
    known = {*g.discard, *(card for player in g.players for card in player.hand)}
    rest = [card for card in CARDS if card not in known]
    dice.shuffle(rest)
    g.deck = [rest.pop() for _ in g.deck]
    for player in g.players:
        player.hand = [rest.pop() if card == HIDDEN else card for card in player.hand]
    return g


def invariants(g: ToyState) -> list[str]:
    cards = [*g.deck, *g.discard, *(card for player in g.players for card in player.hand)]
    wrong = [] if sorted(cards) == list(CARDS) else ["the 24 cards are not all there once"]
    if len(g.players) not in GAME.seats:
        wrong.append("so many cannot play")
    if not 0 <= g.round <= g.rounds or g.rounds not in ROUNDS.values():
        wrong.append("there is no such round")
    if any(getattr(step, "seat", 0) not in range(len(g.players)) for step in g.waiting):
        wrong.append("a step is for nobody")
    if any(set(player.board) - set(SPOTS) for player in g.players):
        wrong.append("a spot is off the board")
    return wrong


def scores(g: ToyState) -> tuple[Score, ...]:
    return tuple(Score((("points", player.points), ("board", len(player.board)))) for player in g.players)


def result(g: ToyState) -> Result:
    return Result(leaders(scores(g)), "rounds")


def moment(g: ToyState) -> Moment:
    return Moment(g.round, type(g.waiting[-1]).__name__.lower() if g.waiting else "end")


GAME: Game[ToyState] = Game(
    title=Title("toy", "Toy", 99, range(2, 4), (1, 2), toy, toy),
    rules_version=1,
    options=(TableOption("length", ("short", "long")), TableOption("wind", ("calm", "storm"), (2,))),
    ends=("rounds",),
    state_type=ToyState,
    steps=by_name(*STEPS),
    words=TOY_WORDS,
    new_game=new_game,
    view=view,
    guess=guess,
    invariants=invariants,
    scores=scores,
    result=result,
    moment=moment,
)
TOYS: dict[str, Game[Any]] = {"toy": GAME}

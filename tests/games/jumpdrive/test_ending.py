"""The last round is announced when it is certain, and only then."""

import pytest

from galaxy_desktop.engine.flow import open_asks, seal
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.box import cards, figures
from galaxy_desktop.games.jumpdrive.ending import least_vp, sure_end
from galaxy_desktop.games.jumpdrive.state import JumpState, Player, Turn
from tests.games.jumpdrive.tables import table
from tests.games.wording import play

WORDS = GAME.words
LEAVING = {"war_propaganda", "colony_convoy"}
"""Designs that may leave an empire before the scoring."""


def said(g: JumpState) -> set[str]:
    """What each seat is told: the same for all."""
    return {WORDS.notice(GAME.view(g, seat), ()) for seat in range(len(g.players))}


def may_lose_cards(g: JumpState) -> bool:
    return any(cards()[card].id in LEAVING for player in g.players for card in player.empire)


def ends_if_all_explore(g: JumpState) -> bool:
    """Whether this round is the last if nobody places anything more."""
    then, round_now = g.clone(), g.round
    while then.round == round_now and (asks := open_asks(then)):
        seat = min(asks)
        seal(then, seat, () if asks[seat].topic == "build" else asks[seat].only())
    return bool(then.ended_by)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_last_round_is_announced_if_it_is_certain_and_only_then(seats: int) -> None:
    announced = 0
    for seed in range(6):
        told: list[tuple[int, bool]] = []
        for g, _seat, _decision in play(GAME, seats, {}, seed):
            (words,) = said(g)
            told.append((g.round, bool(words)))
            if g.phase in {"build", "explore"} and not g.sealed and not (words or may_lose_cards(g)):
                assert not ends_if_all_explore(g)
            if g.phase == "explore":
                assert bool(words) == ends_if_all_explore(g)
        last = told[-1][0]
        assert all(number == last for number, words_said in told if words_said)
        assert not told[-1][1]
        announced += any(words_said for _, words_said in told)
    assert announced


@pytest.mark.parametrize("seats", [2, 4])
def test_no_score_is_below_its_bound(seats: int) -> None:
    for seed in range(6):
        bound = [0] * seats
        for g, _seat, _decision in play(GAME, seats, {}, seed):
            if g.phase in {"build", "explore"}:
                bound = least_vp(g)
            elif g.phase == "limit":
                assert all(p.vp >= least for p, least in zip(g.players, bound, strict=True))


def with_points(points: int, *empire: str) -> Player:
    return Player(empire=list(empire), turns=[Turn((), points, 0, 0, 0)])


def test_a_card_that_may_pass_to_another_does_not_make_the_round_the_last() -> None:
    (propaganda,) = [c for c, design in cards().items() if design.id == "war_propaganda"][:1]
    worth = cards()[propaganda].vp
    g = table(with_points(figures().end_vp - worth, propaganda), Player(), round=2)
    assert sure_end(g) == ""
    g.phase = "explore"
    assert sure_end(g) == "points"


def test_a_world_that_stays_makes_the_round_the_last_at_once() -> None:
    world = next(c for c, design in cards().items() if design.is_world and design.vp)
    due = figures().end_vp - cards()[world].vp
    g = table(with_points(due, world), Player(), round=2)
    assert said(g) == {"This round is the last: a player will have 50 VP or more."}
    g.players[0].turns = [Turn((), due - 1, 0, 0, 0)]
    assert said(g) == {""}


def test_alone_the_seventh_round_is_the_last() -> None:
    said_in = {g.round: said(g).pop() for g, _, _ in play(GAME, 1, {}, 3) if g.phase != "over"}
    assert set(said_in) == {0, *range(1, 8)}
    assert {number for number, words in said_in.items() if words} == {7}
    assert said_in[7] == "This is the last of 7 rounds."

"""The last round is announced as soon as it is certain, and only then; nothing warns of it after that."""

import pytest

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.box import figures, tiles, worlds
from galaxy_desktop.games.frontiers.powers import spaces
from galaxy_desktop.games.frontiers.schema import SMALL
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.words import WORDS
from tests.games.frontiers.laid import answer, offered, own, rest, run_action, table
from tests.games.frontiers.walk import CASES, busy

DEAR = 6
"""Least cost of worlds that are not used here."""


@pytest.mark.parametrize(("seats", "goals", "seed"), CASES)
def test_the_last_round_is_announced_when_it_is_certain_and_only_then(
    seats: int, goals: str, seed: int
) -> None:
    walk = busy(seats, goals, seed)
    last, said = walk[-1][0].round, [bool(WORDS.notice(GAME.view(g, seat), ())) for g, seat, _ in walk]
    for (g, _seat, _decision), told in zip(walk, said, strict=True):
        assert not told or g.round == last
        assert told >= certain(g)
    assert said == sorted(said)


def certain(g: FrontiersState) -> bool:
    """Whether an end is triggered, or surely will be when the running action is over."""
    limit = figures()
    return (
        bool(g.ended)
        or any(
            spaces(player) > limit.mat_spaces or len(player.colonies) > limit.colonies for player in g.players
        )
        or (g.action == "settle" and g.colonists <= limit.colonists_left)
    )


def notices(g: FrontiersState) -> set[str]:
    return {WORDS.notice(GAME.view(g, seat), ()) for seat in range(len(g.players))}


def test_once_a_development_goes_beyond_the_mat_the_others_are_told_of_no_risk() -> None:
    g = table(2)
    small = [tile for tile in g.stock if tiles()[tile].size == SMALL][: figures().mat_spaces]
    for seat in (0, 1):
        own(g, seat, developments=small, credits_=30)
    run_action(g, "develop")
    assert notices(g) == {""}
    answer(g, "develop", offered(g)[0])
    assert notices(g) == {"This round is the last: developments on more than 10 mat spaces."}
    assert not g.ended
    asked = open_asks(g)[1]
    assert "the last" not in WORDS.ask(GAME.view(g, 1), asked, asked.options()[:1]).line
    rest(g)
    assert g.ended == ["developments"]


def test_once_a_player_has_too_many_colonies_the_others_are_told_of_no_risk() -> None:
    g = table(2)
    civil = [one for one in worlds() if not tiles()[one].is_military and tiles()[one].cost < DEAR]
    for seat in (0, 1):
        mine = civil[8 * seat : 8 * seat + 8]
        own(g, seat, colonies=mine[:-1], explored=mine[-1:], credits_=20, colonists=3)
    g.colonists = 20
    run_action(g, "settle")
    assert notices(g) == {""}
    answer(g, "settle", civil[7])
    answer(g, "way", offered(g)[0])
    assert notices(g) == {"This round is the last: more than 7 colonies."}
    asked = open_asks(g)[1]
    assert "the last" not in WORDS.ask(GAME.view(g, 1), asked, (civil[15],)).line
    rest(g)
    assert g.ended == ["colonies"]


def test_few_colonists_make_a_round_the_last_as_soon_as_settle_begins() -> None:
    g = table(2)
    g.colonists = figures().colonists_left
    assert notices(g) == {""}
    run_action(g, "settle")
    assert notices(g) == {"This round is the last: 4 or fewer colonists left after Settle."}

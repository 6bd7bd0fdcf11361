"""Explore: draw, then discard."""

import pytest

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.jumpdrive.events import CardsDrawn, Explored
from galaxy_desktop.games.jumpdrive.state import Player
from tests.games.jumpdrive.tables import answer, asked, discard_first, holding, of, others, place, table


@pytest.mark.parametrize(
    ("empire", "icons"), [((), 3), (("survey_team",), 5), (("galactic_survey_seti", "survey_team"), 8)]
)
def test_two_cards_and_one_for_each_icon_are_drawn_and_one_for_each_icon_discarded(
    empire: tuple[str, ...], icons: int
) -> None:
    g = table(Player(hand=others(5, empire), empire=list(empire)), holding(0))
    answer(g, 0, ())
    answer(g, 1, ())
    assert of(g, Explored)[1] == Explored(0, icons, icons + 2)
    assert len(g.players[0].hand) == 5 + icons + 2
    decision = asked(g, 0)
    assert isinstance(decision, Pick)
    assert (decision.least, decision.most) == (icons, icons)


def test_old_and_new_cards_may_be_discarded_and_two_more_are_kept() -> None:
    g = table(holding(5))
    before = list(g.players[0].hand)
    answer(g, 0, ())
    answer(g, 0, tuple(before[:3]))
    assert len(g.players[0].hand) == 5 + 2
    assert not set(before[:3]) & set(g.players[0].hand)
    assert sorted(g.discards) == sorted(before[:3])


def test_an_explorer_scores_and_takes_income_and_a_marker_counts_nothing_later() -> None:
    g = table(Player(empire=["survey_team"]), round=2)
    for _ in range(2):
        answer(g, 0, ())
        discard_first(g, 0)
        assert (g.players[0].turns[-1].vp, g.players[0].turns[-1].income) == (0, 1)
        assert g.players[0].turns[-1].placed == ()
    answer(g, 0, ())
    assert of(g, Explored) == [Explored(0, 5, 7)]


def test_nobody_discards_before_all_have_drawn_clockwise_from_the_dealers_left() -> None:
    g = table(holding(5), Player(hand=["spice_world", "gem_world", "new_vinland"]), holding(5))
    g.supply = g.supply[:8]
    top = g.supply[::-1]
    answer(g, 0, ())
    place(g, 1, "spice_world")
    answer(g, 2, ())
    drawn = [event for event in of(g, CardsDrawn) if isinstance(event, CardsDrawn)]
    assert [(event.seat, event.cause) for event in drawn] == [(1, "world"), (2, "explore"), (0, "explore")]
    assert drawn[0].cards == (top[0],)
    assert drawn[1].cards == tuple(top[1:6])
    assert drawn[2].cards[:2] == tuple(top[6:8])
    assert set(drawn[2].cards[2:]) == {"gem_world", "new_vinland"}  # what was paid, shuffled
    assert open_asks(g).keys() == {0, 2}
    assert g.players[0].owes == 2


@pytest.mark.parametrize(("left", "discarded"), [(4, 2), (2, 0), (1, 0)])
def test_with_too_few_cards_left_all_are_drawn_and_two_kept(left: int, discarded: int) -> None:
    g = table(holding(3))
    g.supply = g.supply[:left]
    answer(g, 0, ())
    assert g.players[0].owes == discarded
    if discarded:
        discard_first(g, 0)
    assert len(g.players[0].hand) == 3 + left - discarded

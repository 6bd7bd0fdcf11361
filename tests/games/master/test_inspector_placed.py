"""Inspector while cubes are allocated: it counts those that were placed and are not confirmed yet."""

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.master.moves import cancel_project, place_cube, spot_id
from galaxy_desktop.games.master.schema import BLACK
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.view import view
from galaxy_desktop.games.master.words import WORDS
from galaxy_desktop.presenter.question import OpenQuestion
from tests.games.master.laid import draw_hand, fight, plain_text, route, table

TRACK = "nw_home-nw_gate"
PLANET = place_cube("red", spot_id("nw_home", 0))


def _said(g: MasterState, item: str, *made: str) -> str:
    seen = view(g, 0)
    question = OpenQuestion(open_asks(g)[0], WORDS, lambda: seen)
    for move in made:
        question.click(move)
    assert question.chosen == made
    text = " ".join(line.text for line in WORDS.explain(question.planned, item))
    assert view(g, 0) == seen
    return plain_text(text)


def test_a_planet_that_a_cube_was_placed_on_is_settled() -> None:
    g = table()
    draw_hand(g, "red", "blue", "white")
    assert "3 planets, 3 not settled" in _said(g, "nw_home")
    assert "3 planets, 2 not settled" in _said(g, "nw_home", PLANET)
    more = place_cube("blue", spot_id("nw_home", 1)), place_cube("white", spot_id("nw_home", 2))
    assert "3 planets, all settled" in _said(g, "nw_home", PLANET, *more)


def test_slots_and_tracks_filled_and_canceled_are_counted() -> None:
    g = table()
    route(g, 0, TRACK, "nw_home", 2)
    draw_hand(g, "red", BLACK, "white")
    assert "2 of" in _said(g, TRACK)
    third = place_cube("red", spot_id(TRACK, 2))
    assert "3 of" in _said(g, TRACK, third)
    assert "You, route to" not in _said(g, TRACK, cancel_project(TRACK))


def test_the_symbol_of_a_conflict_goes_to_who_has_placed_more() -> None:
    g = table()
    fight(g, "spy_scandal", TRACK, red="nw_home")
    draw_hand(g, "blue", "red", "white")
    assert "Now: no one" in _said(g, "spy_scandal")
    move = place_cube("blue", spot_id("spy_scandal.red", 0))
    assert "Now: you" in _said(g, "spy_scandal", move)

"""The bar of an allocation says that its cubes win: where a line of the engine does, without luck."""

from collections.abc import Iterator

import pytest

from galaxy_desktop.engine.decisions import Compose
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.assured import AT_ONCE, assured
from galaxy_desktop.games.master.box import cards, projects
from galaxy_desktop.games.master.foresight import wins_this_turn
from galaxy_desktop.games.master.projects import fillable
from galaxy_desktop.games.master.schema import RECEIVE, SYMBOLS
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.view import guess, view
from galaxy_desktop.games.master.words import WORDS
from tests.games.master.laid import answer, build, draw_hand, fight, fill, hold, implement, own, table, top
from tests.games.master.test_foresight import ECONOMIC, nearly_there
from tests.golden.games import read

LAST = 25
"""Answers at the end of recorded games that are looked at."""


def filling(g: MasterState, project: str) -> tuple[str, ...]:
    """The moves that fill a project with cubes in hand, as far as they go."""
    decision = open_asks(g)[0]
    made: tuple[str, ...] = ()
    assert isinstance(decision, Compose)
    while moves := [move for move in decision.composer.moves(made) if f" {project}:" in move]:
        made = (*made, moves[0])
    return made


def line(g: MasterState, made: tuple[str, ...]) -> str:
    """The second line of the bar after some moves."""
    return WORDS.ask(view(g, 0), open_asks(g)[0], made).line


def wants(project: str, number: int = 99) -> tuple[str, ...]:
    """The colours of the first slots of a project."""
    return tuple(slot.colour for slot in projects()[project].slots[:number])


def test_a_cube_in_a_conflict_that_brings_the_last_symbol_wins_at_once() -> None:
    g = table()
    implement(g, 0, *ECONOMIC)
    own(g, 0, "nw_core")
    name = next(card for card in g.decks["conflict"] if cards()[card].symbol == "economic")
    fight(g, name, "nw_strait-nw_core", "nw_core")
    assert g.track[0][SYMBOLS.index("economic")] == 4
    draw_hand(g, *wants(f"{name}.red", 1))
    made = filling(g, f"{name}.red")
    assert "win" not in line(g, ())
    assert line(g, made).endswith("These cubes win the game.")
    give(g, 0, made)
    assert (g.winner, g.ended_by) == (0, "domination")


def test_a_last_development_can_win() -> None:
    g = table()
    implement(g, 0, "deep_archive", "warp_physics", "brokers", "celestial_negator")
    hold(g, 0, "elder_ruins")
    slots = wants("elder_ruins.implement")
    fill(g, "elder_ruins.implement", len(slots) - 1)
    draw_hand(g, slots[-1])
    made = filling(g, "elder_ruins.implement")
    said = line(g, made)
    assert said == "Complete: Elder Ruins. With these cubes you can win by domination this turn."
    assert "win" not in line(g, ())


def test_a_last_base_can_win_once_its_project_is_full_and_not_before() -> None:
    g = nearly_there()
    own(g, 0, "nw_core", 2)
    own(g, 0, "nw_gate", 1)
    hold(g, 0, "frontier_pact")
    fill(g, "humans.base", 2)
    slots = wants("humans.base")[2:]
    draw_hand(g, *slots)
    made = filling(g, "humans.base")
    assert len(made) == len(slots) > 1
    assert line(g, made).endswith("With these cubes you can win by expansion this turn.")
    assert "win" not in line(g, made[:-1])
    answer(g, "allocate", made)
    assert wins_this_turn(g, 0) == "expansion"


def test_a_card_that_would_have_to_be_drawn_is_no_sure_win() -> None:
    g = nearly_there()
    own(g, 0, "nw_core", 2)
    own(g, 0, "nw_gate", 1)
    build(g, 0, "humans.base")
    name = next(one.id for one in fillable(g, 0) if one.kind == RECEIVE)
    top(g, "frontier_pact")
    draw_hand(g, *wants(name))
    made = filling(g, name)
    assert wins_this_turn(g, 0) == "expansion"
    assert line(g, made).startswith("Complete: ")
    assert assured(g, 0, made) == ""


def allocations() -> Iterator[tuple[MasterState, tuple[str, ...]]]:
    """The last allocations of recorded games, each with the moves that were made."""
    for one in read(GAME.id):
        g = GAME.new(one.seats, one.options, one.seed)
        late = len(one.answers) - LAST
        for number, (seat, given) in enumerate(one.answers):
            if number >= late and open_asks(g)[seat].topic == "allocate":
                yield g, given
            give(g, seat, given)


@pytest.mark.slow
def test_in_recorded_games_what_is_said_is_so_whatever_lies_in_the_decks() -> None:
    found: dict[str, int] = {}
    for g, made in allocations():
        seat, seen = g.seat, view(g, g.seat)
        said = assured(seen, seat, made)
        assert {assured(guess(seen, Dice(n)), seat, made) for n in range(3)} == {said}
        found[said] = found.get(said, 0) + 1
        if said:
            after = g.clone()
            give(after, seat, made)
            assert after.winner == seat if said == AT_ONCE else wins_this_turn(after, seat)
    assert sum(found.values()) - found[""] > 5

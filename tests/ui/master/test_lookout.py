"""Who could win is worked out a little in each frame; a picture that is drawn once shows all of it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.games.master import GAME, foresight
from galaxy_desktop.games.master.events import TurnBegan
from galaxy_desktop.games.master.foresight import Threat, ThreatSearch, threats
from galaxy_desktop.games.master.table.painter import MasterPainter
from galaxy_desktop.presenter import slices
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.roles.foreseeing import foresees, take_time
from tests.games.master import laid
from tests.ui.kits import wordy_kit
from tests.ui.master.test_painter import about_to_win
from tests.ui.master_rig import moment
from tests.ui.table_rig import Rig

WARNED = (Threat(1, "expansion"),)
ENOUGH = 2000


@pytest.fixture(autouse=True)
def _one_step_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE", 0.0)
    foresight._search.cache_clear()


def painter(shown: Shown) -> MasterPainter:
    found = MasterPainter(wordy_kit((1920, 1080)), GAME)
    take_time(found)
    found.show(shown)
    return found


def seen(shown: MasterPainter) -> tuple[Threat, ...]:
    assert shown.laid is not None
    return shown.laid.threats


def wait(shown: MasterPainter) -> list[bool]:
    """Let frames pass until all is known; in which of them the table was laid anew."""
    found = []
    while shown.foresees:
        found.append(shown.foresee())
        assert len(found) < ENOUGH
    return found


def test_a_threat_is_shown_in_the_frame_in_which_it_is_found() -> None:
    table = painter(moment(about_to_win(), 0))
    assert seen(table) == ()
    frames = wait(table)
    assert len(frames) > 3
    assert sum(frames) == 1
    assert seen(table) == WARNED
    assert not foresees(table)


def test_a_picture_drawn_once_has_all_threats() -> None:
    table = MasterPainter(wordy_kit((1920, 1080)), GAME)
    table.show(moment(about_to_win(), 0))
    assert seen(table) == WARNED
    assert not foresees(table)


def test_a_threat_stays_until_its_seat_has_been_looked_at_anew() -> None:
    table = painter(moment(about_to_win(), 0))
    wait(table)
    g = about_to_win()
    g.turn += 1
    g.players[1].built = []
    table.show(moment(g, 0))
    assert seen(table) == WARNED
    wait(table)
    assert seen(table) == () == threats(moment(g, 0).view)


def test_no_threat_is_taken_over_from_another_time() -> None:
    table = painter(moment(about_to_win(), 0))
    wait(table)
    for turns in (-1, 2):
        g = laid.table(3)
        g.turn = about_to_win().turn + turns
        other = painter(moment(about_to_win(), 0))
        wait(other)
        other.show(moment(g, 0))
        assert seen(other) == ()


def test_a_win_of_the_turn_under_way_is_no_threat_once_the_turn_is_over() -> None:
    g = laid.table(3)
    former = (Threat(0, "conquest", now=True), Threat(2, "domination"))
    g.seat = 0
    assert ThreatSearch(g, former).threats == former
    g.seat = 1
    assert ThreatSearch(g, former).threats == former[1:]


def test_threats_found_in_steps_are_those_found_at_once() -> None:
    view = moment(about_to_win(), 0).view
    outlook = ThreatSearch(view)
    assert sum(1 for _ in outlook.steps()) > 3
    assert outlook.threats == threats(view) == WARNED


def test_what_moves_goes_through_three_moments_without_a_search_begun_again() -> None:
    first, second = moment(about_to_win(), 0), moment(about_to_win(), 0)
    table = painter(first)
    wait(table)
    table.play([TurnBegan(1, 1, 0)], first, replace(second))
    wait(table)
    table.skip()
    assert not foresees(table)
    assert seen(table) == WARNED


def test_the_table_looks_on_until_it_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Frames come without a pause, and the end is announced once the search is done."""

    def steps(self: ThreatSearch) -> Iterator[None]:
        for seat in range(len(self._g.players)):
            yield
            self._found[seat] = (Threat(seat, "expansion"),)

    monkeypatch.setattr(ThreatSearch, "steps", steps)
    rig, dice = Rig(tmp_path, game="master", games=find_games()), Dice(1)
    while rig.scene.controller.view.phase == "setup":
        rig.pass_unseen(rig.asked.sample(dice))
        rig.show()
    scene = rig.scene
    for _frame in range(20):
        rig.app.advance([], 0.1)
    assert scene.controller.ending
    assert scene.rest > 0
    scene.controller.read_log()
    waits = [(scene.controller.announces, scene.rest == 0)]
    for _frame in range(4):
        rig.app.advance([], 0.1)
        waits.append((scene.controller.announces, scene.rest == 0))
    assert waits[0] == (True, True)
    assert waits[-1] == (False, False)

"""Plates of Roll's options: one that says all has no tooltip, which would cover the next plate."""

import pygame
import pytest

from galaxy_desktop.games.roll.table import choices
from galaxy_desktop.games.roll.table.choices import PLATES, dice_shown, says_all
from galaxy_desktop.games.roll.table.painter import RollPainter
from galaxy_desktop.games.roll.words.terms import item as item_name
from tests.games.roll.laid import own, run_phase, table
from tests.sweep import some
from tests.ui.master.test_standings import Written
from tests.ui.painter_rig import WINDOWS
from tests.ui.roll.test_painter import painter_at
from tests.ui.roll_rig import moment, moments


def test_a_plate_that_says_all_needs_no_tooltip_and_a_narrow_one_does(screen: pygame.Surface) -> None:
    for window, step in some(WINDOWS[:4], 2):
        found = []
        for (topic, _seats), shown in moments().items():
            if topic not in PLATES:
                continue
            painter = painter_at(window, step, shown)
            board = painter.board(shown, painter.sheet)
            for item in painter.items():
                if item.group == "choices":
                    narrow = pygame.Rect(item.rect.topleft, (item.rect.height, item.rect.height))
                    found.append((item.written, says_all(board, narrow, item.id)))
        assert set(found) == {(True, False)}


WORLDS = {"gem_world": "novelty", "deserted_alien_colony": "alien", "awakened_alien_outpost": "alien"}


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("window", [((1280, 720), 2.0), ((1280, 720), 1.5), ((1920, 1080), 2.0)], ids=str)
def test_six_ways_to_ship_name_their_worlds_with_large_text(
    screen: pygame.Surface, window: tuple[tuple[int, int], float], seats: int
) -> None:
    g = table(seats)
    goods = {world: [kind] for world, kind in WORLDS.items()}
    own(g, tableau=["old_earth", *WORLDS], goods=goods, workers={"ship": ["home", "home"]})
    run_phase(g, "ship")
    painter = painter_at(*window, moment(g, 0, 0))
    assert [item.written for item in painter.items() if item.group == "choices"] == [True] * 6
    with pytest.MonkeyPatch.context() as patch:
        written = Written(patch)
        painter.draw(pygame.Surface(window[0], 0, 32))
    assert {world: written.texts.count(item_name(world)) for world in WORLDS} == dict.fromkeys(WORLDS, 2)


@pytest.mark.parametrize(("shippers", "number"), [(["home", "home"], 1), (["home", "novelty"], 2)])
def test_with_large_text_shippers_are_shown_where_they_differ(
    screen: pygame.Surface, shippers: list[str], number: int
) -> None:
    g = table()
    own(g, tableau=["gem_world"], goods={"gem_world": ["novelty"]}, workers={"ship": shippers})
    run_phase(g, "ship")
    for step, most in ((2.0, number), (1.0, 2)):
        painter = painter_at((1280, 720), step, moment(g, 0, 0))
        board = painter.board(painter.shown, painter.sheet) if painter.shown else None
        assert board is not None
        assert {len(dice_shown(board, option)) for option in board.shown.open} == {most}


def six_ways_to_ship(seats: int) -> RollPainter:
    """A table in a small window whose first seat may ship from three worlds, each in two ways."""
    g = table(seats)
    goods = {world: [kind] for world, kind in WORLDS.items()}
    own(g, tableau=["old_earth", *WORLDS], goods=goods, workers={"ship": ["home", "home"]})
    run_phase(g, "ship")
    return painter_at((1280, 720), 1.0, moment(g, 0, 0))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_six_ways_to_ship_name_their_worlds_beside_the_gain_in_a_small_window(
    screen: pygame.Surface, seats: int
) -> None:
    painter = six_ways_to_ship(seats)
    told: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(choices, "write", lambda *given: told.append(given[3]))
        heads = Written(patch)
        painter.draw(pygame.Surface((1280, 720), 0, 32))
    assert {world: told.count(item_name(world)) for world in WORLDS} == dict.fromkeys(WORLDS, 2)
    assert sum("$" in words or "VP" in words for words in heads.texts) >= 6
    rows = [item.rect for item in painter.items() if item.group == "choices"]
    assert len({row.left for row in rows}) == 1
    assert min(row.height for row in rows) >= 16


@pytest.mark.parametrize(("seats", "least"), [(3, 24), (4, 24), (5, 22)])
def test_six_ways_to_ship_are_high_enough_to_be_clicked_in_a_small_window(
    screen: pygame.Surface, seats: int, least: int
) -> None:
    painter = six_ways_to_ship(seats)
    plates = [item.rect for item in painter.items() if item.group == "choices"]
    assert len(plates) == 6
    assert min(plate.height for plate in plates) >= least
    assert painter.sheet.places["choices"].contains(plates[0].unionall(plates))


@pytest.mark.parametrize(("has", "told"), [(4, False), (9, True), (10, True)])
@pytest.mark.parametrize("worlds", [1, 2])
def test_a_plate_whose_credits_the_limit_cuts_says_so(
    screen: pygame.Surface, has: int, told: bool, worlds: int
) -> None:
    g = table()
    goods = {world: [kind] for world, kind in [*WORLDS.items()][:worlds]}
    own(g, tableau=["old_earth", *goods], goods=goods, workers={"ship": ["home"]})
    g.players[0].credits = has
    run_phase(g, "ship")
    shown = moment(g, 0, 0)
    painter = painter_at((1920, 1080), 1.0, shown)
    with pytest.MonkeyPatch.context() as patch:
        written = Written(patch)
        painter.draw(pygame.Surface((1920, 1080), 0, 32))
    plates = [text for text in written.texts if "**$10** limit" in text]
    assert bool(plates) == told
    assert len(plates) == (worlds if told else 0)

"""Figures of opponents late in a game: which are left beside their names in windows and text of all sizes."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any

import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.seats import COMPUTERS
from galaxy_desktop.presenter.shown import Shown, Sitter
from galaxy_desktop.ui.painters import painter_for
from tests.ui.kits import wordy_kit
from tests.ui.painter_rig import moment_of
from tests.ui.table.asked import asking_first

GAMES = find_games()
WINDOWS = ((2560, 1440), (1920, 1080), (1600, 900), (1366, 768), (1280, 720))
STEPS = (1.0, 1.25, 1.5, 1.75, 2.0)
NAMES = ("Ada", *sorted(COMPUTERS, key=len)[::-1])
"""Longest names of computer players first."""
ANSWERS = 900
Wide = tuple[tuple[int, int], float]


@cache
def late(game: str, seats: int) -> Shown:
    """The last question to the first seat in a game by chance, with names of computer players."""
    *_before, last = asking_first(GAMES[game], seats, ANSWERS)
    sitters = tuple(Sitter(name, "Computer · Medium") for name in NAMES[:seats])
    return replace(moment_of(GAMES[game], last, 0, clicks=0), sitters=sitters)


def figures(game: str, seats: int, window: tuple[int, int], step: float) -> list[set[str]]:
    """What is told of each opponent in figures."""
    painter = painter_for(wordy_kit(window, step), GAMES[game])
    painter.show(late(game, seats))
    found: defaultdict[str, set[str]] = defaultdict(set)
    for item in painter.items():
        what, _colon, seat = item.id.rpartition(":")
        if item.group.startswith("opponents") and item.id in painter.sheet.counters:  # type: ignore[attr-defined]
            found[seat].add(what)
    assert len(found) == seats - 1
    return list(found.values())


@pytest.mark.slow
@pytest.mark.usefixtures("screen", "no_cards")
@pytest.mark.parametrize(
    ("game", "largest", "windows", "wanted"),
    [
        ("race", 1.25, WINDOWS, {"chips", "hand", "score", "military", "tableau"}),
        ("race", 1.5, WINDOWS, {"chips", "hand", "score", "military"}),
        ("race", 1.75, WINDOWS[:3], {"chips", "hand", "score", "military"}),
        ("race", 2.0, WINDOWS, {"chips", "hand", "score"}),
        ("frontiers", 1.5, WINDOWS, {"score", "credits", "chips"}),
        ("frontiers", 1.75, WINDOWS[:3], {"score", "credits", "chips"}),
        ("jumpdrive", 1.25, WINDOWS, {"vp", "income", "hand", "military", "explore"}),
        ("jumpdrive", 1.5, WINDOWS[:-1], {"vp", "hand", "explore", "military"}),
        ("frontiers", 2.0, WINDOWS, {"score", "credits"}),
        ("jumpdrive", 2.0, WINDOWS, {"vp", "hand"}),
        ("jumpdrive", 1.75, WINDOWS, {"vp", "hand", "military"}),
    ],
)
def test_text_that_is_a_little_larger_takes_no_figure_of_an_opponent(
    game: str, largest: float, windows: Sequence[tuple[int, int]], wanted: set[str]
) -> None:
    seats, missing = GAMES[game].seats[-1], dict[Wide, set[str]]()
    for window, step in product(windows, STEPS):
        if step <= largest:
            told = set[str].intersection(*figures(game, seats, window, step))
            if wanted - told:
                missing[window, step] = wanted - told
    assert not missing


def tips(game: str, seats: int, window: tuple[int, int], step: float) -> tuple[dict[str, str], str]:
    """What the figures of opponents say, by the name of the figure, and what their names say."""
    painter: Any = painter_for(wordy_kit(window, step), GAMES[game])
    painter.show(late(game, seats))
    items = [item for item in painter.items() if item.group.startswith("opponents")]
    told = {item.id: item.tip for item in items if item.id in painter.sheet.counters}
    return told, " ".join(item.tip for item in items if item.id not in told)


@pytest.mark.slow
@pytest.mark.usefixtures("screen", "no_cards")
@pytest.mark.parametrize(("game", "seats"), [("race", 4), ("jumpdrive", 4), ("frontiers", 5)])
def test_a_figure_without_room_is_told_where_the_name_is_pointed_at(game: str, seats: int) -> None:
    full, _names = tips(game, seats, (1920, 1080), 1.0)
    for window, step in product(WINDOWS, STEPS):
        shown, names = tips(game, seats, window, step)
        missing = [figure for figure in full if figure not in shown and full[figure] not in names]
        assert not missing, (window, step)


@pytest.mark.slow
@pytest.mark.usefixtures("screen", "no_cards")
@pytest.mark.parametrize(("window", "step"), [*product(WINDOWS, STEPS)], ids=str)
def test_lines_of_opponents_in_roll_have_the_same_figures(window: tuple[int, int], step: float) -> None:
    first, *others = figures("roll", 5, window, step)
    assert all(other == first for other in others)


@pytest.mark.slow
@pytest.mark.usefixtures("screen", "no_cards")
@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_either_all_opponents_in_jump_drive_show_the_next_scoring_or_none(window: tuple[int, int]) -> None:
    for seats, step in product((3, 4), STEPS):
        painter: Any = painter_for(wordy_kit(window, step), GAMES["jumpdrive"])
        painter.show(late("jumpdrive", seats))
        told = [painter.sheet.counters[f"vp:{seat}"].figure for seat in range(1, seats)]
        assert len({"+" in figure for figure in told}) == 1, (step, told)

"""Names of opponents stay whole, whatever figures are beside them."""

from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any

import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.seats import COMPUTERS
from galaxy_desktop.presenter.shown import Sitter
from galaxy_desktop.ui.painters import painter_for
from galaxy_desktop.ui.richtext import RichText
from galaxy_desktop.ui.tabletop import lines
from tests.sweep import many, paired, some
from tests.ui.kits import wordy_kit
from tests.ui.painter_rig import heard, moment_of
from tests.ui.table.asked import asking_first

GAMES = find_games()
WINDOWS = [((1280, 720), 2.0), ((1280, 720), 1.0), ((1920, 1080), 1.5)]
LOOKED_AT = [*product(GAMES, WINDOWS[:1]), *paired([*GAMES], WINDOWS[1:])]
"""Each game in the window with the least room, and in one of the others."""
OPTIONS = {"frontiers": {"goals": "on"}}
"""Options that make figures long: a face-down goal makes each score a span."""
SHIELDS = {"master"}
"""Games whose tabs of opponents have shields alone in this window."""
ANSWERS, LOOKS = 700, many(4)
"""Most answers of a game, and how many of the questions to the first seat in it are looked at."""


@cache
def looks(game: str, seats: int) -> list[Any]:
    """Some states of a game by chance at which the first seat is asked."""
    found = [*asking_first(GAMES[game], seats, ANSWERS, **OPTIONS.get(game, {}))]
    return some(found, min(LOOKS, len(found)))


@pytest.mark.slow
@pytest.mark.usefixtures("screen", "no_cards")
@pytest.mark.parametrize(("game", "window"), LOOKED_AT, ids=str)
def test_names_of_computer_players_are_never_cut(
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    window: tuple[tuple[int, int], float],
) -> None:
    written, cut = set[str](), set[str]()
    kit, write, fitted = wordy_kit(*window), lines._fitting, RichText.fitted

    def watched(board: Any, text: str, style: str, room: tuple[int, int]) -> Any:
        font = write(board, text, style, room)
        written.add(text)
        if kit.fonts.fitted(font, text, room[0]) != text:
            cut.add(text)
        return font

    def set_in(self: RichText, markup: str, *args: Any, **more: Any) -> Any:
        block = fitted(self, markup, *args, **more)
        written.add(markup)
        if block.cut:
            cut.add(markup)
        return block

    monkeypatch.setattr(lines, "_fitting", watched)
    monkeypatch.setattr(RichText, "fitted", set_in)
    seats = GAMES[game].seats[-1]
    sitters = tuple(Sitter(name, "Computer · Medium") for name in ("Ada", *COMPUTERS)[:seats])
    painter: Any = painter_for(kit, GAMES[game])
    for g in looks(game, seats):
        painter.show(replace(moment_of(GAMES[game], g, 0, clicks=0), sitters=sitters))
        heard(painter)
    assert game in SHIELDS or any(words.startswith(COMPUTERS) for words in written)
    assert not any(words.startswith(COMPUTERS) for words in cut)

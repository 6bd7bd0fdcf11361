"""The box of goals: names above their bars, and how far each has come, however many there are."""

from typing import Any

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.box import goals
from galaxy_desktop.games.frontiers.table import PAINTER, goal_box
from galaxy_desktop.ui.faces import Faces, FaceStyle
from galaxy_desktop.ui.fonts import Fonts
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.tabletop.ids import item_id
from galaxy_desktop.ui.tabletop.lines import write
from tests.games.frontiers.laid import table
from tests.sweep import paired
from tests.ui.frontiers_rig import moment
from tests.ui.kits import fresh_kit_of
from tests.ui.painter_rig import kit_of

WINDOWS = ((1280, 720), (1600, 900), (1920, 1080), (2560, 1440))


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_a_name_is_above_its_bar_and_the_number_is_whole(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, window: tuple[int, int]
) -> None:
    names: list[pygame.Rect] = []
    faces: list[pygame.Rect] = []
    lines: list[str] = []
    face, line = Faces.face, Fonts.line

    def written(board: Any, surface: Any, rect: pygame.Rect, text: str, style: str) -> int:
        high = board.kit.fonts.style(style, board.kit.metrics).font.get_height()
        names.append(pygame.Rect(rect.left, rect.centery - high // 2, rect.width, high))
        return write(board, surface, rect, text, style)

    def faced(self: Faces, surface: pygame.Surface, rect: pygame.Rect, look: FaceStyle) -> None:
        faces.append(rect.copy())
        face(self, surface, rect, look)

    def lined(self: Fonts, font: Any, text: str, colour: Any) -> pygame.Surface:
        lines.append(text)
        return line(self, font, text, colour)

    monkeypatch.setattr(goal_box, "write", written)
    monkeypatch.setattr(Faces, "face", faced)
    monkeypatch.setattr(Fonts, "line", lined)
    kit = fresh_kit_of(Settings(mute=True), window)
    for number in range(1, len(goals()) + 1):
        g = table(2, goals=[])
        *g.goals, g.players[0].goal = list(goals())[:number]
        painter = PAINTER(kit, GAME)
        painter.show(shown := moment(g, 0))
        board = painter.board(shown, painter.sheet)
        for goal in list(goals())[:number]:
            row = painter.sheet.places[item_id("goal", goal)]
            names.clear()
            faces.clear()
            lines.clear()
            kit.surfaces.clear()
            goal_box.draw_goal(board, screen, goal, row)
            blocks = [one for one in faces[1:] if row.contains(one)]
            over = [one for one in blocks if names[0].colliderect(one)]
            assert not over, (number, goal, names[0], over)
            most = goals()[goal].score[-1][0]
            in_cell = row.width < board.text(goal_box.CELL)
            assert in_cell or {f"0 of {most}", f"0/{most}"} & set(lines), (number, goal, lines)


@pytest.mark.slow
@pytest.mark.parametrize(("window", "code"), paired(WINDOWS, ["de", "fr", "en"]), ids=str)
def test_the_name_of_the_own_goal_is_whole_while_it_lies_face_down(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], code: str
) -> None:
    lines, line = list[str](), Fonts.line

    def lined(self: Fonts, font: Any, text: str, colour: Any) -> pygame.Surface:
        lines.append(text)
        return line(self, font, text, colour)

    kit = fresh_kit_of(Settings(mute=True), window)
    monkeypatch.setattr(Fonts, "line", lined)
    try:
        language.use(code)
        for number, goal in enumerate(goals()):
            g = table(2, goals=[])
            g.goals, g.players[0].goal = [other for other in goals() if other != goal][:number], goal
            painter = PAINTER(kit, GAME)
            painter.show(shown := moment(g, 0))
            row, board = painter.sheet.places[item_id("goal", goal)], painter.board(shown, painter.sheet)
            goal_box.draw_goal(board, screen, goal, row)
    finally:
        language.use()
    assert [text for text in lines if text.endswith("…")] == []


@pytest.mark.slow
@pytest.mark.parametrize("step", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_the_number_of_a_goal_is_inside_its_row(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], step: float
) -> None:
    numbers: list[pygame.Rect] = []
    number = goal_box._number

    def numbered(*how: Any) -> pygame.Rect:
        numbers.append(number(*how))
        return numbers[-1]

    monkeypatch.setattr(goal_box, "_number", numbered)
    kit = fresh_kit_of(Settings(mute=True, text_step=step), window)
    for count in (1, 3, 8):
        g = table(2, goals=[])
        g.goals = list(goals())[:count]
        painter = PAINTER(kit, GAME)
        painter.show(moment(g, 0))
        numbers.clear()
        painter.draw(pygame.Surface(window))
        rows = [painter.sheet.places[item_id("goal", goal)] for goal in g.goals]
        for rect in numbers:
            assert any(row.inflate(0, 2).contains(rect) for row in rows), (count, rect, rows)


def test_an_own_goal_that_nobody_may_see_now_is_not_drawn(screen: pygame.Surface) -> None:
    g = table(2, goals=[])
    *g.goals, g.players[0].goal = list(goals())[:3]
    seen = moment(GAME.view(g, 1), 0)
    assert seen.view.players[0].goal == HIDDEN
    for window in WINDOWS[::2]:
        painter = PAINTER(kit_of(window), GAME)
        painter.show(seen)
        painter.draw(pygame.Surface(window))
        assert {item.id for item in painter.items() if item.group == "goals"} == {*g.goals}

"""Puzzles on the screen: an answer is judged, the solution is shown with its reasons, marks are kept."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games import find_games
from galaxy_desktop.language import percent
from galaxy_desktop.play.puzzles.book import puzzles_of
from galaxy_desktop.play.puzzles.puzzle import position
from galaxy_desktop.play.puzzles.solved import PuzzleMark, marks_of
from galaxy_desktop.ui.faces import Faces
from galaxy_desktop.ui.new_game.scene import NewGameScene
from galaxy_desktop.ui.puzzles.cells import PuzzleCell
from galaxy_desktop.ui.puzzles.challenges import ChallengesScene
from galaxy_desktop.ui.puzzles.daily import DailyScene
from galaxy_desktop.ui.puzzles.doors import door_buttons
from galaxy_desktop.ui.puzzles.scene import PuzzlesScene
from galaxy_desktop.ui.puzzles.table import PuzzleTable
from galaxy_desktop.ui.puzzles.verdict import VerdictScene
from galaxy_desktop.ui.theme import RGB
from tests.ui.drawn_texts import DrawnTexts
from tests.ui.scene_rig import SceneRig

GAMES = find_games()


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[SceneRig]:
    rig = SceneRig(tmp_path, games=GAMES)
    yield rig
    rig.app.close()


def listed(rig: SceneRig, game: str = "race") -> PuzzlesScene:
    return rig.open(PuzzlesScene(rig.client, game))


def table(rig: SceneRig) -> PuzzleTable:
    """The table of the chosen puzzle, with its question put."""
    found = rig.top()
    assert isinstance(found, PuzzleTable)
    for _step in range(40):
        if found.controller.question is not None and not found.view.painter.busy:
            break
        rig.app.advance((), 0.1)
    assert found.controller.question is not None
    return found


def verdict(rig: SceneRig, answer: object) -> VerdictScene:
    at = table(rig)
    at.attempt(lambda: at.controller.give(answer))
    rig.step()
    found = rig.top()
    assert isinstance(found, VerdictScene)
    return found


@pytest.mark.parametrize("game", ["race", "roll", "master"])
def test_the_panel_covers_no_best_choice(tmp_path: Path, game: str) -> None:
    rig = SceneRig(tmp_path, (1280, 720), games=GAMES)
    puzzle = listed(rig, game).puzzle
    assert puzzle is not None
    rig.key(pygame.K_RETURN)
    at = table(rig)
    panel = verdict(rig, puzzle.best).panel.rect
    best = [widget.rect for widget in at.view.widgets.choosing(puzzle.best)]
    assert best
    assert panel.collidelist(best) < 0
    rig.app.close()


def test_the_best_choice_solves_it_and_its_reasons_are_shown(rig: SceneRig) -> None:
    scene = listed(rig)
    puzzle = scene.puzzle
    assert puzzle is not None
    rig.key(pygame.K_RETURN)
    solved = verdict(rig, puzzle.best)
    assert solved.shows_solution
    assert marks_of(rig.app.stage.folders, "race") == {puzzle.id: PuzzleMark(1, solved=True, first=True)}
    first = scene.chosen
    rig.key(pygame.K_RETURN)
    assert table(rig).puzzle is scene.puzzles[first + 1]
    rig.key(pygame.K_ESCAPE)
    assert rig.top() is scene
    assert "1" in scene.title()[1]


def test_the_bar_says_that_a_puzzle_is_solved_and_what_now(
    rig: SceneRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = listed(rig)
    puzzle = scene.puzzle
    assert puzzle is not None
    rig.key(pygame.K_RETURN)
    at = table(rig)
    asked = at.view.bar_text()
    verdict(rig, puzzle.quick)
    bar = at.view.widgets.bar.text
    assert "isn't solved" in bar.head
    assert (bar.primary, bar.second) == ("", "")
    rig.key(pygame.K_RETURN)
    assert at.view.bar_text() == asked, "it asks again"
    verdict(rig, puzzle.best)
    bar = at.view.widgets.bar.text
    assert bar.head == f"Puzzle {at.number} is solved"
    assert "next puzzle" in bar.line
    told: list[str] = []
    monkeypatch.setattr(at.view, "tell", told.append)
    rig.key(pygame.K_a)
    assert at.view.bar_text() == asked
    assert [line for line in told if "is solved" in line]


def tells(scene: VerdictScene) -> bool:
    """Whether it shows the solution; a call, because that changes with a key."""
    return scene.shows_solution


def test_a_wrong_choice_hides_the_solution_until_it_is_asked_for(rig: SceneRig) -> None:
    scene = listed(rig)
    puzzle = scene.puzzle
    assert puzzle is not None
    scene.solve()
    wrong = verdict(rig, puzzle.quick)
    assert not tells(wrong)
    hidden = rig.picture()
    assert any("obvious" in line for line in wrong.verdict.lines())
    assert wrong.verdict.head() not in ("Solved", "Solved at once")
    assert rig.form.groups[-1][0].label == "Try again"
    rig.key(pygame.K_s)
    assert tells(wrong)
    assert rig.form.groups[-1][0].label == "Next puzzle"
    assert rig.picture() != hidden
    rig.key(pygame.K_a)
    assert isinstance(rig.top(), PuzzleTable)
    again = verdict(rig, puzzle.best)
    assert again.verdict.head() == "Solved"
    rig.key(pygame.K_l)
    assert rig.top() is scene
    assert scene.marks == {puzzle.id: PuzzleMark(2, solved=True, first=False)}


def test_a_quick_answer_leaves_no_request_below_its_verdict(rig: SceneRig) -> None:
    listed(rig).solve()
    opened = table(rig)
    toast = opened.view.side.toast
    assert toast is not None
    assert toast.alive
    verdict(rig, opened.puzzle.best)
    assert opened.view.side.toast is None


@pytest.mark.parametrize("game", [game for game in GAMES if puzzles_of(GAMES[game])])
def test_every_answer_of_a_solution_has_words_and_true_figures(
    rig: SceneRig, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = listed(rig, game)
    scene.solve()
    puzzle = table(rig).puzzle
    shown = verdict(rig, puzzle.quick).verdict
    for one in puzzle.compared:
        choice = shown.choice(one)
        assert choice.words
        assert choice.chance == one.chance
        assert len(choice.lines) == len(one.moves)
    best, quick = puzzle.compared[0], next(one for one in puzzle.compared if one.answer == puzzle.quick)
    assert f"{round(100 * best.chance)}%" in shown.lines()[0]
    assert f"{round(100 * quick.chance)}%" in shown.lines()[0]
    assert str(puzzle.number) in shown.foot()[0]
    assert all(f"{100 * lead.by:.1f}% ±{100 * lead.error:.1f}%" in shown.foot()[1] for lead in puzzle.leads)
    monkeypatch.setattr(language, "gettext", lambda text: text.replace("{whole}.", "{whole},"))
    assert f"{100 * puzzle.leads[0].by:.1f}%".replace(".", ",") in shown.foot()[1]


def test_a_solution_marks_your_choice_and_the_obvious_one(rig: SceneRig, said: list[str]) -> None:
    scene = listed(rig)
    scene.solve()
    shown = verdict(rig, table(rig).puzzle.quick)
    rig.key(pygame.K_s)
    tags = [shown.verdict.tags(one) for one in shown.verdict.puzzle.compared]
    assert any(tags)
    assert {*filter(None, tags)} <= {*said}


def test_the_bar_of_a_puzzle_offers_no_hint(rig: SceneRig) -> None:
    listed(rig).solve()
    bar = table(rig).view.widgets.bar
    assert bar.text.head
    assert not bar.text.hint


def test_what_the_table_cannot_do_is_said_and_changes_nothing(rig: SceneRig) -> None:
    scene = listed(rig)
    scene.solve()
    at = table(rig)
    before = at.session.bus.lines()
    for command in ("hint", "save", "load", "undo", "redo", "undo_line"):
        at.run(command)
        assert rig.top() is at
        assert at.view.widgets.form.toast is not None
    assert at.session.bus.lines() == before
    assert not list((rig.folder).glob("**/*.journal"))
    at.run("menu")
    assert rig.top() is scene
    assert scene.marks == {}


def test_the_person_sees_the_seat_of_the_puzzle_and_no_more(rig: SceneRig) -> None:
    scene = listed(rig)
    scene.solve()
    at = table(rig)
    g = position(GAMES["race"], at.puzzle)
    assert at.controller.view == GAMES["race"].view(g, at.puzzle.seat)
    assert open_asks(at.controller.view).keys() == {at.puzzle.seat}


def test_a_click_chooses_a_puzzle_and_another_opens_it(rig: SceneRig) -> None:
    scene = listed(rig)
    cells = [one for group in rig.form.groups for one in group if isinstance(one, PuzzleCell)]
    assert len(cells) == len(scene.puzzles)
    label = cells[2].label
    rig.click(label)
    assert scene.chosen == 2
    assert rig.top() is scene
    rig.click(label)
    assert table(rig).puzzle is scene.puzzles[2]


def test_a_puzzle_that_does_not_fit_is_refused_with_a_line(
    rig: SceneRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = listed(rig)
    assert scene.puzzle is not None
    wrong = replace(scene.puzzle, topic="nothing")
    monkeypatch.setattr(PuzzlesScene, "puzzle", wrong)
    scene.solve()
    rig.step()
    assert rig.top() is scene
    assert rig.form.toast is not None


def test_games_without_puzzles_have_a_line_and_nothing_to_open(tmp_path: Path) -> None:
    rig = SceneRig(tmp_path)
    for scene in (PuzzlesScene(rig.client), ChallengesScene(rig.client)):
        rig.open(scene)
        rig.key(pygame.K_RETURN)
        rig.key(pygame.K_n)
        assert rig.top() is scene
        assert scene.prompt().head
    assert [door.label for door in door_buttons(rig.kit, rig.client, "toy", rig.app.stage.open)] == [
        "Daily deal"
    ]
    rig.app.close()


def test_the_new_game_screen_leads_to_all_three(rig: SceneRig) -> None:
    for label, kind in (
        ("Puzzles", PuzzlesScene),
        ("Challenges", ChallengesScene),
        ("Daily deal", DailyScene),
    ):
        scene = rig.open(NewGameScene(rig.client, "race"))
        rig.click(label)
        found = rig.top()
        assert isinstance(found, kind)
        assert found.game is not None
        rig.key(pygame.K_ESCAPE)
        assert rig.top() is scene


def test_the_chances_of_a_solution_have_large_figures_and_no_bar_in_the_colour_of_choices(
    rig: SceneRig, monkeypatch: pytest.MonkeyPatch, drawn_texts: DrawnTexts
) -> None:
    puzzle = listed(rig).puzzle
    assert puzzle is not None
    rig.key(pygame.K_RETURN)
    solved = verdict(rig, puzzle.best)
    inks: list[RGB] = []
    monkeypatch.setattr(Faces, "rail", lambda _faces, _on, _at, _share, ink, *_more: inks.append(ink))
    drawn_texts.clear()
    solved.draw(rig.app.surface)
    best = solved.verdict.puzzle.compared[0]
    assert (f"**{percent(best.chance)}**", rig.kit.metrics.head) in drawn_texts.styled
    assert {*inks} == {rig.kit.theme.chart["chips"].colour}

"""Course of the lessons: none is lost by "Show me", nor by the one that ends the guide."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.folders import Folders
from galaxy_desktop.games import find_games
from galaxy_desktop.games.master.box import cards
from galaxy_desktop.games.master.schema import BASE, SPECIES
from galaxy_desktop.play.commands import GiveAnswer
from galaxy_desktop.play.learned import Learned, learned, remember
from galaxy_desktop.ui.roles.locating import Locating
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.lesson import LessonScene
from tests.ui.lesson_rig import SEATS, lesson_of
from tests.ui.table.test_lesson import labels
from tests.ui.table_rig import Rig, sensible

GAMES = find_games()


def at_lesson(folder: Path, game: str, wanted: str, unread: tuple[str, ...], **look: object) -> Rig:
    """The guided game at a lesson; all others are read but those named."""
    guide = GAMES[game].guide()
    assert guide is not None
    read = tuple(lesson.id for lesson in guide.lesson if lesson.id not in (wanted, *unread))
    remember(Folders(folder), game, Learned(seed=guide.seed, lessons=read))
    rig = Rig(folder, SEATS, game=game, games=GAMES, seed=guide.seed, options=guide.options, **look)  # type: ignore[arg-type]
    while not lesson_of(rig):
        rig.session.do(GiveAnswer(0, sensible(game, rig.scene.controller.view, rig.asked, Dice(3))))
        rig.settle()
    assert lesson_of(rig) == wanted
    return rig


def test_the_lesson_that_ends_the_guide_leads_to_no_exit_while_others_may_come(tmp_path: Path) -> None:
    game, late = "master", ("limit", "conflict")
    guide = GAMES[game].guide()
    assert guide is not None
    closing = guide.lesson[-1]
    assert "anything new is explained" in closing.words
    rig = at_lesson(tmp_path, game, closing.id, late)
    assert isinstance(rig.top, LessonScene)
    shown = {button.label for button in labels(rig.top)}
    assert "Done" in shown
    assert not {"Exit the guide", "Next"} & shown
    rig.key(pygame.K_ESCAPE)
    assert rig.opened == ""
    assert rig.scene.teaching.teacher.guiding
    assert learned(Folders(tmp_path), game).done
    assert not set(late) & set(learned(Folders(tmp_path), game).lessons)


@pytest.mark.parametrize(
    ("game", "first", "next_"), [("roll", "select", "spare"), ("master", "projects", "planets")]
)
def test_the_next_lesson_comes_once_a_choice_that_was_shown_is_made(
    tmp_path: Path, game: str, first: str, next_: str
) -> None:
    rig = at_lesson(tmp_path, game, first, (next_,))
    rig.key(pygame.K_s)
    rig.settle()
    assert not lesson_of(rig)
    controller = rig.scene.controller
    assert controller.marking
    (marked,) = controller.hinted
    rig.scene.click(marked)
    rig.settle()
    assert lesson_of(rig) == next_
    rig.key(pygame.K_RETURN)
    assert not lesson_of(rig)
    assert controller.question is not None
    assert controller.question.chosen == (marked,)


def test_a_shown_choice_of_one_question_teaches_nothing_at_the_next(tmp_path: Path) -> None:
    rig = at_lesson(tmp_path, "roll", "select", ("spare", "produce"))
    rig.key(pygame.K_s)
    rig.settle()
    rig.key(pygame.K_RETURN)
    assert not lesson_of(rig)


@pytest.mark.parametrize(("size", "step"), [((1920, 1080), 1.0), ((1280, 720), 1.0), ((1280, 720), 2.0)])
def test_the_lesson_of_bases_lights_the_base_project_alone(
    tmp_path: Path, size: tuple[int, int], step: float
) -> None:
    look = Settings(speed="instant", mute=True, text_step=step)
    rig = at_lesson(tmp_path, "master", "base", (), size=size, settings=look)
    row, painter = rig.scene.controller.view.players[0].row, rig.scene.view.painter
    (species,) = (cards()[card] for card in row if cards()[card].deck == SPECIES)
    assert isinstance(rig.top, LessonScene)
    assert isinstance(painter, Locating)
    (lit,) = rig.top.targets
    places = {project.id: painter.place_of(project.id) for project in species.projects}
    kinds = {project.id: project.kind for project in species.projects}
    for project, place in places.items():
        assert place is not None
        assert lit.contains(place) == (kinds[project] == BASE)
        assert lit.colliderect(place) == (kinds[project] == BASE)
    assert not lit.colliderect(rig.top.rect)

"""Ranks of a hint on the table: on the second and the third choice, while the reasons are open."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.choice_head import ChoiceHead, draw_rank, room_aside
from galaxy_desktop.ui.table.reasons import ReasonsScene
from galaxy_desktop.ui.table.reasons_room import LEAST_RANK
from tests.ui.painter_rig import kit_of
from tests.ui.table_rig import Rig, sensible

GAMES = find_games()


@pytest.mark.parametrize(("window", "step"), [((1920, 1080), 1.0), ((1280, 720), 1.0), ((1280, 720), 2.0)])
def test_the_second_and_the_third_choice_have_their_rank_on_the_table(
    tmp_path: Path, window: tuple[int, int], step: float
) -> None:
    seats, settings = (Person("Ada"), Bot("easy", "Vega")), Settings(speed="instant", text_step=step)
    rig = Rig(tmp_path, seats, game="race", games=GAMES, size=window, settings=settings)
    dice = Dice(1)
    while rig.asked.topic != "action":
        rig.pass_unseen(sensible("race", rig.bus.view(0), rig.asked, dice))
    rig.show()
    for _press in range(2):
        rig.key(pygame.K_h)
        rig.post()
    scene, view = rig.top, rig.scene.view
    assert isinstance(scene, ReasonsScene)
    assert [one.number for one in scene.ranks] == [2, 3]
    for one in scene.ranks:
        answer = scene.advice.choices[one.number - 1].answer
        (thing,) = view.widgets.choosing(tuple(rig.question.prompt.suggest(answer)))
        assert thing.rect.inflate(40, 40).contains(one.place)
        assert one.place.width >= LEAST_RANK
        assert pygame.Rect((0, 0), window).contains(one.place)
        surface = rig.app.surface.copy()
        scene.draw(surface)
        at = surface.get_at((one.place.centerx, one.place.top + 4))
        assert (at.r, at.g, at.b) == scene.kit.theme.colour.points
    rig.close()


def test_a_choice_of_several_cards_has_no_rank_on_the_table(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="race", games=GAMES, seed=3)
    for _press in range(2):
        rig.key(pygame.K_h)
        rig.post()
    scene = rig.top
    assert isinstance(scene, ReasonsScene)
    answers = [choice.answer for choice in scene.advice.choices]
    assert len(answers) == 3
    assert all(isinstance(answer, tuple) and len(answer) == 2 for answer in answers)
    assert list(scene.ranks) == []
    rig.close()


@pytest.mark.parametrize("size", [LEAST_RANK, 30, 60])
@pytest.mark.parametrize("step", [1.0, 2.0])
def test_the_number_of_a_rank_lies_within_its_disc(screen: pygame.Surface, size: int, step: float) -> None:
    kit, surface = kit_of((1280, 720), step), pygame.Surface((120, 120))
    disc = pygame.Rect(0, 0, size, size)
    disc.center = surface.get_rect().center
    drawn = []
    for number in (1, 8):
        surface.fill((90, 20, 20))
        draw_rank(kit, surface, disc, number)
        drawn.append(pygame.image.tobytes(surface, "RGB"))
    differing = [
        (place % 120, place // 120)
        for place in range(120 * 120)
        if drawn[0][3 * place : 3 * place + 3] != drawn[1][3 * place : 3 * place + 3]
    ]
    assert len(differing) > 5
    assert all(pygame.Vector2(at).distance_to(disc.center) <= size / 2 for at in differing)


def test_where_words_wrap_all_bars_leave_the_room_of_the_widest_figure(screen: pygame.Surface) -> None:
    kit = kit_of((1280, 720))
    short = ChoiceHead(kit, 1, "Settle", 1.0, 0.5)
    long_ = ChoiceHead(kit, 2, "Settle " * 20, 0.05, 0.0)
    assert short.aside != long_.aside
    assert room_aside([short, short], 300) == 0
    assert room_aside([short, long_], 300) == room_aside([long_, short], 300) == max(short.aside, long_.aside)
    assert room_aside([ChoiceHead(kit, 1, "Settle " * 20, 0.5)], 300) == 0

"""Ranks of a hint on the table: on the second and the third choice, while the reasons are open."""

from pathlib import Path

import pygame

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.table.badges import hinted_widgets
from galaxy_desktop.ui.table.reasons import ReasonsScene
from tests.ui.table_rig import Rig, sensible

GAMES = find_games()


def test_the_second_and_the_third_choice_have_their_rank_on_the_table(tmp_path: Path) -> None:
    seats = Person("Ada"), Bot("easy", "Vega")
    rig, dice = Rig(tmp_path, seats, game="race", games=GAMES), Dice(1)
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
        (thing,) = hinted_widgets(view.painter, view.widgets, tuple(rig.question.prompt.suggest(answer)))
        assert thing.rect.inflate(40, 40).contains(one.place)
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

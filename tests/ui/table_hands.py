"""Hands that answer questions at a table, by clicks or by keys alone."""

from collections import Counter

import pygame

from galaxy_desktop.engine.decisions import Assign, Compose
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.ui.roles.stand_ins import StandIns
from tests.ui.acts import close_top
from tests.ui.table_rig import Rig, sensible

MOST_COVERS = 5
"""How many things may have to be picked up or turned to before an option is to be seen."""


def answer_by(rig: Rig, dice: Dice, *, by_mouse: bool) -> None:
    """Answer the open question by clicks or keys alone, as an easy bot would."""
    prompt = rig.scene.controller.question
    assert prompt is not None
    game, view = rig.bus.game().id, rig.bus.view(rig.session.viewer)
    answer = sensible(game, view, prompt.decision, dice)
    if prompt.second and answer == prompt.second_answer():
        press_second(rig, by_mouse=by_mouse)
        return
    wanted = prompt.prompt.suggest(answer)
    for option in () if prompt.answer() == answer else wanted:
        if Counter(prompt.chosen) == Counter(wanted):
            break  # a payment that takes all that is left is chosen at once
        if option not in prompt.chosen or isinstance(prompt.decision, Compose | Assign):
            choose(rig, option, by_mouse=by_mouse)
    assert prompt.prompt.ready
    if rig.scene.controller.question is prompt and prompt.second and answer == prompt.second_answer():
        press_second(rig, by_mouse=by_mouse)
    elif rig.scene.controller.question is prompt:
        press_primary(rig, by_mouse=by_mouse)
    rig.settle()


def press_second(rig: Rig, *, by_mouse: bool) -> None:
    """Press the second button, and say that a loss is meant, if that is asked."""
    (second,) = rig.scene.view.widgets.bar.called("second")
    rig.click(second.rect.center) if by_mouse else rig.key(pygame.K_p)
    if rig.opened == "loss":
        close_top(rig.app, True)
    rig.settle()


def press_primary(rig: Rig, *, by_mouse: bool) -> None:
    primary = rig.scene.view.widgets.bar.primary
    assert primary is not None
    rig.click(primary.rect.center) if by_mouse else rig.key(pygame.K_RETURN)


def choose(rig: Rig, option: str, *, by_mouse: bool) -> None:
    for _step in range(9):
        rig.post()
    if option == rig.question.step:
        press_primary(rig, by_mouse=by_mouse)
        return
    for _cover in range(MOST_COVERS):
        parts = rig.scene.view.widgets
        if parts.find(("item", option)) is not None or parts.find(("chip", option)) is not None:
            break
        painter = rig.scene.view.painter
        assert isinstance(painter, StandIns), option
        choose(rig, painter.stands_for(option), by_mouse=by_mouse)
    if by_mouse:
        rig.click(rig.widget(option).rect.center)
    else:
        walk_to(rig, option)
        rig.key(pygame.K_SPACE)


def walk_to(rig: Rig, option: str) -> None:
    """Bring the focus to an option: Tab to its group, then arrows in its direction."""
    wanted = rig.scene.view.widgets.key_of(rig.widget(option))
    seen: list[object] = []
    if rig.scene.view.widgets.form.focus.unseen:
        rig.key(pygame.K_TAB)
    for _press in range(60):
        form = rig.scene.view.widgets.form
        if rig.scene.view.widgets.key_of(form.focus.current) == wanted:
            return
        group = next((g for g in form.groups if rig.widget(option) in g), [])
        been, here = seen.count(form.focus.current) % 2 == 1, form.focus.current
        seen.append(here)
        if here not in group or not step_towards(rig, option, aside=been):
            rig.key(pygame.K_TAB)
    assert rig.scene.view.widgets.key_of(rig.scene.view.widgets.form.focus.current) == wanted


def step_towards(rig: Rig, option: str, *, aside: bool = False) -> bool:
    """Press the arrow that points most to an option, or the other; whether the focus has moved."""
    here = rig.scene.view.widgets.form.focus.current
    assert here is not None
    x, y = pygame.Vector2(rig.widget(option).rect.center) - pygame.Vector2(here.rect.center)
    across = pygame.K_RIGHT if x > 0 else pygame.K_LEFT
    down = pygame.K_DOWN if y > 0 else pygame.K_UP
    for key in (across, down) if (abs(x) >= abs(y)) != aside else (down, across):
        rig.key(key)
        if rig.scene.view.widgets.form.focus.current is not here:
            return True
    return False

"""The names of the four goals of the campaign have one size, however long they are."""

from typing import Any

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.campaign import goals
from galaxy_desktop.games.jumpdrive.table import PAINTER
from galaxy_desktop.games.jumpdrive.words.terms import goal_name
from galaxy_desktop.ui.richtext import RichText
from galaxy_desktop.ui.typesetting import Block
from tests.ui.jump_rig import moments
from tests.ui.painter_rig import kit_of


@pytest.mark.parametrize("code", ["en", "de", "fr"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_all_names_have_one_size_and_none_is_cut(
    code: str, size: tuple[int, int], screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    language.use(code)
    names, sizes = {goal_name(goal) for goal in goals()}, dict[str, int]()
    block = RichText.block

    def noted(text: RichText, markup: str, *more: Any, **named: Any) -> Block:
        found = block(text, markup, *more, **named)
        if markup in names:
            assert not found.cut, markup
            sizes[markup] = found.height
        return found

    monkeypatch.setattr(RichText, "block", noted)
    for text_step in (1.0, 1.5, 2.0):
        sizes.clear()
        painter = PAINTER(kit_of(size, text_step), GAME)
        painter.show(moments()["build", 1])
        painter.draw(pygame.Surface(size))
        assert sizes.keys() == names
        assert len(set(sizes.values())) == 1, (text_step, sizes)

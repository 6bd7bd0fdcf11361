"""Every text that is drawn, as it was given: with its marks, before it is broken into lines."""

from typing import Any

import pygame
import pytest

from galaxy_desktop.ui.richtext import RichText


class DrawnTexts:
    """Texts and their styles, in the order in which they are drawn."""

    def __init__(self) -> None:
        self.styled: list[tuple[str, str]] = []

    @property
    def words(self) -> list[str]:
        return [words for words, _style in self.styled]

    def clear(self) -> None:
        self.styled.clear()


def watched(monkeypatch: pytest.MonkeyPatch) -> DrawnTexts:
    """Note what is drawn from now on."""
    found, draw = DrawnTexts(), RichText.draw

    def noted(
        text: RichText, on: pygame.Surface, at: pygame.Rect, words: str, style: str = "body", **how: Any
    ) -> int:
        found.styled.append((words, style))
        return draw(text, on, at, words, style, **how)

    monkeypatch.setattr(RichText, "draw", noted)
    return found

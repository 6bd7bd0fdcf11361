"""What is said while a text or a PIN is typed."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.ui.scenes.ask_text import AskText
from galaxy_desktop.ui.settings import Settings
from tests.ui.listener import Voice
from tests.ui.scene_rig import SceneRig

REFUSED = "Enter 4 digits."


@pytest.fixture
def rig(folder: Path) -> Iterator[SceneRig]:
    made = SceneRig(folder, settings=Settings(mute=True, speech=True))
    yield made
    made.app.close()


def asked(rig: SceneRig, *, secret: bool) -> Voice:
    """A dialog that refuses all but four letters, and what is said there from now on."""
    voice = rig.kit.narrator.voice = Voice()
    dialog = AskText(
        "PIN", "Enter it.", "Set", gives=str, secret=secret, check=lambda text: REFUSED * (len(text) != 4)
    )
    rig.open(dialog)
    rig.step()
    return voice


def test_of_a_hidden_text_the_length_is_said(rig: SceneRig) -> None:
    voice = asked(rig, secret=True)
    assert voice.said[-1] == "PIN, text field."
    for number, words in enumerate(("1 character", "2 characters"), 1):
        rig.type(str(number))
        rig.step()
        assert voice.said[-1] == f"PIN, text field, {words}."
    assert "•" not in " ".join(voice.said)


def test_a_refusal_is_said_again_at_each_enter(rig: SceneRig) -> None:
    voice = asked(rig, secret=False)
    rig.type("12")
    rig.step()
    assert voice.said.count(REFUSED) == 1
    for times in (2, 3):
        rig.key(pygame.K_RETURN)
        rig.step()
        assert voice.said.count(REFUSED) == times

"""What is said at a table: in which order, and what lies beside the question."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.presenter.bar_text import BarText
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.hearing import asked
from galaxy_desktop.ui.table.reasons import ReasonsScene
from tests.ui.listener import Voice
from tests.ui.table_rig import Rig

Opens = Callable[[str], "Heard"]
QUIET = Settings(speed="instant", mute=True, confirm_undo=False, speech=True)


class Heard:
    """A table of a game of two, and what is said there."""

    def __init__(self, folder: Path, game: str) -> None:
        self.rig = Rig(folder, game=game, games=find_games(), settings=QUIET)
        self.voice = self.rig.app.stage.kit.narrator.voice = Voice()

    def press(self, *codes: int) -> list[str]:
        """What is said after some keys."""
        self.voice.said.clear()
        for code in codes:
            self.rig.key(code)
            self.rig.settle(4)
        return [*self.voice.said]

    @property
    def focused(self) -> str:
        return self.rig.scene.announce


@pytest.fixture
def opens(tmp_path: Path) -> Iterator[Opens]:
    made: list[Heard] = []

    def open_table(game: str) -> Heard:
        made.append(Heard(tmp_path, game))
        return made[-1]

    yield open_table
    for one in made:
        one.rig.close()


def begun(opens: Opens) -> Heard:
    """A game of Race at the choice of an action."""
    at = opens("race")
    at.press(pygame.K_1, pygame.K_2, pygame.K_RETURN)
    assert at.rig.asked.topic == "action"
    return at


def test_what_has_happened_is_said_before_the_next_question(opens: Opens) -> None:
    at = opens("race")
    said = at.press(pygame.K_1, pygame.K_2, pygame.K_RETURN)
    happened = next(number for number, words in enumerate(said) if words.startswith("You discard"))
    assert happened < said.index("Choose an action") < len(said) - 1


def test_a_question_that_the_main_button_repeats_is_said_once(opens: Opens) -> None:
    at = begun(opens)
    assert [*at.rig.scene.heading].count("Choose an action") == 1
    said = at.press(pygame.K_4)
    assert [words for words in said if "Choose Settle" in words] == ["Main button: Choose Settle"]
    assert asked(BarText(0, "Settle", "Then pay.", "Place it")) == [
        "Settle",
        "Then pay.",
        "Main button: Place it",
    ]


def test_the_question_is_not_said_again_as_the_game_is_saved(opens: Opens) -> None:
    at = begun(opens)
    assert at.press(pygame.K_F5) == ["Saved as the quicksave of Race for the Galaxy."]


def test_a_hint_is_said_and_told_of_what_it_suggests(opens: Opens) -> None:
    at = begun(opens)
    (said,) = at.press(pygame.K_h)
    hinted = said.removeprefix("Hint: ")
    assert said != hinted
    for _step in range(8):
        if at.focused.startswith(hinted):
            break
        at.press(pygame.K_RIGHT)
    assert at.focused.startswith(f"{hinted}, suggested by the hint.")
    at.press(pygame.K_SPACE)
    assert "suggested" not in at.focused


def test_each_button_of_the_reasons_says_its_choice(opens: Opens) -> None:
    at = begun(opens)
    at.press(pygame.K_h, pygame.K_h)
    scene = at.rig.top
    assert isinstance(scene, ReasonsScene)
    assert scene.form is not None
    said = {widget.announce.rpartition(",")[0] for widget in scene.form.widgets}
    assert len(said) == 3
    assert all(choice.words in " ".join(said) for choice in scene.advice.choices)


def test_a_card_that_is_kept_says_so(opens: Opens) -> None:
    at = opens("race")
    at.press(pygame.K_RIGHT)
    assert "kept" not in at.focused
    (said,) = at.press(pygame.K_n)
    assert ", kept when you pay." in said
    (said,) = at.press(pygame.K_n)
    assert "kept" not in said


def test_an_open_empire_is_said_and_the_focus_comes_back(opens: Opens) -> None:
    at = begun(opens)
    at.press(pygame.K_4)
    before = at.focused
    said = at.press(pygame.K_o)
    assert said[0] == "Vega's empire"
    assert any("cards in hand" in words for words in said)
    assert at.focused != before
    assert at.press(pygame.K_o) == [before]


def test_the_focus_stays_where_the_player_has_moved_it_meanwhile(opens: Opens) -> None:
    at = begun(opens)
    at.press(pygame.K_4)
    at.press(pygame.K_o, pygame.K_TAB)
    moved = at.focused
    at.press(pygame.K_o)
    assert at.focused == moved


def test_the_forecast_is_said(opens: Opens) -> None:
    at = begun(opens)
    assert at.press(pygame.K_u)[0] == "Forecast"
    assert at.press(pygame.K_u) == []


def test_reading_the_screen_tells_what_is_selected_and_held(opens: Opens) -> None:
    at = opens("race")
    at.press(pygame.K_1)
    chosen = at.focused.partition(",")[0]
    read = at.press(pygame.K_F3)[0]
    assert f"Selected: {chosen}." in read
    assert "Your hand, 6 cards: " in read


def test_the_name_of_an_option_that_has_it_is_said_once(opens: Opens) -> None:
    at = opens("frontiers")
    for _turn in range(40):
        if at.rig.asked.topic == "explore":
            break
        at.rig.pass_unseen(at.rig.asked.options()[:1])
        at.rig.show()
    at.press(pygame.K_RIGHT)
    pointed = at.rig.scene.view.widgets.pointed()
    assert pointed is not None
    assert pointed.label
    assert at.focused.count(pointed.label) == 1


def test_a_tip_that_says_what_the_option_says_is_said_once(opens: Opens) -> None:
    at = opens("roll")
    at.press(pygame.K_RIGHT)
    pointed = at.rig.scene.view.widgets.pointed()
    assert pointed is not None
    assert at.focused.startswith(f"{pointed.named}. ")
    assert at.focused.count(pointed.named) == 1

"""Reasons of a hint: by the same key again, given with one key, hidden with another, and beside the table."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.decisions import Compose
from galaxy_desktop.engine.events import Event
from galaxy_desktop.games import find_games
from galaxy_desktop.language import percent
from galaxy_desktop.play.seats import Person
from galaxy_desktop.presenter.advice import Likely
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.faces import Faces
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.reasons import ReasonsScene
from galaxy_desktop.ui.theme import RGB
from tests.ui.drawn_texts import DrawnTexts
from tests.ui.table_rig import Rig

GAMES = find_games()


def advised(
    folder: Path, game: str, size: tuple[int, int] = (1920, 1080), settings: Settings | None = None
) -> Rig:
    """Return a table with the reasons of a hint open."""
    rig = Rig(folder, game=game, games=GAMES, seed=3, size=size, settings=settings)
    rig.key(pygame.K_h)
    rig.post()
    assert rig.scene.controller.marking
    rig.key(pygame.K_h)
    rig.post()
    assert isinstance(rig.top, ReasonsScene)
    return rig


@pytest.fixture(params=["race", "jumpdrive"])
def rig(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Rig]:
    rig = advised(tmp_path, request.param)
    yield rig
    rig.close()


def test_enter_gives_the_best_answer(rig: Rig) -> None:
    assert isinstance(rig.top, ReasonsScene)
    best, given = rig.top.advice.choices[0].answer, []
    rig.bus.subscribe(lambda _events, record: given.append(record.given))
    rig.key(pygame.K_RETURN)
    assert best in [one.answer for one in given if one is not None and one.seat == 0]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_given_is_told_over_a_table_that_shows_it_as_chosen(tmp_path: Path, game: str) -> None:
    rig = advised(tmp_path, game)
    assert isinstance(rig.top, ReasonsScene)
    best = rig.top.advice.choices[0].answer
    told_over: list[Shown] = []
    play = rig.scene.view.painter.play

    def watched(events: Sequence[Event], before: Shown, after: Shown) -> None:
        told_over.append(before)
        play(events, before, after)

    asked = rig.question.anew()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rig.scene.view.painter, "play", watched)
        rig.key(pygame.K_RETURN)
        rig.post()
    assert told_over[0].chosen == asked.prompt.suggest(best)
    rig.close()


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_h])
def test_the_hint_is_hidden_with_its_reasons(rig: Rig, key: int) -> None:
    line = rig.bus.lines()
    rig.key(key)
    assert rig.top is rig.scene
    assert not rig.scene.controller.marking
    assert rig.bus.lines() == line


def test_nothing_shows_through_the_panel(rig: Rig) -> None:
    scene = rig.top
    assert isinstance(scene, ReasonsScene)
    drawn = []
    for ground in ("black", "white"):
        surface = pygame.Surface(rig.app.surface.get_size(), 0, 32)
        surface.fill(ground)
        scene.draw(surface)
        radius = scene.kit.faces.radius("panel")
        inside = [scene.panel.rect.inflate(*by) for by in ((-4, -2 * radius), (-2 * radius, -4))]
        drawn.append([pygame.image.tobytes(surface.subsurface(part), "RGBX") for part in inside])
    assert drawn[0] == drawn[1]


def test_the_panel_says_what_the_choices_answer(rig: Rig) -> None:
    scene = rig.top
    assert isinstance(scene, ReasonsScene)
    assert scene.panel.words[1] == rig.question.ask.head
    assert rig.question.ask.head


def test_each_choice_says_its_chance_to_win(rig: Rig) -> None:
    scene = rig.top
    assert isinstance(scene, ReasonsScene)
    assert sum("to win" in words for words in scene.panel.words) == len(scene.advice.choices)


@pytest.mark.parametrize(
    ("chance", "error", "told"),
    [
        (0.58, 0.06, "**58%** to win (±6%)"),
        (1.0, 0.16, "**100%** to win (84–100%)"),
        (0.04, 0.09, "**4%** to win (0–13%)"),
        (1.0, 0.0, "**100%** to win"),
    ],
)
def test_the_margin_of_a_chance_stays_between_0_and_100(
    rig: Rig, chance: float, error: float, told: str
) -> None:
    scene = rig.top
    assert isinstance(scene, ReasonsScene)
    one = replace(scene.advice.choices[0], chance=chance, error=error)
    scene.advice = replace(scene.advice, choices=(one,))
    scene.layout()
    assert told in scene.panel.words


def test_the_panel_says_what_the_figures_are_measured_against(rig: Rig) -> None:
    scene = rig.top
    assert isinstance(scene, ReasonsScene)
    for lines in ((), ("Credits: **+2**",)):
        scene.advice = replace(
            scene.advice, choices=tuple(replace(one, lines=lines) for one in scene.advice.choices)
        )
        scene.layout()
        said = " ".join(scene.panel.words)
        assert ("difference from the average choice" in said) is bool(lines)


def test_a_click_beside_it_goes_to_the_table(rig: Rig) -> None:
    card = rig.question.offered()[0]
    rig.click(rig.widget(card).rect.center)
    assert rig.top is rig.scene
    assert rig.question.chosen == (card,)


def test_alone_without_a_campaign_nothing_is_said_of_winning(tmp_path: Path) -> None:
    rig = Rig(tmp_path, (Person("Ada"),), game="jumpdrive", games=GAMES, seed=3)
    for _press in range(2):
        rig.key(pygame.K_h)
        rig.post()
    assert isinstance(rig.top, ReasonsScene)
    assert not any("to win" in words for words in rig.top.panel.words)
    assert any("the better the choice" in words for words in rig.top.panel.words)
    rig.close()


def test_a_choice_shows_its_rank_and_its_chance_in_large_figures(rig: Rig, drawn_texts: DrawnTexts) -> None:
    scene = rig.top
    assert isinstance(scene, ReasonsScene)
    drawn_texts.clear()
    scene.draw(rig.app.surface)
    for number, choice in enumerate(scene.advice.choices, 1):
        assert (str(number), "number") in drawn_texts.styled
        assert (f"**{percent(choice.chance)}**", scene.kit.metrics.head) in drawn_texts.styled
    assert ("Chance to win", "small") in drawn_texts.styled


def test_bars_of_chances_do_not_have_the_colour_of_what_is_chosen(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = rig.top
    assert isinstance(scene, ReasonsScene)
    inks: list[RGB] = []
    monkeypatch.setattr(Faces, "rail", lambda _faces, _on, _at, _share, ink, *_more: inks.append(ink))
    scene.draw(rig.app.surface)
    chart = scene.kit.theme.chart
    assert {*inks} <= {chart["chips"].colour, chart["luck"].colour}
    assert chart["chips"].colour in inks


@pytest.mark.parametrize("game", ["race", "jumpdrive", "roll"])
def test_with_large_text_the_button_of_the_best_choice_is_in_sight(tmp_path: Path, game: str) -> None:
    settings = Settings(speed="instant", mute=True, text_step=2.0)
    rig = advised(tmp_path, game, (1280, 720), settings)
    scene = rig.top
    assert isinstance(scene, ReasonsScene)
    choices = tuple(replace(one, lines=("Credits: **+2**",) * 4) for one in scene.advice.choices)
    scene.advice = replace(scene.advice, choices=choices)
    scene.layout()
    assert scene.panel.view.contains(scene._buttons[0].rect)
    rig.close()


@pytest.mark.parametrize(("choice", "bars"), [("Settle", [0.52]), ("Settle and much more " * 4, [])])
def test_what_an_opponent_will_probably_choose_is_a_bar_beside_the_shield(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, choice: str, bars: list[float]
) -> None:
    rig = advised(tmp_path, "race")
    scene = rig.top
    assert isinstance(scene, ReasonsScene)
    likely = Likely(1, "Vega", choice, 0.52, f"Vega is most likely to choose {choice} (52%).")
    scene.advice = replace(scene.advice, expected=(likely,))
    scene.layout()
    assert likely.line in scene.panel.words
    drawn: list[float] = []
    luck = scene.kit.theme.chart["luck"].colour

    def rail(_faces: Faces, _on: object, _at: object, share: float, ink: RGB, *_more: object) -> None:
        drawn.extend([share] if ink == luck else [])

    monkeypatch.setattr(Faces, "rail", rail)
    scene.draw(rig.app.surface)
    assert drawn == bars
    rig.close()


@pytest.mark.slow
def test_the_button_of_a_choice_says_if_it_ends_a_turn_made_of_moves(tmp_path: Path) -> None:
    rig = advised(tmp_path, "roll")
    for composed, label in ((False, "Do it"), (True, "Do it and confirm")):
        assert isinstance(rig.top, ReasonsScene)
        question = rig.scene.controller.question
        assert question is not None
        assert isinstance(question.decision, Compose) == composed
        assert {button.label for button in rig.top._buttons} == {label}
        if not composed:
            rig.key(pygame.K_RETURN)
            rig.post()
            rig.key(pygame.K_h)
            rig.post()
            rig.key(pygame.K_h)
            rig.post()
    rig.close()


def test_once_the_reasons_are_there_the_bar_says_no_more_that_they_are_on_their_way(tmp_path: Path) -> None:
    rig = advised(tmp_path, "race", settings=Settings(speed="instant", mute=True, tips=False))
    bar = rig.scene.view.widgets.bar.text
    assert bar == rig.scene.controller.bar_text(busy=False)
    assert not bar.dots
    rig.close()

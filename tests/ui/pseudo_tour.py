"""Every scene of the client, each looked at in all its parts, and what is drawn on the way."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.markup import plain
from galaxy_desktop.games import find_games
from galaxy_desktop.play.packs import find_packs
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.ui.faces import Faces
from galaxy_desktop.ui.fonts import Fonts
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.richtext import RichText
from galaxy_desktop.ui.saves.names import other_folder, save_as
from galaxy_desktop.ui.scenes.campaigns import campaign_of
from galaxy_desktop.ui.scenes.dialogs import confirm, message, recovery, save_failed
from galaxy_desktop.ui.scenes.pause import PauseScene
from galaxy_desktop.ui.scenes.report import FaultScene, ReportScene, Written, nothing_to_report
from galaxy_desktop.ui.scenes.screen import Screen
from galaxy_desktop.ui.score.scene import ScoreScene
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.surfaces import Surfaces
from galaxy_desktop.ui.table.scene import TableScene
from galaxy_desktop.ui.table.zoom import ZoomScene
from galaxy_desktop.ui.tabletop import card_names
from galaxy_desktop.ui.theme import RGB
from galaxy_desktop.ui.typesetting import Block
from galaxy_desktop.ui.widgets.widget import Widget
from tests.sweep import WIDE
from tests.ui.acts import move
from tests.ui.kits import share_nothing, wordy_kit_of
from tests.ui.painter_rig import PIXEL
from tests.ui.scene_rig import SceneRig
from tests.ui.scenes.test_fit import FOUR, SCREENS, widgets_of
from tests.ui.table_rig import SECRET, InstantThinker, PlainDoors

GAMES = find_games()
ALONE = (Person("Ada"), Bot("medium", "Vega"), Bot("hard", "Rigel"), Bot("easy", "Mira"))
SIZE = (1280, 720)
HOVER = 1.0
"""Seconds after which a tooltip is there."""
ITEMS, LARGE = 2, 1
"""Things of a table that are pointed at, and enlarged, of each group."""
BROKEN = 'game = "race"\nname = "1"\n[[card'
WRONG = 'game = "race"\nname = "2"\n[[card]]\nid = "alpha_centauri"\ncost = 99\n'
SOUND = 'game = "race"\nname = "3"\n'


@dataclass
class Drawn:
    """What has been drawn: lines and texts, texts cut off, and names that found no room on a card."""

    lines: set[str] = field(default_factory=set)
    texts: set[str] = field(default_factory=set)
    cut: set[str] = field(default_factory=set)
    left_out: set[str] = field(default_factory=set)
    _texts: dict[int, tuple[Block, str]] = field(default_factory=dict)
    _kept: set[str] = field(default_factory=set)
    """Words in the keys of pictures, which another test may have drawn."""

    @property
    def unseen(self) -> set[str]:
        """What has been laid out, and neither drawn nor part of what was."""
        said = {_as_said(text) for text in self.texts | self._kept} | self.lines
        laid = {_as_said(markup) for _block, markup in self._texts.values()} - said
        return {text for text in laid if not any(text in one for one in said)}

    def watch(
        self, monkeypatch: pytest.MonkeyPatch, kits: Callable[[Settings, tuple[int, int]], Kit] = wordy_kit_of
    ) -> None:
        """Look at all that is drawn from now on, in windows with these kits."""
        line, fitted, block, draw = Fonts.line, Fonts.fitted, RichText.block, Block.draw
        wrapped, get = card_names.wrapped, Surfaces.get

        def drawn_line(fonts: Fonts, font: pygame.font.Font, text: str, colour: RGB) -> pygame.Surface:
            self.lines.add(text)
            return line(fonts, font, text, colour)

        def fitted_name(fonts: Fonts, font: pygame.font.Font, text: str, width: int) -> str:
            found = fitted(fonts, font, text, width)
            if found != text:
                self.cut.add(text)
            return found

        def lines_of(font: pygame.font.Font, text: str, width: int, most: int = 2) -> list[str]:
            found = wrapped(font, text, width, most)
            if not found:
                self.left_out.add(text)
            return found

        def laid(text: RichText, markup: str, *args: Any, **more: Any) -> Block:
            found = block(text, markup, *args, **more)
            self._texts[id(found)] = found, markup
            return found

        def drawn_block(laid_out: Block, surface: pygame.Surface, place: tuple[int, int]) -> None:
            markup = self._texts.get(id(laid_out), (laid_out, ""))[1]
            self.texts.add(markup)
            if laid_out.cut:
                self.cut.add(plain(markup))
            draw(laid_out, surface, place)

        def kept(surfaces: Surfaces, key: Any, make: Callable[[], pygame.Surface]) -> pygame.Surface:
            self._kept.update(part for part in key if isinstance(part, str))
            return get(surfaces, key, make)

        share_nothing(monkeypatch, kits)
        monkeypatch.setattr(Surfaces, "get", kept)
        monkeypatch.setattr(Faces, "face", lambda *_: None)  # plates bear no words, and take long
        monkeypatch.setattr(Fonts, "line", drawn_line)
        monkeypatch.setattr(Fonts, "fitted", fitted_name)
        monkeypatch.setattr(card_names, "wrapped", lines_of)
        monkeypatch.setattr(RichText, "block", laid)
        monkeypatch.setattr(Block, "draw", drawn_block)


def _as_said(markup: str) -> str:
    """A text without marks, and without what only says where it may be broken."""
    return " ".join(plain(markup).replace("\xad", "").split())


def rig_at(folder: Path, step: float = 1.0, size: tuple[int, int] = SIZE) -> SceneRig:
    """A client with all games and some data packs."""
    packs = folder / "packs"
    packs.mkdir(parents=True, exist_ok=True)
    for number, text in enumerate((BROKEN, WRONG, SOUND)):
        (packs / f"{number}.toml").write_text(text, encoding="utf-8")
    settings = Settings(mute=True, text_step=step, player_name="Ada", reduced_motion=True)
    rig = SceneRig(folder, size, settings, games=GAMES, drawn=True)
    rig.client = rig.client._replace(packs=tuple(find_packs(packs, GAMES)))
    return rig


def scenes() -> dict[str, Callable[[SceneRig], Any]]:
    """How each scene is opened, but for tables and rules."""
    made: dict[str, Callable[[SceneRig], Any]] = {
        **SCREENS,
        "report": lambda rig: rig.open(ReportScene()),
        "report written": lambda rig: rig.open(Written(rig.folder / "saves")),
        "nothing to report": lambda rig: rig.open(nothing_to_report()),
        "fault": lambda rig: rig.open(FaultScene()),
        "confirm": lambda rig: rig.open(confirm("«Ďéĺéťé?»", "«Ñó.»", "«Ďéĺéťé»")),
        "message": lambda rig: rig.open(message("«Ĥí»", "«Ýéš.»")),
        "recovery": lambda rig: rig.open(recovery(7, ["Ada", "Vega"], "Roll for the Galaxy", back=6)),
        "not saved": lambda rig: rig.open(save_failed("«Ñó.»")),
        "save as": lambda rig: rig.open(save_as("")),
        "other folder": lambda rig: rig.open(other_folder(rig.folder / "saves")),
        "pause of a solo game": lambda rig: rig.open(PauseScene(rig.client, rig.session(answers=3))),
    }
    for name, game in GAMES.items():
        made[f"score {name}"] = partial(_score, name)
        if campaign_of(game):
            made[f"campaign {name}"] = partial(_campaign, name)
    return made


def _score(game: str, rig: SceneRig) -> Any:
    """The score with all that moves at its end."""
    scene = rig.open(ScoreScene(rig.client, rig.session(FOUR, game=game)))
    scene.finale.finish()
    return scene


def _campaign(game: str, rig: SceneRig) -> Any:
    opens = campaign_of(GAMES[game])
    assert opens is not None
    return rig.open(opens(rig.client, GAMES[game], None))


def look_through(rig: SceneRig) -> None:
    """Look at every page of the scene on top, all that scrolls, and each tooltip."""
    scene: Any = rig.top()
    rig.app.surface.set_clip(PIXEL)  # what is drawn is known without being put on the screen
    scene.dirty = True  # the first frame, in which that clip hides the panels, is of the page that was open
    rig.step(times=20)
    pages = len(scene.panels()) if isinstance(scene, Screen) and scene.paged else 1
    for page in range(pages):
        if pages > 1:
            scene.page, scene.laid = page, ()
            scene.layout()
        _scroll_through(rig, scene)
        for widget in widgets_of(scene):
            if not widget.hidden:
                rig.app.advance([move(widget.rect.center)], 0.0)
                rig.app.advance((), HOVER)
                if scene.form.tooltip is not None:
                    scene.form.tooltip.draw(rig.app.surface)


def _scroll_through(rig: SceneRig, scene: Any) -> None:
    panels: Sequence[Any] = getattr(scene, "laid", ()) or [
        panel for panel in [getattr(scene, "panel", None)] if panel is not None
    ]
    scene.dirty = True
    rig.step()
    for panel in panels:
        page = max(1, panel.view.height * 3 // 4)
        for offset in range(page, panel.scroll.most + page, page):
            panel.scroll_to(min(offset, panel.scroll.most))
            scene.dirty = True
            rig.step()
        panel.scroll_to(0)


def point_at(rig: SceneRig, widget: Widget) -> None:
    """Rest the pointer on a widget until it explains itself."""
    rig.step(move(widget.rect.center), dt=HOVER)


def look_at_rules(rig: SceneRig, game: str) -> None:
    """Turn some pages of a game's rules, or each in a sweep."""
    rig.app.surface.set_clip(PIXEL)  # what is drawn is known without being put on the screen
    scene = rig.open(HelpScene(rig.client, GAMES[game]))
    for number in range(0, len(scene.pages), 1 if WIDE else 8):
        scene.number = number
        scene.layout()
        assert any(panel.column.pieces for panel in scene.laid), "each page has words"
        _scroll_through(rig, scene)


def table_after(rig: SceneRig, game: str, answers: int) -> TableScene:
    """Open the table of a game that has come so far, or a little less: to a question to the person."""
    bus = rig.session(ALONE, answers, game).bus
    while 0 not in bus.awaited():
        answers -= 1
        bus = rig.session(ALONE, answers, game).bus
    return rig.open(TableScene(Session(bus, InstantThinker(), SECRET), PlainDoors()))


def look_at_table(rig: SceneRig, game: str, answers: int) -> TableScene:
    """Look at a table: its things and buttons, the log, the inspector, some cards enlarged."""
    rig.app.surface.set_clip(PIXEL)  # what is drawn is known without being put on the screen
    scene = table_after(rig, game, answers)
    session = scene.session
    rig.step(times=40)
    for widget in [*_some(scene, ITEMS), *scene.view.widgets.bar.widgets, *scene.view.widgets.top.widgets]:
        point_at(rig, widget)
    for code in (pygame.K_l, pygame.K_l, pygame.K_i, pygame.K_i):
        rig.key(code)
        rig.step(times=4)
    for item in _some(scene, LARGE):
        if rig.top() is scene and item.item.subject:
            words, view = session.bus.game().words, scene.controller.view
            rig.open(ZoomScene(scene.view.painter, words, view, item.item.subject, print))
            rig.key(pygame.K_v)
    return scene


def _some(scene: TableScene, number: int) -> list[Any]:
    """The first things of each group."""
    groups: dict[str, list[Any]] = {}
    for item in scene.view.widgets.items:
        groups.setdefault(item.item.group, []).append(item)
    return [item for group in groups.values() for item in group[:number]]

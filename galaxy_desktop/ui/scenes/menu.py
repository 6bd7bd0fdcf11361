"""Main menu: a tile for every game found, and the other actions."""

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path

import pygame

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.folders import FolderError
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play import takeback
from galaxy_desktop.play.commands import Command, Load, Undo
from galaxy_desktop.play.holding import in_use
from galaxy_desktop.play.journal import recover, unfinished
from galaxy_desktop.play.refusals import Fault, RefusedError, SaveError
from galaxy_desktop.play.savelist import SaveInfo, SaveList
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.archive.scene import ArchiveScene
from galaxy_desktop.ui.life.glimmer import Sky
from galaxy_desktop.ui.music import MENU, Tune
from galaxy_desktop.ui.scenes.about import AboutScene
from galaxy_desktop.ui.scenes.campaigns import around
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.dialogs import Recovery, confirm, message, recovery
from galaxy_desktop.ui.scenes.frame import draw_backdrop
from galaxy_desktop.ui.scenes.game_tile import GameTile
from galaxy_desktop.ui.scenes.guided import guided_game
from galaxy_desktop.ui.scenes.help import HelpScene
from galaxy_desktop.ui.scenes.menu_layout import MenuLayout, action_height, menu_layout, title_style
from galaxy_desktop.ui.scenes.new_game import NewGameScene
from galaxy_desktop.ui.scenes.running import RunningGames
from galaxy_desktop.ui.scenes.saves import LoadScene
from galaxy_desktop.ui.scenes.saving import keep_interrupted
from galaxy_desktop.ui.scenes.settings import SettingsScene
from galaxy_desktop.ui.scenes.shelf import (
    begin_list,
    clear_old_records,
    day_words,
    others_words,
    running_games,
    saved_at,
)
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.form import Form
from galaxy_desktop.ui.widgets.widget import Widget

PRIMARY_WIDTH = 486
ACTION_WIDTH = 214
BACK_ONE_ROUND = Undo("round", agreed=True)


class MenuScene(Scene[None]):
    """Main menu; its tiles come from the games that are found."""

    form: Form | None = None
    areas: MenuLayout

    def __init__(self, client: Client, interrupted: Path | None = None) -> None:
        self.client = client
        self._interrupted = interrupted
        """File to continue a game that a fault has interrupted; None if there is none."""
        self._running: dict[str, list[SaveInfo]] = {}
        """Unfinished games by kind, the newest first."""
        self._list: SaveList | None = None
        """Folder of saves, as far as it has been read."""
        self._journals: list[Path] | None = None
        """Journals of interrupted games still to be looked at, the newest last; None: not looked for."""
        self._offered = False
        """True once one of them was offered: the older ones are only kept."""

    def enter(self) -> None:
        """Start to read the folder of saves."""
        self._look()

    def layout(self) -> None:
        """Place tiles and actions, and build the form."""
        actions = self._actions()
        lines = self._lines_of(actions)
        self.areas = menu_layout(self.kit, len(self.client.games), lines)
        self._place(actions, lines)
        tiles = self._tiles()
        self.form = Form(self.kit, [tiles, actions], actions[0], old=self.form)
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> None:
        """Pass events to the form; open games with digits (Shift: new, Ctrl: list); A, F1, F2, F9 and Esc."""
        if self.form is not None and self.form.handle(event):
            self.dirty = True
        elif event.type == pygame.KEYDOWN:
            self._key(event.key, event.mod)

    @property
    def sky(self) -> Sky:
        return Sky("menu")

    @property
    def tune(self) -> Tune:
        return Tune(MENU)

    def update(self, dt: float) -> None:
        """Read on in the folder of saves; ask once about an interrupted game, and keep older ones."""
        if self.form is not None and self.form.update(dt):
            self.dirty = True
        if self._list is not None and not self._list.done:
            self._list.read_on()
            self._know()
            self.layout()
        if self._journals is None:
            self._journals = self._unfinished()
        if self._journals:
            (self._keep if self._offered else self._offer)(self._journals.pop())

    def draw(self, surface: pygame.Surface) -> None:
        """Draw backdrop, title, tiles, buttons and notes."""
        self.draw_ground(surface)
        text, colour, areas = self.kit.text, self.kit.theme.colour, self.areas
        text.draw(surface, areas.title, _("Galaxy Desktop"), title_style(self.kit), lines=1)
        tagline = _("Five space board games, offline, against computer players or friends on one screen")
        if areas.tagline.height:
            text.draw(surface, areas.tagline, tagline, "body", colour=colour.text_soft, lines=1)
        text.draw(surface, areas.note, self.note, "small", colour=colour.text_soft, lines=1)
        keys = _("Arrows: move · Enter: select · F1: help · F11: full screen · Esc: quit")
        if areas.keys.height:
            text.draw(surface, areas.keys, keys, "small", colour=colour.text_muted, lines=1)
        if self.form is not None:
            self.form.draw(surface)

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the backdrop, darkened under the note."""
        draw_backdrop(self.kit, surface, "menu")
        if self.kit.theme.pictures:
            self.kit.faces.veil(surface, self.areas.shade, self.kit.theme.alpha["panel"])

    def resume(self) -> None:
        """Read the folder of saves again."""
        self._look()
        self.layout()

    @property
    def rest(self) -> float:
        """Seconds until a widget changes by itself; 0 while the folder is being read."""
        busy = self._journals != [] or (self._list is not None and not self._list.done)
        return 0.0 if busy or self.form is None else self.form.rest

    @property
    def announce(self) -> str:
        """Focused tile or button."""
        return self.form.announce if self.form else ""

    @property
    def note(self) -> str:
        """Sentence under the buttons: when the last game was played, or that games are kept."""
        last = self._last
        if last is None:
            return _("Your game is saved after every move. No account, no data sent.")
        when = day_words(saved_at(last), datetime.now())
        return _("Saved after every move. Last game: {when}.").format(when=when)

    def _look(self) -> None:
        """Start to read the folder of saves; a long list is read on while the menu is shown."""
        self._list = begin_list(self.stage.folders, self.client.games)
        self._know()

    def _know(self) -> None:
        """Take over the saves read so far; delete old records once all are read."""
        found = self._list.found if self._list else []
        self._running = running_games(found, self.client.games)
        if self._list is not None and self._list.done:
            clear_old_records(found)

    @property
    def _last(self) -> SaveInfo | None:
        """Unfinished game last played, which Continue opens."""
        latest = (saves[0] for saves in self._running.values())
        return max(latest, key=lambda info: info.modified, default=None)

    def _tiles(self) -> list[Widget]:
        """Return a tile for each game, which continues its last one; with it the button for a new game."""
        tiles: list[Widget] = []
        for number, (game, rect) in enumerate(
            zip(self.client.games.values(), self.areas.tiles, strict=True), 1
        ):
            saves = self._running.get(game.id, [])
            running = others_words(saves[0].meta) if saves and saves[0].meta else ""
            tile = GameTile(self.kit, rect, game, number, running, partial(self._play, game.id))
            tiles += [tile, *self._tile_buttons(tile, len(saves))]
        return tiles

    def _tile_buttons(self, tile: GameTile, running: int) -> list[Button]:
        """Return the buttons on a tile that continues a game: a new game, the list of several."""
        if not tile.running or tile.low:
            return []
        game, nowhere = tile.game.id, layout.nowhere()
        tip = _("Starts another game; this one remains in your saved games.")
        buttons = [Button(self.kit, nowhere, _("New game"), partial(self._new, game), tip=tip)]
        if running > 1:
            label, tip = _("All {n} games").format(n=running), _("Lists your unfinished games (Ctrl+{n}).")
            tip = tip.format(n=tile.number)
            buttons.append(Button(self.kit, nowhere, label, partial(self._choose, game), tip=tip))
        pad, target = self.kit.metrics.space("block"), self.kit.metrics.target()
        column = layout.trim(tile.rect, left=pad, top=pad, right=3 * pad)
        for button in buttons:
            place, column = layout.cut_top(column, target, self.kit.metrics.space("gutter"))
            button.rect = layout.left(place, min(button.natural_width, place.width))
        return buttons

    def _play(self, game: str) -> None:
        """Continue the last game of this kind, or set up a new one."""
        saves = self._running.get(game)
        if saves:
            self._open(Load(saves[0].path))
        else:
            self._new(game)

    def _choose(self, game: str) -> None:
        """List the unfinished games of this kind, to continue one of them; do nothing without any."""
        if saves := self._running.get(game):
            dialog = RunningGames(self.client.games[game].name, saves)
            self.stage.open(dialog, lambda path: self._open(Load(path)) if path else None)

    def _actions(self) -> list[Button]:
        """Return the buttons under the tiles, the primary one first."""
        nowhere = pygame.Rect(0, 0, 0, action_height(self.kit))
        acts = [
            (_("Load"), "load", self._load),
            (_("Archive"), "clock", self._archive),
            (_("How to play"), "help", self._help),
            (_("Settings"), "settings", self._settings),
            (_("About"), "information", self._about),
            (_("Quit"), "cross", self._ask_to_leave),
        ]
        others = [Button(self.kit, nowhere, label, press, icon=icon) for label, icon, press in acts]
        return [self._primary(nowhere), *others]

    def _primary(self, rect: pygame.Rect) -> Button:
        last = self._last
        path = self._interrupted
        if path is not None and (last is None or last.path != path):
            label = _("Resume the interrupted game")
            return Button(
                self.kit, rect, label, partial(self._open, Load(path)), kind="primary", cue=_("Enter")
            )
        if last is not None and last.meta is not None:
            game = self.client.games[last.meta.table.game]
            label = _("Continue {game}, round {round}").format(
                game=game.name, round=max(1, last.meta.summary.moment.round)
            )
            path = last.path
            return Button(
                self.kit, rect, label, partial(self._open, Load(path)), kind="primary", cue=_("Enter")
            )
        label = _("Play your first game")
        return Button(self.kit, rect, label, self._first_game, kind="primary", cue=_("Enter"))

    def _lines_of(self, actions: Sequence[Button]) -> int:
        """Return the number of lines the buttons need: 1 if their words fit, else 2."""
        room = self.kit.metrics.window[0] * 0.9
        gap = self.kit.metrics.space("margin")
        needed = [max(button.natural_width, self.kit.metrics.px(ACTION_WIDTH)) + gap for button in actions]
        return 1 if sum(needed) <= room else 2

    def _place(self, actions: Sequence[Button], lines: int) -> None:
        """Place the buttons; the first is the widest, and on two lines it has one to itself."""
        area, gap, height = self.areas.actions, self.kit.metrics.space("margin"), action_height(self.kit)
        first, others = actions[0], actions[1:]
        width = min(max(first.natural_width, self.kit.metrics.px(PRIMARY_WIDTH)), area.width)
        first.rect.update(area.left, area.top, width, height)
        left = area.left if lines == 2 else first.rect.right + gap
        top = area.top if lines == 1 else area.top + height + gap
        each = (area.right - left + gap) / len(others)
        for number, button in enumerate(others):
            x = left + round(number * each)
            button.rect.update(x, top, left + round((number + 1) * each) - gap - x, height)

    def _key(self, key: int, mod: int) -> None:
        number = key - pygame.K_1 if pygame.K_1 <= key <= pygame.K_9 else key - pygame.K_KP1
        games = list(self.client.games)
        if 0 <= number < len(games):
            lists, new = mod & pygame.KMOD_CTRL, mod & pygame.KMOD_SHIFT
            (self._choose if lists else self._new if new else self._play)(games[number])
        elif key in (pygame.K_F1, pygame.K_F2):
            self._help()
        elif key == pygame.K_F9:
            self._load()
        elif key == pygame.K_a:
            self._archive()
        elif key == pygame.K_ESCAPE:
            self._ask_to_leave()

    def _new(self, game: str) -> None:
        self.stage.open(NewGameScene(self.client, game), lambda begun: self._open(begun) if begun else None)

    def _load(self) -> None:
        self.stage.open(LoadScene(self.client), lambda path: self._open(Load(path)) if path else None)

    def _help(self) -> None:
        """Open the rules of the focused game, else of the hovered or last played one."""
        assert self.form is not None
        last = self._last.meta if self._last else None
        known = [
            tile.game for tile in (self.form.focus.current, self.form.hovered) if isinstance(tile, GameTile)
        ]
        known += [self.client.games[last.table.game]] if last else []
        self.stage.open(HelpScene(self.client, next(iter([*known, *self.client.games.values()]), None)))

    def _archive(self) -> None:
        """Open the archive, for the focused game if the focus is on a tile."""
        current = self.form.focus.current if self.form is not None else None
        game = current.game.id if isinstance(current, GameTile) else ""
        self.stage.open(ArchiveScene(self.client, game))

    def _settings(self) -> None:
        self.stage.open(SettingsScene(self.client))

    def _about(self) -> None:
        self.stage.open(AboutScene(self.client))

    def _ask_to_leave(self) -> None:
        question = confirm(
            _("Quit Galaxy Desktop?"), _("Your games are saved."), _("Quit"), icon="information"
        )
        self.stage.open(question, lambda yes: self.close() if yes else None)

    def _first_game(self) -> None:
        game = next(iter(self.client.games.values()), None)
        if game is None:
            self.stage.open(message(_("No games"), _("No games found. Please reinstall Galaxy Desktop.")))
            return
        player = self.kit.settings.player_name
        self._open(guided_game(self.client, self.stage.folders, game, player))

    def _open(self, *commands: Command) -> None:
        """Open a table with these commands, or a message if they are refused."""
        self._interrupted = None
        loaded = isinstance(commands[0], Load)
        try:
            table = self.client.table(*commands)
        except RefusedError as refusal:
            self.stage.open(message(_("Couldn't open this game"), str(refusal), icon="warning"))
            return
        self.stage.open(around(table, self.client, self.stage.folders) if loaded else table)

    def _offer(self, path: Path) -> None:
        """Ask about an interrupted game; skip a journal that cannot be used."""
        try:
            running = recover(path, self.client.games).running
        except RefusedError as refusal:
            if isinstance(refusal, SaveError) and refusal.fault is Fault.OTHER_PACK:
                text = escape(str(refusal))
                self.stage.open(message(_("You have an unfinished game"), text, icon="information"))
            return
        moment = running.moment(running.history.at)
        self._offered = True
        back = takeback.allows(running, BACK_ONE_ROUND)
        names = running.table.names()
        question = recovery(max(1, moment.round), names, running.game.name, back=back)
        self.stage.open(question, partial(self._recover, path))

    def _recover(self, path: Path, wanted: Recovery | None) -> None:
        """Continue an interrupted game, one round earlier if `wanted` is `BACK`; None keeps it for later."""
        if wanted is None:
            self._keep(path)
        else:
            self._open(Load(path), *([BACK_ONE_ROUND] if wanted is Recovery.BACK else []))

    def _keep(self, path: Path) -> None:
        """Save an interrupted game, so that its tile and the list of saves show it."""
        with suppress(FolderError):
            kept = keep_interrupted(path, self.stage.folders.saves, self.client.games)
            self._interrupted = kept if self._interrupted == path else self._interrupted
        self._look()
        self.layout()

    def _unfinished(self) -> list[Path]:
        """Return the journals of interrupted games, newest last."""
        try:
            found = unfinished(self.stage.folders.saves)
        except FolderError:
            return []
        return [path for path in reversed(found) if not in_use(path)]

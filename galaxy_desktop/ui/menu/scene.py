"""Main menu: the game to continue, what waits today, a tile for every game found, and the other actions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from galaxy_desktop.folders import FolderError
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import layout, pointer
from galaxy_desktop.ui.form_scene import FormScene
from galaxy_desktop.ui.life.glimmer import Sky
from galaxy_desktop.ui.menu.card import MenuCard, continue_card, damaged_card, feature_card, interrupted_card
from galaxy_desktop.ui.menu.features import BUTTONS, FEATURES, read_facts
from galaxy_desktop.ui.menu.game_tile import GameTile
from galaxy_desktop.ui.menu.layout import (
    MenuLayout,
    action_lines,
    is_large,
    keys_words,
    menu_layout,
    place_actions,
    title_style,
)
from galaxy_desktop.ui.menu.saves import (
    begin_list,
    begin_with_last,
    clear_old,
    file_of,
    game_of,
    has_played,
    interrupted_games,
    newest_if_damaged,
    running_among,
    where_it_goes_on,
    with_campaigns,
)
from galaxy_desktop.ui.menu.tiles import TileActs, game_tiles
from galaxy_desktop.ui.music import MENU, Tune
from galaxy_desktop.ui.scenes.frame import draw_backdrop, draw_on_sky
from galaxy_desktop.ui.stage import Scene
from galaxy_desktop.ui.widgets.button import Button
from galaxy_desktop.ui.widgets.form import Form
from galaxy_desktop.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from galaxy_desktop.engine.game import Game
    from galaxy_desktop.play.savelist import SaveList
    from galaxy_desktop.ui.menu.facts import Facts
    from galaxy_desktop.ui.menu.result import ResultLine
    from galaxy_desktop.ui.menu.saves import Continuable
    from galaxy_desktop.ui.menu.ways import MenuWays
    from galaxy_desktop.ui.scenes.campaign_standing import CampaignStanding
    from galaxy_desktop.ui.scenes.client import Client


class MenuScene(FormScene[None]):
    """Main menu; its tiles come from the games that are found."""

    areas: MenuLayout
    cards: Sequence[MenuCard] = ()
    result: ResultLine | None = None

    def __init__(self, client: Client, interrupted: Path | None = None) -> None:
        self.client = client
        self._interrupted = interrupted
        """File to continue a game that a fault has interrupted; None if there is none."""
        self._running: dict[str, list[Continuable]] = {}
        """Unfinished games by kind, the newest first; a campaign is one of them."""
        self._spoilt = newest_if_damaged(())
        """Newest save, if it is damaged."""
        self._list: SaveList | None = None
        """Folder of saves, as far as it has been read."""
        self._journals: list[Path] | None = None
        """Journals of interrupted games still to be looked at, the newest last; None: not looked for."""
        self._offered = False
        """True once one of them was offered: the older ones are only kept."""
        self._facts: Facts | None = None
        """Finished games and guides; None until they are read, once the menu has been shown."""
        self._played = False
        """True if there are traces of games, so that nobody is taken for a newcomer until they are read."""

    def enter(self) -> None:
        """Start to read the folder of saves."""
        self._played = has_played(self.stage.folders)
        self._list = begin_with_last(self.stage.folders, self.client.games)
        self._know()

    def layout(self) -> None:
        """Place cards, tiles and actions, and build the form.

        In another window the tiles draw their cards one by one again; below a dialog, at once.
        """
        below = self.stage.top is not self
        fanned = {tile.title.id for tile in self.tiles if tile.fanned and (below or tile.kit is self.kit)}
        self.cards, actions = self._made_cards(), self._actions()
        lines = action_lines(self.kit, actions)
        self.areas = menu_layout(self.kit, len(self.client.games), len(self.cards), lines)
        for card, rect in zip(self.cards, self.areas.cards, strict=True):
            card.place(self.kit, rect)
        place_actions(self.kit, self.areas.actions, actions, lines)
        self.result, last = None, self._facts.last if self._facts else None
        if last is not None and self.areas.result.height:
            from galaxy_desktop.ui.menu.result import ResultLine

            self.result = ResultLine(self.kit, self.areas.result, self.client, self.stage.folders, last)
        first = [button for card in self.cards for button in card.buttons]
        if self.result is not None:
            first += self.result.buttons(self._enter)
        groups: list[Sequence[Widget]] = [first, self._tiles(fanned), actions]
        self.form = Form(self.kit, groups, first[0], old=self.form)
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> None:
        """Pass events to the form; open games with digits (Shift: new, Ctrl: list); other keys."""
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
        """Read on in the folder of saves; once all tiles have their pictures, ask about an interrupted game.

        Older ones are kept without a question.
        """
        super().update(dt)
        if self._list is not None and not self._list.done and not self._just_opened:
            self._list.read_on()
            self._know()
            self.layout()
        if self._facts is None and self.fanned:
            self._facts = read_facts(self.stage.folders, self.client.games)
            self._know()
            self.layout()
            import galaxy_desktop.ui.menu.ways  # noqa: F401 - read now, so that the first click is quick
        if self._facts is None:
            return
        if self._journals is None:
            self._journals = interrupted_games(self.stage.folders)
        if self._journals:
            (self._keep if self._offered else self._offer)(self._journals.pop())

    def draw(self, surface: pygame.Surface) -> None:
        """Draw backdrop, title, cards, tiles, buttons and notes."""
        draw_backdrop(self.kit, surface, "menu", blurred=self._just_opened)
        text, colour, areas = self.kit.text, self.kit.theme.colour, self.areas
        text.draw(surface, areas.title, _("Galaxy Desktop"), title_style(self.kit), lines=1)
        tagline = _("Five space board games, offline, against computer players or friends on one screen")
        if areas.tagline.height:
            draw_on_sky(self.kit, surface, areas.tagline, tagline, "body", colour.text_soft)
        if not is_large(self.kit):
            for card, rect in zip(self.cards, areas.cards, strict=True):
                card.draw(self.kit, surface, rect, pictured=self.fanned)
        if self.result is not None:
            self.result.draw(surface)
        if areas.keys.height:
            draw_on_sky(self.kit, surface, areas.keys, keys_words(self.kit), "small", colour.text_muted)
        if self.form is not None:
            self.form.draw(surface)

    def resume(self) -> None:
        """Read the folder of saves and the facts again."""
        self._facts = read_facts(self.stage.folders, self.client.games)
        self._look()
        self.layout()

    @property
    def rest(self) -> float:
        """Seconds until a widget changes by itself; 0 while the folder is being read."""
        reading = self._list is not None and not self._list.done
        busy = reading or self._journals != [] or self._facts is None
        return 0.0 if busy or self.form is None else self.form.rest

    @property
    def heading(self) -> Sequence[str]:
        return [_("Galaxy Desktop")]

    @property
    def fanned(self) -> bool:
        """True once all tiles have drawn their cards."""
        return all(tile.fanned for tile in self.tiles)

    @property
    def _just_opened(self) -> bool:
        """True in the first frame, which is to come soon: the pictures follow, one in each frame."""
        return self._facts is None and bool(self.tiles) and not any(tile.fanned for tile in self.tiles)

    @property
    def tiles(self) -> list[GameTile]:
        """Tiles of the games."""
        groups = self.form.groups if self.form is not None else []
        return [widget for group in groups for widget in group if isinstance(widget, GameTile)]

    @property
    def _ways(self) -> MenuWays:
        """Ways to other scenes; reading all of those takes longer than to show the menu."""
        from galaxy_desktop.ui.menu.ways import MenuWays

        return MenuWays(self.client, self.stage, self._leaves)

    def _leaves(self) -> None:
        self._interrupted = None

    def _look(self) -> None:
        """Start to read the folder of saves; a long list is read on while the menu is shown."""
        self._list = begin_list(self.stage.folders, self.client.games)
        self._know()

    def _know(self) -> None:
        """Take over the saves read so far; delete old records once all are read."""
        found = self._list.found if self._list else []
        self._running = with_campaigns(running_among(found, self.client.games), self._campaigns)
        self._spoilt = newest_if_damaged(found)
        if self._list is not None and self._list.done:
            clear_old(found)

    @property
    def _campaigns(self) -> Mapping[str, CampaignStanding]:
        """Campaigns under way, by kind of game; none before they are known."""
        return self._facts.campaigns if self._facts else {}

    @property
    def _last(self) -> Continuable | None:
        """Unfinished game last played, or campaign, which Continue opens."""
        return max((one[0] for one in self._running.values()), key=lambda info: info.modified, default=None)

    @property
    def _finished(self) -> str:
        """Kind of the game finished last, or any before that is known; empty for a newcomer."""
        last = self._facts.last if self._facts else None
        if last is not None and last.game in self.client.games:
            return last.game
        return next(iter(self.client.games), "") if self._played else ""

    def _made_cards(self) -> list[MenuCard]:
        """Return the card of the game to continue, then one for each feature there is."""
        made = (make(self.client) for make in FEATURES)
        features = [(one, partial(self._enter, one.open)) for one in made if one is not None]
        return [self._continue_card(), *(feature_card(self.kit, one, act) for one, act in features)]

    def _continue_card(self) -> MenuCard:
        """Return the card of the game that the primary button opens."""
        saves = Button(self.kit, layout.nowhere(), _("All saves"), self._saves, icon="load", key=pygame.K_F9)
        buttons, games = [self._primary(), saves], self.client.games
        if self._cut_short:
            return interrupted_card(buttons)
        if self._spoilt:
            return damaged_card(self._spoilt, buttons)
        return continue_card(self._last, games, buttons, self._finished, self._campaigns)

    @property
    def _cut_short(self) -> Path | None:
        """File of a game that a fault has interrupted; None without one, or if it is the one last saved."""
        return self._interrupted if self._interrupted != file_of(self._last) else None

    def _tiles(self, fanned: Collection[str]) -> list[Widget]:
        """Return the tiles with their buttons; those of the games in `fanned` show their cards at once."""
        acts = TileActs(self._play, self._new, self._choose, self._learn, self._archive)
        places, games = self.areas.tiles, self.client.games
        return game_tiles(self.kit, games, places, self._running, self._facts, acts, fanned)

    def _play(self, game: str) -> None:
        """Continue the last game of this kind, or set up a new one."""
        if found := self._running.get(game):
            self._go_on(found[0])
        else:
            self._new(game)

    def _choose(self, game: str) -> None:
        """List the unfinished games of this kind, to continue one of them; do nothing without any."""
        if found := self._running.get(game):
            self._ways.choose(game, found, self._campaigns)

    def _actions(self) -> list[Button]:
        """Return the buttons under the tiles, the one that quits last."""
        nowhere, client = layout.nowhere(), self.client
        shown: list[tuple[str, str, Callable[[], None], int | None, str]] = [
            (one.label.read(), one.icon, partial(self._enter, partial(one.open, client)), one.key, one.cue)
            for one in BUTTONS
        ]
        shown += [
            (_("Settings"), "settings", self._settings, pygame.K_F10, _("F10")),
            (_("Rules"), "help", self._help, None, _("F2")),
            (_("About"), "information", self._about, None, ""),
            (_("Quit"), "cross", self._ask_to_leave, None, _("Esc")),
        ]
        return [
            Button(self.kit, nowhere, label, press, icon=icon, key=key, cue="" if is_large(self.kit) else cue)
            for label, icon, press, key, cue in shown
        ]

    def _primary(self) -> Button:
        """Return the button that continues a game, sets one up, or begins the first one."""
        label, press, last = _("Play your first game"), self._first_game, self._last
        if self._finished:
            label, press = _("New game"), partial(self._new, self._finished)
        if (cut_short := self._cut_short) is not None:
            label = _("Resume the interrupted game")
            press = partial(self._load, cut_short)
        elif self._spoilt:
            label, press = _("View damaged save"), partial(self._saves, self._spoilt)
        elif last is not None:
            label = where_it_goes_on(last, self.client.games) if is_large(self.kit) else _("Continue")
            press = partial(self._go_on, last)
        return Button(self.kit, layout.nowhere(), label, press, kind="primary", cue=_("Enter"))

    def _key(self, key: int, mod: int) -> None:
        number = key - pygame.K_1 if pygame.K_1 <= key <= pygame.K_9 else key - pygame.K_KP1
        games = list(self.client.games)
        if 0 <= number < len(games):
            play = self._new if mod & pygame.KMOD_SHIFT else self._play
            (self._choose if mod & pointer.COMMAND else play)(games[number])
        elif key == pygame.K_a:
            self._archive(focused.id if (focused := self._focused) else "")
        elif key == pygame.K_l and (focused := self._focused):
            self._learn(focused.id)
        elif key == pygame.K_ESCAPE:
            self._ask_to_leave()

    def _new(self, game: str) -> None:
        self._ways.new(game)

    def _go_on(self, one: Continuable) -> None:
        self._ways.go_on(one)

    def _load(self, path: Path) -> None:
        self._ways.load(path)

    def _saves(self, chosen: Path | None = None) -> None:
        self._ways.saves(chosen)

    def _settings(self) -> None:
        self._ways.settings()

    def _about(self) -> None:
        self._ways.about()

    def _help(self) -> None:
        self.stage.open(self.rules())

    def rules(self, *, here: bool = False) -> Scene[None]:
        """Return the rules of the focused game, else of the hovered or last played one."""
        assert self.form is not None
        known = [
            tile.game for tile in (self.form.focus.current, self.form.hovered) if isinstance(tile, GameTile)
        ]
        known += [self.client.games[game_of(self._last)]] if self._last else []
        return self._ways.rules(next(iter([*known, *self.client.games.values()]), None))

    @property
    def _focused(self) -> Game[Any] | None:
        """Game of the focused tile; None if the focus is elsewhere."""
        current = self.form.focus.current if self.form is not None else None
        return current.game if isinstance(current, GameTile) else None

    def _archive(self, game: str) -> None:
        """Open the archive, for one game or for all."""
        self._ways.archive(game)

    def _learn(self, name: str) -> None:
        """Begin or continue the guided game of a game, or open its rules if it has no guide."""
        self._ways.learn(self.client.games[name], self._running.get(name, ()))

    def _enter(self, opens: Callable[[], Scene[Any]]) -> None:
        """Open a scene, or a message if it is refused."""
        self._ways.enter(opens)

    def _ask_to_leave(self) -> None:
        self._ways.quit(self.close)

    def _first_game(self) -> None:
        self._ways.guided(next(iter(self.client.games.values()), None))

    def _offer(self, path: Path) -> None:
        """Ask about an interrupted game; skip a journal that cannot be used."""
        self._offered = self._ways.offer(path, self._keep)

    def _keep(self, path: Path) -> None:
        """Save an interrupted game, so that its tile and the list of saves show it."""
        from galaxy_desktop.ui.saves.saving import keep_interrupted

        with suppress(FolderError):
            kept = keep_interrupted(path, self.stage.folders.saves, self.client.games)
            self._interrupted = kept if self._interrupted == path else self._interrupted
        self._look()
        self.layout()

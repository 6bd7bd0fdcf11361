"""Everything the menu leads to: tables, dialogs and other scenes, read when the first of them is wanted."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.folders import FolderError
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play import takeback
from galaxy_desktop.play.commands import Command, Load, Undo
from galaxy_desktop.play.journal import recover
from galaxy_desktop.play.refusals import Fault, RefusedError, SaveError
from galaxy_desktop.play.savelist import SaveInfo
from galaxy_desktop.ui.archive.scene import ArchiveScene
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.menu.running import RunningGames
from galaxy_desktop.ui.menu.saves import Continuable
from galaxy_desktop.ui.new_game.guided import begin_guided, guided_game
from galaxy_desktop.ui.new_game.scene import NewGameScene
from galaxy_desktop.ui.saves.scene import LoadScene
from galaxy_desktop.ui.scenes.about import AboutScene
from galaxy_desktop.ui.scenes.campaign_standing import CampaignStanding
from galaxy_desktop.ui.scenes.campaigns import campaign_of, with_campaign
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.dialogs import Recovery, confirm, failure, message, recovery
from galaxy_desktop.ui.scenes.settings import SettingsScene
from galaxy_desktop.ui.stage import Scene, Stage
from galaxy_desktop.ui.table.consent_words import consent_to

RESTART_ROUND = Undo("round", agreed=True)


class MenuWays:
    """Ways from the menu; each opens a scene on the stage. `leaves` is called before a table opens."""

    def __init__(self, client: Client, stage: Stage, leaves: Callable[[], None]) -> None:
        self.client = client
        self.stage = stage
        self.leaves = leaves

    def open(self, *commands: Command) -> None:
        """Open a table with these commands, or a message if they are refused."""
        self.leaves()
        loaded = isinstance(commands[0], Load)
        try:
            table = self.client.table(*commands)
        except RefusedError as refusal:
            self._refused(refusal)
            return
        self.stage.open(with_campaign(table, self.client, self.stage.folders) if loaded else table)

    def go_on(self, one: Continuable) -> None:
        """Open the table of a save, or the screen of a campaign."""
        opens = campaign_of(self.client.games[one.game]) if isinstance(one, CampaignStanding) else None
        if isinstance(one, SaveInfo):
            self.load(one.path)
        elif opens is not None:
            self.stage.open(opens(self.client, self.client.games[one.game], None))

    def load(self, path: Path) -> None:
        """Open the table of a save."""
        self.open(Load(path))

    def new(self, game: str) -> None:
        """Set up a new game of a kind."""
        self.stage.open(NewGameScene(self.client, game), lambda begun: self.open(begun) if begun else None)

    def choose(
        self, game: str, found: Sequence[Continuable], campaigns: Mapping[str, CampaignStanding]
    ) -> None:
        """List unfinished games of a kind, and its campaign, to continue one of them."""
        dialog = RunningGames(self.client.games[game].name, found, campaigns)
        self.stage.open(dialog, lambda one: self.go_on(one) if one else None)

    def saves(self, chosen: Path | None = None) -> None:
        """List all saves, to load one of them."""
        self.stage.open(LoadScene(self.client, chosen=chosen), lambda path: self.load(path) if path else None)

    def archive(self, game: str) -> None:
        """List finished games, those of one kind or all."""
        self.stage.open(ArchiveScene(self.client, game))

    def settings(self) -> None:
        """Open the settings."""
        self.stage.open(SettingsScene(self.client))

    def about(self) -> None:
        """Open the page about the program."""
        self.stage.open(AboutScene(self.client))

    def rules(self, game: Game[Any] | None) -> HelpScene:
        """Return the rules of a game."""
        return HelpScene(self.client, game)

    def learn(self, game: Game[Any], found: Sequence[Continuable]) -> None:
        """Begin the guided game of a game, or open its rules if it has no guide.

        Ask first if one of its unfinished games, the newest first, is a guided one under way.
        """
        if game.guide() is None:
            self.stage.open(self.rules(game))
        else:
            saves = [one for one in found if isinstance(one, SaveInfo)]
            begin_guided(self.stage, self.client, game, saves, self.open)

    def guided(self, game: Game[Any] | None) -> None:
        """Begin the guided game of a game; a message if there is no game at all."""
        if game is None:
            self.stage.open(message(_("No games"), _("No games found. Please reinstall Galaxy Desktop.")))
            return
        self.open(guided_game(self.client, self.stage.folders, game, self.stage.kit.settings.name_at_table))

    def enter(self, opens: Callable[[], Scene[Any]]) -> None:
        """Open a scene, or a message if it is refused."""
        try:
            scene = opens()
        except (RefusedError, FolderError) as refusal:
            self._refused(refusal)
        else:
            self.stage.open(scene)

    def quit(self, close: Callable[[], None]) -> None:
        """Ask whether to quit, and `close` the menu then."""
        title, text = _("Quit Galaxy Desktop?"), _("Your games are saved.")
        question = confirm(title, text, _("Quit"), icon="information")
        self.stage.open(question, lambda yes: close() if yes else None)

    def offer(self, path: Path, keep: Callable[[Path], None]) -> bool:
        """Ask about the interrupted game of a journal, `keep` it if it is not wanted now.

        Return False for a journal that cannot be used.
        """
        try:
            running = recover(path, self.client.games).running
        except RefusedError as refusal:
            if isinstance(refusal, SaveError) and refusal.fault is Fault.OTHER_PACK:
                text = escape(str(refusal))
                self.stage.open(message(_("You have an unfinished game"), text, icon="information"))
            return False
        moment = running.moment(running.history.at)
        back = None
        if takeback.allows(running, RESTART_ROUND):
            back = running.moment(takeback.target(running, RESTART_ROUND)).round
        alone = running.table.persons() if len(running.table.persons()) == 1 else ()
        names = [name for seat, name in enumerate(running.table.names()) if seat not in alone]
        consent = consent_to(running, RESTART_ROUND)
        words = recovery(moment.round, names, running.game.name, back=back)
        self.stage.open(words, partial(self._recover, path, keep, consent))
        return True

    def _recover(
        self, path: Path, keep: Callable[[Path], None], consent: str, wanted: Recovery | None
    ) -> None:
        """Continue an interrupted game, at the first choice of a round if `BACK`; None keeps it for later.

        Before that round is restarted all persons are asked for their `consent`, if it has words.
        """
        if wanted is None:
            keep(path)
        elif wanted is Recovery.CONTINUE:
            self.open(Load(path))
        elif not consent:
            self.open(Load(path), RESTART_ROUND)
        else:
            self._ask_all(path, keep, consent)

    def _ask_all(self, path: Path, keep: Callable[[Path], None], consent: str) -> None:
        """Restart the round of an interrupted game if everyone agrees; else offer the game again."""

        def answered(yes: bool | None) -> None:  # noqa: FBT001 - the result of a dialog
            if yes:
                self.open(Load(path), RESTART_ROUND)
            else:
                self.offer(path, keep)

        title = _("Does everyone agree to this undo?")
        self.stage.open(confirm(title, consent, _("Everyone agrees")), answered)

    def _refused(self, refusal: Exception) -> None:
        self.stage.open(failure(_("Couldn't open this game"), refusal))

"""News as they are told at the table: first what moves, then the log, its voice, and the notices."""

from collections.abc import Sequence

from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.records import Record
from galaxy_desktop.presenter.controller import TableController
from galaxy_desktop.presenter.happenings import News, Notice
from galaxy_desktop.ui.roles.throwing import in_suspense
from galaxy_desktop.ui.table.hearing import LogNews
from galaxy_desktop.ui.table.view import TableView


class Reporter:
    """Teller of news, which waits with the log until their outcome has been shown."""

    def __init__(self, controller: TableController, view: TableView) -> None:
        self._controller = controller
        self._view = view
        self._untold: Sequence[Record] | None = None
        """Records of answers whose outcome is still to be shown; the log waits for it. None without any."""
        self._spoken = LogNews()
        self._notices: list[Notice] = []  # of what is still being told

    def drop(self) -> None:
        """Drop what is still to be told, as for another person or game."""
        self._untold = None

    def wait(self) -> None:
        """Let the log wait for the throw that greets a person."""
        self._untold = []

    def take(self, news: News) -> bool:
        """Show news, if anybody sits there; return whether they have been told."""
        if not self._controller.hidden:
            self._view.play(news)
        if in_suspense(self._view.painter) and not news.fresh:
            self._untold = news.records
            self._view.refresh()
        else:
            self._tell(news.records, fresh=news.fresh)
        return self._untold is None

    def go_on(self) -> None:
        """Tell what has waited, if its outcome has been shown, and notices that took long to work out."""
        if self._untold is not None and not in_suspense(self._view.painter):
            self._tell(self._untold)
        if notices := self._controller.announced():
            self._notices += notices
            if not self._view.painter.busy:
                self.notify()

    def _tell(self, records: Sequence[Record], *, fresh: bool = False) -> None:
        """Show the log of these records, their notices once all of it has been told, and then the table."""
        self._untold = None
        self._notices += self._controller.told(records, fresh=fresh)
        self._view.stale = True
        if fresh or self._notices:
            self._view.refresh()
        if fresh:
            self.skip()
        if not self._view.painter.busy:
            self.notify()

    def notify(self) -> None:
        """Show the notices that have waited."""
        notices, self._notices = self._notices, []
        for notice in notices:
            if notice.last_round:
                self._view.kit.sounds.play("last_round")
            act, command = (_("Undo"), "undo") if notice.undo else ("", "")
            self._view.tell(notice.words, act=act, command=command)

    def open(self) -> None:
        """Say how a new game is set up, before its first question; take the log of any other as said."""
        if self._controller.session.bus.game_so_far().choices:
            self.skip()
        else:
            self.say()

    def skip(self) -> None:
        """Take all lines of the log as said."""
        self._spoken.skip(self._controller.log.told)

    def say(self) -> None:
        """Say the lines of the log that are new, if anybody listens."""
        self._spoken.say(self._view.kit.narrator, self._controller.log.told)

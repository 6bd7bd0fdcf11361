"""Notice of a game to all its seats, such as that the round is the last, worked out a little at a time."""

from collections.abc import Callable, Iterator

from galaxy_desktop.presenter.happenings import Notice
from galaxy_desktop.presenter.slices import go_on


class Announcer:
    """Announcements of a table: the one in force, and the one that was told last."""

    def __init__(self) -> None:
        self.ending = False
        """True while the end of the game is announced, as in the last round."""
        self._noticed = ""
        """Notice that was given last, so that it is given once."""
        self._work: Iterator[None] | None = None
        self._words: Callable[[], str] = str
        self._tells = False

    @property
    def busy(self) -> bool:
        """True while the notice is still being worked out."""
        return self._work is not None

    def begin(self, work: Iterator[None], words: Callable[[], str], *, tells: bool = False) -> None:
        """Begin to find out what is announced now: `words` returns it, at once when the work is done.

        With `tells`, it is given as a notice if it is new.
        """
        self._tells = tells or (self._tells and self.busy)
        self._work, self._words = work, words

    def go_on(self) -> list[Notice]:
        """Work on; return the notice if there is one now that has not been given."""
        if self._work is None or not go_on(self._work):
            return []
        self._work, words = None, self._words()
        self.ending = bool(words)
        if not self._tells:
            return []
        known, self._noticed = self._noticed, words
        return [Notice(words, last_round=True)] if words and words != known else []

"""One choice for everything that is alike: at once, or by answers that follow one another."""

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Likeness
from galaxy_desktop.presenter.question import OpenQuestion
from galaxy_desktop.presenter.session import Session


class AllAlike:
    """Repeater of choices at one table, as far as the game says which ones are alike."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._going_on: tuple[Seat, str, Likeness] | None = None
        """Seat, topic and likeness of the answers that are still to be repeated."""

    def likeness(self, question: OpenQuestion, option: Option) -> Likeness | None:
        """Return what an option has in common with others that do the same; None if none can."""
        game, viewer, chosen = self._session.bus.game(), self._session.viewer, question.chosen
        if game.likeness is None or option not in (*question.open, *chosen):
            return None
        if option in chosen:
            chosen = chosen[: chosen.index(option)]
        return game.likeness(self._session.bus.view(viewer), viewer, question.decision, chosen, option)

    def choose(self, question: OpenQuestion, option: Option) -> bool:
        """Choose an option and all that are alike; return False if it has no others like it.

        Where one option is the whole answer, only that one is chosen, and `next` returns the others as they
        are asked for.
        """
        like = self.likeness(question, option)
        if like is None:
            return False
        if option not in question.chosen:
            question.click(option)
        if question.takes_one:
            self._going_on = (self._session.viewer, question.decision.topic, like)
            return True
        while another := self._another(question, like):
            question.click(another)
        return True

    def next(self, question: OpenQuestion) -> Option:
        """Return the option that repeats the last answer; empty if there is none, which ends repeating."""
        if self._going_on is None:
            return ""
        seat, topic, like = self._going_on
        asked = (self._session.viewer, question.decision.topic)
        another = self._another(question, like) if asked == (seat, topic) else ""
        if not another:
            self.stop()
        return another

    def stop(self) -> None:
        """Repeat no more answers."""
        self._going_on = None

    def _another(self, question: OpenQuestion, like: Likeness) -> Option:
        """Return the first option of a likeness that is not chosen yet; empty if there is none."""
        left = [option for option in question.prompt.open() if option not in question.chosen]
        return next((option for option in left if self.likeness(question, option) == like), "")

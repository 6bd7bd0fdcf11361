"""Hints at one table, asked for, marked, and explained."""

from galaxy_desktop.engine.decisions import Option
from galaxy_desktop.presenter.advice import Advice, advice
from galaxy_desktop.presenter.answering import Answering
from galaxy_desktop.presenter.hint import BarButton, follows, hinted, hinted_button
from galaxy_desktop.presenter.session import Session


class Hinting(Answering):
    """Part of the controller of a table that has to do with hints."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.offers_hints = True
        """False at a table whose bar has no button for hints."""
        self._marking = False
        """True if a hint that has come is to be marked."""

    @property
    def marking(self) -> bool:
        """True while the options of a hint are marked."""
        return self._marking and self.session.hint is not None

    def clear(self) -> None:
        """Drop the question and all that was chosen, and stop marking the hint."""
        super().clear()
        self._marking = False

    def ask_hint(self) -> None:
        """Ask for a hint; if one is marked, for its reasons."""
        if self.marking:
            self.session.ask_reasons()
        else:
            self.session.ask_hint()

    def take_advice(self) -> Advice | None:
        """Return the reasons of the hint once they have come, and mark the best choice; None until then.

        The marked choice stays the best one as long as no other is clearly better.
        """
        session = self.session
        judgement, session.judgement = session.judgement, None
        if judgement is None or self.question is None:
            return None
        judgement = judgement.keeping(session.hint)
        session.hint = judgement.judged[0].answer
        game, names = session.bus.game(), session.bus.table().names()
        return advice(judgement, self.question, game, names, in_campaign=session.campaign is not None)

    def hide_hint(self) -> None:
        """Stop marking the hint."""
        self._marking = False
        self.session.hint = None

    def mark_hint(self) -> bool:
        """Mark the hint if one has come; return whether it was not marked before."""
        marked, self._marking = self.marking, self.session.hint is not None and self.question is not None
        return self._marking and not marked

    def follows_hint(self) -> bool:
        """Return whether all chosen options are part of the hint."""
        return self.question is not None and follows(self.question, self.session.hint)

    @property
    def hinted(self) -> tuple[Option, ...]:
        """Options that the marked hint would still choose; empty if none is marked."""
        return hinted(self.question, self.session.hint) if self.marking and self.question else ()

    @property
    def hinted_button(self) -> BarButton:
        """Button of the prompt bar that the marked hint would press now; empty for none."""
        return hinted_button(self.question, self.session.hint) if self.marking and self.question else ""

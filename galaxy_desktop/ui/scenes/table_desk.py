"""The open question on the table: its prompt, its words, and the way its answer goes to the game."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from galaxy_desktop.engine.decisions import Compose, Confirm, Decision, Option
from galaxy_desktop.engine.words import Ask
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.play.commands import GiveAnswer, Undo
from galaxy_desktop.play.seats import Bot
from galaxy_desktop.ui.markup import escape
from galaxy_desktop.ui.painter import Shown, Sitter
from galaxy_desktop.ui.prompts import prompt_for
from galaxy_desktop.ui.prompts.prompt import Prompt
from galaxy_desktop.ui.scenes.table_prompt_bar import BarText
from galaxy_desktop.ui.session import Session

DOTS_AFTER = 1.0
HURRY_AFTER = 5.0


class Desk:
    """What the person at the screen is asked and has chosen so far; draws nothing."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.prompt: Prompt[Decision] | None = None
        self.marking = False
        """Whether the hint that has come is to be seen."""

    def renew(self) -> bool:
        """Put the question of the person at the screen; what was chosen stays while it is the same one."""
        decision = self.session.decision()
        if self.prompt is not None and self.prompt.decision == decision:
            return False
        changed = self.prompt is not None or decision is not None
        self.clear()
        self.prompt = None if decision is None else prompt_for(decision)
        return changed

    def clear(self) -> None:
        """Take the question away, and all that was chosen."""
        self.prompt = None
        self.marking = False

    @property
    def stale(self) -> bool:
        """Whether the question has been answered by another way than this desk, and is still put."""
        return self.prompt is not None and self.prompt.decision != self.session.decision()

    def ask(self) -> Ask | None:
        """The words of the open question as far as it is answered."""
        if self.prompt is None:
            return None
        view = self.session.bus.view(self.session.viewer)
        return self.session.bus.game().words.ask(view, self.prompt.decision, self.prompt.chosen)

    def word(self, option: Option) -> str:
        """An option of the open question in a few words."""
        assert self.prompt is not None
        view = self.session.bus.view(self.session.viewer)
        return self.session.bus.game().words.option(view, self.prompt.decision, option)

    def why_not(self, option: Option) -> str:
        """Why something cannot be chosen now; empty where that is not known, or where it can."""
        if self.prompt is None or option in self.prompt.open():
            return ""
        reason = self.prompt.why_not(option)
        if reason is not None:
            return self.session.bus.game().words.reason(reason)
        if self.prompt.full(option):
            return _("Enough is chosen already. Take something back first, then choose this.")
        return ""

    def offered(self) -> tuple[Option, ...]:
        """All options that are open, in the order they are offered; none where the buttons say it all."""
        if self.prompt is None or (isinstance(self.prompt.decision, Confirm) and self.second()):
            return ()
        opened, ask = self.prompt.open(), self.ask()
        order = dict.fromkeys((*self.prompt.decision.options(), *opened))
        step = "" if ask is None else ask.step
        return tuple(option for option in order if option in opened and option != step)

    def step(self) -> Option:
        """The option that the primary button chooses instead of answering, empty where there is none."""
        ask = self.ask()
        if ask is None or self.prompt is None or ask.step not in self.prompt.open():
            return ""
        return "" if ask.step in self.prompt.chosen else ask.step

    def second(self) -> str:
        """What the second button says: the legal refusal, empty where there is none."""
        ask = self.ask()
        if ask is None or self.prompt is None or self.prompt.decline() is None:
            return ""
        return ask.second

    def can_give(self) -> bool:
        """Whether the primary button does something: a refusal that has its own button does not count."""
        if self.prompt is None or not self.prompt.ready:
            return False
        nothing_chosen = not self.prompt.chosen and not isinstance(self.prompt.decision, Confirm)
        return not (nothing_chosen and self.second())

    def give(self) -> str:
        """Give the answer as it stands; the line that says why not."""
        assert self.prompt is not None
        return self._give(self.prompt.answer())

    def decline(self) -> str:
        """Give the legal refusal; the line that says why not."""
        assert self.prompt is not None
        return self._give(self.prompt.decline())

    def mark_hint(self) -> bool:
        """Mark what a hint that has come would choose; whether one has."""
        if self.session.hint is None or self.prompt is None or self.marking:
            return False
        self.marking = True
        return True

    @property
    def hinted(self) -> tuple[Option, ...]:
        """What the hint would still choose; of a turn made move by move, the next move."""
        rest = self._hint_rest()
        return rest[:1] if self.prompt is not None and isinstance(self.prompt.decision, Compose) else rest

    @property
    def hinted_button(self) -> Literal["", "second", "primary"]:
        """The button of the prompt bar that the hint would press now."""
        if not self.marking or self.prompt is None or not self.follows_hint():
            return ""
        if self.session.hint == self.prompt.decline():
            return "second" if self.second() else "primary"
        rest = self._hint_rest()
        return "primary" if self.step() in rest[:1] or (not rest and self.can_give()) else ""

    def _hint_rest(self) -> tuple[Option, ...]:
        """What the hint would choose and is not chosen yet; nothing once another way is taken."""
        if not self.marking or self.prompt is None or not self.follows_hint():
            return ()
        chosen = self.prompt.chosen
        return tuple(option for option in self.prompt.suggest(self.session.hint) if option not in chosen)

    def follows_hint(self) -> bool:
        """Whether what is chosen so far is in the hint; in a turn made move by move, as its first moves."""
        assert self.prompt is not None
        chosen, options = self.prompt.chosen, self.prompt.suggest(self.session.hint)
        if isinstance(self.prompt.decision, Compose):
            options = options[: len(chosen)]
        return set(chosen) <= set(options)

    def shown(self, *, hovered: str = "", focused: bool = False, keys: bool = False) -> Shown:
        """What the painter is to show now."""
        bus, prompt = self.session.bus, self.prompt
        return Shown(
            view=bus.view(self.session.viewer),
            seat=self.session.viewer,
            sitters=self.sitters(),
            decision=None if prompt is None else prompt.decision,
            open=frozenset() if prompt is None else frozenset(prompt.open()),
            chosen=() if prompt is None else prompt.chosen,
            hovered=hovered,
            focused=focused,
            awaited=frozenset(bus.awaited()),
            keys=keys,
            reached=self.session.campaign or frozenset(),
        )

    def sitters(self) -> tuple[Sitter, ...]:
        """Who sits where, in words."""
        return tuple(
            Sitter(seat.name, level_name(seat.level) if isinstance(seat, Bot) else "")
            for seat in self.session.bus.table().seats
        )

    def bar_text(self, *, busy: bool, last: str) -> BarText:
        """What the prompt bar says: the question, whom the game waits for, or what is happening."""
        trouble = self.session.bus.trouble()
        return replace(self._bar_text(busy, last), alarm="" if trouble is None else str(trouble))

    def _bar_text(self, busy: bool, last: str) -> BarText:
        if self.session.bus.is_over() and not busy:
            return BarText(None, _("The game is over"), last, _("See the score"), undo=self.undo_label())
        ask = None if busy else self.ask()
        if ask is not None:
            return self._question(ask)
        return self._waiting(busy=busy, last=last)

    def undo_label(self) -> str:
        """What the undo button would take back; empty where nothing can be."""
        if self.prompt is not None and self.prompt.chosen:
            return _("Take back the last click (Z)")
        bus, seat = self.session.bus, self.session.sitting
        own = bus.undo_label(Undo(seat=seat))
        agreed = own or bus.undo_label(Undo(seat=seat, agreed=True))
        return agreed if own or not agreed else _("{undo} (everyone must agree)").format(undo=agreed)

    def _question(self, ask: Ask) -> BarText:
        ready = self.can_give()
        return BarText(
            self.session.viewer,
            ask.head,
            ask.line,
            ask.primary,
            missing=not (ready or self.step()),
            second=self.second(),
            undo=self.undo_label(),
            hint=True,
            dots=self.session.hinting,
        )

    def _waiting(self, *, busy: bool, last: str) -> BarText:
        bus, waiting = self.session.bus, self.session.waiting_for()
        if busy or not waiting:
            phase = bus.game().words.phase(bus.moment().phase)
            return BarText(None, phase, last, aside=_("Skip ahead") if busy else "")
        names = [escape(bus.table().names()[seat]) for seat in waiting]
        seconds = max(waiting.values())
        head = ngettext("{names} is choosing", "{names} are choosing", len(names)).format(
            names=_listed(names)
        )
        slow = seconds >= HURRY_AFTER
        thinking = _("Thinking for {seconds} seconds.").format(seconds=int(seconds))
        return BarText(
            next(iter(waiting)) if len(waiting) == 1 else None,
            head,
            thinking if slow else last,
            aside=_("Ask for a quick answer") if slow else "",
            dots=seconds >= DOTS_AFTER,
        )

    def _give(self, answer: object) -> str:
        assert self.session.sitting is not None
        return self.session.do(GiveAnswer(self.session.sitting, answer))


def level_name(level: str) -> str:
    """The level of a computer player in words."""
    names = {
        "random": _("Computer, by chance"),
        "easy": _("Computer, easy"),
        "medium": _("Computer, medium"),
        "hard": _("Computer, hard"),
        "expert": _("Computer, expert"),
    }
    return names.get(level, level)


def _listed(names: Sequence[str]) -> str:
    """Names in a row of words."""
    if len(names) < 2:
        return "".join(names)
    return _("{most} and {last}").format(most=", ".join(names[:-1]), last=names[-1])

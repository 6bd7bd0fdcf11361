"""The running game behind the table: the bus, the person at the screen, and the bots that think."""

import hashlib
import secrets
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from galaxy_desktop.ai.explain import Judgement, read_judgement
from galaxy_desktop.ai.programs import STAND_IN, Trouble, program_of, read_trouble
from galaxy_desktop.engine.decisions import Answer, Confirm, Decision
from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import Command, GiveAnswer, SetSeat
from galaxy_desktop.play.records import Record
from galaxy_desktop.play.refusals import RefusedError
from galaxy_desktop.play.seats import Bot, has_pin
from galaxy_desktop.play.turns import (
    Curtains,
    bots_to_ask,
    choose_at_once,
    holds_secret,
    is_public,
    needs_curtain,
    next_person,
    open_view,
)
from galaxy_desktop.presenter.happenings import Aloud
from galaxy_desktop.presenter.thinker import HINT_LEVEL, Question, Thinker

FRESH = ("new", "load", "undo", "redo")
SEATED = ("resign", "seat")
"""Kinds of records after which somebody else may sit on a seat."""


@dataclass(slots=True)
class Thought:
    """A bot at work: its question, its seconds so far, and the answer once it has come."""

    decision: Decision
    ticket: int
    seconds: float = 0.0
    answer: Answer | None = None
    done: bool = False


class Session:
    """One game at the screen; `news` has the events and records that have not been shown yet.

    The bots' seeds are derived from `secret`, which is random unless given, as in tests.
    """

    def __init__(self, bus: CommandBus, thinker: Thinker, secret: bytes = b"") -> None:
        self.bus = bus
        self.thinker = thinker
        self.news: deque[tuple[Sequence[Event], Record]] = deque()
        self.hint: Answer | None = None
        self._thoughts: dict[Seat, Thought] = {}
        self._hint_ticket: int | None = None
        self.judgement: Judgement | None = None
        """Judgement of the answers to the open question, once it has been asked for and has come."""
        self._judging_ticket: int | None = None
        self._secret = secret or secrets.token_bytes(32)
        self.lost: set[Literal["choice", "hint"]] = set()
        """Kinds of thinking that broke off; whoever tells the player empties it."""
        self.replaced_programs: list[tuple[str, Trouble]] = []
        """Programs that a computer player took over from, and why; whoever tells the player empties it."""
        self._number = secrets.randbits(32)
        """Number of the game at the table, which tells nothing of it."""
        self.replaced = False
        """True if another game has come to the table since this was last set to False."""
        self.curtains: Curtains = "always"
        """Setting of the moments in which a curtain covers the screen between two persons."""
        self.campaign: frozenset[str] | None = None
        """Goals reached in earlier games of the campaign; None for a game by itself."""
        self.sitting: Seat | None = self._lone()
        self.openly = False
        """True while the person at the screen sees only what all may see, for no curtain fell before."""
        self._watched = False
        """True while the others may look on, for the person at the screen had nothing to hide on coming."""
        self._secret_of: tuple[Any, bool] = (None, False)
        """View of the person at the screen, and whether it shows a secret."""
        self._leave = bus.subscribe(self._hear)

    @property
    def viewer(self) -> Seat:
        """Seat whose view the screen shows: the one that sits there, or the first if nobody does."""
        return 0 if self.sitting is None else self.sitting

    @property
    def eyes(self) -> Seat | None:
        """Seat whose secrets the screen may show; None if it may show nobody's."""
        return None if self._veiled else self.viewer

    @property
    def view(self) -> Any:
        """State as the screen may show it."""
        return open_view(self.bus, self.viewer) if self._veiled else self.bus.view(self.viewer)

    @property
    def _veiled(self) -> bool:
        """True while the screen shows only what all may see."""
        return self.openly or (self._watched and self._caught())

    @property
    def watching(self) -> bool:
        """True while only bots play, and nobody has given the game up to them."""
        return not self.bus.table().persons() and self.bus.table().resigned is None

    @property
    def shared(self) -> bool:
        """True while more than one person plays at this screen."""
        return len(self.bus.table().persons()) > 1

    def do(self, command: Command) -> None:
        """Carry out a command; raise `RefusedError`, and change nothing, if that is not possible."""
        self.bus.do(command)

    def decision(self) -> Decision | None:
        """Return the open question of the person at the screen; None if there is none."""
        return None if self.sitting is None or self.watching else self.bus.ask(self.sitting)

    def calls(self) -> Seat | None:
        """Return the person who is to sit down now, or to see their secrets now; None if nobody is."""
        person = next_person(self.bus, self.sitting)
        stays = person == self.sitting and not (person is not None and self._must_be_covered(person))
        return None if stays or not (self.shared or self.left) else person

    def covers_for(self) -> Seat | None:
        """Return the person for whom a curtain is due now; None if there is none.

        It also falls before the last person, while whoever has just resigned still sits there.
        """
        person = self.calls()
        if person is None:
            return None
        last = self.left and not self.shared and self.curtains != "never"
        before = None if person == self.sitting else self.sitting
        return person if last or needs_curtain(self.bus, before, person, self.curtains) else None

    def aloud(self) -> Aloud | None:
        """Return the question to the person called next if it can be put to all aloud; None if it cannot.

        So whoever is asked only to give nothing away need not come to the screen.
        """
        person = self.calls()
        if person is None or self.sitting is None or self.curtains == "always":
            return None
        sitter, decision = self.bus.table().seats[person], self.bus.ask(person)
        if not isinstance(decision, Confirm) or not decision.always or has_pin(sitter):
            return None
        ask = self.bus.game().words.aloud(decision, escape(sitter.called))
        no = False if decision.allows(False) else decision.only()  # noqa: FBT003 - an answer
        return None if ask is None else Aloud(person, ask, no)

    @property
    def left(self) -> bool:
        """True while a person plays and nobody sits at the screen: nothing of the game may be drawn."""
        return self.sitting is None and bool(self.bus.table().persons())

    def sit(self, seat: Seat) -> None:
        """Seat a person at the screen, without the news and the hint of the one before."""
        self.sitting, self.openly = seat, self._open(seat)
        self._watched = self.curtains == "needed" and not needs_curtain(self.bus, None, seat, "needed")
        self.news.clear()
        self._drop_hint()

    def stand_up(self) -> None:
        """Leave the screen if it is shared."""
        if self.shared:
            self.sitting = None
            self._drop_hint()

    def take_news(self) -> tuple[list[Event], list[Record]]:
        """Return the events and records since the last call, as the viewer may know them."""
        events, records = [], []
        while self.news:
            told, record = self.news.popleft()
            events += [event.seen_by(self.eyes) for event in told]
            records.append(record.seen_by(self.eyes))
        return events, records

    def think(self, dt: float) -> None:
        """Ask every bot that is awaited, and collect their answers; `dt` is in seconds."""
        for seat in bots_to_ask(self.bus):
            decision = self.bus.ask(seat)
            thought = self._thoughts.get(seat)
            if decision is not None and (thought is None or thought.decision != decision):
                self._thoughts[seat] = Thought(decision, self._ask(seat, decision))
        for thought in self._thoughts.values():
            thought.seconds += dt
        answers, lost = self.thinker.ready(), self.thinker.lost()
        for ticket, answer in answers:
            self._collect(ticket, answer, lost=ticket in lost)

    def play_bot(self) -> bool:
        """Give the answer of one bot that has finished thinking; return whether there was one.

        An answer to a question that is not open any more is not given. One that is refused is replaced by a
        random legal one, so that no game stands still.
        """
        for seat in bots_to_ask(self.bus):
            thought = self._thoughts.get(seat)
            if thought is not None and thought.done and thought.decision == self.bus.ask(seat):
                del self._thoughts[seat]
                try:
                    self.bus.do(GiveAnswer(seat, thought.answer))
                except RefusedError:
                    self.bus.do(GiveAnswer(seat, thought.decision.sample(Dice(thought.ticket))))
                return True
        return False

    def waiting_for(self) -> dict[Seat, float]:
        """Return the seconds that each thinking bot has taken so far, by seat."""
        return {seat: thought.seconds for seat, thought in self._thoughts.items() if not thought.done}

    def ask_hint(self) -> bool:
        """Ask the strongest bot for this seat's answer, to come as `hint`; return whether it was asked.

        In a campaign it plays for the open goals.
        """
        decision = self.decision()
        if decision is None or self.sitting is None or self._hint_ticket is not None:
            return False
        self._hint_ticket = self._ask(self.sitting, decision, HINT_LEVEL)
        return True

    def ask_reasons(self) -> bool:
        """Ask for the judgement of all good answers, to come as `judgement`; return whether it was asked."""
        decision = self.decision()
        if decision is None or self.sitting is None or self.hinting:
            return False
        self._judging_ticket = self._ask(self.sitting, decision, HINT_LEVEL, reasons=True)
        return True

    @property
    def hinting(self) -> bool:
        """True while a hint or its reasons have been asked for and have not come yet."""
        return self._hint_ticket is not None or self._judging_ticket is not None

    def close(self) -> None:
        """Leave the table: drop all questions to bots and the subscription to the bus."""
        self.thinker.forget()
        self._leave()

    def _ask(self, seat: Seat, decision: Decision, level: str = "", *, reasons: bool = False) -> int:
        table = self.bus.table()
        sitter = table.seats[seat]
        seed = self._chance(self.bus.lines(), seat)
        wanted, style = level or HINT_LEVEL, ""
        if isinstance(sitter, Bot) and not level:
            wanted, style = sitter.level, sitter.style
        view = self.view if seat == self.sitting else self.bus.view(seat)
        question = Question(
            table.game, wanted, seat, seed, view, decision, self.campaign, style, reasons, self._number
        )
        return self.thinker.ask(question)

    def _chance(self, line: int, seat: Seat) -> int:
        """Return the seed of a bot's random numbers, which tells nothing of other seeds."""
        text = f"{line} {seat}".encode()
        return int.from_bytes(hashlib.blake2b(text, key=self._secret, digest_size=8).digest(), "big")

    def _collect(self, ticket: int, answer: Answer, *, lost: bool) -> None:
        if ticket == self._hint_ticket:
            self.hint, self._hint_ticket = None if lost else answer, None
            if lost:
                self.lost.add("hint")
        if ticket == self._judging_ticket:
            self._judging_ticket = None
            self.judgement = None if lost else read_judgement(answer)
            if lost:
                self.lost.add("hint")
        for seat, thought in [*self._thoughts.items()]:
            if thought.ticket == ticket and (trouble := read_trouble(answer)):
                self._replace_program(seat, trouble)
            elif thought.ticket == ticket:
                thought.answer, thought.done = answer, True
                if lost:
                    self.lost.add("choice")

    def _open(self, seat: Seat) -> bool:
        """Return whether a person is asked before everyone's eyes."""
        return self.shared and self.curtains == "needed" and is_public(self.bus, seat)

    def _must_be_covered(self, seat: Seat) -> bool:
        """Return whether the person at the screen needs a curtain though they stay."""
        if self.openly:
            return not self._open(seat)
        secret = self._watched and (choose_at_once(self.bus) or self._caught())
        return secret and not is_public(self.bus, seat)

    def _caught(self) -> bool:
        """Return whether the person at the screen, before whom no curtain fell, holds a secret by now."""
        if self.sitting is None:
            return False
        view = self.bus.view(self.sitting)
        if self._secret_of[0] is not view:
            self._secret_of = view, holds_secret(self.bus, self.sitting)
        return self._secret_of[1]

    def _replace_program(self, seat: Seat, trouble: Trouble) -> None:
        """Put a computer player on the seat of a program that has failed."""
        sitter = self.bus.table().seats[seat]
        if isinstance(sitter, Bot):
            self.replaced_programs.append((program_of(sitter.level), trouble))
            self.bus.do(SetSeat(seat, Bot(STAND_IN, sitter.name)))

    def _lone(self) -> Seat | None:
        """Return the seat of the only person, or of the one who gave the game up; None if there is none."""
        persons = self.bus.table().persons()
        return persons[0] if len(persons) == 1 else self.bus.table().resigned

    def _drop_hint(self) -> None:
        self.hint, self._hint_ticket = None, None
        self.judgement, self._judging_ticket = None, None

    def _hear(self, events: Sequence[Event], record: Record) -> None:
        self.news.append((events, record))
        if record.what in ("new", "load"):
            self.replaced = True
            self._number = secrets.randbits(32)
            self.campaign = None
            self.sitting = self._lone()
        elif record.what in SEATED and self.sitting not in self.bus.table().persons():
            self.sitting = None if self.bus.table().persons() else self._lone()
        if record.what in (*FRESH, *SEATED):
            self.thinker.forget()
            self._thoughts.clear()
            self._drop_hint()
        if record.given is not None and record.given.seat == self.sitting:
            self._drop_hint()

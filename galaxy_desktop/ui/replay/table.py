"""Table of a replay: the painter of the game in a window that is lower by the timeline."""

from dataclasses import replace
from typing import Any

import pygame

from galaxy_desktop.engine.decisions import Answer, Compose, Decision, Option, Pick
from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.play.seats import at_the_time
from galaxy_desktop.presenter.goal_words import goal_lines
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.presenter.sitters import sitter_of
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.areas import areas_of
from galaxy_desktop.ui.kit import Kit, with_settings
from galaxy_desktop.ui.metrics import Metrics
from galaxy_desktop.ui.painters import painter_for
from galaxy_desktop.ui.replay.open_cards import OpenCards
from galaxy_desktop.ui.roles.foreseeing import take_time
from galaxy_desktop.ui.roles.keys import Keys
from galaxy_desktop.ui.roles.turning import Turning, turn_as
from galaxy_desktop.ui.table.side import SideColumn

TRIES = 6


class ReplayTable:
    """Painter, inspector and log for the moments of a replay; `bottom` is where the table ends."""

    def __init__(self, kit: Kit, replay: Replay, bottom: int) -> None:
        self.replay = replay
        self.kit = with_settings(kit, kit.settings, (kit.metrics.window[0], height_for(kit.metrics, bottom)))
        self.painter = painter_for(self.kit, replay.game())
        take_time(self.painter)
        self.side = SideColumn(self.kit, self.painter, replay.game().words, replay.table(), replay=True)
        drawer = layout.above(self.painter.areas.drawer, bottom)
        self.side.areas = replace(self.painter.areas, strip=layout.nowhere(), drawer=drawer)
        self.open_cards = OpenCards(self.kit, self.painter, replay)
        self.opened = False
        """True while all cards are open."""
        self.shown: Shown | None = None
        self._pointed = ""
        self._line: int | None = None
        """Line of the log under the pointer."""

    def arrange_as(self, before: "ReplayTable") -> None:
        """Let panels and map be as they were in another window."""
        self.side.arrange_as(before.side, same_reader=True)
        turn_as(self.painter, before.painter)

    @property
    def view(self) -> Any:
        """View that is shown now."""
        assert self.shown is not None
        return self.shown.view

    def show(self, seat: Seat, *, open_hands: bool) -> None:
        """Show the moment of the replay at once, from a seat or with nothing hidden."""
        self.painter.skip()
        self.shown = self._shown(seat, open_hands=open_hands)
        self.painter.show(self.shown)
        self._show_log(seat)

    def play(self, events: list[Event], seat: Seat, *, open_hands: bool) -> None:
        """Show the moment of the replay as the events lead to it."""
        before, self.shown = self.shown, self._shown(seat, open_hands=open_hands)
        if before is None or not events:
            self.painter.show(self.shown)
        else:
            self.painter.play(events, before, self.shown)
        self._show_log(seat)

    def point(self, pos: tuple[int, int]) -> bool:
        """Explain the item or line of the log at a place; return whether anything looks different now."""
        subject, before = self.subject_at(pos), self._line
        self._line = self.side.log.line_at(pos) if self.side.log_rect.collidepoint(pos) else None
        if subject == self._pointed:
            return self._line != before
        self._pointed = subject
        self.side.explain(subject, self.view)
        if self.opened and not subject:
            self.side.drop_unless(())
        return True

    def turn(self, pos: tuple[int, int]) -> bool:
        """Press the tab, the name of a player or the like at a place; return whether anything was turned."""
        painter = self.painter
        items = [item.id for item in painter.items() if item.rect.collidepoint(pos)]
        if not (isinstance(painter, Turning) and items and items[-1] in painter.turnable()):
            return False
        painter.turn(items[-1])
        return True

    def key(self, key: int) -> bool:
        """Press a key of the game's own; return whether it did anything."""
        return isinstance(self.painter, Keys) and self.painter.key(key)

    def subject_at(self, pos: tuple[int, int]) -> str:
        """Return the subject of the topmost item at a place; empty if there is none."""
        if self.opened and (card := self.open_cards.subject_at(pos)):
            return card
        found = [item.subject for item in self.painter.items() if item.rect.collidepoint(pos)]
        return next((subject for subject in reversed(found) if subject), "")

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, the top bar under it, inspector and log."""
        self.kit.faces.bar(surface, self.painter.areas.top)
        self.painter.draw(surface)
        inspector = self.side.inspector_rect
        if not self.opened or self.side.inspector.subject or not inspector.width:
            self.side.draw(surface, None, "", "", self.view)
            return
        self.open_cards.draw(surface, inspector)
        if self.side.log_rect.width:
            self.side.log.draw(surface, self.side.log_hint(_("L: hide")))

    def draw_drawer(self, surface: pygame.Surface) -> None:
        """Draw the open drawer, above everything."""
        if self.opened and not self.side.drawer and not self.side.areas.inspector.width:
            self.open_cards.draw(surface, self.side.areas.drawer)
        self.side.draw_drawer(surface, self.view)

    def _shown(self, seat: Seat, *, open_hands: bool) -> Shown:
        self.opened = open_hands
        return shown_at(self.replay, seat, open_hands=open_hands)

    def _show_log(self, seat: Seat) -> None:
        self.side.log.show(self.replay.whole_log(seat), until=self.replay.at)
        self.side.place()


def shown_at(replay: Replay, seat: Seat, *, open_hands: bool = False) -> Shown:
    """Return the moment of a replay as a painter shows it to a seat, with the answer that it gives next."""
    decision, chosen = _next_choice(replay, seat)
    table = replay.table()
    seats = [at_the_time(one, replay.at) for one in table.seats]
    sitters = [sitter_of(table.game, one, over=replay.only is None) for one in seats]
    names = table.names_to(seat)
    return Shown(
        view=replay.open_view(seat) if open_hands else replay.view(seat),
        seat=seat,
        sitters=tuple(replace(one, name=name) for one, name in zip(sitters, names, strict=True)),
        decision=decision,
        chosen=chosen,
        awaited=frozenset(open_asks(replay.running.history.now)),
        goal=goal_lines(replay.running),
        past_scores=replay.past_scores(seat),
        replayed=True,
    )


def _next_choice(replay: Replay, seat: Seat) -> tuple[Decision | None, tuple[Option, ...]]:
    """Return the question that a seat answers next and the options of its answer; none if another does."""
    if replay.at >= replay.end or replay.given(replay.at).seat != seat:
        return None, ()
    decision = open_asks(replay.view(seat)).get(seat)
    if decision is None:
        return None, ()
    return decision, _options_of(replay.given(replay.at).answer, decision)


def _options_of(answer: Answer, decision: Decision) -> tuple[Option, ...]:
    """Return the options of an answer that is made of nothing else; none for any other answer."""
    if isinstance(decision, Compose):
        return answer if isinstance(answer, tuple) and decision.allows(answer) else ()
    if isinstance(decision, Pick) and decision.allows(answer):
        return decision.parts_in(answer)
    options = set(decision.options())
    if isinstance(answer, str):
        return (answer,) if answer in options else ()
    if isinstance(answer, tuple) and all(isinstance(one, str) and one in options for one in answer):
        return tuple(one for one in answer if isinstance(one, str))
    return ()


def height_for(metrics: Metrics, bottom: int) -> int:
    """Return the height of a window of this width whose table ends at `bottom`."""
    height = metrics.window[1]
    for _try in range(TRIES):
        found = Metrics((metrics.window[0], height), metrics.text_step)
        missing = bottom - areas_of(found).content.bottom
        if missing == 0:
            break
        height += missing
    return height

"""What the buttons and keys of the table do."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from galaxy_desktop.engine.decisions import Option, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.commands import Load, NewGame, Redo, Undo, UndoTo
from galaxy_desktop.play.naming import QUICKSAVE
from galaxy_desktop.play.refusals import RefusedError, UndoNotAllowedError
from galaxy_desktop.play.takeback import Move
from galaxy_desktop.ui.scenes.curtain import LEAVE
from galaxy_desktop.ui.scenes.saving import SaveFlow, autosave
from galaxy_desktop.ui.scenes.score import STAY
from galaxy_desktop.ui.scenes.table_prompt_bar import BarActs
from galaxy_desktop.ui.scenes.table_top_bar import TopActs
from galaxy_desktop.ui.scenes.table_zoom import ZoomScene
from galaxy_desktop.ui.stage import Scene

if TYPE_CHECKING:
    from galaxy_desktop.ui.scenes.table import TableScene


class TableActs:
    """Does what was asked for, or says in one line why it cannot be done."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.left = False
        """Whether the game has been kept, so that nothing is left to do for it."""
        self._keys = {
            "undo": self.undo,
            "redo": self.redo,
            "undo_round": lambda: self.take_back(Undo("round", self._sitting)),
            "redo_round": lambda: self.take_back(Redo("round", self._sitting)),
            "second": self.decline,
            "hint": self.hint,
            "log": self.log,
            "inspector": self.inspector,
            "zoom": self.zoom_pointed,
            "explain": self.explain,
            "rules": self.rules,
            "save": self.save,
            "load": self.load,
            "up": self.up,
        }

    @cached_property
    def saving(self) -> SaveFlow:
        """What happens where a save cannot be written."""
        return SaveFlow(self.scene.stage, self.scene.session)

    def do(self, act: str) -> None:
        """What a key is for."""
        self._keys[act]()

    def top(self) -> TopActs:
        """The acts of the top bar."""
        return TopActs(self.menu, self.log, self.explain, self.settings)

    def bar(self) -> BarActs:
        """The acts of the prompt bar."""
        return BarActs(self.give, self.decline, self.aside, self.undo, self.hint, self.trouble)

    def give(self) -> None:
        """The primary button: the answer, or the score once the game is over."""
        if self.scene.session.bus.is_over():
            self.score()
        elif self.scene.desk.can_give():
            self._given(self.scene.desk.give())
        elif step := self.scene.desk.step():
            self.scene.click(step)
            if self._is_whole(step):
                self._given(self.scene.desk.give())

    def _is_whole(self, step: Option) -> bool:
        """Whether what the primary button has chosen is all of the answer, as going on without anything."""
        prompt = self.scene.desk.prompt
        single = prompt is not None and isinstance(prompt.decision, Pick) and prompt.decision.most == 1
        return single and prompt is not None and prompt.chosen == (step,) and self.scene.desk.can_give()

    def decline(self) -> None:
        """The second button: the legal refusal."""
        if self.scene.desk.second():
            self._given(self.scene.desk.decline())

    def aside(self) -> None:
        """Skip what is moving, or ask the bots to come to an end."""
        if self.scene.painter.busy:
            self.skip()
        else:
            self.scene.session.thinker.hurry()

    def skip(self) -> None:
        """Finish all that is moving."""
        self.scene.painter.skip()
        self.scene.refresh()

    def undo(self) -> None:
        """Take back the last click of an open question, else the last answer."""
        prompt = self.scene.desk.prompt
        if prompt is not None and prompt.back():
            self.scene.kit.sounds.play("taken_back")
            self.scene.refresh()
        else:
            self.take_back(Undo(seat=self._sitting))

    def redo(self) -> None:
        """Do again what was taken back."""
        self.take_back(Redo(seat=self._sitting))

    def undo_to(self, line: int) -> None:
        """Take back to before a line of the log."""
        self.take_back(UndoTo(line, seat=self._sitting))

    def take_back(self, move: Move) -> None:
        """Move in the history; asks first where something hidden has been shown, or all must agree."""
        scene = self.scene
        try:
            marks = scene.session.bus.undo_marks(move)
        except UndoNotAllowedError as refusal:
            if not scene.session.bus.can_undo(replace(move, agreed=True)):
                self._refuse(str(refusal))
            else:
                self._ask_all(move, str(refusal))
            return
        except RefusedError as refusal:
            self._refuse(str(refusal))
            return
        ask_first = marks and scene.kit.settings.confirm_undo and not scene.session.bus.took_back()
        if ask_first and isinstance(move, Undo | UndoTo):
            text = _(
                "Something has been drawn, rolled or revealed since. The final score will note this undo."
            )
            question = scene.doors.confirm(_("Take it back all the same?"), text, _("Take back"))
            scene.open(question, lambda yes: self._move(move) if yes else None)
        else:
            self._move(move)

    def hint(self) -> None:
        """Ask the hard computer player what it would do here."""
        if self.scene.desk.marking:
            self.scene.desk.marking = False
            self.scene.session.hint = None
            self.scene.refresh()
        elif self.scene.session.ask_hint():
            self.scene.refresh()

    def log(self) -> None:
        """Fold or unfold the log."""
        self.scene.side.toggle_log()
        self._drawer_moved()

    def inspector(self) -> None:
        """Pin the inspector, or open it where it is a drawer."""
        self.scene.side.toggle_inspector()
        self._drawer_moved()

    def close_drawer(self) -> None:
        """Close whichever drawer is open."""
        self.scene.side.drawer = ""
        self._drawer_moved()

    def zoom(self, subject: str) -> None:
        """Show a card in full size."""
        scene, bus = self.scene, self.scene.session.bus
        view = bus.view(scene.session.viewer)
        for item in scene.parts.items:
            item.pressed = False
        scene.open(ZoomScene(scene.painter, bus.game().words, view, subject))

    def zoom_pointed(self) -> None:
        """Show what is pointed at in full size."""
        self.scene.input.zoom_pointed()

    def explain(self) -> None:
        """Open the rules where they speak of what is open."""
        bus = self.scene.session.bus
        page = bus.game().words.page(bus.view(self.scene.session.viewer))
        self.scene.open(self.scene.doors.help(bus.game(), page))

    def rules(self) -> None:
        """Open the rules at their first page."""
        self.scene.open(self.scene.doors.help(self.scene.session.bus.game(), ""))

    def settings(self) -> None:
        """Open the settings."""
        self.scene.open(self.scene.doors.settings())

    def save(self) -> None:
        """Save under the name of quick saves."""
        if self.saving.save(QUICKSAVE):
            self.scene.kit.sounds.play("saved")
            self.scene.tell(_("The game is saved."))

    def trouble(self) -> None:
        """The game cannot be kept where it should: another try, another folder, or play on."""
        trouble = self.scene.session.bus.trouble()
        if trouble is not None:
            self.saving.failed(str(trouble))

    def load(self) -> None:
        """Choose a saved game and go on with it at this table."""
        self.scene.open(self.scene.doors.load(), self._loaded)

    def menu(self) -> None:
        """Open the pause menu."""
        self.scene.open(self.scene.doors.pause(self.scene.session), self._paused)

    def up(self) -> None:
        """One level up: close the drawer, let the choice go, or open the menu."""
        prompt = self.scene.desk.prompt
        if self.scene.side.drawer:
            self.close_drawer()
        elif prompt is not None and prompt.chosen and prompt.back():
            while prompt.back():
                pass
            self.scene.kit.sounds.play("taken_back")
            self.scene.refresh()
        else:
            self.menu()

    def score(self) -> None:
        """Open the score of a finished game."""
        self.scene.open(self.scene.doors.score(self.scene.session), self._scored)

    def end(self) -> None:
        """The game is over: its record takes the place of what was kept of it, and the score is shown."""
        autosave(self.scene.session)
        self.score()

    def leave(self) -> None:
        """Keep the game and leave the table; where it cannot be kept, ask what to do."""
        self.saving.keep(self._go)

    def keep(self) -> None:
        """The game is kept: its journal need not be offered again."""
        self.left = True
        self.scene.session.bus.close()

    def quit(self) -> None:
        """The table goes away without being asked: keep the game, or else its journal."""
        if not self.left and (self.scene.session.bus.is_over() or not autosave(self.scene.session)):
            self.keep()

    def look_away(self) -> None:
        """The window has lost the focus: a shared screen is covered."""
        session = self.scene.session
        if session.shared and session.sitting is not None and not session.bus.is_over():
            self.scene.cover(session.sitting)

    def curtain(self, seat: Seat) -> Scene:
        """The curtain for a person: whose turn, what kind of choice, what has happened, who has chosen."""
        scene, bus = self.scene, self.scene.session.bus
        since = scene.flow.seen.get(seat, 0)
        return scene.doors.curtain(
            scene.kit,
            bus.table().seats,
            seat,
            bus.game().words.phase(bus.moment().phase),
            len(bus.log(None, since)),
            bus.answered(),
            bus.awaited(),
        )

    @property
    def _sitting(self) -> Seat | None:
        return self.scene.session.sitting

    def _given(self, refusal: str) -> None:
        self.scene.desk.clear()
        if refusal:
            self._refuse(refusal)
        self.scene.refresh()

    def _refuse(self, line: str) -> None:
        self.scene.kit.sounds.play("refuse")
        self.scene.tell(line)

    def _move(self, move: Move) -> None:
        self.scene.fade()
        refusal = self.scene.session.do(move)
        if refusal:
            self._refuse(refusal)
        else:
            self.scene.kit.sounds.play("undo" if isinstance(move, Undo | UndoTo) else "redo")

    def _ask_all(self, move: Move, why: str) -> None:
        """All persons must agree, on a screen that shows nothing of anybody."""
        scene = self.scene
        agreed = replace(move, agreed=True)
        question = scene.doors.confirm(_("Does everybody agree?"), why, _("We all agree"))
        scene.hide()
        scene.open(question, lambda yes: self._move(agreed) if yes else None)

    def _drawer_moved(self) -> None:
        self.scene.kit.sounds.play("drawer")
        self.scene.refresh()

    def _go(self) -> None:
        self.keep()
        self.scene.stage.close()

    def _loaded(self, path: object) -> None:
        """The game at the table is kept before another takes its place."""
        if isinstance(path, Path):
            self.saving.keep(lambda: self._load(path), beside=path)

    def _load(self, path: Path) -> None:
        refusal = self.scene.session.do(Load(path))
        if refusal:
            self._refuse(refusal)

    def _paused(self, wanted: object) -> None:
        """The menu has kept the game already where it is to be left."""
        if wanted == LEAVE:
            self.left = True
            self.scene.stage.close()

    def _scored(self, wanted: object) -> None:
        if isinstance(wanted, NewGame):
            refusal = self.scene.session.do(wanted)
            if refusal:
                self._refuse(refusal)
        elif wanted != STAY:
            self.scene.stage.close()

"""Table of a puzzle: the position as its player saw it; an answer opens its verdict beside the table."""

from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.puzzles.bench import PuzzleBus
from galaxy_desktop.play.puzzles.puzzle import Puzzle, same_choice
from galaxy_desktop.play.puzzles.solved import note_try
from galaxy_desktop.presenter.bar_text import BarText
from galaxy_desktop.presenter.question import OpenQuestion
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.presenter.silent import Silent
from galaxy_desktop.ui.puzzles.verdict import PuzzleVerdict, VerdictScene
from galaxy_desktop.ui.scenes.client import Client
from galaxy_desktop.ui.scenes.doors import TableDoors
from galaxy_desktop.ui.table.reasons_room import room_for
from galaxy_desktop.ui.table.scene import TableScene

ELSEWHERE = ("save", "load", "undo_line", "undo_round", "redo_round", "redo", "trouble")
"""Commands of a table that a puzzle has no use for."""


class PuzzleTable(TableScene):
    """Table of one puzzle; raises `NoPuzzleError` if the rules in force do not lead to it."""

    def __init__(self, client: Client, game: str, puzzle: Puzzle, number: int, name: str) -> None:
        self.puzzle = puzzle
        self.number = number
        """Number of the puzzle among those of its game, from 1 on."""
        self.next_wanted = False
        """True if the player has asked for the next puzzle."""
        self._answer: Answer | None = None
        self._answered = False
        bus = PuzzleBus(client.games, game, puzzle, name, self._judge)
        super().__init__(Session(bus, Silent()), TableDoors(client))
        self.controller.offers_hints = False

    def leave(self) -> None:
        """Close the table; there is nothing to save."""
        self.session.close()

    def run(self, command: str) -> None:
        """Carry out the command of a button or key; leave without a menu, and refuse what saves or hints."""
        if command in ("menu", "leave") or (command == "up" and not self._backs()):
            self.close()
        elif command == "hint":
            self.view.tell(_("No hints in a puzzle. The solution follows your choice."))
        elif command in ELSEWHERE:
            self.view.tell(_("A puzzle isn't saved. Press Esc to exit."))
        elif command == "undo" and not self._backs():
            self.view.tell(_("Nothing to undo yet."))
        else:
            super().run(command)

    def update(self, dt: float) -> None:
        """Show the verdict once the table lies open again."""
        super().update(dt)
        if self._answered and self.stage.top is self:
            self._answered = False
            self._show_verdict(self._answer)

    def _teach(self) -> None:
        """Say what is asked, in place of lessons and tips."""
        self.view.tell(_("Puzzle {n}: find the best choice.").format(n=self.number))

    def _backs(self) -> bool:
        """Return whether something chosen or opened can be taken back first."""
        question = self.controller.question
        return bool(self.view.side.drawer) or (question is not None and bool(question.chosen))

    def _judge(self, answer: Answer) -> None:
        self._answer, self._answered = answer, True

    def _show_verdict(self, answer: Answer) -> None:
        """Note the answer, and open the verdict on it."""
        bus, puzzle = self.session.bus, self.puzzle
        decision = bus.ask(puzzle.seat)
        assert decision is not None
        game, view = bus.game(), self.controller.view
        right = same_choice(game, view, decision, answer, puzzle.best)
        mark = note_try(self.stage.folders, game.id, puzzle.id, right=right)
        self.kit.sounds.play("hint" if right else "refuse")
        question = OpenQuestion(decision, game.words, lambda: self.controller.view)
        verdict = PuzzleVerdict(puzzle, question, game, view, bus.table().names(), answer, mark)
        scene = VerdictScene(verdict, lambda height: room_for(self.view, scene.answers, height))
        self.controller.outcome = self._outcome(right=right)
        self.view.drop_notice()
        self.view.refresh()
        self.open(scene, lambda wanted: self._go_on_after(wanted, right=right))

    def _outcome(self, *, right: bool) -> BarText:
        """Return the bar below a verdict."""
        line = _("Try again, or continue with the next puzzle.")
        if right:
            head = _("Puzzle {n} is solved").format(n=self.number)
            line = _("Continue with the next puzzle, or try other choices.")
        else:
            head = _("Puzzle {n} isn't solved yet").format(n=self.number)
        return BarText(self.puzzle.seat, head, line)

    def _go_on_after(self, wanted: str | None, *, right: bool) -> None:
        self.controller.outcome = None
        if wanted in ("next", "list"):
            self.next_wanted = wanted == "next"
            self.close()
            return
        self.view.refresh()
        if right:
            line = _("Puzzle {n} is solved. Try other choices, or press Esc for all puzzles.")
            self.view.tell(line.format(n=self.number))

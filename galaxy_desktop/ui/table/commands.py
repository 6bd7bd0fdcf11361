"""Commands of the buttons and keys of the table."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from galaxy_desktop.engine.decisions import Answer, Option
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.commands import Load, NewGame, Redo, Undo, UndoTo
from galaxy_desktop.play.naming import quicksave_of
from galaxy_desktop.play.refusals import RefusedError
from galaxy_desktop.play.takeback import HistoryCommand
from galaxy_desktop.play.turns import holds_secret, open_view
from galaxy_desktop.presenter.briefing import Briefing, GameBelow, in_order
from galaxy_desktop.presenter.controller import TableController
from galaxy_desktop.ui.roles.browsing import Browsing
from galaxy_desktop.ui.roles.forecasting import Forecasting
from galaxy_desktop.ui.roles.telling import Telling
from galaxy_desktop.ui.saves.saving import SaveFlow, autosave
from galaxy_desktop.ui.scenes.curtain import CurtainEnd
from galaxy_desktop.ui.scenes.shelf import moment_words
from galaxy_desktop.ui.score.scene import Stay
from galaxy_desktop.ui.stage import Open, Scene, Stage
from galaxy_desktop.ui.table.consent_words import agreeing, undo_question
from galaxy_desktop.ui.table.doors import Doors
from galaxy_desktop.ui.table.handling import close_drawer, peek, toggle_inspector, toggle_log
from galaxy_desktop.ui.table.view import TableView
from galaxy_desktop.ui.table.zoom import ZoomScene


class TableCommands:
    """Commands by name; they raise `RefusedError` if they cannot be carried out."""

    def __init__(
        self,
        stage: Stage,
        controller: TableController,
        view: TableView,
        doors: Doors,
        open_scene: Open,
        close: Callable[[], None],
    ) -> None:
        self.controller = controller
        self.session = controller.session
        self.view = view
        self.doors = doors
        self.saving = SaveFlow(stage, self.session, open_scene)
        self.left = False
        """True if the game has been saved and closed, so that `quit` need not do it."""
        self._open = open_scene
        self._close = close
        self._commands: dict[str, Callable[[], object]] = {
            "primary": self._primary,
            "second": self._second,
            "aside": self._aside,
            "finish": self._finish,
            "alike": self._alike,
            "last_alike": self._last_alike,
            "cheapest": self._cheapest,
            "keep": self._keep_card,
            "undo": self._undo,
            "redo": lambda: self.move(Redo(seat=self.session.sitting)),
            "undo_round": lambda: self.move(Undo("round", self.session.sitting)),
            "redo_round": lambda: self.move(Redo("round", self.session.sitting)),
            "undo_line": self._undo_line,
            "hint": controller.ask_hint,
            "goal": lambda: view.tell(" ".join(controller.goal())),
            "log": partial(toggle_log, view),
            "inspector": partial(toggle_inspector, view),
            "forecast": self._forecast,
            "opponents": self._opponents,
            "zoom": self._zoom,
            "peek": partial(peek, view),
            "again": view.tell_again,
            "explain": self._explain,
            "rules": lambda: self.read(""),
            "gallery": self._gallery,
            "settings": lambda: self._open(doors.settings()),
            "save": self._save,
            "trouble": self._trouble,
            "load": lambda: self._open(doors.load(), self._loaded),
            "menu": lambda: self._open(doors.pause(self.session), self._paused),
            "leave": lambda: self.saving.keep(self._leave),
            "up": self._up,
        }

    def do(self, command: str) -> None:
        """Carry out a command."""
        self._commands[command]()

    def move(self, move: HistoryCommand) -> None:
        """Move in the history; ask first if something hidden has been shown, or all must agree."""
        consent = self.controller.consent_for(move, confirm=self.view.kit.settings.confirm_undo)
        if consent is None:
            self._moved(move)
            return
        forth = isinstance(move, Redo)
        where = _("Forward to: {moment}") if forth else _("Back to: {moment}")
        far = where.format(moment=moment_words(self.session.bus.game(), consent.to))
        asks = self._asker()
        if consent.everybody:
            undo, redo = _("Does everyone agree to this undo?"), _("Does everyone agree to this redo?")
            text = f"{consent.everybody} {agreeing(self.session.bus.table(), asks)}\n{far}"
            question = self.doors.confirm(redo if forth else undo, text, _("Everyone agrees"))
            self.hide()
        else:
            text = _(
                "Something has been drawn, rolled or revealed since. The final score will note this undo."
            )
            question = self.doors.confirm(
                undo_question(self.session.bus.table(), asks), f"{text}\n{far}", _("Undo")
            )
        self._open(question, lambda yes: self._moved(consent.move) if yes else None)

    def _asker(self) -> Seat | None:
        """Return the person who asks for an undo; None where anybody may: once the game is over."""
        return None if self.session.bus.is_over() else self.session.sitting

    def hide(self) -> None:
        """Unseat the person at a shared screen and drop everything that another may not see."""
        self.controller.stand_up()
        self.view.forget()

    def end(self) -> None:
        """Save the finished game in place of its autosave, and show the score."""
        autosave(self.session)
        self.view.side.drop_unless(())
        self._score()

    def quit(self) -> None:
        """Save the game before the table closes, unless that was done; its journal stays if saving fails."""
        if not self.left and (self.session.bus.is_over() or autosave(self.session)):
            self._close_game()

    def curtain(self, seat: Seat) -> Scene[CurtainEnd]:
        """Return the curtain for a person: the kind of choice, the news, and who has chosen."""
        bus = self.session.bus
        return self.doors.curtain(
            self.view.kit,
            bus.table().seats,
            seat,
            bus.game().words.phase(bus.moment().phase),
            self.controller.log.news_for(seat),
            bus.answered(),
            bus.choosing(seat),
            secret=holds_secret(bus, seat),
        )

    def _primary(self) -> None:
        """Give the answer, or show the score once the game is over."""
        if self.session.bus.is_over():
            self._score()
        elif clicked := self.controller.press_primary():
            self.view.kit.sounds.play(clicked)

    def _second(self) -> None:
        """Press the second button; ask first if it loses something."""
        question, loss = self.controller.question, self.controller.loss()
        if question is None or not loss:
            self.controller.decline()
            return
        title = _("{choice}?").format(choice=question.second)
        dialog = self.doors.confirm_loss(title, loss, question.second, _("Keep choosing"))
        self._open(dialog, lambda yes: self.controller.decline() if yes else None)

    def give(self, answer: Answer) -> None:
        """Give a whole answer; what it leads to is told over a table that shows it as chosen."""
        self.controller.put(answer)
        self.view.refresh()
        self.controller.give(answer)

    def choose_alike(self, option: Option) -> bool:
        """Choose an option and all that are alike; return False if it has no others like it."""
        question = self.controller.question
        if question is None or not self.controller.alike.choose(question, option):
            return False
        self.view.kit.sounds.play("chosen")
        if question.takes_one:
            self.view.refresh()
            self.controller.press_primary()
        return True

    def _alike(self) -> None:
        """Choose the option that is pointed at, or the last one chosen, and all that are alike.

        In a game in which no two choices do the same there is nothing to do, and nothing to explain.
        """
        if self.session.bus.game().likeness is None:
            return
        item = self.view.widgets.pointed()
        if not (item is not None and self.choose_alike(item.item.id)) and not self._last_alike():
            raise RefusedError(
                _("Hover over or focus one die or good to choose the same for all equal ones.")
            )

    def _last_alike(self) -> bool:
        """Choose all that are like the option chosen last; return False if there are no others."""
        question = self.controller.question
        return question is not None and any(self.choose_alike(last) for last in question.chosen[-1:])

    def _cheapest(self) -> None:
        """Choose the cheapest cards for the payment that is asked, or those of them that are not kept."""
        question, payment = self.controller.question, self.controller.payment
        if payment.made(question):
            raise RefusedError(_("The cards to pay with are chosen. Deselect one to change them."))
        if question is None or not payment.due(question):
            raise RefusedError(_("You don't need to pay with cards now."))
        if payment.fill(question):
            self.view.kit.sounds.play("chosen")
        else:
            self.view.refuse(_("Your other cards are marked as kept. Choose the rest yourself."))

    def _keep_card(self) -> None:
        """Mark the card of the hand that is pointed at as kept, or unmark it.

        In a game without payments that can be filled there is nothing to do, and nothing to explain.
        """
        item, payment = self.view.widgets.pointed(), self.controller.payment
        if not payment.possible:
            return
        if item is None or not self.view.widgets.can_keep(item):
            raise RefusedError(_("Hover over or focus a card in your hand to keep it when you pay."))
        kept = payment.keep(item.item.id)
        self.view.kit.sounds.play("chosen" if kept else "taken_back")

    def _aside(self) -> None:
        """Go on to the next act that is told, or skip the animation, or ask the bots to come to an end."""
        painter = self.view.painter
        if painter.busy:
            if not (isinstance(painter, Telling) and painter.next_beat()):
                painter.skip()
        else:
            self.session.thinker.hurry()

    def _finish(self) -> None:
        """End whatever moves or is told; everything is at its place."""
        self.view.painter.skip()

    def _undo(self) -> None:
        """Take back the last click of an open question, else the last answer."""
        if self.controller.back():
            self.view.kit.sounds.play("taken_back")
        else:
            self.move(Undo(seat=self.session.sitting))

    def _undo_line(self) -> None:
        """Go back to before the line of the log that was clicked."""
        self.move(UndoTo(self.view.line_clicked, seat=self.session.sitting))

    def _zoom(self) -> None:
        """Show the item under the pointer or focus in full size."""
        subject = self.view.subject_pointed()
        if subject:
            self.view.widgets.let_go()
            words, view = self.session.bus.game().words, self.controller.planned
            self._open(ZoomScene(self.view.painter, words, view, subject, self.read))

    def read(self, page: str) -> None:
        """Open the rules at a page."""
        self._open(self._help(page))

    def rules(self, *, here: bool) -> Scene[None]:
        """Return the rules; with `here` at the page about the moment, as all see it if nobody sits here."""
        session = self.session
        view = open_view(session.bus, session.viewer) if self.controller.hidden else session.view
        words = session.bus.game().words
        return self._help(words.page(view) if here else "")

    def _help(self, page: str) -> Scene[None]:
        """Return the rules at a page."""
        return self.doors.help(self.session.bus.game(), page, self._below())

    def _below(self) -> GameBelow:
        """Return the game as rules and gallery show it: no secrets while nobody looks."""
        bus, game = self.session.bus, self.session.bus.game()
        unseen = None if self.controller.hidden or game.unseen is None else game.unseen(self.controller.view)
        return GameBelow(bus.table(), self._briefing(), unseen)

    def _gallery(self) -> None:
        """Open the gallery."""
        game = self.session.bus.game()
        if game.gallery is None:
            raise RefusedError(_("This game has no cards to look up."))
        self._open(self.doors.gallery(game, self._below()))

    def _briefing(self) -> Briefing | None:
        """Return the open question, for the page of the rules about it; None if there is none."""
        question = self.controller.question
        if question is None or self.controller.hidden:
            return None
        page = self.session.bus.game().words.page(self.controller.view)
        return Briefing(page, question.ask.head, question.ask.line, in_order(self.view.widgets.named()))

    def _explain(self) -> None:
        """Open the page about what the player looks at, else about the current moment."""
        self.read(self.view.page_pointed() or self.session.bus.game().words.page(self.controller.view))

    def _forecast(self) -> None:
        """Open or close the forecast."""
        if not isinstance(self.view.painter, Forecasting):
            raise RefusedError(_("This game has no forecast."))
        self.view.kit.sounds.play("drawer")
        self.view.side.toggle_forecast()

    def _opponents(self) -> None:
        """Show the next opponent's cards."""
        painter = self.view.painter
        if not (isinstance(painter, Browsing) and painter.browse()):
            raise RefusedError(_("Every opponent's cards are on the table already."))

    def _save(self) -> None:
        """Save as the quicksave of this kind of game."""
        game = self.session.bus.game()
        if self.saving.save(quicksave_of(game.id)):
            self.view.kit.sounds.play("saved")
            self.view.tell(_("Saved as the quicksave of {game}.").format(game=game.name))

    def _trouble(self) -> None:
        """Ask what to do about a journal that could not be written: try again, another folder, or play on."""
        trouble = self.session.bus.trouble()
        if trouble is not None:
            self.saving.failed(str(trouble))

    def _up(self) -> None:
        """Close the drawer, else take back the clicks of the open question, else open the menu."""
        if self.view.side.drawer:
            close_drawer(self.view)
        elif self.controller.back_all():
            self.view.kit.sounds.play("taken_back")
        else:
            self.do("menu")

    def _score(self) -> None:
        self._open(self.doors.score(self.session), self._scored)

    def _moved(self, move: HistoryCommand) -> None:
        self.controller.alike.stop()
        self.view.fade()
        self.session.do(move)
        self.view.kit.sounds.play("undo" if isinstance(move, Undo | UndoTo) else "redo")

    def _close_game(self) -> None:
        """Close the saved game, so that its journal is not offered again."""
        self.left = True
        self.session.bus.close()

    def _leave(self) -> None:
        self._close_game()
        self._close()

    def _loaded(self, path: Path | None) -> None:
        """Save the game at the table, then load the chosen one; None (cancelled) changes nothing."""
        if path is not None:
            self.saving.keep(lambda: self.session.do(Load(path)), beside=path)

    def _paused(self, leave: bool | None) -> None:  # noqa: FBT001 - the result of a dialog
        """Close the table if `leave`; the menu has saved the game."""
        if leave:
            self.left = True
            self._close()

    def _scored(self, wanted: NewGame | Load | Stay | None) -> None:
        if isinstance(wanted, NewGame):
            self.session.do(wanted)
        elif isinstance(wanted, Load):
            self._loaded(wanted.path)
        elif wanted is None:
            self._close()

"""Words about an undo that is asked about: who undoes, and who must agree."""

from dataclasses import replace

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.play import takeback
from galaxy_desktop.play.commands import Undo
from galaxy_desktop.play.refusals import RefusedError, UndoNotAllowedError
from galaxy_desktop.play.running import RunningGame
from galaxy_desktop.play.seats import Table
from galaxy_desktop.ui.scenes.shelf import moment_words


def agreeing(table: Table, asks: Seat | None) -> str:
    """Return who must agree to an undo or redo, and which person asks for it if that is known."""
    names, persons = table.names_to(None), table.persons()
    others = [escape(names[seat]) for seat in persons if seat != asks]
    if asks not in persons:
        return _("{names} must agree.").format(names=listed(others))
    words = ngettext(
        "{name} asks for it; {others} must agree.", "{name} asks for it; {others} must agree.", len(others)
    )
    return words.format(name=escape(names[asks]), others=listed(others))


def consent_to(running: RunningGame, undo: Undo) -> str:
    """Return why all persons must agree to an undo that nobody at the table asks for, and where it leads.

    Empty if nobody needs to agree, or the undo is not possible.
    """
    try:
        to = takeback.target(running, undo)
        takeback.marks(running, replace(undo, agreed=False), to)
    except UndoNotAllowedError as refusal:
        back = _("Back to: {moment}").format(moment=moment_words(running.game, running.moment(to)))
        return f"{refusal} {agreeing(running.table, None)}\n{back}"
    except RefusedError:
        pass
    return ""


def undo_question(table: Table, asks: Seat | None) -> str:
    """Return the title of the question before an undo that is noted: at a shared table with the name."""
    if asks is None or len(table.persons()) < 2:
        return _("Undo anyway?")
    return _("Undo anyway, {name}?").format(name=escape(table.names_to(None)[asks]))

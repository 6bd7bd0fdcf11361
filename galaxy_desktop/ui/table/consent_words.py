"""Words about an undo that is asked about: who undoes, and who must agree."""

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.markup import escape
from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext
from galaxy_desktop.play.seats import Table


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


def undo_question(table: Table, asks: Seat | None) -> str:
    """Return the title of the question before an undo that is noted: at a shared table with the name."""
    if asks is None or len(table.persons()) < 2:
        return _("Undo anyway?")
    return _("Undo anyway, {name}?").format(name=escape(table.names_to(None)[asks]))

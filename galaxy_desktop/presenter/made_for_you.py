"""Notice about an answer that was given for the viewer."""

from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.language import gettext as _
from galaxy_desktop.play.reading import TableReader
from galaxy_desktop.play.records import UNASKED, Record
from galaxy_desktop.presenter.prompts import prompt_for


def made_for_you(bus: TableReader, record: Record) -> str:
    """Return the sentence of a choice made for the viewer; empty if they were asked, or it is undone."""
    given, line = record.given, record.line - 1
    if given is None or given.by not in UNASKED or given.answer == HIDDEN or line >= bus.lines():
        return ""
    view, decision, when = bus.question(line)
    words = bus.game().words
    options = prompt_for(decision).suggest(given.answer)
    chosen = ", ".join(words.option(view, decision, option) for option in options)
    what = chosen or words.ask(view, decision, ()).primary
    line_about = {
        "forced": _("{phase}: {what}. Chosen automatically, as it was your only option."),
        "same": _("{phase}: {what}. Chosen automatically, as every choice led to the same result."),
    }
    return line_about[given.by].format(phase=words.phase(when.phase), what=what.rstrip("."))

"""The words of Meteors."""

from collections.abc import Sequence

from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.help import page
from galaxy_desktop.engine.words import Ask, Explanation, Words
from galaxy_desktop.language import N_
from galaxy_desktop.language import gettext as _
from tests.toy.meteors.state import METEORS, Caught, Drew, MeteorState, size_of


def event_text(event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    match event:
        case Caught(seat, meteor):
            return _("{name} catches {meteor}.").format(name=names[seat], meteor=item(meteor))
        case Drew(seat, _meteors):
            return _("{name} draws a meteor.").format(name=names[seat])
        case _:
            return ""


def item(meteor: str) -> str:
    return _("Meteor {size}").format(size=size_of(meteor))


def explain(view: MeteorState, thing: str) -> tuple[Explanation, ...]:
    return (Explanation("meteor", item(thing)),) if thing in METEORS else ()


def itself(code: str) -> str:
    return code.capitalize()


def in_short() -> str:
    return _("Catch the largest stones of the sky")


WORDS = Words(
    ask=lambda view, decision, chosen: Ask(_("Aim at a meteor"), _("The largest is caught."), _("Aim")),
    option=lambda view, decision, option: item(option),
    event=event_text,
    reason=lambda reason: reason.code,
    explain=explain,
    item=item,
    phase=itself,
    source=itself,
    ended_by=itself,
    table_option=lambda name: (name, name),
    choice=lambda option, choice: choice,
    tagline=in_short,
    pitch=in_short,
    minutes=(1, 2),
    rules=lambda: (
        page(
            "aim",
            N_("Aim"),
            N_("Each player secretly aims at a {meteor} in hand. The largest is caught."),
        ),
    ),
    about=in_short,
)

"""The words of the toy game."""

from __future__ import annotations

from collections.abc import Sequence

from galaxy_desktop.engine.events import Event, Seat
from galaxy_desktop.engine.help import page
from galaxy_desktop.engine.words import Ask, Explanation, Words
from galaxy_desktop.language import Message
from tests.toy.state import Drew, Rolled, Scored


def event_text(event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    match event:
        case Drew(seat, cards):
            return f"{names[seat]} draws {' '.join(cards)}"
        case Scored(seat, points, why):
            return f"{names[seat]} scores {points} by {why}"
        case Rolled(seat, faces):
            return f"{names[seat]} rolls {faces}"
        case _:
            return str(event)


def itself(code: str) -> str:
    return code


def toy() -> str:
    return "toy"


TOY_WORDS = Words(
    ask=lambda view, decision, chosen: Ask(decision.topic.capitalize(), "", "Go on"),
    option=lambda view, decision, option: option,
    event=event_text,
    reason=lambda reason: reason.code,
    explain=lambda view, item: (Explanation("card", item),),
    item=itself,
    phase=itself,
    source=itself,
    ended_by=itself,
    table_option=lambda name: (name, name),
    choice=lambda option, choice: choice,
    rules=lambda: (page("toy", Message("toy"), Message("toy")),),
    about=toy,
)

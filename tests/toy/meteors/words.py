"""The words of Meteors."""

from collections.abc import Mapping, Sequence
from functools import partial

from galaxy_desktop.engine.decisions import Decision, Option
from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.help import Term, page
from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.engine.wording import Asking, AskRow, Row, Wording, ask, ask_texts, cases, event_line, row
from galaxy_desktop.engine.words import Ask, Explanation, Words
from galaxy_desktop.language import N_, Message
from galaxy_desktop.language import gettext as _
from tests.toy.meteors.state import METEORS, Caught, Drew, MeteorState, size_of

NAMES: Mapping[str, Message] = {
    "aim": N_("Aim"),
    "dawn": N_("Dawn"),
    "meteors": N_("Meteors"),
}
"""Names of phases, sources of points and ends of the game."""


def name_of(code: str) -> str:
    return NAMES[code].read()


def item(meteor: str) -> str:
    return _("a hidden meteor") if meteor == HIDDEN else _("Meteor {size}").format(size=size_of(meteor))


def items(meteors: Sequence[str]) -> str:
    return listed([item(meteor) for meteor in meteors])


LINES: Wording[Row] = Wording(
    rows={
        Caught: row(N_("You catch {meteor}."), N_("{name} catches {meteor}.")),
        Drew: row(N_("You draw {cards}."), N_("{name} draws a meteor.")),
    },
    formats={"name": str, "meteor": item, "cards": items},
)
"""The row of each event."""

QUESTIONS: Wording[AskRow] = Wording(
    rows={
        "aim": ask(
            cases((lambda a: a.chosen, N_("Aim at {meteor}")), otherwise=N_("Aim at a meteor")),
            N_("The player who aims at the largest meteor catches it. The others aimed at are lost."),
            cases((lambda a: a.chosen, N_("Aim")), otherwise=N_("Choose a meteor")),
            meteor=lambda a: item(a.chosen[0]),
        ),
    }
)
"""The row of each topic."""

PAGES = (
    page(
        "aim",
        N_("Aim"),
        N_("**What you want:** catch the largest meteors. Each one scores its size."),
        N_("1. Each player secretly **aims** at a {meteor} in hand."),
        N_("2. The player who aims at the largest one catches it. The others aimed at are lost."),
        N_("3. Each player draws a meteor, if any are left in the sky."),
    ),
)

TERMS = (Term(N_("aim"), "aim"),)


def ask_text(view: MeteorState, decision: Decision, chosen: Sequence[Option]) -> Ask:
    return ask_texts(QUESTIONS, Asking(view, decision, chosen))


def explain(view: MeteorState, thing: str) -> tuple[Explanation, ...]:
    return (Explanation("meteor", item(thing), "aim"),) if thing in METEORS else ()


def in_short() -> str:
    return _("Catch the largest meteors in the sky")


WORDS = Words(
    ask=ask_text,
    option=lambda view, decision, option: item(option),
    event=partial(event_line, LINES),
    reason=lambda reason: reason.code,
    explain=explain,
    item=item,
    phase=name_of,
    source=name_of,
    ended_by=name_of,
    table_option=lambda name: (name, name),
    choice=lambda option, choice: choice,
    rules=lambda: PAGES,
    terms=lambda: TERMS,
    about=in_short,
)

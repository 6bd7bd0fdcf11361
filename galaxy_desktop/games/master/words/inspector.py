"""Lines of the inspector about cards, decks and colors, as they are in this game."""

from collections.abc import Iterator

from galaxy_desktop.engine.sentences import cards_text
from galaxy_desktop.engine.words import Explanation
from galaxy_desktop.games.master.box import Card, Project, cards, figures
from galaxy_desktop.games.master.powers import discount, is_live
from galaxy_desktop.games.master.projects import may_be_paid, missing
from galaxy_desktop.games.master.schema import CONFLICT, DECKS, Ability
from galaxy_desktop.games.master.state import NOBODY, MasterState
from galaxy_desktop.games.master.symbols import holder, laid
from galaxy_desktop.games.master.words.conflict_lines import conflict_lines, starred_slots
from galaxy_desktop.games.master.words.effects import ability_text
from galaxy_desktop.games.master.words.names import item, seat_name
from galaxy_desktop.games.master.words.terms import (
    cube,
    cube_list,
    cube_sign,
    deck,
    draws,
    symbol_sign,
    symbols,
)
from galaxy_desktop.language import N_, ngettext
from galaxy_desktop.language import gettext as _

Lines = Iterator[Explanation]

CARD_SORTS = {
    "species": N_(
        "Species: its base project and card projects can be completed again and again. It can't be discarded."
    ),
    "leader": N_("Leader: its ability needs symbols; a covert operation doesn't."),
    "conflict": N_(
        "Conflict: place it in phase 3 on a track from your system to a neutral or opponent's system."
    ),
    "government": N_("Government: its ability always works."),
    "commerce": N_("Commerce development: it has no effect until you implement it."),
    "expansion": N_("Expansion development: it has no effect until you implement it."),
    "progress": N_("Progress development: it has no effect until you implement it."),
}
CARD_PAGES = {
    "species": "setup",
    "leader": "leaders",
    "conflict": "conflicts",
    "government": "leaders",
    "commerce": "developments",
    "expansion": "developments",
    "progress": "developments",
}
PROJECT_PAGES = {
    "base": "bases",
    "receive": "card_projects",
    "implement": "developments",
    "agenda": "developments",
    "covert": "leaders",
}
COLOURS = {
    "red": N_("Military resources, needed mainly in conflicts. **{n}** in the reserve."),
    "blue": N_("Scientific resources, needed mainly for Progress cards. **{n}** in the reserve."),
    "yellow": N_("Economic resources, needed mainly for Commerce cards. **{n}** in the reserve."),
    "white": N_("Industrial resources, needed mainly for Expansion cards. **{n}** in the reserve."),
    "black": N_(
        "Administrative resources: each cancels a project or fills a black slot. **{n}** in the reserve."
    ),
}


def card_lines(view: MasterState, name: str) -> Lines:
    """Yield a line for each part of a card: its deck, projects, symbols and abilities."""
    card = cards()[name]
    yield Explanation(card.deck, _sort(view, card), CARD_PAGES[card.deck])
    if card.deck == CONFLICT:
        yield from conflict_lines(view, card)
        return
    for project in card.projects:
        yield Explanation(_sign(project), project_text(view, project), PROJECT_PAGES[project.kind])
    if card.requires:
        yield Explanation(symbol_sign(card.requires[0]), _needs(view, card), "leaders")
    for ability in card.abilities:
        yield _ability(card, ability)
    if card.is_development:
        sign = "check" if card.projects[0].id in view.active else "cross"
        yield Explanation(sign, _works(view, card), "developments", printed="")


def _ability(card: Card, ability: Ability) -> Explanation:
    sign, page = "information", CARD_PAGES[card.deck]
    if ability.when == "discard":
        sign, page = "discard_for_effect", "discarding"
    return Explanation(sign, ability_text(ability, card.deck), page)


def _sign(project: Project) -> str:
    if project.symbols:
        return symbol_sign(project.symbols[0])
    if project.draw and project.draw[0] in DECKS:
        return project.draw[0]
    return {"base": "base", "covert": "eye_off"}.get(project.kind, "card")


def _sort(view: MasterState, card: Card) -> str:
    text, seat = CARD_SORTS[card.deck].read(), holder(view, card.id)
    if seat == NOBODY:
        return text
    return f"{text} " + _("Owner: {who}.").format(who=seat_name(view, seat))


def needs_text(card: Card) -> str:
    """Return the sentence on the symbols that a leader needs."""
    return _("Its ability needs {symbols}. Symbols aren't used up.").format(symbols=symbols(card.requires))


def _needs(view: MasterState, card: Card) -> str:
    text, seat = needs_text(card), holder(view, card.id)
    if seat == NOBODY:
        return text
    return f"{text} " + (
        _("The ability works now.") if is_live(view, seat, card.id) else _("The ability doesn't work now.")
    )


def _works(view: MasterState, card: Card) -> str:
    project = card.projects[0]
    if project.id in view.active:
        return _("Implemented: if it loses any cube, it stops working.")
    seat = holder(view, card.id)
    if seat != NOBODY and not missing(view, project) and not may_be_paid(view, seat, project):
        return _(
            "Full, but only **{n}** {deck} developments can be implemented. It can be implemented once one "
            "of them is lost."
        ).format(n=figures().implemented_per_type, deck=deck(card.deck))
    return _("Not implemented yet.")


def project_text(view: MasterState, project: Project) -> str:
    """Return the text of a project: its slots, its reward and its progress."""
    return f"{printed_text(project)}{_progress(view, project)}"


def printed_text(project: Project) -> str:
    """Return the text of a project as it is printed: its slots and its reward."""
    slots = cube_list([slot.colour for slot in project.slots])
    text = _project_form(project).format(
        slots=slots,
        cards=draws(project.draw),
        symbols=symbols(project.symbols),
        cube=cube(project.steals) if project.steals else "",
    )
    return f"{text}{losses_text(project)}"


def _project_form(project: Project) -> str:
    match project.kind:
        case "base":
            return _("**Base project** ({slots}): construct a base on this card.")
        case "receive":
            return _("**Card project** ({slots}): draw {cards}.")
        case "agenda":
            return _("**Agenda** ({slots}): it gives {symbols} while all its slots are filled.")
        case "covert":
            return _("**Covert operation** ({slots}): steal {cube} from an opponent's project.")
        case _ if not cards()[project.card].abilities:
            return _("**Development** ({slots}): implement it to gain {symbols}.")
        case _ if project.symbols:
            return _("**Development** ({slots}): implement it to gain {symbols} and use its ability.")
        case _:
            return _("**Development** ({slots}): implement it to use its ability.")


def losses_text(project: Project) -> str:
    """Return the sentence about the starred slots of a project after a space, or ""."""
    lost = starred_slots(project)
    return f" {lost}" if lost else ""


def _progress(view: MasterState, project: Project) -> str:
    seat = holder(view, project.card)
    if seat == NOBODY:
        return ""
    has, of = laid(view, project.id), len(project.slots)
    less = discount(view, seat, project.kind) if project.kind in {"base", "receive", "covert"} else 0
    text = " " + _("Filled: **{has}** of **{of}**.").format(has=has, of=of)
    if not less:
        return text
    empty = min(less, of - 1)
    form = ngettext(
        "It is complete with **{n}** slot empty.", "It is complete with **{n}** slots empty.", empty
    )
    return f"{text} {form.format(n=empty)}"


def deck_lines(view: MasterState, name: str) -> Lines:
    """Yield the line on the size and the top card of a deck."""
    pile = view.decks[name]
    size = cards_text(len(pile))
    text = _("The {deck} deck is empty.").format(deck=deck(name))
    if pile:
        text = _("The {deck} deck has {cards}. Top card: {top}.").format(
            deck=deck(name), cards=size, top=item(pile[0])
        )
    yield Explanation(name, text, "drawing")


def colour_lines(view: MasterState, name: str) -> Lines:
    """Yield the line on the meaning of a color of cubes, and the number in the reserve."""
    text = COLOURS[name].read().format(n=view.reserve[name])
    yield Explanation(cube_sign(name), text, "resources")

"""Lines of the inspector about cards, conflicts, decks and colours, as they stand in this game."""

from collections.abc import Iterator

from galaxy_desktop.engine.sentences import cards_text, listed
from galaxy_desktop.engine.words import Explanation, labelled
from galaxy_desktop.games.master.box import SIDES, Card, Project, cards, figures, other_side, projects, side
from galaxy_desktop.games.master.powers import discount, is_live
from galaxy_desktop.games.master.projects import may_be_paid, missing
from galaxy_desktop.games.master.schema import ANY, CONFLICT, DECKS, SPECIES
from galaxy_desktop.games.master.state import NOBODY, Conflict, MasterState
from galaxy_desktop.games.master.symbols import advantage, first_counts, holder, laid
from galaxy_desktop.games.master.words.effects import ability_text, stake_text
from galaxy_desktop.games.master.words.terms import (
    capital,
    colour,
    cube_list,
    cubes,
    deck,
    draws,
    facing,
    item,
    kind,
    people,
    some_cubes,
    symbol_sign,
    symbols,
)
from galaxy_desktop.language import gettext as _

Lines = Iterator[Explanation]


def card_lines(view: MasterState, name: str) -> Lines:
    """Yield a line for each part of a card: its deck, projects, symbols and abilities."""
    card = cards()[name]
    yield Explanation(card.deck, _whose(view, card))
    if card.deck == CONFLICT:
        yield from conflict_lines(view, card)
        return
    for project in card.projects:
        yield Explanation(_sign(project), project_text(view, project))
    if card.requires:
        yield Explanation(symbol_sign(card.requires[0]), _needs(view, card))
    for ability in card.abilities:
        sign = "discard_for_effect" if ability.when == "discard" else "information"
        yield Explanation(sign, ability_text(ability, card.deck))
    if card.is_development:
        yield Explanation("check" if card.projects[0].id in view.active else "cross", _works(view, card))


def _sign(project: Project) -> str:
    if project.symbols:
        return symbol_sign(project.symbols[0])
    if project.draw and project.draw[0] in DECKS:
        return project.draw[0]
    return {"base": "base", "covert": "eye_off"}.get(project.kind, "card")


def _whose(view: MasterState, card: Card) -> str:
    seat = holder(view, card.id)
    if card.deck == SPECIES:
        return _("A species: its projects can be done again and again. It is never discarded.")
    text = {
        "leader": _("A leader: the covert operation is always open, the ability needs symbols."),
        "conflict": _("A conflict: placed in phase 3, from a system of yours to a neutral or a rival's."),
        "government": _("A government: its ability always works."),
    }.get(card.deck) or _("{deck} development: it does nothing until it is implemented.").format(
        deck=deck(card.deck)
    )
    if seat == NOBODY:
        return text
    return _("{text} Held by {who}.").format(text=text, who=people(view, seat))


def _needs(view: MasterState, card: Card) -> str:
    text = _("Needs {symbols} to work; they are not used up.").format(symbols=symbols(card.requires))
    seat = holder(view, card.id)
    if seat == NOBODY:
        return text
    live = _("It works now.") if is_live(view, seat, card.id) else _("It does not work now.")
    return f"{text} {live}"


def _works(view: MasterState, card: Card) -> str:
    if card.projects[0].id in view.active:
        return _("Implemented: as soon as one cube leaves, all of this is gone.")
    project = card.projects[0]
    seat = holder(view, card.id)
    if seat != NOBODY and not missing(view, project) and not may_be_paid(view, seat, project):
        return _(
            "Full, but {n} {deck} developments work already: it waits until one of them is lost."
        ).format(n=figures().implemented_per_type, deck=deck(card.deck))
    return _("Not implemented: no symbol, no ability.")


def project_text(view: MasterState, project: Project) -> str:
    """Return the text of a project: its slots, its reward and its progress."""
    brings = {
        "base": _("constructs a space base on the card"),
        "receive": _("draws {cards}").format(cards=draws(project.draw)),
        "implement": _implements(project),
        "agenda": _("gives {symbols} as long as all cubes stay").format(symbols=symbols(project.symbols)),
        "covert": _("steals a {colour} cube from a rival's project").format(
            colour=colour(project.steals) if project.steals else ""
        ),
    }[project.kind]
    wants = cube_list([slot.colour for slot in project.slots])
    lost = [slot.colour for slot in project.slots if slot.marked]
    text = _("**{kind}** ({wants}) {brings}.").format(
        kind=kind(project.kind).capitalize(), wants=wants, brings=brings
    )
    if lost:
        text += " " + _("Lost for good: {cubes}.").format(cubes=cube_list(lost))
    return text + _progress(view, project)


def _implements(project: Project) -> str:
    if not project.symbols:
        return _("makes the card work")
    return _("makes the card work and gives {symbols}").format(symbols=symbols(project.symbols))


def _progress(view: MasterState, project: Project) -> str:
    seat = holder(view, project.card)
    if seat == NOBODY:
        return ""
    has, of = laid(view, project.id), len(project.slots)
    less = discount(view, seat, project.kind) if project.kind in {"base", "receive", "covert"} else 0
    text = " " + _("**{has}** of **{of}** filled.").format(has=has, of=of)
    if less:
        text += " " + _("**{n}** may stay empty.").format(n=min(less, of - 1))
    return text


def conflict_lines(view: MasterState, card: Card) -> Lines:
    """Yield the lines of a conflict: both sides, the advantage, and the rewards of winning."""
    yield Explanation(symbol_sign(card.symbol), _advantage(view, card))
    conflict = view.conflicts.get(card.id)
    against_nobody = conflict is not None and NOBODY in (conflict.red, conflict.blue)
    for name in SIDES:
        yield Explanation(labelled("cube", name), _side_text(view, card, name))
        if not against_nobody:
            yield Explanation("arrow_right", _wins(card, name))
    if conflict is None or not against_nobody:
        text = _("The winner keeps the card and takes {cubes} from the loser's projects.")
        yield Explanation("trophy", text.format(cubes=some_cubes(card.spoils)))
    if conflict is None:
        text = _("Against a neutral system: a base there, this card and {cubes} from the reserve; no cards.")
        yield Explanation("start", text.format(cubes=cubes(card.spoils, ANY)))
    elif against_nobody:
        yield Explanation("trophy", _wins_over_nobody(view, card, conflict))


def _wins(card: Card, name: str) -> str:
    """Return the sentence on the prize of a side against a player: the stake of the other side."""
    stakes = projects()[side(card.id, other_side(name))].stake
    return _("If the {side} wins, it {stakes}.").format(
        side=facing(name), stakes=listed([stake_text(effect) for effect in stakes])
    )


def _wins_over_nobody(view: MasterState, card: Card, conflict: Conflict) -> str:
    """Return the sentence on the reward for completing the only side, whatever is at stake (R18)."""
    own, other = SIDES if conflict.seat(SIDES[0]) != NOBODY else SIDES[::-1]
    form = (
        _("You may place a base in {system}; you keep the card and gain {cubes} from the reserve.")
        if conflict.seat(own) == view.viewer
        else _("{who} may place a base in {system}, keeps the card and gains {cubes} from the reserve.")
    )
    return form.format(
        who=capital(people(view, conflict.seat(own))),
        system=item(conflict.system(other)),
        cubes=cubes(card.spoils, ANY),
    )


def _side_text(view: MasterState, card: Card, name: str) -> str:
    conflict = view.conflicts.get(card.id)
    if conflict and conflict.seat(name) == NOBODY:
        return _("**{side}:** {system} is neutral, so nobody fills it.").format(
            side=capital(facing(name)), system=item(conflict.system(name))
        )
    project = projects()[side(card.id, name)]
    wants = cube_list([slot.colour for slot in project.slots])
    lost = [slot.colour for slot in project.slots if slot.marked]
    text = _("**{side}:** {wants}.").format(side=capital(facing(name)), wants=wants)
    if lost:
        text += " " + _("Lost for good: {cubes}.").format(cubes=cube_list(lost))
    if conflict:
        text += " " + _("{who}, {system}: **{has}** of **{of}** filled.").format(
            who=capital(people(view, conflict.seat(name))),
            system=item(conflict.system(name)),
            has=laid(view, project.id),
            of=len(project.slots),
        )
    return text


def _advantage(view: MasterState, card: Card) -> str:
    text = _("Whoever has more cubes on a side holds {symbols}.").format(symbols=symbols((card.symbol,)))
    if card.id not in view.conflicts:
        return text
    seat = advantage(view, card.id, first_counts(view))
    return _("{text} Now: {who}.").format(text=text, who=people(view, seat))


def deck_lines(view: MasterState, name: str) -> Lines:
    """Yield the line on the size and the top card of a deck."""
    pile = view.decks[name]
    text = _("The {deck} deck has {cards}.").format(deck=deck(name), cards=cards_text(len(pile)))
    if pile:
        text = _("{text} On top: {card}.").format(text=text, card=item(pile[0]))
    yield Explanation(name, text)


def colour_lines(view: MasterState, name: str) -> Lines:
    """Yield the line on the meaning of a colour of cubes, and the number in the reserve."""
    what = {
        "red": _("Military resources: fleets and fortresses. Above all they fight."),
        "blue": _("Scientific resources: they mostly bring progress."),
        "yellow": _("Economic resources: they mostly bring commerce."),
        "white": _("Industrial resources: they mostly bring expansion and bases."),
        "black": _("Administrative resources: one cancels a project; few slots ask for them."),
    }[name]
    left = _("**{n}** in the reserve.").format(n=view.reserve[name])
    yield Explanation(labelled("cube", name), f"{what} {left}")

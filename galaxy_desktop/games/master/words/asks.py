"""Questions of the prompt bar; those of phase 3 and of conflicts are in `asks_cards`."""

from collections.abc import Callable, Mapping, Sequence

from galaxy_desktop.engine.decisions import Compose, Decision, Option, Order
from galaxy_desktop.engine.sentences import listed
from galaxy_desktop.engine.words import Ask
from galaxy_desktop.games.master.allocation import Allocation
from galaxy_desktop.games.master.box import cards
from galaxy_desktop.games.master.draw import comes_back
from galaxy_desktop.games.master.moves import DONE, REFUSE, PlaceBase, parse, place_of
from galaxy_desktop.games.master.schema import ANY, BLACK, Condition
from galaxy_desktop.games.master.state import MasterState
from galaxy_desktop.games.master.supply import Barter, Choice
from galaxy_desktop.games.master.words.asks_cards import CARD_QUESTIONS, named
from galaxy_desktop.games.master.words.effects import ability_text, moment_text
from galaxy_desktop.games.master.words.options import option_text
from galaxy_desktop.games.master.words.terms import (
    capital,
    cube_list,
    cubes,
    deck,
    item,
    people,
    some_cubes,
    thing,
    whole,
)
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext

Chosen = Sequence[Option]
LINE, SHORT = 90, 40
"""Most characters of a list of names in a line, and of each list if two share the line."""


def ask_text(view: MasterState, decision: Decision, chosen: Chosen) -> Ask:
    """Return the text of the open question, given the options chosen so far."""
    return QUESTIONS[decision.topic](view, decision, chosen)


def _corner(_view: MasterState, _d: Decision, chosen: Chosen) -> Ask:
    head = _("Set-up: in which corner do you start?")
    line = _("Your first base stands there, and its supremacy symbol is yours as long as you hold it.")
    return Ask(head, line, named(chosen, _("Start at {name}"), _("Choose a corner")))


def _draft(_view: MasterState, _d: Decision, chosen: Chosen) -> Ask:
    head = _("Set-up: which species do you play?")
    line = _("The others stay on offer for those after you. Corners are chosen later, in reverse order.")
    return Ask(head, line, named(chosen, _("Play the {name}"), _("Choose a species")))


def _deck(_view: MasterState, _d: Decision, chosen: Chosen) -> Ask:
    head = _("Draw a card: from which deck?")
    line = _("You look at the top cards of that deck and keep one, or take the next one unseen.")
    if not chosen:
        return Ask(head, line, _("Choose a deck"))
    return Ask(head, line, _("Draw from {deck}").format(deck=deck(chosen[0])))


def _draw(view: MasterState, d: Decision, chosen: Chosen) -> Ask:
    head = _("Draw: which {deck} card do you keep?").format(deck=deck(d.about))
    line = ngettext(
        "The other goes under the deck. Or refuse both and take the next card unseen.",
        "The others go under the deck. Or refuse all and take the next card unseen.",
        len(view.looked) - 1,
    )
    back = comes_back(view, d.about)
    if back:
        line = _("These are the whole deck: if you refuse all, {card} comes back.").format(card=item(back))
    if not chosen:
        return Ask(head, line, _("Choose a card"))
    if chosen[0] == REFUSE:
        return Ask(head, line, _("Take {card}").format(card=item(back)) if back else _("Take the next card"))
    return Ask(head, line, _("Keep {card}").format(card=item(chosen[0])))


def _search(_view: MasterState, d: Decision, chosen: Chosen) -> Ask:
    head = _("Search: which {deck} card do you take?").format(deck=deck(d.about))
    line = _("You see the whole deck; it is shuffled afterwards.")
    return Ask(head, line, named(chosen, _("Take {name}"), _("Choose a card")))


def _allocate(_view: MasterState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Compose)
    composer = d.composer
    assert isinstance(composer, Allocation)
    made = tuple(chosen)
    hand = composer.desk(made).hand
    head = _("Allocate: where do your cubes go?")
    if not hand:
        head = _("Allocate: all cubes are placed. Ready?")
    done, idle = composer.ready(made), composer.idle(made)
    if done:
        line = _("Complete: {projects}.").format(
            projects=_some([whole(id_) for id_ in done], SHORT if idle else LINE)
        )
    elif hand:
        line = _("In hand: {cubes}.").format(cubes=cube_list(hand))
        if BLACK in hand:
            line += " " + _("A black cube can also cancel a project.")
        elif made:
            line += " " + _("A click on a cube that you have placed takes it back.")
    elif not idle:
        line = _("Nothing is completed; cubes stay where they lie until the slots are full.")
    else:
        line = ""
    line = f"{line} {_idle(idle)}".strip()
    if not hand:
        return Ask(head, line, _("Done"))
    back = ngettext("Return {n} cube to the bag", "Return {n} cubes to the bag", len(hand))
    return Ask(head, line, back.format(n=len(hand)))


def _idle(developments: Sequence[str]) -> str:
    """Return the sentence about developments that are full but do not work."""
    if not developments:
        return ""
    return _("Full, but as many of that type as can work do already: {names}.").format(
        names=_some([item(id_) for id_ in developments], SHORT)
    )


def _some(names: Sequence[str], most: int) -> str:
    """Return the first names of a list, as many as fit into a number of characters, without repetition."""
    unique = list(dict.fromkeys(names))
    shown = max(n for n in range(1, len(unique) + 1) if n == 1 or len(", ".join(unique[:n])) <= most)
    if shown == len(unique):
        return listed(unique)
    return _("{some} and {n} more").format(some=", ".join(unique[:shown]), n=len(unique) - shown)


def _rewards(view: MasterState, d: Decision, chosen: Chosen) -> Ask:
    base = any(isinstance(parse(option), PlaceBase) for option in d.options())
    head = _("Rewards: what comes first?")
    if DONE in d.options():
        head = _("Rewards: place a constructed base?")
    line = _("Rewards are all taken, in an order of your choice.")
    if base:
        line = base_cards()
    if not chosen and DONE in d.options():
        return Ask(head, line, _("Go on without placing"), step=DONE)
    if not chosen:
        return Ask(head, line, _("Choose"))
    return Ask(head, line, option_text(view, d, chosen[0]))


def base_cards() -> str:
    """Return the sentence on the cards that bases bring."""
    return _("The first base in a system brings a leader, the second a conflict, the third a government.")


def _base_from(_view: MasterState, d: Decision, chosen: Chosen) -> Ask:
    head = _("{system}: which base do you place?").format(system=item(d.about))
    line = _("The project that loses its base can construct another one.")
    return Ask(head, line, _("Place it") if chosen else _("Choose a base"))


def _order(_view: MasterState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Order)
    head = _("Abilities: in which order?")
    line = _("{when}: {n} abilities of yours work.").format(
        when=moment_text(d.about, Condition()), n=f"**{len(d.items)}**"
    )
    left = len(d.items) - len(chosen)
    return Ask(head, line, _("Use them in this order") if not left else _("Choose the next one"))


def _ability(card: str) -> str:
    """Return the text of a card's abilities, without the passive ones."""
    known = cards()[card]
    return " ".join(ability_text(a, known.deck) for a in known.abilities if a.when != "passive")


def _may(_view: MasterState, d: Decision, _chosen: Chosen) -> Ask:
    head = _("{card}: use it?").format(card=item(d.about))
    return Ask(head, _ability(d.about), _("Use it"), _("Decline"))


def _choose(view: MasterState, d: Decision, chosen: Chosen) -> Ask:
    head = _("{card}: which effect?").format(card=item(d.about))
    line = _("One of them is carried out, completely.")
    return Ask(head, line, option_text(view, d, chosen[0]) if chosen else _("Choose an effect"))


def _colours(_view: MasterState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Compose)
    composer = d.composer
    assert isinstance(composer, Choice)
    head = _("{cause}: which cubes do you gain?").format(cause=capital(thing(d.about)))
    number = min(composer.count, sum(composer.stock))
    left = number - len(chosen)
    line = _("From the reserve into your bag: {cubes}.").format(
        cubes=cube_list(chosen) if chosen else cubes(number, ANY)
    )
    if left:
        return Ask(head, line, ngettext("Choose {n} more", "Choose {n} more", left).format(n=left))
    return Ask(head, line, _("Gain them"))


def _swap(_view: MasterState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Compose)
    composer = d.composer
    assert isinstance(composer, Barter)
    head = _("{card}: swap cubes?").format(card=item(d.about))
    line = _("Up to {cubes} of your bag for others of the reserve: first click what you give.").format(
        cubes=some_cubes(composer.count)
    )
    if not chosen:
        return Ask(head, line, _("Swap nothing"))
    return Ask(head, line, ngettext("Swap {n} cube", "Swap {n} cubes", len(chosen)).format(n=len(chosen)))


def _add(_view: MasterState, d: Decision, chosen: Chosen) -> Ask:
    head = _("{card}: which slot is filled?").format(card=item(d.about))
    line = _("The cube has the colour of the slot; a project that is complete then is rewarded at once.")
    if not chosen:
        return Ask(head, line, _("Choose a slot"))
    return Ask(head, line, _("Fill a slot of {project}").format(project=item(place_of(chosen[0]))))


def _steal(view: MasterState, d: Decision, chosen: Chosen) -> Ask:
    head = _("{cause}: which cube do you take?").format(cause=capital(thing(d.about)))
    line = _("It goes to your bag. An active development or agenda that loses a cube stops working.")
    return Ask(head, line, _take(view, d, chosen))


def _take(view: MasterState, d: Decision, chosen: Chosen) -> str:
    return option_text(view, d, chosen[0]) if chosen else _("Choose a cube")


def _return(view: MasterState, d: Decision, chosen: Chosen) -> Ask:
    head = _("{card}: which cube goes back?").format(card=item(d.about))
    line = _("It goes back to its owner's bag; from a slot with a star it goes to the reserve.")
    return Ask(head, line, _take(view, d, chosen))


def _project(_view: MasterState, d: Decision, chosen: Chosen) -> Ask:
    head = _("{card}: which project do you clear?").format(card=item(d.about))
    line = _("All its cubes go back; from slots with a star they go to the reserve.")
    return Ask(head, line, named(chosen, _("Clear {name}"), _("Choose a project")))


def _darken(_view: MasterState, d: Decision, chosen: Chosen) -> Ask:
    head = _("{card}: which system is swallowed?").format(card=item(d.about))
    line = _("Cubes on its planets go to the reserve, routes at it go home, conflicts there end.")
    return Ask(head, line, _system(chosen))


def _lighten(_view: MasterState, d: Decision, chosen: Chosen) -> Ask:
    head = _("{card}: which black hole goes?").format(card=item(d.about))
    line = _("The system is neutral again, with empty planets.")
    return Ask(head, line, _system(chosen))


def _place(_view: MasterState, d: Decision, chosen: Chosen) -> Ask:
    head = _("{card}: where does the base go?").format(card=item(d.about))
    line = _("It needs no route.") + " " + base_cards()
    return Ask(head, line, _system(chosen))


def _system(chosen: Chosen) -> str:
    return item(chosen[0]) if chosen else _("Choose a system")


def _victim(view: MasterState, d: Decision, chosen: Chosen) -> Ask:
    head = _("{card}: who skips a turn?").format(card=item(d.about))
    line = _("A black-hole token on the species card stands for each turn to be skipped.")
    return Ask(head, line, capital(people(view, int(chosen[0]))) if chosen else _("Choose a rival"))


QUESTIONS: Mapping[str, Callable[[MasterState, Decision, Chosen], Ask]] = {
    "corner": _corner,
    "draft": _draft,
    "deck": _deck,
    "draw": _draw,
    "search": _search,
    "allocate": _allocate,
    "rewards": _rewards,
    "base_from": _base_from,
    "order": _order,
    "may": _may,
    "choose": _choose,
    "colours": _colours,
    "swap": _swap,
    "add": _add,
    "steal": _steal,
    "return": _return,
    "project": _project,
    "darken": _darken,
    "lighten": _lighten,
    "system": _place,
    "victim": _victim,
    **CARD_QUESTIONS,
}
"""Function that makes the question of each topic."""

"""Texts of every question for the prompt bar."""

from collections.abc import Callable, Mapping

from galaxy_desktop.engine.decisions import Decision, Pick
from galaxy_desktop.engine.sentences import either
from galaxy_desktop.engine.words import Ask
from galaxy_desktop.games.frontiers.box import figures, goals, tiles
from galaxy_desktop.games.frontiers.chart import fed_by
from galaxy_desktop.games.frontiers.powers import price, spaces
from galaxy_desktop.games.frontiers.settle import COLONISTS
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.upgrade import upgrade_power, upgrades
from galaxy_desktop.games.frontiers.words import asks_goods
from galaxy_desktop.games.frontiers.words.counts import goal_text
from galaxy_desktop.games.frontiers.words.question import Chosen, me, missing_text
from galaxy_desktop.games.frontiers.words.summary import summary
from galaxy_desktop.games.frontiers.words.terms import colonists, item, kind, money, plain, worlds_text
from galaxy_desktop.games.frontiers.words.ways import way_line, way_name
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def ask_text(view: FrontiersState, decision: Decision, chosen: Chosen) -> Ask:
    """Return the text of the open question, given the options chosen so far."""
    return QUESTIONS[decision.topic](view, decision, chosen)


def _home(_view: FrontiersState, _d: Decision, chosen: Chosen) -> Ask:
    head = _("Set-up: which home colony is yours?")
    line = _("The other side of your mat is not used in this game.")
    return Ask(head, line, _("Begin there") if chosen else _("Choose a home colony"))


def _action(view: FrontiersState, _d: Decision, chosen: Chosen) -> Ask:
    head = _("Select an action: all will do it, you first")
    if not chosen:
        return Ask(
            head,
            _("You alone receive its bonus. What is selected is gone for this round."),
            _("Choose an action"),
        )
    line = summary(view, view.viewer or 0, chosen[0], selects=True)
    return Ask(head, line, _("Select {action}").format(action=item(chosen[0])))


def _turn_up_goal(_view: FrontiersState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pick)
    head = _("{goal}: choose which actions turn it up").format(goal=item(d.about))
    ordered = either([item(action) for action in d.preset])
    if not chosen:
        line = _("Without an order it remains face down. Face up, each player may stockpile for it.")
        if ordered:
            line = _("You ordered {actions}. Without an order it remains face down.").format(actions=ordered)
        second = _("Cancel the order") if ordered else _("Leave it face down")
        return Ask(head, line, _("Choose an action"), second)
    same = set(chosen) == set(d.preset)
    line = _("It is turned up when a player selects {actions}, before anyone acts.")
    if same:
        line = _("As you ordered, it is turned up when a player selects {actions}, before anyone acts.")
    line = line.format(actions=either([item(action) for action in chosen]))
    second = _("Cancel the order") if ordered else _("Leave it face down")
    return Ask(head, line, _("Keep the order") if same else _("Order it"), second)


def _turn_up_now(view: FrontiersState, d: Decision, _chosen: Chosen) -> Ask:
    facts = {"action": item(view.action), "goal": item(d.about)}
    feeding = fed_by(d.about)
    if not feeding:
        head = _("{action} is selected; {goal} remains face down").format(**facts)
        line = _("It isn't a stockpile goal. You are asked anyway, so that no one learns which goal it is.")
        return Ask(head, line, _("Continue"))
    head = _("{action} is selected: turn up {goal}?").format(**facts)
    line = _("Face up, each player may stockpile for it in this action and later ones.")
    if view.action not in feeding:
        line = _("Face up, each player may stockpile for it. You can only do so in {actions}.").format(
            actions=either([item(action) for action in feeding])
        )
    return Ask(head, line, _("Turn it up"), _("Leave it face down"))


def _keep_goal(_view: FrontiersState, _d: Decision, chosen: Chosen) -> Ask:
    head = _("Goals: which one do you keep face down?")
    if not chosen:
        line = _("It will score for everybody. The others go under the stack.")
        return Ask(head, line, _("Choose a goal"))
    return Ask(head, goal_text(goals()[chosen[0]]), _("Keep {goal}").format(goal=item(chosen[0])))


def _goals_back(_view: FrontiersState, d: Decision, chosen: Chosen) -> Ask:
    head = _("Goals: in which order do they go back?")
    line = _("Under the stack, the first one lowest. Nobody else sees them.")
    missing = len(d.options()) - len(chosen)
    return Ask(head, line, _("Choose the order") if missing else _("Put them back"))


def _develop(view: FrontiersState, _d: Decision, chosen: Chosen) -> Ask:
    seat, player = view.viewer or 0, me(view)
    if not chosen:
        line = _("You have {money}; {n} of {all} spaces covered.").format(
            money=money(player.credits), n=spaces(player), all=figures().mat_spaces
        )
        return Ask(_("Develop: buy a development?"), line, _("Choose a development"), _("Buy nothing"))
    due = price(view, seat, chosen[0])
    covered = spaces(player) + figures().spaces[tiles()[chosen[0]].size]
    line = _("You would have {money} left and {n} of {all} spaces covered.").format(
        money=money(player.credits - due), n=covered, all=figures().mat_spaces
    )
    head = _("Develop: buy {tile}?").format(tile=item(chosen[0]))
    return Ask(head, line, _("Buy for {money}").format(money=plain(money(due))), _("Buy nothing"))


def _explore(view: FrontiersState, _d: Decision, chosen: Chosen) -> Ask:
    player = me(view)
    number = len(player.explored) + len(player.colonies)
    line = _("Your worlds and colonies: **{n}**. The limit after Explore is **{most}**.").format(
        n=number, most=figures().most_worlds
    )
    if not chosen:
        return Ask(_("Explore: which world do you pick?"), line, _("Choose a world"))
    return Ask(_("Explore: pick {world}?").format(world=item(chosen[0])), line, _("Pick it"))


def _discard(view: FrontiersState, d: Decision, chosen: Chosen) -> Ask:
    assert isinstance(d, Pick)
    del view
    missing = d.least - len(chosen)
    form = ngettext(
        "Worlds and colonies together may be **{most}**: {worlds} goes back to the bag.",
        "Worlds and colonies together may be **{most}**: {worlds} go back to the bag.",
        d.least,
    )
    line = form.format(most=figures().most_worlds, worlds=worlds_text(d.least))
    give_up = ngettext("Give up {n} world", "Give up {n} worlds", d.least).format(n=d.least)
    return Ask(_("Which worlds do you give up?"), line, missing_text(missing) if missing > 0 else give_up)


def _stock_world(_view: FrontiersState, _d: Decision, chosen: Chosen) -> Ask:
    head = _("Stockpile one of these worlds?")
    line = _("It stays on your stockpile mat for the goal Exploration; the others go back to the bag.")
    primary = _("Stockpile {world}").format(world=item(chosen[0])) if chosen else _("Choose a world")
    return Ask(head, line, primary, _("Stockpile none"))


def _settle(view: FrontiersState, _d: Decision, chosen: Chosen) -> Ask:
    player, number = me(view), min(figures().colonists_instead, view.colonists)
    if not chosen:
        line = _("{colonists} free, {money}. Settle a world, or gain {more}.").format(
            colonists=colonists(player.colonists), money=money(player.credits), more=colonists(number)
        )
        return Ask(_("Settle: a world, or colonists?"), line, _("Choose one"))
    if chosen[0] == COLONISTS:
        line = _("You would have {colonists} free.").format(colonists=colonists(player.colonists + number))
        return Ask(
            _("Settle: gain colonists?"),
            line,
            _("Gain {colonists}").format(colonists=plain(colonists(number))),
        )
    return _settling(view, chosen[0], "")


def _settling(view: FrontiersState, world: str, second: str) -> Ask:
    head = _("Settle {world}?").format(world=item(world))
    return Ask(head, way_line(view, world), _("Settle it"), second)


def _settle_second(view: FrontiersState, _d: Decision, chosen: Chosen) -> Ask:
    if chosen:
        return _settling(view, chosen[0], _("No second world"))
    line = _("You have {colonists} free and {money}. Powers of the first world do not work yet.").format(
        colonists=colonists(me(view).colonists), money=money(me(view).credits)
    )
    return Ask(_("Settle: a second world?"), line, _("Choose a world"), _("No second world"))


def _way(view: FrontiersState, d: Decision, chosen: Chosen) -> Ask:
    head = _("How do you settle {world}?").format(world=item(d.about))
    if not chosen:
        return Ask(head, _("There is more than one way."), _("Choose a way"))
    return Ask(head, way_name(view, d.about, chosen[0]) + ".", _("Settle it this way"))


def _upgrade(view: FrontiersState, d: Decision, chosen: Chosen) -> Ask:
    power = upgrade_power(me(view))
    assert power is not None
    line = _("Of the same kind, 0 to {most} higher in printed cost. No credits; a good there is lost.")
    line = line.format(most=power[1].max_increase)
    head = _("{power}: replace a colony?").format(power=item(d.about))
    if not chosen:
        return Ask(head, line, _("Choose a world"), _("Replace nothing"))
    colonies = upgrades(me(view))[chosen[0]]
    if len(colonies) > 1:
        line = _("It can replace {colonies}; you choose next. No credits; a good there is lost.").format(
            colonies=either([item(colony) for colony in colonies])
        )
        head = _("Put {world} in place of a colony?").format(world=item(chosen[0]))
        return Ask(head, line, _("Choose the colony"), _("Replace nothing"))
    (colony,) = colonies
    facts = {"colony": item(colony), "world": item(chosen[0])}
    good = me(view).goods.get(colony)
    line = _("It is the only colony that {world} can replace. You pay no credits.").format(**facts)
    if good:
        line = _("Only {colony} can be replaced. You pay no credits, and lose the {kind} good there.").format(
            kind=kind(good), **facts
        )
    head = _("Replace {colony} with {world}?").format(**facts)
    return Ask(head, line, _("Replace {colony}").format(**facts), _("Replace nothing"))


def _replaced(_view: FrontiersState, d: Decision, chosen: Chosen) -> Ask:
    head = _("Which colony makes way for {world}?").format(world=item(d.about))
    line = _("You lose its points, keywords and powers, and the good on it, if any.")
    return Ask(head, line, _("Replace it") if chosen else _("Choose a colony"))


QUESTIONS: Mapping[str, Callable[[FrontiersState, Decision, Chosen], Ask]] = {
    **asks_goods.QUESTIONS,
    "home": _home,
    "action": _action,
    "turn_up_goal": _turn_up_goal,
    "turn_up_now": _turn_up_now,
    "keep_goal": _keep_goal,
    "goals_back": _goals_back,
    "develop": _develop,
    "explore": _explore,
    "discard": _discard,
    "stock_world": _stock_world,
    "settle": _settle,
    "settle_second": _settle_second,
    "way": _way,
    "upgrade": _upgrade,
    "replaced": _replaced,
}
"""The function that words the question, by topic."""

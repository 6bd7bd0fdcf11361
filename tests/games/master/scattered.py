"""Tables full of everything, laid by chance."""

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games.master import GAME
from galaxy_desktop.games.master.box import cards, figures, projects
from galaxy_desktop.games.master.schema import DECKS, DEVELOPMENTS, PLAIN
from galaxy_desktop.games.master.star_map import star_map
from galaxy_desktop.games.master.state import MasterState
from tests.games.master.laid import fight, hold, implement, look, own, route, table


def scattered(dice: Dice, seats: int) -> MasterState:
    """A table on which chance has laid cards, cubes, bases, routes and conflicts."""
    while True:
        g = table(seats)
        for colour in PLAIN:
            for player in g.players:
                player.bag[colour] = 1
                g.reserve[colour] += 4
        for seat in range(seats):
            _lay_cards(g, dice, seat)
        for seat in range(seats):
            _lay_on_map(g, dice, seat)
        _lay_conflicts(g, dice)
        look(g)
        if GAME.invariants(g) == []:
            return g


def _lay_cards(g: MasterState, dice: Dice, seat: int) -> None:
    """Cards of all kinds, most of them with modifiers or of one type; most developments are implemented."""
    favourite = DEVELOPMENTS[dice.below(3)]
    for _ in range(7):
        stock = [card for deck in DECKS if deck != "species" for card in g.decks[deck]]
        wanted = [_is_of_interest(card, favourite) for card in stock]
        pool = [card for card, is_wanted in zip(stock, wanted, strict=True) if is_wanted or not dice.below(4)]
        card = pool[dice.below(len(pool))]
        known = cards()[card]
        few = known.projects and known.projects[0].wants.count("black") > g.players[seat].bag["black"]
        if known.deck not in DEVELOPMENTS or few or not dice.below(4) or _has_enough(g, seat, known.deck):
            hold(g, seat, card)
        else:
            implement(g, seat, card)
    for card in g.players[seat].row:
        for project in cards()[card].fillable:
            if project.id not in g.active and dice.below(3):
                _lay_some(g, dice, seat, project.id)
        _build(g, dice, seat, card)


def _is_of_interest(card: str, favourite: str) -> bool:
    known = cards()[card]
    return known.deck == favourite or any(ability.when == "passive" for ability in known.abilities)


def _has_enough(g: MasterState, seat: int, deck: str) -> bool:
    there = [card for card in g.players[seat].row if cards()[card].deck == deck]
    return sum(f"{card}.implement" in g.active for card in there) == figures().implemented_per_type


def _lay_some(g: MasterState, dice: Dice, seat: int, id_: str) -> None:
    """Fill some slots of a project or all of them."""
    all_, wanted = not dice.below(3), projects()[id_].wants
    cubes = [colour if all_ or dice.below(3) else "" for colour in wanted]
    if cubes.count("black") > g.players[seat].bag["black"]:
        return
    for cube in filter(None, cubes):
        (g.players[seat].bag if cube == "black" else g.reserve)[cube] -= 1
    if any(cubes):
        g.cubes[id_] = tuple(cubes)


def _build(g: MasterState, dice: Dice, seat: int, card: str) -> None:
    for project in cards()[card].projects:
        if project.kind == "base" and dice.below(2):
            g.players[seat].unused -= 1
            g.players[seat].built.append(project.id)


def _lay_on_map(g: MasterState, dice: Dice, seat: int) -> None:
    for track in [track for track in star_map().tracks.values() if dice.below(2)]:
        mine = [end for end in track.ends if g.owners.get(end) == seat]
        ends = [end for end in track.ends if end not in g.owners and end not in g.dark]
        if mine and ends and dice.below(2) and g.players[seat].unused:
            own(g, seat, ends[0])
            mine += ends
        elif not mine or any(end not in (*mine, *ends) for end in track.ends):
            continue
        if dice.below(2):
            route(g, seat, track.id, mine[dice.below(len(mine))], 1 + dice.below(track.length))


def _lay_conflicts(g: MasterState, dice: Dice) -> None:
    for track in star_map().tracks.values():
        owners = [g.owners.get(end, -1) for end in track.ends]
        dark = any(end in g.dark for end in track.ends)
        if track.id in g.routes or dark or owners[0] == owners[1] or dice.below(3) or not g.decks["conflict"]:
            continue
        card = g.decks["conflict"][0]
        fight(g, card, track.id, track.ends[dice.below(2)], max(owners))
        for facing in ("red", "blue"):
            if (seat := g.conflicts[card].seat(facing)) >= 0:
                _lay_some(g, dice, seat, f"{card}.{facing}")

"""Tables laid by hand for the tests of the rules."""

from collections.abc import Sequence
from typing import Any

from galaxy_desktop.engine.decisions import Answer, Decision
from galaxy_desktop.engine.flow import Step, advance, give, open_asks
from galaxy_desktop.games.race.box import designs, figures
from galaxy_desktop.games.race.invariants import misplaced
from galaxy_desktop.games.race.round import BeginPhase
from galaxy_desktop.games.race.setup import cards_in_game
from galaxy_desktop.games.race.state import NOBODY, Player, RaceState


def player(
    tableau: Sequence[str] = (),
    hand: Sequence[str] = (),
    goods: Sequence[str] = (),
    actions: Sequence[str] = (),
    chips: int = 0,
) -> Player:
    """A player with these cards; `goods` names worlds that have one."""
    return Player(
        hand=list(hand),
        tableau=list(tableau),
        goods=dict.fromkeys(goods, ""),
        actions=tuple(actions),
        chips=chips,
    )


def lay(
    *players: Player,
    top: Sequence[str] = (),
    discards: Sequence[str] = (),
    supply: int | None = None,
    **fields: Any,
) -> RaceState:
    """A table with every card of the game; `top` lies uppermost in the supply, its first card on top.

    With `supply` the supply has only so many cards, and the rest are out of the game.
    """
    if len(players) == 1:
        players = (*players, Player())
    edition = fields.pop("edition", "second")
    start_worlds = "all" if edition == "second" else "original"
    g = RaceState(
        rng=1,
        edition=edition,
        start_worlds=start_worlds,
        setup="ordinary",
        variant=fields.pop("variant", "standard"),
        players=list(players),
        supply=[],
        discards=[(card, NOBODY) for card in discards],
        round=1,
        **fields,
    )
    taken = {*top, *discards, *(card for p in players for card in (*p.hand, *p.tableau))}
    rest = [card for card in cards_in_game(edition, start_worlds) if card not in taken]
    for p in players:
        p.goods = {world: rest.pop() for world in p.goods}
    g.supply = [*rest, *reversed(top)]
    if supply is not None:
        g.supply = g.supply[len(g.supply) - supply :]
    g.pool = figures().vp_per_player * len(players) - sum(p.chips for p in players)
    if supply is None:
        assert misplaced(g) == []
    return g


def spare(number: int, *without: str) -> list[str]:
    """That many cards of different designs, none of them a start world or one of those left out."""
    found = [
        card for card, design in designs("second").items() if design.number is None and card not in without
    ]
    return found[30 : 30 + number]


def run(g: RaceState, *steps: Step[RaceState]) -> RaceState:
    """Do these steps as far as the first question."""
    g.then(*steps)
    advance(g)
    return g


def begin(g: RaceState, phase: str) -> RaceState:
    """Begin a phase."""
    return run(g, BeginPhase(phase))


def answer(g: RaceState, *answers: tuple[int, Answer]) -> None:
    """Answer the open questions, each by (seat, answer)."""
    for seat, given in answers:
        give(g, seat, given)


def asked(g: RaceState, seat: int = 0) -> Any:
    """The open question to a seat, for a look at all its fields."""
    decision: Decision = open_asks(g)[seat]
    return decision


def told(g: RaceState, kind: type[Any]) -> list[Any]:
    """The events of one sort since the last answer."""
    return [event for event in g.events if isinstance(event, kind)]

"""Tables laid by hand."""

from collections.abc import Sequence

from galaxy_desktop.engine.decisions import Answer, Compose, Decision
from galaxy_desktop.engine.events import Event
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.games.jumpdrive.box import deck
from galaxy_desktop.games.jumpdrive.builder import TO_PAY, Builder
from galaxy_desktop.games.jumpdrive.round import BeginRound
from galaxy_desktop.games.jumpdrive.state import JumpState, Player, Turn


def table(*players: Player, round: int = 1, rival: Sequence[str] = ()) -> JumpState:
    """A round about to be planned with these players; all other cards lie in the draw pile, in order."""
    used = {card for player in players for card in (*player.hand, *player.empire)} | set(rival)
    g = JumpState(
        rng=1,
        setup="ordinary",
        players=list(players),
        supply=[card for card in deck() if card not in used],
        rival=list(rival),
        round=round - 1,
    )
    for player in players:
        player.turns += [Turn((), 0, 0, 0, 0)] * (round - 1 - len(player.turns))
    BeginRound().done(g, {})
    return g


def holding(hand: int, *cards_: str) -> Player:
    """A player with these cards in hand, and others up to that number."""
    return Player(hand=[*cards_, *others(hand - len(cards_), cards_)])


def others(number: int, without: Sequence[str]) -> list[str]:
    """That many cards of the deck, from its end."""
    return [card for card in reversed(deck()) if card not in without][:number]


def scored(points: int) -> list[Turn]:
    """A history of one round with so many VP."""
    return [Turn((), points, 0, 0, 0)]


def answer(g: JumpState, seat: int, given: Answer) -> None:
    give(g, seat, given)


def place(g: JumpState, seat: int, *chosen: str) -> tuple[str, ...]:
    """Answer with these cards placed, paid with the first cards left; what was paid."""
    composer = ask(g, seat).composer
    plan = builder(g, seat).plan(chosen)
    assert plan is not None, chosen
    made = tuple(chosen)
    if plan.cost:
        made = (*made, TO_PAY)
        for _ in range(plan.cost):
            made = (*made, composer.moves(made)[0])
    give(g, seat, made)
    return made[len(chosen) + 1 :]


def ask(g: JumpState, seat: int) -> Compose:
    decision = asked(g, seat)
    assert isinstance(decision, Compose)
    return decision


def asked(g: JumpState, seat: int) -> Decision:
    return open_asks(g)[seat]


def builder(g: JumpState, seat: int = 0) -> Builder:
    composer = ask(g, seat).composer
    assert isinstance(composer, Builder)
    return composer


def discard_first(g: JumpState, seat: int) -> None:
    """Answer a question about discards with the first cards offered."""
    give(g, seat, asked(g, seat).only())


def of(g: JumpState, sort: type[Event]) -> list[Event]:
    """The events of a sort since the last answer."""
    return [event for event in g.events if isinstance(event, sort)]


def finished(vp: int, *empire: str) -> JumpState:
    """A finished solitaire game."""
    g = table(Player(empire=list(empire), turns=scored(vp)), round=2)
    g.waiting, g.ended_by = [], "rounds"
    return g

"""What the end of a game comes to, in sentences."""

from collections.abc import Sequence

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.engine.game import Result, Score
from galaxy_desktop.language import gettext as _
from galaxy_desktop.language import ngettext


def ranking(scores: Sequence[Score], result: Result) -> list[Seat]:
    """Seats from first to last: winners, then by points, then by what breaks a tie."""
    return sorted(
        range(len(scores)),
        key=lambda seat: (seat not in result.winners, -scores[seat].total, -scores[seat].tie_break, seat),
    )


def places(scores: Sequence[Score], result: Result) -> dict[Seat, int]:
    """The place of each seat; who is equal in all shares it."""
    order = ranking(scores, result)
    found: dict[Seat, int] = {}
    for number, seat in enumerate(order, 1):
        before = order[number - 2] if number > 1 else None
        same = before is not None and _rank(scores, result, before) == _rank(scores, result, seat)
        found[seat] = found[before] if same and before is not None else number
    return found


def winner_line(names: Sequence[str], scores: Sequence[Score], result: Result) -> str:
    """Who has won, with how many points."""
    if not result.winners:
        return _("Nobody wins")
    points = scores[result.winners[0]].total
    if len(scores) == 1:
        return _("{name} scores {points} VP").format(name=names[0], points=points)
    if len(result.winners) == 1:
        return _("{name} wins with {points} VP").format(name=names[result.winners[0]], points=points)
    both = _(" and ").join(names[seat] for seat in result.winners)
    return _("{names} share the win with {points} VP").format(names=both, points=points)


def margin_line(names: Sequence[str], scores: Sequence[Score], result: Result, ended_by: str) -> str:
    """By how much, and what ended the game."""
    ended = _("{cause} ended the game").format(cause=ended_by)
    rest = [seat for seat in ranking(scores, result) if seat not in result.winners]
    if not rest or not result.winners:
        return ended[:1].upper() + ended[1:]
    ahead = scores[result.winners[0]].total - scores[rest[0]].total
    name = names[rest[0]]
    if ahead == 0:
        words = _("level with {name}, the tie-break decides").format(name=name)
    else:
        words = ngettext("{n} point ahead of {name}", "{n} points ahead of {name}", ahead).format(
            n=ahead, name=name
        )
    return f"{words}; {ended}"


def _rank(scores: Sequence[Score], result: Result, seat: Seat) -> tuple[bool, int, int]:
    return seat in result.winners, scores[seat].total, scores[seat].tie_break

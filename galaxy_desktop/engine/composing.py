"""Exchange of moves in an answer that is put together move by move."""

from galaxy_desktop.engine.composer import Composer
from galaxy_desktop.engine.decisions import Option


def exchanged(composer: Composer, made: tuple[Option, ...], option: Option) -> tuple[Option, ...] | None:
    """Return the moves with one of them exchanged for `option`, all others kept; None if none fits.

    Only two ways to do the same thing are exchanged; any other move has to be taken back first.
    """
    for place in reversed(range(len(made))):
        if composer.instead(made, place, option):
            before, after = made[:place], made[place + 1 :]
            for moves in ((*before, option, *after), (*before, *after, option)):
                if _fits(composer, moves, place):
                    return moves
    return None


def without(composer: Composer, made: tuple[Option, ...], move: Option) -> tuple[Option, ...]:
    """Return the moves without one of them, and without the later ones that cannot be made then."""
    at = made.index(move)
    left = made[:at]
    for later in made[at + 1 :]:
        if later in composer.moves(left):
            left = (*left, later)
    return left


def possible_instead(composer: Composer, made: tuple[Option, ...], place: int) -> frozenset[Option]:
    """Return the moves that can be made where the one at `place` was made, or after all the others."""
    before, others = made[:place], (*made[:place], *made[place + 1 :])
    ends = (before, others) if _fits(composer, others, place) else (before,)
    return frozenset([move for end in ends for move in composer.moves(end)])


def takes_one_move(composer: Composer) -> bool:
    """Return whether every answer is a single move."""
    if composer.complete(()) or not (moves := composer.moves(())):
        return False
    return all(composer.complete((move,)) and not composer.moves((move,)) for move in moves)


def _fits(composer: Composer, moves: tuple[Option, ...], known: int) -> bool:
    """Return whether the moves can be made in this order; the first `known` of them are not checked."""
    return all(moves[place] in composer.moves(moves[:place]) for place in range(known, len(moves)))

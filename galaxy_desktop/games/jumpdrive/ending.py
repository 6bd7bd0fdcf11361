"""Forecast of the end of the game in this round, from what everyone at the table can see (page 2)."""

from collections.abc import Sequence

from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.jumpdrive.box import cards, figures
from galaxy_desktop.games.jumpdrive.outlook import next_scoring
from galaxy_desktop.games.jumpdrive.propaganda import passing
from galaxy_desktop.games.jumpdrive.scoring import totals
from galaxy_desktop.games.jumpdrive.state import JumpState


def sure_end(g: JumpState) -> str:
    """Return the code of what ends the game this round whatever is chosen, or "" if it is not certain."""
    if g.phase not in {"build", "explore"}:
        return ""
    if len(g.players) == 1:
        return "rounds" if g.round >= figures().solo_rounds else ""
    return "points" if max(least_vp(g)) >= figures().end_vp else ""


def least_vp(g: JumpState) -> list[int]:
    """Return a lower bound of each seat's VP after this round's scoring; exact once builds are revealed.

    Before that, cards that may still leave an empire count for nothing; no card placed lowers any score.
    """
    revealed = g.phase == "explore"
    stay: dict[Seat, Sequence[str]] = {
        seat: [card for card in player.empire if revealed or not _may_leave(card)]
        for seat, player in enumerate(g.players)
    }
    yields = next_scoring(g, stay, round=g.round)
    return [player.vp + totals(mine)[0] for player, mine in zip(g.players, yields, strict=True)]


def _may_leave(card: str) -> bool:
    """Return whether a card may pass to another empire, or be discarded for its own power."""
    return card in passing() or any(power.discard_self for power in cards()[card].powers)

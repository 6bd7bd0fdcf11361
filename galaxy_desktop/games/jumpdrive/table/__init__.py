"""Table of Jump Drive: its painter, and the screen of its campaign."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from galaxy_desktop.games.jumpdrive.table.campaign_scene import CampaignScene
    from galaxy_desktop.games.jumpdrive.table.painter import JumpPainter

    CAMPAIGN = CampaignScene
    PAINTER = JumpPainter

__all__ = ["CAMPAIGN", "PAINTER"]


def __getattr__(name: str) -> Any:
    """Return `CAMPAIGN` or `PAINTER`, read when asked for: other games' tables need nothing of it."""
    if name == "CAMPAIGN":
        from galaxy_desktop.games.jumpdrive.table.campaign_scene import CampaignScene

        return CampaignScene
    if name == "PAINTER":
        from galaxy_desktop.games.jumpdrive.table.painter import JumpPainter

        return JumpPainter
    raise AttributeError(name)

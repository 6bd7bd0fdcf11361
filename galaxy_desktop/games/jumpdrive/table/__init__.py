"""Table of Jump Drive: its painter, and the screen of its campaign."""

from typing import TYPE_CHECKING

from galaxy_desktop.engine.lazy import lazy_names

if TYPE_CHECKING:
    from galaxy_desktop.games.jumpdrive.table.campaign_scene import CampaignScene
    from galaxy_desktop.games.jumpdrive.table.campaign_standing import under_way
    from galaxy_desktop.games.jumpdrive.table.legend import legend
    from galaxy_desktop.games.jumpdrive.table.painter import JumpPainter

    CAMPAIGN = CampaignScene
    LEGEND = legend
    PAINTER = JumpPainter
    STANDING = under_way

__all__ = ["CAMPAIGN", "LEGEND", "PAINTER", "STANDING"]

__getattr__ = lazy_names(
    __name__,
    PAINTER="painter.JumpPainter",
    CAMPAIGN="campaign_scene.CampaignScene",
    LEGEND="legend.legend",
    STANDING="campaign_standing.under_way",
)

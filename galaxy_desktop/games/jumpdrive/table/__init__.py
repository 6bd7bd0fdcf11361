"""Table of Jump Drive: its painter, and the screen of its campaign."""

from galaxy_desktop.games.jumpdrive.table.campaign_scene import CampaignScene
from galaxy_desktop.games.jumpdrive.table.painter import JumpPainter

CAMPAIGN = CampaignScene
PAINTER = JumpPainter

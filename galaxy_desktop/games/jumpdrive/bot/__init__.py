"""Bot of Jump Drive."""

from galaxy_desktop.games.jumpdrive.bot.playbook import PLAYBOOK

__all__ = ["PLAYBOOK"]

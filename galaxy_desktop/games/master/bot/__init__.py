"""Bot of Master of the Galaxy."""

from galaxy_desktop.games.master.bot.playbook import PLAYBOOK

__all__ = ["PLAYBOOK"]

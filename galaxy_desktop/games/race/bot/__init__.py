"""Bot of Race for the Galaxy."""

from galaxy_desktop.games.race.bot.playbook import PLAYBOOK

__all__ = ["PLAYBOOK"]

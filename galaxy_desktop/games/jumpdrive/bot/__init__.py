"""How Jump Drive is played well."""

from galaxy_desktop.games.jumpdrive.bot.playbook import PLAYBOOK

__all__ = ["PLAYBOOK"]

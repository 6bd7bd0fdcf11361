"""Opening a folder of the player's in the file manager of the desktop."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from galaxy_desktop.engine.markup import escape
from galaxy_desktop.language import gettext as _
from galaxy_desktop.outside import of_the_system
from galaxy_desktop.ui.scenes.dialogs import message
from galaxy_desktop.ui.stage import Scene


def open_folder(scene: Scene[Any], folder: Path) -> None:
    """Open a folder in the file manager of the desktop, or show its path in a message."""
    opener = {"darwin": "open", "win32": "explorer"}.get(sys.platform, "xdg-open")
    program = shutil.which(opener)
    try:
        if program is not None:
            subprocess.Popen([program, str(folder)], env=of_the_system(os.environ))
            return
    except OSError:
        pass
    scene.stage.open(message(_("No file manager found"), escape(str(folder)), icon="load"))

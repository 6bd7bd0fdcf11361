"""Words on where an item of the table lies, which are said with its name."""

import re
from typing import NamedTuple

from galaxy_desktop.engine.markup import plain


class Whereabouts(NamedTuple):
    """Words in markup for the place of a group of items, and the name of the other player who owns it."""

    words: str = ""
    owner: str = ""

    def beside(self, *said: str) -> str:
        """Return the words, unless what is said of an item names the owner already."""
        named = self.owner and any(re.search(rf"\b{re.escape(self.owner)}\b", plain(one)) for one in said)
        return "" if named else self.words

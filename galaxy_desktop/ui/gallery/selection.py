"""Cards that the gallery shows: those of a group, or all, whose words have what is sought."""

from collections import Counter
from collections.abc import Callable, Sequence

from galaxy_desktop.engine.gallery import Gallery, GalleryGroup
from galaxy_desktop.language import N_
from galaxy_desktop.language import gettext as _

UNSEEN = N_("Not in sight now")


class GallerySelection:
    """Choice among the cards of a gallery; `words` returns the text of a card that a search reads."""

    def __init__(self, gallery: Gallery, unseen: Sequence[str] | None, words: Callable[[str], str]) -> None:
        self.gallery = gallery
        self.unseen = None if unseen is None else Counter(unseen)
        """Copies that the viewer of a game cannot see, by card; None without a game that tells them."""
        self.group = 0
        """Number of the group that is shown, counted from 1; 0 for all, beyond the last for the unseen."""
        self.sought = ""
        self.chosen = gallery.cards[0]
        """Card that is shown in full; empty if none is found."""
        self._words = words

    @property
    def rows(self) -> list[tuple[str, int]]:
        """Groups to choose from, each with its number of cards; all first, the unseen last."""
        found = [(_("All"), len(self.gallery.cards))]
        found += [(group.title.read(), len(group.cards)) for group in self.gallery.groups]
        if self.unseen is not None:
            found.append((UNSEEN.read(), len(self.unseen)))
        return found

    @property
    def title(self) -> str:
        """Title of the cards that are shown."""
        return self.rows[self.group][0] if self.group else self.gallery.title.read()

    @property
    def in_groups(self) -> bool:
        """True if all groups are shown, each under its title, not one alone."""
        return not 1 <= self.group <= len(self.gallery.groups)

    def find(self) -> list[GalleryGroup]:
        """Return the groups with the cards found; choose the first card if the chosen one is not found."""
        groups = self.gallery.groups if self.in_groups else (self.gallery.groups[self.group - 1],)
        found = [
            GalleryGroup(group.title, tuple(card for card in group.cards if self._is_found(card)))
            for group in groups
        ]
        found = [group for group in found if group.cards]
        cards = [card for group in found for card in group.cards]
        if self.chosen not in cards:
            self.chosen = cards[0] if cards else ""
        return found

    def _is_found(self, card: str) -> bool:
        among_unseen = self.group > len(self.gallery.groups)
        if among_unseen and self.unseen is not None and not self.unseen[card]:
            return False
        return self.sought.casefold().strip() in self._words(card)

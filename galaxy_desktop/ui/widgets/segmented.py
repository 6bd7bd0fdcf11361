"""One choice of a few that are all in sight."""

import pygame

from galaxy_desktop.language import N_
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.pointer import SIDEWAYS
from galaxy_desktop.ui.theme import mix
from galaxy_desktop.ui.widgets.radio_buttons import RadioButtons, V


class Segmented(RadioButtons[V]):
    """Options side by side; the chosen one is amber. A click or the left and right keys choose."""

    kind_word = N_("choice")

    @property
    def state(self) -> str:
        """Label of the chosen option, and its place among them."""
        values = [value for value, _label in self.options]
        return self.option_in_words(values.index(self.chosen)) if self.chosen in values else ""

    @property
    def natural_width(self) -> int:
        """Width at which nothing is cut off, in pixels."""
        return sum(self._natural()) + self.kit.metrics.space("tight") * (len(self.options) - 1)

    def parts(self) -> list[pygame.Rect]:
        """Return the rectangle of each option: its natural width if that fits, else an equal share."""
        gap, count = self.kit.metrics.space("tight"), len(self.options)
        widths = self._natural()
        room = self.rect.width - gap * (count - 1)
        if sum(widths) > room:
            widths = [room // count] * count
        return layout.columns(self.rect, widths, gap)

    def use(self, pos: tuple[int, int]) -> None:
        """Choose the option at this place."""
        at = next((n for n, part in enumerate(self.parts()) if part.collidepoint(pos)), None)
        if at is not None:
            self._choose(at)

    def key(self, event: pygame.event.Event) -> bool:
        """Choose with left and right; Space goes on to the next and round again."""
        if not self.enabled:
            return False
        now = next((n for n, (value, _label) in enumerate(self.options) if value == self.chosen), 0)
        if event.key == pygame.K_SPACE:
            self._choose((now + 1) % len(self.options))
            return True
        step = SIDEWAYS.get(event.key, 0)
        if step == 0 or not 0 <= now + step < len(self.options):
            return False
        self._choose(now + step)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw every option, the chosen one with its amber edge."""
        colour = self.kit.theme.colour
        for (value, label), part in zip(self.options, self.parts(), strict=True):
            chosen = value == self.chosen
            self.kit.faces.face(surface, part, self._look(chosen=chosen, hovered=self._points_at(part)))
            ink = colour.text if chosen else colour.text_soft
            words = f"**{label}**" if chosen else label
            box = part.inflate(-2 * self.kit.metrics.space("tight"), 0)
            self.draw_label(surface, box, words, "option", ink if self.enabled else colour.text_muted)

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Draw the ring round all options."""
        parts = self.parts()
        self.kit.faces.focus_ring(surface, parts[0].unionall(parts[1:]))

    def _choose(self, number: int) -> None:
        value = self.options[number][0]
        if self.enabled and value != self.chosen:
            self.chosen = value
            self.kit.sounds.play("button")
            self.change(value)

    def _natural(self) -> list[int]:
        pad = 2 * self.kit.metrics.space("broad")
        return [self.kit.text.width(f"**{label}**", "option") + pad for _value, label in self.options]

    def _points_at(self, part: pygame.Rect) -> bool:
        return self.hovered and self.enabled and self.kit.pointer.over(part)

    def _look(self, *, chosen: bool, hovered: bool) -> FaceStyle:
        colour, faces = self.kit.theme.colour, self.kit.faces
        corner = faces.radius("control")
        if chosen:
            edge = colour.primary if self.enabled else colour.text_muted
            width = max(1.6, 1.8 * self.kit.metrics.scale)
            return FaceStyle(mix(colour.high, colour.text, 0.04), colour.high, edge, corner, width)
        fill = mix(colour.raised, colour.high, 0.6) if hovered else colour.raised
        return FaceStyle(
            fill,
            fill,
            mix(colour.edge, colour.text_soft, 0.4) if hovered else colour.edge,
            corner,
            faces.hair,
        )

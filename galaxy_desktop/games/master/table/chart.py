"""Resting star map: what never moves on it, drawn once for each scale and each set of dark systems."""

import random
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

import pygame

from galaxy_desktop.games.master.schema import Symbol, System, Track
from galaxy_desktop.games.master.star_map import BLUE, GREEN, star_map
from galaxy_desktop.games.master.table.frame import zoom_places
from galaxy_desktop.games.master.table.names import free_place, name_places
from galaxy_desktop.games.master.words.names import item as name_of
from galaxy_desktop.games.master.words.terms import symbol_sign
from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui import hex_art
from galaxy_desktop.ui.faces import FaceStyle
from galaxy_desktop.ui.fonts import width_of
from galaxy_desktop.ui.hex_camera import Camera
from galaxy_desktop.ui.hexes import Hex, corners, middle
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.layout import Point
from galaxy_desktop.ui.metrics import SMALLEST_WORD
from galaxy_desktop.ui.surfaces import gradient, smooth
from galaxy_desktop.ui.theme import RGB, mix

EXTENT: Point = (38.9, 24.3)
"""Width and height of the map with its margin, in sizes of a hex."""
HOME, OUTER = 1.26, 1.42
PLANET, RISE, SIGN = 1.28, 0.30, 0.30
SOCKETS, SOCKET_GAP, SOCKET_DROP = (0.37, 0.36, 0.29), 0.05, 0.57
"""Half the width of a socket, for one, two and three planets; all in sizes of a hex."""
SLOT, SYMBOL, BED = 1.04, 1.06, 0.34
CORE = 1.6
FADED = 0.35
STARS = 0.00055


@dataclass(frozen=True, slots=True)
class Chart:
    """Drawing of the resting map onto a picture of the whole of it."""

    kit: Kit
    camera: Camera
    dark: frozenset[str]
    note: bool = False
    """True if it tells what wheel and K do."""

    @property
    def k(self) -> float:
        """Size of a hex in pixels."""
        return self.camera.size

    def at(self, hex_: Hex) -> Point:
        """Return the middle of a hex in pixels of the picture."""
        (width, height), (x, y), k = self.camera.sheet, middle(hex_), self.k
        return width / 2 + x * k, height / 2 + y * k

    def drawn(self) -> pygame.Surface:
        """Return the picture of the whole map."""
        picture = self._sky()
        for symbol in star_map().symbols.values():
            self._links(picture, symbol)
        for track in sorted(star_map().tracks.values(), key=self._is_live):
            self._track(picture, track)
        for system in star_map().systems.values():
            if system.id in self.dark:
                self._hole(picture, system)
            else:
                self._system(picture, system)
        for symbol in star_map().symbols.values():
            self._symbol(picture, symbol)
        names = name_places(self.kit, self.camera, self.dark)
        for name, place in names.items():
            self._name(picture, star_map().systems[name], place)
        if self.note:
            buttons = zoom_places(self.kit.metrics, picture.get_rect())
            self._note(picture, [*names.values(), *buttons])
        return picture

    def _is_live(self, track: Track) -> bool:
        return not self.dark & set(track.ends)

    def _sky(self) -> pygame.Surface:
        """Return a picture of space with stars, the hexes of the map, and the giant planet in the middle."""
        colour = self.kit.theme.colour
        picture = pygame.Surface(self.camera.sheet, 0, 32)
        ground = mix(colour.background, (0, 0, 0), 0.25)
        picture.fill(ground)
        if self.kit.theme.pictures:
            upper = mix(ground, self.kit.theme.sign["sky_top"], 0.30)
            lower = mix(ground, self.kit.theme.sign["sky_foot"], 0.34)
            picture.blit(gradient(self.camera.sheet, upper, lower), (0, 0))
            self._stars(picture)
        grid = mix(ground, colour.hairline, 0.55 if self.kit.theme.pictures else 0.2)
        k, around = self.k, picture.get_rect().inflate(self.k, self.k)
        for q in range(-20, 21):
            for r in range(-8, 9):
                centre = self.at((q, r))
                if around.collidepoint(centre):
                    pygame.draw.aalines(picture, grid, True, corners(centre, k))
        self._core(picture)
        return picture

    def _stars(self, picture: pygame.Surface) -> None:
        chance = random.Random(11)
        width, height = picture.get_size()
        for _star in range(round(width * height * STARS / self.camera.zoom)):
            light = round(60 + 150 * chance.random() ** 3)
            spot = (chance.randrange(width), chance.randrange(height))
            size = 2 if light > 185 else 1
            picture.fill((light, light, min(255, light + 14)), (*spot, size, size))

    def _core(self, picture: pygame.Surface) -> None:
        """Draw the giant planet in the middle, which nobody can settle; nothing without pictures."""
        centre, size = self.at(star_map().centre), round(2 * CORE * self.k)
        if not self.kit.theme.pictures:
            return
        giant = hex_art.ball(self.kit.pictures.card("planets", "core", (size, size)))
        giant.fill((150, 155, 170, 255), special_flags=pygame.BLEND_RGBA_MULT)
        picture.blit(giant, giant.get_rect(center=centre))

    def _links(self, picture: pygame.Surface, symbol: Symbol) -> None:
        """Draw the lines from a symbol to its systems; those under a black hole have none."""
        link = self.kit.theme.link[symbol.link]
        width = max(2.0, self.k * 0.075)
        shade = mix(self.kit.theme.colour.background, link.colour, self._strength(symbol))
        start = self.at(symbol.at)
        for system in symbol.systems:
            if system in self.dark:
                continue
            end = self.at(star_map().systems[system].at)
            if link.dash:
                unit = self.k / 30
                hex_art.dashes(picture, shade, start, end, width, [part * unit for part in link.dash])
            else:
                hex_art.line(picture, shade, start, end, width)

    def _strength(self, symbol: Symbol) -> float:
        """Return the brightness of a symbol from 0 to 1: `FADED` if it can no longer be had."""
        dark = sum(system in self.dark for system in symbol.systems)
        lost = dark if symbol.link in (GREEN, BLUE) else dark == len(symbol.systems)
        return FADED if lost else 0.9

    def _track(self, picture: pygame.Surface, track: Track) -> None:
        """Draw the bed of a track with its slots; only a trace if one of its ends is dark."""
        colour, live = self.kit.theme.colour, self._is_live(track)
        ends = [star_map().systems[end].at for end in track.ends]
        path = [self.at(at) for at in (ends[0], *track.slots, ends[1])]
        ground = mix(colour.background, (0, 0, 0), 0.25)
        edge = mix(ground, colour.edge, 0.85 if live else 0.22)
        fill = mix(ground, colour.raised, 0.8 if live else 0.1)
        for width, shade in ((BED, edge), (BED - 0.09, fill)):
            for one, other in pairwise(path):
                hex_art.line(picture, shade, one, other, width * self.k)
        side = round(SLOT * self.k)
        radius = max(3, round(0.17 * self.k))
        look = FaceStyle(
            mix(ground, colour.raised, 0.75), mix(ground, colour.raised, 0.55), edge, radius, self._stroke
        )
        if not live:
            look = FaceStyle(ground, ground, edge, radius, 1.0)
        for slot in track.slots:
            rect = pygame.Rect(0, 0, side, side)
            rect.center = _whole(self.at(slot))
            self.kit.faces.face(picture, rect, look)

    @property
    def _stroke(self) -> float:
        return max(1.0, self.k * 0.045)

    def _system(self, picture: pygame.Surface, system: System) -> None:
        """Draw a hexagon in the colour of the system with its planet, sign, and a socket for each planet."""
        colour, look = self.kit.theme.colour, self.kit.theme.cube[system.colour]
        centre, stroke = _whole(self.at(system.at)), max(1.8, self.k * 0.085)
        body = mix(colour.well, look.slot, 0.10)
        if system.start:
            self._put(
                picture, self._hexagon(OUTER * self.k, colour.background, look.slot, stroke * 0.6), centre
            )
        self._put(picture, self._hexagon(HOME * self.k, body, look.slot, stroke), centre)
        size = round(PLANET * self.k)
        middle_ = (centre[0], centre[1] - round(RISE * self.k))
        if self.kit.theme.pictures:
            planet = hex_art.ball(self.kit.pictures.card("planets", system.id, (size, size), look.slot))
            self._put(picture, planet, middle_)
        else:
            self.kit.faces.disc(picture, middle_, size, mix(colour.well, look.slot, 0.4))
        self._colour_sign(picture, system, centre)
        across = round(2 * socket_size(system) * self.k)
        for spot in socket_places(system):
            x, y = round(centre[0] + spot[0] * self.k), round(centre[1] + spot[1] * self.k)
            self.kit.faces.disc(picture, (x, y), across, colour.well, colour.text_soft)

    def _hexagon(self, radius: float, fill: RGB, edge: RGB, stroke: float) -> pygame.Surface:
        """Return a hexagon, cached: several systems look alike."""
        key = ("hexagon", radius, fill, edge, stroke)
        return self.kit.surfaces.get(key, lambda: hex_art.draw_hexagon(radius, fill, edge, stroke))

    def _colour_sign(self, picture: pygame.Surface, system: System, centre: tuple[int, int]) -> None:
        """Draw the sign of the system's colour on the upper corner."""
        colour, look = self.kit.theme.colour, self.kit.theme.cube[system.colour]
        top = (centre[0], round(centre[1] - HOME * self.k))
        size = max(11, round(2 * SIGN * self.k))
        self.kit.faces.disc(picture, top, size + 4, colour.well, look.slot)
        shape = {"chevrons": "chevrons", "cross": "saltire"}.get(look.shape, look.shape)
        self._put(picture, self.kit.sign(shape, max(9, round(size * 0.72)), look.slot), top)

    def _hole(self, picture: pygame.Surface, system: System) -> None:
        """Draw a black hole: a dark disc in violet rings, inside the trace of the system."""
        centre = _whole(self.at(system.at))
        colour, sign = self.kit.theme.colour, self.kit.theme.sign
        violet: RGB = mix(colour.background, sign["hole_ring"], 0.75)
        self._put(
            picture,
            self._hexagon(HOME * self.k, colour.background, mix(colour.background, violet, 0.35), 1.2),
            centre,
        )
        for radius, shade in ((0.80, 0.45), (0.62, 0.9)):
            self.kit.faces.disc(
                picture, centre, round(2 * radius * self.k), mix(colour.background, violet, shade)
            )
            self.kit.faces.disc(picture, centre, round(2 * (radius - 0.06) * self.k), sign["hole"])

    def _symbol(self, picture: pygame.Surface, symbol: Symbol) -> None:
        """Draw a supremacy symbol in the frame of its link."""
        centre = _whole(self.at(symbol.at))
        frame = symbol_frame(self.kit, symbol, self.k)
        if self._strength(symbol) == FADED:
            frame = frame.copy()
            frame.set_alpha(round(255 * FADED))
        self._put(picture, frame, centre)

    def _name(self, picture: pygame.Surface, system: System, place: pygame.Rect) -> None:
        colour = self.kit.theme.colour
        font = self.kit.fonts.font("card", 600, place.height - 4)
        plate = place.inflate(6, 0)
        self.kit.faces.face(
            picture, plate, FaceStyle(colour.background, colour.background, colour.background, 5, 1.0, 190)
        )
        words = self.kit.fonts.line(font, name_of(system.id), colour.text)
        self._put(picture, words, place.center)

    def _note(self, picture: pygame.Surface, names: Iterable[pygame.Rect]) -> None:
        """Write how to zoom, and what K does, as large as it hides nothing; nothing if there is no room."""
        colour, words = self.kit.theme.colour, _("Wheel or + −: zoom · K: key")
        if self.kit.pointer.by_pad:
            words = _("Back + right stick: zoom")
        for px in range(self.kit.metrics.text(SMALLEST_WORD), SMALLEST_WORD - 1, -2):
            font = self.kit.fonts.font("text", 400, px)
            plate = free_place(self.kit, self.camera, self.dark, names, (width_of(font, words) + px, px + 10))
            if plate:
                look = FaceStyle(colour.background, colour.background, colour.hairline, 6, 1.0, 200)
                self.kit.faces.face(picture, plate, look)
                self._put(picture, self.kit.fonts.line(font, words, colour.text_soft), plate.center)
                return

    def _put(self, picture: pygame.Surface, sprite: pygame.Surface, centre: tuple[int, int]) -> None:
        picture.blit(sprite, sprite.get_rect(center=centre))


def socket_size(system: System) -> float:
    """Return half the width of the sockets of a system, in sizes of a hex."""
    return SOCKETS[min(system.planets, len(SOCKETS)) - 1]


def socket_places(system: System) -> list[Point]:
    """Return the places of the planets of a system, from its middle, in sizes of a hex."""
    step = 2 * socket_size(system) + SOCKET_GAP
    left = -step * (system.planets - 1) / 2
    return [(left + number * step, SOCKET_DROP) for number in range(system.planets)]


def symbol_frame(kit: Kit, symbol: Symbol, k: float) -> pygame.Surface:
    """Return a symbol of the map: square, diamond or circle by its link, with its icon inside."""
    link = kit.theme.link[symbol.link]
    side = round(SYMBOL * k * (1.26 if link.frame == "diamond" else 1.0))

    def make() -> pygame.Surface:
        ground, stroke = kit.theme.colour.well, max(1.4, k * 0.055)
        frame = _framed(link.frame, side, ground, link.colour, stroke)
        icon = kit.sign(symbol_sign(symbol.symbol), max(11, round(SYMBOL * k * 0.62)), kit.theme.colour.text)
        frame.blit(icon, icon.get_rect(center=frame.get_rect().center))
        return frame

    return kit.surfaces.get(("map symbol", symbol.id, side), make)


def _framed(frame: str, side: int, ground: RGB, edge: RGB, stroke: float) -> pygame.Surface:
    def draw(large: pygame.Surface, times: int) -> None:
        whole, thick = large.get_rect().inflate(-2 * times, -2 * times), stroke * times
        inside = whole.inflate(-2 * thick, -2 * thick)
        if frame == "circle":
            pygame.draw.ellipse(large, edge, whole)
            pygame.draw.ellipse(large, ground, inside)
        elif frame == "square":
            pygame.draw.rect(large, edge, whole, border_radius=side * times // 6)
            pygame.draw.rect(large, ground, inside, border_radius=side * times // 8)
        else:
            for box, colour in ((whole, edge), (whole.inflate(-2.9 * thick, -2.9 * thick), ground)):
                pygame.draw.polygon(large, colour, [box.midtop, box.midright, box.midbottom, box.midleft])

    return smooth((side, side), draw, edge)


def _whole(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])

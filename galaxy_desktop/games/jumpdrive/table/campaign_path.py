"""Path of a campaign: linked planets, one for each game; links are full up to the games won."""

import pygame

from galaxy_desktop.games.jumpdrive.box import designs
from galaxy_desktop.games.jumpdrive.campaign import goals
from galaxy_desktop.games.jumpdrive.progress import Progress
from galaxy_desktop.games.jumpdrive.table.campaign_words import game_words
from galaxy_desktop.games.jumpdrive.table.face import GAME
from galaxy_desktop.ui import layout
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.surfaces import mask, masked, ring
from galaxy_desktop.ui.theme import RGB, mix

PLANET, RING, DASH = 100, 124, 9


def draw_path(kit: Kit, surface: pygame.Surface, rect: pygame.Rect, progress: Progress) -> None:
    """Draw the planets side by side, as large as there is room for."""
    number = len(goals())
    words = kit.fonts.style("section", kit.metrics).line + kit.fonts.style("body", kit.metrics).line
    size = max(24, min(kit.metrics.px(PLANET), rect.height - words - kit.metrics.space("broad")))
    step = rect.width // number
    middles = [
        (rect.left + step * game + step // 2, rect.top + size // 2 + kit.metrics.space("gap"))
        for game in range(number)
    ]
    done = len(progress.campaign.checked)
    for game in range(1, number):
        _link(kit, surface, middles[game - 1], middles[game], size, full=game <= done)
    for game, middle in enumerate(middles):
        _planet(kit, surface, middle, size, game, progress)
        box = pygame.Rect(
            0, middle[1] + size // 2 + kit.metrics.space("margin"), step - kit.metrics.space("gutter"), words
        )
        box.centerx = middle[0]
        _words(kit, surface, box, game, progress)


def _link(
    kit: Kit, surface: pygame.Surface, one: tuple[int, int], other: tuple[int, int], size: int, *, full: bool
) -> None:
    colour = kit.theme.colour
    away, thick = size // 2 + kit.metrics.px(14), max(2, kit.metrics.px(4))
    left, right = one[0] + away, other[0] - away
    if full:
        surface.fill(colour.good_news, (left, one[1] - thick // 2, right - left, thick))
        return
    dash = max(4, kit.metrics.px(DASH))
    for x in range(left, right, 2 * dash):
        surface.fill(colour.edge, (x, one[1] - thick // 2, min(dash, right - x), thick))


def _planet(
    kit: Kit, surface: pygame.Surface, middle: tuple[int, int], size: int, game: int, progress: Progress
) -> None:
    """Draw the planet of a game: bright if it is played or next, dark otherwise."""
    played = len(progress.campaign.played)
    current = game == played and not progress.over
    bright = game < played or current
    picture = _picture(kit, game, size, bright=bright)
    surface.blit(picture, picture.get_rect(center=middle))
    if current:
        _halo(kit, surface, middle, size, kit.theme.colour.primary)
    if game < played:
        badge = max(20, round(size * 0.34))
        won = bool(progress.campaign.played[game].goal)
        colour = kit.theme.colour.good_news if won else kit.theme.colour.refuse
        at = (middle[0] + round(size * 0.36), middle[1] + round(size * 0.36))
        kit.faces.disc(surface, at, badge, colour, kit.theme.colour.ink)
        sign = kit.sign("check" if won else "cross", round(badge * 0.62), kit.theme.colour.ink)
        surface.blit(sign, sign.get_rect(center=at))


def _halo(kit: Kit, surface: pygame.Surface, middle: tuple[int, int], size: int, colour: RGB) -> None:
    across = round(size * RING / PLANET)
    key = ("campaign halo", across, colour)
    made = kit.surfaces.get(
        key, lambda: ring((across, across), across // 2, max(2.0, across * 0.025), colour)
    )
    surface.blit(made, made.get_rect(center=middle))


def _picture(kit: Kit, game: int, size: int, *, bright: bool) -> pygame.Surface:
    """Return the round planet of a game, cut from a world of another kind for each game."""
    kinds = [kind for kind in kit.theme.kind if kind != "gray"]
    kind = kinds[game % len(kinds)]
    world = next(card for card in designs().values() if card.kind == kind)
    colour = kit.theme.kind[kind].colour

    def make() -> pygame.Surface:
        whole = pygame.Surface((size, size), pygame.SRCALPHA, 32)
        whole.blit(kit.pictures.card(GAME, world.id, (size, size), colour), (0, 0))
        if not bright:
            veil = pygame.Surface((size, size), pygame.SRCALPHA, 32)
            veil.fill((*kit.theme.colour.panel, 170))
            whole.blit(veil, (0, 0))
        masked(whole, mask((size, size), size // 2))
        edge = mix(kit.theme.colour.panel, colour, 0.9 if bright else 0.35)
        whole.blit(ring((size, size), size // 2, max(1.5, size * 0.02), edge), (0, 0))
        return whole

    return kit.surfaces.get(("campaign planet", kind, size, bright), make)


def _words(kit: Kit, surface: pygame.Surface, box: pygame.Rect, game: int, progress: Progress) -> None:
    colour = kit.theme.colour
    title, under = game_words(progress, game)
    played = len(progress.campaign.played)
    shade = colour.text if game <= played else colour.text_muted
    used = kit.text.draw(surface, box, title, "section", colour=shade, align="centre", lines=1)
    below = layout.below(box, box.top + used)
    tone = colour.text_muted
    if game < played:
        tone = colour.good_news if progress.campaign.played[game].goal else colour.refuse
    elif game == played and not progress.over:
        tone = colour.primary
    kit.text.draw(surface, below, under, "body", colour=tone, align="centre", lines=1)

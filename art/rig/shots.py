"""The list of pictures: one line each. Rendered shots name a scene; cuts are taken from a finished picture."""
from dataclasses import dataclass, field
from typing import Callable

from scenes import details, editorial, heroes, secondaries
from scenes.packshots import disc, pack, packshot

PORTRAIT = (1200, 1500)
LARGE = (1320, 1650)            # the first favourite fills two rows of the home screen
WIDE = (2700, 1350)
BANNER = (1800, 1200)
SQUARE = (1080, 1080)

COOL = {"white_balance": (.98, 1.0, 1.06)}      # takes the sun's yellow out of whites


@dataclass(frozen=True)
class Shot:
    """A rendered picture.

    `samples` are per pixel, both half renders together; `noise` is the error at which a pixel stops early. `light`
    below 1 renders the light at that share of the size and enlarges it under a sharp colour guide. `grade` goes to
    grade.develop.
    """
    scene: Callable
    size: tuple = PORTRAIT
    options: dict = field(default_factory=dict)
    grade: dict = field(default_factory=dict)
    samples: int = 32
    noise: float = .04
    light: float = 1.0


@dataclass(frozen=True)
class Cut:
    """A square from a finished picture: `y` = 0 at its top, 1 at its foot."""
    source: str
    y: float
    size: tuple = SQUARE


def _packshot(*items, size=PORTRAIT, **camera):
    return Shot(packshot, size, options={"items": items, **camera}, samples=48)     # plain surfaces show the least grain


SHOTS = {
    "product-01-primary": _packshot(disc(.84, .10), pack("spf_tube", (-.30, .16, .10), 6),
                                    pack("night_jar", (.30, -.16, .10), -4), target=(0, 0, .66), span=2.4, elev=9,
                                    size=LARGE),
    "product-02-primary": _packshot(disc(.96, .10), disc(.42, .24, (.42, .10, .10)),
                                    pack("spf_airless", (-.48, .16, .10), 5), pack("night_jar", (.42, .10, .34), -3),
                                    pack("eye_serum", (-.11, -.34, .10)), target=(0, 0, .80), span=2.7, elev=9),
    "product-03-primary": _packshot(pack("gift_box", w=2.24, d=.92, h=.44), pack("face_wash", (-.72, .10, .20), yaw=.3),
                                    pack("spf_tube", (-.16, .12, .20)), pack("eye_serum", (.27, -.02, .24)),
                                    pack("night_jar", (.70, .06, .29)), target=(0, 0, .86), span=3.15, elev=8),
    "product-04-primary": _packshot(pack("night_jar"), target=(0, 0, .36), span=1.6, elev=8),
    "product-05-primary": _packshot(pack("spf_tube"), target=(0, 0, .64)),
    "product-06-primary": _packshot(pack("face_wash", (.03, 0, 0)), target=(0, 0, .80), span=2.28),
    "product-07-primary": _packshot(pack("spf_airless"), target=(0, 0, .80), span=2.28),
    "product-08-primary": _packshot(pack("night_jar", (-.36, -.17, 0), 3),
                                    pack("carton", (.40, .26, 0), -14, kind="night"),
                                    target=(.02, 0, .45), span=2.36, elev=8),
    "product-09-primary": _packshot(pack("eye_serum"), target=(0, 0, .56), span=1.72),
    "product-10-primary": _packshot(disc(.84, .10), pack("face_wash", (-.30, .14, .10)),
                                    pack("spf_tube", (.34, -.10, .10), -5), target=(0, 0, .86), span=2.7, elev=8),

    "hero-1": Shot(heroes.morning_range, WIDE, grade=COOL),
    "hero-2": Shot(heroes.night, WIDE),
    "hero-3": Shot(heroes.water, WIDE, grade={"exposure": 1.2, "left": 1.22}),
    "hero-4": Shot(heroes.sun_on_sand, WIDE, grade=COOL),
    "hero-5": Shot(heroes.coffee, WIDE, grade={"exposure": 1.2, "saturation": .86, "left": .76}),
    "hero-1-portrait": Shot(heroes.morning_range, options={"portrait": True}, grade=COOL),
    "hero-2-portrait": Shot(heroes.night, options={"portrait": True}),
    "hero-3-portrait": Shot(heroes.water, options={"portrait": True}, grade={"exposure": 1.2}),
    "hero-4-portrait": Shot(heroes.sun_on_sand, options={"portrait": True}, grade=COOL),
    "hero-5-portrait": Shot(heroes.coffee, options={"portrait": True}, grade={"exposure": 1.2, "saturation": .86}),

    "product-01-secondary": Shot(secondaries.am_pm, LARGE, grade=COOL),
    "product-02-secondary": Shot(secondaries.advanced_care),
    "product-03-secondary": Shot(secondaries.signature_kit),
    "product-04-secondary": Shot(secondaries.night_open),
    "product-05-secondary": Shot(secondaries.spf_on_stone, grade=COOL),
    "product-06-secondary": Shot(heroes.water_close, grade={"exposure": 1.15}),
    "product-07-secondary": Shot(secondaries.airless_bare, grade=COOL),
    "product-08-secondary": Shot(secondaries.small_jar_on_linen),
    "product-09-secondary": Shot(secondaries.serum_and_coffee,
                                 grade={"exposure": 1.15, "white_balance": (.98, 1.0, 1.05)}),
    "product-10-secondary": Shot(secondaries.daily_protection, grade=COOL),

    "product-01-contents": Shot(details.laid_out, LARGE, {"span": 2.4, "items": (("tube", -.42, -5), ("jar", .46, 4))}),
    "product-01-textures": Shot(details.swatches, LARGE, {"kinds": ("spf", "cream")}),
    "product-02-contents": Shot(details.laid_out, options={"span": 3.0, "items": (("airless", -.72, -4), ("serum", -.04, 3), ("jar", .68, -3))}),
    "product-02-textures": Shot(details.swatches, options={"kinds": ("spf", "serum", "cream")}),
    "product-03-contents": Shot(details.laid_out, options={"ground": "sage_pale", "span": 3.5, "items": (
        ("wash", -.98, -4), ("tube", -.30, 2), ("serum", .28, -3), ("jar", .88, 4))}),
    "product-03-textures": Shot(details.swatches, options={"kinds": ("gel", "spf", "serum", "cream")}),
    "product-04-back": _packshot(pack("night_jar", turned=True), target=(0, 0, .32), span=1.14, elev=5),
    "product-04-texture": Shot(details.cream_on_skin),
    "product-04-scale": Shot(details.beside_card, options={"name": "night_jar"}),
    "product-05-back": _packshot(pack("spf_tube", turned=True), target=(0, 0, .70), span=1.24, elev=4),
    "product-05-texture": Shot(details.cream_on_skin, options={"ground": details.DUSK, "seed": 8}),
    "product-05-scale": Shot(details.in_tray, options={"name": "spf_tube", "radius": .24}),
    "product-06-back": _packshot(pack("face_wash", turned=True), target=(0, 0, .56), span=1.38, elev=4),
    "product-06-texture": Shot(details.gel_drops),
    "product-06-scale": Shot(details.beside_card, options={"name": "face_wash", "radius": .285, "tall": True}),
    "product-07-back": _packshot(pack("spf_airless", turned=True), target=(0, 0, .50), span=1.28, elev=4),
    "product-07-texture": Shot(details.dollop),
    "product-07-scale": Shot(details.in_tray, options={"name": "spf_airless", "radius": .215}),
    "product-08-back": _packshot(pack("night_jar", (0, -.2, 0), turned=True), pack("carton", (.1, .9, 0), 12, kind="night"),
                                 target=(0, -.1, .31), span=1.10, elev=6),
    "product-08-texture": Shot(details.cream_on_skin, options={"ground": "sand_deep", "seed": 12, "leaf": True}),
    "product-08-scale": Shot(details.in_tray, options={"name": "night_jar"}),
    "product-09-back": _packshot(pack("eye_serum", turned=True), target=(0, 0, .31), span=.74, elev=4),
    "product-09-texture": Shot(details.serum_drops, grade={"exposure": 1.1}),
    "product-09-scale": Shot(details.beside_card, options={"name": "eye_serum", "radius": .145}),
    "product-10-contents": Shot(details.laid_out, options={"span": 2.7, "items": (("wash", -.44, -4), ("tube", .40, 4))}),
    "product-10-textures": Shot(details.swatches, options={"kinds": ("gel", "spf")}),

    "banner-explore": Shot(editorial.explore, BANNER, grade={"left": 1.15}),
    "banner-kit": Shot(editorial.kit, BANNER, grade=COOL),
    "collection-winter": Shot(editorial.winter),
    "collection-summer": Shot(editorial.summer, grade=COOL),
    "about-hero": Shot(heroes.about, WIDE),
    "about-hero-portrait": Shot(heroes.about, options={"portrait": True}),
    "about-1": Shot(editorial.laboratory, grade=COOL),
    "about-2": Shot(editorial.beauty_that_cares, grade=COOL),
    "contact": Shot(editorial.stationery),
}

CUTS = {
    "social-1": Cut("product-04-secondary", .35),
    "social-2": Cut("product-06-secondary", .25),
    "social-3": Cut("product-09-secondary", .4),
    "social-4": Cut("product-10-secondary", .3),
    "social-5": Cut("hero-2-portrait", .55),
    "social-6": Cut("hero-4-portrait", .5),
}

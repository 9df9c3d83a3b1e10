"""Further product pictures: what a pack holds, how large it is, and all that is in a kit."""
import math

import materials as M
import plants
import products
import props
import shapes
import studio
import surfaces
from mesh import group, lathe, place

SKIN, DUSK = "#cba384", "#a97d5f"


def _gel(color, density=.9):
    """A clear gel of this colour."""
    return M.glass(color, ior=1.36, shadow=density)


def _drop(r, h, mat, pos):
    """A drop lying on a surface, r wide and h high."""
    steps = 18
    outline = [(r * math.sin(math.pi / 2 * k / steps) ** .8, h * math.cos(math.pi / 2 * k / steps)) for k in range(steps + 1)]
    return place(lathe("drop", [(0, 0), (r, 0), *outline[::-1][1:-1], (0, h)], mat), pos)


def cream_on_skin(size, ground=SKIN, seed=3, leaf=False):
    """A stroke of cream on skin-toned plaster, from above, in side light."""
    studio.wall_and_floor(ground, ground, 3, floor_mat=M.plaster(ground, amount=.35, scale=2.2, rough=.62))
    props.smear(.98, .36, .075, seed, M.cream("warm_white"), (-.44, -.06, .001), 14)
    if leaf:
        plants.eucalyptus(.8, 7, .14, .3, 5, pos=(.62, .30, .04), rot=(0, 0, 150))
    studio.area((-2.6, .6, 1.3), (0, 0, 0), 1.2, 1.6, 150, "#fff6ea", feather=.4)
    studio.area((1.8, -1.6, 2.4), (0, 0, 0), 2.4, 2.4, 44, "#eef3f2", feather=.4)
    studio.world("#faf7f1", .42)
    studio.camera(size, (.02, .0, .02), 1.30, 62, 0, 95, fstop=1.2, focus=(-.2, -.02, .05))


def dollop(size, ground="sage_pale"):
    """A swirl of moisturiser on travertine, close."""
    studio.wall_and_floor(ground, ground, 2.6)
    props.slab(1.9, 1.3, .14, M.travertine(), (0, .1, 0), rz=-6)
    swirl = shapes.cream_swirl(.30, 0, M.cream("warm_white"), turns=2.3, depth=.05, peak=.22)
    place(swirl, (-.06, -.02, .142))
    props.smear(.46, .13, .03, 8, M.cream("warm_white"), (.22, -.24, .142), 24)
    studio.lights_packshot(.86)
    studio.camera(size, (.02, -.02, .22), 1.15, 30, 0, 100, fstop=.9, focus=(-.06, -.1, .26))


def gel_drops(size):
    """Drops of the face wash on a wet stone, close."""
    studio.wall_and_floor("sage", "sage", 3, floor_mat=M.plaster("sage_mid", amount=.4, scale=1.8, rough=.3))
    props.slab(1.5, 1.1, .10, M.plaster("stone", scale=3), (-.04, .06, 0), rz=-10)
    for x, y, r in ((-.14, .04, .27), (.24, -.18, .13), (-.34, -.28, .085), (.10, -.34, .05), (.34, .16, .06)):
        _drop(r, r * .42, _gel("#d4eadb"), (x, y, .101))
    plants.eucalyptus(.8, 7, .13, .3, 6, pos=(.70, .42, .06), rot=(0, 0, 200))
    studio.lights_packshot(.95, flags=False)
    studio.camera(size, (.02, -.04, .12), 1.25, 48, 0, 100, fstop=1.1, focus=(-.1, -.08, .15))


def serum_drops(size):
    """Drops of the serum on dark stone, and the steel ball that rolls them on."""
    studio.wall_and_floor("stone_dark", "stone_dark", 2.4, floor_mat=M.plaster("stone_dark", amount=.6, scale=3, rough=.5))
    pack = place(products.eye_serum(cap_on=False), (0, 0, .145), (-90, 0, 0))
    place(group("lying", [pack]), (.24, .62, 0), (0, 0, -30))
    for x, y, r in ((-.20, -.05, .085), (-.04, -.20, .05), (-.34, -.22, .034), (.10, -.06, .028), (-.12, .16, .022)):
        _drop(r, r * .55, _gel("#f3e9d2"), (x, y, .001))
    studio.lights_packshot(.8)
    studio.camera(size, (-.04, .0, .05), .86, 46, 0, 100, fstop=1.0, focus=(-.1, -.05, .05))


def _lying(name, at, turn, radius, **options):
    pack = place(getattr(products, name)(**options), (0, 0, radius), (-90, 0, 0))
    return place(group("lying", [pack]), at, (0, 0, turn))


def _card(at, turn):
    """A visiting card, 90 x 58 mm: everybody knows its size."""
    return place(group("card", [place(products.contact_card(), (0, 0, 0), (-90, 0, 0))]), at, (0, 0, turn))


def beside_card(size, name, radius=None, tall=False):
    """A pack with a visiting card on folded linen, from above."""
    studio.sweep("linen", depth=8)
    surfaces.drape(5.4, 4.8, .07, 5, M.linen("sand"), (0, .1, 0), -10, flat=((0, 0, 1.3),))
    if radius is None:
        place(getattr(products, name)(), (-.20, .12, .03), (0, 0, 2))
        _card((.22, -.54, .05), -8)
    else:
        _lying(name, (-.34, -.62 if tall else -.5, .03), -6, radius)
        _card((.14, -.42, .05), -12)
    plants.eucalyptus(.9, 8, .14, .3, 6, pos=(.95, .72, .08), rot=(0, 0, 196))
    studio.lights_packshot(.88)
    studio.camera(size, (.08, -.02, .1), 2.6 if tall else 2.1, 58 if radius else 42, 0, 95)


def in_tray(size, name, radius=None):
    """A pack in an open tray lined with linen, as it lies in a suitcase."""
    studio.sweep("sage_pale", depth=8)
    place(products.gift_box(1.35, 1.95, .34, title=""), (0, 0, 0), (0, 0, -7))
    surfaces.drape(1.35 * .93, 1.95 * .95, .08, 7, M.linen("linen"), (0, 0, .07), -7, n=150)
    if radius is None:
        place(getattr(products, name)(), (-.02, -.30, .11), (0, 0, -3))
    else:
        _lying(name, (-.22, -.66, .13), -4, radius)
    props.pebble(.12, 6, pos=(.40, -.62, .12))
    plants.eucalyptus(.9, 8, .13, .3, 6, pos=(.34, .66, .2), rot=(0, 0, 252))
    studio.lights_packshot(.9)
    studio.camera(size, (0, -.02, .12), 2.6, 60, 0, 90)


PACKS = {
    "wash": ("face_wash", .285, -.74, {"yaw": -.1}), "tube": ("spf_tube", .24, -.62, {}),
    "airless": ("spf_airless", .215, -.76, {}), "serum": ("eye_serum", .145, -.54, {}),
}


def laid_out(size, items, ground="linen", span=2.7):
    """All packs of a kit on linen, from above: `items` are (kind, x, turn); the jar stands."""
    studio.sweep(ground, depth=9)
    surfaces.drape(6.4, 5.6, .06, 9, M.linen("sand" if ground == "linen" else "linen"), (0, .1, 0), 8,
                   flat=((0, 0, 1.5),))
    for kind, x, turn in items:
        if kind == "jar":
            place(products.night_jar(), (x, -.36, .03), (0, 0, turn))
        else:
            name, radius, y, options = PACKS[kind]
            _lying(name, (x, y, .03), turn, radius, **options)
    plants.eucalyptus(1.1, 9, .15, .3, 4, pos=(.2, 1.06, .08), rot=(0, 0, 184))
    studio.lights_packshot(.88)
    studio.camera(size, (0, .04, .12), span, 62, 0, 90)


def swatches(size, kinds):
    """What is in a kit, side by side on travertine: `kinds` of cream, spf, gel and serum."""
    studio.wall_and_floor("sand", "sand", 3, floor_mat=M.travertine())
    step = .52
    for k, kind in enumerate(kinds):
        y = (len(kinds) - 1) / 2 * step - k * step
        if kind in ("cream", "spf"):
            mat = M.cream("cream") if kind == "cream" else M.cream("warm_white")
            props.smear(.92, .27, .055, 3 + k * 5, mat, (-.42, y, .002), -4 + 8 * (k % 2))
        else:
            color = "#d4eadb" if kind == "gel" else "#f3e9d2"
            for x, r in ((-.30, .16), (.04, .12), (.30, .085), (.48, .05)):
                _drop(r, r * .4, _gel(color), (x, y + .05 * math.sin(x * 9), .002))
    studio.area((-2.6, .8, 1.5), (0, 0, 0), 1.4, 2.0, 170, "#fff6ea", feather=.4)
    studio.area((2.0, -1.8, 2.6), (0, 0, 0), 2.4, 2.4, 50, "#eef3f2", feather=.4)
    studio.world("#faf7f1", .45)
    studio.camera(size, (.02, .0, .02), max(1.5, .44 + .52 * len(kinds)), 66, 0, 95)

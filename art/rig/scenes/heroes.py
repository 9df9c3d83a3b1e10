"""Wide pictures with room for text on the left, and the same sets in portrait.

Wide (2:1): the lens is shifted sideways, so that the group stands at 60-70 % of the width and the left 42 % stays
empty and even. Portrait (4:5): the set centred; the page crops it to about 390:400 at 70 % of the height.
"""
import materials as M
import plants
import products
import props
import studio
import surfaces
from mesh import group, place


def frame(size, portrait, z, span, elev, lens=85, off=.42, x=0, portrait_span=1.32, lift=.05, **lens_options):
    """Camera on a group round the origin; `off` shifts the wide frame, `x`, `portrait_span` and `lift` the portrait."""
    if portrait:
        studio.camera(size, (x, 0, z), span * portrait_span, elev, 0, lens, shift=(0, lift), **lens_options)
    else:
        studio.camera(size, (0, 0, z), span, elev, 0, lens, shift=(-off, 0), **lens_options)


def morning_range(size, portrait=False):
    """Slide 1: the range in morning light."""
    studio.wall_and_floor("linen", "linen", 1.35)
    props.slab(2.1, .95, .26, M.travertine(), (.05, .30, 0))
    props.plinth(.40, .26, M.plaster("sage_light", .5), (.68, .30, .26))
    place(products.face_wash(yaw=.3), (-.58, .34, .26))
    place(products.spf_tube(), (.02, .22, .26), (0, 0, 4))
    place(products.night_jar(), (.70, .26, .52), (0, 0, -5))
    place(products.eye_serum(), (-.16, -.44, .146), (0, 90, -7))
    plants.eucalyptus(1.05, 9, .17, .3, 4, pos=(-1.30, -.40, .05), rot=(0, 0, 4))
    studio.palm_shadow((-3.0, -1.0, 2.5), (10, 28, 34), 3, seed=5)
    studio.lights_sun()
    frame(size, portrait, .93, 2.55, 8, x=-.04, portrait_span=1.27, fstop=.81, focus=(0, 0, .6))


def night(size, portrait=False):
    """Slide 2: night cream on dark marble before a brass moon."""
    studio.wall_and_floor(None, None, 1.5, wall_mat=M.plaster("forest", .8, .7),
                          floor_mat=M.plaster("forest", .6))
    props.plinth(.78, .20, M.marble("#24463a", "#5f8573"), (0, .1, 0), bevel=.02)
    props.disc(.78, .03, M.metal("brass", .32, brushed=True), (.30, 1.2, 1.02))
    place(products.night_jar(), (-.12, -.02, .20), (0, 0, 4))
    props.pebble(.16, 4, M.plaster("stone_dark", scale=3), (.74, -.52, 0))
    props.pebble(.10, 8, M.plaster("sage_mid", scale=3), (.52, -.72, 0))
    plants.eucalyptus(1.15, 10, .16, .3, 9, pos=(1.0, .35, .10), rot=(0, -10, 168))
    studio.lights_dramatic(1.9, keypos=(-3.0, -1.9, 2.8), ambient=.3)
    studio.area((-1.6, -.6, 2.8), (.30, 1.2, 1.0), 1.2, 1.2, 170, "#ffe9c8", feather=0)
    frame(size, portrait, .62, 1.95, 9, x=.04, portrait_span=1.28, fstop=.72, focus=(-.12, -.3, .5))


def _water_set(wall_y, reach):
    """Face wash on a stone in rippled water, algae round it, the water's light on the wall."""
    wall = M.rippling_light("#c3d6ca", (.25, .75), reach)
    place(products.face_wash(), (0, .1, .07))
    surfaces.pool(14, 9, .022, ((0, .1, 1.0),), M.water_sheet("#6f9d8b"), amp=.018, wave=.30, n=520, decay=1.1,
                  chop=.004)
    studio.wall_and_floor(None, None, wall_y, wall_mat=wall, floor_mat=M.seamless("sage_light"))
    props.plinth(.46, .09, M.plaster("stone", 1.0, 2), (0, .1, -.02))
    props.water_beads(.285, .14, 1.12, 95, 5, (0, .1, .07), clear=(.72, .44, .90))


def water(size, portrait=False):
    """Slide 3: face wash, algae and water."""
    _water_set(2.6, 1.9)
    props.pebble(.26, 5, M.plaster("stone_dark", scale=2.5), (.74, .35, -.06))
    props.pebble(.17, 7, M.plaster("stone", scale=2.5), (.60, -.05, -.05))
    plants.kelp(1.3, .17, 2, (-1.35, -.30, .02), (0, 0, -4), lift=.02)
    plants.kelp(.85, .13, 5, (.26, -.36, .02), (0, 0, 12), lift=.02)
    studio.lights_packshot(.95, flags=False)
    frame(size, portrait, .74, 2.15, 12, x=.04, portrait_span=1.2, fstop=.90, focus=(0, -.1, .6))


def water_close(size):
    """Face wash, second picture: the same water from nearer."""
    _water_set(2.2, 1.5)
    plants.kelp(1.25, .17, 2, (-1.3, -.36, .02), lift=.02)
    plants.kelp(1.1, .15, 5, (.42, -.30, .02), (0, 0, 22), lift=.02)
    plants.kelp(1.0, .13, 9, (-.95, .62, .02), (0, 0, 12), lift=.02)
    studio.lights_packshot(.95, flags=False)
    studio.camera(size, (0, 0, .76), 2.5, 14, 0, 95, fstop=.90, focus=(0, -.1, .6))


def sun_on_sand(size, portrait=False):
    """Slide 4: the two SPF packs in hard sun on ribbed sand."""
    studio.sweep("sand", depth=7)
    surfaces.dunes()
    props.slab(1.25, .8, .12, M.travertine(), (.02, .05, -.01), rz=-5)
    place(products.spf_airless(), (-.27, .10, .11), (0, 0, 5))
    place(products.spf_tube(), (.29, -.02, .11), (0, 0, -6))
    props.pebble(.16, 9, M.plaster("linen", scale=3), (.78, -.34, 0))
    studio.sun((.80, .28, -.52), 4.0, 1.0)
    studio.world("#e9eef0", .45)
    frame(size, portrait, .78, 2.15, 9, x=.06, portrait_span=1.18, fstop=.81, focus=(0, -.1, .6))


def coffee(size, portrait=False):
    """Slide 5: eye serum and coffee."""
    studio.sweep("#8a6b54", depth=4.2)
    props.slab(1.15, .8, .14, M.travertine("#9a8068", "#6f5843"), (0, .1, 0), rz=7)
    place(products.eye_serum(), (-.14, .08, .14))
    open_serum = place(products.eye_serum(cap_on=False), rotation=(0, 0, 50))   # rolled so that its print shows
    place(group("lying", [open_serum]), (-.02, -.20, .286), (-90, 0, -66))
    stone = (0, .1, .66)
    props.beans(60, (.40, -.30), (.85, .45), 4, avoid=[stone])
    props.beans(22, (-.62, -.34), (.32, .42), 11, avoid=[stone])
    props.beans(7, (.30, .20), (.25, .2), 2, z=.14, avoid=[(-.14, .08, .22), (.25, -.1, .2)])
    studio.lights_dramatic(1.7, key="#fff4e6", fill="#efe6da", ambient=.3)
    frame(size, portrait, .56, 1.72, 11, x=.14, portrait_span=1.32, fstop=.81, focus=(-.1, -.1, .5))


def about(size, portrait=False):
    """About page: the whole range at night, lattice light on a forest wall."""
    studio.wall_and_floor(None, None, 1.3, wall_mat=M.plaster("#2b4a3b", .5, .7), floor_mat=M.plaster("#2b4a3b", .5))
    stone = M.travertine("#8f8674", "#6a6250")
    props.slab(2.62, .90, .16, stone, (.08, .20, 0))
    props.plinth(.42, .14, stone, (.93, .16, .16))
    place(products.face_wash(yaw=.3), (-.92, .30, .16))
    place(products.spf_tube(), (-.34, .30, .16), (0, 0, 4))
    place(products.spf_airless(), (.17, .34, .16), (0, 0, -3))
    place(products.eye_serum(), (.49, -.06, .16), (0, 0, -3))
    place(products.night_jar(), (.93, .16, .30), (0, 0, -6))
    plants.eucalyptus(1.0, 9, .16, .3, 4, pos=(-1.28, -.42, .05), rot=(0, 0, 4))
    # the screen stands before all that the camera sees, so that no sun comes past it
    props.jaali(2.88, 2.16, .36, (-6.27, -3.5, 5.58), surround=12)
    studio.sun((.70, .50, -.42), 7.0, .22, "#ffdfae")
    studio.lights_dramatic(2.7, keypos=(-2.6, -2.2, 2.6), ambient=.30)
    frame(size, portrait, .88, 2.6, 7, off=.39, x=.02, portrait_span=1.36, fstop=1.0, focus=(0, 0, .6))

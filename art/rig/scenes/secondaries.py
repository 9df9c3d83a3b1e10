"""Second product pictures: tighter, on a deeper ground, with something of what is in the pack."""
import math

import materials as M
import plants
import products
import props
import studio
import surfaces
from mesh import group, place


def am_pm(size):
    """Kit 1: stepped plaster blocks, palm shadow."""
    studio.wall_and_floor("linen", "linen", 1.2)
    props.slab(1.5, 1.0, .34, M.plaster("linen", .6), (.42, .25, 0))
    props.plinth(.46, .62, M.plaster("sage_light", .5), (-.48, .32, 0))
    place(products.night_jar(), (.42, .05, .34), (0, 0, -6))
    place(products.spf_tube(), (-.48, .30, .62), (0, 0, 8))
    plants.eucalyptus(1.1, 9, .17, .3, 4, pos=(1.02, -.62, .05), rot=(0, 0, 172))
    studio.palm_shadow((-2.3, -1.0, 2.6), (10, 30, 40))
    studio.lights_sun()
    studio.camera(size, (0, .1, .86), 2.75, 9, 6, 90, fstop=.63, focus=(0, -.1, .6))


def advanced_care(size):
    """Kit 2: travertine steps before an arch."""
    studio.wall_and_floor("sage_pale", "sage_pale", 1.3)
    props.arch(1.5, 2.15, .16, M.plaster("sage_light", .5), (0, 1.0, 0))
    props.slab(1.9, .9, .18, M.travertine(), (0, .18, 0))
    props.slab(.74, .6, .30, M.travertine(), (.52, .26, .18))
    place(products.spf_airless(), (-.54, .22, .18), (0, 0, 6))
    place(products.night_jar(), (.52, .18, .48), (0, 0, -5))
    place(products.eye_serum(), (-.10, -.06, .18))
    plants.eucalyptus(.9, 8, .15, .3, 7, pos=(.98, -.36, .05), rot=(0, 0, 200))
    studio.lights_packshot(1.15)
    studio.camera(size, (0, .1, .98), 2.75, 7, -5, 90, fstop=.72, focus=(0, 0, .6))


def signature_kit(size):
    """Kit 3: from above, the packs lying in their lined tray."""
    studio.sweep("sage_pale", depth=9)
    turn = -8
    place(products.gift_box(2.94, 1.9, .42), (0, 0, 0), (0, 0, turn))
    surfaces.drape(2.94 * .95, 1.9 * .93, .10, 5, M.linen("linen"), (0, 0, .09), turn, n=160)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for pack, radius, x, y in ((products.face_wash(yaw=-.1), .285, -.98, -.74), (products.spf_tube(), .24, -.26, -.62),
                               (products.eye_serum(), .145, .34, -.62)):
        place(pack, (0, 0, radius), (-90, 0, 0))
        place(group("lying", [pack]), (x * c - y * s, x * s + y * c, .16), (0, 0, turn))
    place(products.night_jar(), (.92, -.26, .12), (0, 0, -3))
    plants.eucalyptus(1.0, 8, .14, .3, 6, pos=(.42, .62, .26), rot=(0, 0, -22))
    studio.lights_packshot(.9)
    studio.camera(size, (-.03, -.02, .15), 4.25, 58, 0, 90)


def night_open(size):
    """Night cream 50 ml: open, the swirl to be seen, its lid leaning beside."""
    studio.sweep("sage_pale", depth=3.2)
    props.plinth(.95, .12, M.plaster("linen", .6))
    place(products.night_jar(lid_on=False), (-.26, .06, .12), (0, 0, -3))
    place(products.night_lid(), (.42, -.06, .455), (72, 0, 30))
    props.smear(.66, .22, .045, 3, M.cream(), (-.40, -.62, .122), 8)
    studio.lights_packshot(.9)
    studio.camera(size, (.02, -.05, .36), 2.15, 26, 0, 95, fstop=.90, focus=(-.1, -.1, .5))


def spf_on_stone(size):
    """SPF tube with its carton on travertine, sun."""
    studio.wall_and_floor("sand", "sand", 1.1)
    props.slab(1.5, 1.0, .22, M.travertine(), (-.05, .12, 0), rz=-8)
    place(products.spf_tube(), (-.30, .12, .22), (0, 0, 6))
    place(products.carton("spf"), (.43, .40, .22), (0, 0, -16))
    props.pebble(.19, 4, pos=(.78, -.42, 0))
    props.pebble(.12, 6, pos=(.98, -.62, 0))
    studio.palm_shadow((-2.2, -1.2, 2.2), (15, 25, 20), seed=8)
    studio.lights_sun()
    studio.camera(size, (.02, .1, .78), 2.4, 9, 0, 90, fstop=.72, focus=(0, -.1, .6))


def airless_bare(size):
    """SPF airless with its cap off and its carton."""
    studio.wall_and_floor("offwhite", "offwhite", 1.3)
    props.slab(1.25, .85, .16, M.plaster("sand", .7), (0, .15, 0), rz=6)
    place(products.spf_airless(cap_on=False), (-.28, .02, .16), (0, 0, 4))
    place(products.carton("spf_airless"), (.30, .26, .16), (0, 0, -14))
    place(products.spf_cap(), (.30, -.52, .215), (90, 0, 52))
    plants.eucalyptus(1.0, 9, .15, .3, 3, pos=(-1.2, -.35, .05), rot=(0, 0, 6))
    studio.palm_shadow((-2.2, -1.2, 2.3), (15, 25, 20), seed=14)
    studio.lights_sun(.92)
    studio.camera(size, (.02, .1, .96), 2.75, 8, 0, 90, fstop=.72, focus=(0, 0, .6))


def small_jar_on_linen(size):
    """Boxed night cream on folded linen."""
    studio.sweep("linen", depth=3.4)
    surfaces.drape(4.6, 3.2, .16, 8, M.linen("linen"), (0, .1, 0), 12, flat=((-.03, -.2, .55), (.58, .05, .35)))
    place(products.night_jar(), (0, -.12, .02), (0, 0, -4))
    plants.eucalyptus(1.35, 11, .18, .3, 12, pos=(-1.15, .55, .16), rot=(0, 6, -12))
    props.pebble(.17, 9, M.plaster("stone_dark", scale=3), (.62, .18, .0))
    props.pebble(.11, 3, M.plaster("stone", scale=3), (.50, -.20, -.005))
    studio.lights_packshot(.95)
    studio.camera(size, (0, 0, .36), 2.1, 22, 0, 95, fstop=.81, focus=(0, -.3, .35))


def serum_and_coffee(size):
    """Eye serum, cap off, among coffee beans."""
    studio.sweep("sand", depth=3.4)
    props.plinth(.50, .10, M.travertine(), (-.06, .12, 0))
    place(products.eye_serum(cap_on=False), (-.14, .06, .10), (0, 0, 4))
    place(products.eye_cap(), (.56, -.44, .145), (90, 0, -75))
    stone, cap = (-.06, .12, .58), [(.56, -.44, .21), (.42, -.47, .21), (.28, -.51, .21), (.13, -.55, .2)]
    props.beans(42, (.40, -.18), (.75, .50), 4, avoid=[stone, *cap])
    props.beans(18, (-.55, -.36), (.46, .26), 9, avoid=[stone, cap[-1]])
    props.beans(6, (.16, .10), (.22, .2), 2, avoid=[(-.14, .06, .21)], z=.10, r=.058)
    studio.lights_packshot(.86)
    studio.camera(size, (.04, -.05, .42), 1.62, 16, 0, 100, fstop=.90, focus=(-.14, -.08, .4))


def daily_protection(size):
    """Kit 4: a stone ledge in the sun, palm shadow."""
    studio.wall_and_floor("sage_light", "linen", .95)
    props.slab(6, .9, .42, M.travertine(), (0, .42, 0))
    place(products.face_wash(), (-.34, .34, .42))
    place(products.spf_tube(), (.36, .20, .42), (0, 0, -6))
    props.pebble(.17, 4, M.plaster("stone", scale=3), (.86, .24, .42))
    studio.palm_shadow((-2.2, -1.4, 2.5), (12, 28, 24), length=2.3, seed=21)
    studio.lights_sun()
    studio.camera(size, (.1, .1, 1.10), 2.75, 7, 0, 90, fstop=.72, focus=(0, 0, .8))

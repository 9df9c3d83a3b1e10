"""Banners, collections, the stories of the About page, and the contact picture."""
import math

import materials as M
import plants
import products
import props
import studio
import surfaces
from mesh import group, place, rbox


def explore(size):
    """Banner: the range at the right before an arch; the left stays empty for text."""
    studio.wall_and_floor("sage_light", "sage_light", 1.5)
    props.arch(2.05, 2.30, .14, M.plaster("sage_pale", .5), (.06, 1.2, 0))
    props.slab(2.62, 1.0, .16, M.plaster("linen", .6), (.02, .2, 0))
    place(products.spf_airless(), (-.98, .34, .16), (0, 0, 4))
    place(products.face_wash(yaw=2.75), (-.46, .36, .16))
    place(products.spf_tube(), (.14, .36, .16), (0, 0, -3))
    place(products.eye_serum(), (.52, -.06, .16))
    place(products.night_jar(), (.94, .10, .16), (0, 0, -4))
    studio.lights_packshot(.95)
    studio.camera(size, (0, .1, 1.02), 3.3, 6, 0, 90, fstop=.90, focus=(0, 0, .6), shift=(-.29, 0))


def kit(size):
    """Banner: the grooming kit in its tray at the right; the left stays empty for text."""
    studio.wall_and_floor("linen", "linen", 1.5)
    turn, x0, y0 = -7, .05, .25
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def in_tray(x, y, z):
        return x0 + x * c - y * s, y0 + x * s + y * c, z
    place(products.gift_box(2.2, .92, .44), in_tray(0, 0, 0), (0, 0, turn))
    place(products.face_wash(yaw=.3), in_tray(-.74, .08, .20), (0, 0, turn))
    place(products.spf_tube(), in_tray(-.18, .12, .20), (0, 0, -5))
    place(products.eye_serum(), in_tray(.23, -.10, .20))
    place(products.night_jar(), in_tray(.68, .04, .26), (0, 0, turn))
    plants.eucalyptus(.8, 8, .15, .3, 4, pos=(1.36, -.52, .05), rot=(0, 0, 176))
    studio.palm_shadow((-2.6, -1.0, 2.6), (10, 28, 34), seed=15)
    studio.lights_sun(.95)
    studio.camera(size, (0, .1, .90), 2.95, 9, 0, 90, fstop=.90, focus=(0, -.1, .6), shift=(-.29, 0))


def winter(size):
    """Winter collection: cold light, marble and linen."""
    studio.sweep("#d9dedc", depth=3.6)
    surfaces.drape(5.6, 4.2, .20, 21, M.linen("#cfd6d2"), (0, .1, 0), -14, flat=((-.15, -.05, .75),), n=198)
    props.plinth(.62, .16, M.marble("#c9d2cc", "#f4f6f4"), (-.08, .05, 0))
    place(products.night_jar(), (.12, -.08, .16), (0, 0, -4))
    place(products.eye_serum(), (-.38, .14, .16))
    plants.eucalyptus(1.5, 12, .18, .3, 12, M.leaf("#7f9a90", "#c2d0ca"), (1.05, .55, .25), (0, -14, 178))
    studio.lights_packshot(.9, "#f4f8fb")
    studio.camera(size, (0, 0, .52), 2.1, 15, 0, 95, fstop=.81, focus=(0, -.3, .45))


def summer(size):
    """Summer collection: the SPF packs on stone in a pool, palm shadow over them."""
    wall = M.rippling_light("#d3dfd5", (0, .9), 2.2, strength=.4)
    studio.wall_and_floor(None, None, 2.4, wall_mat=wall, floor_mat=M.seamless("sage_light"))
    surfaces.pool(12, 8, .022, ((0, .2, .8), (2.0, -1.2, .7)), M.water_sheet("#6aa590"), amp=.008, wave=.26, n=480,
                  decay=1.0, chop=.005)
    props.slab(1.3, .85, .20, M.travertine(), (0, .15, -.04), rz=-6)
    props.plinth(.34, .22, M.travertine(), (-.28, .22, .16))
    place(products.spf_airless(), (-.28, .22, .38), (0, 0, 4))
    place(products.spf_tube(), (.30, .05, .16), (0, 0, -6))
    studio.palm_shadow((-2.4, -1.2, 2.8), (12, 28, 30), length=2.2, seed=31)
    studio.sun((.66, .5, -.56), 3.8, 1.2, "#fff3e2")
    studio.world("#e8f0ee", .5)
    studio.camera(size, (.03, .1, .88), 2.45, 10, 0, 90, fstop=.90, focus=(0, -.1, .6))


def laboratory(size):
    """Story 1: open night cream and eye serum on stone, eucalyptus, sun."""
    studio.wall_and_floor("sage_pale", "linen", 1.3)
    props.slab(1.5, .9, .2, M.travertine(), (-.1, .2, 0), rz=5)
    props.plinth(.42, .40, M.plaster("sage", .6), (.62, .42, 0))
    place(products.eye_serum(), (.62, .40, .40))
    place(products.night_jar(lid_on=False), (-.30, .12, .20))
    plants.eucalyptus(1.25, 10, .18, .3, 12, pos=(-1.15, .42, .24), rot=(0, -6, 10))
    props.pebble(.15, 3, pos=(.80, -.35, 0))
    studio.palm_shadow((-2.4, -1.0, 2.6), (10, 28, 34), length=2.2, seed=41)
    studio.lights_sun(.92)
    studio.camera(size, (.02, .1, .66), 2.35, 13, 0, 90, fstop=.81, focus=(0, -.1, .5))


def beauty_that_cares(size):
    """Story 2: two packs in the light of a carved screen."""
    studio.wall_and_floor("sand", "linen", 1.25)
    props.slab(1.35, .85, .20, M.travertine(), (.02, .15, 0), rz=-6)
    place(products.face_wash(yaw=.3), (-.28, .18, .20), (0, 0, 4))
    place(products.night_jar(), (.36, .06, .20), (0, 0, -6))
    props.jaali(4.2, 3.6, .30, (-2.6, -1.0, 2.9))
    studio.sun((.70, .56, -.44), 4.2, .4, "#fff0da")
    studio.area((2.5, -4, 3.2), (0, 0, .6), 4, 4, 50, "#eef3f2", feather=0, mirrored=False)
    studio.world("#eef1f1", .36)
    studio.camera(size, (0, .1, .88), 2.5, 8, 0, 90, fstop=.90, focus=(0, 0, .6))


def stationery(size):
    """Contact: card and envelope on linen."""
    studio.sweep("sage_pale", depth=5)
    surfaces.drape(5.2, 3.6, .14, 31, M.linen("#d8ded6"), (0, .2, 0), 20, flat=((0, 0, .9),))

    def lay(sheet, position, turn):
        place(sheet, rotation=(-90, 0, 0))
        place(group("lying", [sheet]), position, (0, 0, turn))
    lay(rbox("envelope", 1.15, .018, .80, r=.004, mat=M.paper("sage")), (-.12, -.30, .05), 10)
    lay(products.contact_card(), (.10, -.36, .075), -6)
    plants.eucalyptus(1.15, 10, .16, .3, 4, pos=(-.95, .62, .16), rot=(0, 0, -12))
    props.pebble(.16, 5, pos=(.72, .38, .06))
    props.pebble(.10, 9, M.plaster("linen", scale=3), (.86, .16, .05))
    studio.lights_packshot(.9)
    studio.camera(size, (.02, .03, .08), 1.74, 50, 0, 90, fstop=1.26, focus=(0, -.2, .1))

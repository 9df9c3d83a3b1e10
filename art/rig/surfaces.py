"""Wide surfaces that a scene stands on: rippled water, draped cloth, dunes. Lengths in scene units (1.0 = 10 cm)."""
import math
import random

from mathutils import Vector, noise

import materials as M
from mesh import TAU, grid, place


def pool(w, d, z, sources, mat, amp=.012, wave=.17, n=420, decay=1.1, chop=.002):
    """Water w x d at height z, with rings of wavelength `wave` round each source (x, y, strength).

    `amp` is the rings' height at the source, `decay` the distance over which they fade, `chop` the wind's share.
    """
    def point(u, v):
        x, y = (u - .5) * w, (v - .5) * d
        h = 0
        for sx, sy, strength in sources:
            r = math.hypot(x - sx, y - sy)
            h += strength * amp * math.sin(TAU * r / wave) * math.exp(-r / decay)
        h += chop * (noise.noise(Vector((x * 2.2, y * 2.2, 1))) + .5 * noise.noise(Vector((x * 5, y * 5, 4))))
        return x, y, z + h
    return grid("pool", n, int(n * d / w), point, mat)


def drape(w, d, amp, seed, mat, pos=(0, 0, 0), rz=0, flat=(), n=170):
    """Cloth on a table with branching soft folds `amp` high; `flat` = (x, y, r) places pressed under packs."""
    ox = random.Random(seed).uniform(0, 50)

    def point(u, v):
        x, y = (u - .5) * w, (v - .5) * d
        q = Vector((x * .55 + ox, y * .55, 0))
        wx = x + .55 * noise.noise(q)
        wy = y + .45 * noise.noise(q + Vector((9, 3, 0)))
        a = math.sin(3.1 * (wx * .92 + wy * .38) + 2.2 * noise.noise(Vector((wx * .35 + ox, wy * .8, 2))))
        b = math.sin(5.3 * (wx * .80 - wy * .30) + 2.6 * noise.noise(Vector((wx * .5, wy * .5 + ox, 5))))
        broad = noise.noise(Vector((x * 1.1 + ox, y * 1.1, 8)))
        h = amp * (.75 * (1 - abs(a)) ** 1.6 + .35 * (1 - abs(b)) ** 2.0 + .3 * broad)
        for fx, fy, fr in flat:
            r = math.hypot(x - fx, y - fy) / fr
            h *= 1 - math.exp(-max(0, r - .75) ** 2 * 3.2)
        return x, y, max(0, h) + .004
    o = place(grid("drape", n, int(n * d / w), point, mat), pos, (0, 0, rz))
    smooth = o.modifiers.new("smooth", "SMOOTH")
    smooth.iterations = 3
    return o


def dunes(w=12, d=8, amp=.03):
    """Wind-ribbed sand, levelled round the origin where the packs stand."""
    def point(u, v):
        x, y = (u - .5) * w, (v - .5) * d
        across = y + .35 * x + .5 * noise.noise(Vector((x * .5, y * .5, 3)))
        rib = (.5 + .5 * math.sin(15 * across + 1.2 * noise.noise(Vector((x * 1.1, y * 1.1, 7))))) ** 1.5
        depth = .5 + .5 * noise.noise(Vector((x * .45, y * .45, 11)))
        level = 1 - .85 * math.exp(-((x / .75) ** 2 + (y / .55) ** 2))
        swell = .20 * max(0, noise.noise(Vector((x * .28 + 4, y * .28, 1))))
        return x, y, amp * rib * (.35 + depth) * level + swell * level + .012
    return grid("dunes", 320, 260, point, M.plaster("sand", .5, 6, rough=.95))

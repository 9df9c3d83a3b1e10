"""Leaves, sprigs, palm fronds and algae. Each is the same for the same seed. Lengths in scene units (1.0 = 10 cm)."""
import math
import random

from mathutils import Matrix, Vector

import materials as M
from mesh import TAU, grid, group, loft, place


def leaf_blade(length, width, cup, bend, material, fullness, seed, rows):
    """A leaf from its base at the origin along +X.

    `cup` raises the edges, `bend` the tip; `fullness` below 1 moves the widest place towards the base.
    """
    rnd = random.Random(seed)
    twist = rnd.uniform(-.25, .25)

    def point(u, v):
        s = u - .5
        w = width * max(0, math.sin(math.pi * v ** fullness)) ** .75
        if v > .985:
            w *= .2
        y = s * w
        z = cup * (2 * s) ** 2 * math.sin(math.pi * v) + bend * v * v + twist * y * v
        return length * v, y, z + .012 * length * math.sin(9 * v + 3 * s + seed)
    return grid("leaf", 11, rows * 2, point, material)


def eucalyptus(length=1.1, pairs=9, leaf=.17, curve=.35, seed=1, mat=None, pos=(0, 0, 0), rot=(0, 0, 0)):
    """Silver-dollar sprig: round leaves in crossed pairs on an arching stem lying along +X."""
    rnd = random.Random(seed)
    n = 24
    spine = [Vector((length * t, curve * t * t * .5 * math.sin(2.2 * t + seed),
                     curve * .45 * math.sin(math.pi * t * .8))) for t in (i / (n - 1) for i in range(n))]
    direction = [(spine[min(i + 1, n - 1)] - spine[max(i - 1, 0)]).normalized() for i in range(n)]
    sections = []
    for i, p in enumerate(spine):
        side = direction[i].cross(Vector((0, 0, 1))).normalized()
        r = .013 * (1 - .7 * i / (n - 1))
        sections.append((p, side, side.cross(direction[i]), r, r, 2))
    parts = [loft("stem", sections, M.plastic("#6d6a4c", rough=.6), 12)]
    blade = mat or M.leaf("#5d7f68", "#9cb3a4")
    for i in range(pairs):
        t = .12 + .86 * i / (pairs - 1)
        k = int(t * (n - 1))
        size = leaf * (1.0 - .62 * t) * rnd.uniform(.85, 1.15)
        for sign in (-1, 1):
            o = leaf_blade(size * 1.1, size * 1.05, -.20 * size, -.24 * size, blade, .80, rnd.randint(0, 999), 14)
            turn = math.atan2(direction[k].y, direction[k].x) + sign * math.radians(rnd.uniform(48, 80))
            tilt = rnd.uniform(-.55, .25) if i % 2 else rnd.uniform(-.2, .8)
            o.matrix_local = (Matrix.Translation(spine[k]) @ Matrix.Rotation(turn, 4, "Z")
                              @ Matrix.Rotation(-tilt, 4, "Y") @ Matrix.Rotation(rnd.uniform(-.6, .6), 4, "X"))
            parts.append(o)
    return place(group("eucalyptus", parts), pos, rot)


def palm(length=2.4, blades=26, blade_length=1.1, seed=3, pos=(0, 0, 0), rot=(0, 0, 0), width=.10):
    """Palm frond lying along +X."""
    rnd = random.Random(seed)
    parts, blade = [], M.leaf("#3f5f46", "#6a8a62")
    for i in range(blades):
        t = .06 + .94 * i / blades
        size = blade_length * math.sin(math.pi * (.12 + .80 * t)) ** .8 * rnd.uniform(.9, 1.05)
        for sign in (-1, 1):
            o = leaf_blade(size, width, -.03, -.22 * size, blade, .7, rnd.randint(0, 99), 10)
            o.matrix_local = (Matrix.Translation((length * t, 0, -.25 * t * t))
                              @ Matrix.Rotation(sign * math.radians(62 - 34 * t + rnd.uniform(-4, 4)), 4, "Z"))
            parts.append(o)
    return place(group("palm", parts), pos, rot)


def kelp(length=1.6, width=.2, seed=1, pos=(0, 0, 0), rot=(0, 0, 0), lift=0.0, ruffle=.016, waves=3.2):
    """Blade of algae with softly ruffled edges, snaking along +X; `lift` arches it off the ground."""
    phase = random.Random(seed).uniform(0, 6)

    def point(u, v):
        s = (u - .5) * 2
        side = 2 if s > 0 else 0
        w = width * math.sin(math.pi * min(1, .06 + v * .93)) ** .55
        w *= 1 + .10 * math.sin(TAU * waves * .5 * v + phase + side)
        frill = ruffle * abs(s) ** 1.8 * math.sin(TAU * waves * v + phase + .8 * side)
        y = .13 * length * math.sin(3.6 * v + phase) + s * w / 2
        return length * v, y, .016 + lift * math.sin(math.pi * v) + .8 * frill + .006 * math.sin(5 * v + phase)
    blade = M.leaf("#4d6a3a", "#708a4c", trans=.4, rough=.16)
    return place(grid("kelp", 21, 220, point, blade), pos, rot)

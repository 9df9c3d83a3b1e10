"""Styling props: stone, coffee, cream, water beads, and the carved screen. Lengths in scene units (1.0 = 10 cm)."""
import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

import materials as M
from mesh import TAU, group, grid, lathe, link, place, rbox, shade_smooth


def plinth(r, h, mat=None, pos=(0, 0, 0), bevel=.018):
    return place(lathe("plinth", [(0, 0), (r, 0), (r, h, bevel), (0, h)], mat or M.plaster("linen")), pos)


def slab(w, d, h, mat=None, pos=(0, 0, 0), rz=0):
    return place(rbox("slab", w, d, h, r=.014, mat=mat or M.plaster("linen")), pos, (0, 0, rz))


def arch(w, h, t, mat, pos=(0, 0, 0)):
    """Solid round-topped panel, w wide, h high, t thick."""
    n, r = 40, w / 2
    turn = [math.pi * k / n for k in range(n + 1)]
    outline = [(-r, 0)] + [(-r * math.cos(a), h - r + r * math.sin(a)) for a in turn] + [(r, 0)]
    bm = bmesh.new()
    face = bm.faces.new([bm.verts.new((x, -t / 2, z)) for x, z in outline])
    extruded = bmesh.ops.extrude_face_region(bm, geom=[face])
    back = [v for v in extruded["geom"] if isinstance(v, bmesh.types.BMVert)]
    bmesh.ops.translate(bm, vec=(0, t, 0), verts=back)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new("arch")
    bm.to_mesh(mesh)
    bm.free()
    shade_smooth(mesh, 35)
    ob = link("arch", mesh, mat)
    bevel = ob.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method, bevel.harden_normals = .012, 3, "ANGLE", True
    return place(ob, pos)


def disc(r, t, mat, pos):
    """Round plate standing on edge, facing the camera."""
    return place(lathe("disc", [(0, 0), (r, 0, .01), (r, t, .01), (0, t)], mat), pos, (90, 0, 0))


def pebble(r, seed, mat=None, pos=(0, 0, 0), flat=.55):
    """Worn stone of about radius r lying on its flat side."""
    rnd = random.Random(seed)
    offset = Vector((rnd.uniform(-9, 9), rnd.uniform(-9, 9), rnd.uniform(-9, 9)))
    sx, sy = rnd.uniform(.85, 1.25), rnd.uniform(.75, 1.05)
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=5, radius=1)
    for v in bm.verts:
        d = 1 + .20 * noise.noise(v.co * .8 + offset) + .05 * noise.noise(v.co * 2.1 + offset)
        v.co = Vector((v.co.x * d * sx, v.co.y * d * sy, v.co.z * d * flat)) * r
    lowest = min(v.co.z for v in bm.verts)
    for v in bm.verts:
        v.co.z -= lowest * .97                   # sunk by a hair, so that it touches
    mesh = bpy.data.meshes.new("pebble")
    bm.to_mesh(mesh)
    bm.free()
    shade_smooth(mesh)
    ob = link("pebble", mesh, mat or M.plaster("stone", scale=3))
    return place(ob, pos, (0, 0, math.degrees(rnd.uniform(0, 6))))


def _bean_mesh():
    """Coffee bean of half length 1, flat side and seam up."""
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=48, v_segments=32, radius=1)
    for v in bm.verts:
        x, y, z = v.co
        y *= .74
        x *= 1 - .05 * y
        if z > 0:
            seam = math.exp(-((y - .07 * math.sin(2.6 * x)) / .085) ** 2) * (1 - .35 * abs(x))
            z = z * .30 - .30 * seam
        else:
            z *= .56
        v.co = (x, y, z)
    mesh = bpy.data.meshes.new("bean")
    bm.to_mesh(mesh)
    bm.free()
    shade_smooth(mesh)
    mesh.materials.append(M.coffee())
    return mesh


def beans(n, center, spread, seed, avoid=(), z=0.0, r=.062):
    """`n` coffee beans strewn round `center` on height z, none within a circle (x, y, r) of `avoid`."""
    rnd = random.Random(seed)
    mesh = bpy.data.meshes.get("bean") or _bean_mesh()
    placed, tries = [], 0
    while len(placed) < n and tries < 4000:
        tries += 1
        x, y = (c + rnd.gauss(0, .5) * s for c, s in zip(center, spread))
        taken = any((x - a) ** 2 + (y - b) ** 2 < c * c for a, b, c in avoid)
        if taken or any((x - a) ** 2 + (y - b) ** 2 < (1.55 * r) ** 2 for a, b in placed):
            continue
        placed.append((x, y))
        seam_up = rnd.random() < .55
        size = r * rnd.uniform(.88, 1.1)
        wobble = .18 if seam_up else .12
        o = link("bean", mesh)
        o.location = (x, y, z + size * (.56 if seam_up else .24))
        o.rotation_euler = ((0 if seam_up else math.pi) + rnd.uniform(-wobble, wobble), rnd.uniform(-wobble, wobble),
                            rnd.uniform(0, TAU))
        o.scale = (size, size, size)


def water_beads(R, z0, z1, n, seed, pos, clear, half_angle=1.5, smallest=.006, largest=.022):
    """`n` water beads on the camera side (+- half_angle rad) of an upright cylinder of radius R.

    `clear` = (half angle, z0, z1) is left dry, so that the print can be read.
    """
    rnd = random.Random(seed)
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=28, v_segments=16, radius=1)
    mesh = bpy.data.meshes.new("bead")
    bm.to_mesh(mesh)
    bm.free()
    shade_smooth(mesh)
    mesh.materials.append(M.water_drop())
    beads, spots, tries = [], [], 0
    while len(beads) < n and tries < n * 40:
        tries += 1
        r = smallest + (largest - smallest) * rnd.random() ** 3.2
        a, z = rnd.uniform(-half_angle, half_angle), rnd.uniform(z0, z1)
        if abs(a) < clear[0] and clear[1] < z < clear[2]:
            continue
        if any(abs(z - sz) < (r + sr) * 1.1 and abs(a - sa) * R < (r + sr) * 1.1 for sa, sz, sr in spots):
            continue
        spots.append((a, z, r))
        sag = 1 + (.35 * rnd.random() if r > .014 else 0)
        o = link("bead", mesh)
        normal = Vector((math.sin(a), -math.cos(a), 0))
        o.matrix_local = (Matrix.Translation(normal * (R + r * .05) + Vector((0, 0, z)))
                          @ Matrix.Rotation(a, 4, "Z") @ Matrix.Diagonal((r, r * .55, r * sag, 1)))
        beads.append(o)
    return place(group("beads", beads), pos)


def smear(length, width, h, seed, mat, pos, rz=0, bend=.25):
    """Cream drawn by a spatula: thick start, combed ridges, feathered end."""
    rnd = random.Random(seed)
    p = [rnd.uniform(0, 6.28) for _ in range(6)]

    def point(u, v):
        s = (u - .5) * 2
        e = min(1, v / .10)
        head = math.sqrt(max(0, 1 - (1 - e) ** 2))
        tail = max(0, min(1, (1 - v) / .22))
        edge = (1 + .07 * math.sin(9 * v + p[0] + s) + .05 * math.sin(23 * v + p[1] + 2 * s)
                + .025 * math.sin(51 * v + p[2]))
        fringe = .5 + .5 * noise.noise(Vector((s * 5.5, 3.3 + seed, 0)))
        x = length * v * (1 - .20 * fringe * (1 - tail))
        half = width / 2 * head * edge * (.82 + .18 * tail ** .5)
        y = s * half + bend * length * (v - .5) ** 2 - bend * length * .25
        ridges = (1 + .26 * math.sin(15 * s + p[3] + .9 * math.sin(3 * v + p[4]))
                  + .18 * math.sin(31 * s + p[5] + 1.2 * math.sin(2.2 * v))
                  + .28 * noise.noise(Vector((s * 3.5, v * 1.6, seed))))
        body = .42 + 1.15 * math.exp(-((v - .14) / .16) ** 2) + .55 * math.exp(-((v - .80) / .10) ** 2)
        lip = 1 + .65 * math.exp(-((abs(s) - .86) / .09) ** 2)
        z = h * max(0, 1 - abs(s) ** 4.0) * body * tail ** .55 * head * ridges * lip
        return x, y, max(.0006, z)
    return place(grid("smear", 90, 260, point, mat), pos, (0, 0, rz))


def jaali(w, h, cell, pos, bar=.17, surround=0.0):
    """Carved screen of eight-pointed stars, w x h, centred on `pos`, standing parallel to the wall, off camera.

    Parallel to the wall, it throws its pattern on it true to shape. `cell` is the repeat, `bar` the stone left
    between stars as a share of it; `surround` walls the screen in, so that light comes through the stars alone.
    """
    nx, nz = round(w / cell), round(h / cell)
    outer, inner = [], []
    for k in range(16):
        a = TAU * k / 16
        c, s = math.cos(a), math.sin(a)
        square = .5 / max(abs(c), abs(s))
        star = (.5 - bar / 2) * (1.0 if k % 2 == 0 else .68)
        outer.append((c * square, s * square))
        inner.append((c * star, s * star))
    verts, faces = [], []
    for j in range(nz):
        for i in range(nx):
            cx, cz, base = (i + .5 - nx / 2) * cell, (j + .5 - nz / 2) * cell, len(verts)
            for ring in (outer, inner):
                verts += [(cx + x * cell, 0, cz + z * cell) for x, z in ring]
            for k in range(16):
                k2 = (k + 1) % 16
                faces.append((base + k, base + k2, base + 16 + k2, base + 16 + k))
    if surround:
        x, z, base = nx * cell / 2, nz * cell / 2, len(verts)
        for dx, dz in ((x, z), (x + surround, z + surround)):
            verts += [(sx * dx, 0, sz * dz) for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        faces += [(base + k, base + (k + 1) % 4, base + 4 + (k + 1) % 4, base + 4 + k) for k in range(4)]
    mesh = bpy.data.meshes.new("jaali")
    mesh.from_pydata(verts, [], faces)
    ob = link("jaali", mesh, M.plaster("sand"))
    ob.visible_camera = ob.visible_glossy = ob.visible_diffuse = False
    return place(ob, pos)

"""Mesh builders: lathe, loft, rounded box, grid, and the metric label UVs that carry prints.

Scene units: 1.0 = 10 cm. Things stand on z = 0 and face -Y, towards the camera. A label UV runs 0..1 over the print;
faces without a print get a UV far outside, where the mask is empty.
"""
import math

import bmesh
import bpy
from mathutils import Vector

TAU = math.tau
NO_PRINT = (-5.0, -5.0)


def link(name, mesh, material=None):
    """Put a mesh into the scene as an object."""
    ob = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(ob)
    if material:
        mesh.materials.append(material)
    return ob


def shade_smooth(mesh, angle=None):
    """Smooth shading; edges sharper than `angle` degrees stay crisp."""
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    if angle:
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(angle)


def weighted_normals(ob):
    modifier = ob.modifiers.new("normals", "WEIGHTED_NORMAL")
    modifier.keep_sharp = True
    modifier.weight = 100


def assign_uv(mesh, uv):
    """`uv(vertex co, polygon) -> (u, v)` into the layer 'label'."""
    layer = mesh.uv_layers.new(name="label")
    for polygon in mesh.polygons:
        for i in polygon.loop_indices:
            layer.data[i].uv = uv(mesh.vertices[mesh.loops[i].vertex_index].co, polygon)


def solid(name, verts, faces, material, uv=None, weighted=True):
    """A closed smooth body from raw geometry; `weighted` keeps flats flat beside rounded edges."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    if uv:
        assign_uv(mesh, uv)
    mesh.validate()
    mesh.update()
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    shade_smooth(mesh, 50 if weighted else None)
    ob = link(name, mesh, material)
    if weighted:
        weighted_normals(ob)
    return ob


def group(name, children):
    """An empty that carries `children`."""
    ob = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(ob)
    for child in children:
        child.parent = ob
    return ob


def place(ob, position=(0, 0, 0), rotation=(0, 0, 0)):
    """Position in scene units, rotation about x, y, z in degrees. Returns the object."""
    ob.location = position
    ob.rotation_euler = [math.radians(a) for a in rotation]
    return ob


# ---------------------------------------------------------------- label UVs: a label is (width, height, z of its foot)

def wrap_uv(radius, label):
    """Print wrapped round an upright cylinder, centred on its front."""
    w, h, z0 = label

    def uv(co, polygon):
        c = polygon.center
        if math.hypot(c.x, c.y) < radius * .94:
            return NO_PRINT
        angle = math.atan2(co.x, -co.y)
        middle = math.atan2(c.x, -c.y)
        if angle - middle > math.pi:              # the seam at the back: keep both ends of a face on one side
            angle -= TAU
        if middle - angle > math.pi:
            angle += TAU
        return angle * radius / w + .5, (co.z - z0) / h
    return uv


def front_uv(label, facing=-.02):
    """Print projected on all faces whose normal has y <= `facing`."""
    w, h, z0 = label

    def uv(co, polygon):
        if polygon.normal.y > facing:
            return NO_PRINT
        return co.x / w + .5, (co.z - z0) / h
    return uv


def top_uv(label, z):
    """Print on the faces above height z, read with +Y up."""
    w, h = label

    def uv(co, polygon):
        if polygon.center.z <= z:
            return NO_PRINT
        return co.x / w + .5, co.y / h + .5
    return uv


# ---------------------------------------------------------------- builders

def fillet(profile, steps=7):
    """Round the corners of a polyline of (r, z) or (r, z, fillet length)."""
    corners = [(p[0], p[1], p[2] if len(p) > 2 else 0.0) for p in profile]
    points = []
    for i, (x, y, length) in enumerate(corners):
        corner = Vector((x, y))
        if length <= 0 or i in (0, len(corners) - 1):
            points.append((x, y))
            continue
        u, v = Vector(corners[i - 1][:2]) - corner, Vector(corners[i + 1][:2]) - corner
        lu, lv = u.length, v.length
        if min(lu, lv) < 1e-6:
            points.append((x, y))
            continue
        u, v = u / lu, v / lv
        angle = math.acos(max(-1, min(1, u.dot(v))))
        if angle > math.pi - .02:                 # straight on: nothing to round
            points.append((x, y))
            continue
        t = min(length / math.tan(angle / 2), lu * .49, lv * .49)
        r = t * math.tan(angle / 2)
        centre = corner + (u + v).normalized() * (r / math.sin(angle / 2))
        start, end = corner + u * t - centre, corner + v * t - centre
        a0 = math.atan2(start.y, start.x)
        sweep = (math.atan2(end.y, end.x) - a0 + math.pi) % TAU - math.pi
        for k in range(steps + 1):
            a = a0 + sweep * k / steps
            points.append((centre.x + r * math.cos(a), centre.y + r * math.sin(a)))
    return points


def lathe(name, profile, material=None, segments=112, uv=None):
    """Turn a filleted (r, z) profile round the z axis."""
    verts, faces, rings = [], [], []
    for r, z in fillet(profile):
        if abs(r) < 1e-6:
            rings.append([len(verts)])
            verts.append((0, 0, z))
        else:
            rings.append(list(range(len(verts), len(verts) + segments)))
            for k in range(segments):
                t = TAU * k / segments
                verts.append((r * math.sin(t), -r * math.cos(t), z))
    for a, b in zip(rings, rings[1:]):
        if len(a) == 1 and len(b) == 1:
            continue
        for k in range(segments):
            k2 = (k + 1) % segments
            if len(a) == 1:
                faces.append((a[0], b[k2], b[k]))
            elif len(b) == 1:
                faces.append((a[k], a[k2], b[0]))
            else:
                faces.append((a[k], a[k2], b[k2], b[k]))
    return solid(name, verts, faces, material, uv)


def loft(name, sections, material=None, segments=96, uv=None):
    """Join super-ellipses (centre, x axis, y axis, half width, half depth, exponent) and close both ends."""
    verts, faces = [], []
    for centre, xd, yd, a, b, e in sections:
        centre, xd, yd = Vector(centre), Vector(xd), Vector(yd)
        for k in range(segments):
            ct, st = math.cos(TAU * k / segments), math.sin(TAU * k / segments)
            x = math.copysign(abs(ct) ** (2 / e), ct) * a
            y = math.copysign(abs(st) ** (2 / e), st) * b
            verts.append(tuple(centre + xd * x + yd * y))
    last = len(sections) - 1
    for i in range(last):
        for k in range(segments):
            k2 = (k + 1) % segments
            faces.append((i * segments + k, i * segments + k2, (i + 1) * segments + k2, (i + 1) * segments + k))
    for i in (0, last):
        middle = len(verts)
        verts.append(tuple(sections[i][0]))
        for k in range(segments):
            faces.append((i * segments + k, i * segments + (k + 1) % segments, middle))
    return solid(name, verts, faces, material, uv)


def rbox(name, sx, sy, sz, r=.01, mat=None, seg=4, lab=None, z=0.0):
    """Box with edges rounded by r, standing on height z; `lab` prints its front."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=(sx, sy, sz), verts=bm.verts)
    bmesh.ops.translate(bm, vec=(0, 0, z + sz / 2), verts=bm.verts)
    bmesh.ops.bevel(bm, geom=list(bm.edges), offset=r, segments=seg, affect="EDGES", profile=.5)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    if lab:
        assign_uv(mesh, front_uv(lab, facing=-.9))
    shade_smooth(mesh, 60)
    ob = link(name, mesh, mat)
    weighted_normals(ob)
    return ob


def sphere(name, r, material, segments=64):
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=segments, v_segments=segments // 2, radius=r)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    shade_smooth(mesh)
    return link(name, mesh, material)


def grid(name, nx, ny, point, material):
    """Sheet of nx x ny vertices; `point(u, v) -> (x, y, z)` with u, v in 0..1, which are also its UV."""
    verts = [point(i / (nx - 1), j / (ny - 1)) for j in range(ny) for i in range(nx)]
    faces = [(j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i)
             for j in range(ny - 1) for i in range(nx - 1)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    layer = mesh.uv_layers.new(name="label")
    for polygon in mesh.polygons:
        for i in polygon.loop_indices:
            v = mesh.loops[i].vertex_index
            layer.data[i].uv = ((v % nx) / (nx - 1), (v // nx) / (ny - 1))
    shade_smooth(mesh)
    return link(name, mesh, material)

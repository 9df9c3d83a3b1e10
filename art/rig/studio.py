"""The studio: backdrops, lights with feathered edges, shadow casters, catalogue camera.

Scene units: 1.0 = 10 cm; angles in degrees; light power in watts.
"""
import math

import bpy
from mathutils import Vector

import materials as M
import plants
from mesh import link, place, rbox, shade_smooth
from palette import lin


def reset():
    """Empty the scene and return it."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    M.forget()
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    return scene


# ---------------------------------------------------------------- backdrops

def sweep(color="offwhite", depth=4.2, radius=1.6):
    """Seamless cove: floor, quarter round, wall `depth` behind the origin."""
    half_width, profile, n = 14, [(-6, 0.0), (depth - radius, 0.0)], 28
    for k in range(1, n + 1):
        a = math.pi / 2 * k / n
        profile.append((depth - radius + radius * math.sin(a), radius - radius * math.cos(a)))
    profile.append((depth, 7))
    verts, faces = [], []
    for y, z in profile:
        verts += [(-half_width, y, z), (half_width, y, z)]
    for i in range(len(profile) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    mesh = bpy.data.meshes.new("sweep")
    mesh.from_pydata(verts, [], faces)
    shade_smooth(mesh)
    return link("sweep", mesh, M.seamless(color))


def wall_and_floor(wall, floor, y, wall_mat=None, floor_mat=None):
    """Plaster wall and floor that meet in a true corner at distance y: colours, or materials of their own."""
    place(rbox("floor", 16, 12, .2, r=.004, mat=floor_mat or M.plaster(floor, amount=.5)), (0, -2, -.2))
    place(rbox("wall", 16, .3, 8, r=.004, mat=wall_mat or M.plaster(wall, amount=.55, scale=.8)), (0, y + .15, 0))


# ---------------------------------------------------------------- lights

def area(loc, target, sx, sy, power, color="#ffffff", feather=.35, mirrored=True):
    """Softbox of sx x sy; `feather` (share of its size) fades its edges so that reflections on gloss end softly.

    A light that is not `mirrored` lights the scene but is not seen in gloss.
    """
    light = bpy.data.lights.new("area", "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", sx, sy
    light.energy, light.color, light.spread = power, lin(color)[:3], math.pi
    if feather:
        _feather(light, feather)
    ob = bpy.data.objects.new("area", light)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    ob.visible_camera = False
    ob.visible_glossy = mirrored
    return ob


def _feather(light, share):
    light.use_nodes = True
    tree = light.node_tree
    tree.nodes.clear()
    output = tree.nodes.new("ShaderNodeOutputLight")
    emission = tree.nodes.new("ShaderNodeEmission")
    across = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(tree.nodes.new("ShaderNodeNewGeometry").outputs["Parametric"], across.inputs[0])

    def edge(axis):
        nodes = [tree.nodes.new("ShaderNodeMath") for _ in range(2)]
        nodes[0].operation, nodes[1].operation = "SUBTRACT", "ABSOLUTE"
        nodes[0].inputs[1].default_value = .5
        fade = tree.nodes.new("ShaderNodeMapRange")
        fade.interpolation_type = "SMOOTHSTEP"
        for key, v in enumerate((.5 - share, .5, 1.0, .04), start=1):
            fade.inputs[key].default_value = v
        tree.links.new(across.outputs[axis], nodes[0].inputs[0])
        tree.links.new(nodes[0].outputs[0], nodes[1].inputs[0])
        tree.links.new(nodes[1].outputs[0], fade.inputs[0])
        return fade.outputs[0]
    both = tree.nodes.new("ShaderNodeMath")
    both.operation = "MULTIPLY"
    tree.links.new(edge(0), both.inputs[0])
    tree.links.new(edge(1), both.inputs[1])
    tree.links.new(both.outputs[0], emission.inputs["Strength"])
    tree.links.new(emission.outputs[0], output.inputs[0])


def sun(direction, strength, angle, color="#fff1dc"):
    """Sunlight along `direction`; `angle` is its apparent size, which softens shadows."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle, light.color = strength, math.radians(angle), lin(color)[:3]
    ob = bpy.data.objects.new("sun", light)
    bpy.context.scene.collection.objects.link(ob)
    ob.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    return ob


def world(color, strength):
    w = bpy.data.worlds.new("world")
    bpy.context.scene.world = w
    w.use_nodes = True
    background = w.node_tree.nodes["Background"]
    background.inputs[0].default_value = lin(color)
    background.inputs[1].default_value = strength


def flag(loc, target, sx, sy):
    """Black card seen only in reflections: gives glass and gloss their dark edge."""
    x, y = sx / 2, sy / 2
    mesh = bpy.data.meshes.new("flag")
    mesh.from_pydata([(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [], [(0, 1, 2, 3)])
    ob = link("flag", mesh, M.black_card())
    ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    ob.visible_camera = ob.visible_diffuse = ob.visible_shadow = False
    return ob


def lights_packshot(k=1.05, warm="#fffcf8", flags=True):
    """House light: broad key left, long strip right, top-back wash, low fill. No flags over water: it mirrors them."""
    area((-3.0, -1.7, 2.6), (0, 0, .6), 1.5, 3.2, 285 * k, warm, feather=.40)
    area((2.5, -.5, 1.5), (0, 0, .7), .5, 3.6, 110 * k, "#fbfdfb", feather=.45)
    area((.1, 1.1, 4.2), (0, .5, 0), 3.0, 2.0, 95 * k, feather=0, mirrored=False)
    area((0, .6, 3.6), (0, 4.2, 1.2), 4.4, 1.0, 60 * k, warm, feather=0, mirrored=False)
    world("#faf7f1", .32 * k)
    if flags:
        flag((-1.9, .9, .9), (0, 0, .6), .8, 3.0)
        flag((1.9, .9, .9), (0, 0, .6), .8, 3.0)


def lights_dramatic(k=1.0, key="#fff0dc", fill="#dfe9e2", keypos=(-3.4, -1.2, 3.0), ambient=.14):
    """Evening light: one warm key from the upper left, a rim from the right, little fill."""
    area(keypos, (0, 0, .6), 1.6, 2.4, 190 * k, key, feather=.4)
    area((2.6, 1.6, 2.2), (0, 0, .7), .6, 2.6, 70 * k, "#fff7ec", feather=.45)
    area((2.6, -2.6, 1.6), (0, 0, .6), 2.4, 2.4, 22 * k, fill, feather=.4)
    world(fill, ambient * k)


def lights_sun(k=1.0):
    """Late-morning sun from the upper left and a soft sky."""
    sun((.62, .55, -.62), 3.5 * k, 1.6, "#fff4e6")
    area((2.5, -4, 3.2), (0, 0, .6), 4, 4, 60 * k, "#eef3f2", feather=0, mirrored=False)
    world("#eef1f1", .42 * k)


# ---------------------------------------------------------------- shadow casters

def palm_shadow(pos, rot, n=2, length=2.4, seed=3):
    """`n` palm fronds off camera, between sun and set."""
    for i in range(n):
        frond = plants.palm(length=length, seed=seed + i,
                            pos=(pos[0] + .9 * i, pos[1] + .2 * i, pos[2] + .45 * i),
                            rot=(rot[0] + 8 * i, rot[1] - 10 * i, rot[2] + 24 * i))
        for leaf in frond.children:
            leaf.visible_camera = leaf.visible_glossy = False


# ---------------------------------------------------------------- camera

SENSOR_HEIGHT = 30                             # mm


def camera(size, target=(0, 0, .6), span=1.9, elev=7, azim=0, lens=95, fstop=None, focus=None, shift=(0, 0)):
    """Frame `span` scene units of height round `target`, at the target's distance.

    `shift` moves the frame without turning the camera, in shares of its height. With `fstop` the plane through
    `focus` is sharp and the rest softens.
    """
    scene = bpy.context.scene
    cam = bpy.data.cameras.new("camera")
    ob = bpy.data.objects.new("camera", cam)
    scene.collection.objects.link(ob)
    scene.camera = ob
    cam.lens, cam.sensor_fit, cam.sensor_height = lens, "VERTICAL", SENSOR_HEIGHT
    distance = span * lens / SENSOR_HEIGHT
    e, a = math.radians(elev), math.radians(azim)
    t = Vector(target)
    ob.location = t + Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e))) * distance
    ob.rotation_euler = (t - ob.location).to_track_quat("-Z", "Y").to_euler()
    cam.shift_x, cam.shift_y = shift
    cam.clip_end = 200
    if fstop:
        forward = (t - ob.location).normalized()
        cam.dof.use_dof = True
        cam.dof.aperture_fstop = fstop
        cam.dof.focus_distance = (Vector(focus or target) - ob.location).dot(forward)
    scene.render.resolution_x, scene.render.resolution_y = size
    return ob

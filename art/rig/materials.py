"""Materials. Every function returns a Blender material, built once per set of arguments.

The first parameter of each function body is the node graph; callers leave it out. `label=printed(...)` lays a print
over the finished surface.
"""
import functools

import bpy

from nodes import Graph
from palette import lin

_made = {}


def forget():
    """Drop the cache; call it whenever the Blender scene is emptied."""
    _made.clear()


def _material(build):
    @functools.wraps(build)
    def get(*args, **kwargs):
        key = build.__name__ + repr(args) + repr(sorted(kwargs.items()))
        if key not in _made:
            material = bpy.data.materials.new(key[:60])
            build(Graph(material), *args, **kwargs)
            _made[key] = material
        return _made[key]
    return get


def _darker(color, k):
    return tuple(k * c for c in lin(color)[:3]) + (1,)


# ---------------------------------------------------------------- print

def printed(path, ink="warm_white", stamped=False):
    """A label print for `label=`: the mask file of labels.py, its ink colour, foil pressed into the surface or not."""
    return {"path": path, "ink": ink, "stamped": stamped}


def _print(g, shader, label):
    """Lay a label's ink and foil over a finished shader."""
    if not label:
        return shader
    mask = g.add("TexImage", _interpolation="Cubic", _extension="CLIP", Vector=g.uv())
    mask.image = bpy.data.images.load(label["path"], check_existing=True)
    mask.image.colorspace_settings.name = "Non-Color"
    ink_mask, foil_mask, _ = g.add("SeparateColor", Color=mask.outputs[0]).outputs
    ink = g.principled(Base__Color=lin(label["ink"]), Roughness=.42, Specular=.35)
    foil = g.principled(Base__Color=lin("brass"), Metallic=1.0, Roughness=.24)
    if label["stamped"]:
        g.set(foil, "Normal", g.bump(g.math("SUBTRACT", 1.0, foil_mask), .6, .004))
    shader = g.mix_shader(ink_mask, shader, ink.outputs[0])
    return g.mix_shader(foil_mask, shader, foil.outputs[0])


# ---------------------------------------------------------------- packs

@_material
def plastic(g, color, rough=.38, coat=0.0, spec=.5, label=None):
    """Moulded plastic, satin by default; `coat` lacquers it."""
    p = g.principled(Base__Color=lin(color), Roughness=rough, Specular=spec, Clearcoat=coat, Clearcoat__Roughness=.12)
    g.finish(_print(g, p.outputs[0], label))


@_material
def metal(g, color="brass", rough=.28, brushed=False):
    p = g.principled(Base__Color=lin(color), Metallic=1.0, Roughness=rough)
    if brushed:
        v = g.add("Mapping", Vector=g.object_coordinates(), Scale=(1, 1, 60)).outputs[0]
        g.set(p, "Normal", g.bump(g.noise(14, 2, vector=v), .05, .003))
    g.finish(p.outputs[0])


@_material
def glass(g, color="#ffffff", ior=1.47, shadow=.75, label=None):
    """Refractive glass; shadow and diffuse rays pass straight, tinted by `shadow`, so no slow caustics are needed."""
    refracting = g.add("BsdfGlass", Color=lin(color), Roughness=0.0, IOR=ior)
    tint = tuple(c * shadow + (1 - shadow) * .15 for c in lin(color)[:3]) + (1,)
    straight = g.add("BsdfTransparent", Color=tint)
    path = g.add("LightPath")
    pass_through = g.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    g.finish(_print(g, g.mix_shader(pass_through, refracting.outputs[0], straight.outputs[0]), label))


@_material
def frost_shell(g, deep, edge, air, level, rough=.3, glow=.12, label=None):
    """Frosted bottle holding a coloured liquid, as one cheap noise-free surface.

    The liquid reads `deep` at the centre and `edge` at the limb, where the path is shorter; above `level` (object
    z) the empty glass shows `air`. `glow` is the share of light let through.
    """
    facing = g.add("LayerWeight", Blend=.38).outputs["Facing"]
    color = g.mix_color(g.math("POWER", facing, 1.25, clamp=True), lin(deep), lin(edge))
    z = g.add("SeparateXYZ", Vector=g.object_coordinates()).outputs[2]
    color = g.mix_color(g.smoothstep(z, level - .004, level + .008, 0.0, .85), color, lin(air))
    p = g.principled(Base__Color=color, Roughness=rough, Specular=.5, Clearcoat=.12, Clearcoat__Roughness=.2)
    t = g.add("BsdfTranslucent", Color=color)
    g.finish(_print(g, g.mix_shader(glow, p.outputs[0], t.outputs[0]), label))


@_material
def cream(g, color="cream"):
    """Emollient white. Subsurface light would leave coloured noise at our sample counts; the pale coat carries it."""
    p = g.principled(Base__Color=lin(color), Roughness=.30, Specular=.45, Clearcoat=.25, Clearcoat__Roughness=.18)
    g.finish(p.outputs[0])


@_material
def paper(g, color="offwhite", rough=.72, grain=.12, label=None):
    """Board and paper with a faint cloudy tone; `grain` is the depth of its tooth."""
    v = g.object_coordinates()
    cloud = g.math("MULTIPLY", g.noise(40, 2, vector=v), .10)
    color = g.mix_color(cloud, lin(color), _darker(color, .86))
    tooth = g.bump(g.noise(160, 3, .65, vector=v), grain, .004)
    p = g.principled(Base__Color=color, Roughness=rough, Specular=.3, Normal=tooth)
    g.finish(_print(g, p.outputs[0], label))


# ---------------------------------------------------------------- grounds, stone, cloth

@_material
def seamless(g, color="offwhite"):
    """Backdrop paper: plain diffuse, because it fills most of the frame and must be cheap."""
    g.finish(g.add("BsdfDiffuse", Color=lin(color)).outputs[0])


@_material
def plaster(g, color="sand", amount=1.0, scale=1.0, rough=.8):
    """Limewash: cloudy tone and fine trowel marks, both by `amount`; `scale` makes the marks smaller."""
    v = g.object_coordinates()
    rgb = lin(color)[:3]
    cloud = g.noise(1.6 * scale, 4, .62, vector=v, distortion=.6)
    lo = tuple(c * (1 - .22 * amount) for c in rgb) + (1,)
    hi = tuple(min(1, c * (1 + .08 * amount)) for c in rgb) + (1,)
    normal = g.bump(g.noise(9 * scale, 4, .7, vector=v), .18 * amount, .03)
    normal = g.bump(g.noise(85 * scale, 2, .6, vector=v), .10 * amount, .008, normal)
    p = g.principled(Base__Color=g.ramp(cloud, [(.3, lo), (.7, hi)]), Roughness=rough, Specular=.25, Normal=normal)
    g.finish(p.outputs[0])


@_material
def travertine(g, color="sand", dark="sand_deep"):
    """Layered stone with open pits."""
    v = g.object_coordinates()
    layers = g.noise(1.5, 6, .62, vector=g.add("Mapping", Vector=v, Scale=(1, 1, 5.5)).outputs[0], distortion=.9)
    tone = g.ramp(layers, [(.28, lin(dark)), (.5, lin(color)), (.75, lin("linen"))])
    pits = g.noise(7, 3, .55, vector=g.add("Mapping", Vector=v, Scale=(1, 1, 3.2)).outputs[0], distortion=.3)
    pits = g.ramp(pits, [(.30, (0, 0, 0, 1)), (.37, (1, 1, 1, 1))])
    tone = g.mix_color(g.math("MULTIPLY", g.math("SUBTRACT", 1.0, pits), .55), tone, _darker(dark, .5))
    normal = g.bump(g.noise(60, 2, vector=v), .08, .006, g.bump(pits, .5, .03))
    g.finish(g.principled(Base__Color=tone, Roughness=.58, Specular=.3, Normal=normal).outputs[0])


@_material
def marble(g, color="sage", vein="sage_pale"):
    n = g.noise(1.3, 8, .6, vector=g.object_coordinates(), distortion=1.6)
    band = g.math("ABSOLUTE", g.math("SUBTRACT", n, .5))
    tone = g.ramp(band, [(0, lin(vein)), (.02, lin(color)), (.22, _darker(color, .55))])
    g.finish(g.principled(Base__Color=tone, Roughness=.22, Specular=.5).outputs[0])


@_material
def linen(g, color="linen"):
    """Woven cloth: crossed waves and thick threads on the UV, a little light through it."""
    uv = g.uv()
    s = g.add("SeparateXYZ", Vector=uv)
    threads = [g.math("SINE", g.math("MULTIPLY", s.outputs[i], 1500.0)) for i in (0, 1)]
    weave = g.math("MULTIPLY", *threads)
    slub = g.noise(70, 4, .7, vector=g.add("Mapping", Vector=uv, Scale=(1, 12, 1)).outputs[0])
    tone = g.mix_color(g.math("MULTIPLY", slub, .35), lin(color), _darker(color, .72))
    normal = g.bump(g.math("ADD", weave, slub), .25, .006)
    p = g.principled(Base__Color=tone, Roughness=.9, Specular=.1, Sheen=.4, Normal=normal)
    t = g.add("BsdfTranslucent", Color=tone)
    g.finish(g.mix_shader(.12, p.outputs[0], t.outputs[0]))


# ---------------------------------------------------------------- plants, coffee, water

@_material
def leaf(g, color="#5b7d5f", color2="#86a396", trans=.35, rough=.5):
    """Leaf blade on leaf_mesh's UV (x across, y along): midrib, slanting side veins, `trans` of the light through."""
    tint = g.add("ObjectInfo").outputs["Random"]
    cloud = g.noise(3, 4, vector=g.object_coordinates())
    tone = g.mix_color(g.math("ADD", g.math("MULTIPLY", tint, .6), g.math("MULTIPLY", cloud, .5), clamp=True),
                       lin(color), lin(color2))
    s = g.add("SeparateXYZ", Vector=g.uv())
    across = g.math("ABSOLUTE", g.math("SUBTRACT", s.outputs[0], .5))
    slanted = g.math("SUBTRACT", s.outputs[1], g.math("MULTIPLY", across, .45))
    veins = g.math("SINE", g.math("MULTIPLY", slanted, 62))
    midrib = g.math("LESS_THAN", across, .018)
    height = g.math("ADD", g.math("MULTIPLY", veins, .35), g.math("MULTIPLY", midrib, -1.5))
    tone = g.mix_color(g.math("MULTIPLY", midrib, .35), tone, lin("sage_pale"))
    p = g.principled(Base__Color=tone, Roughness=rough, Specular=.35, Normal=g.bump(height, .10, .01))
    t = g.add("BsdfTranslucent", Color=tone)
    g.finish(g.mix_shader(trans, p.outputs[0], t.outputs[0]))


@_material
def coffee(g):
    """Roasted beans, each of a slightly different roast."""
    v = g.object_coordinates()
    roast = g.math("ADD", g.math("MULTIPLY", g.add("ObjectInfo").outputs["Random"], .6),
                   g.math("MULTIPLY", g.noise(12, 4, vector=v), .4))
    p = g.principled(Base__Color=g.mix_color(roast, lin("#2a150b"), lin("#5a3520")), Roughness=.36, Specular=.5,
                     Normal=g.bump(g.noise(30, 4, vector=v), .12, .006))
    g.finish(p.outputs[0])


@_material
def water_drop(g):
    """Clear bead of water; shadow and diffuse rays pass straight."""
    refracting = g.add("BsdfGlass", Color=lin("#eef6f1"), Roughness=0.0, IOR=1.333)
    straight = g.add("BsdfTransparent", Color=lin("#eef6f1"))
    path = g.add("LightPath")
    pass_through = g.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    g.finish(g.mix_shader(pass_through, refracting.outputs[0], straight.outputs[0]))


@_material
def water_sheet(g, body="#4f7f6c"):
    """Still water seen from above: a body colour under a mirror that grows towards grazing angles."""
    mirror = g.add("BsdfGlossy", Color=(1, 1, 1, 1), Roughness=.015)
    below = g.add("BsdfDiffuse", Color=lin(body))
    fresnel = g.add("Fresnel", IOR=1.5).outputs[0]
    g.finish(g.mix_shader(fresnel, below.outputs[0], mirror.outputs[0]))


@_material
def black_card(g):
    g.finish(g.principled(Base__Color=(.01, .01, .01, 1), Roughness=.9, Specular=0).outputs[0])


@_material
def rippling_light(g, color, centre, reach, strength=.5, scale=2.2):
    """Plaster on which light thrown up by moving water plays, fading out `reach` away from `centre` (world x, z)."""
    position = g.add("NewGeometry").outputs["Position"]
    bent = g.add("MixRGB", _blend_type="ADD")
    wobble = g.add("TexNoise", Scale=1.1, Detail=2)
    g.set(wobble, "Vector", position)
    for key, v in enumerate((.9, position, wobble.outputs["Color"])):
        g.set(bent, key, v)
    net = None
    for k, weight in ((1.0, .13), (1.7, .10)):
        cells = g.add("TexVoronoi", _feature="DISTANCE_TO_EDGE", Scale=scale * k)
        g.set(cells, "Vector", bent)
        line = g.smoothstep(cells.outputs["Distance"], 0.0, weight, 1.0, 0.0)
        net = line if net is None else g.math("ADD", net, g.math("MULTIPLY", line, .6))
    p = g.add("SeparateXYZ", Vector=position).outputs
    dx = g.math("DIVIDE", g.math("SUBTRACT", p[0], centre[0]), reach)
    dz = g.math("DIVIDE", g.math("SUBTRACT", p[2], centre[1]), reach)
    away = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", dx, dx), g.math("MULTIPLY", dz, dz)))
    net = g.math("MULTIPLY", net, g.math("MULTIPLY", g.smoothstep(away, .15, 1.0, 1.0, 0.0), strength))
    tone = g.mix_color(net, lin(color), lin("warm_white"))
    g.finish(g.add("BsdfDiffuse", Color=tone).outputs[0])

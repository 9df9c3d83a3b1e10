"""Runs inside Blender: builds one shot and writes its passes as EXR files.

    blender -b -P rig/blender_shot.py -- NAME STEM [--scale S] [--samples N] [--noise E] [--light L]

STEM_a.exr and STEM_b.exr are two half-sample renders with different seeds; their difference tells the denoiser the
noise. STEM_g.exr, the guide, is written when the light is rendered smaller than the picture.
"""
import argparse
import sys
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).resolve().parent))
import studio                                   # noqa: E402  (the rig's modules are found through the line above)
from shots import SHOTS                         # noqa: E402

GUIDE_SAMPLES = 16


def settings(scene, samples, noise):
    """Cycles on the CPU, no caustics, and the passes that the denoiser reads."""
    c = scene.cycles
    c.device = "CPU"
    c.use_denoising = False                     # Debian builds Cycles without Open Image Denoise
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, noise, min(12, samples // 2)
    c.samples = max(6, samples // 2)
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 10, 2, 4
    c.transmission_bounces, c.transparent_max_bounces = 9, 10
    c.sample_clamp_indirect = 3.0
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = .6
    c.pixel_filter_type, c.filter_width = "BLACKMAN_HARRIS", 1.4
    scene.render.use_persistent_data = True
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_mist = True
    layer.use_pass_diffuse_color = layer.use_pass_glossy_color = layer.use_pass_transmission_color = True
    mist = scene.world.mist_settings
    mist.use_mist, mist.start, mist.depth, mist.falloff = True, 0.5, 14.0, "LINEAR"
    image = scene.render.image_settings
    image.file_format, image.color_depth, image.exr_codec = "OPEN_EXR_MULTILAYER", "16", "ZIP"
    scene.view_settings.view_transform = "Standard"


def render(scene, path, scale):
    scene.render.resolution_percentage = round(scale * 100)
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)


def guide(scene, path, scale):
    """Lightless colour pass: camera rays only, so it costs little. It carries the edges and the small lettering."""
    for ob in scene.objects:
        if ob.type == "LIGHT":
            ob.hide_render = True
    scene.world.node_tree.nodes["Background"].inputs[1].default_value = 0.0
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.samples, scene.cycles.max_bounces = GUIDE_SAMPLES, 0
    render(scene, path, scale)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("name")
    parser.add_argument("stem")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--samples", type=int)
    parser.add_argument("--noise", type=float)
    parser.add_argument("--light", type=float)
    args = parser.parse_args(sys.argv[sys.argv.index("--") + 1:])
    shot = SHOTS[args.name]
    light = args.light or shot.light
    scene = studio.reset()
    shot.scene(shot.size, **shot.options)
    settings(scene, args.samples or shot.samples, args.noise or shot.noise)
    for half, seed in (("a", 11), ("b", 112)):
        scene.cycles.seed = seed
        render(scene, f"{args.stem}_{half}.exr", args.scale * light)
    if light < 1:
        guide(scene, f"{args.stem}_g.exr", args.scale)


main()

"""From the EXR passes of one shot to its picture."""
from pathlib import Path

import numpy as np
import OpenImageIO as oiio
from PIL import Image

from denoise import denoise, resize
from enlarge import enlarge
from grade import develop

GUIDED_SHARPEN = .25                            # the guide has sharpened already


def read(path):
    """Colour, albedo, normal and depth of a multilayer EXR, as float arrays."""
    file = oiio.ImageInput.open(str(path))
    names, pixels = list(file.spec().channelnames), file.read_image(format="float")
    file.close()

    def layer(name, channels):
        return pixels[..., [next(i for i, n in enumerate(names) if n.endswith(f".{name}.{c}")) for c in channels]]
    albedo = layer("DiffCol", "RGB") + layer("GlossCol", "RGB") + layer("TransCol", "RGB")
    return {"color": layer("Combined", "RGB"), "albedo": np.clip(albedo, 0, 2), "normal": layer("Normal", "XYZ"),
            "depth": layer("Mist", "Z")}


def finish(stem, target, grade):
    """Write the PNG `target` from STEM_a.exr, STEM_b.exr and, where the light was rendered smaller, STEM_g.exr."""
    a, b = read(f"{stem}_a.exr"), read(f"{stem}_b.exr")
    guide_path = Path(f"{stem}_g.exr")
    if not guide_path.exists():
        picture = develop(denoise(a, b), **grade)
    else:
        sharp = read(guide_path)
        height, width = a["color"].shape[:2]
        # by boxes, which do not ring: ringing would show along the edges
        small = {name: resize(layer, width, height, Image.BOX) for name, layer in sharp.items()}
        light = enlarge(denoise(a, b, albedo=small["albedo"]), small, sharp)
        picture = develop(light, **{"sharpen": GUIDED_SHARPEN, **grade})
    Image.fromarray(picture).save(target)

"""From the EXR passes of one shot to its picture."""
from pathlib import Path

import numpy as np
import OpenImageIO as oiio
from PIL import Image

from denoise import denoise, resize
from grade import develop

GUIDE_FLOOR = .04                               # keeps the sharp-to-blurred ratio tame in the darks
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
        sharp = read(guide_path)["albedo"]
        small = resize(sharp, a["color"].shape[1], a["color"].shape[0], Image.BOX)      # no ringing: it would show
        light = denoise(a, b, albedo=small)
        # enlarge, then put back the colour detail that the smaller picture could not hold
        h, w = sharp.shape[:2]
        soft = np.maximum(resize(small, w, h, Image.BICUBIC), 0)
        ratio = np.clip((sharp + GUIDE_FLOOR) / (soft + GUIDE_FLOOR), .3, 3.2)
        picture = develop(np.maximum(resize(light, w, h, Image.BICUBIC), 0) * ratio,
                          **{"sharpen": GUIDED_SHARPEN, **grade})
    Image.fromarray(picture).save(target)

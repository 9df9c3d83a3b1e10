"""Denoise two half renders (see regress.c, which is compiled on first use)."""
import ctypes
import subprocess
from pathlib import Path

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, median_filter

HERE = Path(__file__).resolve().parent
WINDOW, PATCH = 18, 3                           # radii, px
COLOUR_TEST, FEATURE_TEST = 1.4, 2.5
NORMAL_WEIGHT, DEPTH_WEIGHT = .7, 2.0


def _library():
    source, target = HERE / "regress.c", HERE / "regress.so"
    if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
        subprocess.run(["gcc", "-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC", str(source),
                        "-o", str(target), "-lm"], check=True)
    return ctypes.CDLL(str(target))


def blur(image, sigma):
    """Gaussian blur of each channel."""
    return np.stack([gaussian_filter(image[..., i], sigma) for i in range(image.shape[-1])], -1)


def resize(image, width, height, how):
    """Resample float channels with a Pillow filter."""
    planes = [Image.fromarray(np.ascontiguousarray(image[..., i], dtype=np.float32), "F").resize((width, height), how)
              for i in range(image.shape[-1])]
    return np.stack([np.asarray(p) for p in planes], -1)


def _tame(color, ratio=3.0):
    """Pull isolated bright pixels down to their neighbourhood."""
    luminance = color.mean(-1)
    limit = ratio * median_filter(luminance, 3) + .05
    return color * np.where(luminance > limit, limit / np.maximum(luminance, 1e-6), 1.0)[..., None]


def _compress(x):
    """Evens out the noise of lights and darks."""
    return np.log1p(np.maximum(x, 0) * 4.0)


def _expand(y):
    return np.expm1(y) / 4.0


def denoise(a, b, albedo=None):
    """Linear colour from the half renders `a` and `b` (exr.read); `albedo` replaces theirs by a cleaner one."""
    ca, cb = _compress(_tame(a["color"])), _compress(_tame(b["color"]))
    color = (ca + cb) / 2
    variance = blur(((ca - cb) / 2) ** 2, 1.6) + 1e-7
    depth = (a["depth"] + b["depth"]) / 2
    depth = np.minimum(depth, np.percentile(depth, 99.5))
    depth = (depth - depth.min()) / max(1e-6, depth.max() - depth.min())

    def stack(half, with_albedo, with_depth):
        return np.concatenate([with_albedo, half["normal"] * NORMAL_WEIGHT, with_depth], -1)
    features = (stack(a, a["albedo"], depth * DEPTH_WEIGHT) + stack(b, b["albedo"], depth * DEPTH_WEIGHT)) / 2
    if albedo is not None:
        features[..., :3] = albedo
    # features keep some noise of their own (depth of field, glass): smooth them where the halves disagree
    disagree = (stack(a, a["albedo"], depth * 0) - stack(b, b["albedo"], depth * 0)) / 2
    disagree = blur(disagree ** 2, 1.5)
    share = disagree / (disagree + 4e-4)
    if albedo is not None:
        share[..., :3] = 0
    features = features * (1 - share) + blur(features, 1.3) * share

    height, width = color.shape[:2]
    planes = [np.ascontiguousarray(np.moveaxis(x, -1, 0), dtype=np.float32) for x in (color, variance, features)]
    out = np.zeros_like(planes[0])
    pointer = ctypes.POINTER(ctypes.c_float)
    _library().denoise(*(x.ctypes.data_as(pointer) for x in (*planes, out)), width, height, WINDOW, PATCH,
                       ctypes.c_float(COLOUR_TEST), ctypes.c_float(FEATURE_TEST))
    return _expand(np.moveaxis(out, 0, -1))

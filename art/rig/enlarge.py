"""Enlarge light that was rendered smaller than the picture, so that its edges fall where the sharp guide has them."""
import numpy as np

from denoise import DEPTH_WEIGHT, NORMAL_WEIGHT

FLOOR = .04                                     # keeps light per albedo tame in the darks
REACH = 2                                       # taps to each side, px of the small picture
SPREAD = .8                                     # of the spatial weight, px of the small picture
LIKENESS = 60.0                                 # how fast a tap loses weight as its features differ
SMALLEST = 1e-6


def _features(passes, depth_range):
    low, high = depth_range
    depth = (np.clip(passes["depth"], low, high) - low) / max(SMALLEST, high - low)
    return np.concatenate([passes["albedo"], passes["normal"] * NORMAL_WEIGHT, depth * DEPTH_WEIGHT], -1)


def enlarge(light, small, sharp):
    """Linear colour at the size of the guide `sharp` from the smaller `light`; `small` is the guide at its size.

    Joint bilateral upsampling (Kopf et al. 2007) of the light without the surface's own colour: each pixel takes from
    its neighbours in the small picture what lies on the same surface, and gets its own colour back.
    """
    depth_range = sharp["depth"].min(), np.percentile(sharp["depth"], 99.5)
    fine, coarse = _features(sharp, depth_range), _features(small, depth_range)
    bare = light / (small["albedo"] + FLOOR)
    height, width = fine.shape[:2]
    rows, columns = light.shape[:2]
    y = (np.arange(height, dtype=np.float32) + .5) * rows / height - .5
    x = (np.arange(width, dtype=np.float32) + .5) * columns / width - .5
    total, weights = np.zeros(fine.shape[:2] + (3,), np.float32), np.zeros(fine.shape[:2] + (1,), np.float32)
    for dy in range(-REACH, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            ty, tx = np.rint(y).astype(int) + dy, np.rint(x).astype(int) + dx
            near = np.exp(-((ty - y)[:, None] ** 2 + (tx - x)[None, :] ** 2) / (2 * SPREAD ** 2))
            taps = np.ix_(np.clip(ty, 0, rows - 1), np.clip(tx, 0, columns - 1))
            unlike = ((fine - coarse[taps]) ** 2).sum(-1)
            weight = (near * np.exp(-LIKENESS * unlike) + SMALLEST * near)[..., None].astype(np.float32)
            total += weight * bare[taps]
            weights += weight
    return total / weights * (sharp["albedo"] + FLOOR)

"""From linear light to the picture: exposure, bloom, soft shoulder, contrast, fine grain, sharpening."""
import numpy as np
from scipy.ndimage import gaussian_filter, zoom

from denoise import blur

SHOULDER = .62                                  # linear value from which highlights roll off
LUMA = (.2126, .7152, .0722)


def _shoulder(v):
    return np.where(v > SHOULDER, SHOULDER + (1 - SHOULDER) * (1 - np.exp(-(v - SHOULDER) / (1 - SHOULDER))), v)


def _bloom(x, amount):
    """Soft glow of the highlights, computed at quarter size because it is all low frequency."""
    h, w = x.shape[:2]
    sigma = h / 240
    highlights = np.pad(np.maximum(x - .75, 0), ((0, -h % 4), (0, -w % 4), (0, 0)), mode="edge")
    small = highlights.reshape(highlights.shape[0] // 4, 4, highlights.shape[1] // 4, 4, 3).mean((1, 3))
    small = blur(small, sigma) + .6 * blur(small, sigma * 3)
    return x + amount * np.stack([zoom(small[..., i], 4, order=1)[:h, :w] for i in range(3)], -1)


def _vignette(x, amount):
    h, w = x.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w]
    r2 = ((xx - w / 2) / (w / 2)) ** 2 + ((yy - h / 2) / (h / 2)) ** 2
    return x * (1 - amount * r2[..., None] / 2)


def _graduate(x, left):
    """A graduated filter: `left` times the light at the left edge, easing to none at the middle."""
    t = np.clip(1 - np.arange(x.shape[1]) / (.5 * x.shape[1]), 0, 1)
    return x * (1 + (left - 1) * t * t * (3 - 2 * t))[None, :, None]


def develop(light, exposure=1.0, white_balance=(1, 1, 1), contrast=1.0, saturation=1.0, bloom=.035, grain=.003,
            vignette=.05, sharpen=.35, left=1.0):
    """8-bit sRGB picture of linear `light`. The shoulder is led by the brightest channel, so that hues hold.

    `left` evens the ground that text stands on, see _graduate.
    """
    x = np.maximum(light, 0) * exposure * np.array(white_balance)
    x = _graduate(_vignette(_bloom(x, bloom), vignette), left)
    peak = np.maximum(x.max(-1, keepdims=True), 1e-6)
    y = .6 * x * (_shoulder(peak) / peak) + .4 * _shoulder(x)
    s = np.clip(np.where(y <= .0031308, 12.92 * y, 1.055 * np.maximum(y, 1e-9) ** (1 / 2.4) - .055), 0, 1)
    s = s + (contrast - 1.0) * (s - .5) * 4 * s * (1 - s)
    grey = (s * LUMA).sum(-1, keepdims=True)
    s = grey + (s - grey) * saturation
    noise = gaussian_filter(np.random.default_rng(1).standard_normal(s.shape[:2]), .6) * 1.6
    s = np.clip(s + grain * noise[..., None], 0, 1)
    s = np.clip(s + sharpen * (s - blur(s, .9)), 0, 1)
    return (s * 255 + .5).astype(np.uint8)

"""The site's wordmark, `../wordmark.svg`, as a print mask.

The mark is one path (absolute M, L, Q, Z) plus the line that it hangs from. All contours wind the same way and
merely overlap, so filling them one over another gives the right shape without winding arithmetic.
"""
import re
import xml.etree.ElementTree as ET
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw

SVG = Path(__file__).resolve().parent.parent / "wordmark.svg"
NS = "{http://www.w3.org/2000/svg}"
CURVE_STEPS = 12
SUPERSAMPLE = 4


def _contours(data):
    """Polygons [(x, y), ...] of path data, curves flattened."""
    tokens = re.findall(r"[A-Za-z]|-?\d*\.?\d+", data)
    polygons, points, command, i = [], [], None, 0
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
            if command == "Z":
                polygons.append(points)
                points = []
            continue
        if command in "ML":
            points.append((float(tokens[i]), float(tokens[i + 1])))
            i += 2
        elif command == "Q":
            x0, y0 = points[-1]
            cx, cy, x, y = (float(t) for t in tokens[i:i + 4])
            i += 4
            for k in range(1, CURVE_STEPS + 1):
                t = k / CURVE_STEPS
                a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
                points.append((a * x0 + b * cx + c * x, a * y0 + b * cy + c * y))
        else:
            raise ValueError(f"{SVG.name}: path command {command!r} is not supported")
    return polygons


@lru_cache(maxsize=None)
def _shape():
    """(polygons, left, top, width, height above the baseline) in units of the SVG."""
    root = ET.parse(SVG).getroot()
    line = root.find(NS + "rect").attrib
    x, y, w, h = (float(line[k]) for k in ("x", "y", "width", "height"))
    polygons = _contours(root.find(NS + "path").attrib["d"])
    polygons.append([(x, y), (x + w, y), (x + w, y + h), (x, y + h)])
    return polygons, x, y, w, -y


def height(width):
    """Height from the baseline to the top of the line, in the unit of `width`."""
    _, _, _, w, h = _shape()
    return width * h / w


def draw(mask, cx, baseline, width):
    """Fill the mark into the 8-bit `mask`; centre, baseline and width in px."""
    polygons, left, top, w, _ = _shape()
    k = width / w * SUPERSAMPLE
    below = max(py for polygon in polygons for _, py in polygon)
    size = (int(w * k) + SUPERSAMPLE, int((below - top) * k) + SUPERSAMPLE)
    big = Image.new("L", size, 0)
    d = ImageDraw.Draw(big)
    for polygon in polygons:
        d.polygon([((px - left) * k, (py - top) * k) for px, py in polygon], fill=255)
    small = big.resize((size[0] // SUPERSAMPLE, size[1] // SUPERSAMPLE), Image.BOX)
    mask.paste(255, (round(cx - width / 2), round(baseline - height(width))), small)

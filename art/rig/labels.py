"""Label artwork as print masks: R = ink, G = foil.

A label is laid out in millimetres from its upper left corner and drawn at PX_PER_MM; shapes.py maps it one to one
onto the pack, so lettering keeps its true size on every pack.
"""
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont, features

import wordmark

ART = Path(__file__).resolve().parent.parent
FONTS = ART / "fonts"
OUT = ART / "out" / "labels"
PX_PER_MM = 40

CAPS = "hanken-grotesk-600.ttf"     # product name
SMALL = "hanken-grotesk-500.ttf"    # volume
LINE = "eczar-500.ttf"              # the active ingredient

# lining figures, where Pillow was built with a shaping engine
FEATURES = ["lnum"] if features.check("raqm") else None


@lru_cache(maxsize=None)
def _font(name, px):
    return ImageFont.truetype(str(FONTS / name), px)


def _text_width(text, font, tracking):
    return sum(font.getlength(c, features=FEATURES) for c in text) + tracking * (len(text) - 1)


class Label:
    """A print of `w` x `h` mm; `key` names its file."""

    def __init__(self, key, w, h):
        self.key, self.w, self.h = key, w, h
        size = (round(w * PX_PER_MM), round(h * PX_PER_MM))
        self.plates = {plate: Image.new("L", size, 0) for plate in ("ink", "foil")}

    def mark(self, baseline, width, plate="ink"):
        """The wordmark, centred; baseline from the top edge, both in mm."""
        wordmark.draw(self.plates[plate], self.w / 2 * PX_PER_MM, baseline * PX_PER_MM, width * PX_PER_MM)

    def text(self, text, baseline, size, font=SMALL, tracking=0.0, plate="ink"):
        """One centred line; size in mm, tracking in em. It shrinks where it would leave the label."""
        room = self.w * .94 * PX_PER_MM
        px = size * PX_PER_MM
        face = _font(font, round(px))
        width = _text_width(text, face, tracking * px)
        if width > room:
            px *= room / width
            face = _font(font, int(px))
            width = _text_width(text, face, tracking * px)
        draw = ImageDraw.Draw(self.plates[plate])
        x = (self.w * PX_PER_MM - width) / 2
        for c in text:
            draw.text((x, baseline * PX_PER_MM), c, font=face, fill=255, anchor="ls", features=FEATURES)
            x += face.getlength(c, features=FEATURES) + tracking * px

    def save(self):
        """Write the masks as one PNG and return its path."""
        OUT.mkdir(parents=True, exist_ok=True)
        path = OUT / f"{self.key}.png"
        ink, foil = self.plates["ink"], self.plates["foil"]
        Image.merge("RGB", [ink, foil, Image.new("L", ink.size, 0)]).save(path)
        return str(path)


def house(key, w, h, name, line, volume, *, mark, top, name_at, size, volume_at, leading=1.45):
    """House layout: wordmark, name in capitals, the line, and the volume at the foot.

    `mark` is the wordmark's width; `top`, `name_at` and `volume_at` are baselines from the top edge; `size` is the
    name's type size; `leading` its line distance in sizes. All lengths in mm.
    """
    label = Label(key, w, h)
    label.mark(top, mark)
    y = name_at
    for row in name:
        label.text(row, y, size, CAPS, .13)
        y += size * leading
    label.text(line, y + size * .22, size * 1.22, LINE, .02)
    label.text(volume, volume_at, size * .80, SMALL, .08)
    return label.save()


def back(key, w, h, title, parts, foot, *, size, margin=2.2):
    """The back of a pack: its name, then a heading and a paragraph for each part, set to the left; `size` in mm."""
    label = Label(key, w, h)
    draw = ImageDraw.Draw(label.plates["ink"])
    room = (w - 2 * margin) * PX_PER_MM
    y = margin + size * 1.3

    def lines(text, face):
        rows = [""]
        for word in text.split(" "):
            longer = f"{rows[-1]} {word}".strip()
            if face.getlength(longer, features=FEATURES) <= room:
                rows[-1] = longer
            else:
                rows.append(word)
        return rows

    def write(text, font, scale, after=0.0):
        nonlocal y
        face = _font(font, round(size * scale * PX_PER_MM))
        for row in lines(text, face):
            draw.text((margin * PX_PER_MM, y * PX_PER_MM), row, font=face, fill=255, anchor="ls", features=FEATURES)
            y += size * scale * 1.32
        y += size * after

    write(title, LINE, 1.35, .35)
    draw.rectangle((margin * PX_PER_MM, (y - size * .95) * PX_PER_MM, (w - margin) * PX_PER_MM,
                    (y - size * .87) * PX_PER_MM), fill=255)
    y += size * .6
    for heading, text in parts:
        write(heading, CAPS, .82)
        write(text, SMALL, 1.0, .55)
    write(foot, SMALL, .86)
    if y - size > h:
        raise ValueError(f"The back of {key} is {y - size:.1f} mm high, and the pack has {h} mm.")
    return label.save()

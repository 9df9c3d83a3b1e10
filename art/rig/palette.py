"""Brand palette. Hex (sRGB) is the single source; `lin()` gives Blender's linear RGBA."""
HEX = {
    # greens of packs, leaves and grounds
    "sage": "#4e7661", "sage_mid": "#6f9480", "sage_light": "#a9c0b1", "sage_pale": "#d3dfd5",
    "forest": "#1f3a2d",
    # paper, stone and sand
    "offwhite": "#f3efe7", "warm_white": "#faf7f0", "linen": "#e9e1d2", "sand": "#ddd0ba", "sand_deep": "#c2ad90",
    "stone": "#bdb1a0", "stone_dark": "#8d8375", "cream": "#fbf5e8",
    # metals
    "brass": "#c29a5b", "steel": "#c9cbc9",
}


def lin(color, alpha=1.0):
    """Name in HEX, '#rrggbb' or a linear triple, as linear RGBA."""
    if not isinstance(color, str):
        return tuple(color[:3]) + (alpha,)
    digits = HEX.get(color, color).lstrip("#")
    channels = (int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4))
    return tuple(s / 12.92 if s <= .04045 else ((s + .055) / 1.055) ** 2.4 for s in channels) + (alpha,)

"""Packs as parametric shapes. Each returns a group; sizes in scene units (1.0 = 10 cm), R = radius, H = height.

`lab` = (width, height, z of its foot) places the print on the front.
"""
import math

from mesh import TAU, front_uv, group, lathe, loft, rbox, solid, sphere, top_uv, wrap_uv


def jar(glass, lid_mat, pot_mat, cream_mat, R, H, lid_h, wall, base, lab, lid_on=True):
    """Thick-walled glass jar; an inner pot hangs in the glass. Matte lid with a fine shadow gap, or an open swirl."""
    ri = R - wall
    # one closed body: outside up, over the rim, down the cavity
    body = [(0, .012), (R * .62, .012, .02), (R * .70, 0, .02), (R - .004, 0, .05), (R, H, .05),
            (R * .86, H + .002, .015), (R * .86, H + .05, .012), (ri * .90, H + .05, .012), (ri * .90, H - .02, .03),
            (ri, H - .07, .06), (ri, base, .09), (0, base)]
    gap = .004
    pot = [(0, base + gap), (ri - gap, base + gap, .085), (ri - gap, H - .075, .06), (ri * .9 - gap, H - .02, .03),
           (ri * .9 - gap, H + .046), (ri * .9 - .02, H + .046), (ri * .9 - .02, H - .05, .05), (ri - .03, H - .10),
           (0, H - .10)]
    parts = [lathe("glass", body, glass, uv=wrap_uv(R, lab)), lathe("pot", pot, pot_mat)]
    if lid_on:
        z = H + .008
        parts.append(lathe("lid", [(0, z), (R - .012, z, .004), (R, z + .004, .010), (R, z + lid_h, .028),
                                   (0, z + lid_h)], lid_mat))
    else:
        parts.append(cream_swirl(ri * .9 - .02, H + .004, cream_mat))
    return group("jar", parts)


def jar_lid(lid_mat, R, lid_h, lab, under_mat):
    """A loose lid with its liner; `lab` = (width, height) prints its top, read with +Y up."""
    profile = [(0, lid_h * .12), (R * .8, lid_h * .12), (R * .80, 0), (R - .008, 0, .008), (R, .008),
               (R, lid_h, .028), (0, lid_h)]
    liner = [(0, lid_h * .10), (R * .79, lid_h * .10), (R * .79, lid_h * .115), (0, lid_h * .115)]
    return group("lid", [lathe("lid", profile, lid_mat, uv=top_uv(lab, lid_h * .97)),
                         lathe("liner", liner, under_mat)])


def cream_swirl(R, z, mat, turns=2.1, depth=.035, peak=.10):
    """Cream as the spatula leaves it: a spiral trough and a small central peak."""
    rings, around = 60, 160
    verts, faces = [(0, 0, z + peak)], []
    for i in range(1, rings + 1):
        u = i / rings
        r = R * u
        edge = 1 - u ** 8                       # flat at the rim
        for k in range(around):
            a = TAU * k / around
            h = depth * math.sin(a - turns * TAU * u ** .8) * u ** .6 * edge * (1 - .35 * u)
            h += peak * math.exp(-(u / .16) ** 2) * (1 + .2 * math.sin(a)) + .03 * (1 - u * u)
            h += .006 * math.sin(3 * a + 5 * u) * edge
            verts.append((r * math.sin(a), -r * math.cos(a), z + h))
    for k in range(around):
        faces.append((0, 1 + k, 1 + (k + 1) % around))
    for i in range(rings - 1):
        for k in range(around):
            a, b = 1 + i * around + k, 1 + i * around + (k + 1) % around
            faces.append((a, b, b + around, a + around))
    return solid("swirl", verts, faces, mat, weighted=False)


def pump_head(z, mat, R, yaw, scale=1.0, nozzle=.34):
    """Collar, stem and actuator with a drooping flat spout. At yaw 0 (rad) the spout points left of the camera."""
    s = scale
    collar = [(0, z), (R - .006, z, .004), (R, z + .006, .008), (R, z + .17 * s, .018), (R * .52, z + .18 * s, .02),
              (R * .50, z + .215 * s, .01), (0, z + .215 * s)]
    zs = z + .2 * s
    stem = [(0, zs), (.052 * s, zs), (.052 * s, zs + .10 * s), (0, zs + .10 * s)]
    zh, hr = zs + .085 * s, R * .80
    head = [(0, zh), (hr * .9, zh, .01), (hr, zh + .035 * s, .02), (hr, zh + .115 * s, .03), (0, zh + .128 * s)]
    sections, steps = [], 22
    for i in range(steps + 1):
        t = i / steps
        x = -(hr * .35 + t * nozzle * s)
        zc = zh + .076 * s - .030 * s * max(0, (t - .55) / .45) ** 2
        a, b = (.066 - .022 * t) * s, (.040 - .010 * t) * s
        sections.append(((x, 0, zc), (0, 1, 0), (0, 0, 1), a, b, 2.8))
    for k, (dx, f) in enumerate(((.006, .93), (.010, .80), (.012, .55))):      # rounded tip
        sections.append(((x - dx * s, 0, zc - .002 * k), (0, 1, 0), (0, 0, 1), a * f, b * f, 2.6))
    pump = group("pump", [lathe("collar", collar, mat, 96), lathe("stem", stem, mat, 48), lathe("head", head, mat, 96),
                          loft("nozzle", sections, mat, 48)])
    pump.rotation_euler = (0, 0, yaw)
    return pump


def pump_bottle(body_mat, pump_mat, R, H, lab, yaw, shoulder=.10, wall=.028):
    """Round-shouldered bottle with a pump."""
    neck = .15
    body = [(0, .018), (R * .6, .018, .03), (R * .75, 0, .03), (R - .01, 0, .055), (R, H, shoulder),
            (neck, H + .03, .03), (neck, H + .07), (neck - .02, H + .07), (neck - .02, H + .01, .03),
            (R - wall, H - wall, shoulder * .8), (R - wall, .06, .05), (0, .06)]
    return group("pump_bottle", [lathe("bottle", body, body_mat, uv=wrap_uv(R, lab)),
                                 pump_head(H + .035, pump_mat, .185, yaw)])


def airless(body_mat, cap_mat, ring_mat, R, H, cap_h, lab, pump_mat, cap_on=True, yaw=.4):
    """Airless bottle: straight body, metal ring, tall over-cap of the same diameter, or its pump bared."""
    parts = [lathe("body", [(0, 0), (R - .008, 0, .012), (R, .012, .02), (R, H, .012), (R - .012, H + .004),
                            (0, H + .004)], body_mat, uv=wrap_uv(R, lab)),
             lathe("ring", [(0, H + .004), (R - .004, H + .004, .002), (R - .004, H + .034, .002), (0, H + .034)],
                   ring_mat)]
    z = H + .037
    if cap_on:
        parts.append(lathe("cap", [(0, z), (R - .006, z, .003), (R, z + .006, .008), (R, z + cap_h, .026),
                                   (0, z + cap_h)], cap_mat))
    else:
        parts.append(pump_head(z, pump_mat, R * .78, yaw, scale=.82))
    return group("airless", parts)


def tube(body_mat, cap_mat, R, H, cap_h, lab):
    """Squeeze tube standing on its flip cap; its section runs from circle to flat crimp, the perimeter kept."""
    cr = R * .985
    groove = cap_h * .74                        # parting line of the flip cap
    cap = [(0, 0), (cr * .955 - .012, 0, .012), (cr * .955, .012, .02), (cr * .972, groove - .005, .004),
           (cr * .955, groove - .003), (cr * .955, groove + .003), (cr * .974, groove + .005, .004),
           (cr * .985, cap_h - .012, .010), (cr * .94, cap_h, .006), (0, cap_h)]
    x, y = (1, 0, 0), (0, 1, 0)
    z0 = cap_h + .004
    sections = [((0, 0, z0), x, y, R * .90, R * .90, 2), ((0, 0, z0), x, y, R * .95, R * .95, 2),
                ((0, 0, z0 + .006), x, y, R * .985, R * .985, 2)]
    crimp = .085
    top = H - crimp
    flat = R * math.pi / 2 * .985               # half width of the fully flattened section
    steps = 56
    for i in range(steps + 1):
        t = i / steps
        b = R * (1 - t ** 1.7) + .013 * t
        a = R + (flat - R) * (1 - b / R) ** .92
        z = z0 + .014 + (top - z0 - .014) * t
        sections.append(((0, 0, z), x, y, a, b, 2 + .15 * math.sin(math.pi * t)))
    for k in range(1, 13):                      # ribs of the crimp
        b = .0125 + (.0022 if k % 2 else -.0012)
        sections.append(((0, 0, top + crimp * k / 13), x, y, a, b, 6))
    sections += [((0, 0, H - .003), x, y, a, .011, 6), ((0, 0, H), x, y, a - .003, .008, 6)]
    return group("tube", [lathe("flip_cap", cap, cap_mat), loft("tube", sections, body_mat, 144, front_uv(lab))])


def vial(glass, cap_mat, ring_mat, serum_mat, fitment_mat, ball_mat, R, H, cap_h, lab, cap_on=True):
    """Slim roll-on: glass, serum, metal ring, and a cap or the bared steel ball in its fitment."""
    wall, neck = .022, R * .74
    body = [(0, 0), (R - .004, 0, .022), (R, H, .045), (neck, H + .012, .02), (neck, H + .05), (neck - .018, H + .05),
            (neck - .018, H - .005, .02), (R - wall, H - .045, .04), (R - wall, .06, .04), (0, .06)]
    gap = .003
    serum = [(0, .06 + gap), (R - wall - gap, .06 + gap, .037), (R - wall - gap, H - .06, .02), (0, H - .06)]
    ring = [(0, H + .014), (R * .93, H + .014, .004), (R * .93, H + .052, .004), (0, H + .052)]
    parts = [lathe("vial", body, glass, 96, wrap_uv(R, lab)), lathe("serum", serum, serum_mat, 96),
             lathe("ring", ring, ring_mat, 96)]
    if cap_on:
        z = H + .055
        parts.append(lathe("cap", [(0, z), (R - .005, z, .003), (R, z + .005, .008), (R, z + cap_h, .02),
                                   (0, z + cap_h)], cap_mat, 96))
    else:
        z = H + .052
        parts.append(lathe("fitment", [(0, z), (R * .70, z, .006), (R * .70, z + .10, .01), (R * .52, z + .16, .02),
                                       (R * .46, z + .165), (0, z + .165)], fitment_mat, 96))
        ball = sphere("ball", R * .47, ball_mat)
        ball.location = (0, 0, z + .165)
        parts.append(ball)
    return group("vial", parts)


def hollow_cap(mat, R, h):
    """An over-cap on its own, open end down."""
    return group("cap", [lathe("cap", [(0, .03), (R * .8, .03), (R * .8, 0), (R - .006, 0, .003), (R, .006, .008),
                                       (R, h, .024), (0, h)], mat)])


def carton(mat, w, d, h, lab):
    """Folding carton: crisp creases and a hairline tuck seam at the top."""
    return group("carton", [rbox("carton", w, d, h - .004, r=.006, mat=mat, seg=3, lab=lab),
                            rbox("flap", w - .016, d - .010, .006, r=.0025, mat=mat, seg=2, z=h - .006)])


def tray_box(mat, liner_mat, w, d, h, lab, wall=.028):
    """Open rigid gift tray (four walls and floor) with a liner."""
    front = rbox("front", w, wall, h, r=.006, mat=mat, seg=3, lab=lab)
    front.location = (0, -d / 2 + wall / 2, 0)
    back = rbox("back", w, wall, h, r=.006, mat=mat, seg=3)
    back.location = (0, d / 2 - wall / 2, 0)
    sides = []
    for x in (-w / 2 + wall / 2, w / 2 - wall / 2):
        side = rbox("side", wall, d - .001, h - .0005, r=.006, mat=mat, seg=3)
        side.location = (x, 0, 0)
        sides.append(side)
    return group("tray", [rbox("floor", w, d, .03, r=.006, mat=mat), front, back, *sides,
                          rbox("liner", w - 2 * wall - .01, d - 2 * wall - .01, .05, r=.02, mat=liner_mat, z=.03)])

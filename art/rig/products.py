"""The BEAU range: each function returns an empty that holds one finished pack, its base centred on the origin.

Scene units: 1.0 = 10 cm. Label sizes are in millimetres. A product is a shape (shapes.py), its materials
(materials.py) and its print (labels.py). `turned` shows its back (backs.py).
"""
import backs
import labels
import materials as M
import mesh
import shapes as S

MM = .01                                       # one millimetre in scene units


def _wrap(w, h, z):
    """Label placing for shapes.py: a print of w x h mm whose lower edge lies at height z."""
    return (w * MM, h * MM, z)


def night_jar(lid_on=True, turned=False):
    """Restoring Night Cream With Retinol, 50 ml: thick glass, sage pot, matte forest lid."""
    w, h = 62, 36
    art = labels.house("night", w, h, ["RESTORING NIGHT CREAM"], "with Retinol", "50 ml   1.7 fl oz",
                       mark=31, top=12.4, name_at=18.2, size=2.35, volume_at=27.4)
    if turned:
        art = labels.back("night-back", w, h, *backs.NIGHT, backs.FOOT, size=1.42, margin=3)
    glass = M.glass("#e3efe6", ior=1.5, label=M.printed(art, ink="warm_white"))
    return S.jar(glass, M.plastic("forest", rough=.46), M.plastic("sage", rough=.35), M.cream("cream"),
                 R=.36, H=.44, lid_h=.23, wall=.05, base=.085, lab=_wrap(w, h, .045), lid_on=lid_on)


def night_lid():
    """The 50 ml jar's lid on its own, the wordmark stamped in brass foil on its top."""
    art = labels.Label("night-lid", 44, 20)
    art.mark(14.6, 34, "foil")
    return S.jar_lid(M.plastic("forest", rough=.46, label=M.printed(art.save(), stamped=True)),
                     R=.36, lid_h=.23, lab=(.44, .20), under_mat=M.plastic("offwhite", rough=.4))


def spf_tube(turned=False):
    """Hydrating Moisturiser With SPF 25, 50 ml tube."""
    w, h = 54, 78
    art = labels.house("spf-tube", w, h, ["HYDRATING", "MOISTURISER"], "with SPF 25", "50 ml   1.7 fl oz",
                       mark=39, top=20, name_at=31.5, size=2.9, volume_at=74)
    if turned:
        art = labels.back("spf-tube-back", w, h, *backs.SPF, backs.FOOT, size=1.9, margin=8)
    return S.tube(M.plastic("offwhite", rough=.27, label=M.printed(art, ink="forest")), M.plastic("sage", rough=.4),
                  R=.235, H=1.24, cap_h=.30, lab=_wrap(w, h, .345))


def spf_airless(cap_on=True, turned=False):
    """Hydrating Moisturiser With SPF 25, 50 ml airless bottle."""
    w, h = 48, 88
    art = labels.house("spf-airless", w, h, ["HYDRATING", "MOISTURISER"], "with SPF 25", "50 ml   1.7 fl oz",
                       mark=30, top=26, name_at=36.5, size=2.45, volume_at=82)
    if turned:
        art = labels.back("spf-airless-back", w, h, *backs.SPF, backs.FOOT, size=1.85, margin=6)
    return S.airless(M.plastic("offwhite", rough=.24, coat=.2, label=M.printed(art, ink="forest")),
                     M.plastic("sage", rough=.4), M.metal("brass", .25), R=.215, H=1.02, cap_h=.50,
                     lab=_wrap(w, h, .06), cap_on=cap_on, pump_mat=M.plastic("sage", rough=.38))


def spf_cap():
    """The airless bottle's over-cap on its own, open end down."""
    return S.hollow_cap(M.plastic("sage", rough=.4), R=.215, h=.50)


def face_wash(yaw=.42, turned=False):
    """Revitalizing Active Face Wash with Algae, 150 ml: frosted green bottle, forest pump turned by `yaw` rad."""
    w, h, height = 62, 96, 1.18
    art = labels.house("face-wash", w, h, ["REVITALIZING", "ACTIVE FACE WASH"], "with Algae", "150 ml   5.0 fl oz",
                       mark=37, top=28, name_at=40, size=2.8, volume_at=91)
    if turned:
        art = labels.back("face-wash-back", w, h, *backs.WASH, backs.FOOT, size=2.3, margin=7)
    body = M.frost_shell("#4e7661", "#86ad92", "#c6d8c9", level=height * .885, rough=.22, glow=.06,
                         label=M.printed(art, ink="warm_white"))
    pump = M.plastic("forest", rough=.36)
    return S.pump_bottle(body, pump, R=.285, H=height, lab=_wrap(w, h, .07), yaw=yaw, shoulder=.12)


def eye_serum(cap_on=True, turned=False):
    """Reviving Under Eye Serum With Caffeine, 15 ml: slim glass roll-on with a steel ball."""
    w, h = 27, 44
    art = labels.house("eye-serum", w, h, ["REVIVING", "UNDER EYE SERUM"], "with Caffeine", "15 ml   0.5 fl oz",
                       mark=18.6, top=12, name_at=18.2, size=1.5, volume_at=41)
    if turned:
        art = labels.back("eye-serum-back", w, h, *backs.SERUM, backs.FOOT, size=1.2, margin=2.5)
    glass = M.frost_shell("#456b57", "#7fa68c", "#bdd2c1", level=.53, rough=.2, glow=.06,
                          label=M.printed(art, ink="warm_white"))
    return S.vial(glass, M.plastic("forest", rough=.4), M.metal("brass", .22), M.plastic("sage", rough=.4),
                  M.plastic("offwhite", rough=.3), M.metal("steel", .08), R=.145, H=.62, cap_h=.46,
                  lab=_wrap(w, h, .075), cap_on=cap_on)


def eye_cap():
    """The roll-on's cap on its own, open end down."""
    return S.hollow_cap(M.plastic("forest", rough=.4), R=.145, h=.46)


# kind: name, line, volume, width, height, depth (mm), board colour, ink colour
CARTONS = {
    "night": (["RESTORING", "NIGHT CREAM"], "with Retinol", "50 ml   1.7 fl oz", 78, 85, 78, "sage", "warm_white"),
    "spf": (["HYDRATING", "MOISTURISER"], "with SPF 25", "50 ml   1.7 fl oz", 60, 132, 50, "offwhite", "forest"),
    "spf_airless": (["HYDRATING", "MOISTURISER"], "with SPF 25", "50 ml   1.7 fl oz", 54, 168, 54, "offwhite", "forest"),
}


def carton(kind):
    """Folding carton of CARTONS[kind]."""
    name, line, volume, w, h, d, board, ink = CARTONS[kind]
    squat = h < w * 1.3
    top = h * (.35 if squat else .30)
    art = labels.house(f"carton-{kind}", w, h, name, line, volume, mark=w * .62, top=top,
                       name_at=top + h * (.21 if squat else .15), size=w * .045, volume_at=h * .93)
    return S.carton(M.paper(board, label=M.printed(art, ink=ink)), w=w * MM, d=d * MM, h=h * MM, lab=_wrap(w, h, 0))


def gift_box(w, d, h, title="SIGNATURE GROOMING KIT"):
    """Open rigid gift tray, w x d x h scene units, foil-stamped on its front."""
    art = labels.Label(f"tray-{round(w / MM)}x{round(h / MM)}", w / MM, h / MM)
    art.mark(art.h * .58, art.h * 1.42, "foil")
    art.text(title, art.h * .80, art.h * .078, labels.CAPS, .22, "foil")
    return S.tray_box(M.paper("forest", rough=.6, label=M.printed(art.save())), M.paper("linen", grain=.3),
                      w=w, d=d, h=h, lab=(w, h, 0))


def contact_card():
    """Visiting card, 90 x 58 mm, standing on its long edge."""
    art = labels.Label("contact-card", 90, 58)
    art.mark(33, 44)
    art.text("SKINCARE FOR MEN", 43.5, 2.6, labels.CAPS, .22)
    return mesh.rbox("card", .90, .012, .58, r=.003, mat=M.paper("offwhite", label=M.printed(art.save(), ink="forest")),
                  lab=(.90, .58, 0))

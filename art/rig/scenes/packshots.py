"""First product pictures: the pack alone on linen-white, the house light, key upper left."""
import materials as M
import products
import props
import studio
from mesh import place


def packshot(size, items, target=(0, 0, .62), span=1.95, elev=6):
    """`items`: callables that put one thing each on the sweep."""
    studio.sweep("offwhite")
    studio.lights_packshot()
    for item in items:
        item()
    studio.camera(size, target=target, span=span, elev=elev, lens=110)


def pack(name, at=(0, 0, 0), turn=0, **options):
    """A product of products.py at a position, turned about z by degrees."""
    return lambda: place(getattr(products, name)(**options), at, (0, 0, turn))


def disc(r, h, at=(0, 0, 0)):
    """A low plaster plinth."""
    return lambda: props.plinth(r, h, M.plaster("linen"), at)

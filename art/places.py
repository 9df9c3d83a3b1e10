"""Where the shop keeps its master pictures: those of a product are in the product's folder."""
import re
from pathlib import Path

SHOP = Path(__file__).resolve().parent.parent / "shop"


def master(name):
    """The file of a master; a product's picture is called for example product-04-primary."""
    product = re.fullmatch(r"product-(\d+)-(\w+)", name)
    if not product:
        return SHOP / "pictures" / f"{name}.webp"
    number, kind = product.groups()
    return next((SHOP / "products").glob(f"{number}-*")) / f"{kind}.webp"


def masters():
    """All masters by name."""
    products = {f"product-{path.parent.name.split('-')[0]}-{path.stem}": path
                for path in (SHOP / "products").glob("*/*.webp")}
    return products | {path.stem: path for path in (SHOP / "pictures").glob("*.webp")}

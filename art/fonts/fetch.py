"""Turn the npm packages' WOFF files into the TrueType files that Pillow reads.

    npm pack @fontsource/eczar@5.3.0 @fontsource/hanken-grotesk@5.3.0
    python3 fonts/fetch.py fontsource-eczar-5.3.0.tgz fontsource-hanken-grotesk-5.3.0.tgz

The results are committed; this script only records where they come from and how to renew them.
"""
import io
import sys
import tarfile
from pathlib import Path

from fontTools.ttLib import TTFont

WANTED = {
    "eczar-latin-500-normal.woff": "eczar-500.ttf",
    "hanken-grotesk-latin-500-normal.woff": "hanken-grotesk-500.ttf",
    "hanken-grotesk-latin-600-normal.woff": "hanken-grotesk-600.ttf",
}

HERE = Path(__file__).resolve().parent


def main(archives):
    for archive in archives:
        with tarfile.open(archive) as tar:
            for member in tar.getmembers():
                name = Path(member.name).name
                if name in WANTED:
                    font = TTFont(io.BytesIO(tar.extractfile(member).read()))
                    font.flavor = None
                    font.save(HERE / WANTED[name])
                    print(WANTED[name])


if __name__ == "__main__":
    main(sys.argv[1:])

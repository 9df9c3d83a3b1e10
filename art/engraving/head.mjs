// A head as one signed distance, from a short description.

import { cut, ellipsoid, join, rod, sphere } from './sdf.mjs';

/** Materials, and the share of light each gives back. */
export const TONE = {
  skin: 1,
  hair: 0.42,
  beard: 0.6,
  cloth: 0.5,
  metal: 0.2,
  lip: 0.68,
  lash: 0.12,
  iris: 0.16,
  eye: 1.12,
};

function skull(x, y, z, o) {
  const ax = Math.abs(x);
  let d = ellipsoid(x, y - 0.38, z + 0.12, 0.76, 0.86, 0.93);
  d = join(d, ellipsoid(x, y + 0.3, z - 0.1, 0.575 * o.jaw, 0.8 * (o.chin ?? 1), 0.64), 0.28);
  d = join(d, ellipsoid(ax - 0.3 * o.jaw, y + 0.72, z - 0.12, 0.2 * o.jaw, 0.24, 0.36), 0.24);
  d = join(d, ellipsoid(x, y + 1.0, z - 0.5, 0.21, 0.15 * (o.chin ?? 1), 0.15), 0.22);
  d = join(d, sphere(ax - 0.42, y + 0.06, z - 0.45, 0.17), 0.2); // cheekbones
  return join(
    d,
    rod(ax, y, z, [0.08, 0.27, 0.76], [0.42, 0.25, 0.58], 0.07 * o.ridge, 0.05 * o.ridge),
    0.1,
  );
}

function nose(d, x, y, z, o) {
  const ax = Math.abs(x);
  const w = o.nose ?? 1;
  d = join(d, rod(x, y, z, [0, 0.24, 0.72], [0, -0.2, 0.93], 0.065 * w, 0.085 * w), 0.1);
  d = join(d, ellipsoid(x, y + 0.235, z - 0.93, 0.105 * w, 0.09, 0.1), 0.07);
  d = join(d, sphere(ax - 0.115 * w, y + 0.285, z - 0.84, 0.07 * w), 0.06);
  return cut(d, -ellipsoid(ax - 0.065 * w, y + 0.335, z - 0.9, 0.038, 0.03, 0.05), 0.03);
}

function ears(d, x, y, z) {
  const ax = Math.abs(x);
  d = join(d, ellipsoid(ax - 0.75, y, z + 0.08, 0.075, 0.23, 0.15), 0.06);
  return cut(d, -ellipsoid(ax - 0.84, y - 0.02, z + 0.02, 0.05, 0.13, 0.08), 0.05);
}

/** Hair that lies on the skull, combed back from its line over the forehead. */
function cap(x, y, z, o) {
  const wave = 0.02 * Math.sin(x * 17 + Math.sin(y * 9) * 2) * Math.sin(z * 13 + y * 7);
  const volume = ellipsoid(
    x - o.sweep * 0.05,
    y - 0.46 - o.top * 0.4,
    z + 0.16,
    0.8 + o.side,
    0.86 + o.top,
    0.96,
  );
  const line = o.line + 0.1 * Math.cos(x * 3.2 + o.sweep) - o.arc * x * x - z * 0.02;
  const before = Math.max(line - y - Math.max(0, 0.25 - z) * 1.5, -9);
  return cut(volume + wave * o.unruly, before * 0.7, 0.08);
}

/** `describe` -> sdf(x, y, z) = [distance, material]. */
export function head(o) {
  return (x, y, z) => {
    const ax = Math.abs(x);
    let material = 'skin';
    let d = skull(x, y, z, o);
    d = cut(d, -ellipsoid(ax - 0.285, y - 0.085, z - 0.86, 0.16, 0.1, 0.16), 0.13); // eye sockets

    const ball = sphere(ax - 0.285, y - 0.07, z - 0.555, 0.155);
    if (ball < d) {
      material =
        Math.hypot(x - Math.sign(x) * 0.285 - o.gaze * 0.05, y - 0.072) < 0.058 ? 'iris' : 'eye';
      d = ball;
    }
    const upper = rod(
      ax,
      y,
      z,
      [0.165, 0.112, 0.71],
      [0.41, 0.108, 0.62],
      0.03 * o.lid,
      0.026 * o.lid,
    );
    const arch = rod(ax, y, z, [0.285, 0.135, 0.7], [0.285, 0.135, 0.69], 0.03 * o.lid);
    if (Math.min(upper, arch) < d) material = y < 0.118 && z > 0.5 ? 'lash' : 'skin';
    d = join(d, Math.min(upper, arch), 0.02);
    const lower = rod(ax, y, z, [0.18, 0.01, 0.685], [0.39, 0.018, 0.62], 0.02);
    if (lower < d) material = 'skin';
    d = join(d, lower, 0.03);

    const plain = d;
    d = nose(d, x, y, z, o);
    const full = o.lips ?? 1;
    d = join(d, ellipsoid(x, y + 0.6, z - 0.63, 0.26, 0.17, 0.14), 0.14);
    const lips = Math.min(
      rod(ax, y, z, [0.045, -0.535, 0.795], [0.2, -0.575, 0.7], 0.043 * full, 0.02),
      rod(ax, y, z, [0, -0.645, 0.785], [0.16, -0.6, 0.71], 0.055 * full, 0.024),
    );
    if (lips < d + 0.008) material = 'lip';
    d = join(d, lips, 0.03);
    d = cut(d, -rod(ax, y, z, [0, -0.588, 0.845], [0.22, -0.585, 0.73], 0.014), 0.03);
    if (d < plain - 0.02 && material !== 'lip') material = 'skin';
    d = ears(d, x, y, z);

    const neck = rod(x, y, z, [0, -0.7, -0.22], [0, -1.7, -0.36], 0.4 * o.neck, 0.45 * o.neck);
    d = join(d, neck, 0.14);
    const body = join(ellipsoid(x, y + 2.16, z + 0.34, 1.66 * o.build, 0.6, 0.56), neck, 0.5);
    if (body < d) {
      d = join(d, body, 0.2);
      if (y < o.neckline + Math.abs(x) * o.scoop) material = 'cloth';
    }
    if (o.collar) {
      const band = Math.max(
        Math.abs(Math.hypot(x, (z + 0.3) * 1.05) - 0.47 * o.neck - (y + 1.3) * 0.12) - 0.025,
        Math.abs(y + 1.34 + Math.abs(x) * 0.06) - 0.13,
      );
      if (band < d) {
        d = band;
        material = 'cloth';
      }
    }

    let h = cap(x, y, z, o);
    if (o.knot) h = join(h, ellipsoid(x, y + 0.02, z + 1.02, 0.5, 0.42, 0.36), 0.1);
    if (h < d + 0.004) material = 'hair';
    d = join(d, h, 0.025);

    if (o.beard && material === 'skin') {
      const stubble = 0.02 * Math.sin(x * 43) * Math.sin(y * 37 + z * 29);
      const cheek = Math.min(-0.4 + Math.max(0, ax - 0.24) * 1.35, 0.02) + stubble;
      const mouth = (ax / 0.235) ** 2 + ((y + 0.59) / 0.115) ** 2 < 1;
      if (y < cheek && y > -1.22 && z > -0.2 && !mouth) {
        material = 'beard';
        d -= o.beard * (0.02 + 0.012 * Math.sin(x * 31 + y * 9) * Math.sin(y * 27));
      }
    }
    if (o.brow && material === 'skin' && z > 0.4) {
      const line = 0.235 + 0.03 * Math.sin(ax * 5) - Math.max(0, ax - 0.33) * 0.35 + o.browLift;
      if (ax > 0.11 && ax < 0.47 && Math.abs(y - line) < o.brow * (1 - Math.max(0, ax - 0.3) * 2.2))
        material = 'hair';
    }
    if (o.glasses) {
      const rim = Math.abs(Math.hypot(ax - 0.29, (y - 0.07) * 1.08) - 0.225) - 0.016;
      const frame = Math.min(
        Math.max(rim, Math.abs(z - 0.8) - 0.018),
        rod(ax, y, z, [0, 0.1, 0.83], [0.08, 0.11, 0.8], 0.016),
        rod(ax, y, z, [0.51, 0.12, 0.78], [0.8, 0.08, -0.05], 0.018),
      );
      if (frame < d) {
        d = frame;
        material = 'metal';
      }
    }
    if (o.earring) {
      const drop = ellipsoid(x + 0.77, y + 0.36, z + 0.03, 0.045, 0.1, 0.045); // on the ear that is seen
      if (drop < d) {
        d = drop;
        material = 'metal';
      }
    }
    return [d, material];
  };
}

/** Strands: how much a spot of hair is lit, following the way it is combed. */
export function strand(x, y, z, o) {
  const along = Math.atan2(y + 0.15, x - o.sweep * 0.3) * 26 + z * 3;
  return 0.86 + 0.24 * Math.sin(along) * Math.sin(along * 0.37 + 1.3);
}

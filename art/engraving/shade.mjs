// Looks at a head and gives each pixel its depth and its light.

import { head, strand, TONE } from './head.mjs';

const KEY = unit([-0.62, 0.52, 0.6]);
const EMPTY = -9;

function unit(v) {
  const length = Math.hypot(...v);
  return v.map((c) => c / length);
}

/** Rotation of the head by yaw and pitch; `toHead` takes a point of the picture's space, `fromHead` is its inverse. */
function turn({ yaw, pitch }) {
  const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
  return {
    toHead(x, y, z) {
      const z1 = y * sp + z * cp;
      return [x * cy - z1 * sy, y * cp - z * sp, x * sy + z1 * cy];
    },
    fromHead(x, y, z) {
      const x1 = x * cy + z * sy;
      const z1 = z * cy - x * sy;
      return [x1, y * cp + z1 * sp, z1 * cp - y * sp];
    },
  };
}

/** Where a point of the head lands: pixel coordinates in a picture w x h. */
export function project(point, view, w, h) {
  const [x, y] = turn(view).fromHead(...point);
  const scale = h / view.span;
  return [w / 2 + (x - view.x) * scale, h / 2 - (y - view.y) * scale];
}

/** Depth and light (0..1; -1 beside the head) of `o` seen by `view`, w x h samples. */
export function shade(o, view, w, h) {
  const sdf = head(o);
  const { toHead } = turn(view);
  const at = (x, y, z) => sdf(...toHead(x, y, z));
  const distance = (x, y, z) => at(x, y, z)[0];
  const scale = view.span / h;
  const depth = new Float32Array(w * h).fill(EMPTY);
  const light = new Float32Array(w * h).fill(-1);
  for (let j = 0; j < h; j++) {
    for (let i = 0; i < w; i++) {
      const x = (i + 0.5 - w / 2) * scale + view.x;
      const y = (h / 2 - j - 0.5) * scale + view.y;
      const hit = march(at, x, y);
      if (!hit) continue;
      const { z, material } = hit;
      const e = 0.005;
      const n = unit([
        distance(x + e, y, z) - distance(x - e, y, z),
        distance(x, y + e, z) - distance(x, y - e, z),
        distance(x, y, z + e) - distance(x, y, z - e),
      ]);
      const facing = Math.max(0, n[0] * KEY[0] + n[1] * KEY[1] + n[2] * KEY[2]);
      const open = openness(distance, x, y, z, n);
      const rim = (1 - Math.max(0, n[2])) ** 2.5 * Math.max(0, n[0] * 0.9 + n[1] * 0.2);
      let v =
        0.26 * open +
        0.84 * facing * (0.4 + 0.6 * lit(distance, x, y, z)) * (0.5 + 0.5 * open) +
        0.4 * rim;
      v *= TONE[material];
      if (material === 'hair') v *= strand(...toHead(x, y, z), o);
      light[j * w + i] = Math.min(1, Math.max(0, v));
      depth[j * w + i] = z;
    }
  }
  return { depth, light, w, h };
}

function march(at, x, y) {
  let z = 2.2;
  for (let k = 0; k < 110; k++) {
    const [d, material] = at(x, y, z);
    if (d < 0.003) return { z, material };
    z -= d * 0.75;
    if (z < -1.7) return null;
  }
  return null;
}

/** Soft shadow: 1 where the key light arrives, 0 where it is hidden. */
function lit(distance, x, y, z) {
  let share = 1;
  for (let t = 0.04; t < 1.1;) {
    const d = distance(x + KEY[0] * t, y + KEY[1] * t, z + KEY[2] * t);
    if (d < 0.002) return 0;
    share = Math.min(share, (8 * d) / t);
    t += Math.max(0.03, d);
  }
  return share;
}

/** How free the surface lies: 1 on a brow, less in a fold. */
function openness(distance, x, y, z, n) {
  let hidden = 0;
  for (let q = 1; q < 5; q++) {
    const t = 0.05 * q;
    hidden += (t - distance(x + n[0] * t, y + n[1] * t, z + n[2] * t)) * 0.6 ** q * 3;
  }
  return Math.max(0, 1 - hidden * 1.2);
}

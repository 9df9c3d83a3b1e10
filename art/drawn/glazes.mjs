import { colour, hash, noise, smooth } from './engine/colour.mjs';

const iron = colour('#5b3a24');

/** Bare fired clay: dull, a little sandy. */
export const clays = { sand: colour('#c9a27c'), pale: colour('#d9c3a3'), dark: colour('#5d4638'), red: colour('#b06a45') };

/** The house's glazes: colour, the colour at thin edges, shine, and how much iron speckles through. */
export const glazes = {
  salt: { tint: colour('#ece5d8'), edge: colour('#b98c5f'), gloss: 0.8, rough: 0.1, specks: 0.5 },
  ink: { tint: colour('#1f3763'), edge: colour('#7b5a45'), gloss: 1.2, rough: 0.06, specks: 0 },
  persimmon: { tint: colour('#d1552b'), edge: colour('#7d2f18'), gloss: 1, rough: 0.08, specks: 0.15 },
  fog: { tint: colour('#9fb3bd'), edge: colour('#d8c2a0'), gloss: 0.7, rough: 0.12, specks: 0.35 },
  oat: { tint: colour('#dcc39a'), edge: colour('#94643d'), gloss: 0.5, rough: 0.16, specks: 1 },
  coal: { tint: colour('#2b2c31'), edge: colour('#8a6a4c'), gloss: 0.7, rough: 0.14, specks: 0 },
  straw: { tint: colour('#e0aa3e'), edge: colour('#8d5b1c'), gloss: 0.9, rough: 0.09, specks: 0.3 },
  blush: { tint: colour('#e2b7a3'), edge: colour('#a5674b'), gloss: 0.7, rough: 0.12, specks: 0.5 },
};

function blend(point, tint, share) {
  point.r += (tint[0] - point.r) * share;
  point.g += (tint[1] - point.g) * share;
  point.b += (tint[2] - point.b) * share;
}

/** Round specks, scattered through space, so that they lie on any form. */
function specks(x, y, z, cell, chance, largest) {
  const ix = Math.floor(x / cell), iy = Math.floor(y / cell), iz = Math.floor(z / cell);
  if (hash(ix, iy, iz) > chance) return 0;
  const at = (k) => (0.3 + 0.4 * hash(ix + k, iy - k, iz + 3 * k)) * cell;
  const radius = largest * (0.35 + 0.65 * hash(ix, iz, iy + 9));
  const distance = Math.hypot(x - ix * cell - at(1), y - iy * cell - at(2), z - iz * cell - at(3));
  return 1 - smooth(radius * 0.6, radius, distance);
}

/**
 * A glazed pot. `over` is a second glaze or a bare clay that covers where `dip` says so; `dip` gets the
 * point and returns centimetres above (positive: first glaze) or below the line.
 */
export function glazed(name, { clay = 'sand', over, dip, decor, rings = 0, bare = 0.35, rim = 0.22, seed = 0, specked = 1 } = {}) {
  const first = glazes[name], second = glazes[over], body = clays[clay];
  return (point) => {
    const { lx, ly, lz } = point;
    const drift = noise(lx * 0.35 + seed, ly * 0.35, lz * 0.35), fine = noise(lx * 2.3, ly * 2.3 + seed, lz * 2.3);
    let at = dip ? dip(point) + 0.12 * drift + 0.05 * fine : 1;
    let coat = first;
    if (at < 0 && second) { coat = second; at = -at; }
    const tone = 1 + 0.05 * drift + 0.025 * fine;
    point.r = coat.tint[0] * tone; point.g = coat.tint[1] * tone; point.b = coat.tint[2] * tone;
    point.gloss = coat.gloss; point.rough = coat.rough;
    const isInside = point.rim > 0;
    // Where the glaze is thin it lets the clay through: at the rim and along the line of a dip.
    const thin = Math.max(point.rim > -90 ? 0.85 * (1 - smooth(rim * 0.35, rim, Math.abs(point.rim + 0.05 * fine))) : 0, dip && second ? 0.5 * (1 - smooth(0, 0.16, at)) : 0);
    blend(point, coat.edge, thin);
    if (coat.specks) {
      const dark = specks(lx, ly, lz, 0.62, 0.42 * coat.specks * specked, 0.085) * 0.8;
      blend(point, iron, dark);
    }
    if (decor) decor(point, blend);
    const coated = dip && !second ? smooth(-0.025, 0.025, at) : 1;
    const bareShare = 1 - coated * (isInside ? 1 : smooth(-0.03, 0.03, ly - bare - 0.05 * drift));
    if (bareShare > 0) {
      const grain = 1 + 0.06 * fine + 0.05 * (hash(lx * 22, ly * 22, lz * 22) - 0.5);
      blend(point, [body[0] * grain, body[1] * grain, body[2] * grain], bareShare);
      point.gloss += (0.06 - point.gloss) * bareShare; point.rough += (0.3 - point.rough) * bareShare;
    }
    if (rings && !isInside) point.bump = [0, 0.1 * rings * Math.sin(ly * 5.2 + 0.8 * drift + 1.2 * Math.sin(ly * 0.9)), 0];
  };
}

/** The dip lines: level, slanting, or in waves. */
export const level = (height) => ({ ly }) => ly - height;
export const slant = (height, slope, way = 0) => ({ lx, ly, lz }) => ly - height - slope * (lx * Math.cos(way) + lz * Math.sin(way));
export const inside = () => ({ rim }) => (rim > -0.05 ? -2 : 2);

/** Painted stripes: each [from, to, glaze] in height, or in distance from the middle for flat things. */
export function stripes(list, measure = ({ ly }) => ly) {
  return (point, paint) => {
    const wobble = 0.04 * noise(point.lx * 0.8, point.ly * 0.8, point.lz * 0.8);
    const at = measure(point) + wobble;
    for (const [from, to, name] of list) {
      const share = smooth(from - 0.03, from + 0.03, at) * (1 - smooth(to - 0.03, to + 0.03, at));
      // The brush runs dry now and then.
      if (share > 0) paint(point, glazes[name].tint, share * (0.9 + 0.1 * noise(point.lx * 3, at * 9, point.lz * 3)));
    }
  };
}
export const fromMiddle = ({ lx, lz }) => Math.hypot(lx, lz);
const round = ({ lx, lz }) => Math.atan2(lz, lx);

/** Painted dots in rows. */
export function dots(rows, name) {
  return (point, paint) => {
    for (const [height, count, radius, shift = 0] of rows) {
      const r = Math.hypot(point.lx, point.lz), step = (2 * Math.PI) / count;
      const a = (round(point) / step + shift) - Math.round(round(point) / step + shift);
      const away = Math.hypot(a * step * r, point.ly - height) + 0.03 * noise(point.lx * 2, point.ly * 2, point.lz * 2);
      paint(point, glazes[name].tint, 1 - smooth(radius - 0.04, radius + 0.04, away));
    }
  };
}

/** Upright flutes or petals: a wave round the pot. */
export function flutes(count, from, to, depth = 0.5) {
  return (point) => {
    const angle = round(point), wave = Math.sin(angle * count);
    const share = smooth(from, from + 0.6, point.ly) * (1 - smooth(to - 0.6, to, point.ly)) * (point.rim < -0.3 || point.rim < -90 ? 1 : 0);
    const push = -depth * Math.cos(angle * count) * share;
    point.bump = [-Math.sin(angle) * push, 0, Math.cos(angle) * push];
    const groove = 1 - 0.16 * share * (0.5 - 0.5 * wave);
    point.r *= groove; point.g *= groove; point.b *= groove;
  };
}
export const both = (...decors) => (point, paint) => { for (const decor of decors) decor(point, paint); };

/** A picture laid on a thing: `where` gives [across, down] from 0 to 1. */
export function painted(picture, where, name = 'ink', strength = 0.98) {
  return (point, paint) => {
    const [a, b] = where(point);
    const share = picture(a, b);
    if (share > 0.01) paint(point, glazes[name].tint, share * strength * (0.97 + 0.03 * noise(point.lx * 1.1, point.ly * 1.1, point.lz * 1.1)));
  };
}

/** A plain matt or shining surface. */
export function plain(hex, { gloss = 0, rough = 0.3, cloudy = 0.03, size = 0.2 } = {}) {
  const tint = colour(hex);
  return (point) => {
    const tone = cloudy ? 1 + cloudy * noise(point.lx * size, point.ly * size, point.lz * size) : 1;
    point.r = tint[0] * tone; point.g = tint[1] * tone; point.b = tint[2] * tone;
    point.gloss = gloss; point.rough = rough;
  };
}

/** A limewashed wall: clouds of two sizes, which also keep slow gradients from showing bands when compressed. */
export function limewash(hex, strength = 0.055) {
  const tint = colour(hex);
  return (point) => {
    const { lx, ly, lz } = point;
    const tone = 1 + strength * (noise(lx * 0.05, ly * 0.035, lz * 0.05) + 0.55 * noise(lx * 0.21 + 9, ly * 0.13, lz * 0.21) + 0.3 * noise(lx * 0.8, ly * 0.5, lz * 0.8));
    point.r = tint[0] * tone; point.g = tint[1] * tone; point.b = tint[2] * tone;
    point.gloss = 0; point.rough = 0.4;
  };
}

/** Wood with its grain along x. */
export function wood(hex, dark) {
  const light = colour(hex), deep = colour(dark);
  return (point) => {
    const bend = noise(point.lx * 0.06, point.ly * 0.5, point.lz * 0.25) * 2.2;
    const line = 0.5 + 0.5 * Math.sin((point.lz * 1.1 + point.ly * 1.7 + bend) * 3.1);
    const fibre = noise(point.lx * 0.35, point.ly * 6, point.lz * 6);
    const share = 0.5 * line * line + 0.22 * fibre;
    point.r = light[0]; point.g = light[1]; point.b = light[2];
    blend(point, deep, Math.max(0, Math.min(1, share)));
    point.gloss = 0.15; point.rough = 0.28;
  };
}

/** Woven cloth; `band` is [from, to, hex] along z. */
export function linen(hex, bands = []) {
  const tint = colour(hex), woven = bands.map(([from, to, band]) => [from, to, colour(band)]);
  return (point) => {
    const tone = 1 + 0.02 * Math.sin(point.lx * 21) * Math.sin(point.lz * 21);
    point.r = tint[0] * tone; point.g = tint[1] * tone; point.b = tint[2] * tone;
    for (const [from, to, band] of woven) {
      const off = Math.abs(point.lx);
      blend(point, band, smooth(from - 0.04, from + 0.04, off) * (1 - smooth(to - 0.04, to + 0.04, off)));
    }
  };
}

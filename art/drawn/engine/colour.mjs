const toLinear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** '#c2451e' as linear red, green and blue from 0 to 1. */
export function colour(hex) {
  const channel = (at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

export const mix = (one, other, share) => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];
export const times = ([r, g, b], by) => [r * by, g * by, b * by];

export function smooth(from, to, value) {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

const gammaTable = Float32Array.from({ length: 4097 }, (_, index) => {
  const value = index / 4096;
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
});

/** Light as a byte; what is brighter than paper rolls off softly instead of being cut. */
export function toByte(value) {
  const rolled = value < 0.8 ? value : 0.8 + 0.2 * (1 - Math.exp((0.8 - value) / 0.2));
  return gammaTable[Math.max(0, Math.min(4096, Math.round(rolled * 4096)))];
}

/** The same number from 0 to 1 for the same three whole numbers. */
export function hash(x, y, z) {
  let h = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + Math.imul(z | 0, 2147483647 - 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 2246822519);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

/** Soft random value from -1 to 1 at a place in space. */
export function noise(x, y, z) {
  const ix = Math.floor(x), iy = Math.floor(y), iz = Math.floor(z);
  const fx = x - ix, fy = y - iy, fz = z - iz;
  const ux = fx * fx * (3 - 2 * fx), uy = fy * fy * (3 - 2 * fy), uz = fz * fz * (3 - 2 * fz);
  const line = (y, z) => {
    const from = hash(ix, y, z);
    return from + (hash(ix + 1, y, z) - from) * ux;
  };
  const sheet = (z) => {
    const from = line(iy, z);
    return from + (line(iy + 1, z) - from) * uy;
  };
  const from = sheet(iz);
  return 2 * (from + (sheet(iz + 1) - from) * uz) - 1;
}

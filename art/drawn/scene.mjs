import sharp from 'sharp';
import { colour, smooth } from './engine/colour.mjs';
import { move, sheet } from './engine/mesh.mjs';
import { limewash, plain } from './glazes.mjs';

/** A thing of one mesh at a place. */
export const put = (mesh, material, place = {}) => ({ mesh: move(mesh, place), material });
/** Several parts, each [mesh, material], moved as one. */
export const group = (parts, place = {}) => parts.map(([mesh, material]) => put(mesh, material, place));

/** Ground and wall in one sweep, without a corner. */
export function sweep(hex, { behind = 40, radius = 26, wide = 260, front = 120, gloss = 0 } = {}) {
  const along = (b) => {
    const floor = front + behind, arc = (radius * Math.PI) / 2, wall = 160;
    const way = b * (floor + arc + wall);
    if (way < floor) return [0, front - way];
    if (way < floor + arc) { const a = (way - floor) / radius; return [radius - radius * Math.cos(a), -behind - radius * Math.sin(a)]; }
    return [radius + way - floor - arc, -behind - radius];
  };
  const mesh = sheet((a, b) => { const [y, z] = along(b); return [(a - 0.5) * wide, y, z]; }, 40, 160);
  return { mesh, material: plain(hex, { cloudy: 0.012, size: 0.05, gloss, rough: 0.4 }), isGround: true };
}

/** A table before a wall; the table ends in a straight edge. */
export function tableAndWall(table, wall, { behind = 30 } = {}) {
  const flat = typeof table === 'string' ? limewash(table, 0.03) : table;
  return [
    { mesh: sheet((a, b) => [(a - 0.5) * 280, 0, 110 - b * (110 + behind)], 40, 60), material: flat, isGround: true },
    { mesh: sheet((a, b) => [(a - 0.5) * 320, -30 + b * 190, -behind - 0.01], 30, 30), material: typeof wall === 'string' ? limewash(wall) : wall, isGround: true },
  ];
}

/** A grey picture drawn as SVG, as a function of [across, down] from 0 to 1; black where it ends. */
export async function stencil(svg, width = 700) {
  const { data, info } = await sharp(Buffer.from(svg)).resize({ width }).greyscale().raw().toBuffer({ resolveWithObject: true });
  const value = (x, y) => (x < 0 || y < 0 || x >= info.width || y >= info.height ? 0 : data[(y * info.width + x) * info.channels] / 255);
  return (a, b) => {
    const x = a * info.width - 0.5, y = b * info.height - 0.5, i = Math.floor(x), j = Math.floor(y), f = x - i, g = y - j;
    const top = value(i, j) + (value(i + 1, j) - value(i, j)) * f, bottom = value(i, j + 1) + (value(i + 1, j + 1) - value(i, j + 1)) * f;
    return top + (bottom - top) * g;
  };
}

/** Light through a stencil of `size` centimetres, held at a place in the light's own directions. */
export function through(picture, size, { across = 0, down = 0, least = 0, turn = 0 } = {}) {
  const c = Math.cos(turn), s = Math.sin(turn);
  return ({ x, y, z }, { u, w }) => {
    const a = (x * u[0] + y * u[1] + z * u[2] - across) / size, b = -(x * w[0] + y * w[1] + z * w[2] - down) / size;
    const i = 0.5 + a * c - b * s, j = 0.5 + a * s + b * c;
    // The stencil ends softly, not in an edge across the wall.
    const near = smooth(0, 0.2, i) * smooth(0, 0.2, 1 - i) * smooth(0, 0.2, j) * smooth(0, 0.2, 1 - j);
    return least + (1 - least) * picture(i, j) * near;
  };
}

/** The studio's light: from the left, or as told. */
export function studio({ turn = -52, height = 44, size = 0.2, share = 0.62, warm = '#fff1de', sky = '#e6eeff', gobo, fill = 0.16, window = 9, exposure = 1 } = {}) {
  const norm = (hex) => { const c = colour(hex), most = Math.max(...c); return c.map((v) => v / most); };
  return { key: { turn, height, size, share, colour: norm(warm) }, sky: { level: 1, lean: 0.45, colour: norm(sky) }, gobo, fill, window, exposure };
}
export { smooth };

/**
 * A camera that sees all things: `fit` is the share of width and height that they may take, `shift`
 * moves them across and up, in half pictures.
 */
export function frame(things, aspect, { height = 15, turn = 0, angle = 22, fit = [0.66, 0.62], shift = [0, 0] } = {}) {
  const points = [];
  for (const { mesh, isGround } of things) if (!isGround) for (let i = 0; i < mesh.p.length; i += 21) points.push([mesh.p[i], mesh.p[i + 1], mesh.p[i + 2]]);
  const t = (turn * Math.PI) / 180, h = (height * Math.PI) / 180;
  const back = [Math.sin(t) * Math.cos(h), Math.sin(h), Math.cos(t) * Math.cos(h)], right = [Math.cos(t), 0, -Math.sin(t)];
  const up = [-Math.sin(t) * Math.sin(h), Math.cos(h), -Math.cos(t) * Math.sin(h)];
  const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const zoom = 1 / Math.tan((angle * Math.PI) / 360);
  let target = [0, 1, 2].map((k) => points.reduce((sum, point) => sum + point[k], 0) / points.length), distance = 80;
  for (let round = 0; round < 14; round++) {
    let left = 9e9, wide = -9e9, low = 9e9, top = -9e9;
    for (const point of points) {
      const from = point.map((value, k) => value - target[k]), depth = distance - dot(from, back);
      const x = (dot(from, right) / depth) * zoom / aspect, y = (dot(from, up) / depth) * zoom;
      if (x < left) left = x; if (x > wide) wide = x; if (y < low) low = y; if (y > top) top = y;
    }
    const across = ((left + wide) / 2) * distance * aspect / zoom, upward = ((low + top) / 2) * distance / zoom;
    target = target.map((value, k) => value + right[k] * across + up[k] * upward);
    distance *= Math.max((wide - left) / 2 / fit[0], (top - low) / 2 / fit[1]);
  }
  return { target, distance, height, turn, angle, shift };
}

import { emptyMesh, lathe, move, sheet, tube, vessel } from './engine/mesh.mjs';

/** Puts meshes of one thing together, so that they share a glaze. */
export function join(...meshes) {
  const whole = emptyMesh();
  for (const mesh of meshes) {
    const first = whole.p.length / 3;
    for (const key of ['p', 'n', 'l']) for (const value of mesh[key]) whole[key].push(value);
    for (const corner of mesh.t) whole.t.push(corner + first);
  }
  return whole;
}

/** An ear-shaped handle between two heights on the right-hand side. */
export function ear(radiusTop, top, radiusBottom, bottom, reach, thick = 0.42, flat = 1.9) {
  const middle = (top + bottom) / 2;
  const out = Math.max(radiusTop, radiusBottom) + reach;
  return tube([
    [radiusTop - 0.25, top, 0, thick * 1.25, flat], [radiusTop + reach * 0.55, top + 0.25, 0, thick, flat],
    [out, middle + (top - middle) * 0.62, 0, thick * 0.92, flat], [out - reach * 0.04, middle - (middle - bottom) * 0.2, 0, thick * 0.9, flat],
    [radiusBottom + reach * 0.5, bottom + 0.35, 0, thick * 0.95, flat], [radiusBottom - 0.25, bottom, 0, thick * 1.2, flat],
  ]);
}

export const mug = () => join(vessel([[3.1, 0], [3.7, 0.5], [4.1, 2], [4.15, 6], [4.2, 9.2]]), ear(4.15, 7.8, 4.1, 2.4, 2.5));
export const tallMug = () => join(vessel([[3.3, 0], [3.6, 0.4], [3.75, 3], [3.7, 8], [3.8, 11.4]]), ear(3.72, 9.6, 3.75, 3.4, 2.6));
export const cup = () => join(vessel([[2.2, 0], [2.9, 0.5], [4.3, 2.4], [4.9, 4.8], [5.1, 6.2]]), ear(4.85, 5.2, 3.9, 1.9, 1.9, 0.36));
export const saucer = () => vessel([[4.2, 0], [4.6, 0.3], [6.6, 0.85], [8, 1.7]], { wall: 0.42, base: 0.35 });
export const espresso = () => vessel([[2, 0], [2.35, 0.35], [2.9, 2.2], [2.95, 4.6], [3.05, 5.8]], { wall: 0.34 });
export const tumbler = () => vessel([[2.9, 0], [3.2, 0.4], [3.75, 4], [3.9, 8.8]]);
export const teaBowl = () => vessel([[2.5, 0], [2.6, 0.8], [4, 1.6], [5.4, 4], [5.8, 7.2]]);
export const plate = (radius, rise = 1.9, well = 0.66) =>
  vessel([[radius * 0.6, 0], [radius * 0.64, 0.35], [radius * well + 0.6, 0.6], [radius * 0.9, rise * 0.72], [radius, rise]], { wall: 0.5, base: 0.35, segments: 160 });
export const coupe = (radius, rise) =>
  vessel([[radius * 0.5, 0], [radius * 0.56, 0.35], [radius * 0.8, rise * 0.38], [radius * 0.95, rise * 0.78], [radius, rise]], { wall: 0.45, base: 0.4, segments: 150 });
export const bowl = (radius, height) =>
  vessel([[radius * 0.46, 0], [radius * 0.48, 0.5], [radius * 0.72, height * 0.24], [radius * 0.93, height * 0.62], [radius, height]], { wall: 0.5, segments: 150 });
export const footedBowl = (radius, height) =>
  vessel([[radius * 0.42, 0], [radius * 0.34, 1], [radius * 0.34, height * 0.28], [radius * 0.7, height * 0.45], [radius * 0.95, height * 0.78], [radius, height]], { wall: 0.5, base: height * 0.3, segments: 150 });
export const mixingBowl = () => join(
  vessel([[6.4, 0], [6.8, 0.6], [9.4, 4], [11.4, 8.6], [12, 12], [12.5, 12.5]], { wall: 0.6, segments: 150 }),
  tube([[11.6, 11.2, -1.7, 0.3], [13.6, 12.4, -0.9, 0.8, 1.2], [13.9, 12.5, 0.9, 0.8, 1.2], [11.6, 11.2, 1.7, 0.3]], { wide: [0, 1, 0] }));

export const jug = () => join(
  vessel([[4.6, 0], [5.4, 0.6], [6.7, 4.5], [6.4, 9.5], [4.6, 14.5], [4.3, 17.5], [4.9, 20]], { wall: 0.45 }),
  ear(4.5, 17.6, 6.2, 8.6, 4.1, 0.55, 1.7),
  tube([[-4.2, 17.6, 0, 0.7, 2.4], [-5.2, 19.3, 0, 0.75, 2], [-6.1, 20.4, 0, 0.35, 2.6]]));
export const creamer = () => join(
  vessel([[2.4, 0], [2.9, 0.4], [3.6, 2.4], [3.2, 5.4], [2.8, 7.2], [3.1, 8.6]], { wall: 0.34 }),
  ear(3, 7.3, 3.4, 3, 2, 0.34),
  tube([[-2.7, 7.3, 0, 0.45, 2.2], [-3.4, 8.3, 0, 0.48, 2], [-4.1, 8.95, 0, 0.22, 2.6]]));
export const carafe = () => vessel([[4.8, 0], [5.4, 0.6], [6.3, 4.5], [5.9, 9], [3, 14.5], [2.4, 18], [2.5, 22], [3, 25]], { wall: 0.45 });
export const teapotBody = () => join(
  lathe([[0, 0.25], [4.2, 0.25, 'corner'], [4.4, 0], [4.9, 0.05], [6.4, 1.6], [7.9, 5], [7.4, 8.8], [4.6, 11.1], [3.6, 11.5]], {}),
  tube([[-6.6, 4.2, 0, 1.75], [-9.2, 5.6, 0, 1.25], [-11, 8.8, 0, 0.9], [-12.9, 11, 0, 0.72]]),
  ear(6.8, 9.6, 7.6, 4, 4.4, 0.55, 1.6));
export const teapotLid = () => lathe([[3.9, 11.25], [4, 11.6], [2.8, 12.15], [1, 12.6], [0.65, 12.9], [0.75, 13.3], [1.3, 13.9], [1.15, 14.6], [0, 14.85]]);
export const jar = () => vessel([[4.3, 0], [5, 0.5], [5.7, 3.5], [5.7, 8], [5, 10.4], [4.8, 11]], { wall: 0.5 });
export const jarLid = () => lathe([[5.2, 10.9], [5.35, 11.3], [4.8, 11.8], [2.4, 12.4], [1, 12.6], [0.7, 13], [0.9, 13.6], [1.35, 14.2], [1.1, 14.9], [0, 15.1]]);
export const cellar = () => vessel([[2.8, 0], [3.5, 0.4], [4.2, 2], [4, 3.9], [3.6, 4.6]], { wall: 0.45 });
export const butterBase = () => join(vessel([[5.4, 0], [5.8, 0.3], [8.4, 0.9], [9.4, 2]], { wall: 0.45, base: 0.35 }));
export const butterLid = () => lathe([[7, 0.9], [7.1, 1.6], [7, 4.4], [6.4, 6], [4.2, 6.9], [1.4, 7.1], [0.8, 7.5], [0.95, 8.1], [1.6, 8.7], [1.4, 9.4], [0, 9.6]]);
export const moonJar = () => vessel([[4.6, 0], [5.2, 0.5], [9.2, 4.6], [11, 10.4], [9.4, 16], [5.6, 19.4], [5.2, 20.4], [5.6, 21.2]], { wall: 0.5, segments: 150 });
export const bottle = () => vessel([[3.6, 0], [4.2, 0.5], [5.4, 4.4], [5.2, 9.4], [2.6, 14], [1.5, 18], [1.4, 23], [2, 25.4]], { wall: 0.35 });
export const budVase = () => vessel([[2.4, 0], [3.4, 0.5], [4.6, 3], [3.9, 5.8], [1.4, 8], [1.1, 10], [1.6, 11.8]], { wall: 0.3 });
export const cylinderVase = () => vessel([[4.4, 0], [4.8, 0.4], [4.9, 8], [4.8, 18], [5, 23]], { wall: 0.5 });
export const candlestick = () => vessel([[5, 0], [5.2, 0.6], [2.4, 1.8], [1.2, 3.6], [1.6, 6], [1.1, 8.4], [1.5, 10.4], [2.5, 11.4], [2.6, 12.6]], { wall: 0.5, base: 10.6, foot: 0.2 });
export const planter = () => vessel([[5.2, 0], [5.7, 0.5], [7.4, 6], [8, 12.4], [8.4, 13]], { wall: 0.55 });
export const eggCup = () => vessel([[2.3, 0], [2.1, 0.5], [1.3, 1.4], [1.5, 2.4], [2.4, 3.6], [2.6, 5.6]], { wall: 0.32, base: 2.1 });
export const bakingDish = () => join(
  vessel([[8.4, 0], [9, 0.5], [10.6, 3], [11, 5.6]], { wall: 0.6, segments: 150 }),
  ...[1, -1].map((side) => tube([[side * 10.4, 4.7, -2.6, 0.5, 1.4], [side * 12.8, 5, -1.7, 0.5, 1.4], [side * 13.1, 5.05, 1.7, 0.5, 1.4], [side * 10.4, 4.7, 2.6, 0.5, 1.4]], { wide: [0, 1, 0] })));
export const platter = () => vessel([[8, 0], [8.6, 0.35], [12.6, 0.8], [15.6, 2.2]], { wall: 0.5, base: 0.4, segments: 160, squeeze: 0.62 });
export const spoonRest = () => vessel([[2.6, 0], [3, 0.3], [5, 0.8], [6.2, 2]], { wall: 0.4, base: 0.35, squeeze: 0.7 });
export const pourOver = () => join(
  lathe([[1.1, 1.1], [1.2, 0.9], [5, 0.9], [5.4, 1.1], [5.3, 1.5], [2.4, 1.7], [2.5, 2.2], [4, 5], [5.7, 8.4], [5.8, 8.8], [5.4, 8.6], [3.5, 4.8], [1.8, 2], [0, 1.9]], { rimAt: [5.8, 8.8] }),
  ear(5.1, 7.6, 3, 2.9, 2.2, 0.36));

/** What is in a pot: coffee, soup, water. */
export const filling = (radius, height) => lathe([[radius, height], [radius * 0.6, height], [0, height]], { steps: 2 });

export const candle = (height = 18) => lathe([[1.05, 0], [1.05, height - 0.6], [0.85, height - 0.12], [0.2, height], [0, height]]);
export const wick = (height) => tube([[0, height - 0.2, 0, 0.07], [0.05, height + 0.5, 0, 0.07], [0.15, height + 0.9, 0, 0.05]], { around: 8 });
export const egg = (size = 2.1) => lathe([[0, 0], [size * 0.5, size * 0.1], [size * 0.9, size * 0.6], [size, size * 1.1], [size * 0.82, size * 1.85], [size * 0.45, size * 2.4], [0, size * 2.58]], { segments: 60 });
export const ball = (size, flat = 1) => lathe(Array.from({ length: 13 }, (_, i) => [Math.sin((i * Math.PI) / 12) * size, size * flat * (1 - Math.cos((i * Math.PI) / 12))]), { segments: 64, steps: 3 });
export const lemon = () => lathe([[0, 0], [0.5, 0.35], [1.4, 0.9], [2.5, 2.6], [2.75, 4], [2.4, 5.6], [1.3, 7.1], [0.55, 7.6], [0, 8]], { segments: 60 });
export const pear = () => lathe([[0, 0.3], [0.8, 0], [2.4, 0.7], [3.3, 2.8], [2.9, 5], [1.7, 7], [1.3, 8.6], [0.8, 9.6], [0, 9.8]], { segments: 64 });
export const stalk = (height) => tube([[0, height, 0, 0.14], [0.15, height + 0.9, 0, 0.1], [0.5, height + 1.7, 0, 0.13]], { around: 10 });

export const leaf = (length, width, bend = 0.25) => sheet((a, b) => {
  const across = (a - 0.5) * 2, half = width * Math.sin(Math.PI * Math.min(1, b ** 0.8)) * (1 - 0.25 * b);
  return [across * half, b * length - bend * length * b * b * 0.3, bend * length * b * b + Math.abs(across) * half * 0.28];
}, 8, 16);

/** A twig with leaves on both sides; it begins at the ground and leans by its points. */
export function twig(points, { leaves = 9, length = 4.4, width = 0.75, from = 0.3, seed = 1, thick = 0.16, spread = 55 } = {}) {
  const stem = tube(points.map(([x, y, z]) => [x, y, z, thick]), { around: 10, steps: 8 });
  const green = [];
  const at = (share) => {
    const place = share * (points.length - 1), i = Math.min(points.length - 2, Math.floor(place)), f = place - i;
    return [0, 1, 2].map((k) => points[i][k] + (points[i + 1][k] - points[i][k]) * f);
  };
  for (let i = 0; i < leaves; i++) {
    const share = from + ((1 - from) * (i + 0.5)) / leaves, side = i % 2 ? 1 : -1;
    const wobble = Math.sin(seed * 12.9 + i * 78.2) * 0.5;
    const here = at(share), ahead = at(Math.min(1, share + 0.05)), behind = at(Math.max(0, share - 0.05));
    const way = (Math.atan2(ahead[0] - behind[0], ahead[1] - behind[1]) * 180) / Math.PI;
    const size = 1 - 0.35 * share + 0.15 * wobble;
    green.push(move(leaf(length * size, width * size, 0.2 + 0.15 * wobble), { at: here, lean: -(way + side * (spread + 14 * wobble)), turn: side * 14 * wobble, tip: 20 * wobble }));
  }
  green.push(move(leaf(length * 0.7, width * 0.7), { at: at(1), lean: -((Math.atan2(at(1)[0] - at(0.95)[0], at(1)[1] - at(0.95)[1]) * 180) / Math.PI) }));
  return { stem, green: join(...green) };
}

/** A round of cloth or a folded napkin lying down. */
export const napkin = (width, depth, fold = 0.35) => sheet((a, b) => {
  const x = (a - 0.5) * width, z = (b - 0.5) * depth;
  return [x, 0.28 + fold * (0.5 + 0.5 * Math.sin(x * 0.5 + z * 0.22)) * Math.max(0, 1 - Math.abs(a - 0.5) * 1.9) + 0.12 * Math.sin(z * 0.9 + x * 0.3), z];
}, 80, 60);

export const spoon = () => join(
  move(lathe([[0, 0], [0.9, 0.12], [1.5, 0.7], [1.6, 0.85], [1.45, 0.8], [0.8, 0.3], [0, 0.22]], { segments: 40, squeeze: 0.66 }), { scale: 1.25 }),
  tube([[1.6, 0.85, 0, 0.24, 1.5], [4, 1.1, 0, 0.22, 1.3], [9, 0.9, 0, 0.26, 1.5], [13.5, 0.55, 0, 0.34, 1.9]]));

/** Lifts one part, for instance a book that lies on another. */
export const raised = (mesh, height) => move(mesh, { at: [0, height, 0] });

/** The same parts further to the right. */
export const shifted = (parts, across) => parts.map(([mesh, material]) => [move(mesh, { at: [across, 0, 0] }), material]);

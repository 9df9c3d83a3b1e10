import { noise, smooth } from './engine/colour.mjs';
import { stencil, group } from './scene.mjs';
import * as S from './shapes.mjs';
import { both, dots, flutes, fromMiddle, glazed, inside, level, painted, plain, slant, stripes, wood } from './glazes.mjs';

/** A fish in a few strokes, as a brush would leave it. */
const fish = await stencil(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 560"><g fill="#fff">
<path d="M120 285Q260 120 500 130Q700 140 800 262L930 170Q905 280 935 395L800 300Q690 420 490 425Q250 425 120 285z"/>
<path d="M430 140Q520 30 640 70Q590 110 575 146zM450 415Q500 500 590 505Q560 450 560 412z"/></g>
<g fill="none" stroke="#000" stroke-width="13" stroke-linecap="round"><path d="M290 190Q345 285 285 372M380 200q36 38 0 76q36 38 0 78M470 188q36 38 0 76q36 38 0 76q20 24 8 52M560 190q36 38 0 76q36 38 0 78M650 210q34 34 0 70q30 34 4 66M830 262L900 222M832 285L915 290M828 302L900 350"/></g>
<circle cx="218" cy="262" r="17"/></svg>`, 900);

/** A sprig round the rim of a plate. */
const sprig = (point, paint) => {
  const r = Math.hypot(point.lx, point.lz), angle = Math.atan2(point.lz, point.lx);
  if (r < 9.4 || r > 13.2) return;
  const count = 22, step = (2 * Math.PI) / count, k = Math.round(angle / step), off = (angle / step - k) * step * r;
  const lean = (k % 2 ? 1 : -1) * 0.55, x = off - (r - 11.4) * lean, y = (r - 11.4) / 1.15;
  const width = 0.38 * Math.max(0, 1 - y * y);
  paint(point, glazeInk, (1 - smooth(width - 0.05, width + 0.03, Math.abs(x))) * (Math.abs(y) < 1 ? 0.95 : 0));
};
const glazeInk = [0.013, 0.038, 0.125];

const oak = wood('#c99a63', '#8a5c33');
const coffee = plain('#2c170d', { gloss: 0.22, rough: 0.1, cloudy: 0.1 });
const cream = plain('#c9935c', { gloss: 0.1, rough: 0.14, cloudy: 0.16, size: 0.7 });
const tea = plain('#9c4a12', { gloss: 0.25, rough: 0.08 });

const blueDip = (seed = 0, way = 0.4) => glazed('ink', { dip: slant(2.9, 0.26, way), seed });

/** Every piece that the pottery makes, as [mesh, material] parts, standing in the middle. */
export const pots = {
  mug: (way) => [[S.mug(), blueDip(1, way)]],
  mugSalt: () => [[S.mug(), glazed('salt', { dip: level(1.5), seed: 4 })]],
  mugPersimmon: () => [[S.mug(), glazed('persimmon', { dip: slant(2.2, -0.2), seed: 6 })]],
  mugFull: () => [[S.mug(), blueDip(2)], [S.filling(3.72, 7.9), coffee]],
  tallMug: () => [[S.tallMug(), glazed('oat', { dip: level(1.1), decor: stripes([[4.2, 4.75, 'ink'], [5.5, 6.9, 'ink'], [7.65, 8.2, 'ink']]), seed: 3 })]],
  tallMugFull: () => [...pots.tallMug(), [S.filling(3.35, 10.3), cream]],
  espresso: () => [[S.espresso(), glazed('persimmon', { dip: level(1.7), seed: 5 })]],
  espressoFull: () => [...pots.espresso(), [S.filling(2.62, 4.7), coffee]],
  cappuccino: () => [[S.saucer(), glazed('fog', { seed: 7, rim: 0.3 })], ...group2([[S.cup(), glazed('fog', { over: 'salt', dip: inside(), seed: 8 })]], 0.75)],
  cappuccinoFull: () => [...pots.cappuccino(), ...group2([[S.filling(4.5, 5.2), cream]], 0.75)],
  cupSalt: () => [[S.saucer(), glazed('salt', { seed: 9 })], ...group2([[S.cup(), glazed('salt', { seed: 10 })]], 0.75)],
  teapot: (glaze = 'persimmon') => [[S.teapotBody(), glazed(glaze, { dip: level(1.25), clay: glaze === 'coal' ? 'red' : 'sand', seed: 11, bare: 0 })], [S.teapotLid(), glazed(glaze, { seed: 12, bare: -1 })]],
  teaBowl: () => [[S.teaBowl(), glazed('coal', { dip: slant(2.6, 0.12), clay: 'red', seed: 13, rings: 0.7 })]],
  teaBowlFull: () => [...pots.teaBowl(), [S.filling(5.1, 5.6), tea]],
  dinnerPlate: () => [[S.plate(13.6, 2.2), glazed('salt', { decor: both(sprig, stripes([[13.1, 13.4, 'ink'], [8.5, 8.75, 'ink']], fromMiddle)), seed: 14 })]],
  plainPlate: (glaze = 'salt', radius = 13.6) => [[S.plate(radius, 2.1), glazed(glaze, { seed: radius })]],
  pastaPlate: () => [[S.coupe(12, 4), glazed('straw', { seed: 15, rim: 0.4 })]],
  sidePlate: (glaze) => [[S.plate(10, 1.7), glazed(glaze, { seed: 16 })]],
  sidePlates: () => ['ink', 'fog', 'blush', 'salt'].flatMap((glaze, i) => group2(pots.sidePlate(glaze), i * 1.05, i * 0.35 - 0.5)),
  everydayBowl: (glaze = 'fog') => [[S.bowl(8, 6.6), glazed(glaze, { over: glaze === 'fog' ? 'ink' : undefined, dip: glaze === 'fog' ? slant(2.6, 0.16) : level(1.2), seed: 17 })]],
  fruitBowl: () => [[S.footedBowl(14, 11), glazed('ink', { over: 'straw', dip: inside(), seed: 18 })]],
  mixingBowl: () => [[S.mixingBowl(), glazed('salt', { dip: level(1.2), decor: flutes(22, 2, 11, 0.55), seed: 19 })]],
  platter: () => [[S.platter(), glazed('salt', { decor: both(painted(fish, ({ lx, lz }) => [0.5 + lx / 25, 0.5 + lz / 14]), stripes([[14.7, 15.05, 'ink']], ({ lx, lz }) => Math.hypot(lx, lz / 0.62))), seed: 20, specked: 0.6 })]],
  jug: () => [[S.jug(), glazed('salt', { over: 'ink', dip: slant(7.4, 0.3, 0.5), seed: 21 })]],
  milkJug: () => [[S.creamer(), glazed('blush', { dip: level(1), seed: 22 })]],
  carafe: () => [[S.carafe(), glazed('fog', { dip: level(2.2), seed: 23, rings: 0.35 })], ...group2(turnedOver(S.tumbler(), glazed('fog', { dip: level(2.4), seed: 24 }), 0.84), 0)],
  carafeOpen: () => [[S.carafe(), glazed('fog', { dip: level(2.2), seed: 23, rings: 0.35 })]],
  tumbler: (glaze = 'fog') => [[S.tumbler(), glazed(glaze, { dip: level(2), seed: 25 })]],
  jar: () => [[S.jar(), glazed('oat', { dip: level(1), decor: dots([[3.2, 24, 0.3], [4.5, 24, 0.3, 0.5], [5.8, 24, 0.3], [7.1, 24, 0.3, 0.5]], 'coal'), seed: 26 })], [S.jarLid(), glazed('coal', { seed: 27, bare: -1 })]],
  butterDish: () => [[S.butterBase(), glazed('salt', { seed: 28 })], [S.butterLid(), glazed('salt', { decor: both(stripes([[1.5, 1.85, 'ink'], [6.02, 6.25, 'ink']]), dots([[2.8, 15, 0.42], [4.4, 15, 0.42, 0.5]], 'ink')), seed: 29, bare: -1 })]],
  cellar: () => [[S.cellar(), glazed('straw', { dip: level(1.1), seed: 30 })], [S.filling(3.3, 3.6), plain('#f4f1ea', { cloudy: 0.05, size: 5 })]],
  spoon: () => [[S.spoon(), oak]],
  moonJar: () => [[S.moonJar(), glazed('salt', { seed: 31, specked: 1.5, dip: level(0.9) })]],
  bottle: () => [[S.bottle(), glazed('persimmon', { over: 'coal', dip: slant(10.2, 0.4, 0.6), seed: 32 })]],
  bottleFog: () => [[S.bottle(), glazed('fog', { dip: level(3), seed: 33 })]],
  budVase: (glaze = 'ink') => [[S.budVase(), glazed(glaze, { dip: level(1), seed: 34 })]],
  candlestick: (glaze = 'coal') => [[S.candlestick(), glazed(glaze, { seed: 35, clay: 'red' })]],
  candle: (height = 17, hex = '#efe6d2') => group2([[S.candle(height), plain(hex, { gloss: 0.3, rough: 0.25, cloudy: 0.02 })], [S.wick(height), plain('#26211d', { cloudy: 0 })]], 12),
  planter: () => [[S.planter(), glazed('persimmon', { dip: level(3), seed: 36, rings: 0.8 })]],
  cylinder: () => [[S.cylinderVase(), glazed('ink', { over: 'salt', dip: level(9), seed: 37 })]],
  eggCup: (glaze = 'straw') => [[S.eggCup(), glazed(glaze, { seed: 38 })]],
  bakingDish: () => [[S.bakingDish(), glazed('ink', { over: 'salt', dip: inside(), seed: 39 })]],
};

function group2(parts, up = 0, aside = 0) {
  return group(parts, { at: [aside, up, aside * 0.6] }).map(({ mesh, material }) => [mesh, material]);
}
function turnedOver(mesh, material, scale) {
  return group([[mesh, material]], { lean: 180, scale, at: [0, 26.6, 0] }).map(({ mesh: turned, material: same }) => [turned, same]);
}

const skin = (hex, other, share) => {
  const base = plain(hex, { gloss: 0.35, rough: 0.2, cloudy: 0.08, size: 0.5 });
  return (point) => {
    base(point);
    const red = share * smooth(-0.2, 0.9, noise(point.lx * 0.3 + 3, point.ly * 0.3, point.lz * 0.3));
    point.r += (other[0] - point.r) * red; point.g += (other[1] - point.g) * red; point.b += (other[2] - point.b) * red;
  };
};
const bark = plain('#5d4630', { cloudy: 0.1 });
const sprout = plain('#5f7048', { cloudy: 0.18, size: 0.4 });

/** What lies and stands beside the pots. */
export const props = {
  lemon: () => [[S.lemon(), skin('#edc23f', [0.72, 0.62, 0.08], 0.4)]],
  pear: () => [[S.pear(), skin('#c9b356', [0.5, 0.16, 0.05], 0.6)], [S.stalk(9.5), bark]],
  persimmon: () => [[S.ball(3.5, 0.78), skin('#e2722b', [0.62, 0.1, 0.03], 0.5)], ...[0, 1, 2, 3].map((i) => group([[S.leaf(2.4, 0.95, 0.2), sprout]], { tip: 78, turn: i * 90 + 20, at: [0, 5.35, 0] })[0]).map(({ mesh, material }) => [mesh, material]), [S.stalk(5), bark]],
  plum: () => [[S.ball(2.5, 0.95), skin('#3b2440', [0.2, 0.03, 0.06], 0.5)], [S.stalk(4.6), bark]],
  egg: (hex = '#e6c9ab') => [[S.egg(), plain(hex, { gloss: 0.1, rough: 0.3, cloudy: 0.03, size: 1 })]],
  twig: (points, options) => { const { stem, green } = S.twig(points, options); return [[stem, bark], [green, options?.leaf ?? sprout]]; },
  board: (mesh) => [[mesh, oak]],
};
export { oak, coffee, sprout, bark };

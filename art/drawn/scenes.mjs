import { colour } from './engine/colour.mjs';
import { block, lathe, sheet, tube } from './engine/mesh.mjs';
import { arch, blinds, evening, from, leaves, morning, noon, overcast, softWindow, window } from './light.mjs';
import { pots, props, oak } from './pots.mjs';
import { cloth, grounds, plinth, slab, stand } from './products.mjs';
import { frame, put, stencil, tableAndWall } from './scene.mjs';
import * as S from './shapes.mjs';
import { clays, glazed, glazes, level, linen, plain, wood } from './glazes.mjs';

const at = (x, z = 0, more = {}) => ({ at: [x, 0, z], ...more });
const up = (x, y, z = 0, more = {}) => ({ at: [x, y, z], ...more });

/** A set that is seen twice: wide with empty room on the left for words, and upright for phones. */
function twice({ table, wall, light, list, wide, tall, behind = 30, vignette = 0.35 }) {
  const make = (aspect, view) => () => {
    const things = stand(list);
    return {
      things: [...tableAndWall(grounds[table] ?? table, grounds[wall] ?? wall, { behind }), ...things],
      camera: frame(things, aspect, { height: 9, angle: 20, ...view }),
      light: light(), bounce: { level: 0.6, colour: colour(typeof table === 'string' ? (grounds[table] ?? table) : '#7a5232') }, vignette,
    };
  };
  return {
    wide: { size: [2000, 1000], scene: make(2, { fit: [0.42, 0.66], shift: [0.42, -0.1], ...wide }) },
    tall: { size: [1000, 1250], scene: make(0.8, { fit: [0.78, 0.52], shift: [0, -0.24], ...tall }) },
  };
}

const twigIn = (height, leanWay, seed, options = {}) => props.twig([[0, height - 4, 0], [leanWay * 0.1, height + 4, 0], [leanWay * 0.5, height + 11, 1], [leanWay, height + 16, 1.5]], { leaves: 13, length: 4.8, width: 0.9, seed, ...options });

const heroes = {
  'hero-1': twice({
    table: '#e2cfae', wall: '#eadfcd', light: () => morning({ turn: -48, height: 30, gobo: from(leaves, 150, { across: 26, down: 22, least: 0.66, turn: 0.1 }) }),
    list: [
      [pots.plainPlate('salt', 12), at(-9, 4), up(-9, 1, 4), up(-9, 2, 4)], [pots.sidePlate('fog'), up(-9, 3.1, 4)], [pots.everydayBowl('fog'), up(-9, 4.1, 4), up(-9, 5.8, 4)],
      [pots.jug(), at(2, -12, { turn: -16, scale: 1.1 })], [pots.mug(), at(7.4, 10, { turn: 24 })], [pots.fruitBowl(), at(19, -4)], [props.lemon(), up(16, 9, -2, { lean: 84 }), up(22, 8.6, 2, { lean: 84, turn: 70 }), up(21, 9.2, -7, { lean: 84, turn: 150 }), up(16, 2.5, 12, { lean: 84, turn: -40 })]],
    wide: { fit: [0.47, 0.66] }, tall: { fit: [0.9, 0.5] },
  }),
  'hero-2': twice({
    table: '#1d2f54', wall: '#22365f', light: () => evening({ turn: -50, height: 34, share: 0.62, fill: 0.18, gobo: from(softWindow, 110, { across: 6, down: 12, least: 0.4 }) }),
    list: [[pots.teapot(), at(0, -2, { turn: 14 })], [pots.teaBowlFull(), at(11, 9), at(-9, 11, { scale: 0.9 })], [props.plum(), at(18.6, 3.4), at(1.4, 14)], [[...pots.candlestick('oat'), ...pots.candle(16, '#e9e2d6')], at(16, -10)]],
    wide: { fit: [0.44, 0.68] }, tall: { fit: [0.84, 0.56] }, vignette: 0.55,
  }),
  'hero-3': twice({
    table: '#c4d0d6', wall: '#cfdade', light: () => noon({ turn: -50, height: 42, gobo: from(leaves, 150, { across: 30, down: 34, least: 0.62, turn: 0.3 }) }),
    list: [[pots.moonJar(), at(0, -2)], [twigIn(21, -11, 3), at(0, -2)], [twigIn(20, 9, 7, { leaves: 11 }), at(0, -2)], [pots.budVase('persimmon'), at(15, 5)], [pots.cylinder(), at(-15, -9, { scale: 0.8 })]],
    wide: { fit: [0.42, 0.8], shift: [0.42, -0.04] }, tall: { fit: [0.8, 0.66], shift: [0, -0.16] },
  }),
  'hero-4': twice({
    table: '#ecc56e', wall: '#efd08a', light: () => morning({ turn: -46, height: 36, gobo: from(blinds, 140, { across: 28, down: 20, least: 0.7, turn: 0.12 }) }),
    list: [[pots.carafeOpen(), at(-7, -7)], [pots.tumbler('salt'), at(-6, 7), at(2.6, 10)], [pots.fruitBowl().map(([mesh], i) => [mesh, glazed('salt', { specked: 1.2, seed: 4 + i })]), at(12, -4)], [props.persimmon(), up(7.6, 7.2, -2), up(14.4, 7, 1.4, { turn: 40 }), up(17.6, 7.4, -5, { turn: 90 }), at(14, 10, { turn: 10 })], [props.pear(), up(11.6, 6.6, -8, { lean: 10 })]],
    wide: { fit: [0.44, 0.72] }, tall: { fit: [0.86, 0.58] },
  }),
  'hero-5': twice({
    table: '#9c3f1f', wall: '#a94724', light: () => evening({ turn: -54, height: 30, fill: 0.22, gobo: from(arch, 150, { across: 10, down: 14, least: 0.55 }) }),
    list: [[[...pots.candlestick('coal'), ...pots.candle(14, '#efe6d2')], at(-10, -2)], [[...pots.candlestick('oat'), ...pots.candle(19, '#efe6d2')], at(-1.6, -9)], [[...pots.candlestick('coal'), ...pots.candle(10, '#22365f')], at(5, 1)], [pots.bottle().map(([mesh]) => [mesh, glazed('ink', { dip: level(3), seed: 3 })]), at(15, -8)], [pots.teaBowl(), at(14.6, 8, { scale: 0.86 })], [props.plum(), at(-3, 10), at(2.6, 11.6)]],
    wide: { fit: [0.42, 0.76], shift: [0.42, -0.06] }, tall: { fit: [0.84, 0.62], shift: [0, -0.18] }, vignette: 0.55,
  }),
  'about-hero': twice({
    table: wood('#8a5a35', '#59371f'), wall: '#1f3155', light: () => morning({ turn: -50, height: 34, fill: 0.2, gobo: from(softWindow, 190, { across: 16, down: 16, least: 0.42 }) }),
    list: [[pots.moonJar(), at(-2, -10, { scale: 1.1 })], [pots.jug(), at(13, -6, { turn: -20, scale: 1.1 })], [pots.mixingBowl(), at(29, -8, { turn: 30 })], [pots.teapot('straw'), at(21, 10, { turn: 24, scale: 0.86 })], [pots.everydayBowl('blush'), at(-10, 7)], [pots.mugPersimmon(), at(4, 10, { turn: 30 })], [pots.bottleFog(), at(39, -14, { scale: 1.15 })], [pots.tumbler('salt'), at(36, 6)]],
    wide: { fit: [0.5, 0.62], shift: [0.42, -0.16] }, tall: { fit: [0.94, 0.5], shift: [0, -0.24] }, vignette: 0.5,
  }),
};

function single(size, { table, wall, light, list, view, behind = 28, vignette = 0.4, bounce }) {
  return {
    size,
    scene: () => {
      const things = stand(list);
      return {
        things: [...tableAndWall(grounds[table] ?? table, grounds[wall] ?? wall, { behind }), ...things],
        camera: frame(things, size[0] / size[1], { height: 13, fit: [0.7, 0.6], shift: [0, -0.1], ...view }),
        light: light(), bounce: { level: 0.6, colour: colour(bounce ?? (typeof (grounds[table] ?? table) === 'string' ? (grounds[table] ?? table) : '#b98a5c')) }, vignette,
      };
    },
  };
}

const ribbon = plain('#e9e1d3', { cloudy: 0.02 });
const box = (width, height, depth, hex) => [[block(width, height, depth, 0.35), plain(hex, { cloudy: 0.03, size: 0.3 })], [block(1.5, height + 0.16, depth + 0.16, 0.1), ribbon], [block(width + 0.16, height + 0.14, 1.5, 0.1), ribbon]];
const bow = [1, -1].map((side) => [tube([[0, 0.3, 0, 0.25, 2.6], [side * 2.6, 1.9, 0.6, 0.3, 2.6], [side * 4.3, 1.5, 0.8, 0.3, 2.6], [side * 3, 0.2, 0.6, 0.28, 2.6], [0, 0.3, 0, 0.25, 2.6]], { wide: [0, 0.3, 1] }), ribbon]);

const banners = {
  'banner-table': single([1500, 1000], {
    table: '#b5c3ca', wall: '#c2cfd5', light: () => noon({ turn: -48, gobo: from(leaves, 120, { across: 22, down: 14, least: 0.62 }) }),
    list: [[pots.plainPlate('salt', 13.6), at(0, 0), up(0, 1, 0), up(0, 2, 0)], [pots.sidePlate('ink'), up(0, 3.2, 0), up(0, 4.2, 0)], [pots.everydayBowl('salt'), up(0, 5.4, 0), up(0, 7.2, 0)], [pots.mug(), at(19, 3, { turn: 20 })], [pots.tumbler('salt'), at(16, -9)]],
    view: { fit: [0.56, 0.62], shift: [0.34, -0.2] }, vignette: 0.3,
  }),
  'banner-gift': single([1500, 1000], {
    table: '#e6b39c', wall: '#ebc0ab', light: () => morning({ turn: -46, height: 36, gobo: from(softWindow, 120, { across: 16, down: 12, least: 0.66 }) }),
    list: [[box(17, 13, 17, '#22365f'), at(0, 0, { turn: 24 })], [bow, up(0, 13, 0, { turn: 24 })], [pots.mugPersimmon(), at(15, 6, { turn: 30 })], [pots.espresso(), at(5, 14)]],
    view: { fit: [0.5, 0.64], shift: [0.36, -0.2] }, vignette: 0.3,
  }),
};

/** A letter: a folded sheet with the lines of its flap drawn on it. */
const flap = await stencil('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 140"><path d="M2 2L110 84L218 2M2 138L82 64M218 138L138 64" fill="none" stroke="#fff" stroke-width="1.6"/></svg>', 900);
const envelope = (hex) => {
  const paper = plain(hex, { cloudy: 0.02 });
  return [[block(22, 0.35, 14, 0.12), (point) => {
    paper(point);
    const line = 1 - 0.2 * flap(0.5 + point.lx / 22, 0.5 + point.lz / 14);
    point.r *= line; point.g *= line; point.b *= line;
  }]];
};
const pencil = [[tube([[-9, 0.4, 0, 0.38], [7, 0.4, 0, 0.38]], { around: 6 }), plain('#c75a34', { gloss: 0.4, cloudy: 0 })], [tube([[7, 0.4, 0, 0.38], [8.6, 0.4, 0, 0.1]], { around: 6 }), plain('#d9b98a', { cloudy: 0 })], [tube([[8.55, 0.4, 0, 0.11], [9, 0.4, 0, 0.03]], { around: 6 }), plain('#26262a', { cloudy: 0 })]];

/** A tile with one glaze above bare clay, as a potter tries them. */
const tile = (name, seed) => [[block(8, 11, 1, 0.3), glazed(name, { dip: level(2.2), seed, bare: 0 })]];
const shelfBoard = (y, z = 0) => [[block(92, 1.8, 17, 0.3), wood('#b98a5c', '#7a5232')], y, z];
const raw = (mesh, clay = 'pale', seed = 1) => [[mesh, glazed('oat', { dip: () => -1, clay, seed, rings: 0.5 })]];

const wheelPot = lathe([[8.6, 0], [9.4, 0.2], [9.6, 1.6], [12.4, 6], [13.8, 11], [13.4, 16], [11.6, 20], [10.9, 22.4], [11.5, 24.4], [11.2, 24.9], [10.6, 24.4], [10.1, 22], [11, 18], [11.4, 13], [9, 5], [0, 3]], { segments: 150, steps: 7, rimAt: [11.2, 24.9] });
const wet = (point) => {
  const ring = Math.sin(point.ly * 4.4 + 0.9 * Math.sin(point.ly * 0.7) + 0.25 * Math.atan2(point.lz, point.lx));
  const tint = clays.red, tone = 1 + 0.07 * ring;
  point.r = tint[0] * tone; point.g = tint[1] * tone; point.b = tint[2] * tone;
  point.gloss = 0.5; point.rough = 0.2;
  if (point.rim < 0) point.bump = [0, 0.16 * ring, 0];
};
const wheel = lathe([[0, 0], [24, 0, 'corner'], [24, 1.6, 'corner'], [23.6, 1.9], [0, 1.9]], { segments: 160 });

const others = {
  spotlight: single([1540, 1100], {
    table: '#28395c', wall: '#34496f', light: () => evening({ turn: -60, height: 34, size: 0.1, share: 0.7, fill: 0.3, gobo: from(softWindow, 130, { across: 8, down: 12, least: 0.5 }) }),
    list: [[[[wheel, plain('#3b4455', { gloss: 0.5, rough: 0.2, cloudy: 0.05 })]], at(0, 0)], [[[wheelPot, wet]], up(0, 1.9, 0)]],
    view: { fit: [0.62, 0.72], shift: [0.2, -0.08], height: 15 }, vignette: 0.6,
  }),
  'collection-winter': single([1000, 1250], {
    table: '#6b4630', wall: 'ink', light: () => evening({ turn: -50, height: 28, gobo: from(softWindow, 110, { across: -2, down: 14, least: 0.2 }) }),
    list: [[pots.teapot('straw'), at(-3, 0, { turn: 16 })], [pots.teaBowlFull(), at(12, 9, { scale: 0.9 })], [[...pots.candlestick('oat'), ...pots.candle(16, '#e9e2d6')], at(13, -10)], [props.plum(), at(-9, 12), at(-3.6, 13.2)]],
    view: { fit: [0.8, 0.6], shift: [0, -0.14] },
  }),
  'collection-summer': single([1000, 1250], {
    table: '#ecd9a8', wall: 'fog', light: () => noon({ gobo: from(leaves, 120, { across: 4, down: 14, least: 0.42 }) }),
    list: [[pots.jug(), at(-7, -6, { turn: -16 })], [pots.bakingDish(), at(9, 5, { turn: 14 })], [props.lemon(), up(7, 3.3, 5, { lean: 84, turn: 20 }), up(12, 3.3, 3, { lean: 84, turn: 80 }), up(9.6, 3.3, 9, { lean: 82, turn: -30 })], [pots.tumbler('salt'), at(-10, 11)], [twigIn(17, -7, 4, { leaves: 11 }), at(-7, -6)]],
    view: { fit: [0.82, 0.68], shift: [0, -0.14] },
  }),
  contact: single([1000, 1250], {
    table: '#d9a78f', wall: 'blush', light: () => morning({ turn: -50, height: 40, gobo: from(leaves, 90, { across: 0, down: 4, least: 0.42, turn: 0.4 }) }),
    list: [[envelope('#efe8db'), at(0, 4, { turn: 24 })], [envelope('#24375c'), up(-2, 0.4, 0, { turn: -12 })], [pencil, up(3, 0.8, 3, { turn: 38 })], [pots.mugFull(), at(9, -15, { turn: 10 })]],
    view: { height: 40, fit: [0.84, 0.62], shift: [0, 0.02] },
  }),
  'about-1': single([1000, 1250], {
    table: '#9c6c45', wall: '#d9cbb3', behind: 14, light: () => morning({ turn: -50, height: 30, gobo: from(window, 130, { across: 0, down: 26, least: 0.3 }) }), bounce: '#d9cbb3',
    list: [
      ...[0, 21, 42].map((y) => [[[block(92, 1.8, 19, 0.3), wood('#b98a5c', '#7a5232')]], up(0, y, -4)]),
      [raw(S.bottle()), up(-20, 1.8, -4, { scale: 0.68 })], [raw(S.bowl(8, 6.6)), up(-4, 1.8, -4), up(-4, 5, -4)], [raw(S.teaBowl(), 'red', 3), up(10.4, 1.8, -4), up(21.6, 1.8, -4)],
      [raw(S.mug(), 'pale', 2), up(-22, 22.8, -3), up(-10, 22.8, -4), up(2, 22.8, -3)], [raw(S.moonJar(), 'pale', 5), up(18, 22.8, -4, { scale: 0.78 })],
      [raw(S.jug(), 'pale', 6), up(-18, 43.8, -4, { scale: 0.86 })], [pots.plainPlate('salt', 10), up(2, 43.8, -4), up(2, 44.8, -4), up(2, 45.8, -4)], [pots.budVase('ink'), up(19, 43.8, -4)]],
    view: { height: 2, fit: [1.52, 0.88], shift: [0, 0] },
  }),
  'about-2': single([1000, 1250], {
    table: '#cdb48e', wall: '#cdb48e', light: () => morning({ turn: -60, height: 36, gobo: from(leaves, 110, { across: 0, down: 0, least: 0.5, turn: 0.8 }) }),
    list: ['ink', 'fog', 'salt', 'persimmon', 'straw', 'blush', 'oat', 'coal', 'ink'].map((name, i) => [tile(name, i), up((i % 3 - 1) * 10.4 + 0.3 * Math.sin(i * 5), 0.6, (Math.floor(i / 3) - 1) * 13 + 5.5, { tip: -90, turn: 3 * Math.sin(i * 9) })]),
    view: { height: 72, fit: [0.74, 0.72], shift: [0, 0] },
  }),
};

const social = (table, wall, light, list, view) => single([900, 900], { table, wall, light, list, view: { fit: [0.72, 0.66], shift: [0, -0.06], ...view } });
const squares = {
  'social-1': social('straw', 'persimmon', () => morning({ gobo: from(softWindow, 60, { across: 0, down: 6, least: 0.3 }) }), [[pots.mugFull(), at(0, 0, { turn: 26 })]], { height: 24 }),
  'social-2': social('ink', 'ink', () => evening({ gobo: from(softWindow, 60, { across: 0, down: 2, least: 0.4 }) }), [[pots.sidePlate('straw'), at(0, 0)], [props.persimmon(), up(0, 1, 0)]], { height: 52, shift: [0, 0], fit: [0.72, 0.7] }),
  'social-3': social('fog', 'fog', () => noon({ gobo: from(leaves, 80, { least: 0.45 }) }), [[pots.budVase('ink'), at(-7, 0)], [pots.budVase('persimmon'), at(2, -4)], [pots.budVase('straw'), at(8, 4)]], { height: 10 }),
  'social-4': social('#b98a5c', 'paper', () => morning({ gobo: from(window, 70, { across: 0, down: 4, least: 0.3 }) }), [[['straw', 'fog', 'blush'].flatMap((name, i) => S.shifted(pots.eggCup(name), (i - 1) * 7)), at(0, 0)], [props.egg(), up(-7, 2.6), up(0, 2.6), up(7, 2.6)]], { height: 16 }),
  'social-5': social('blush', 'persimmon', () => noon({ gobo: from(blinds, 80, { across: 0, down: 6, least: 0.4 }) }), [[pots.teapot('ink'), at(0, 0, { turn: 14 })]], { height: 16 }),
  'social-6': social('coal', 'straw', () => evening({ gobo: from(softWindow, 80, { across: 0, down: 4, least: 0.3 }) }), [[pots.plainPlate('fog', 12), at(0, 0), up(0, 1, 0)], [pots.sidePlate('persimmon'), up(0, 2.2, 0), up(0, 3.2, 0)], [pots.everydayBowl('straw'), up(0, 4.4, 0)], [pots.espresso(), up(0, 6, 0)]], { height: 15 }),
};

export const sets = {
  ...Object.fromEntries(Object.entries(heroes).flatMap(([name, { wide, tall }]) => [[name, wide], [`${name}-portrait`, tall]])),
  ...banners, ...others, ...squares,
};

import { frame, group, put, studio, sweep, tableAndWall } from './scene.mjs';
import { colour, mix } from './engine/colour.mjs';
import { block, lathe } from './engine/mesh.mjs';
import { arch, blinds, evening, from, leaves, morning, noon, overcast, softWindow, window } from './light.mjs';
import { pots, props, oak } from './pots.mjs';
import * as S from './shapes.mjs';
import { linen, plain } from './glazes.mjs';

export const grounds = {
  paper: '#e8e1d5', fog: '#d4dde1', blush: '#ecd2c4', straw: '#ecd9a8', sand: '#dcc8a8',
  ink: '#24375c', deep: '#182744', persimmon: '#c75a34', coal: '#33343a', dusk: '#8fa0ad',
};

const aspects = { product: 0.8 };
/** A scene's parts: [pot, place] or [pot, place, place, …] flattened into things. */
export const stand = (list) => list.flatMap(([parts, ...places]) => places.flatMap((place) => group(parts, place)));

/** On one ground without a corner, in soft light: how a product is shown first. */
export function packshot(ground, list, view = {}) {
  const things = stand(list);
  const hex = grounds[ground];
  return {
    things: [sweep(hex, { behind: 34, radius: 30 }), ...things],
    camera: frame(things, aspects.product, { height: 14, fit: [0.6, 0.56], shift: [0, -0.05], ...view }),
    light: overcast({ size: 0.2, share: 0.6, height: 44, fill: 0.26 }),
    // Half the ground's own colour, so that white stays white on a strong ground.
    bounce: { level: 0.6, colour: mix(colour(hex), [0.7, 0.7, 0.7], 0.6) },
    vignette: 0.3,
  };
}

/** On a table before a wall, in the light of a certain hour; `look` lists what the camera frames. */
export function still(table, wall, light, list, view = {}, { aspect = 0.8, extra = [], behind = 26, vignette = 0.45 } = {}) {
  const things = stand(list), more = stand(extra);
  const top = grounds[table] ?? table;
  return {
    things: [...tableAndWall(top, grounds[wall] ?? wall, { behind }), ...things, ...more],
    camera: frame(things, aspect, { height: 12, fit: [0.74, 0.62], shift: [0, -0.1], ...view }),
    light, bounce: { level: 0.6, colour: typeof top === 'string' ? colour(top) : colour('#c99a63') }, vignette,
  };
}

const at = (x, z = 0, more = {}) => ({ at: [x, 0, z], ...more });
const up = (x, y, z = 0, more = {}) => ({ at: [x, y, z], ...more });
const round = (radius, height) => lathe([[0, 0], [radius, 0, 'corner'], [radius, height - 0.25], [radius - 0.08, height - 0.07], [radius - 0.25, height], [0, height]], { segments: 140 });
export const plinth = (hex, radius = 14, height = 3) => [[round(radius, height), plain(hex, { cloudy: 0.03, size: 0.12 })]];
export const slab = (width, depth, height = 2.2) => [[block(width, height, depth, 0.4), oak]];
export const cloth = (hex, bands, width = 26, depth = 34, fold = 0.5) => [[S.napkin(width, depth, fold), linen(hex, bands)]];
const wall = from;

export const primaries = {
  1: () => packshot('paper', [[pots.plainPlate('salt', 10.5), at(-4, -6), up(-4, 1, -6)], [pots.everydayBowl('salt'), up(-4, 2.2, -6), up(-4, 4, -6)], [pots.mugSalt(), at(4.6, 8, { turn: 30 }), at(10.4, -4, { turn: -28 })]], { height: 17, fit: [0.84, 0.63] }),
  2: () => packshot('sand', [[pots.mug(), at(0, 0, { turn: 16 })]], { fit: [0.64, 0.56], height: 16 }),
  3: () => packshot('fog', [[pots.tallMug(), at(0, 0, { turn: -14 })]], { fit: [0.59, 0.62] }),
  4: () => packshot('paper', [[pots.espresso(), at(-3.6, 1.4, { turn: 20 }), at(3.4, -1.6, { turn: 70 })]], { fit: [0.66, 0.56], height: 18 }),
  5: () => packshot('blush', [[pots.cappuccino(), at(0, 0, { turn: 24 })]], { height: 20, fit: [0.75, 0.56] }),
  6: () => packshot('fog', [[pots.teapot(), at(0, 0, { turn: 8 })]], { fit: [0.80, 0.56] }),
  7: () => packshot('straw', [[pots.teaBowl(), at(0, 0)]], { fit: [0.59, 0.56] }),
  8: () => packshot('fog', [[pots.dinnerPlate(), up(0, 12.6, 0, { tip: 72 })], [slab(16, 7, 1.6), at(0, -0.6)]], { height: 10, fit: [0.80, 0.67] }),
  9: () => packshot('ink', [[pots.pastaPlate(), at(0, 0)]], { height: 34, fit: [0.80, 0.67], shift: [0, 0] }),
  10: () => packshot('paper', [[pots.sidePlates(), at(0, 0)]], { height: 20, fit: [0.78, 0.56] }),
  11: () => packshot('blush', [[pots.everydayBowl(), at(0, 0)]], { height: 18, fit: [0.71, 0.56] }),
  12: () => packshot('straw', [[pots.fruitBowl(), at(0, 0)]], { height: 19, fit: [0.80, 0.63] }),
  13: () => packshot('persimmon', [[pots.mixingBowl(), at(0, 0, { turn: 22 })]], { height: 18, fit: [0.80, 0.56] }),
  14: () => packshot('sand', [[pots.platter(), at(0, 0, { turn: 8 })]], { height: 42, fit: [0.80, 0.67], shift: [0, 0] }),
  15: () => packshot('paper', [[pots.jug(), at(0, 0, { turn: -12 })]], { fit: [0.68, 0.69] }),
  16: () => packshot('fog', [[pots.milkJug(), at(0, 0, { turn: -16 })]], { fit: [0.59, 0.58] }),
  17: () => packshot('straw', [[pots.carafe(), at(0, 0)]], { fit: [0.57, 0.70] }),
  18: () => packshot('paper', [[pots.jar(), at(0, 0)]], { fit: [0.62, 0.65] }),
  19: () => packshot('blush', [[pots.butterDish(), at(0, 0)]], { fit: [0.75, 0.56], height: 16 }),
  20: () => packshot('fog', [[pots.cellar(), at(0, 0)], [pots.spoon(), up(3.2, 0, 4.6, { turn: 24, scale: 0.62 })]], { fit: [0.75, 0.49], height: 22 }),
  21: () => packshot('dusk', [[pots.moonJar(), at(0, 0)]], { fit: [0.71, 0.67], height: 10 }),
  22: () => packshot('paper', [[pots.bottle(), at(0, 0)]], { fit: [0.50, 0.70], height: 10 }),
  23: () => packshot('sand', [[[...pots.candlestick('coal'), ...pots.candle(15, '#d9dfe3')], at(-5, 2)], [[...pots.candlestick('oat'), ...pots.candle(19, '#c9552f')], at(5, -3)]], { fit: [0.57, 0.70], height: 10 }),
  24: () => packshot('fog', [
    [pots.plainPlate('salt', 13.6), at(-9, -9), up(-9, 1.1, -9), up(-9, 2.2, -9), up(-9, 3.3, -9)], [pots.sidePlate('ink'), up(-9, 4.6, -9), up(-9, 5.6, -9)], [pots.everydayBowl('salt'), up(-9, 7, -9), up(-9, 8.8, -9)],
    [pots.jug(), at(12, -12, { turn: -14 })], [pots.mug(), at(3.5, 6, { turn: 24 }), at(13.5, 3.5, { turn: -30 })], [pots.cupSalt(), at(-9, 10, { turn: 30 })]], { height: 16, fit: [0.86, 0.6] }),
};

const bread = [[S.ball(5.2, 0.62), plain('#b9834a', { cloudy: 0.28, size: 0.5 })]];

export const secondaries = {
  1: () => still('#d8c3a0', 'dusk', morning({ gobo: wall(window, 74, { across: -2, down: 12, least: 0.16 }) }), [[pots.plainPlate('salt', 10.5), at(-4, 2)], [pots.everydayBowl('salt'), up(-4, 1.2, 2)], [pots.mugFull(), at(10, -2, { turn: 40 })], [props.egg(), at(7, 7.6), up(11.4, 1.95, 8.4, { lean: 84 })]], { height: 22, fit: [0.87, 0.56] }),
  2: () => still('#b98a5c', 'persimmon', morning({ gobo: wall(softWindow, 60, { across: 0, down: 8, least: 0.22 }) }), [[pots.mugFull(), at(0, 0, { turn: 22 })], [[[block(17, 3, 11, 0.35), plain('#24375c')], [block(15, 2.6, 10, 0.3), plain('#e3d9c8')]].map(([mesh, material], i) => [i ? S.raised(mesh, 3) : mesh, material]), at(-5, -14)]], { height: 24, fit: [0.78, 0.63] }),
  3: () => still('fog', 'straw', noon({ gobo: wall(leaves, 74, { across: 0, down: 8, least: 0.3, turn: 0.2 }) }), [[pots.tallMugFull(), at(-2, 0, { turn: -20 })], [cloth('#e7e1d6', [[7, 7.5, '#24375c'], [8.1, 8.4, '#24375c']], 22, 18, 0.5), at(0, 4, { turn: 12 })]], { height: 22, fit: [0.81, 0.67] }),
  4: () => still('coal', 'persimmon', evening({ gobo: wall(blinds, 80, { across: 2, down: 8, least: 0.24 }) }), [[pots.espressoFull(), at(-4, 2, { turn: 30 }), at(3.6, -2.4, { turn: 10 })]], { height: 26, fit: [0.74, 0.52] }),
  5: () => still('#e3cfae', 'ink', morning({ gobo: wall(softWindow, 70, { across: -4, down: 6, least: 0.2 }) }), [[pots.cappuccinoFull(), at(0, 0, { turn: 30 })], [pots.milkJug(), at(9, -11, { turn: -30 })]], { height: 24, fit: [0.85, 0.60] }),
  6: () => still('#d6b98c', 'ink', evening({ gobo: wall(softWindow, 100, { across: 4, down: 8, least: 0.2 }) }), [[pots.teapot(), at(-2, -4, { turn: 20 })], [pots.teaBowlFull(), at(9, 8, { scale: 0.86 }), at(-9, 10, { scale: 0.86 })]], { height: 20, fit: [0.90, 0.58] }),
  7: () => still('#c8b08a', 'fog', morning({ gobo: wall(blinds, 70, { across: 0, down: 6, least: 0.28, turn: 0.3 }) }), [[pots.teaBowlFull(), up(0, 2.2, 0)], [slab(22, 16), at(0, 0, { turn: 14 })], [props.plum(), at(13, 5)]], { height: 24, fit: [0.87, 0.56] }),
  8: () => still('#c75a34', 'blush', noon({ gobo: wall(leaves, 84, { across: 6, down: 4, least: 0.35 }) }), [[pots.dinnerPlate(), at(0, 0)], [props.pear(), up(2.6, 3.6, 0.4, { lean: 82, turn: 30 })], [cloth('#e9e2d6', [[5.4, 6, '#24375c']], 14, 22, 0.4), at(17, 4, { turn: -16 })]], { height: 44, fit: [0.90, 0.63], shift: [0, -0.12] }),
  9: () => still('ink', 'fog', morning({ gobo: wall(window, 80, { across: 0, down: 2, least: 0.22 }) }), [[pots.pastaPlate(), at(0, 0)], [props.lemon(), up(-0.6, 3.4, 1.6, { lean: 84, turn: 20 }), up(3.4, 3.3, -3.6, { lean: 84, turn: 110 })]], { height: 40, fit: [0.81, 0.63], shift: [0, 0] }),
  10: () => still('#b98a5c', 'paper', morning({ gobo: wall(softWindow, 74, { across: 0, down: 5, least: 0.22 }) }), [[pots.sidePlate('blush'), at(-6, 6)], [pots.sidePlate('ink'), at(7, -9)], [pots.sidePlate('fog'), up(11, 0, 12)], [props.persimmon(), up(-7, 1, 6), at(2.2, 0.6)]], { height: 46, fit: [0.90, 0.74], shift: [0, -0.12] }),
  11: () => still('#e0c9a2', 'persimmon', noon({ gobo: wall(leaves, 80, { least: 0.35, turn: -0.4 }) }), [[pots.everydayBowl(), at(0, 0)], [[[S.filling(6.9, 4.9), plain('#d98a2e', { gloss: 0.5, cloudy: 0.06 })]], at(0, 0)], [pots.spoon(), up(-7, 0.2, 9.5, { turn: 20 })]], { height: 32, fit: [0.81, 0.56], shift: [0, -0.04] }),
  12: () => still('#b9c6cc', 'ink', morning({ gobo: wall(softWindow, 90, { across: -2, down: 8, least: 0.2 }) }), [[pots.fruitBowl(), at(0, 0)], [props.persimmon(), up(-5.4, 7.2, 1.5), up(1.6, 7, 4.4, { turn: 40 }), up(5.8, 7.4, -2, { turn: 80 })], [props.pear(), up(-1.6, 6.4, -4.4, { lean: 12 })], [props.plum(), at(15.4, 6.5)]], { height: 16, fit: [0.87, 0.63] }),
  13: () => still('#e9e2d6', 'dusk', morning({ gobo: wall(window, 90, { across: 2, down: 6, least: 0.26 }) }), [[pots.mixingBowl(), at(-2, -2, { turn: 40 })], [[[S.filling(10.4, 8), plain('#ecd9a8', { cloudy: 0.03 })]], at(-2, -2)], [props.egg(), up(9, 1.95, 11.5, { lean: 82, turn: 30 }), up(4.4, 1.95, 13.4, { lean: 84, turn: 120 })]], { height: 26, fit: [0.90, 0.58] }),
  14: () => still('ink', 'fog', noon({ gobo: wall(leaves, 90, { least: 0.4, turn: 0.5 }) }), [[pots.platter(), at(0, 0, { turn: -12 })], [props.lemon(), up(15, 2.5, 11, { lean: 84, turn: 60 })]], { height: 46, fit: [0.90, 0.67], shift: [0, -0.14] }),
  15: () => still('straw', 'fog', noon({ gobo: wall(leaves, 90, { across: 4, down: 8, least: 0.4 }) }), [[pots.jug(), at(-3, -3, { turn: -18 })], [pots.tumbler('salt'), at(9.6, 6)], [props.lemon(), up(-8, 2.5, 9, { lean: 84, turn: -30 })]], { height: 14, fit: [0.83, 0.69] }),
  16: () => still('#8fa0ad', 'blush', morning({ gobo: wall(softWindow, 56, { across: 0, down: 5, least: 0.24 }) }), [[pots.milkJug(), at(-3, 0, { turn: -20 })], [pots.espressoFull(), at(6, 4)]], { height: 20, fit: [0.83, 0.56] }),
  17: () => still('#d6b98c', 'persimmon', noon({ gobo: wall(blinds, 90, { across: 0, down: 10, least: 0.35, turn: 0.15 }) }), [[pots.carafeOpen(), at(-4, -2)], [pots.tumbler(), at(8, 5)]], { height: 14, fit: [0.74, 0.72] }),
  18: () => still('#c99a63', 'ink', morning({ gobo: wall(softWindow, 70, { across: -3, down: 9, least: 0.2 }) }), [[pots.jar(), at(-6, -2)], [pots.jar(), at(8.4, -8)], [pots.spoon(), up(2, 0.2, 9, { turn: 12 })]], { height: 13, fit: [0.90, 0.63] }),
  19: () => still('#e9e2d6', 'straw', morning({ gobo: wall(window, 76, { across: 0, down: 4, least: 0.26 }) }), [[pots.butterDish().slice(0, 1), at(-5, 4)], [[[block(9.6, 4, 6, 0.3), plain('#f0d98c', { gloss: 0.2, cloudy: 0.02 })]], up(-5, 0.7, 4, { turn: 10 })], [pots.butterDish().slice(1), up(11, 0, -7, {})], [bread, at(-12, -12)]], { height: 22, fit: [0.90, 0.58] }),
  20: () => still('persimmon', 'sand', evening({ gobo: wall(softWindow, 60, { across: 0, down: 3, least: 0.22 }) }), [[pots.cellar(), at(0, 0)], [pots.spoon(), up(1.2, 4.2, 0.4, { turn: 30, lean: 12, scale: 0.6 })], [props.egg('#efe6d8'), up(-8, 1.95, 4.4, { lean: 84, turn: 30 })]], { height: 28, fit: [0.85, 0.52] }),
  21: () => still('#c9ad84', 'ink', evening({ gobo: wall(arch, 110, { across: 0, down: 12, least: 0.2 }) }), [[pots.moonJar(), at(0, 0)], [props.twig([[0, 18, 0], [-1, 26, 0.5], [-6, 33, 1], [-13, 38, 1]], { leaves: 15, length: 5.2, width: 1, seed: 3 }), at(0, 0)], [props.twig([[0, 18, 0], [1.6, 24, -0.5], [6, 30, 0], [11, 33, 1]], { leaves: 11, length: 4.8, width: 0.95, seed: 8 }), at(0, 0)]], { height: 8, fit: [0.81, 0.74], shift: [0, -0.08] }),
  22: () => still('fog', 'straw', noon({ gobo: wall(blinds, 90, { across: 0, down: 12, least: 0.36 }) }), [[pots.bottle(), at(0, 0)], [props.twig([[0, 22, 0], [0.6, 30, 0], [4, 38, 0.6], [10, 44, 1]], { leaves: 13, length: 4.6, width: 0.8, seed: 5 }), at(0, 0)], [pots.budVase('ink'), at(-8.4, 4)]], { height: 8, fit: [0.69, 0.74], shift: [0, -0.06] }),
  23: () => still('#5d3a2b', 'ink', evening({ turn: -50, gobo: wall(softWindow, 90, { across: 0, down: 14, least: 0.16 }) }), [[[...pots.candlestick('coal'), ...pots.candle(15, '#e9e2d6')], at(-6, 3)], [[...pots.candlestick('oat'), ...pots.candle(19, '#e9e2d6')], at(3, -4)], [[...pots.candlestick('coal'), ...pots.candle(11, '#c9552f')], at(11, 4)], [props.plum(), at(-1, 9), at(4.6, 9.6)]], { height: 11, fit: [0.76, 0.74] }),
  24: () => still('#d8c3a0', 'persimmon', morning({ gobo: wall(window, 130, { across: -2, down: 10, least: 0.22 }) }), [
    [pots.dinnerPlate(), at(-6, 12)], [pots.everydayBowl('salt'), up(-6, 1.2, 12)], [pots.jug(), at(14, -12, { turn: -20 })], [pots.mug(), at(15, 10, { turn: 30 })], [pots.tumbler('salt'), at(2, -10)],
    [pots.bakingDish(), at(-16, -14)], [props.lemon(), up(-18, 3.3, -14, { lean: 82 }), up(-12.6, 3.3, -13, { lean: 82, turn: 70 }), up(-15, 3.3, -18, { lean: 80, turn: 140 })]], { height: 24, fit: [0.90, 0.67] }, { behind: 34 }),
};

import { portraits } from './portraits.mjs';
import { primaries, secondaries } from './products.mjs';
import { sets } from './scenes.mjs';

const number = (id) => String(id).padStart(2, '0');
const upright = (kind, list) => Object.fromEntries(Object.entries(list).map(([id, scene]) => [`${number(id)}-${kind}`, { size: [1000, 1250], scene }]));

/** Every picture of the shop: its size and the function that lays out its scene. */
export const pictures = { ...upright('primary', primaries), ...upright('secondary', secondaries), ...sets, ...portraits };

import { stencil, studio, through } from './scene.mjs';

const blurred = (body, blur, ground = '#000') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 700"><filter id="f" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${blur}"/></filter><rect width="700" height="700" fill="${ground}"/><g filter="url(#f)">${body}</g></svg>`;

const panes = [0, 1, 2].flatMap((row) => [0, 1].map((column) => `<rect x="${150 + column * 205}" y="${80 + row * 182}" width="190" height="167" fill="#fff"/>`)).join('');
const slats = Array.from({ length: 11 }, (_, i) => `<rect x="60" y="${64 + i * 53}" width="580" height="33" fill="#fff"/>`).join('');

/** Leaves on a bough, as shadows. */
const bough = Array.from({ length: 26 }, (_, i) => {
  const along = i / 26, x = 40 + along * 560, y = 130 + 260 * along + 30 * Math.sin(i * 1.7), side = i % 2 ? 1 : -1;
  const angle = 28 + side * (48 + 14 * Math.sin(i * 2.3)), length = 95 + 45 * Math.sin(i * 3.1);
  return `<path transform="translate(${x} ${y}) rotate(${angle})" d="M0 0Q${length * 0.45} ${-length * 0.2} ${length} 0Q${length * 0.45} ${length * 0.2} 0 0z" fill="#000"/>`;
}).join('') + '<path d="M20 110Q330 230 640 400" stroke="#000" stroke-width="9" fill="none"/>';

export const window = await stencil(blurred(panes, 7));
export const softWindow = await stencil(blurred(panes, 15));
export const blinds = await stencil(blurred(slats, 6));
export const leaves = await stencil(blurred(bough, 9, '#fff'));
const arch = await stencil(blurred('<path d="M190 640V300a160 160 0 0 1 320 0V640z" fill="#fff"/>', 8));
export { arch };

/** The kinds of light of this shop. */
export const morning = (options = {}) => studio({ turn: -56, height: 33, size: 0.05, share: 0.66, fill: 0.2, warm: '#ffe9cc', ...options });
export const noon = (options = {}) => studio({ turn: -40, height: 56, size: 0.06, share: 0.66, ...options });
export const overcast = (options = {}) => studio({ turn: -60, height: 50, size: 0.34, share: 0.5, warm: '#fff6ea', ...options });
export const evening = (options = {}) => studio({ turn: -66, height: 26, size: 0.08, share: 0.7, fill: 0.1, warm: '#ffd9b0', sky: '#c9d6ff', ...options });
export const from = through;

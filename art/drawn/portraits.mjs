import { colour } from './engine/colour.mjs';
import { from, leaves, morning } from './light.mjs';
import { slab, stand } from './products.mjs';
import { frame, stencil, sweep } from './scene.mjs';
import * as S from './shapes.mjs';
import { both, fromMiddle, glazed, painted, stripes } from './glazes.mjs';

/**
 * Heads in profile, cut from one colour as on old plates: the colour is white here, and lines that are
 * scratched back to the glaze are black. A box of 600 × 600.
 */
const heads = {
  ilse: `<g fill="#fff"><path d="M166 560C176 505 214 474 232 440C222 404 196 380 190 330C182 262 204 196 262 168C318 142 384 154 410 196C424 218 424 238 420 252C424 268 432 282 446 304C452 314 448 320 434 324C432 332 434 338 436 342C440 349 438 353 433 356C437 362 436 368 431 372C426 378 428 386 425 396C420 414 402 420 376 416C360 414 352 420 352 440C354 474 404 496 424 560z"/>
<circle cx="206" cy="204" r="58"/></g>
<g fill="none" stroke="#000" stroke-width="6" stroke-linecap="round"><path d="M412 226C384 206 352 214 330 246C312 274 306 300 284 318C262 330 240 330 226 322M384 180C344 176 300 190 262 226M330 170C290 182 262 196 246 214M166 188C188 176 222 180 240 200M170 216C190 206 214 210 232 226M186 240C200 236 214 238 224 246"/>
<path d="M330 300C318 290 304 300 308 320C312 338 324 344 332 334"/><circle cx="322" cy="356" r="7" fill="#000"/><path d="M226 520C270 506 340 506 388 516M214 540C270 524 350 524 402 536"/></g>`,
  joris: `<g fill="#fff"><path d="M150 560C158 504 208 486 224 452C212 412 190 376 186 322C180 250 214 190 280 176C344 164 398 190 410 236C412 248 412 256 416 268C424 284 436 300 446 318C452 328 446 334 434 336L436 350C442 356 440 362 434 364C448 396 436 452 392 462C372 466 360 460 354 468C356 492 420 508 436 560z"/>
<path d="M178 262C172 196 222 138 296 138C352 138 396 164 408 206L416 232C370 218 280 226 178 268z"/></g>
<g fill="none" stroke="#000" stroke-width="6" stroke-linecap="round"><path d="M180 270C280 228 370 220 414 236M196 232C276 196 356 190 404 206M322 140C318 152 318 164 320 176"/>
<path d="M322 296C306 288 294 302 300 322C304 340 318 344 326 332M330 346C344 376 372 372 404 366M420 350C410 356 400 360 388 360M340 388C352 410 356 428 356 444M366 386C376 408 380 428 380 448M392 384C402 404 404 420 404 440M416 384C420 398 420 412 420 424"/><path d="M186 540C220 516 236 500 246 482M404 536C384 520 368 506 358 492"/></g>`,
  maren: `<g fill="#fff"><path d="M160 560C166 512 214 494 232 462C220 440 206 424 190 420C158 414 150 372 152 326C152 232 204 160 288 158C356 156 404 190 412 236C414 250 412 258 416 270C424 288 436 302 444 316C450 326 446 332 432 334C430 342 434 346 436 351C440 357 438 362 432 364C437 370 436 376 431 380C427 386 430 394 426 404C420 420 402 426 374 420C360 418 352 424 354 446C358 482 412 500 430 560z"/></g>
<g fill="none" stroke="#000" stroke-width="6" stroke-linecap="round"><path d="M410 232C384 222 352 232 338 258C326 286 330 330 318 366C306 402 268 428 232 432M372 196C330 204 300 232 292 276C286 316 290 352 270 384M330 180C280 192 246 226 240 276C236 312 238 348 222 380M278 186C236 204 204 246 200 296C196 330 200 350 192 372"/>
<circle cx="396" cy="290" r="27"/><path d="M370 286C356 282 346 282 336 286M420 280L428 282"/><path d="M224 504C268 540 330 544 372 508M206 516C262 562 340 564 392 518"/></g>`,
};

async function portrait(head, ground, { isLeft = false, isSmall = false } = {}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><rect width="600" height="600"/><g${isLeft ? ' transform="translate(600 0) scale(-1 1)"' : ''}>${isSmall ? heads[head].replaceAll('stroke-width="6"', 'stroke-width="9"') : heads[head]}</g></svg>`;
  const picture = await stencil(svg, 1100);
  const decor = both(painted(picture, ({ lx, lz }) => [0.5 + (lx - 0.1) / 23, 0.5 + (lz - 0.2) / 23]), stripes([[12.5, 12.8, 'ink']], fromMiddle));
  const things = stand([[[[S.coupe(13.2, 2), glazed('salt', { decor, seed: 3 + head.length, specked: 0.5 })]], { at: [0, 13, 0], tip: 74 }], [slab(18, 7, 1.6), { at: [0, 0, -0.8] }]]);
  return {
    things: [sweep(ground, { behind: 30, radius: 26 }), ...things],
    camera: frame(things, 0.8, { height: 8, fit: isSmall ? [0.9, 0.8] : [0.8, 0.72], shift: [0, -0.03] }),
    light: morning({ turn: -50, height: 42, size: 0.12, gobo: from(leaves, 110, { across: -14, down: 4, least: 0.6, turn: 0.4 }), window: 4, fill: 0.24 }),
    bounce: { level: 0.6, colour: colour(ground) }, vignette: 0.35,
  };
}

const people = [['ilse', '#e3b7a2', {}], ['joris', '#cfdade', { isLeft: true }], ['maren', '#ecd49a', {}]];
export const portraits = Object.fromEntries(people.flatMap(([head, ground, options], i) => [
  [`team-${i + 1}`, { size: [1000, 1250], scene: () => portrait(head, ground, options) }],
  [`team-${i + 1}-small`, { size: [400, 500], scene: () => portrait(head, ground, { ...options, isSmall: true }) }],
]));

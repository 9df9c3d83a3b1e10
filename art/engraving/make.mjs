// Draws the engravings into out/png.
//
//     node art/engraving/make.mjs                 all
//     node art/engraving/make.mjs team-2 --fast   one, at half the detail, for a look
//
// Needs the repository's own development dependency `sharp`.

import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { engrave } from './engrave.mjs';
import { project, shade } from './shade.mjs';

const OUT = new URL('../out/png/', import.meta.url);
const FOREST = '#1d3429';
const CREAM = '#ece3d0';
const BRASS = '#d0ad6b';

const MAN = {
  jaw: 1,
  neck: 1,
  build: 1,
  ridge: 1,
  lid: 1,
  gaze: 0.2,
  line: 0.6,
  arc: 0,
  top: 0,
  side: 0,
  sweep: 0.6,
  unruly: 1,
  brow: 0.036,
  browLift: 0,
  neckline: -1.42,
  scoop: 0,
};

const HEADS = {
  'team-1': {
    head: {
      ...MAN,
      jaw: 1.04,
      neck: 1.03,
      top: 0.07,
      sweep: 0.9,
      beard: 1,
      gaze: -0.3,
      collar: true,
    },
    view: { yaw: -0.42, pitch: 0, span: 3.5, x: 0, y: -0.24 },
    paper: '#e4dccb',
  },
  'team-2': {
    head: {
      ...MAN,
      jaw: 0.86,
      chin: 0.94,
      neck: 0.74,
      build: 0.86,
      ridge: 0.55,
      lid: 1.1,
      lips: 1.28,
      nose: 0.86,
      line: 0.74,
      arc: 0.62,
      top: 0.05,
      side: 0.02,
      sweep: -0.5,
      unruly: 0.4,
      brow: 0.022,
      browLift: 0.03,
      gaze: 0.4,
      neckline: -1.86,
      scoop: 0.45,
      knot: true,
      earring: true,
    },
    view: { yaw: 0.5, pitch: 0.03, span: 3.5, x: 0, y: -0.24 },
    paper: '#cfd6c8',
  },
  'team-3': {
    head: {
      ...MAN,
      jaw: 0.98,
      top: 0.1,
      side: -0.03,
      sweep: -0.6,
      line: 0.64,
      unruly: 2.6,
      beard: 0.45,
      glasses: true,
      gaze: -0.1,
      neckline: -1.5,
      scoop: 0.3,
    },
    view: { yaw: -0.24, pitch: 0, span: 3.5, x: 0, y: -0.17 },
    paper: '#dcc9a6',
  },
};

const TEAM = {
  w: 1200,
  h: 1500,
  step: 10,
  thin: 0.9,
  thick: 8.4,
  ground: 0.8,
  relief: 17,
  gamma: 1.1,
};
const TEAM_SMALL = {
  w: 400,
  h: 500,
  step: 11,
  thin: 0.9,
  thick: 9.4,
  ground: 0.6,
  relief: 7,
  gamma: 1.1,
};

const SKIN = {
  head: { ...MAN, beard: 0.5, gaze: 0.5 },
  view: { yaw: 0.4, pitch: -0.03, span: 2.95, x: -0.5, y: -0.08 },
  look: {
    w: 1680,
    h: 1200,
    step: 9,
    thin: 0.8,
    thick: 7.8,
    ground: 0.9,
    relief: 18,
    gamma: 0.9,
    ink: CREAM,
    paper: FOREST,
  },
};

/** A brass cross at [x, y] with a line to a stop at height y and column `to`. */
function mark([x, y], to) {
  const side = to > x ? 26 : -26;
  const cross = `M${x - 14},${y}h28M${x},${y - 14}v28`;
  const line = `M${x + side},${y}H${to}`;
  return (
    `<g fill="none"><path d="${cross}" stroke="${FOREST}" stroke-width="9"/>` +
    `<path d="${line}" stroke="${FOREST}" stroke-width="8"/>` +
    `<path d="${cross}" stroke="${BRASS}" stroke-width="3.5"/><path d="${line}" stroke="${BRASS}" stroke-width="2.5"/></g>` +
    `<path d="M${to - 2.5},${y - 18}h5v36h-5z" fill="${BRASS}"/>`
  );
}

async function save(name, svg) {
  await sharp(Buffer.from(svg))
    .png()
    .toFile(new URL(`${name}.png`, OUT).pathname);
  console.log(name);
}

async function team(name, detail) {
  const { head, view, paper } = HEADS[name];
  const shaded = shade(head, view, TEAM.w / detail, TEAM.h / detail);
  const ink = { ink: FOREST, paper, dark: true };
  await save(name, engrave(shaded, { ...TEAM, ...ink }));
  await save(`${name}-small`, engrave(shaded, { ...TEAM_SMALL, ...ink }));
}

async function skin(detail) {
  const { head, view, look } = SKIN;
  const shaded = shade(head, view, look.w / detail, look.h / detail);
  const spot = (point) => project(point, view, look.w, look.h).map(Math.round);
  const marks =
    mark(spot([-0.1, 0.5, 0.78]), 1560) +
    mark(spot([-0.46, -0.12, 0.6]), 470) +
    mark(spot([0, -0.98, 0.66]), 1560);
  await save('ai-skin', engrave(shaded, { ...look, marks }));
}

await mkdir(OUT, { recursive: true });
const args = process.argv.slice(2);
const detail = args.includes('--fast') ? 4 : 2;
const names = args.filter((a) => !a.startsWith('--'));
for (const name of names.length ? names : [...Object.keys(HEADS), 'ai-skin']) {
  if (name === 'ai-skin') await skin(detail);
  else await team(name, detail);
}

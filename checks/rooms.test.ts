import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

/** Each line of such a file must be refused with this sentence. */
type Breach = readonly [file: string, sentence: string, lines: readonly string[]];

const ofRooms = (...rooms: string[]) =>
  rooms.map((room, index) => `import { x${index} } from '#${room}/x.ts';`);
const everyRoom = [
  'domain',
  'shop',
  'storage',
  'ui',
  'strings',
  'features',
  'screens',
  'shell',
  'site',
];
const otherThan = (...own: string[]) => ofRooms(...everyRoom.filter((room) => !own.includes(room)));
/** The rooms with code; the shop's folder holds only data. */
const codeRooms = everyRoom.filter((room) => room !== 'shop');

const around = ofRooms('screens', 'shell', 'site');
const react = ["import { useState } from 'react';"];
const storage = ["localStorage.getItem('cart');", 'sessionStorage.clear();'];
const cycle = ["import type { Egg } from './egg.ts';"];

const breaches: readonly Breach[] = [
  [
    'app/domain/cart.ts',
    "The domain knows only itself and the shop's settings.",
    otherThan('domain', 'shop', 'strings'),
  ],
  ['app/domain/price.ts', 'Of the shop, the domain knows only the settings.', ofRooms('shop')],
  ['app/domain/money.ts', 'The domain knows no React.', react],
  [
    'app/storage/list.ts',
    "Storage knows only the domain and the shop's folder.",
    otherThan('domain', 'shop', 'storage', 'strings'),
  ],
  [
    'app/storage/useStored.ts',
    "Storage knows only the domain and the shop's folder.",
    otherThan('domain', 'shop', 'storage', 'strings'),
  ],
  ['app/storage/browser.ts', 'Only useStored.ts knows React.', react],
  ['app/ui/Note.tsx', 'The look has never heard of a shop.', otherThan('domain', 'ui', 'strings')],
  [
    'app/ui/Field.tsx',
    'Of the domain, the look knows what a picture and a message are.',
    ofRooms('domain'),
  ],
  [
    'app/strings/en/cart.ts',
    'Words know only the types of the domain.',
    otherThan('domain', 'strings'),
  ],
  [
    'app/features/cart/Line.tsx',
    'A feature knows neither screens nor what is around them.',
    around,
  ],
  [
    'app/features/cart/Lines.tsx',
    'A feature knows only itself (./) and features/product.',
    ofRooms('features/wishlist', 'features/products'),
  ],
  ['app/screens/cart.tsx', 'A screen knows no other screen, and not what is around it.', around],
  [
    'app/screens/cart.site.ts',
    'What the build knows of a screen stands beside it.',
    ofRooms('screens', 'shell'),
  ],
  ['app/shell/Root.tsx', 'What only the build runs never reaches the browser.', ofRooms('site')],
  ...codeRooms.map((room): Breach => {
    const up = ["import { x } from '../x.ts';"];
    return [`app/${room}/up.ts`, 'Name the room instead: #room/…', up];
  }),
  ...codeRooms
    .filter((room) => room !== 'storage')
    .map((room): Breach => {
      const sentence = "Only app/storage talks to the browser's storage.";
      return [`app/${room}/saved.ts`, sentence, storage];
    }),
  ...codeRooms
    .filter((room) => room !== 'site')
    .map((room): Breach => {
      const sentence = "Only app/domain/address.ts makes addresses from the browser's.";
      const lines = ['location.pathname;', 'window.location;', 'const { hash } = location;'];
      return [`app/${room}/here.ts`, sentence, lines];
    }),
  ['app/domain/hen.ts', 'Dependency cycle detected', cycle],
];

const folder = mkdtempSync(join(tmpdir(), 'rooms-'));
afterAll(() => rmSync(folder, { recursive: true }));

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

type Diagnostic = {
  readonly code: string;
  readonly filename: string;
  readonly message: string;
  readonly help: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
};

/** What the linter says of the planted files, by the rules of this project. */
function lint(): readonly Diagnostic[] {
  const rules = JSON.parse(readFileSync('.oxlintrc.json', 'utf8'));
  // The rules of the rooms need no types, and the linter is faster without.
  rules.options.typeAware = false;
  plant('.oxlintrc.json', JSON.stringify(rules));
  cpSync('package.json', join(folder, 'package.json'));
  for (const [file, , lines] of breaches) plant(file, lines.join('\n'));
  plant('app/domain/egg.ts', "import type { Hen } from './hen.ts';\nexport type Egg = Hen;");
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return diagnostics.filter(({ code }) => /no-restricted-|no-cycle/.test(code));
}

describe('Rooms', () => {
  const diagnostics = lint();
  const found = (file: string) => diagnostics.filter(({ filename }) => filename === file);

  test.each(breaches)('%s is refused: %s', (file, sentence, lines) => {
    const refused = found(file).filter((one) => `${one.message} ${one.help}`.includes(sentence));
    const numbers = refused.map(({ labels }) => labels[0]?.span.line);
    expect(new Set(numbers)).toEqual(new Set(lines.map((_, index) => index + 1)));
  });
});

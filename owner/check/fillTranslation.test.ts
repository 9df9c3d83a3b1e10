import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillTranslation } from './fillTranslation.ts';
import { newShopFiles } from '#owner/new/newShop.ts';
import { knownText } from '#reader/messages/languageRecord.ts';
import { readShop } from '#reader/read/readShop.ts';
import { filesOf } from '#reader/files/shopFiles.ts';
import { inHindi, settings, writeSmallShop } from '#reader/read/smallShop.testing.ts';

test('a part of the home page has its translation wherever that stands, and filling adds the others', async () => {
  const content = 'parts:\n  - featured: { title: चाय }\n';
  const folder = await writeSmallShop(...inHindi(), { file: 'hi/home.yaml', content });
  const readParts = async () => {
    const { shop, problems } = await readShop(filesOf(folder));
    expect(problems).toEqual([]);
    return shop?.translations.get('hi')?.content.home.parts;
  };
  const [hero, featured] = (await readParts()) ?? [];
  expect(hero).toMatchObject({ hero: [{ title: 'Spring in a cup.' }] });
  expect(featured).toEqual({ featured: { title: 'चाय' } });
  fillTranslation(filesOf(folder), 'hi');
  const filled = readFileSync(join(folder, 'hi/home.yaml'), 'utf8');
  expect(filled).toMatch(/- featured: \{ title: चाय \}\n {2}- hero:\n/);
  expect((await readParts())?.[1]).toEqual(featured);
  expect(fillTranslation(filesOf(folder), 'hi')).toEqual([]);
});

test('filling a translation adds what it lacks below the original, keeps the rest, and ends', async () => {
  const text = 'Keep it dry.\n\n## Tins\n\nSee [tea](/product/1).\n';
  const folder = await writeSmallShop(
    ...inHindi(),
    { file: 'hi/policies.yaml', from: 'support: Weekdays\n', to: '' },
    {
      file: 'hi/home.yaml',
      from: 'title: Spring in a cup.',
      to: 'title: प्याली में बहार\n        # mine',
    },
    { file: 'hi/home.yaml', from: 'text: Picked by hand.', to: '' },
    { file: 'hi/settings.yaml', from: '    - key: Dublin\n      name: Dublin\n', to: '' },
    { file: 'hi/products/02-black-tea/product.yaml', content: undefined },
    { file: 'pages/care.md', content: `---\ntitle: Care\ndescription: Dry.\n---\n${text}` },
  );
  const read = (name: string) => readFileSync(join(folder, 'hi', name), 'utf8');
  expect(fillTranslation(filesOf(folder), 'hi').map((name) => name.replace(folder, ''))).toEqual([
    '/hi/settings.yaml',
    '/hi/policies.yaml',
    '/hi/home.yaml',
    '/hi/products/02-black-tea/product.yaml',
    '/hi/pages/care.md',
  ]);
  expect(read('policies.yaml')).toMatch(/expressShipping: 1 day\n# Weekdays\nsupport:\n$/);
  expect(read('home.yaml')).toContain('title: प्याली में बहार\n        # mine\n');
  expect(read('home.yaml')).toContain('        # Picked by hand.\n        text:\n');
  expect(read('settings.yaml')).toContain(
    '    - key: Cork\n      name: Cork\n    - key: Dublin\n      # Dublin\n      name:\n',
  );
  expect(read('products/02-black-tea/product.yaml')).toBe(
    '# Black Tea\nname:\nalt:\n  # A black tin\n  primary:\n  # Leaves\n  secondary:\n',
  );
  expect(read('pages/care.md')).toBe(`---\n# Care\ntitle:\n# Dry.\ndescription:\n---\n\n${text}`);
  expect(fillTranslation(filesOf(folder), 'hi')).toEqual([]);
  const { shop, problems } = await readShop(filesOf(folder));
  expect(problems).toEqual([]);
  expect(shop?.translations.get('hi')?.pages).toMatchObject([
    { title: 'Care', untranslated: true },
  ]);
});

test('filling again renews the comments of empty fields, and states, taxes and ways to pay are known', async () => {
  const from = 'payments: [{ name: Card }]';
  const to = 'payments: [{ name: UPI }, { name: Cash on delivery }]';
  const folder = await writeSmallShop(
    ...inHindi(),
    { file: 'settings.yaml', from, to },
    { file: 'hi/settings.yaml', from: 'payments:\n  - key: Card\n    name: Card\n', to: '' },
    { file: 'hi/home.yaml', content: undefined },
  );
  const fill = () => fillTranslation(filesOf(folder), 'hi').map((name) => name.replace(folder, ''));
  expect(fill()).toEqual(['/hi/home.yaml']);
  const change = (name: string, text: string, other: string) => {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(text, other));
  };
  change('home.yaml', 'First flush', 'Second flush');
  change('home.yaml', 'text: Picked by hand.', 'text: "Picked by hand,\\nthen dried."');
  expect(fill()).toEqual(['/hi/home.yaml']);
  expect(fill()).toEqual([]);
  const home = readFileSync(join(folder, 'hi/home.yaml'), 'utf8');
  expect(home).toContain(' # Second flush\n        about:\n');
  expect(home).toMatch(/ # Picked by hand,\n +# then dried\.\n +text:\n/);
  const { shop, hints } = await readShop(filesOf(folder));
  const { payments } = shop?.translations.get('hi')?.content.settings ?? {};
  expect(payments?.map(({ name }) => name)).toEqual(['UPI', 'कैश ऑन डिलीवरी']);
  expect(hints.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^lacks \d+ of the texts, .*: write the empty ones$/),
  );
});

test('a question of the owner’s own that comes after others has its place in the list', async () => {
  const orders =
    '{ channel: whatsapp, phone: +91 98765 43210, asks: [phone, landmark, { name: Wished date }, note] }';
  const folder = await writeSmallShop(...inHindi(), settings({ orders }));
  const file = join(folder, 'hi/settings.yaml');
  const languages = 'language: en-IE\nlanguages: [en, hi]\n';
  const first = join(folder, 'settings.yaml');
  writeFileSync(first, readFileSync(first, 'utf8').replace('language: en-IE\n', languages));
  expect(fillTranslation(filesOf(folder), 'hi')).toEqual([file]);
  const filled = readFileSync(file, 'utf8');
  writeFileSync(file, filled.replace(/(?<=# Wished date\n *(?:- )?name:)/, ' तारीख'));
  const { shop, problems } = await readShop(filesOf(folder));
  expect(problems).toEqual([]);
  const { asks } = shop?.translations.get('hi')?.content.settings.orders ?? {};
  expect(asks).toEqual([
    { key: 'phone', field: 'phone' },
    { key: 'landmark', field: 'landmark' },
    { key: 'Wished date', name: 'तारीख' },
    { key: 'note', field: 'note' },
  ]);
});

test('every state of India, and each tax and way to pay of a new shop there, is known in Hindi', async () => {
  const { shop } = await readShop(newShopFiles('tea', { country: 'IN' }));
  const { regions, payments = [], tax } = shop?.content.settings ?? {};
  const ofPayments = payments.flatMap(({ name, text }) => [name, text ?? name]);
  const ofRegions = (regions?.list ?? []).map(({ name }) => name);
  const texts = [regions?.name, ...ofRegions, ...ofPayments, tax?.name];
  expect(texts.length).toBeGreaterThan(40);
  const unknown = texts.filter((text) => knownText('hi', 'settings.yaml', text) === undefined);
  expect(unknown).toEqual([]);
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkShop } from './checkShop.ts';
import { smallTexts, writeSmallShop } from '#reader/read/smallShop.testing.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Whether a shop is right, and what is said against it. */
async function saidOf(folder: string, ...options: Parameters<typeof checkShop>) {
  vi.stubEnv('SHOP_FOLDER', folder);
  vi.spyOn(console, 'log').mockReturnValue();
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const isRight = await checkShop(...options);
  const sentences = said.mock.calls.flat().map(String);
  said.mockClear();
  return { isRight, sentences };
}

const shopWithField = (content: Buffer) => writeSmallShop({ file: 'pictures/field.webp', content });

describe('npm run check-shop', () => {
  test('on GitHub says which shop it checks, and annotates each mistake', async () => {
    const folder = await writeSmallShop(
      { file: 'settings.yaml', from: 'sku: ', to: '50% <b>: red\nsku: ' },
      { file: 'icon.svg', content: undefined },
    );
    const summary = join(folder, 'summary.md');
    vi.stubEnv('SHOP_FOLDER', folder);
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    vi.stubEnv('GITHUB_STEP_SUMMARY', summary);
    const say = vi.spyOn(console, 'log').mockReturnValue();
    expect(await checkShop()).toBe(false);
    const [first, ...others] = say.mock.calls.flat();
    expect(first).toBe(`Shop: ${folder}`);
    expect(others).toHaveLength(2);
    expect(others[0]).toBe(
      `::error file=${folder}/icon.svg::${folder}/icon.svg is missing: draw the icon of the browser’s tab, a square SVG.`,
    );
    const settings = `${folder}/settings.yaml`;
    expect(others[1]).toContain(
      `::error file=${settings},line=26::${settings}, line 26: 50%25 <b> is not a field`,
    );
    expect(readFileSync(summary, 'utf8')).toContain(String.raw`line 26: 50% \<b\> is not`);
  });

  test.each([
    ['#141414', /home.yaml, line \d+: parts 1, hero 1, picture is field, on whose left part words/],
    ['#f0f0f0', /about.yaml, line \d+: hero.picture is field, on whose left part words/],
  ])('names where words can hardly be read on a picture of %s', async (background, hint) => {
    const create = { width: 1600, height: 800, channels: 3, background } as const;
    const content = await sharp({ create }).webp().toBuffer();
    expect((await saidOf(await shopWithField(content))).sentences).toContainEqual(
      expect.stringMatching(hint),
    );
  });

  test('a thing behind the words is named, though the rest of the picture is light', async () => {
    const create = { width: 1600, height: 800, channels: 3, background: '#f0f0f0' } as const;
    const saree = { create: { ...create, width: 200, height: 300, background: '#5a1020' } };
    const picture = sharp({ create }).composite([{ input: saree, left: 400, top: 250 }]);
    const content = await picture.webp().toBuffer();
    const folder = await shopWithField(content);
    const hint = /home.yaml, line \d+: parts 1, hero 1, picture is field, on whose left part words/;
    expect((await saidOf(folder)).sentences).toContainEqual(expect.stringMatching(hint));
    writeFileSync(join(folder, 'home.yaml'), `slideText: beside\n${smallTexts.get('home.yaml')}`);
    expect((await saidOf(folder)).sentences, 'the text is beside it').not.toContainEqual(
      expect.stringMatching(hint),
    );
  });

  test('names the photos that say where they were taken, and takes it out of them', async () => {
    const primary = 'products/01-green-tea/primary.jpg';
    const create = { width: 800, height: 1000, channels: 3, background: '#efe2c4' } as const;
    const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '16/1 42/1 1800/100' } };
    const content = await sharp({ create }).withExif(exif).jpeg().toBuffer();
    const folder = await writeSmallShop({ file: primary, content });
    const hint = new RegExp(`say where they were taken, .*${primary}`);
    expect((await saidOf(folder)).sentences).toContainEqual(expect.stringMatching(hint));
    await saidOf(folder, true);
    expect((await saidOf(folder)).sentences).not.toContainEqual(expect.stringMatching(hint));
  });
});

import sharp, { type Sharp } from 'sharp';
import { findTestBrowser } from '#dev/browser.mjs';
import { expect, open, test } from '../shop.ts';

test.use({
  colorScheme: 'light',
  launchOptions: {
    executablePath: findTestBrowser(),
    args: ['--no-sandbox', '--blink-settings=forceDarkModeEnabled=true'],
  },
});

test('a browser that makes light pages dark by itself shows the drawn name, light on dark @wide', async ({
  page,
}) => {
  await open(page, '/help');
  const shown = await page
    .getByRole('banner')
    .locator('[class*=Wordmark_drawing]')
    .first()
    .screenshot();
  const { width, height } = await sharp(shown).metadata();
  const drawn = sharp('shop/wordmark.svg', { density: 400 }).resize({
    width,
    height,
    fit: 'fill',
  });
  const meant = await drawn.flatten({ background: '#fff' }).negate().png().toBuffer();
  const shareOfLight = async (picture: Sharp) =>
    (await sharp(await picture.greyscale().threshold(110).png().toBuffer()).stats()).channels[0]
      ?.mean ?? 0;
  const share = (await shareOfLight(sharp(shown))) / (await shareOfLight(sharp(meant)));
  expect(share).toBeGreaterThan(0.85);
  expect(share).toBeLessThan(1.15);
});

import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readShop } from '#reader/read/readShop.ts';
import { settings, smallShop } from '#reader/read/smallShop.testing.ts';
import { renderPoster } from './makePoster.ts';

/** What a phone reads of a poster. */
async function scan(poster: string): Promise<string> {
  const drawing = /<svg.*<\/svg>/s.exec(poster)?.[0] ?? '';
  const picture = sharp(Buffer.from(drawing), { density: 600 }).flatten({ background: '#fff' });
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

test('14.66 the code of a poster leads to the page, below the name and above the line', async () => {
  const files = await smallShop(settings({ name: '"Leaf & <3 Cups"' }));
  const { shop } = await readShop(files);
  if (!shop) throw new Error('The small shop is right.');
  const address = 'https://leafandcup.shop/cart?products=1:2,2:1';
  const poster = renderPoster(shop.content, { address, line: 'Scan & <order>', size: 'A6' });
  expect(await scan(poster)).toBe(address);
  expect(poster).toContain('<h1>Leaf &amp; &lt;3 Cups</h1>');
  expect(poster).toContain('<p>Scan &amp; &lt;order&gt;</p>');
  expect(poster).toContain('@page { size: 105mm 148mm;');
});

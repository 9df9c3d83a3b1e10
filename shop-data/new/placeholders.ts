import sharp from 'sharp';
import { mix } from '../colours.ts';
import { productPicture } from '../readProducts.ts';
import type { PictureSlot } from '../fieldTypes.ts';
import type { Theme } from '../schema.ts';

/** In each picture that `new-shop` draws, so that the check knows it. */
export const placeholderMark = 'placeholder of new-shop';

/** Where nothing else is said, a picture has the shape of a product's. */
const [acrossElse, downElse] = productPicture.shape ?? [1, 1];

/** A picture that shows nothing, in the theme's colours, as small as its slots allow. */
export function drawPlaceholder(
  slots: readonly PictureSlot[],
  { colours: { paper, ink, deep, brand, accent } }: Theme,
  isDark = false,
): Promise<Buffer> {
  const [across, down] = slots.find(({ shape }) => shape)?.shape ?? [acrossElse, downElse];
  const units = Math.ceil(Math.max(...slots.map(({ leastWidth }) => leastWidth)) / across);
  const [width, height] = [units * across, units * down];
  const ground = isDark ? deep.light : mix(paper.light, ink.light, 0.12);
  const size = Math.min(width, height);
  const centre = width * 0.72;
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <path fill="${ground}" d="M0 0h${width}v${height}H0z"/>
      <circle fill="${mix(ground, accent.light, 0.6)}" cx="${centre}" cy="${height * 0.32}" r="${size * 0.1}"/>
      <path fill="${mix(ground, brand.light, 0.45)}" d="M${centre - size * 0.6} ${height}L${centre} ${height - size * 0.42}l${size * 0.6} ${size * 0.42}z"/>
      <path fill="${mix(ground, brand.light, 0.65)}" d="M${centre - size} ${height}l${size * 0.5} ${-size * 0.3}l${size * 0.5} ${size * 0.3}z"/>
    </svg>`),
  )
    .withExif({ IFD0: { ImageDescription: placeholderMark } })
    .webp({ quality: 80 })
    .toBuffer();
}

/** The icon of the browser's tab, a plain square in the theme's colours. */
export function drawIcon({ colours: { brand, paper } }: Theme): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${brand.light}" d="M0 0h32v32H0z"/><circle fill="${paper.light}" cx="16" cy="16" r="7"/></svg>\n`;
}

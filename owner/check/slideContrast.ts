import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { openFile } from '#reader/kinds/checkFile.ts';
import { isDark, makePalette } from '#reader/look/colours.ts';
import type { Problem } from '#reader/files/problem.ts';
import type { Shop } from '#reader/read/makeShop.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';

/** Large text (WCAG 1.4.3); the words of slides and banners are larger than most. */
const forLargeText = 3;

/** Slides, banners and the head of About whose words are as light, or as dark, as the picture behind them. */
export async function findUnreadableSlides(
  files: ShopFiles,
  { content: { home, about, theme }, pictures }: Pick<Shop, 'content' | 'pictures'>,
): Promise<readonly Problem[]> {
  const palette = makePalette(theme);
  const slides = (home.parts ?? []).flatMap((part, at) =>
    (['hero', 'banners'] as const).flatMap((list) =>
      (part[list] ?? []).flatMap(({ picture, ground }, index) => {
        if (!picture || (list === 'hero' && home.slideText === 'beside')) return [];
        const isOnDark = isDark(theme.grounds[ground] ?? '', palette);
        const instead = `choose a ground that is as ${isOnDark ? 'light' : 'dark'} as the picture, or another picture${list === 'hero' ? ', or slideText: beside' : ''}`;
        const path = ['parts', at, list, index, 'picture'];
        return [{ file: 'home.yaml', path, picture, isOnDark, instead }];
      }),
    ),
  );
  if (about.hero) {
    const { picture } = about.hero;
    const instead = 'the words are light, so choose a picture that is dark there';
    slides.push({
      file: 'about.yaml',
      path: ['hero', 'picture'],
      picture,
      isOnDark: true,
      instead,
    });
  }
  const found = slides.map(async ({ file, path, picture: { picture }, isOnDark, instead }) => {
    const text = palette[isOnDark ? 'art-paper' : 'art-ink'].light;
    const behind = await coloursBehindWords(files.read(pictures.get(picture) ?? ''));
    const contrast = Math.min(...behind.map((colour) => wcagContrast(text, colour)));
    if (contrast >= forLargeText) return [];
    const message = `is ${picture}, on whose left part words can hardly be read (contrast ${contrast.toFixed(1)}, and ${forLargeText} is needed): ${instead}`;
    return [openFile(files, file).problem(path, message)];
  });
  return (await Promise.all(found)).flat();
}

/** Where words are on a picture, at 992 and at 1440 px; at 390 px they are below it. */
const part = { left: 0.05, top: 0.25, width: 0.35, height: 0.5 };

/** So many colours: a letter of a heading is about as large as such a cell. */
const cells = { width: 14, height: 10 };

/** The colours of a picture where its words are. */
async function coloursBehindWords(picture: Buffer): Promise<readonly string[]> {
  const { width, height } = (await sharp(picture).metadata()).autoOrient;
  const colours = await sharp(picture)
    .autoOrient()
    .extract({
      left: Math.floor(width * part.left),
      top: Math.floor(height * part.top),
      width: Math.ceil(width * part.width),
      height: Math.ceil(height * part.height),
    })
    .resize({ ...cells, fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from(
    { length: cells.width * cells.height },
    (_, cell) => `#${colours.toString('hex', 3 * cell, 3 * cell + 3)}`,
  );
}

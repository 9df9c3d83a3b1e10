import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { openFile } from './checkFile.ts';
import { isDark, makePalette } from './colours.ts';
import type { Problem } from './problem.ts';
import type { Shop } from './readShop.ts';
import type { ShopFiles } from './shopFiles.ts';

/** Large text (WCAG 1.4.3); the words of slides and banners are larger than most. */
const forLargeText = 3;

/** Slides and banners whose words are as light, or as dark, as the part of the picture behind them. */
export async function findUnreadableSlides(
  files: ShopFiles,
  { content: { home, theme }, pictures }: Pick<Shop, 'content' | 'pictures'>,
): Promise<readonly Problem[]> {
  const file = openFile(files, 'home.yaml');
  const palette = makePalette(theme);
  const slides = (home.parts ?? []).flatMap((part, at) =>
    (['hero', 'banners'] as const).flatMap((list) =>
      (part[list] ?? []).map(({ picture, ground }, index) => ({
        picture,
        ground,
        path: ['parts', at, list, index, 'picture'],
      })),
    ),
  );
  const found = slides.map(async ({ picture, ground, path }) => {
    const isOnDark = isDark(theme.grounds[ground] ?? '', palette);
    const text = palette[isOnDark ? 'art-paper' : 'art-ink'].light;
    const behind = await colourOfStart(files.read(pictures.get(picture.picture) ?? ''));
    const contrast = wcagContrast(text, behind);
    if (contrast >= forLargeText) return [];
    const message = `is ${picture.picture}, on whose left part words can hardly be read (contrast ${contrast.toFixed(1)}, and ${forLargeText} is needed): choose a ground that is as ${isOnDark ? 'light' : 'dark'} as the picture, or another picture`;
    return [file.problem(path, message)];
  });
  return (await Promise.all(found)).flat();
}

/** The mean colour of the left part of a picture, where its words are. */
async function colourOfStart(picture: Buffer): Promise<string> {
  const { width, height } = (await sharp(picture).metadata()).autoOrient;
  const colour = await sharp(picture)
    .autoOrient()
    .extract({ left: 0, top: 0, width: Math.ceil(width * 0.4), height })
    .resize(1, 1)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${colour.toString('hex', 0, 3)}`;
}

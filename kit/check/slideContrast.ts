import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { openFile } from '#shop-data/read/checkFile.ts';
import { isDark, makePalette } from '#shop-data/look/colours.ts';
import type { Problem } from '#shop-data/read/problem.ts';
import type { Shop } from '#shop-data/read/readShop.ts';
import type { ShopFiles } from '#shop-data/read/shopFiles.ts';

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
      (part[list] ?? []).map(({ picture, ground }, index) => {
        const isOnDark = isDark(theme.grounds[ground] ?? '', palette);
        const instead = `choose a ground that is as ${isOnDark ? 'light' : 'dark'} as the picture, or another picture`;
        const path = ['parts', at, list, index, 'picture'];
        return { file: 'home.yaml', path, picture, isOnDark, instead };
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
    const behind = await colourOfStart(files.read(pictures.get(picture) ?? ''));
    const contrast = wcagContrast(text, behind);
    if (contrast >= forLargeText) return [];
    const message = `is ${picture}, on whose left part words can hardly be read (contrast ${contrast.toFixed(1)}, and ${forLargeText} is needed): ${instead}`;
    return [openFile(files, file).problem(path, message)];
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

import sharp from 'sharp';
import type { Problem } from '#shop-data/read/problem.ts';
import type { Shop } from '#shop-data/read/readShop.ts';
import type { ShopFiles } from '#shop-data/read/shopFiles.ts';

/** Pictures of which a part is missing: their heads, which all else reads, are right. */
export async function findCutPictures(
  { folder, read }: ShopFiles,
  { pictures }: Pick<Shop, 'pictures'>,
): Promise<readonly Problem[]> {
  const message = 'is cut off, as when it was copied: copy it again, or save it again';
  const problems: Problem[] = [];
  for (const name of new Set(pictures.values())) {
    const isRight = await sharp(read(name), { failOn: 'truncated' })
      .resize(16)
      .toBuffer()
      .then(
        () => true,
        () => false,
      );
    if (!isRight) problems.push({ file: `${folder}/${name}`, message });
  }
  return problems;
}

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** node sheet.mjs FOLDER PATTERN OUT [columns] [cell width]: all pictures of a folder on one sheet. */
const [folder, pattern, out, columns = 8, cell = 240] = process.argv.slice(2);
const files = (await readdir(folder)).filter((file) => new RegExp(pattern).test(file)).toSorted();
const height = Math.round(cell * 1.25);
const cells = await Promise.all(files.map(async (file, index) => ({
  input: await sharp(join(folder, file)).resize(Number(cell), height, { fit: 'inside' }).toBuffer(),
  left: (index % columns) * (Number(cell) + 8), top: Math.floor(index / columns) * (height + 8),
})));
await sharp({ create: { width: columns * (Number(cell) + 8), height: Math.ceil(files.length / columns) * (height + 8), channels: 3, background: '#fff' } }).composite(cells).png().toFile(out);

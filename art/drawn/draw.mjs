import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { render } from './engine/render.mjs';
import { pictures } from './pictures.mjs';

const args = process.argv.slice(2);
const option = (name) => { const at = args.indexOf(`--${name}`); return at < 0 ? undefined : args.splice(at, 2)[1]; };
const flag = (name) => { const at = args.indexOf(`--${name}`); return at >= 0 && args.splice(at, 1).length > 0; };
const scale = Number(option('scale') ?? 1), folder = option('out') ?? join(import.meta.dirname, 'out');
const isMissing = flag('missing'), isAll = flag('all');
const names = isAll ? Object.keys(pictures) : Object.keys(pictures).filter((name) => args.some((asked) => new RegExp(`^${asked}$`).test(name)));
if (names.length === 0) {
  console.log(`Which picture? Name one or several, or a pattern such as 'hero-.*', or --all:\n${Object.keys(pictures).join(' ')}`);
}
for (const name of names) {
  const { size: [width, height], scene } = pictures[name];
  const file = join(folder, `${name}.png`);
  if (isMissing && existsSync(file)) continue;
  await mkdir(dirname(file), { recursive: true });
  if (isMissing) await writeFile(file, '');
  const began = performance.now();
  const size = [Math.round(width * scale), Math.round(height * scale)];
  const bytes = render(await scene(), ...size, { quality: scale < 0.5 ? 0.6 : 1 });
  await sharp(bytes, { raw: { width: size[0], height: size[1], channels: 3 } }).png({ compressionLevel: 3 }).toFile(file);
  console.log(`${name} ${size.join(' × ')}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

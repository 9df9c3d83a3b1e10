import { readFileSync, readdirSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { precompress } from './precompress.ts';
import { buildProject, enterProject } from './project.testing.ts';

test('each text file of the build has a Brotli and a gzip copy, and no picture has', async () => {
  enterProject({
    'entry.js': "import './style.css'; import './dot.webp';",
    'style.css': 'p { color: red }',
    'dot.webp': 'no text',
  });
  await buildProject(precompress());
  const files = readdirSync('dist/assets');
  const texts = files.filter((file) => /\.(?:js|css)$/.test(file));
  expect(texts).toHaveLength(2);
  for (const file of texts) {
    const text = readFileSync(`dist/assets/${file}`);
    expect(brotliDecompressSync(readFileSync(`dist/assets/${file}.br`))).toEqual(text);
    expect(gunzipSync(readFileSync(`dist/assets/${file}.gz`))).toEqual(text);
  }
  expect(files.filter((file) => file.includes('webp')).length).toBe(files.length - 6);
});

import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { precompress } from './precompress.ts';
import { buildProject, enterProject } from './project.testing.ts';

const project = {
  'entry.js': "import './style.css'; import './dot.webp';",
  'style.css': 'p { color: red }',
  'dot.webp': 'no text',
};

test('each text file of the build has a Brotli and a gzip copy, and no picture has', async () => {
  enterProject(project);
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

test('a second build compresses only what has changed, and all of it as a clean build does', async () => {
  enterProject(project);
  const cache = 'node_modules/.cache/compressed';
  const contents = () =>
    Object.fromEntries(
      readdirSync('dist/assets').map((file) => [file, readFileSync(`dist/assets/${file}`, 'hex')]),
    );
  await buildProject(precompress());
  const before = readdirSync(cache);
  writeFileSync('style.css', 'p { color: blue }');
  await buildProject(precompress());
  // The style sheet, compressed in two ways.
  expect(readdirSync(cache)).toHaveLength(before.length + 2);
  const rebuilt = contents();
  rmSync(cache, { recursive: true });
  await buildProject(precompress());
  expect(rebuilt).toEqual(contents());
});

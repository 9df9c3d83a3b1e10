import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Rolldown, build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { missingValues } from './missingValues.ts';
import { prefix } from './shopModules.ts';

const folder = mkdtempSync(join(tmpdir(), 'missing-values-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A page that has a part of its own, and one that another page shares, in a shop of these modules. */
async function bundle(shop: Readonly<Record<string, string>>): Promise<string> {
  const app = join(folder, 'app');
  mkdirSync(join(app, 'features/asks'), { recursive: true });
  const files = {
    'page.ts': `import { Part } from './part.ts';
import {
  zones as own,
  name,
} from '#shop/settings';
export const page = (order: object) => [name, own && Part(order), own && import('./later.ts')];`,
    'other.ts': `import { Part } from './part.ts';
import { food } from '#shop/parts';
export const other = (order: object) => food && Part(order);`,
    // What a screen imports from the start counts with its imports, so its file is an empty one.
    'features/asks/ProductAsks.tsx': `export const asksForm = 'a form of questions';`,
    'asks.ts': `export { asksForm } from './features/asks/ProductAsks.tsx';`,
    'part.ts': `export const Part = (order: object) => ['a part', order];`,
    'later.ts': `export const later = 'comes later';`,
  };
  for (const [file, code] of Object.entries(files)) writeFileSync(join(app, file), code);
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [
      missingValues(),
      {
        name: 'shop',
        resolveId: (id) =>
          id.startsWith('#shop/') ? prefix + id.slice('#shop/'.length) : undefined,
        load: (id) => (id.startsWith(prefix) ? shop[id.slice(prefix.length)] : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: ['page.ts', 'other.ts', 'asks.ts'].map((file) => join(app, file)),
        preserveEntrySignatures: 'strict',
        treeshake: { moduleSideEffects: false },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

test('what stands behind a missing value is in no script, also where another file has it', async () => {
  const missing = { settings: `export const zones = undefined;\nexport const name = "Tea";` };
  const code = await bundle({
    ...missing,
    parts: 'export const food = false;\nexport const asking = false;',
  });
  expect(code).toContain('Tea');
  expect(code).not.toMatch(/a part|comes later|a form/);
});

test('what has a value stays', async () => {
  const present = { settings: `export const zones = [];\nexport const name = "Tea";` };
  const code = await bundle({
    ...present,
    parts: 'export const food = true;\nexport const asking = true;',
  });
  expect(code).toMatch(/a part/);
  expect(code).toMatch(/a form/);
  expect(code).toMatch(/comes later/);
});

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
  mkdirSync(app, { recursive: true });
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
        input: [join(app, 'page.ts'), join(app, 'other.ts')],
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
  const code = await bundle({ ...missing, parts: 'export const food = false;' });
  expect(code).toContain('Tea');
  expect(code).not.toMatch(/a part|comes later/);
});

test('what has a value stays', async () => {
  const present = { settings: `export const zones = [];\nexport const name = "Tea";` };
  const code = await bundle({ ...present, parts: 'export const food = true;' });
  expect(code).toMatch(/a part/);
  expect(code).toMatch(/comes later/);
});

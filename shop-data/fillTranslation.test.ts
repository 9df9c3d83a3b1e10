import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillTranslation } from './fillTranslation.ts';
import { filesOf } from './shopFiles.ts';
import { inHindi, writeSmallShop } from './smallShop.testing.ts';

test('filling a translation adds what it lacks below the original, keeps the rest, and ends', async () => {
  const folder = await writeSmallShop(
    ...inHindi(),
    { file: 'hi/policies.yaml', from: 'support: Weekdays\n', to: '' },
    { file: 'hi/home.yaml', from: 'Spring in a cup.', to: 'प्याली में बहार\n        # mine' },
    { file: 'hi/home.yaml', from: 'text: Picked by hand.', to: '' },
    { file: 'hi/settings.yaml', from: '    - Dublin\n', to: '' },
    { file: 'hi/products/02-black-tea/product.yaml', content: undefined },
  );
  const read = (name: string) => readFileSync(join(folder, 'hi', name), 'utf8');
  expect(fillTranslation(filesOf(folder), 'hi').map((name) => name.replace(folder, ''))).toEqual([
    '/hi/settings.yaml',
    '/hi/policies.yaml',
    '/hi/home.yaml',
    '/hi/products/02-black-tea/product.yaml',
  ]);
  expect(read('policies.yaml')).toMatch(/expressShipping: 1 day\n# Weekdays\nsupport:\n$/);
  expect(read('home.yaml')).toContain('title: प्याली में बहार\n        # mine\n');
  expect(read('home.yaml')).toContain('        # Picked by hand.\n        text:\n');
  expect(read('settings.yaml')).toContain('    - Cork\n    # Dublin\n    - \n');
  expect(read('products/02-black-tea/product.yaml')).toBe(
    '# Black Tea\nname:\nalt:\n  # A black tin\n  primary:\n  # Leaves\n  secondary:\n',
  );
  expect(fillTranslation(filesOf(folder), 'hi')).toEqual([]);
});

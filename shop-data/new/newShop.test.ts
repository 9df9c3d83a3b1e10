import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newShop } from './newShop.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('npm run new-shop', () => {
  test.each([undefined, '../elsewhere', 'a shop', ''])(
    'asks for a name that a folder can have, and not %s',
    async (folder) => {
      const say = vi.spyOn(console, 'error').mockReturnValue();
      expect(await newShop(folder)).toBe(false);
      expect(say.mock.calls).toEqual([
        ['Give the folder a name in letters, digits and dashes: npm run new-shop my-shop'],
      ]);
    },
  );

  test('leaves a folder alone that exists', async () => {
    const say = vi.spyOn(console, 'error').mockReturnValue();
    expect(await newShop('docs')).toBe(false);
    expect(say.mock.calls.flat()).toEqual([
      'docs is there already, so nothing was written. Choose another name.',
    ]);
    expect(readdirSync('docs')).not.toContain('settings.yaml');
  });
});

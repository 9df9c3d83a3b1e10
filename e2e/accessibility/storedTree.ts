import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../shop.ts';

const folder = 'e2e/accessibility/trees';

/**
 * Expects that a screen reader reads the stored tree; with `--update-snapshots` the tree is written.
 *
 * @param state what the page shows, in words; the file is named for it
 * @param read the tree as it is now
 */
export async function expectStoredTree(
  page: Page,
  state: string,
  read: () => Promise<string>,
): Promise<void> {
  const file = `${folder}/${state.toLowerCase().replaceAll(/\W+/g, '-')}.txt`;
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) {
    await page.waitForLoadState('networkidle');
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, await read());
  }
  await expect.poll(read).toBe(readFileSync(file, 'utf8'));
}

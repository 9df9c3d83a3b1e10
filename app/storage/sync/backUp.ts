import { type Browser, readText, writeText } from '#storage/browser.ts';

/** Keeps a copy of a text that cannot be read, beside earlier copies; says whether there is one (SPEC 11.2). */
export function backUp(browser: Browser, key: string, text: string, copy = 1): boolean {
  const name = `beau:unreadable:${key}${copy === 1 ? '' : `:${copy}`}`;
  const backup = readText(browser, name);
  if (backup === null) return writeText(browser, name, text);
  return backup === text || (backup !== undefined && backUp(browser, key, text, copy + 1));
}

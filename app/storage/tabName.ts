import { readText } from './localText.ts';

/**
 * Where the browser forbids storage, cart and wishlist are in the name of the tab, which the next page of the shop
 * has too (SPEC 11.2).
 */
export function carriedText(key: string): string | null {
  return new URLSearchParams(window.name).get(key);
}

/** The text of cart or wishlist, wherever it is. */
export function readList(key: string): string | null {
  const text = readText(key);
  return text === undefined ? carriedText(key) : text;
}

export function carryText(key: string, text: string): void {
  const texts = new URLSearchParams(window.name);
  texts.set(key, text);
  window.name = String(texts);
}

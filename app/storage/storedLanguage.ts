import { languageKey } from '#domain/storedKeys.ts';

/**
 * The code of the language that the shopper has chosen (SPEC 18.11), or any other text.
 *
 * @throws {DOMException} where storage is forbidden
 */
export function readLanguage(): string | null {
  return localStorage.getItem(languageKey);
}

/** Remembers a language. The shopper did not ask to save anything, so a browser that does not is no error. */
export function chooseLanguage(code: string): void {
  try {
    localStorage.setItem(languageKey, code);
  } catch {
    // The link leads to the language nevertheless.
  }
}

const key = 'beau:language';

/** The code of the language that the shopper has chosen (SPEC 18.11), or any other text. */
export function readLanguage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a language. The shopper did not ask to save anything, so a browser that does not is no error. */
export function chooseLanguage(code: string): void {
  try {
    localStorage.setItem(key, code);
  } catch {
    // The link leads to the language nevertheless.
  }
}

import { onTestFinished, vi } from 'vitest';

/** A window whose storage contains what a test puts there, and which can refuse to work. */
export class StorageWindow extends EventTarget {
  readonly texts = new Map<string, string>();
  name = '';
  refuses: 'nothing' | 'backing up' | 'writing' | 'everything' = 'nothing';

  get localStorage() {
    if (this.refuses === 'everything') throw new DOMException('forbidden', 'SecurityError');
    const methods = {
      getItem: (key: string) => this.texts.get(key) ?? null,
      setItem: (key: string, text: string) => {
        const isCopy = key.startsWith('beau:unreadable');
        if (this.refuses === 'writing' || (this.refuses === 'backing up' && isCopy))
          throw new DOMException('full', 'QuotaExceededError');
        this.texts.set(key, text);
      },
      removeItem: (key: string) => this.texts.delete(key),
    };
    // Like the browser's, it lists its keys as its own properties.
    return Object.assign(Object.create(methods) as typeof methods, Object.fromEntries(this.texts));
  }
}

/** Gives the code a window with an empty storage, until the test has ended. */
export function stubWindow(): StorageWindow {
  const here = new StorageWindow();
  vi.stubGlobal('window', here);
  onTestFinished(() => void vi.unstubAllGlobals());
  return here;
}

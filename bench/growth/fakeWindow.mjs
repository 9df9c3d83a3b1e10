/**
 * A window with a storage that is only a map, so that the shop's storage code runs in Node. Its clock
 * goes on by more than ten seconds with every look: by then, each change counts as settled.
 *
 * @returns {() => void} closes it: Lighthouse, in the same process, needs the real clock and no window
 */
export function openFakeWindow() {
  const texts = new Map();
  const localStorage = {
    getItem: (/** @type {string} */ key) => texts.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => texts.set(key, text),
  };
  Object.assign(globalThis, { window: Object.assign(new EventTarget(), { localStorage }) });
  const realNow = Date.now;
  let now = realNow();
  Date.now = () => (now += 11_000);
  return () => {
    Date.now = realNow;
    Reflect.deleteProperty(globalThis, 'window');
  };
}

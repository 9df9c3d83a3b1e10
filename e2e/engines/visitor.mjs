/** How long anything may take to come, in ms; nothing here measures speed. */
const timeoutMs = 20_000;

/** The code points of keys in both protocols. */
const codes = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' };

/** What a visitor sees, as a script for the page: a control by the beginning of its name, and the visible text. */
const eyes = `
  const root = document.querySelector('dialog[open]') ?? document.body;
  const nameOf = (element) => (element?.ariaLabel ?? element?.labels?.[0]?.textContent ??
    element?.textContent ?? '').replaceAll(/\\s+/g, ' ').trim();
  const find = (name) => [...root.querySelectorAll('a[href], button, input, textarea, select, [role=tab]')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]'))
    .find((element) => nameOf(element).startsWith(name));
  const text = root.innerText.toLowerCase();
`;

/** @typedef {ReturnType<typeof createVisitor>} Visitor */

/**
 * A simulated visitor of the shop in any engine: sees what is visible, and uses mouse and keyboard.
 *
 * @param {import('./run.mjs').Engine} engine
 * @param {string} origin where the shop is open
 */
export function createVisitor(engine, origin) {
  /** @param {string} expression of the page @returns {Promise<any>} */
  const ask = async (expression) =>
    JSON.parse(String(await engine.run(`${eyes} return JSON.stringify(${expression} ?? null)`)));
  /** Waits until an expression of the page has a value. @param {string} expression @param {unknown} [value] */
  const expect = async (expression, value = true) => {
    const end = Date.now() + timeoutMs;
    for (;;) {
      // A page that is being unloaded gives no answer.
      const answer = await ask(expression).catch(String);
      if (answer === value) return;
      if (Date.now() > end) throw new Error(`${expression} is ${answer}, and not ${String(value)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const quote = JSON.stringify;
  /** @param {string} name */
  const focus = async (name) => {
    await expect(`find(${quote(name)}) !== undefined`);
    await ask(`find(${quote(name)}).focus()`);
  };
  /** @param {string[]} values */
  const strike = (values) =>
    engine.perform([
      {
        type: 'key',
        id: 'keyboard',
        actions: values.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ]);
  return {
    engine,
    ask,
    expect,
    focus,
    /** Opens a path and waits until the page is hydrated: only then does the badge's name have a count. @param {string} path */
    open: async (path) => {
      await engine.go(origin + path);
      await expect(`document.querySelector('[aria-label^="Cart, "]') !== null`);
    },
    /** Empties the storage at a file without scripts, and dismisses Sign Up. */
    startAfresh: async () => {
      await engine.go(`${origin}/robots.txt`);
      await ask(
        `(localStorage.clear(), sessionStorage.clear(), localStorage.signupDismissed = 'true')`,
      );
    },
    /** @param {string} words */
    see: (words) => expect(`text.includes(${quote(words.toLowerCase())})`),
    /** @param {string} path */
    seeAddress: (path) => expect('location.pathname + location.search', path),
    /** @param {'Cart' | 'Wishlist'} name @param {string} count */
    seeCount: (name, count) =>
      expect(`document.querySelector('header [aria-label="${name}, ${count}"]') !== null`),
    /** @param {string} name */
    seeFocus: (name) => expect(`nameOf(document.activeElement).startsWith(${quote(name)})`),
    /** @param {string} name */
    press: async (name) => {
      await expect(`find(${quote(name)}) !== undefined`);
      await ask(`find(${quote(name)}).scrollIntoView({ block: 'center', behavior: 'instant' })`);
      const box = await ask(`find(${quote(name)}).getBoundingClientRect().toJSON()`);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await engine.perform([{ type: 'pointer', id: 'mouse', actions }]);
    },
    /** @param {keyof typeof codes} name */
    key: (name) => strike([codes[name]]),
    /** @param {string} words typed into what has focus */
    type: (words) => strike(Array.from(words)),
  };
}

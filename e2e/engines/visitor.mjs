import { eyes } from './eyes.mjs';

/** @typedef {import('./engine.mjs').Engine} Engine */
/** @typedef {import('./eyes.mjs').Eyes} Eyes */
/** @typedef {import('./eyes.mjs').Role} Role */

/** How long anything may take to come, in ms; nothing here measures speed. */
const timeoutMs = 20_000;

/** The code points of keys in both protocols. */
const codes = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Shift: '\uE008',
};

/** @typedef {keyof typeof codes} Key */
/** @typedef {ReturnType<typeof createVisitor>} Visitor */

/**
 * A simulated visitor of the shop in any engine: sees only what is visible, presses controls by
 * their names, and types.
 *
 * @param {Engine} engine
 * @param {string} origin where the shop is open
 */
export function createVisitor(engine, origin) {
  /**
   * Runs a function in the page; arguments and result are sent as JSON.
   *
   * @template {unknown[]} Args
   * @template Answer
   * @param {(eyes: Eyes, ...args: Args) => Answer} asked runs in the page
   * @param {Args} args
   * @returns {Promise<Awaited<Answer>>}
   */
  const ask = async (asked, ...args) => {
    const source = `(...args) => (${String(asked)})((${String(eyes)})(), ...args)`;
    return /** @type {Awaited<Answer>} */ (await engine.run(source, args));
  };

  /**
   * Waits until a function in the page returns the wanted value.
   *
   * @template {unknown[]} Args
   * @param {unknown} wanted
   * @param {(eyes: Eyes, ...args: Args) => unknown} asked runs in the page
   * @param {Args} args
   */
  const expect = async (wanted, asked, ...args) => {
    const end = Date.now() + timeoutMs;
    /** @type {unknown} */
    let answer;
    do {
      // A page that is being unloaded gives no answer.
      answer = await ask(asked, ...args).catch(String);
      if (JSON.stringify(answer) === JSON.stringify(wanted)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } while (Date.now() < end);
    throw new Error(
      `${String(asked)}\n  with ${JSON.stringify(args)}\n  gave ${JSON.stringify(answer)}\n  not ${JSON.stringify(wanted)}`,
    );
  };

  /**
   * Scrolls an element into view and returns the position of its middle.
   *
   * @param {Role} role
   * @param {string} name the beginning of its name
   */
  const placeOf = async (role, name) => {
    await expect(true, ({ find }, r, n) => find(r, n) !== undefined, role, name);
    return ask(
      ({ find }, r, n) => {
        const element = find(r, n);
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      },
      role,
      name,
    );
  };

  const visitor = {
    engine,
    ask,
    expect,
    /** @param {string} path */
    open: async (path) => {
      await engine.go(origin + path);
      await visitor.isHydrated();
    },
    /** Waits until React has hydrated the page: only then does the badge's name have a count. */
    isHydrated: () => expect(true, () => document.querySelector('[aria-label^="Cart, "]') !== null),
    /** Starts with empty storage and Sign Up dismissed, at a file without scripts, so that no script is interrupted. */
    startAfresh: async () => {
      await engine.go(`${origin}/robots.txt`);
      await ask(() => {
        localStorage.clear();
        sessionStorage.clear();
        localStorage.setItem('signupDismissed', 'true');
      });
    },
    /** @param {string} text text of a line that must be visible */
    see: (text) => expect(true, ({ isSeen }, words) => isSeen(words), text),
    /** @param {string} text */
    seeNoMore: (text) => expect(false, ({ isSeen }, words) => isSeen(words), text),
    /** @param {string} path */
    seeAddress: (path) => expect(path, () => location.pathname + location.search),
    /** @param {'Cart' | 'Wishlist'} name @param {number} count */
    seeCount: (name, count) =>
      expect(
        `${name}, ${count} ${count === 1 ? 'item' : 'items'}`,
        (_, label) => document.querySelector(`header [aria-label^="${label}"]`)?.ariaLabel,
        name,
      ),
    /** @param {string} name what the focused element is called */
    seeFocus: (name) =>
      expect(true, ({ nameOf }, start) => nameOf(document.activeElement).startsWith(start), name),
    /** @param {Role} role @param {string} name */
    press: async (role, name) => {
      const { x, y } = await placeOf(role, name);
      await engine.perform({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    /** @param {Role} role @param {string} name */
    focus: async (role, name) => {
      await placeOf(role, name);
      await ask(({ find }, r, n) => find(r, n)?.focus(), role, name);
    },
    /** @param {Key} key @param {boolean} [isShifted] */
    key: async (key, isShifted = false) => {
      /** @type {import('./engine.mjs').Action[]} */
      const strokes = [
        { type: 'keyDown', value: codes[key] },
        { type: 'keyUp', value: codes[key] },
      ];
      await engine.perform({
        type: 'key',
        id: 'keyboard',
        actions: isShifted
          ? [
              { type: 'keyDown', value: codes.Shift },
              ...strokes,
              { type: 'keyUp', value: codes.Shift },
            ]
          : strokes,
      });
    },
    /** @param {string} text typed into what has focus */
    type: (text) =>
      engine.perform({
        type: 'key',
        id: 'keyboard',
        actions: Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      }),
  };
  return visitor;
}

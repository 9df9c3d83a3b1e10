import { expect, vi } from 'vitest';
import type { Command, Send } from './webDriver.ts';

const idOfElement = 'element-6066-11e4-a52e-4f735466cecf';
type Found = Readonly<Record<typeof idOfElement, string>>;

/** Generous, since nothing here measures speed. */
const patience = { timeout: 60_000, interval: 50 };

/** Run in the page: the element that is shown, matches a selector, and is called so, as a screen reader would say it. */
const find = `
  const [selector, name] = arguments;
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText)
      .replaceAll(/\\s+/g, ' ').trim();
  const shown = [...document.querySelectorAll(selector)].filter(
    (element) => element.localName === 'option' || element.checkVisibility());
  return shown.find((element) => name === null || nameOf(element) === name) ?? null;`;

/** What a shopper does in a browser, by the commands of WebDriver. */
export class Shopper {
  #send: Send;
  #address: string;

  /** @param address of the shop */
  constructor(send: Send, address: string) {
    this.#send = send;
    this.#address = address;
  }

  /** Has a list or a note in storage from an earlier visit. */
  async store(kept: Readonly<Record<string, unknown>>): Promise<void> {
    // A file of the host, so that no page of the shop is open meanwhile.
    await this.goTo('/robots.txt');
    const texts = Object.entries({ signupDismissed: true, ...kept }).map(
      ([key, value]) => [key, JSON.stringify(value)] as const,
    );
    // The address may be that of an earlier test.
    await this.run(
      `localStorage.clear(); sessionStorage.clear();
      for (const [key, text] of arguments[0]) localStorage.setItem(key, text)`,
      texts,
    );
  }

  /** Goes to an address, and waits until what is there is read to its end. */
  async goTo(path: string): Promise<void> {
    const url = this.#address + path;
    await this.#send('Navigate', { url });
    const isThere = 'return location.href === arguments[0] && document.readyState !== "loading"';
    await this.sees(() => this.run(isThere, url), true);
  }

  /** Scrolls to the end of the page, where what is far below is laid out. */
  async scrollDown(): Promise<void> {
    await this.run('scrollTo(0, document.body.scrollHeight)');
  }

  /** Goes to a page, and waits until it is hydrated. */
  async open(path: string): Promise<void> {
    await this.goTo(path);
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    const ready = 'return document.querySelector("body:not(:has(#early-note)) > footer") !== null';
    await this.sees(() => this.run(ready), true);
  }

  async goBack(): Promise<void> {
    await this.#send('Back');
  }

  /** Presses what is called so: a button or a link, or what a selector says. */
  async press(name: string | null, selector = 'button, a[href]'): Promise<void> {
    await this.#use(selector, name, ['ElementClick']);
  }

  /** Types into the field with this label, in place of what is in it. */
  async type(label: string, text: string): Promise<void> {
    await this.#use('input, textarea', label, ['ElementClear'], ['ElementSendKeys', { text }]);
  }

  async pressKey(key: string): Promise<void> {
    const keys = ['keyDown', 'keyUp'].map((type) => ({ type, value: key }));
    await this.#send('PerformActions', { actions: [{ type: 'key', id: 'keys', actions: keys }] });
  }

  /** Expects that something is seen sooner or later. */
  async sees(look: () => Promise<unknown>, expected: unknown): Promise<void> {
    await expect.poll(look, patience).toEqual(expected);
  }

  /** Expects a text in what a selector matches first. */
  async reads(text: string | RegExp, selector = 'main'): Promise<void> {
    const look = () => this.textOf(selector);
    await expect.poll(look, patience).toMatch(text);
  }

  /** Whether something is shown that is called so. */
  async has(name: string, selector: string): Promise<boolean> {
    return (await this.run(find, selector, name)) !== null;
  }

  async isAt(path: string): Promise<void> {
    await this.sees(() => this.run('return location.pathname + location.search'), path);
  }

  textOf(selector: string): Promise<unknown> {
    return this.run('return document.querySelector(arguments[0])?.innerText ?? ""', selector);
  }

  valueOf(selector: string): Promise<unknown> {
    return this.run('return document.querySelector(arguments[0])?.value', selector);
  }

  /** The ids and quantities of a stored list. */
  async stored(key: 'cart' | 'wishlist'): Promise<unknown> {
    const list = await this.run(
      'return JSON.parse(localStorage.getItem(arguments[0]) ?? "[]")',
      key,
    );
    return (list as { id: number; quantity?: number }[]).map(({ id, quantity }) => [id, quantity]);
  }

  /** Runs a script in the page. */
  run(script: string, ...args: unknown[]): Promise<unknown> {
    return this.#send('ExecuteScript', { script, args });
  }

  async windows(): Promise<readonly string[]> {
    return (await this.#send('GetWindowHandles')) as string[];
  }

  /** Does something in a tab of its own. */
  async inAnotherTab(act: () => Promise<void>): Promise<void> {
    const own = await this.#send('GetWindowHandle');
    const { handle } = (await this.#send('NewWindow', { type: 'tab' })) as { handle: string };
    await this.#send('SwitchToWindow', { handle });
    await act();
    await this.#send('SwitchToWindow', { handle: own });
  }

  /** Leaves one window open. */
  async closeOthers(): Promise<void> {
    const [first, ...others] = await this.windows();
    for (const handle of others) {
      await this.#send('SwitchToWindow', { handle });
      await this.#send('CloseWindow');
    }
    await this.#send('SwitchToWindow', { handle: first });
  }

  /** Gives commands for an element, as soon as it is shown and nothing is before it. */
  async #use(selector: string, name: string | null, ...commands: [Command, object?][]) {
    await vi.waitFor(async () => {
      const found = (await this.run(find, selector, name)) as Found | null;
      // WebKit does not scroll by itself in a window that another one was before.
      await this.run(
        'arguments[0]?.scrollIntoView({ block: "center", behavior: "instant" })',
        found,
      );
      if (!found) throw new Error(`There is no ${selector} named ${name}.`);
      for (const [command, body] of commands)
        await this.#send(command, { ...body, id: found[idOfElement] });
    }, patience);
  }
}

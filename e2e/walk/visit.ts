import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type ElementHandle,
  type Page,
  errors,
  expect,
} from '@playwright/test';
import { watchPage } from '../shop.ts';
import { releases } from './buildReleases.ts';
import { type ServedPage, faultsOf, readServedPage } from './checks.ts';
import { type Control, type Look, backKey, installEyes } from './eyes.ts';
import { type Lists, emptyLists } from './lists.ts';
import type { Effect, Stage } from './meaning.ts';
import { type Network, setNetwork, setSpeed } from './network.ts';
import type { Chance } from './random.ts';

/** The shopper of a walk: what does not change from the first step to the last. */
export type Walker = {
  readonly isPhone: boolean;
  /** Whether the service worker is allowed, which then also answers without a network. */
  readonly hasWorker: boolean;
  /** If not, Sign Up opens by itself on every page until it is closed. */
  readonly isSignUpDismissed: boolean;
  /** Whether the shopper has asked the system for reduced motion: nothing moves by itself then. */
  readonly prefersStillness: boolean;
};

/** Where the shop is published, for this walk alone. */
type Host = {
  readonly address: string;
  readonly publish: (folder: string) => Promise<void>;
};

/** What all walks share; `served` keeps the facts of the pages that the host has served. */
type Setting = {
  readonly walker: Walker;
  readonly request: APIRequestContext;
  readonly host: Host;
  readonly served: Map<string, ServedPage>;
};

/** What the checks need to know about the step before them. */
export type Outcome = {
  readonly effects?: readonly Effect[];
  /** Whether focus may move to the page itself, because no element was pressed. */
  readonly mayLoseFocus?: boolean;
};

type Tab = { readonly page: Page };

export type Found = { readonly element: ElementHandle<Element>; readonly control: Control };

/** What the browser itself logs while there is no network. */
const browserMessage = /Failed to load resource: net::ERR_/;

/** A warning about a preloaded picture, whose file name has its name and its width. */
const notUsed = /\/pictures\/([^/]+)\.(\d+)\.avif was preloaded using link preload but not used/;

const sizes = {
  desktop: [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 800, height: 600 },
    { width: 2560, height: 1440 },
  ],
  phone: [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 320, height: 568 },
    { width: 412, height: 915 },
  ],
} as const;

/** One shopper in one browser with one or two tabs, and the lists that are expected. */
export class Visit {
  lists: Lists = emptyLists;
  network: Network = 'fast';
  /** What this step has done so far, for the report. */
  notes: string[] = [];
  private tabs: readonly Tab[] = [];
  private current = 0;
  /** Of every tab, closed ones too. */
  private readonly complaints: (readonly string[])[] = [];
  /** How many complaints earlier steps have reported. */
  private reported = 0;
  private wasOffline = false;
  private release: (typeof releases)[number] = releases[0];
  /** The widest copy of each picture that was requested. */
  private readonly widest = new Map<string, number>();

  readonly walker: Walker;
  readonly context: BrowserContext;
  private readonly request: APIRequestContext;
  readonly origin: string;
  private readonly host: Host;
  private readonly served: Map<string, ServedPage>;

  private constructor({ walker, request, host, served }: Setting, context: BrowserContext) {
    this.walker = walker;
    this.context = context;
    this.request = request;
    this.host = host;
    this.origin = host.address;
    this.served = served;
  }

  /** Starts a walk in a new browser, with the home page open. */
  static async begin(browser: Browser, setting: Setting): Promise<Visit> {
    const { walker, host } = setting;
    const context = await browser.newContext({
      baseURL: host.address,
      viewport: sizes[walker.isPhone ? 'phone' : 'desktop'][0],
      serviceWorkers: walker.hasWorker ? 'allow' : 'block',
      reducedMotion: walker.prefersStillness ? 'reduce' : 'no-preference',
      ...(walker.isPhone && { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }),
    });
    await context.addInitScript(installEyes, backKey);
    if (walker.isSignUpDismissed) {
      await context.addInitScript(() => {
        if (location.protocol.startsWith('http')) localStorage.setItem('signupDismissed', 'true');
      });
    }
    const visit = new Visit(setting, context);
    await visit.openTab('/', 'load');
    if (walker.hasWorker) {
      await visit.page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
    }
    return visit;
  }

  get page(): Page {
    const tab = this.tabs[this.current];
    if (!tab) throw new Error('The shopper has no tab open.');
    return tab.page;
  }

  get otherPage(): Page | undefined {
    return this.tabs[1 - this.current]?.page;
  }

  async openTab(address: string, waitUntil: 'commit' | 'load' = 'commit'): Promise<void> {
    const page = await this.context.newPage();
    // There is no mail program, and the page must not navigate.
    await page.addInitScript(() => {
      window.navigation.addEventListener('navigate', (event) => {
        if (/^(?:mailto|tel):/.test(event.destination.url)) event.preventDefault();
      });
    });
    this.complaints.push(watchPage(page, this.origin));
    page.on('request', (request) => {
      const [, name, width] = /\/pictures\/(.+)\.(\d+)\.avif$/.exec(request.url()) ?? [];
      if (name) this.widest.set(name, Math.max(this.widest.get(name) ?? 0, Number(width)));
    });
    this.tabs = [...this.tabs, { page }];
    this.current = this.tabs.length - 1;
    if (this.network === 'slow') await setSpeed(page, 'slow', this.slowdown);
    // With the origin: Playwright, too, takes two slashes for another host.
    await page.goto(this.origin + address, { waitUntil });
  }

  async closeOtherTab(): Promise<void> {
    await this.otherPage?.close();
    this.tabs = this.tabs.filter(({ page }) => !page.isClosed());
    this.current = 0;
  }

  async switchTab(): Promise<void> {
    this.current = 1 - this.current;
    await this.page.bringToFront();
  }

  async setNetwork(network: Network): Promise<void> {
    this.network = network;
    await setNetwork(this.context, network, this.slowdown);
  }

  /** Publishes what comes next, up to the next release; `undefined` if that is there already. */
  async deploy(): Promise<string | undefined> {
    const next = releases[releases.indexOf(this.release) + 1];
    if (next === undefined) return undefined;
    this.release = next;
    await this.host.publish(next);
    return next;
  }

  /** How many times slower the processor is on a slow network: a phone is slow in both. */
  private get slowdown(): number {
    return this.walker.isPhone ? 4 : 1;
  }

  async resize(chance: Chance): Promise<string> {
    const size = chance.one(sizes[this.walker.isPhone ? 'phone' : 'desktop']);
    await this.page.setViewportSize(size);
    return `${size.width} × ${size.height}`;
  }

  /** Whether a page of the shop can be loaded: from the network or by the service worker. */
  get canLoad(): boolean {
    return this.network !== 'none' || this.walker.hasWorker;
  }

  /** Without a network only the addresses of links can be loaded (SPEC 17.40). */
  canOpen(address: string): boolean {
    const isOther = /no-such|abc|\/11\b|index\.html|%|(?<!:)\/\//.test(address);
    return this.canLoad && (this.network !== 'none' || !isOther);
  }

  note(text: string): void {
    this.notes.push(text);
  }

  look(page = this.page): Promise<Look> {
    return page.evaluate(() => window.eyes.look());
  }

  async stage(page = this.page): Promise<Stage> {
    const { path, dialogs, isMenuOpen, steppers } = await this.look(page);
    const own = steppers.find(({ productId }) => productId === undefined);
    return { path, lists: this.lists, quantity: Number(own?.value ?? 1), dialogs, isMenuOpen };
  }

  /** One of the controls that the shopper can reach, if there is one. */
  async find(
    kinds: readonly Control['kind'][],
    chance: Chance,
    { page = this.page, beginning = '' } = {},
  ): Promise<Found | undefined> {
    const prefersMain = chance.happens(0.6);
    // What is below a menu can be hit until its script has come.
    await page.waitForFunction(() => window.eyes.isSettled());
    const found = await page.evaluateHandle(([kinds, draw]) => window.eyes.choose(kinds, draw), [
      kinds,
      { beginning, prefersMain, group: chance.next(), member: chance.next() },
    ] as const);
    return describe(found.asElement());
  }

  /** What has focus, if it can be pressed. */
  async focused(): Promise<Found | undefined> {
    const focused = await this.page.evaluateHandle(() => window.eyes.focused());
    return describe(focused.asElement());
  }

  /** Clicks or taps; false if the control was removed or Sign Up opened over it before. */
  async press({ element, control }: Found, key?: 'Enter' | 'Space'): Promise<boolean> {
    const page = (await element.ownerFrame())?.page() ?? this.page;
    const { pathname } = new URL(page.url());
    this.note(
      `${key ?? (this.walker.isPhone ? 'tap' : 'click')} "${control.name || control.address}" at ${pathname}`,
    );
    try {
      if (key) {
        await element.focus();
        if (await this.isCovered(element)) return this.missed('Sign Up opened first');
        await page.keyboard.press(key);
      } else {
        const how = { timeout: this.timeout, force: control.isDisabled };
        await (this.walker.isPhone ? element.tap(how) : element.click(how));
      }
      return true;
    } catch (cause) {
      if (!(await element.isVisible())) return this.missed('it was gone');
      if (!(cause instanceof errors.TimeoutError && (await this.isCovered(element)))) throw cause;
      return this.missed('Sign Up opened first');
    }
  }

  private isCovered(element: Found['element']): Promise<boolean> {
    return element.evaluate((control) => window.eyes.isCovered(control));
  }

  private missed(why: string): false {
    this.note(why);
    return false;
  }

  /** How long an effect may take, in ms; only a fault takes this long. */
  get timeout(): number {
    return this.network === 'slow' ? 60_000 : 15_000;
  }

  /** Looks at every tab until nothing is wrong, and returns what is still wrong after the timeout. */
  async check(before: Look, outcome: Outcome): Promise<readonly string[]> {
    let faults: readonly string[] = [];
    this.wasOffline = false;
    const mayLackProducts = this.tabs.length > 1 && !this.canLoad;
    const lookAround = async () => {
      const seen: string[] = [];
      let after: Look | undefined;
      for (const { page } of this.tabs) {
        const look = await this.lookOnline(page);
        const served = await this.servedPage(look.path);
        seen.push(...faultsOf(look, this.lists, served, mayLackProducts));
        if (page === this.page) after = look;
      }
      if (after && !this.wasOffline) seen.push(...stepFaults(after, before, outcome));
      faults = seen;
      expect(faults).toEqual([]);
    };
    const intervals = [0, 20, 50, 100, 250];
    await expect(lookAround)
      .toPass({ timeout: this.timeout, intervals })
      .catch((cause: unknown) => {
        // A page that cannot be read is a fault as well.
        if (faults.length === 0) faults = [cause instanceof Error ? cause.message : String(cause)];
      });
    const complaints = this.complaints
      .flat()
      .filter((complaint) => !browserMessage.test(complaint) && !this.hasWiderCopy(complaint));
    const unreported = complaints.slice(this.reported);
    this.reported = complaints.length;
    return [...faults, ...unreported];
  }

  /** Chromium shows a wider copy that it has in memory, and then says that the preloaded one is not used. */
  private hasWiderCopy(complaint: string): boolean {
    const [, name = '', width] = notUsed.exec(complaint) ?? [];
    return (this.widest.get(name) ?? 0) > Number(width);
  }

  /** Looks at a page as a shopper who goes online again, and tries again, where the page needs it. */
  private async lookOnline(page: Page): Promise<Look> {
    if (page.url().startsWith('chrome-error:')) {
      // Without a service worker the browser shows its own error page.
      this.note('the browser shows its error page for no network');
      this.wasOffline = true;
      await this.setNetwork('fast');
      await page.goto('/', { waitUntil: 'commit' });
    }
    const look = await this.look(page);
    if (look.hasRetry) {
      this.note('Try again');
      await page
        .getByRole('link', { name: /try again/i })
        .first()
        .click({ timeout: 5000 });
    }
    return look;
  }

  private async servedPage(path: string): Promise<ServedPage> {
    const known = this.served.get(path);
    if (known) return known;
    // As a browser asks: an address that looks like a file has the page for unknown addresses too.
    const asked = await this.request.get(this.origin + path, { headers: { accept: 'text/html' } });
    const html = await asked.text();
    const page = readServedPage(path, html);
    this.served.set(path, page);
    return page;
  }
}

async function describe(element: ElementHandle<Element> | null): Promise<Found | undefined> {
  if (!element) return undefined;
  const control = await element.evaluate((found) => window.eyes.describe(found));
  return { element, control };
}

/** What is wrong with the result of a step. */
function stepFaults(after: Look, before: Look, { effects = [], mayLoseFocus }: Outcome): string[] {
  const faults = effects.flatMap((effect) => effect(after, before) ?? []);
  const isSameDocument = after.document === before.document;
  const hasDialogClosed = before.dialogs.length > 0 && after.dialogs.length === 0;
  const focusBefore = hasDialogClosed ? before.focusOutside : before.focus;
  if (isSameDocument && !mayLoseFocus && focusBefore !== '' && after.focus === '') {
    faults.push(`focus was at "${focusBefore}" and is lost`);
  }
  if (after.dialogs.length > 0 && !after.isFocusInDialog) {
    faults.push(`focus is at "${after.focus}", outside the dialog "${after.dialogs.join()}"`);
  }
  return faults;
}

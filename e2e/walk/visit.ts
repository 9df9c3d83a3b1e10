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
import { type ServedPage, faultsOf, readServedPage } from './checks.ts';
import { type Control, type Look, backKey, installEyes } from './eyes.ts';
import { type Lists, emptyLists } from './lists.ts';
import type { Effect, Stage } from './meaning.ts';
import { type Network, setNetwork, setSpeed } from './network.ts';
import type { Chance } from './random.ts';

/** Who walks: what stays the same from the first step to the last. */
export type Walker = {
  readonly isPhone: boolean;
  /** Lets the service worker in, which then also answers without a network. */
  readonly hasWorker: boolean;
  /** Else Sign Up opens by itself, on every page, until it is closed. */
  readonly isSignUpDismissed: boolean;
};

/** Where a walk takes place; `served` keeps what the host says of an address. */
type Place = {
  readonly walker: Walker;
  readonly request: APIRequestContext;
  readonly origin: string;
  readonly served: Map<string, ServedPage>;
};

/** What the checks after a step must know of it. */
export type Outcome = {
  readonly effects?: readonly Effect[];
  /** Focus may fall to the page: nobody's element was pressed. */
  readonly mayLoseFocus?: boolean;
};

type Tab = { readonly page: Page };

export type Found = { readonly element: ElementHandle; readonly control: Control };

/** What the browser itself says when the walk takes the network away. */
const saidByBrowser = /Failed to load resource: net::ERR_/;

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

/** One shopper in one browser, with one or two tabs, and what must be in the lists. */
export class Visit {
  lists: Lists = emptyLists;
  network: Network = 'fast';
  /** What was done in the present step, for whoever reads the report. */
  notes: string[] = [];
  private tabs: readonly Tab[] = [];
  private current = 0;
  /** Of every tab there was. */
  private readonly complaints: (readonly string[])[] = [];
  private told = 0;
  private wasCutOff = false;

  readonly walker: Walker;
  readonly context: BrowserContext;
  private readonly request: APIRequestContext;
  private readonly origin: string;
  private readonly served: Map<string, ServedPage>;

  private constructor({ walker, request, origin, served }: Place, context: BrowserContext) {
    this.walker = walker;
    this.context = context;
    this.request = request;
    this.origin = origin;
    this.served = served;
  }

  /** A new shopper comes: a fresh browser, with the home page open. */
  static async begin(browser: Browser, place: Place): Promise<Visit> {
    const { walker, origin } = place;
    const context = await browser.newContext({
      baseURL: origin,
      viewport: sizes[walker.isPhone ? 'phone' : 'desktop'][0],
      serviceWorkers: walker.hasWorker ? 'allow' : 'block',
      ...(walker.isPhone && { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }),
    });
    await context.addInitScript(installEyes, backKey);
    if (walker.isSignUpDismissed) {
      await context.addInitScript(() => {
        if (location.protocol.startsWith('http')) localStorage.setItem('signupDismissed', 'true');
      });
    }
    const visit = new Visit(place, context);
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
    // A mail program is not there, and the page must stay.
    await page.addInitScript(() => {
      window.navigation.addEventListener('navigate', (event) => {
        if (/^(?:mailto|tel):/.test(event.destination.url)) event.preventDefault();
      });
    });
    this.complaints.push(watchPage(page, this.origin));
    this.tabs = [...this.tabs, { page }];
    this.current = this.tabs.length - 1;
    if (this.network === 'slow') await setSpeed(page, 'slow');
    await page.goto(address, { waitUntil });
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
    await setNetwork(this.context, network);
  }

  async resize(chance: Chance): Promise<string> {
    const size = chance.one(sizes[this.walker.isPhone ? 'phone' : 'desktop']);
    await this.page.setViewportSize(size);
    return `${size.width} × ${size.height}`;
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

  /** One of the controls that the shopper can reach, or none. */
  async find(
    kinds: readonly Control['kind'][],
    chance: Chance,
    { page = this.page, beginning = '' } = {},
  ): Promise<Found | undefined> {
    const prefersMain = chance.happens(0.6);
    const found = await page.evaluateHandle(
      ([kinds, draw]) => window.eyes.choose(kinds, draw) ?? {},
      [kinds, { beginning, prefersMain, group: chance.next(), member: chance.next() }] as const,
    );
    const element = (await found.getProperty('element')).asElement();
    const control = (await (await found.getProperty('control')).jsonValue()) as Control | undefined;
    return element && control ? { element, control } : undefined;
  }

  /** What has focus, if it can be pressed. */
  async focused(): Promise<Found | undefined> {
    const control = await this.page.evaluate(() => window.eyes.focused());
    const handle = await this.page.evaluateHandle(() => document.activeElement);
    const element = handle.asElement();
    return element && control ? { element, control } : undefined;
  }

  /** Presses as the device does; false if the control went away or Sign Up came in between. */
  async press({ element, control }: Found, key?: 'Enter' | 'Space'): Promise<boolean> {
    const page = (await element.ownerFrame())?.page() ?? this.page;
    const before = await this.look(page);
    this.note(
      `${key ?? (this.walker.isPhone ? 'tap' : 'click')} "${control.name || control.address}" at ${before.path}`,
    );
    try {
      if (key) {
        await element.focus();
        await page.keyboard.press(key);
      } else {
        const how = { timeout: this.patience, force: control.isDisabled };
        await (this.walker.isPhone ? element.tap(how) : element.click(how));
      }
      return true;
    } catch (cause) {
      const after = await this.look(page);
      const hasSignUpCome = after.dialogs.length > before.dialogs.length;
      const isGone = !(await element.isVisible());
      const isLate = cause instanceof errors.TimeoutError;
      if (!isGone && !(isLate && hasSignUpCome)) throw cause;
      this.note(isGone ? 'it had gone' : 'Sign Up came first');
      return false;
    }
  }

  /** How long an effect may take, in ms; only what is at fault takes as long. */
  get patience(): number {
    return this.network === 'slow' ? 60_000 : 15_000;
  }

  /** Looks at every tab until nothing is wrong any more, and says what still is. */
  async check(before: Look, outcome: Outcome): Promise<readonly string[]> {
    let faults: readonly string[] = [];
    this.wasCutOff = false;
    const lookAround = async () => {
      const seen: string[] = [];
      for (const { page } of this.tabs) seen.push(...(await this.faultsIn(page)));
      if (seen.length === 0 && !this.wasCutOff) {
        seen.push(...stepFaults(await this.look(), before, outcome));
      }
      faults = seen;
      expect(faults).toEqual([]);
    };
    const intervals = [0, 20, 50, 100, 250];
    await expect(lookAround)
      .toPass({ timeout: this.patience, intervals })
      .catch((cause: unknown) => {
        // A page that cannot be looked at is a fault as well.
        if (faults.length === 0) faults = [cause instanceof Error ? cause.message : String(cause)];
      });
    const complaints = this.complaints.flat().filter((complaint) => !saidByBrowser.test(complaint));
    const news = complaints.slice(this.told);
    this.told = complaints.length;
    return [...faults, ...news];
  }

  private async faultsIn(page: Page): Promise<readonly string[]> {
    if (page.url().startsWith('chrome-error:')) {
      // Without a worker the browser has a page of its own for that; the shopper comes back later.
      this.note('the browser says that there is no network');
      this.wasCutOff = true;
      await this.setNetwork('fast');
      await page.goto('/', { waitUntil: 'commit' });
    }
    const look = await this.look(page);
    if (look.hasRetry) {
      this.note('Try again');
      await page
        .getByRole('button', { name: /try again/i })
        .first()
        .click({ timeout: 5000 });
    }
    return faultsOf(look, this.lists, await this.servedPage(look.path));
  }

  private async servedPage(path: string): Promise<ServedPage> {
    const known = this.served.get(path);
    if (known) return known;
    const html = await (await this.request.get(this.origin + path)).text();
    const page = readServedPage(path, html);
    this.served.set(path, page);
    return page;
  }
}

/** What is wrong with what a step came to. */
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
